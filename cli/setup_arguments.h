// The set-up options that all commands share (--players, --variant, …, --set), and the table made from them.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game_text.h"

namespace spires::cli {

struct SetupArguments {
  std::string game;      // empty: that of the header, or the first one
  std::string header;    // a whole header as JSON, instead of the rest
  std::string revision;  // empty: the newest
  std::string players;
  std::string variant;
  std::string edition;
  std::string spells;
  bool has_spells = false;
  bool teams = false;
  std::string memory;
  std::vector<std::string> set;  // option=value
};

// The game of the arguments.
std::string game_of(const SetupArguments& arguments);

// The given settings, in no particular order; none is given twice.
Result<Settings> settings_of(const SetupArguments& arguments);

// Returns the first argument given besides the game, as the command line names it; empty if there is none.
std::string first_given(const SetupArguments& arguments);

// Validated, complete settings and the rules made from them.
template <GameText T>
struct Table {
  Settings header;
  typename T::Game::Rules rules;
};

template <GameText T>
Result<Table<T>> make_table(const Settings& settings) {
  Result<typename T::Game::Rules> rules = T::rules(settings);
  if (const Fault* fault = std::get_if<Fault>(&rules)) return *fault;
  return Table<T>{T::header(settings), std::get<0>(rules)};
}

// Returns the key missing from a header on the command line as a fault; nullopt if there is none or no header.
std::optional<Fault> incomplete_header(const SetupArguments& arguments);

template <GameText T>
Result<Table<T>> make_table(const SetupArguments& arguments) {
  const Result<Settings> settings = settings_of(arguments);
  if (const Fault* fault = std::get_if<Fault>(&settings)) return *fault;
  Result<Table<T>> table = make_table<T>(std::get<0>(settings));
  if (std::holds_alternative<Fault>(table)) return table;
  if (std::optional<Fault> fault = incomplete_header(arguments)) return *fault;
  return table;
}

}  // namespace spires::cli

// The texts of a game for tools: names, notation, sentences. One struct of static functions per game (towers::Text), so
// that every tool is written once for all games.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/text_fault.h"

namespace spires {

// One line of a match's header, as docs/notation.md names it. Nested names are joined by a dot:
// "players", "variant", "options.castleLanding", "options.costs.MW".
struct Setting {
  enum class Kind { Word, Number, Flag, List };
  std::string name;
  std::string value;  // a list's items are joined by commas
  Kind kind = Kind::Word;
  bool operator==(const Setting&) const = default;
};
using Settings = std::vector<Setting>;

template <class T>
concept GameText =
    Game<typename T::Game> && requires(const typename T::Game::Rules& rules, const typename T::Game::State& state,
                                       const typename T::Game::Action& action, const typename T::Game::Chance& chance,
                                       const typename T::Game::Event& event, const typename T::Game::View& view,
                                       std::string_view text, const Settings& settings, Seat seat, RuleNumber rule,
                                       const std::vector<std::string>& seen, typename T::Game::State& start) {
      { T::kName } -> std::convertible_to<std::string_view>;        // "towers"
      { T::kRulePrefix } -> std::convertible_to<std::string_view>;  // "WT"
      { T::kRevision } -> std::convertible_to<int>;                 // the newest revision of the rules
      { T::revision(rules) } -> std::same_as<int>;                  // the revision of a table, in every record
      { T::seat(seat) } -> std::same_as<std::string>;               // "A"
      // Fills in defaults; the settings of equal rules are equal, and rules(settings(...)) is the same again.
      { T::rules(settings) } -> std::same_as<Result<typename T::Game::Rules>>;
      // The complete header in order, as traces and records write it; names the revision unless it is the newest.
      // REQUIRES: rules(settings) is a value.
      { T::header(settings) } -> std::same_as<Settings>;
      { T::players(rules) } -> std::same_as<int>;
      { T::action(action) } -> std::same_as<std::string>;
      { T::parse_action(text) } -> std::same_as<std::optional<typename T::Game::Action>>;
      { T::chance(rules, state, chance) } -> std::same_as<std::string>;
      { T::parse_chance(rules, state, text) } -> std::same_as<std::optional<typename T::Game::Chance>>;
      { T::state(rules, state) } -> std::same_as<std::string>;
      // The state line with holes for facts that the owner of the view may not know.
      { T::view(rules, view) } -> std::same_as<std::string>;
      { T::parse_state(rules, text) } -> std::same_as<Result<typename T::Game::State>>;
      // What the seats have seen and the state line omits, oldest first; a reader of both gets the same knowledge.
      { T::seen(rules, state) } -> std::same_as<std::vector<std::string>>;
      { T::parse_seen(rules, seen, start) } -> std::same_as<std::optional<Fault>>;
      // The last line of a trace, named as in a header ("winners", "places.A", "reason"). For an unfinished game, the
      // part that is known, which may be empty.
      { T::ending(rules, state) } -> std::same_as<Settings>;
      { T::phase(state) } -> std::same_as<std::string>;             // "pre+pick"
      { T::kind(action) } -> std::same_as<std::string>;             // "cast FR": the kind of a decision, for tables
      { T::sentence(rules, event) } -> std::same_as<std::string>;   // empty: not worth telling
      { T::why(rule) } -> std::same_as<std::string>;                // the rule in plain words
      { T::draw_board(rules, view) } -> std::same_as<std::string>;  // several lines for a terminal
    };

}  // namespace spires

// The functions that tools need besides the notation of a game: rulesets, the meaning of options, measures of a
// finished game, and which steps reveal something. One struct of static functions per game (towers::Tools).
#pragma once

#include <concepts>
#include <string>
#include <vector>

#include "engine/core/game_text.h"
#include "engine/core/text_setting.h"

namespace spires {

// One option of a table, for help texts and forms.
struct OptionHelp {
  std::string name;  // as `--set` takes it
  Setting::Kind kind = Setting::Kind::Word;
  std::vector<std::string> words;  // the values, or the items of a list; a number without words is 0 to `most`
  int most = 0;
  std::string value;   // the value under the given settings; empty: none is given
  std::string effect;  // one sentence
  std::string only;    // the variant, or "teams", that it applies to; empty: every table
};

// The choices of a table besides its options. A list is empty if the game has no such choice.
struct TableChoices {
  std::vector<std::string> editions;  // the setting `profile`, the usual one first
  std::vector<std::string> variants;  // likewise
  std::vector<std::string> spells;    // tiles that may be laid out
};

// A number measured at the end of a game.
struct Measure {
  std::string name;
  int value = 0;
};

template <class K>
concept GameTools = GameText<typename K::Text> &&
                    requires(const typename K::Text::Game::Rules& rules, const typename K::Text::Game::State& state,
                             const typename K::Text::Game::Event& event, const Settings& settings) {
                      // Every ruleset that `sign` signs and `simulate --all` plays.
                      { K::rulesets() } -> std::same_as<std::vector<Ruleset>>;
                      // REQUIRES: Text::rules(settings) is a value.
                      { K::options(settings) } -> std::same_as<std::vector<OptionHelp>>;
                      { K::choices() } -> std::same_as<TableChoices>;
                      // Returns whether the tiles in play are drawn, so that players do not choose them.
                      { K::draws_tiles(rules) } -> std::same_as<bool>;
                      // How to read and type moves, a few lines for a player at a terminal.
                      { K::hints() } -> std::same_as<std::string>;
                      // Always the same names in the same order.
                      { K::measures(rules, state) } -> std::same_as<std::vector<Measure>>;
                      // The memory mode of the table's options.
                      { K::memory(rules) } -> std::same_as<typename K::Text::Game::Memory>;
                      // Returns whether the event shows a player something new: strangers cannot undo such a step.
                      { K::reveals(rules, event) } -> std::same_as<bool>;
                    };

}  // namespace spires

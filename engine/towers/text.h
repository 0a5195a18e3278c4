// Towers as text: the notation, the options by name, sentences, and a board for a terminal.
//
// The notation is docs/notation.md. Readers are strict: an accepted text is written back unchanged, except for the
// order of letters on a surface and of cards in a hand, which is free, and for the field `last`, which follows from the
// others. Writers never fail. Readers do not check legality; the game does.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_text.h"
#include "engine/towers/towers.h"

namespace spires::towers {

struct Text {
  using Game = Towers;
  static constexpr std::string_view kName = "towers";
  static constexpr std::string_view kRulePrefix = "WT";
  static constexpr int kRevision = towers::kRevision;

  static std::string seat(Seat seat);

  // text_options.cpp; the options themselves are listed in text_options.h.
  static Result<Rules> rules(const Settings& settings);
  // REQUIRES: rules(settings) is a value.
  static Settings header(const Settings& settings);
  static int players(const Rules& rules);
  static int revision(const Rules& rules);

  // text_action.cpp
  static std::string action(const Action& action);
  static std::optional<Action> parse_action(std::string_view text);
  static std::string kind(const Action& action);
  // REQUIRES: a draw is written for a state that waits for one.
  static std::string chance(const Rules& rules, const State& state, const Chance& chance);
  static std::optional<Chance> parse_chance(const Rules& rules, const State& state, std::string_view text);

  // text_state.cpp. The line omits the top card of the discard pile, and the piece that a repetition is bound to before
  // it is asked.
  static std::string state(const Rules& rules, const State& state);
  static Settings ending(const Rules& rules, const State& state);
  static std::string phase(const State& state);
  // The state line with holes (WT-18).
  static std::string view(const Rules& rules, const View& view);
  // Boards and piles may be partial but hold no more of anything than the box (WT-19).
  static Result<State> parse_state(const Rules& rules, std::string_view text);
  // `top T2`: the top card of the discard pile, if the players know it.
  static std::vector<std::string> seen(const Rules& rules, const State& state);
  static std::optional<Fault> parse_seen(const Rules& rules, const std::vector<std::string>& seen, State& state);

  // text_sentences.cpp: uses only the event itself, so a redacted event reveals nothing.
  static std::string sentence(const Rules& rules, const Event& event);
  // text_why.cpp: empty for a number without a rule.
  static std::string why(RuleNumber rule);

  // text_board.cpp
  enum class Paint { Plain, Ansi };
  static std::string draw_board(const Rules& rules, const View& view);
  static std::string draw_board(const Rules& rules, const View& view, Paint paint);
};

static_assert(GameText<Text>);

}  // namespace spires::towers

// Knight & Mage as text: the notation, the options by name, sentences, and a board for a terminal.
//
// The notation is docs/notation.md. Readers are strict: an accepted text is written back as the same text. Writers
// never fail. Readers do not check legality; the game does.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_text.h"
#include "engine/duel/duel.h"

namespace spires::duel {

struct Text {
  using Game = Duel;
  static constexpr std::string_view kName = "duel";
  static constexpr std::string_view kRulePrefix = "KM";
  static constexpr int kRevision = duel::kRevision;

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
  // REQUIRES: the state waits for such an outcome.
  static std::string chance(const Rules& rules, const State& state, const Chance& chance);
  static std::optional<Chance> parse_chance(const Rules& rules, const State& state, std::string_view text);

  // text_state.cpp. The line omits what the players have seen (knowledge.h).
  static std::string state(const Rules& rules, const State& state);
  static std::string view(const Rules& rules, const View& view);
  static std::string phase(const State& state);
  // Positions for study need not hold the whole deck, but must be playable to the end.
  static Result<State> parse_state(const Rules& rules, std::string_view text);
  // text_seen.cpp: `open EL`, `unseen EL`, `draw 2.1 TS`, `look 2.3 PUR BLU ST* EL keep`. The reader replaces what the
  // state knows; without it every card in the pile counts as unseen, and nobody has looked.
  static std::vector<std::string> seen(const Rules& rules, const State& state);
  static std::optional<Fault> parse_seen(const Rules& rules, const std::vector<std::string>& seen, State& state);

  // text_ending.cpp: the last line of a trace, by its members: winners, score.K.guess … score.M.total, tiebreak. Empty
  // before the end.
  static Settings ending(const Rules& rules, const State& state);

  // text_sentences.cpp: uses only the event itself, so a redacted event reveals nothing.
  static std::string sentence(const Rules& rules, const Event& event);
  // text_why.cpp: empty for a number without a rule.
  static std::string why(RuleNumber rule);

  // text_board.cpp
  static std::string draw_board(const Rules& rules, const View& view);
};

static_assert(GameText<Text>);

}  // namespace spires::duel

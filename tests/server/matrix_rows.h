// The rules of docs/protocol.md on who may send which message when: a row per message, a verdict per phase. A message
// without a row does not compile.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "match/messages.h"
#include "tests/server/matrix_scene.h"

namespace spires::server::testing {

// The roles that may send it. Others are refused before anything else is checked.
enum class Needs {
  Nothing,
  Hello,
  Token,       // a token of a seat of this table, or of its host
  Table,       // to be at the table
  Seat,        // to hold the named seat
  SeatOrNone,  // the same, or to be at the table and name no seat
  Host,
  SeatOrHost,
};
enum class After { Same, Other };  // whether an allowed message changed anything for any client

// The code of a refusal; empty: allowed. By phase: gathering, running, undo asked, over, closed before it began,
// expired while it ran.
using Verdicts = std::array<std::string_view, kPhases.size()>;
inline constexpr std::string_view kYes;
inline constexpr Verdicts kAlways{};
inline constexpr Verdicts kWhileRunning{"not_begun", kYes, kYes, "over", "over", "over"};
inline constexpr Verdicts kNotAsked{"not_begun", "not_asked", "not_asked", "over", "over", "over"};
inline constexpr Verdicts kNobodyWatches{"unknown_word", "unknown_word", "unknown_word",
                                         "unknown_word", "unknown_word", "unknown_word"};

struct Row {
  std::string_view message;
  Needs needs = Needs::Nothing;
  After after = After::Same;
  Verdicts verdicts;     // for the allowed roles, among seats for the asked one
  Verdicts other_seats;  // for the other seats
};

inline constexpr auto kRows = std::to_array<Row>({
    {"Hello", Needs::Nothing, After::Same, kAlways, kAlways},
    {"Use", Needs::Hello, After::Same, kAlways, kAlways},
    {"Create", Needs::Hello, After::Other, kAlways, kAlways},
    {"Join", Needs::Hello, After::Other, kAlways, kAlways},
    {"Reclaim", Needs::Token, After::Other, kAlways, kAlways},
    {"Sit", Needs::Table, After::Other, {kYes, "taken", "taken", "taken", "taken", "taken"}, {}},
    {"Seal",
     Needs::Seat,
     After::Other,
     {kYes, "begun", "begun", "begun", "begun", "begun"},
     {kYes, "begun", "begun", "begun", "begun", "begun"}},
    {"Open",
     Needs::Seat,
     After::Same,
     {"not_begun", "begun", "begun", "begun", "begun", "begun"},
     {"not_begun", "begun", "begun", "begun", "begun", "begun"}},
    {"Start", Needs::Host, After::Other, {kYes, kYes, kYes, "over", "over", "over"}, {}},
    {"Move", Needs::Seat, After::Other, kWhileRunning, kNotAsked},
    {"Preview", Needs::Seat, After::Same, kWhileRunning, kNotAsked},
    {"Undo",
     Needs::Seat,
     After::Other,
     {"not_begun", kYes, "nothing_to_undo", "over", "over", "over"},
     {"not_begun", "nothing_to_undo", "nothing_to_undo", "over", "over", "over"}},
    {"UndoAnswer",
     Needs::Seat,
     After::Other,
     {"stale", "stale", kYes, "stale", "stale", "stale"},
     {"stale", "stale", kYes, "stale", "stale", "stale"}},
    {"Chat", Needs::SeatOrNone, After::Other, kAlways, kAlways},
    {"Phrase", Needs::SeatOrNone, After::Other, kAlways, kAlways},
    {"Mute", Needs::Table, After::Same, kAlways, kAlways},
    {"StandingPass", Needs::Seat, After::Other, kWhileRunning, kWhileRunning},
    {"Resign", Needs::Seat, After::Other, kWhileRunning, kWhileRunning},
    {"AgreeEnd", Needs::Seat, After::Other, kWhileRunning, kWhileRunning},
    {"Leave", Needs::SeatOrNone, After::Other, kAlways, kAlways},
    {"Hint", Needs::Seat, After::Same, {"not_begun", "hints_off", "hints_off", "over", "over", "over"}, kNotAsked},
    {"AllowHints", Needs::Seat, After::Other, kWhileRunning, kWhileRunning},
    {"Sync", Needs::SeatOrNone, After::Same, kAlways, kAlways},
    {"RemoveSeat", Needs::Host, After::Other, {kYes, kYes, kYes, "over", "over", "over"}, {}},
    {"StandIn", Needs::SeatOrHost, After::Other, kWhileRunning, {}},
    {"SilenceVote",
     Needs::Seat,
     After::Same,
     {"not_begun", "not_allowed", "not_allowed", "over", "over", "over"},
     {"not_begun", "not_allowed", "not_allowed", "over", "over", "over"}},
    {"MuteSpectator", Needs::SeatOrHost, After::Same, kNobodyWatches, {}},
    {"RemoveSpectator", Needs::Host, After::Same, kNobodyWatches, {}},
    {"CloseTable", Needs::Host, After::Other, {kYes, "begun", "begun", "begun", kYes, kYes}, {}},
    {"Rematch",
     Needs::SeatOrHost,
     After::Other,
     {"not_over", "not_over", "not_over", kYes, "not_over", "not_over"},
     {}},
    {"Export",
     Needs::SeatOrNone,
     After::Same,
     {"not_begun", kYes, kYes, kYes, "not_begun", kYes},
     {"not_begun", kYes, kYes, kYes, "not_begun", kYes}},
    {"Forget", Needs::Seat, After::Other, kAlways, kAlways},
});
constexpr std::size_t row_number(std::string_view message) {
  std::size_t i = 0;
  while (i < kRows.size() && kRows[i].message != message) ++i;
  return i;
}
constexpr bool has_row(std::string_view message) { return row_number(message) < kRows.size(); }
// REQUIRES: it has one.
constexpr const Row& row_of(std::string_view message) { return kRows[row_number(message)]; }

// One message of a role, and its expected result.
struct Saying {
  std::string what;
  Json message;
  std::string_view verdict;
};
std::vector<Saying> sayings(const Row& row, Role role, const Scene& scene);

}  // namespace spires::server::testing

// Analyses the record of a finished game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/core/text_fault.h"
#include "insight/judges.h"
#include "insight/report.h"
#include "match/message_parts.h"

namespace spires::insight {

// The text is a record, whole and unchanged. A Fault names what is wrong with it: its text, a step, its game, or that its
// game is not over. Nothing else is taken: there is no analysis of a game that still runs.
Result<Report> analyse(std::string_view record, const Budgets& budgets, const Part& part = {});

// Judges no decision, so it takes a small part of the time of a report.
Result<LuckOfGame> luck_of(std::string_view record, const Budgets& budgets);

// A moment of a finished game as the start of a practice table: what `create` of the protocol needs.
struct FromHere {
  std::string game;
  wire::Json settings = wire::Json::object();
  match::Position position;
  std::optional<std::string> asked;  // the seat that decides there; empty: chance
  std::vector<std::string> came;     // the outcomes of chance from there on: for `chance` of the position
  static constexpr std::string_view kName = "FromHere";
  static constexpr auto fields() {
    using S = FromHere;
    return std::tuple{wire::field("game", &S::game), wire::raw_field("settings", &S::settings, "Settings"),
                      wire::field("position", &S::position), wire::field("asked", &S::asked),
                      wire::field("came", &S::came)};
  }
};
// Returns the position after so many steps of the surviving line.
Result<FromHere> position_after(std::string_view record, std::uint32_t steps);

// Questions and answers as JSON, for a page that can be stopped between two of them. Each answer is what is said, or
// `{"field","why"}`.
//
// `{"nodes":1000}`: the Graph of the game.
std::string graph_json(std::string_view record, std::string_view question);
// `{"nodes":1000,"turn":3}`: the Report of one turn; without `turn`, of the whole game.
std::string analyse_json(std::string_view record, std::string_view question);
// `{"parts":[…]}` with the Reports of all turns: `{"report","text"}` of the whole game, equal to what analysing it at once
// gives.
std::string report_json(std::string_view parts);
// `{"step":57}`: the position after so many steps of the surviving line, as a FromHere.
std::string position_json(std::string_view record, std::string_view question);

}  // namespace spires::insight

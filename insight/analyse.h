// Analyses the record of a finished game.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/text_fault.h"
#include "insight/judges.h"
#include "insight/report.h"

namespace spires::insight {

// The text is a record, whole and unchanged. A Fault names what is wrong with it: its text, a step, its game, or that its
// game is not over. Nothing else is taken: there is no analysis of a game that still runs.
Result<Report> analyse(std::string_view record, const Budgets& budgets, const Part& part = {});

// A question and its answer as JSON, for a page: `{"nodes":1000,"turn":3}` asks for one turn, without `turn` for the
// whole game. The answer is a Report, or `{"field","why"}`.
std::string analyse_json(std::string_view record, std::string_view question);

}  // namespace spires::insight

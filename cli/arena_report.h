// The report of an arena: tables for people, and one JSON object with all data.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "cli/arena_bots.h"
#include "cli/arena_plan.h"
#include "cli/arena_results.h"
#include "cli/arena_statistics.h"
#include "cli/json_object.h"

namespace spires::cli {

struct ArenaReport {
  std::string game;
  Json parameters;  // as in the log
  std::vector<ArenaBot> bots;
  std::vector<std::string> seat_names;
  const ArenaPlan& plan;
  std::uint32_t wanted = 0;  // requested games
  ArenaResults results;
  std::optional<Sprt> test;
};

void print_tables(std::ostream& out, const ArenaReport& report);
// Unknown values, such as the Elo of an entrant who has won everything, are null.
Json report_json(const ArenaReport& report);

}  // namespace spires::cli

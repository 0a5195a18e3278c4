// The benchmarks, registered with Google Benchmark under the names that the report uses.
#pragma once

#include <string>
#include <string_view>

#include "bench/contests.h"

namespace spires::bench {

// "plies/basic2/engine", "children/master4/reference", "view/basic2/engine"
std::string benchmark_name(std::string_view what, const ContestInfo& contest, std::string_view who);

void register_benchmarks();

}  // namespace spires::bench

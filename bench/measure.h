// The benchmarks, registered with Google Benchmark under names the report knows.
#pragma once

#include <string>

#include "bench/workload.h"

namespace spires::bench {

// "plies/basic2/engine", "children/master4/reference", "view/basic2/engine"
std::string benchmark_name(std::string_view what, Table table, std::string_view who);

void register_benchmarks();

}  // namespace spires::bench

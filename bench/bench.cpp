// spires_bench [--instructions=FILE] [options of Google Benchmark]: measures and prints the table.
#include <benchmark/benchmark.h>

#include <string>
#include <string_view>
#include <vector>

#include "bench/measure.h"
#include "bench/report.h"
#include "tests/scale.h"

int main(int argc, char** argv) {
  using namespace spires::bench;
  // Engine and reference alternate, so that noise affects both. Later options win.
  std::vector<std::string> words = {argv[0], "--benchmark_enable_random_interleaving=true",
                                    "--benchmark_repetitions=" + std::to_string(spires::tests::scaled(9)),
                                    "--benchmark_min_time=0.1"};
  constexpr std::string_view kInstructions = "--instructions=";
  InstructionTable instructions;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word.substr(0, kInstructions.size()) == kInstructions) {
      instructions = read_instructions(std::string(word.substr(kInstructions.size())));
    } else {
      words.emplace_back(word);
    }
  }
  std::vector<char*> arguments;
  arguments.reserve(words.size());
  for (std::string& word : words) arguments.push_back(word.data());
  int count = static_cast<int>(arguments.size());
  register_benchmarks();
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 1;
  Report report(std::move(instructions));
  benchmark::RunSpecifiedBenchmarks(&report);
  benchmark::Shutdown();
  return 0;
}

// The table of ./dev bench: medians of CPU time over the repetitions, and ratios within the run.
#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

namespace spires::bench {

// Instructions per ply, as bench/instructions prints them; 0: not counted.
struct Instructions {
  double engine = 0;
  double reference = 0;
};
using InstructionTable = std::map<std::string, Instructions>;

// An unreadable file is an empty table.
InstructionTable read_instructions(const std::string& path);

// Collects the reports of Google Benchmark; prints when all are done.
class Report : public benchmark::BenchmarkReporter {
 public:
  explicit Report(InstructionTable instructions) : instructions_(std::move(instructions)) {}

  bool ReportContext(const Context& context) override;
  void ReportRuns(const std::vector<Run>& runs) override;
  void Finalize() override;

 private:
  // Items per second of CPU time, the median of the repetitions; 0: not measured.
  double median(const std::string& name) const;
  void print_plies() const;
  void print_children() const;
  void print_calls() const;

  InstructionTable instructions_;
  std::map<std::string, std::vector<double>> rates_;
  std::size_t repetitions_ = 0;
};

}  // namespace spires::bench

// The parts of every run: a folder, a server in it, a crowd, and the line at the end.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/server/crowd/context.h"
#include "tests/server/crowd/record_check.h"
#include "tests/server/crowd/server_process.h"
#include "tests/server/crowd/table_driver.h"

namespace spires::crowd {

struct Common {
  std::string program;
  std::string work;  // empty: a temporary folder
  std::uint64_t seed = 1;
};

enum class Verdict { Good, Bad };

class Harness {
 public:
  // `options` go to `spires serve`.
  Harness(const Common& common, std::vector<std::string> options);

  // Starts the server; returns whether it accepts connections.
  bool open();
  TableDriver& add_table(Plan plan);
  // Calls `work` repeatedly, first after `interval`, while it returns true.
  void every(Microseconds interval, std::function<bool()> work);
  // Once a second for all drivers. REQUIRES: called once.
  void look_after_tables();
  // Runs the loop until `done`. Reports a fault if `what` did not happen within `limit`.
  void run_until(const char* what, std::chrono::seconds limit, const std::function<bool()>& done);
  void run_for(std::chrono::milliseconds time);
  bool all_over() const;
  std::uint64_t over() const;
  std::uint64_t stuck() const;
  // Ends running games early.
  void end_games();
  RecordFaults check_records();
  // Prints the result line of a run, and the faults on the other stream. Returns the exit status.
  int conclude(Verdict verdict, const std::string& line);

  Common common;
  WorkFolder folder;
  Loop loop;
  Context context;
  ServerProcess server;
  std::vector<std::unique_ptr<TableDriver>> drivers;
};

// Server options that keep rate limits and stand-ins from affecting a run.
std::vector<std::string> roomy();

// Returns milliseconds, from µs; 0 for an empty sample.
double percentile(std::vector<std::uint32_t> sample, double part);
std::string with_digits(double value, int digits);

}  // namespace spires::crowd

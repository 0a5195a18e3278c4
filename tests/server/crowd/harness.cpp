#include "tests/server/crowd/harness.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <sstream>
#include <utility>

#include "tests/server/crowd/progress.h"

namespace spires::crowd {

Harness::Harness(const Common& given, std::vector<std::string> options)
    : common(given),
      folder(given.work),
      context(loop, given.seed),
      server(given.program, folder.path("data"), folder.path("server.log"), std::move(options)) {
  std::cerr << "seed " << common.seed << "\n" << std::flush;
}

bool Harness::open() {
  server.start();
  const std::optional<std::uint16_t> port = server.await_accepting(std::chrono::seconds(20));
  if (!port) {
    context.tally.fault("the server does not accept connections");
    return false;
  }
  context.port = *port;
  context.up = true;
  return true;
}

TableDriver& Harness::add_table(Plan plan) {
  drivers.push_back(std::make_unique<TableDriver>(context, std::move(plan)));
  drivers.back()->begin();
  return *drivers.back();
}

void Harness::every(Microseconds interval, std::function<bool()> work) {
  loop.after(interval, [this, interval, work = std::move(work)] {
    if (work()) every(interval, work);
  });
}

void Harness::look_after_tables() {
  every(std::chrono::seconds(1), [this] {
    for (const auto& driver : drivers) driver->look_after();
    return true;
  });
}

void Harness::run_until(const char* what, std::chrono::seconds limit, const std::function<bool()>& done) {
  const Clock::time_point end = Clock::now() + limit;
  bool in_time = false;
  every(std::chrono::milliseconds(5), [&] {
    in_time = done();
    if (!in_time && Clock::now() < end) return true;
    loop.stop();
    return false;
  });
  loop.run();
  if (!in_time) context.tally.fault(std::string("not in time: ") + what);
}

void Harness::run_for(std::chrono::milliseconds time) {
  loop.after(time, [this] { loop.stop(); });
  loop.run();
}

std::uint64_t Harness::over() const {
  return static_cast<std::uint64_t>(
      std::count_if(drivers.begin(), drivers.end(), [](const auto& driver) { return driver->over(); }));
}
std::uint64_t Harness::stuck() const {
  return static_cast<std::uint64_t>(
      std::count_if(drivers.begin(), drivers.end(), [](const auto& driver) { return driver->stuck(); }));
}
bool Harness::all_over() const { return over() + stuck() == drivers.size(); }

void Harness::end_games() {
  for (const auto& driver : drivers) {
    if (driver->playing()) driver->end_early();
  }
}

RecordFaults Harness::check_records() {
  RecordFaults faults;
  Progress progress("records", over());
  for (const auto& driver : drivers) {
    if (!driver->over()) continue;
    faults.add(check_record(context, *driver, common.program, folder.path(driver->code() + ".txt")));
    progress.show(faults.records);
  }
  return faults;
}

int Harness::conclude(Verdict verdict, const std::string& line) {
  if (!server.alive()) context.tally.fault("the server has died, " + server.ending());
  const bool good = verdict == Verdict::Good && context.tally.fault_count == 0;
  for (const std::string& fault : context.tally.faults) std::cerr << "fault: " << fault << "\n";
  if (context.tally.fault_count > context.tally.faults.size()) {
    std::cerr << "and " << context.tally.fault_count - context.tally.faults.size() << " more\n";
  }
  if (!good) {
    folder.keep();
    std::cerr << "kept " << folder.folder() << "\n";
  }
  std::cout << line << (good ? "" : " FAILED") << "\n" << std::flush;
  return good ? 0 : 1;
}

std::vector<std::string> roomy() {
  return {"--connections-per-address", "100000", "--frames-per-second", "100000", "--absence", "86400"};
}

double percentile(std::vector<std::uint32_t> sample, double part) {
  if (sample.empty()) return 0;
  const double wanted = std::ceil(part * static_cast<double>(sample.size()));
  const std::size_t at = std::min(sample.size() - 1, static_cast<std::size_t>(std::max(wanted - 1, 0.0)));
  std::nth_element(sample.begin(), sample.begin() + static_cast<std::ptrdiff_t>(at), sample.end());
  return static_cast<double>(sample[at]) / 1000.0;
}

std::string with_digits(double value, int digits) {
  std::ostringstream text;
  text.setf(std::ios::fixed);
  text.precision(digits);
  text << value;
  return text.str();
}

}  // namespace spires::crowd

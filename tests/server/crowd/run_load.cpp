#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <thread>

#include "tests/server/crowd/floods.h"
#include "tests/server/crowd/generator.h"
#include "tests/server/crowd/progress.h"
#include "tests/server/crowd/runs.h"

namespace spires::crowd {
namespace {

// Rates and times are only reported; assertions cover only what machine noise cannot explain.
double fewest_moves(double offered) { return 0.9 * offered - 3 * std::sqrt(offered); }
constexpr double kLongestMs = 1000;
constexpr double kMostMegabytes = 700;

struct Measured {
  double seconds = 0;
  double server_cpu = 0;  // processors
  double crowd_cpu = 0;
  double megabytes = 0;
  LoadSeen seen;
};

class LoadRun {
 public:
  LoadRun(const LoadOptions& options, Tally& tally) : options_(options), tally_(tally) {
    for (std::uint32_t i = 0; i < options.processes; ++i) workers_.push_back(std::make_unique<Worker>(generate));
  }

  // Returns whether all clients connected.
  bool gather(std::uint16_t port, std::uint64_t seed) {
    const std::uint32_t parts = options_.processes;
    const auto part_of = [&](std::uint32_t all, std::uint32_t i) { return all / parts + (i < all % parts ? 1 : 0); };
    for (std::uint32_t i = 0; i < parts; ++i) {
      const std::uint32_t tables = part_of(options_.tables, i);
      const LoadShare share{.port = port,
                            .tables = tables,
                            .seats = options_.seats,
                            .idle = part_of(options_.idle, i),
                            .rate = options_.rate * tables / options_.tables,
                            .previews = options_.previews,
                            .features = options_.features,
                            .seed = seed + i,
                            .network = 1 + i};
      workers_[i]->pipes().say(written(share));
    }
    std::uint32_t ready = 0;
    const std::uint64_t all = options_.tables + options_.idle;
    return watch("gathering", all, std::chrono::seconds(60 + all / 20), [&](const std::string& line) {
      ready += line == "ready" ? 1U : 0U;
      return ready == parts;
    });
  }

  Measured measure(pid_t server) {
    Measured result;
    const Effort server_before = effort_of(server);
    const double crowd_before = crowd_seconds();
    const Clock::time_point start = Clock::now();
    say("measure");
    Effort now;
    const auto moves = static_cast<std::uint64_t>(options_.rate * options_.seconds);
    watch("measuring", moves, std::chrono::seconds(options_.seconds), [&](const std::string&) {
      now = effort_of(server);
      result.megabytes = std::max(result.megabytes, static_cast<double>(now.resident_bytes) / 1e6);
      return false;
    });
    result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    result.server_cpu = (effort_of(server).cpu_seconds - server_before.cpu_seconds) / result.seconds;
    result.crowd_cpu = (crowd_seconds() - crowd_before) / result.seconds;
    say("report");
    for (const auto& worker : workers_) add(result.seen, *worker);
    return result;
  }

 private:
  void say(const std::string& line) {
    for (const auto& worker : workers_) worker->pipes().say(line);
  }
  double crowd_seconds() const {
    double sum = 0;
    for (const auto& worker : workers_) sum += effort_of(worker->process()).cpu_seconds;
    return sum;
  }

  // Forwards the workers' reports until `done` returns true or the time is over; returns whether `done` did.
  template <class Done>
  bool watch(const char* label, std::uint64_t total, std::chrono::seconds limit, Done done) {
    Progress progress(label, total);
    std::vector<std::uint64_t> counts(workers_.size(), 0);
    const Clock::time_point end = Clock::now() + limit;
    while (Clock::now() < end) {
      for (std::size_t i = 0; i < workers_.size(); ++i) {
        while (const std::optional<std::string> line = workers_[i]->pipes().overhear()) {
          if (line->starts_with("at ")) counts[i] = std::stoull(line->substr(3));
          if (done(*line)) return true;
        }
      }
      std::uint64_t sum = 0;
      for (const std::uint64_t count : counts) sum += count;
      progress.show(sum);
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }

  void add(LoadSeen& all, Worker& worker) {
    std::optional<std::string> line = worker.pipes().hear();
    while (line && !line->starts_with("{")) line = worker.pipes().hear();
    if (!line) return tally_.fault("a part of the crowd has died");
    const LoadSeen one = read_seen(*line);
    all.moves += one.moves;
    all.lost += one.lost;
    all.latencies.insert(all.latencies.end(), one.latencies.begin(), one.latencies.end());
    for (const std::string& fault : one.faults) tally_.fault(fault);
    tally_.fault_count += one.fault_count - one.faults.size();
  }

  LoadOptions options_;
  Tally& tally_;
  std::vector<std::unique_ptr<Worker>> workers_;
};

// In milliseconds, without the time that the server waits for the disk.
double cpu_per_action(const Measured& measured) {
  if (measured.seen.moves == 0) return 0;
  return 1000 * measured.server_cpu * measured.seconds / static_cast<double>(measured.seen.moves);
}

void print_table(const LoadOptions& options, const Measured& measured) {
  const auto row = [](const std::string& name, const std::string& value) {
    std::cout << "  " << std::left << std::setw(34) << name << value << "\n";
  };
  const auto& latencies = measured.seen.latencies;
  row("tables, seats, idle sockets", std::to_string(options.tables) + ", " +
                                         std::to_string(options.tables * options.seats) + ", " +
                                         std::to_string(options.idle));
  row("durable actions/s", with_digits(static_cast<double>(measured.seen.moves) / measured.seconds, 1) + " of " +
                               with_digits(options.rate, 1) + " offered");
  row("to all seats, p50 p90 p99 max, ms",
      with_digits(percentile(latencies, 0.5), 1) + "  " + with_digits(percentile(latencies, 0.9), 1) + "  " +
          with_digits(percentile(latencies, 0.99), 1) + "  " + with_digits(percentile(latencies, 1), 1));
  row("server, MB and processors", with_digits(measured.megabytes, 0) + "  " + with_digits(measured.server_cpu, 2));
  row("server CPU, ms a durable action", with_digits(cpu_per_action(measured), 3));
  row("crowd, processors", with_digits(measured.crowd_cpu, 2));
}

// The same with spoilers: only reported, beside the figures without them.
void measure_floods(const LoadOptions& options, LoadRun& run, Harness& harness, Pipes& spoilers, double quiet) {
  for (const std::string_view name : kFloods) {
    if (options.flood != "all" && options.flood != name) continue;
    std::ostringstream go;
    go << "go " << harness.context.port << " " << name << " " << options.flood_tables << " " << options.seconds + 2;
    spoilers.say(go.str());
    std::this_thread::sleep_for(std::chrono::seconds(1));
    const Measured loud = run.measure(harness.server.process());
    spoilers.hear();
    std::cout << "  " << std::left << std::setw(34) << "p99 without, with " + std::string(name) + ", ms"
              << with_digits(quiet, 1) << "  " << with_digits(percentile(loud.seen.latencies, 0.99), 1) << "  ("
              << with_digits(static_cast<double>(loud.seen.moves) / loud.seconds, 0) << " actions/s, server "
              << with_digits(loud.server_cpu, 2) << " processors)\n"
              << std::flush;
  }
}

}  // namespace

int run_load(const Common& common, const LoadOptions& options) {
  Tally tally;
  LoadRun run(options, tally);
  Worker spoilers(flood);
  std::vector<std::string> server_options = {"--absence", "86400"};
  server_options.insert(server_options.end(), options.server_options.begin(), options.server_options.end());
  Harness harness(common, server_options);
  if (!harness.open()) return harness.conclude(Verdict::Bad, "C5 load: no server");
  const bool gathered = run.gather(harness.context.port, common.seed);
  if (!gathered) tally.fault("not everybody came");
  const Measured measured = run.measure(harness.server.process());
  if (!options.flood.empty() && gathered) {
    measure_floods(options, run, harness, spoilers.pipes(), percentile(measured.seen.latencies, 0.99));
  }
  harness.context.tally.faults = tally.faults;
  harness.context.tally.fault_count = tally.fault_count;
  print_table(options, measured);
  const auto moves = static_cast<double>(measured.seen.moves);
  const double rate = moves / measured.seconds;
  const double p99 = percentile(measured.seen.latencies, 0.99);
  const bool good = gathered && harness.server.alive() && measured.seen.lost == 0 &&
                    moves >= fewest_moves(options.rate * measured.seconds) && p99 <= kLongestMs &&
                    measured.megabytes <= kMostMegabytes;
  return harness.conclude(good ? Verdict::Good : Verdict::Bad,
                          "C5 load: " + std::to_string(options.tables) + " tables of " + std::to_string(options.seats) +
                              ", " + std::to_string(options.idle) + " idle sockets, " + with_digits(rate, 0) +
                              " durable actions/s, p50 " + with_digits(percentile(measured.seen.latencies, 0.5), 1) +
                              " ms, p99 " + with_digits(p99, 1) + " ms to all seats, " +
                              with_digits(measured.megabytes, 0) + " MB, lost sockets " +
                              std::to_string(measured.seen.lost));
}

}  // namespace spires::crowd

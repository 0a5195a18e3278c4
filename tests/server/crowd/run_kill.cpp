#include <algorithm>
#include <iostream>

#include "tests/server/crowd/progress.h"
#include "tests/server/crowd/runs.h"

namespace spires::crowd {
namespace {

constexpr std::chrono::seconds kLongestStart(10);

// Kills the server at random times, one in eight during its start, and restarts it on the same data.
class Killer {
 public:
  Killer(Harness& harness, const KillOptions& options)
      : harness_(harness),
        options_(options),
        dice_(harness.context.dice.child()),
        progress_("kills", static_cast<std::uint64_t>(options.kills)) {
    harness_.context.on_answer = [this] { answered(); };
  }

  void wait_for_next() { kill_in(dice_.waiting(options_.life)); }
  bool enough() const { return enough_; }
  bool broken() const { return broken_; }
  std::int64_t kills() const { return kills_; }
  double slowest_ms() const { return slowest_ms_; }

 private:
  static Microseconds seconds(double count) { return Microseconds(static_cast<std::int64_t>(count * 1e6)); }

  void kill_in(double life) {
    harness_.loop.after(seconds(life), [this] { kill(); });
  }
  void kill() {
    progress_.show(static_cast<std::uint64_t>(kills_), std::to_string(harness_.context.tally.acknowledged) + " moves");
    const bool is_enough = kills_ >= options_.kills && harness_.context.tally.acknowledged >= options_.moves;
    if (is_enough && harness_.context.up) {
      enough_ = true;
      return;
    }
    if (!harness_.server.alive()) {
      harness_.context.tally.fault("the server has ended by itself, " + harness_.server.ending());
      broken_ = true;
      return;
    }
    harness_.server.kill();
    ++kills_;
    harness_.context.up = false;
    harness_.loop.after(seconds(dice_.waiting(0.02)), [this] { start(); });
  }
  void start() {
    harness_.server.start();
    started_ = Clock::now();
    unanswered_ = false;
    if (dice_.chance(0.125)) return kill_in(dice_.waiting(0.05));
    harness_.every(std::chrono::milliseconds(2), [this] { return !is_back(); });
  }
  bool is_back() {
    if (!harness_.server.alive() || Clock::now() - started_ > kLongestStart) {
      harness_.context.tally.fault("the server does not come back, " + harness_.server.ending());
      broken_ = true;
      return true;
    }
    if (!harness_.server.accepting()) return false;
    unanswered_ = true;
    harness_.context.up = true;
    for (const auto& driver : harness_.drivers) driver->come_back();
    return true;
  }
  // The time to the next kill starts here; otherwise a slow start would be killed again and again.
  void answered() {
    if (!unanswered_) return;
    unanswered_ = false;
    const double taken = std::chrono::duration<double, std::milli>(Clock::now() - started_).count();
    slowest_ms_ = std::max(slowest_ms_, taken);
    wait_for_next();
  }

  Harness& harness_;
  KillOptions options_;
  Dice dice_;
  Progress progress_;
  Clock::time_point started_;
  bool unanswered_ = false;  // restarted, and no client has been answered yet
  bool enough_ = false;
  bool broken_ = false;
  std::int64_t kills_ = 0;
  double slowest_ms_ = 0;
};

std::string summary(const Harness& harness, const Killer& killer, const RecordFaults& faults) {
  const Tally& tally = harness.context.tally;
  return "C1 kill: " + std::to_string(killer.kills()) + " kills, " + std::to_string(tally.acknowledged) +
         " acknowledged moves, lost " + std::to_string(faults.lost) + ", doubled " + std::to_string(faults.doubled) +
         ", mismatches " + std::to_string(tally.mismatches) + ", back within " + with_digits(killer.slowest_ms(), 0) +
         " ms; " + std::to_string(faults.records) + " records verified, " + std::to_string(tally.retold) +
         " events told again";
}

void explain(const Tally& tally) {
  std::cerr << "answered again " << tally.answered_again << ", nudges " << tally.nudges << ", refusals";
  for (const auto& [code, count] : tally.refusals) std::cerr << " " << code << " " << count;
  std::cerr << "\n" << std::flush;
}

}  // namespace

int run_kill(const Common& common, const KillOptions& options) {
  Harness harness(common, roomy());
  harness.context.habits = {.undo = 0.02, .chat = 0.005};
  if (!harness.open()) return harness.conclude(Verdict::Bad, "C1 kill: no server");
  Killer killer(harness, options);
  std::uint64_t made = 0;
  for (; made < options.tables; ++made) harness.add_table(mixed_plan(made));
  harness.context.on_over = [&](TableDriver&) {
    if (!killer.enough()) harness.add_table(mixed_plan(made++));
  };
  harness.look_after_tables();
  killer.wait_for_next();

  const auto most = std::chrono::seconds(60 + options.kills * 12 + static_cast<std::int64_t>(options.moves) / 100);
  harness.run_until("all kills", most, [&] { return killer.enough() || killer.broken() || harness.stuck() > 0; });
  const Clock::time_point end = Clock::now() + std::chrono::seconds(options.seconds);
  harness.run_until("the end of all games", std::chrono::seconds(options.seconds + 60), [&] {
    if (Clock::now() > end) harness.end_games();
    return harness.all_over() || killer.broken();
  });
  const RecordFaults faults = harness.check_records();
  explain(harness.context.tally);
  const bool good = faults.none() && harness.context.tally.mismatches == 0 && killer.slowest_ms() <= 10000;
  return harness.conclude(good ? Verdict::Good : Verdict::Bad, summary(harness, killer, faults));
}

}  // namespace spires::crowd

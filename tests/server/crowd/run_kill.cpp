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
  Killer(Venue& venue, const KillOptions& options)
      : venue_(venue),
        options_(options),
        dice_(venue.world.dice.child()),
        progress_("kills", static_cast<std::uint64_t>(options.kills)) {
    venue_.world.on_answer = [this] { answered(); };
  }

  void wait_for_next() { kill_in(dice_.waiting(options_.life)); }
  bool enough() const { return enough_; }
  bool broken() const { return broken_; }
  std::int64_t kills() const { return kills_; }
  double slowest_ms() const { return slowest_ms_; }

 private:
  static Microseconds seconds(double count) { return Microseconds(static_cast<std::int64_t>(count * 1e6)); }

  void kill_in(double life) {
    venue_.loop.after(seconds(life), [this] { kill(); });
  }
  void kill() {
    progress_.show(static_cast<std::uint64_t>(kills_), std::to_string(venue_.world.tally.acknowledged) + " moves");
    const bool is_enough = kills_ >= options_.kills && venue_.world.tally.acknowledged >= options_.moves;
    if (is_enough && venue_.world.up) {
      enough_ = true;
      return;
    }
    if (!venue_.server.alive()) {
      venue_.world.tally.fault("the server has ended by itself, " + venue_.server.ending());
      broken_ = true;
      return;
    }
    venue_.server.kill();
    ++kills_;
    venue_.world.up = false;
    venue_.loop.after(seconds(dice_.waiting(0.02)), [this] { start(); });
  }
  void start() {
    venue_.server.start();
    started_ = Clock::now();
    unanswered_ = false;
    if (dice_.chance(0.125)) return kill_in(dice_.waiting(0.05));
    venue_.every(std::chrono::milliseconds(2), [this] { return !is_back(); });
  }
  bool is_back() {
    if (!venue_.server.alive() || Clock::now() - started_ > kLongestStart) {
      venue_.world.tally.fault("the server does not come back, " + venue_.server.ending());
      broken_ = true;
      return true;
    }
    if (!venue_.server.accepting()) return false;
    unanswered_ = true;
    venue_.world.up = true;
    for (const auto& party : venue_.parties) party->come_back();
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

  Venue& venue_;
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

std::string summary(const Venue& venue, const Killer& killer, const RecordFaults& faults) {
  const Tally& tally = venue.world.tally;
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
  Venue venue(common, roomy());
  venue.world.habits = {.undo = 0.02, .chat = 0.005};
  if (!venue.open()) return venue.conclude(Verdict::Bad, "C1 kill: no server");
  Killer killer(venue, options);
  std::uint64_t made = 0;
  for (; made < options.tables; ++made) venue.add_party(mixed_plan(made));
  venue.world.on_over = [&](Party&) {
    if (!killer.enough()) venue.add_party(mixed_plan(made++));
  };
  venue.look_after_parties();
  killer.wait_for_next();

  const auto most = std::chrono::seconds(60 + options.kills * 12 + static_cast<std::int64_t>(options.moves) / 100);
  venue.run_until("all kills", most, [&] { return killer.enough() || killer.broken() || venue.stuck() > 0; });
  const Clock::time_point end = Clock::now() + std::chrono::seconds(options.seconds);
  venue.run_until("the end of all games", std::chrono::seconds(options.seconds + 60), [&] {
    if (Clock::now() > end) venue.end_games();
    return venue.all_over() || killer.broken();
  });
  const RecordFaults faults = venue.check_records();
  explain(venue.world.tally);
  const bool good = faults.none() && venue.world.tally.mismatches == 0 && killer.slowest_ms() <= 10000;
  return venue.conclude(good ? Verdict::Good : Verdict::Bad, summary(venue, killer, faults));
}

}  // namespace spires::crowd

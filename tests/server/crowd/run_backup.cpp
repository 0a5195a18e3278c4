#include <algorithm>
#include <memory>

#include "tests/server/crowd/runs.h"
#include "tests/server/crowd/spectator.h"

namespace spires::crowd {
namespace {

using std::chrono::milliseconds;

struct Compared {
  std::uint64_t tables = 0;
  std::uint64_t events = 0;
  std::uint64_t views = 0;
  std::uint64_t seats = 0;  // their tokens open the copy
  std::uint64_t different = 0;
  std::uint64_t missing = 0;  // missing tables and seats
};

// Plays, copies the store while all tables continue, opens the copy with a second server and compares.
class BackupRun {
 public:
  BackupRun(Harness& harness, const BackupOptions& options) : harness_(harness), options_(options) {}

  // Some games end before the backup, most are running.
  void play() {
    harness_.context.habits.undo = 0.02;
    harness_.context.habits.suspicious = false;
    harness_.context.habits.pace = options_.tables / options_.rate;
    // No bots: they would continue in the copy, and differently.
    for (std::uint32_t i = 0; i < options_.tables; ++i) harness_.add_table(without_bots(mixed_plan(i)));
    harness_.look_after_tables();
    const auto& drivers = harness_.drivers;
    const auto has_code = [](const auto& driver) { return !driver->code().empty(); };
    harness_.run_until("all tables begin", std::chrono::seconds(60),
                       [&] { return std::all_of(drivers.begin(), drivers.end(), has_code); });
    for (const auto& driver : drivers) {
      watchers_.push_back(std::make_unique<Spectator>(harness_.context, driver->code()));
      watchers_.back()->come();
    }
    harness_.run_for(std::chrono::seconds(options_.seconds));
    for (std::size_t i = 0; i < drivers.size(); i += 6) drivers[i]->end_early();
    harness_.run_until("some games are over", std::chrono::seconds(60),
                       [&] { return harness_.over() * 6 >= drivers.size(); });
  }

  // Returns whether there is a backup and the games continued during and after it.
  bool copy() {
    const std::string log = harness_.folder.path("backup.log");
    const std::string file = harness_.folder.path("backup");
    const std::string& program = harness_.common.program;
    BackgroundProgram backup({program, "backup", "--data", harness_.folder.path("data"), "--to", file}, log);
    harness_.run_until("the backup", std::chrono::seconds(60), [&] { return backup.ended(); });
    const std::uint64_t moves = harness_.context.tally.acknowledged;
    harness_.run_for(milliseconds(1000));
    const bool played_on = harness_.context.tally.acknowledged > moves;
    for (const auto& driver : harness_.drivers) driver->pause();
    harness_.run_for(milliseconds(500));
    for (const auto& watcher : watchers_) watcher->ask_for_everything();
    harness_.run_for(milliseconds(500));
    if (!played_on) harness_.context.tally.fault("the games did not go on");
    if (backup.status() != 0) harness_.context.tally.fault("no backup, see " + log);
    const std::string folder = harness_.folder.path("copy");
    if (run_program({program, "restore", "--from", file, "--data", folder}, log) == 0) return played_on;
    harness_.context.tally.fault("nothing restored, see " + log);
    return false;
  }

  // REQUIRES: a server runs on the copy, and the context's port is its.
  void compare() {
    std::vector<std::unique_ptr<Spectator>> spectators;
    std::vector<std::unique_ptr<Returner>> owners;
    for (const auto& driver : harness_.drivers) {
      spectators.push_back(std::make_unique<Spectator>(harness_.context, driver->code()));
      spectators.back()->come();
      for (const auto& player : driver->players()) {
        owners.push_back(std::make_unique<Returner>(harness_.context, driver->code(), player->token()));
      }
    }
    harness_.run_for(milliseconds(1500));
    for (const auto& spectator : spectators) spectator->ask_for_everything();
    harness_.run_for(milliseconds(1500));
    for (std::size_t i = 0; i < spectators.size(); ++i) compare_one(*watchers_[i], *spectators[i]);
    for (const auto& owner : owners) {
      ++(owner->let_in() ? compared_.seats : compared_.missing);
    }
  }

  RecordFaults verify() {
    RecordFaults faults;
    for (const auto& driver : harness_.drivers) {
      if (field(page(driver->code()).body, "status") != "over") continue;
      const std::string file = harness_.folder.path(driver->code() + ".copy.txt");
      faults.add(verify_record(harness_.context, driver->code(), page(driver->code() + "/record"),
                               harness_.common.program, file));
    }
    return faults;
  }

  const Compared& compared() const { return compared_; }

 private:
  Fetched page(const std::string& rest) {
    return fetch(harness_.context.route_for(harness_.context.people++), "/api/tables/" + rest);
  }

  // Every event of the copy must have been sent by the original.
  void compare_one(const Spectator& original, const Spectator& copy) {
    ++compared_.tables;
    const std::uint32_t last = copy.told().last();
    if (copy.refused() || last == 0 || last > original.told().last()) {
      ++compared_.missing;
      return harness_.context.tally.fault(copy.code() + ": the copy has " + std::to_string(last) + " events of " +
                                          std::to_string(original.told().last()));
    }
    for (std::uint32_t n = 1; n <= last; ++n) {
      if (copy.told().hash_at(n) == 0 || original.told().hash_at(n) == 0) continue;
      ++compared_.events;
      if (copy.told().hash_at(n) != original.told().hash_at(n)) differs(copy, "event of the copy", n);
    }
    for (const Spectator* one : {&original, &copy}) {
      if (one->doubtful()) differs(*one, "position than itself", *one->doubtful());
    }
    for (const auto& [seq, hash] : copy.views()) {
      const auto known = original.views().find(seq);
      if (known == original.views().end()) continue;
      ++compared_.views;
      if (known->second != hash) differs(copy, "position of the copy", seq);
    }
  }
  void differs(const Spectator& copy, const std::string& what, std::uint32_t n) {
    ++compared_.different;
    harness_.context.tally.fault(copy.code() + ": another " + what + ", " + std::to_string(n));
  }

  Harness& harness_;
  BackupOptions options_;
  std::vector<std::unique_ptr<Spectator>> watchers_;
  Compared compared_;
};

}  // namespace

int run_backup(const Common& common, const BackupOptions& options) {
  Harness harness(common, roomy());
  if (!harness.open()) return harness.conclude(Verdict::Bad, "C21 backup: no server");
  BackupRun run(harness, options);
  run.play();
  bool good = run.copy();
  ServerProcess server(common.program, harness.folder.path("copy"), harness.folder.path("copy.log"), roomy());
  server.start();
  RecordFaults faults;
  if (const std::optional<std::uint16_t> port = server.await_accepting(std::chrono::seconds(20))) {
    harness.context.port = *port;
    run.compare();
    faults = run.verify();
  } else {
    harness.context.tally.fault("no server on the copy");
  }
  const Compared& compared = run.compared();
  good = good && faults.none() && faults.records > 0 && compared.different == 0 && compared.missing == 0 &&
         compared.views > 0 && compared.events > 0;
  return harness.conclude(good ? Verdict::Good : Verdict::Bad,
                          "C21 backup: " + std::to_string(compared.tables) + " tables under load, " +
                              std::to_string(compared.events) + " events and " + std::to_string(compared.views) +
                              " positions compared, different " + std::to_string(compared.different) + ", missing " +
                              std::to_string(compared.missing) + ", " + std::to_string(compared.seats) +
                              " seats opened, " + std::to_string(faults.records) + " records verified");
}

}  // namespace spires::crowd

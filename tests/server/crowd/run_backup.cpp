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
  BackupRun(Venue& venue, const BackupOptions& options) : venue_(venue), options_(options) {}

  // Some games end before the backup, most are running.
  void play() {
    venue_.world.habits.undo = 0.02;
    venue_.world.habits.suspicious = false;
    venue_.world.habits.pace = options_.tables / options_.rate;
    // No bots: they would continue in the copy, and differently.
    for (std::uint32_t i = 0; i < options_.tables; ++i) venue_.add_party(without_bots(mixed_plan(i)));
    venue_.look_after_parties();
    const auto& parties = venue_.parties;
    const auto has_code = [](const auto& party) { return !party->code().empty(); };
    venue_.run_until("all tables begin", std::chrono::seconds(60),
                     [&] { return std::all_of(parties.begin(), parties.end(), has_code); });
    for (const auto& party : parties) {
      watchers_.push_back(std::make_unique<Spectator>(venue_.world, party->code()));
      watchers_.back()->come();
    }
    venue_.run_for(std::chrono::seconds(options_.seconds));
    for (std::size_t i = 0; i < parties.size(); i += 6) parties[i]->end_early();
    venue_.run_until("some games are over", std::chrono::seconds(60),
                     [&] { return venue_.over() * 6 >= parties.size(); });
  }

  // Returns whether there is a backup and the games continued during and after it.
  bool copy() {
    const std::string log = venue_.folder.path("backup.log");
    const std::string file = venue_.folder.path("backup");
    const std::string& program = venue_.common.program;
    BackgroundProgram backup({program, "backup", "--data", venue_.folder.path("data"), "--to", file}, log);
    venue_.run_until("the backup", std::chrono::seconds(60), [&] { return backup.ended(); });
    const std::uint64_t moves = venue_.world.tally.acknowledged;
    venue_.run_for(milliseconds(1000));
    const bool played_on = venue_.world.tally.acknowledged > moves;
    for (const auto& party : venue_.parties) party->pause();
    venue_.run_for(milliseconds(500));
    for (const auto& watcher : watchers_) watcher->ask_for_everything();
    venue_.run_for(milliseconds(500));
    if (!played_on) venue_.world.tally.fault("the games did not go on");
    if (backup.status() != 0) venue_.world.tally.fault("no backup, see " + log);
    const std::string folder = venue_.folder.path("copy");
    if (run_program({program, "restore", "--from", file, "--data", folder}, log) == 0) return played_on;
    venue_.world.tally.fault("nothing restored, see " + log);
    return false;
  }

  // REQUIRES: a server runs on the copy, and the world's port is its.
  void compare() {
    std::vector<std::unique_ptr<Spectator>> spectators;
    std::vector<std::unique_ptr<Returner>> owners;
    for (const auto& party : venue_.parties) {
      spectators.push_back(std::make_unique<Spectator>(venue_.world, party->code()));
      spectators.back()->come();
      for (const auto& player : party->players()) {
        owners.push_back(std::make_unique<Returner>(venue_.world, party->code(), player->token()));
      }
    }
    venue_.run_for(milliseconds(1500));
    for (const auto& spectator : spectators) spectator->ask_for_everything();
    venue_.run_for(milliseconds(1500));
    for (std::size_t i = 0; i < spectators.size(); ++i) compare_one(*watchers_[i], *spectators[i]);
    for (const auto& owner : owners) {
      ++(owner->let_in() ? compared_.seats : compared_.missing);
    }
  }

  RecordFaults verify() {
    RecordFaults faults;
    for (const auto& party : venue_.parties) {
      if (field(page(party->code()).body, "status") != "over") continue;
      const std::string file = venue_.folder.path(party->code() + ".copy.txt");
      faults.add(
          verify_record(venue_.world, party->code(), page(party->code() + "/record"), venue_.common.program, file));
    }
    return faults;
  }

  const Compared& compared() const { return compared_; }

 private:
  Fetched page(const std::string& rest) {
    return fetch(venue_.world.route_for(venue_.world.people++), "/api/tables/" + rest);
  }

  // Every event of the copy must have been sent by the original.
  void compare_one(const Spectator& original, const Spectator& copy) {
    ++compared_.tables;
    const std::uint32_t last = copy.told().last();
    if (copy.refused() || last == 0 || last > original.told().last()) {
      ++compared_.missing;
      return venue_.world.tally.fault(copy.code() + ": the copy has " + std::to_string(last) + " events of " +
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
    venue_.world.tally.fault(copy.code() + ": another " + what + ", " + std::to_string(n));
  }

  Venue& venue_;
  BackupOptions options_;
  std::vector<std::unique_ptr<Spectator>> watchers_;
  Compared compared_;
};

}  // namespace

int run_backup(const Common& common, const BackupOptions& options) {
  Venue venue(common, roomy());
  if (!venue.open()) return venue.conclude(Verdict::Bad, "C21 backup: no server");
  BackupRun run(venue, options);
  run.play();
  bool good = run.copy();
  ServerProcess server(common.program, venue.folder.path("copy"), venue.folder.path("copy.log"), roomy());
  server.start();
  RecordFaults faults;
  if (const std::optional<std::uint16_t> port = server.await_accepting(std::chrono::seconds(20))) {
    venue.world.port = *port;
    run.compare();
    faults = run.verify();
  } else {
    venue.world.tally.fault("no server on the copy");
  }
  const Compared& compared = run.compared();
  good = good && faults.none() && faults.records > 0 && compared.different == 0 && compared.missing == 0 &&
         compared.views > 0 && compared.events > 0;
  return venue.conclude(good ? Verdict::Good : Verdict::Bad,
                        "C21 backup: " + std::to_string(compared.tables) + " tables under load, " +
                            std::to_string(compared.events) + " events and " + std::to_string(compared.views) +
                            " positions compared, different " + std::to_string(compared.different) + ", missing " +
                            std::to_string(compared.missing) + ", " + std::to_string(compared.seats) +
                            " seats opened, " + std::to_string(faults.records) + " records verified");
}

}  // namespace spires::crowd

#include <algorithm>

#include "tests/server/crowd/invalid_client.h"
#include "tests/server/crowd/progress.h"
#include "tests/server/crowd/runs.h"

namespace spires::crowd {
namespace {

// Paused games, watched by all their clients.
struct Witnesses {
  std::vector<std::string> views;
  std::vector<std::string> lists;
};

bool have_played(const Harness& harness, std::uint32_t decisions) {
  return std::all_of(harness.drivers.begin(), harness.drivers.end(),
                     [&](const auto& driver) { return driver->over() || driver->decisions() >= decisions; });
}

// Bots may still be thinking: a game is paused when a client of the crowd is asked.
bool stand_still(const Harness& harness) {
  return std::all_of(harness.drivers.begin(), harness.drivers.end(), [](const auto& driver) {
    const auto& players = driver->players();
    return driver->over() ||
           std::any_of(players.begin(), players.end(), [](const auto& player) { return player->asked(); });
  });
}

Witnesses look(Harness& harness) {
  for (const auto& driver : harness.drivers) {
    for (const auto& player : driver->players()) player->ask_again();
  }
  harness.run_for(std::chrono::seconds(2));
  Witnesses seen;
  for (const auto& driver : harness.drivers) {
    for (const auto& player : driver->players()) {
      seen.views.push_back(player->view_text());
      seen.lists.push_back(player->asked() ? player->legal_text() : "");
    }
  }
  return seen;
}

std::uint64_t differences(const Witnesses& before, const Witnesses& after, Tally& tally) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < before.views.size(); ++i) {
    const bool same =
        before.views[i] == after.views[i] && before.lists[i] == after.lists[i] && !before.views[i].empty();
    if (same) continue;
    ++count;
    tally.fault("a witness saw " + before.views[i] + before.lists[i] + " and then " + after.views[i] + after.lists[i]);
  }
  return count;
}

Overheard overhear(const Harness& harness) {
  Overheard overheard;
  for (const auto& driver : harness.drivers) {
    overheard.codes.push_back(driver->code());
    for (const auto& player : driver->players()) {
      overheard.tokens.push_back(player->token());
      if (!player->last_move_text().empty()) overheard.moves.push_back(player->last_move_text());
    }
  }
  return overheard;
}

void rage(Harness& harness, Storm& storm, std::uint32_t senders) {
  std::vector<std::unique_ptr<InvalidClient>> clients;
  for (std::uint32_t i = 0; i < senders; ++i) clients.push_back(std::make_unique<InvalidClient>(storm));
  for (const auto& client : clients) client->come();
  bool raging = true;
  harness.every(std::chrono::seconds(1), [&] {
    for (const auto& client : clients) client->look_after();
    return raging;
  });
  Progress progress("rubbish", storm.wanted);
  harness.run_until("all rubbish", std::chrono::seconds(60 + storm.wanted / 200), [&] {
    progress.show(storm.sent);
    return storm.done() || !harness.server.alive();
  });
  raging = false;
  storm.wanted = storm.sent;
  // Lets delayed work finish while the clients are still connected.
  harness.run_for(std::chrono::milliseconds(1200));
}

}  // namespace

int run_mutate(const Common& common, const MutateOptions& options) {
  Harness harness(common, roomy());
  if (!harness.open()) return harness.conclude(Verdict::Bad, "C13 mutate: no server");
  for (std::uint32_t i = 0; i < options.tables; ++i) harness.add_table(mixed_plan(i));
  harness.look_after_tables();
  harness.run_until("a few moves", std::chrono::seconds(60), [&] { return have_played(harness, 12); });
  for (const auto& driver : harness.drivers) driver->pause();
  harness.run_until("everything stands still", std::chrono::seconds(60), [&] { return stand_still(harness); });
  const Witnesses before = look(harness);

  Storm storm(harness.context, overhear(harness), static_cast<std::uint64_t>(options.messages));
  rage(harness, storm, options.senders);
  const bool alive = harness.server.alive();
  const std::uint64_t changed = differences(before, look(harness), harness.context.tally);

  // The games continue, and the record must equal their decisions.
  for (const auto& driver : harness.drivers) driver->go_on();
  harness.run_until("more moves", std::chrono::seconds(60), [&] { return have_played(harness, 20); });
  harness.end_games();
  harness.run_until("the end of all games", std::chrono::seconds(60), [&] { return harness.all_over(); });
  const RecordFaults faults = harness.check_records();
  // A connection that the server has closed with a reason may break under the next message, but this is rare.
  const bool heard = storm.silent == 0 && storm.cut == 0 && storm.unsent * 1000 <= storm.sent;
  const bool good = alive && changed == 0 && heard && faults.none();
  return harness.conclude(
      good ? Verdict::Good : Verdict::Bad,
      "C13 mutate: " + std::to_string(storm.sent) + " messages, answered " + std::to_string(storm.answered) +
          ", closed with a reason " + std::to_string(storm.closed) + ", silent " + std::to_string(storm.silent) +
          ", cut without a word " + std::to_string(storm.cut) + ", never left " + std::to_string(storm.unsent) +
          "; changed " + std::to_string(changed) + " of " + std::to_string(before.views.size()) + " views, " +
          std::to_string(faults.records) + " games played on and verified, the server " + (alive ? "lives" : "died"));
}

}  // namespace spires::crowd

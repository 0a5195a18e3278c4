#include <algorithm>

#include "tests/server/crowd/progress.h"
#include "tests/server/crowd/runs.h"
#include "tests/server/crowd/stranger.h"

namespace spires::crowd {
namespace {

// Paused games, watched by all their clients.
struct Witnesses {
  std::vector<std::string> views;
  std::vector<std::string> lists;
};

bool have_played(const Venue& venue, std::uint32_t decisions) {
  return std::all_of(venue.parties.begin(), venue.parties.end(),
                     [&](const auto& party) { return party->over() || party->decisions() >= decisions; });
}

// Bots may still be thinking: a game is paused when a client of the crowd is asked.
bool stand_still(const Venue& venue) {
  return std::all_of(venue.parties.begin(), venue.parties.end(), [](const auto& party) {
    const auto& players = party->players();
    return party->over() ||
           std::any_of(players.begin(), players.end(), [](const auto& player) { return player->asked(); });
  });
}

Witnesses look(Venue& venue) {
  for (const auto& party : venue.parties) {
    for (const auto& player : party->players()) player->ask_again();
  }
  venue.run_for(std::chrono::seconds(2));
  Witnesses seen;
  for (const auto& party : venue.parties) {
    for (const auto& player : party->players()) {
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

Overheard overhear(const Venue& venue) {
  Overheard overheard;
  for (const auto& party : venue.parties) {
    overheard.codes.push_back(party->code());
    for (const auto& player : party->players()) {
      overheard.tokens.push_back(player->token());
      if (!player->last_move_text().empty()) overheard.moves.push_back(player->last_move_text());
    }
  }
  return overheard;
}

void rage(Venue& venue, Storm& storm, std::uint32_t senders) {
  std::vector<std::unique_ptr<Stranger>> strangers;
  for (std::uint32_t i = 0; i < senders; ++i) strangers.push_back(std::make_unique<Stranger>(storm));
  for (const auto& stranger : strangers) stranger->come();
  bool raging = true;
  venue.every(std::chrono::seconds(1), [&] {
    for (const auto& stranger : strangers) stranger->look_after();
    return raging;
  });
  Progress progress("rubbish", storm.wanted);
  venue.run_until("all rubbish", std::chrono::seconds(60 + storm.wanted / 200), [&] {
    progress.show(storm.sent);
    return storm.done() || !venue.server.alive();
  });
  raging = false;
  storm.wanted = storm.sent;
  // Lets delayed work finish while the strangers are still connected.
  venue.run_for(std::chrono::milliseconds(1200));
}

}  // namespace

int run_mutate(const Common& common, const MutateOptions& options) {
  Venue venue(common, roomy());
  if (!venue.open()) return venue.conclude(Verdict::Bad, "C13 mutate: no server");
  for (std::uint32_t i = 0; i < options.tables; ++i) venue.add_party(mixed_plan(i));
  venue.look_after_parties();
  venue.run_until("a few moves", std::chrono::seconds(60), [&] { return have_played(venue, 12); });
  for (const auto& party : venue.parties) party->pause();
  venue.run_until("everything stands still", std::chrono::seconds(60), [&] { return stand_still(venue); });
  const Witnesses before = look(venue);

  Storm storm(venue.world, overhear(venue), static_cast<std::uint64_t>(options.messages));
  rage(venue, storm, options.senders);
  const bool alive = venue.server.alive();
  const std::uint64_t changed = differences(before, look(venue), venue.world.tally);

  // The games continue, and the record must equal their decisions.
  for (const auto& party : venue.parties) party->go_on();
  venue.run_until("more moves", std::chrono::seconds(60), [&] { return have_played(venue, 20); });
  venue.end_games();
  venue.run_until("the end of all games", std::chrono::seconds(60), [&] { return venue.all_over(); });
  const RecordFaults faults = venue.check_records();
  // A connection that the server has closed with a reason may break under the next message, but this is rare.
  const bool heard = storm.silent == 0 && storm.cut == 0 && storm.unsent * 1000 <= storm.sent;
  const bool good = alive && changed == 0 && heard && faults.none();
  return venue.conclude(
      good ? Verdict::Good : Verdict::Bad,
      "C13 mutate: " + std::to_string(storm.sent) + " messages, answered " + std::to_string(storm.answered) +
          ", closed with a reason " + std::to_string(storm.closed) + ", silent " + std::to_string(storm.silent) +
          ", cut without a word " + std::to_string(storm.cut) + ", never left " + std::to_string(storm.unsent) +
          "; changed " + std::to_string(changed) + " of " + std::to_string(before.views.size()) + " views, " +
          std::to_string(faults.records) + " games played on and verified, the server " + (alive ? "lives" : "died"));
}

}  // namespace spires::crowd

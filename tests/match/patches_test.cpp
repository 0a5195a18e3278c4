// Patches lead a client to the views of the host: after every event, from every number that still gets events, across
// undos, and at every table.
#include <gtest/gtest.h>

#include <iostream>
#include <map>

#include "tests/match/driving.h"
#include "tests/scale.h"
#include "wire/patch.h"

namespace spires::match {
namespace {

using driving::Host;
using driving::host_of;
using driving::Plain;
using driving::plain;

// The state of a client that keeps its view.
struct Reader {
  Observer observer;
  std::uint32_t seq = 0;
  Plain view;
};

struct Counts {
  std::size_t events = 0;
  std::size_t patch_bytes = 0;
  std::size_t view_bytes = 0;
};

// Brings a reader to the end, checking every view on the way.
void catch_up(const Match& match, Reader& reader, Counts& counts) {
  const std::optional<EventsMessage> patched = match.events_since(reader.observer, reader.seq, Boards::Patches);
  const std::optional<EventsMessage> whole = match.events_since(reader.observer, reader.seq, Boards::Whole);
  ASSERT_TRUE(patched && whole);
  ASSERT_EQ(patched->patches->size(), patched->events.size());
  ASSERT_EQ(whole->views->size(), whole->events.size());
  EXPECT_FALSE(patched->views || whole->patches);
  for (std::size_t i = 0; i < patched->events.size(); ++i) {
    reader.view = reader.view.patch(plain((*patched->patches)[i]));
    ASSERT_EQ(reader.view, plain((*whole->views)[i])) << patched->events[i].text;
    counts.patch_bytes += wire::text_of((*patched->patches)[i]).size();
    counts.view_bytes += wire::text_of((*whole->views)[i]).size();
  }
  counts.events += patched->events.size();
  reader.seq = match.seq();
  EXPECT_EQ(reader.view, plain(match.view(reader.observer)));
}

constexpr int kMostDecisions = 60;

// Plays one game, or much of it, with undos. Some readers get events at once, others late.
void play(const std::string& game, const Json& settings, std::uint64_t seed, Counts& counts) {
  Host host = host_of(game, settings, seed);
  std::vector<Reader> readers;
  for (const Observer observer : driving::observers_of(*host.match)) {
    readers.push_back({observer, host.match->seq(), plain(host.match->view(observer))});
  }
  std::vector<Reader> late = readers;
  for (int n = 0; n < kMostDecisions && !host.match->pending().is_over(); ++n) {
    if (testing::Test::HasFatalFailure()) return;
    const Seat seat = host.asked();
    host.step();
    if (host.player.next_below(6) == 0) host.match->undo(seat, Consent::Given);
    for (Reader& reader : readers) catch_up(*host.match, reader, counts);
    for (std::size_t i = 0; i < late.size(); ++i) {
      if (late[i].seq < host.match->horizon(late[i].observer)) late[i] = readers[i];
      Counts uncounted;
      if (host.player.next_below(9) == 0) catch_up(*host.match, late[i], uncounted);
    }
  }
}

const std::vector<std::pair<std::string, Json>>& tables() {
  static const std::vector<std::pair<std::string, Json>> all{
      {"towers", {{"players", 2}}},
      {"towers", {{"players", 3}, {"options", {{"memory", "Open"}}}}},
      {"towers", {{"players", 6}, {"variant", "advanced"}}},
      {"towers", {{"players", 4}, {"teams", true}}},
      {"towers", {{"players", 4}, {"variant", "master"}, {"profile", "ukrainian"}}},
      {"towers", {{"players", 1}, {"variant", "solo"}}},
      {"duel", Json::object()},
      {"duel", {{"options", {{"deal_adjacent", "choose4"}, {"veiled_stone", "row_end"}, {"row_gap", "gap"}}}}},
      {"duel", {{"options", {{"memory_aids", false}, {"discard_inspect", true}}}}},
  };
  return all;
}

TEST(Patches, LeadToTheViewOfTheHostAfterEveryEvent) {
  std::map<std::string, Counts> counts;
  for (std::int64_t n = 0; n < tests::scaled(9); ++n) {
    const auto& [game, settings] = tables()[static_cast<std::size_t>(n) % tables().size()];
    play(game, settings, static_cast<std::uint64_t>(n) + 1, counts[game]);
    if (HasFatalFailure()) FAIL() << game << " " << settings << " " << n;
  }
  for (const auto& [game, seen] : counts) {
    std::cout << "  " << game << ": " << seen.events << " events, " << seen.patch_bytes / seen.events
              << " bytes a patch, " << seen.view_bytes / seen.events << " a view\n";
    EXPECT_LT(seen.patch_bytes * 5, seen.view_bytes);
  }
}

// A match restored from a journal or a record has not kept undone positions.
TEST(Patches, AreTheSameOfAMatchThatWasRestored) {
  for (const char* game : {"towers", "duel"}) {
    Host host = host_of(game, Json::object(), 31);
    for (int i = 0; i < 40; ++i) {
      const Seat seat = host.asked();
      host.step();
      if (i % 4 == 3) host.match->undo(seat, Consent::Given);
    }
    const Result<std::unique_ptr<Match>> again = restore_match(host.match->record(), {});
    const Match& restored = *std::get<0>(again);
    for (const Observer observer : driving::observers_of(restored)) {
      for (std::uint32_t since = restored.horizon(observer); since <= restored.seq(); ++since) {
        const auto text = [&](const Match& match) {
          return wire::text_of(wire::encode(*match.events_since(observer, since, Boards::Patches)));
        };
        ASSERT_EQ(text(restored), text(*host.match)) << since;
      }
    }
  }
}

// A client that comes without a view gets the one at the end of its last turn and what has happened since.
TEST(Patches, BeginWithTheViewAtTheEndOfTheSeatsLastTurn) {
  for (const auto& [game, settings] : tables()) {
    Host host = host_of(game, settings, 17);
    const Match& match = *host.match;
    std::map<std::pair<int, std::uint32_t>, Plain> seen;  // what each seat was shown after an event
    int turns = 0;
    for (int n = 0; n < kMostDecisions / 2 && !match.pending().is_over(); ++n) {
      const std::uint32_t before = match.seq();
      const Seat decides = host.asked();
      host.step();
      if (host.player.next_below(8) == 0) host.match->undo(decides, Consent::Given);
      for (int i = 0; i < match.players(); ++i) {
        const Observer observer(seat_at(i));
        const EventsMessage whole = *match.events_since(observer, before, Boards::Whole);
        for (std::size_t k = 0; k < whole.views->size(); ++k) {
          seen[{i, whole.first + static_cast<std::uint32_t>(k)}] = plain((*whole.views)[k]);
        }
        const std::uint32_t since = match.end_of_last_turn(seat_at(i));
        ASSERT_GE(since, match.horizon(observer)) << "no more than the log of that span";
        const EventsMessage told = *match.events_since(observer, since, Boards::PatchesFromView);
        ASSERT_EQ(told.first, since + 1);
        ASSERT_EQ(told.events.size(), match.seq() - since);
        ASSERT_TRUE(told.view && told.patches && !told.views);
        Plain view = plain(*told.view);
        // In strict memory too it is the view that the seat had then.
        const auto known = seen.find({i, since});
        if (known != seen.end()) {
          EXPECT_EQ(view, known->second) << game << " " << settings;
          ++turns;
        }
        for (const JsonText& patch : *told.patches) view = view.patch(plain(patch));
        ASSERT_EQ(view, plain(match.view(observer)));
      }
    }
    EXPECT_GT(turns, 0) << game << " " << settings;
  }
}

// A stopped game ends without an event: clients that get events get the rest as a view.
TEST(Patches, LeadToTheLastViewOfAGameThatWasStopped) {
  Host host = host_of("towers", {{"players", 2}}, 3);
  Reader reader{Observer(Seat::A), host.match->seq(), plain(host.match->view(Observer(Seat::A)))};
  for (int i = 0; i < 12; ++i) host.step();
  host.match->stop();
  Counts counts;
  catch_up(*host.match, reader, counts);
  EXPECT_FALSE(reader.view.contains("asked"));
}

}  // namespace
}  // namespace spires::match

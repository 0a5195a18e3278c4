// Snapshots of long journals: a table that was loaded through one is the same table, and everything else goes on without
// them.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>

#include "host/table_snapshot.h"
#include "server/check.h"
#include "tests/server/gathering.h"
#include "wire/message.h"

namespace spires::server::testing {
namespace {

using Journal = std::vector<Entry>;

constexpr const char* kSecret = "a word for friends only";

HostSettings often() {
  HostSettings settings;
  settings.snapshot_entries = 10;
  return settings;
}

void apply(TableState& state, const Entry& entry) {
  auto read = wire::decode_message<JournalEntry>(entry.text, {.bytes = 1 << 20, .depth = 12});
  ASSERT_TRUE(std::holds_alternative<JournalEntry>(read)) << entry.text;
  const TableState::Applied no = state.apply(std::get<JournalEntry>(read), entry.personal);
  ASSERT_FALSE(no) << entry.text << wire::text_of(wire::encode(*no));
}

SnapshotAnswer answer_of(const Journal& journal, Snapshot snapshot) {
  SnapshotAnswer answer{std::move(snapshot), {}};
  for (const std::uint32_t n : answer.snapshot->needs) {
    answer.needed.push_back(n <= journal.size() ? journal[n - 1] : Entry{});
  }
  return answer;
}

std::optional<TableState> restored(const SnapshotAnswer& answer, std::size_t at_once = 7) {
  TableRestore restore({}, answer);
  while (true) {
    switch (restore.go_on(at_once)) {
      case TableRestore::Progress::More: continue;
      case TableRestore::Progress::Wrong: return std::nullopt;
      case TableRestore::Progress::Done: return restore.take();
    }
  }
}

// Everything that a client could learn from the table, now and later.
std::string all_of(const TableState& state) {
  Json all = Json::array();
  const match::Match& match = state.match();
  for (const Sitting& one : state.seats()) all.push_back({one.name.value_or("-"), wire::encode(one).text});
  for (const SaidLine& line : state.said()) {
    all.push_back(
        {line.seat.value_or("-"), line.by.value_or("-"), line.name, line.text.value_or("-"), line.key.value_or("-")});
  }
  for (int i = -1; i < match.players(); ++i) {
    const Observer observer = i < 0 ? Observer::spectator() : Observer(seat_at(i));
    all.push_back(match.view(observer).text);
    all.push_back(match.horizon(observer));
    for (std::uint32_t since = 0; since <= match.seq(); since += 1 + match.seq() / 4) {
      const auto events = match.events_since(observer, since, match::Boards::Patches);
      all.push_back(events ? wire::encode(*events).text : "a view");
      all.push_back(match.undone_since(since));
    }
    all.push_back(wire::text_of(wire::encode(match.exported(observer))));
    if (i < 0) continue;
    const match::UndoOffer offer = match.undo_offer(seat_at(i));
    all.push_back({static_cast<int>(offer.right), offer.steps, offer.decisions.size()});
    all.push_back(match.legal_texts(seat_at(i)));
    all.push_back(match.end_of_last_turn(seat_at(i)));
  }
  all.push_back(write_record(state.record()));
  all.push_back({static_cast<int>(state.status()), state.closed_why(), state.next().value_or("-"), state.commitment(),
                 state.attempt(), state.is_expired(), state.asked().value_or(-1)});
  all.push_back(state.snapshot("")->body);
  return all.dump();
}

// At every number of entries: the snapshot and the rest of the journal give the same as the whole journal.
void expect_same_everywhere(const Journal& journal, int& points) {
  TableState last;
  for (const Entry& entry : journal) apply(last, entry);
  const auto last_of_all = all_of(last);
  TableState whole;
  for (std::size_t n = 1; n <= journal.size(); ++n) {
    apply(whole, journal[n - 1]);
    std::optional<Snapshot> snapshot = whole.snapshot(journal[n - 1].text);
    if (!snapshot) continue;
    ASSERT_EQ(snapshot->entries, n);
    std::optional<TableState> again = restored(answer_of(journal, std::move(*snapshot)));
    ASSERT_TRUE(again) << n;
    ASSERT_EQ(all_of(*again), all_of(whole)) << n;
    ++points;
    if (n % 5 != 0) continue;
    for (std::size_t k = n; k < journal.size(); ++k) apply(*again, journal[k]);
    ASSERT_EQ(all_of(*again), last_of_all) << "from " << n;
  }
}

// Plays with talk, undo, leaving and passes in between.
void play_a_while(Place& place, Game& game, int steps) {
  Client spectator(place);
  spectator.say({{"type", "join"},
                 {"request", "j"},
                 {"table", game.code},
                 {"name", "Spectator"},
                 {"token", std::string(32, 'v')}});
  spectator.next("table");
  for (int i = 0; i < steps; ++i) {
    // An undo may have been quicker.
    const Json moved = game.step();
    ASSERT_TRUE(moved["type"] == "accepted" || moved["code"] == "stale") << moved;
    const auto as = [&](std::size_t k, Json message) {
      message["seat"] = game.seats[k].seat;
      return game.client(k).ask(std::move(message));
    };
    if (i % 7 == 2) as(0, {{"type", "chat"}, {"text", kSecret}});
    if (i % 9 == 3) as(1, {{"type", "phrase"}, {"key", "thanks"}});
    if (i % 6 == 4) spectator.ask({{"type", "chat"}, {"text", "heard outside"}});
    if (i % 5 == 1) as(0, {{"type", "allow_hints"}, {"allowed", i % 2 == 0}});
    if (i % 8 == 5) {
      const std::size_t who = static_cast<std::size_t>(i) % game.seats.size();
      game.client(who).say(
          {{"type", "undo"}, {"request", "u" + std::to_string(i)}, {"seat", game.seats[who].seat}, {"seq", game.seq}});
      for (std::size_t other = 0; other < game.seats.size(); ++other) {
        if (other != who) as(other, {{"type", "undo_answer"}, {"seq", game.seq}, {"agree", true}});
      }
    }
    if (i == steps / 2) spectator.ask({{"type", "forget"}});
    if (i == steps / 2 + 3) as(1, {{"type", "forget"}});
    place.advance(std::chrono::seconds(3));
  }
}

TEST(Snapshot, GivesTheSameTableAtEveryPointOfBothGames) {
  int points = 0;
  for (const Json& clock : {Json{}, Json{{"turn", 60}, {"increment", 2}, {"window", 30}}}) {
    for (const auto& [name, settings, seats] :
         {std::tuple<std::string, Json, std::vector<std::string>>{"towers", towers(2), {"A", "B"}},
          {"towers", towers(3, "master"), {"A", "B", "C"}},
          {"duel", Json::object(), {"K", "M"}}}) {
      Alone alone;
      Game game = begin(*alone.place, name, settings, seats, clock);
      play_a_while(*alone.place, game, 24);
      game.client(0).ask({{"type", "resign"}, {"seat", game.seats[0].seat}});
      const Journal journal = *entries_of(*alone.store, game.code);
      ASSERT_GT(journal.size(), 20U);
      expect_same_everywhere(journal, points);
      if (HasFatalFailure()) return;
    }
  }
  std::cout << points << " snapshots\n";
  EXPECT_GT(points, 120);
}

// ---- at a server ----

// Counts the entries that are read.
class ReadingStore final : public ForwardingStore {
 public:
  using ForwardingStore::ForwardingStore;
  void read(const ReadQuery& query, ReadDone done) override {
    store_.read(query, [this, done = std::move(done)](ReadAnswer answer) {
      entries += answer.entries.size();
      done(std::move(answer));
    });
  }
  void recall(const std::string& code, SnapshotDone done) override {
    store_.recall(code, [this, done = std::move(done)](SnapshotAnswer answer) {
      snapshots += answer.snapshot ? 1 : 0;
      done(std::move(answer));
    });
  }
  std::atomic<std::size_t> entries = 0;
  std::atomic<int> snapshots = 0;
};

// A game with snapshots, and the process that played it ended.
struct LongGame {
  LongGame() : alone(often()), game(begin(*alone.place, "towers", towers(2), {"A", "B"})) {
    play_a_while(*alone.place, game, 40);
    for (Taken& one : game.seats) one.client.reset();
    alone.end();
    entries = entries_of(*alone.store, game.code)->size();
  }
  void change(const std::string& sql) const {
    alone.store->flush();
    SQLite::Database database(alone.file(), SQLite::OPEN_READWRITE, 5000);
    database.exec(sql);
  }
  std::string snapshot(const std::string& column) const {
    alone.store->flush();
    SQLite::Database database(alone.file(), SQLite::OPEN_READONLY, 5000);
    SQLite::Statement one(database, "SELECT " + column + " FROM snapshots WHERE code = ?1");
    one.bind(1, game.code);
    return one.executeStep() ? one.getColumn(0).getString() : "";
  }
  // What each seat and a spectator get when they come.
  struct Seen {
    std::vector<std::string> frames;
    std::size_t entries = 0;
    int snapshots = 0;
  };
  Seen see() {
    ReadingStore reading(*alone.store);
    Place place(reading, alone.bus, often());
    Seen seen;
    for (const Taken& one : game.seats) {
      const std::unique_ptr<Client> client = come_back(place, game.code, one.token);
      client->ask({{"type", "sync"}, {"seat", one.seat}});
      // Answered after everything that the first brings.
      client->ask({{"type", "mute"}, {"seat", "A"}, {"muted", false}});
      for (const std::string& frame : client->frames()) seen.frames.push_back(frame);
    }
    Client spectator(place);
    spectator.say({{"type", "join"}, {"request", "j"}, {"table", game.code}});
    spectator.ask({{"type", "sync"}});
    spectator.ask({{"type", "mute"}, {"seat", "A"}, {"muted", false}});
    for (const std::string& frame : spectator.frames()) seen.frames.push_back(frame);
    seen.entries = reading.entries;
    seen.snapshots = reading.snapshots;
    place.stop();
    return seen;
  }

  Alone alone;
  Game game;
  std::size_t entries = 0;
};

TEST(Snapshot, IsReadInsteadOfTheFirstPartOfAJournal) {
  LongGame played;
  ASSERT_GT(played.entries, 40U);
  const LongGame::Seen fast = played.see();
  EXPECT_EQ(fast.snapshots, 1);
  EXPECT_LT(fast.entries, 10U) << "of " << played.entries;
  played.change("DELETE FROM snapshots");
  const LongGame::Seen whole = played.see();
  EXPECT_EQ(whole.entries, played.entries);
  EXPECT_EQ(fast.frames, whole.frames) << "deleting all of them changes nothing";
  EXPECT_NE(played.snapshot("body"), "") << "and it is made anew";
  EXPECT_LT(played.see().entries, 10U);
}

TEST(Snapshot, ThatDoesNotFitIsIgnoredAndMadeAnew) {
  LongGame played;
  const LongGame::Seen fine = played.see();
  const std::string code = played.game.code;
  Game other = begin(*(played.alone.open(), played.alone.place), "towers", towers(2), {"A", "B"});
  play_a_while(*played.alone.place, other, 20);
  for (Taken& one : other.seats) one.client.reset();
  played.alone.end();
  const std::string at = " WHERE code = '" + code + "'";
  const std::string foreign = "(SELECT body FROM snapshots WHERE code = '" + other.code + "')";
  for (const std::string& how : std::vector<std::string>{
           "UPDATE snapshots SET body = ''" + at,
           "UPDATE snapshots SET body = 'x'" + at,
           "UPDATE snapshots SET body = replace(body, '\"away\":false', '\"away\":true')" + at,
           "UPDATE snapshots SET body = substr(body, 1, 400)" + at,
           "UPDATE snapshots SET body = " + foreign + at,
           "UPDATE snapshots SET n = n - 1" + at,
           "UPDATE snapshots SET n = n + 1" + at,
           "UPDATE snapshots SET n = 1000000" + at,
           "UPDATE snapshots SET needs = '[]'" + at,
           "UPDATE snapshots SET needs = 'no list'" + at,
       }) {
    played.change(how);
    const LongGame::Seen seen = played.see();
    EXPECT_EQ(seen.entries, played.entries) << how;
    EXPECT_EQ(seen.frames, fine.frames) << how;
    EXPECT_LT(played.see().entries, 10U) << "made anew after " << how;
  }
}

// A backup was restored: the journal ends before the snapshot, or goes on in another way.
TEST(Snapshot, OfAnotherJournalIsIgnored) {
  LongGame played;
  const Journal journal = *entries_of(*played.alone.store, played.game.code);
  TableState state;
  for (std::size_t n = 0; n < 30; ++n) apply(state, journal[n]);
  const Snapshot snapshot = *state.snapshot(journal[29].text);
  ASSERT_TRUE(restored(answer_of(journal, snapshot)));
  EXPECT_FALSE(restored(answer_of(Journal(journal.begin(), journal.begin() + 20), snapshot)));
  // Another entry at the end, another trail, another first entry.
  for (const std::uint32_t n : {1U, 30U}) {
    Journal changed = journal;
    changed[n - 1].text = journal[28].text == journal[n - 1].text ? journal[27].text : journal[28].text;
    EXPECT_FALSE(restored(answer_of(changed, snapshot))) << n;
  }
  for (const std::uint32_t n : snapshot.needs) {
    Journal changed = journal;
    const std::size_t trail = changed[n - 1].text.find("\"trail\":\"");
    if (trail == std::string::npos) continue;
    changed[n - 1].text[trail + 9] = changed[n - 1].text[trail + 9] == '0' ? '1' : '0';
    EXPECT_FALSE(restored(answer_of(changed, snapshot))) << n;
  }
}

TEST(Snapshot, HasNoNamesAndNoTalk) {
  LongGame played;
  const std::string body = played.snapshot("body");
  ASSERT_NE(body, "");
  for (const std::string word : {"Player", "Spectator", "heard outside", kSecret})
    EXPECT_EQ(body.find(word), std::string::npos) << word;
  // Both have words in the table that a snapshot brings back, and they can be deleted from there.
  played.alone.open();
  for (Taken& one : played.game.seats) one.client = come_back(*played.alone.place, played.game.code, one.token);
  EXPECT_EQ(played.game.client(0).ask({{"type", "forget"}, {"seat", "A"}})["type"], "accepted");
  played.alone.end();
  played.alone.store->flush();
  for (const char* end : {"", "-wal"}) {
    std::ifstream file(played.alone.file() + end, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    EXPECT_EQ(bytes.find("Player A"), std::string::npos) << end;
    EXPECT_EQ(bytes.find(kSecret), std::string::npos) << end;
  }
}

TEST(Snapshot, IsNotUsedForRecordsAndChecks) {
  LongGame played;
  played.alone.open();
  for (Taken& one : played.game.seats) one.client = come_back(*played.alone.place, played.game.code, one.token);
  ASSERT_EQ(played.game.client(0).ask({{"type", "resign"}, {"seat", "A"}})["type"], "accepted");
  for (Taken& one : played.game.seats) one.client.reset();
  played.alone.end();
  played.entries = entries_of(*played.alone.store, played.game.code)->size();
  ReadingStore reading(*played.alone.store);
  Place place(reading, played.alone.bus, often());
  const std::unique_ptr<Client> client = come_back(place, played.game.code, played.game.seats[0].token);
  ASSERT_LT(reading.entries, 15U);
  const Json exported = client->ask({{"type", "export"}});
  EXPECT_GE(reading.entries, played.entries) << "the record comes from the whole journal";
  const std::string record = exported["record"];
  EXPECT_EQ(client->ask({{"type", "export"}})["record"], record);
  place.stop();
  // Without any, and with one that says nonsense.
  EXPECT_TRUE(check_tables(played.alone.file(), {}).damaged.empty());
  played.change("UPDATE snapshots SET body = 'nonsense'");
  EXPECT_TRUE(check_tables(played.alone.file(), {}).damaged.empty());
}

TEST(Snapshot, GoesWithItsTable) {
  LongGame played;
  ASSERT_NE(played.snapshot("n"), "");
  std::promise<StoreAnswer> removed;
  played.alone.store->remove(played.game.code, [&](StoreAnswer answer) { removed.set_value(answer); });
  EXPECT_EQ(removed.get_future().get(), StoreAnswer::Stored);
  EXPECT_EQ(played.snapshot("n"), "");
}

}  // namespace
}  // namespace spires::server::testing

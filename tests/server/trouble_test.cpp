// One table's trouble stays at that table: damaged journals, exceptions, long journals, a store that does not know.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <future>

#include "host/journal.h"
#include "server/check.h"
#include "server/ops/metrics.h"
#include "server/server.h"
#include "tests/server/gathering.h"
#include "tests/server/ws_client.h"
#include "tests/twins/match.h"
#include "wire/message.h"

namespace spires::server::testing {
namespace {

// Changes the stored journal behind the server's back.
void damage(const Alone& alone, const std::string& code, const std::string& sql) {
  SQLite::Database database(alone.file(), SQLite::OPEN_READWRITE, 5000);
  SQLite::Statement statement(database, sql);
  statement.bind(1, code);
  ASSERT_GT(statement.exec(), 0);
}
constexpr const char* kOtherTrail =
    "UPDATE journal SET text = replace(text, '\"trail\":\"', '\"trail\":\"f') WHERE code = ?1 AND n > 4";
constexpr const char* kNoFirstEntry = "UPDATE journal SET text = '{}' WHERE code = ?1 AND n = 1";
constexpr const char* kUnreadable = "UPDATE journal SET text = 'x' WHERE code = ?1 AND n = 5";

Json join(Client& client, const std::string& code) {
  const std::string id = "j" + code;
  client.say({{"type", "join"}, {"request", id}, {"table", code}});
  return client.next([&](const Json& one) { return one.value("request", "") == id || one.value("table", "") == code; },
                     "answer to join");
}

TEST(Damaged, TableAnswersDamagedAndTheOthersPlayOn) {
  for (const char* how : {kOtherTrail, kNoFirstEntry, kUnreadable}) {
    Alone alone;
    Game bad = begin(*alone.place, "towers", towers(2), {"A", "B"});
    Game good = begin(*alone.place, "towers", towers(2), {"A", "B"});
    for (int i = 0; i < 4; ++i) ASSERT_EQ(bad.step()["type"], "accepted");
    alone.end();
    damage(alone, bad.code, how);
    alone.open();
    Client spectator(*alone.place);
    EXPECT_EQ(join(spectator, bad.code).value("code", ""), "damaged") << how;
    EXPECT_EQ(alone.place->table(bad.code), nullptr);
    EXPECT_EQ(alone.place->registry().damaged_tables(), 1U);
    EXPECT_EQ(alone.place->registry().open_tables(), 0U) << "it takes no memory";
    for (Taken& one : good.seats) one.client = come_back(*alone.place, good.code, one.token);
    EXPECT_EQ(good.step()["type"], "accepted");
  }
}

// It used to read half of a table, and then use it.
TEST(Damaged, TableThatIsReadAgainClosesItsConnectionsOnly) {
  Alone alone;
  Game bad = begin(*alone.place, "towers", towers(2), {"A", "B"});
  Game good = begin(*alone.place, "towers", towers(2), {"A", "B"});
  for (int i = 0; i < 4; ++i) ASSERT_EQ(bad.step()["type"], "accepted");
  const auto [i, legal] = bad.asked();
  damage(alone, bad.code, kNoFirstEntry);
  alone.failing->fails = true;
  EXPECT_EQ(bad.client(i).ask(bad.move_message(i, legal, bad.pick(legal)))["code"], "not_stored");
  alone.failing->fails = false;
  EXPECT_EQ(bad.client(i).ask({{"type", "sync"}})["code"], "damaged");
  EXPECT_EQ(bad.client(1 - i).ask({{"type", "sync"}})["code"], "damaged");
  EXPECT_EQ(good.step()["type"], "accepted");
  EXPECT_EQ(alone.place->registry().damaged_tables(), 1U);
}

TEST(Damaged, TablesAreListedForTheOperator) {
  Alone alone;
  Game bad = begin(*alone.place, "towers", towers(2), {"A", "B"});
  Game good = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  for (int i = 0; i < 4; ++i) ASSERT_EQ(bad.step()["type"], "accepted");
  EXPECT_TRUE(check_tables(alone.file(), {}).damaged.empty()) << "under load";
  damage(alone, bad.code, kOtherTrail);
  const CheckedStore checked = check_tables(alone.file(), {});
  EXPECT_EQ(checked.fault, "");
  EXPECT_EQ(checked.tables, 2U);
  ASSERT_EQ(checked.damaged.size(), 1U);
  EXPECT_EQ(checked.damaged[0].code, bad.code);
}

TEST(Damaged, TablesAndExceptionsAreInHealthAndMetrics) {
  Alone alone;
  Game bad = begin(*alone.place, "towers", towers(2), {"A", "B"});
  for (int i = 0; i < 4; ++i) ASSERT_EQ(bad.step()["type"], "accepted");
  alone.end();
  damage(alone, bad.code, kOtherTrail);
  ServerPlan plan;
  plan.data = alone.folder.path();
  plan.net.bind = "127.0.0.1";
  plan.net.port = 0;
  plan.log = LogLevel::Quiet;
  const Server::Started started = Server::start(plan);
  ASSERT_TRUE(started.server) << started.fault;
  const std::uint16_t port = started.server->port();
  EXPECT_EQ(Json::parse(test::http_get(port, "/healthz").body)["damaged"], 0);
  const auto refused = test::http_get(port, "/api/tables/" + bad.code);
  EXPECT_NE(refused.body.find("damaged"), std::string::npos) << refused.body;
  const auto health = test::http_get(port, "/healthz");
  EXPECT_EQ(health.status, 200U) << "the others are fine";
  EXPECT_EQ(Json::parse(health.body)["damaged"], 1);
  const std::string metrics = test::http_get(port, "/metrics").body;
  EXPECT_NE(metrics.find("\nspires_tables_damaged 1"), std::string::npos) << metrics;
  EXPECT_NE(metrics.find("\nspires_exceptions_total 0"), std::string::npos) << metrics;
  Metrics counted;
  counted.exception();
  EXPECT_NE(counted.text().find("\nspires_exceptions_total 1"), std::string::npos);
  started.server->stop();
}

class ThrowingMatch final : public twins::PassingMatch {
 public:
  using PassingMatch::PassingMatch;
  match::Answer submit(Seat, std::string_view) override { throw std::runtime_error("a fault of the program"); }
};

TEST(Exception, ClosesItsTableOnly) {
  Alone alone;
  Game good = begin(*alone.place, "towers", towers(2), {"A", "B"});
  alone.place->environment().match.wrap = [](std::unique_ptr<match::Match> match) {
    return std::make_unique<ThrowingMatch>(std::move(match));
  };
  Game bad = begin(*alone.place, "towers", towers(2), {"A", "B"});
  alone.place->environment().match.wrap = nullptr;
  const auto [i, legal] = bad.asked();
  Json move = bad.move_message(i, legal, bad.pick(legal));
  move["request"] = "x";
  bad.client(i).say(move);
  EXPECT_EQ(bad.client(i).next("refused")["code"], "damaged");
  EXPECT_EQ(bad.client(1 - i).next("refused")["code"], "damaged");
  EXPECT_EQ(good.step()["type"], "accepted");
  // The journal is right: it is loaded anew.
  for (Taken& one : bad.seats) one.client = come_back(*alone.place, bad.code, one.token);
  bad.seq = 0;
  EXPECT_EQ(bad.step()["type"], "accepted");
}

// The disk fails in a way that leaves open whether an entry is stored.
class DoubtfulStore final : public ForwardingStore {
 public:
  using ForwardingStore::ForwardingStore;
  enum class Doubt { None, Stored, Lost };
  std::atomic<Doubt> doubt = Doubt::None;

  void append(Append append, StoreDone done) override {
    if (doubt == Doubt::None) return store_.append(std::move(append), std::move(done));
    if (doubt == Doubt::Lost) return done(StoreAnswer::Unknown);
    store_.append(std::move(append), [done = std::move(done)](StoreAnswer) { done(StoreAnswer::Unknown); });
  }
};

TEST(NotStored, IsUnknownIfTheDiskLeavesItOpenAndARestartTells) {
  using Doubt = DoubtfulStore::Doubt;
  for (const Doubt doubt : {Doubt::Stored, Doubt::Lost}) {
    Alone alone;
    DoubtfulStore doubtful(*alone.store);
    auto place = std::make_unique<Place>(doubtful, alone.bus);
    Game game = begin(*place, "towers", towers(2), {"A", "B"});
    const auto [i, legal] = game.asked();
    Json move = game.move_message(i, legal, game.pick(legal));
    move["request"] = "in-doubt";
    const std::size_t before = entries_of(*alone.store, game.code)->size();
    doubtful.doubt = doubt;
    EXPECT_EQ(game.client(i).ask_again(move)["code"], "unknown");
    doubtful.doubt = Doubt::None;
    place->stop();
    for (Taken& one : game.seats) one.client.reset();
    place = std::make_unique<Place>(doubtful, alone.bus);
    for (Taken& one : game.seats) one.client = come_back(*place, game.code, one.token);
    EXPECT_EQ(game.client(i).ask_again(move)["type"], "accepted") << "counted, now or then";
    EXPECT_EQ(entries_of(*alone.store, game.code)->size(), before + 1) << "once";
    place->stop();
    for (Taken& one : game.seats) one.client.reset();
  }
}

// A new table and a rematch are no exceptions: what may be there is not called "not stored".
TEST(NotStored, IsUnknownForANewTableToo) {
  using Doubt = DoubtfulStore::Doubt;
  Alone alone;
  DoubtfulStore doubtful(*alone.store);
  Place place(doubtful, alone.bus);
  Client host(place);
  Json plan = create("towers", towers(2), Json::array());
  plan["token"] = secrets::fresh_token();
  doubtful.doubt = Doubt::Stored;
  EXPECT_EQ(host.ask(plan)["code"], "unknown");
  doubtful.doubt = Doubt::None;
  EXPECT_EQ(host.ask(plan)["type"], "created");
  EXPECT_EQ(tests::tables_of(*alone.store).size(), 1U) << "the same table";

  Game game = begin(place, "duel", Json::object(), {"K", "M"});
  game.client(0).ask({{"type", "resign"}, {"seat", "K"}});
  doubtful.doubt = Doubt::Stored;
  EXPECT_EQ(game.client(0).ask({{"type", "rematch"}})["code"], "unknown");
  doubtful.doubt = Doubt::None;
  host.drop();
  for (Taken& one : game.seats) one.client.reset();
  place.stop();
}

// Passes everything on, and counts reads; holds back those of one table until they are let go.
class CountingStore final : public ForwardingStore {
 public:
  using ForwardingStore::ForwardingStore;
  void read(const ReadQuery& query, ReadDone done) override {
    if (query.code == slow) {
      ++reads;
      if (query.after > 0 && held.valid()) held.wait();
    }
    store_.read(query, [this, code = query.code, done = std::move(done)](ReadAnswer answer) {
      if (code == slow) longest = std::max(longest.load(), answer.entries.size());
      done(std::move(answer));
    });
  }

  std::string slow;
  std::shared_future<void> held;
  std::atomic<int> reads = 0;
  std::atomic<std::size_t> longest = 0;
};

TEST(LongJournal, IsReadInPartsWhileOthersPlay) {
  constexpr std::size_t kEntries = 30'000;
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  Game other = begin(*alone.place, "towers", towers(2), {"A", "B"});
  alone.end();
  const auto before = static_cast<std::uint32_t>(entries_of(*alone.store, game.code)->size());
  Append append{game.code, before, {}, {}, 1};
  for (std::size_t i = 0; i < kEntries; ++i) {
    const JournalEntry entry = Passing{"A", i % 2 == 0 ? match::PassUntil::Turn : match::PassUntil::Off, {}};
    append.entries.push_back({wire::message_text(entry), {}, {}});
  }
  std::promise<StoreAnswer> stored;
  alone.store->append(std::move(append), [&](StoreAnswer answer) { stored.set_value(answer); });
  ASSERT_EQ(stored.get_future().get(), StoreAnswer::Stored);

  CountingStore counting(*alone.store);
  counting.slow = game.code;
  std::promise<void> go;
  counting.held = go.get_future().share();
  Place place(counting, alone.bus);
  Client spectator(place);
  spectator.say({{"type", "join"}, {"request", "j"}, {"table", game.code}});
  // The first of two threads waits in the long journal; the other table is played on the second.
  for (Taken& one : other.seats) one.client = come_back(place, other.code, one.token);
  EXPECT_EQ(other.step()["type"], "accepted");
  go.set_value();
  EXPECT_EQ(spectator.next("table")["table"], game.code);
  EXPECT_GE(counting.reads, static_cast<int>(kEntries / 2000)) << "in parts";
  EXPECT_LE(counting.longest, 2000U);
  // Its players are at tables of this place now.
  for (Taken& one : other.seats) one.client.reset();
  place.stop();
}

}  // namespace
}  // namespace spires::server::testing

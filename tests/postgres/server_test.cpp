// The host and the whole server on PostgreSQL.
#include "server/server.h"

#include "tests/postgres/pg_place.h"
#include "tests/server/gathering.h"

namespace spires::server::testing {
namespace {

using tests::PgPlace;

TEST(PgTable, IsPlayedAndReadAgain) {
  const PgPlace database;
  const auto store = database.open();
  LocalBus bus;
  auto place = std::make_unique<Place>(*store, bus);
  Game game = begin(*place, "towers", towers(2), {"A", "B"});
  for (int i = 0; i < 20; ++i) EXPECT_EQ(game.step()["type"], "accepted");
  place->stop();
  for (Taken& one : game.seats) one.client.reset();
  const auto other = database.open();
  Place again(*other, bus);
  for (Taken& one : game.seats) one.client = come_back(again, game.code, one.token);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(game.step()["type"], "accepted");
  EXPECT_EQ(game.client(0).ask({{"type", "forget"}, {"seat", "A"}})["type"], "accepted");
  EXPECT_EQ(database.sql("SELECT count(*) FROM personal WHERE owner = 'A'"), "0");
  again.stop();
}

// Two servers that do not know each other: the one that was asked last has the table.
TEST(PgTable, MovesToTheServerThatIsAsked) {
  const PgPlace database;
  const auto one = database.open();
  const auto two = database.open();
  LocalBus buses[2];
  Place first(*one, buses[0]);
  Place second(*two, buses[1]);
  Game game = begin(first, "towers", towers(2), {"A", "B"});
  const auto [i, legal] = game.asked();
  ASSERT_NE(second.table(game.code), nullptr);
  Json move = game.move_message(i, legal, game.pick(legal));
  move["request"] = "once";
  game.client(i).say(move);
  ASSERT_TRUE(first.open_tables().wait_for(0));
  EXPECT_EQ(game.client(i).closed(), "restart");
  const auto back = come_back(second, game.code, game.seats[i].token);
  EXPECT_EQ(back->ask_again(move)["type"], "accepted");
  first.stop();
  second.stop();
}

TEST(PgServe, StartsOnADatabaseAndLeavesIt) {
  const PgPlace database;
  ServerPlan plan;
  plan.net.bind = "127.0.0.1";
  plan.net.port = 0;
  plan.log = LogLevel::Quiet;
  plan.open_store = [&] {
    PgPlan store = database.plan();
    store.is_only_server = true;
    store.lease_patience = std::chrono::milliseconds(300);
    return open_pg_store(store);
  };
  {
    const Server::Started started = Server::start(plan);
    ASSERT_NE(started.server, nullptr) << started.fault;
    EXPECT_GT(started.server->port(), 0);
    EXPECT_EQ(Server::start(plan).fault, "another server uses the database");
  }
  EXPECT_EQ(database.sql("SELECT count(*) FROM nodes WHERE NOT dead"), "0");
  EXPECT_EQ(Server::start(plan).fault, "");
}

}  // namespace
}  // namespace spires::server::testing

// Migrations, the settings that a database must have, and one server at a time.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <thread>

#include "tests/postgres/pg_place.h"

namespace spires::tests {
namespace {

using server::PgPrimary;
using testing::HasSubstr;

std::string fault_of(const server::PgPlan& plan) {
  const server::OpenedStore opened = server::open_pg_store(plan);
  EXPECT_EQ(opened.store == nullptr, !opened.fault.empty());
  return opened.fault;
}

TEST(PgSchema, GrowsStepByStepAndOnlyOnce) {
  PgServer& machine = PgServer::shared();
  const std::string database = machine.new_database();
  const std::array steps = {"CREATE TABLE one (a int)", "ALTER TABLE one ADD COLUMN b int DEFAULT 2",
                            "CREATE TABLE three AS SELECT a + b AS c FROM one"};
  PgPrimary primary({machine.url(database), {}, true});
  EXPECT_EQ(server::pg_migrate(primary, server::PgSteps(steps).first(1)), "");
  machine.sql(database, "INSERT INTO one VALUES (40)");
  std::array<std::string, 3> faults;
  std::vector<std::thread> threads;
  for (std::string& fault : faults) threads.emplace_back([&] { fault = server::pg_migrate(primary, steps); });
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(faults, testing::Each("")) << "the others wait, and find it done";
  EXPECT_EQ(machine.sql(database, "SELECT version FROM spires"), "3");
  EXPECT_EQ(machine.sql(database, "SELECT c FROM three"), "42");
}

TEST(PgSchema, AStepThatFailsLeavesTheVersionBefore) {
  PgServer& machine = PgServer::shared();
  const std::string database = machine.new_database();
  const std::array steps = {"CREATE TABLE one (a int)", "CREATE TABLE two (a int); CREATE TABLE one (a int)"};
  PgPrimary primary({machine.url(database), {}, true});
  EXPECT_THAT(server::pg_migrate(primary, steps), HasSubstr("already exists"));
  EXPECT_EQ(machine.sql(database, "SELECT version FROM spires"), "1");
  EXPECT_EQ(machine.sql(database, "SELECT to_regclass('two') IS NULL"), "t");
}

TEST(PgSchema, IsCheckedWhenTheStoreOpens) {
  const PgPlace place;
  EXPECT_EQ(fault_of(place.plan()), "");
  place.sql("UPDATE spires SET version = 9, oldest_reader = 1");
  EXPECT_EQ(fault_of(place.plan()), "") << "newer, and made so that this program can go on";
  place.sql("UPDATE spires SET oldest_reader = 9");
  EXPECT_THAT(fault_of(place.plan()), HasSubstr("a newer program"));
  PgPrimary primary(place.plan().address);
  EXPECT_THAT(server::pg_migrate(primary, server::pg_steps()), HasSubstr("a newer program is needed"));
  place.sql("UPDATE spires SET version = 0, oldest_reader = 1");
  EXPECT_THAT(fault_of(place.plan()), HasSubstr("spires migrate"));
  server::PgPlan empty = place.plan();
  empty.address.url = place.machine().url(place.machine().new_database());
  EXPECT_THAT(fault_of(empty), HasSubstr("spires migrate"));
}

TEST(PgSettings, OfADatabaseThatForgetsAreRefused) {
  const PgPlace place;
  server::PgPlan plan = place.plan();
  plan.address.is_alone = false;
  EXPECT_THAT(fault_of(plan), HasSubstr("synchronous_standby_names is empty"));
  place.sql("ALTER ROLE spires IN DATABASE " + place.database() + " SET synchronous_commit = local");
  EXPECT_THAT(fault_of(place.plan()), HasSubstr("synchronous_commit is local"));
}

TEST(PgSettings, APasswordBelongsInAFile) {
  const PgPlace place;
  server::PgPlan plan = place.plan();
  plan.address.url += " password=secret";
  EXPECT_THAT(fault_of(plan), HasSubstr("put it into a file"));
  EXPECT_THAT(fault_of(plan), testing::Not(HasSubstr("secret")));
  plan = place.plan();
  plan.address.password_file = "/nowhere";
  EXPECT_THAT(fault_of(plan), HasSubstr("cannot be read"));
  const std::string file = testing::TempDir() + "spires-password";
  std::ofstream(file) << "secret\n";
  plan.address.password_file = file;
  EXPECT_EQ(fault_of(plan), "");
}

TEST(PgLease, OneServerAtATime) {
  const PgPlace place;
  server::PgPlan plan = place.plan();
  plan.is_only_server = true;
  plan.lease_patience = std::chrono::milliseconds(300);
  auto first = PgPlace::open(plan);
  EXPECT_EQ(fault_of(plan), "another server uses the database");
  first.reset();
  EXPECT_EQ(fault_of(plan), "") << "a server that stops gives its lease back";
}

// A server that dies gives nothing back: its lease runs out.
TEST(PgLease, ADeadServerIsFollowed) {
  const PgPlace place;
  server::PgPlan plan = place.plan();
  plan.is_only_server = true;
  place.sql("INSERT INTO nodes (until) VALUES (clock_timestamp() - interval '2 s')");
  EXPECT_EQ(fault_of(plan), "") << "within the patience of a start";
  EXPECT_EQ(place.sql("SELECT count(*) FROM nodes WHERE NOT dead"), "0");
}

}  // namespace
}  // namespace spires::tests

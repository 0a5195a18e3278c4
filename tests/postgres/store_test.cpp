// The store in PostgreSQL: what every store does, and what several servers on one database rely on.
#include "tests/postgres/pg_place.h"
#include "tests/server/store_cases.h"

namespace spires::tests {
namespace {

using host::Claim;
using host::ReadAnswer;
using host::Store;

INSTANTIATE_TYPED_TEST_SUITE_P(Postgres, StoreCases, PgPlace);

Claim claim_and_wait(Store& store, const std::string& code) {
  std::promise<Claim> told;
  store.claim(code, [&](const Claim& claim) { told.set_value(claim); });
  return told.get_future().get();
}

ReadAnswer::State read_in_epoch(Store& store, const std::string& code, std::uint64_t epoch) {
  std::promise<ReadAnswer::State> told;
  store.read({code, 0, epoch}, [&](const ReadAnswer& answer) { told.set_value(answer.state); });
  return told.get_future().get();
}

Append in_epoch(Append append, std::uint64_t epoch) {
  append.epoch = epoch;
  return append;
}

TEST(PgClaim, TakesTheTableFromWhoHadIt) {
  const PgPlace place;
  const auto first = place.open();
  const auto second = place.open();
  ASSERT_EQ(append_and_wait(*first, append_of("A", 0, {"1"})), StoreAnswer::Stored);
  const Claim old = claim_and_wait(*first, "A");
  ASSERT_EQ(old.state, Claim::State::Ours);
  EXPECT_EQ(append_and_wait(*first, in_epoch(append_of("A", 1, {"2"}), old.epoch)), StoreAnswer::Stored);
  EXPECT_EQ(read_in_epoch(*first, "A", old.epoch), ReadAnswer::State::Found);

  const Claim claim = claim_and_wait(*second, "A");
  EXPECT_GT(claim.epoch, old.epoch);
  EXPECT_EQ(append_and_wait(*first, in_epoch(append_of("A", 2, {"late"}), old.epoch)), StoreAnswer::Moved);
  EXPECT_EQ(read_in_epoch(*first, "A", old.epoch), ReadAnswer::State::Unreadable);
  EXPECT_EQ(append_and_wait(*second, in_epoch(append_of("A", 1, {"stale"}), claim.epoch)), StoreAnswer::Conflict);
  EXPECT_EQ(append_and_wait(*second, in_epoch(append_of("A", 2, {"3"}), claim.epoch)), StoreAnswer::Stored);
  EXPECT_EQ(texts_of(*first, "A"), (Texts{"1", "2", "3"}));
  EXPECT_EQ(claim_and_wait(*first, "B").state, Claim::State::Missing);
}

TEST(PgClaim, AMovedTableLeavesItsNeighboursInTheBatchAlone) {
  const PgPlace place;
  const auto store = place.open_for(100);
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, {"1"})), StoreAnswer::Stored);
  ASSERT_EQ(append_and_wait(*store, append_of("B", 0, {"1"})), StoreAnswer::Stored);
  const std::uint64_t epoch = claim_and_wait(*store, "A").epoch;
  PgPlace::Lock lock(place);
  std::array<StoreAnswer, 3> answers{};
  const auto note = [&](std::size_t i) { return [&, i](StoreAnswer answer) { answers[i] = answer; }; };
  store->append(in_epoch(append_of("A", 1, {"old"}), epoch - 1), note(0));
  store->append(append_of("B", 1, {"2"}), note(1));
  store->append(append_of("C", 0, {"1"}), note(2));
  lock.release();
  store->flush();
  EXPECT_THAT(answers, ElementsAre(StoreAnswer::Moved, StoreAnswer::Stored, StoreAnswer::Stored));
}

TEST(PgStore, RefusesAZeroByteInsteadOfCuttingIt) {
  const PgPlace place;
  const auto store = place.open();
  Append append = append_of("A", 0, {std::string("a\0b", 3)});
  EXPECT_EQ(append_and_wait(*store, append), StoreAnswer::Unavailable);
  EXPECT_THAT(store->why(), HasSubstr("zero byte"));
  EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"ab"})), StoreAnswer::Stored);
  EXPECT_EQ(store->why(), "");
}

// One that the database refuses is refused alone.
TEST(PgStore, ADamagedTableLeavesItsNeighboursInTheBatchAlone) {
  const PgPlace place;
  const auto store = place.open_for(100);
  ASSERT_EQ(append_and_wait(*store, append_of("OLD", 0, {"1"})), StoreAnswer::Stored);
  place.sql("INSERT INTO journal SELECT 'OLD', 2, gen_random_uuid(), 1, 'stray'");
  PgPlace::Lock lock(place);
  std::array<StoreAnswer, 3> answers{};
  const auto note = [&](std::size_t i) { return [&, i](StoreAnswer answer) { answers[i] = answer; }; };
  store->append(append_of("NEW", 0, {"1"}), note(0));
  store->append(append_of("OLD", 1, {"2"}), note(1));
  store->append(append_of("OTHER", 0, {"1"}), note(2));
  lock.release();
  store->flush();
  EXPECT_THAT(answers, ElementsAre(StoreAnswer::Stored, StoreAnswer::Unavailable, StoreAnswer::Stored));
  EXPECT_EQ(store->counts().unavailable, 1);
}

TEST(PgStore, IsAnsweredWhileTheDatabaseIsAway) {
  PgServer machine;
  const PgPlace place(machine);
  server::PgPlan plan = place.plan();
  plan.patience = std::chrono::milliseconds(100);
  plan.read_patience = std::chrono::milliseconds(100);
  const auto store = PgPlace::open(plan);
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, {"1"})), StoreAnswer::Stored);
  machine.crash();
  // The first one may have been sent when the connection broke: it is in doubt until the database is back.
  std::promise<StoreAnswer> told;
  store->append(append_of("A", 1, {"2"}), [&](StoreAnswer answer) { told.set_value(answer); });
  EXPECT_EQ(claim_and_wait(*store, "A").state, Claim::State::Unavailable);
  EXPECT_NE(store->why(), "");
  machine.start();
  const StoreAnswer answer = told.get_future().get();
  EXPECT_NE(answer, StoreAnswer::Unknown);
  EXPECT_EQ(texts_of(*store, "A")->size(), answer == StoreAnswer::Stored ? 2U : 1U);
}

}  // namespace
}  // namespace spires::tests

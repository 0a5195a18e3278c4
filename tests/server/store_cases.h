// What every store does: order, conflicts, sharing a commit, lists, forgetting, claims. A kind of store is a class with
//   open() → a store of this place; open_for(n) → one that lets only n changes wait (in each of its queues)
//   Lock   → another process that keeps writers waiting until release()
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <future>
#include <string>
#include <thread>
#include <vector>

#include "tests/scale.h"
#include "tests/server/stored_moves.h"

namespace spires::tests {

using host::Append;
using host::Entry;
using host::ListedTable;
using host::Listing;
using host::ListQuery;
using host::StoreAnswer;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Texts = std::vector<std::string>;

template <class Kind>
class StoreCases : public testing::Test {};
TYPED_TEST_SUITE_P(StoreCases);

TYPED_TEST_P(StoreCases, KeepsEntriesInOrder) {
  TypeParam place;
  const auto store = place.open();
  EXPECT_EQ(entries_of(*store, "A", 0), std::nullopt);
  EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"one", "two"})), StoreAnswer::Stored);
  EXPECT_EQ(append_and_wait(*store, append_of("A", 2, {"three"})), StoreAnswer::Stored);
  EXPECT_EQ(texts_of(*store, "A"), (Texts{"one", "two", "three"}));
  EXPECT_EQ(entries_of(*store, "A", 2), (std::vector<Entry>{{"three", std::nullopt, std::nullopt}}));
  EXPECT_THAT(*entries_of(*store, "A", 3), IsEmpty());
  EXPECT_EQ(store->why(), "");
}

TYPED_TEST_P(StoreCases, ConflictsStoreNothing) {
  TypeParam place;
  const auto store = place.open();
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, {"one", "two"})), StoreAnswer::Stored);
  EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"again"})), StoreAnswer::Conflict) << "the code is taken";
  EXPECT_EQ(append_and_wait(*store, append_of("A", 1, {"late"})), StoreAnswer::Conflict);
  EXPECT_EQ(append_and_wait(*store, append_of("A", 3, {"early"})), StoreAnswer::Conflict) << "a gap";
  EXPECT_EQ(append_and_wait(*store, append_of("B", 1, {"nowhere"})), StoreAnswer::Conflict) << "no such table";
  EXPECT_EQ(texts_of(*store, "A"), (Texts{"one", "two"}));
  EXPECT_EQ(entries_of(*store, "B", 0), std::nullopt);
  EXPECT_EQ(store->why(), "") << "a conflict is no fault";
}

TYPED_TEST_P(StoreCases, AConflictLeavesItsNeighboursInTheBatchAlone) {
  TypeParam place;
  const auto store = place.open();
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, {"1"})), StoreAnswer::Stored);
  typename TypeParam::Lock lock(place);
  std::array<StoreAnswer, 4> answers{};
  const auto note = [&](std::size_t i) { return [&, i](StoreAnswer answer) { answers[i] = answer; }; };
  Append loser = append_of("A", 1, {"x", "y"});
  loser.listing = Listing{"over", false, "x"};
  store->append(append_of("A", 1, {"2"}), note(0));
  store->append(loser, note(1));
  store->append(append_of("A", 2, {"3"}), note(2));
  store->append(append_of("B", 0, {"b"}), note(3));
  lock.release();
  store->flush();
  EXPECT_THAT(answers,
              ElementsAre(StoreAnswer::Stored, StoreAnswer::Conflict, StoreAnswer::Stored, StoreAnswer::Stored));
  EXPECT_EQ(texts_of(*store, "A"), (Texts{"1", "2", "3"}));
  EXPECT_EQ(texts_of(*store, "B"), (Texts{"b"}));
  for (const ListedTable& table : tables_of(*store)) EXPECT_EQ(table.listing.status, "playing");
}

TYPED_TEST_P(StoreCases, ThoseWhoWaitShareACommit) {
  TypeParam place;
  const auto store = place.open();
  constexpr std::uint32_t kAppends = 1000;
  std::atomic<int> stored = 0;
  typename TypeParam::Lock lock(place);
  for (std::uint32_t i = 0; i < kAppends; ++i) {
    store->append(append_of("T" + std::to_string(i), 0, {"begun"}),
                  [&](StoreAnswer answer) { stored += answer == StoreAnswer::Stored ? 1 : 0; });
  }
  EXPECT_EQ(stored, 0) << "nobody is told before it is stored";
  EXPECT_EQ(store->counts().commits, 0);
  lock.release();
  store->flush();
  EXPECT_EQ(stored, kAppends);
  EXPECT_EQ(store->counts().appends, kAppends);
  EXPECT_LE(store->counts().commits, 10) << "those who came while the first one waited go together";
  EXPECT_GT(store->counts().commit_seconds, 0.0);
}

TYPED_TEST_P(StoreCases, ReadersDoNotWaitForTheWriter) {
  TypeParam place;
  const auto store = place.open();
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, {"one"})), StoreAnswer::Stored);
  ASSERT_EQ(texts_of(*store, "A"), (Texts{"one"}));
  typename TypeParam::Lock lock(place);
  store->append(append_of("A", 1, {"two"}), [](StoreAnswer) {});
  EXPECT_EQ(texts_of(*store, "A"), (Texts{"one"}));
  EXPECT_EQ(tables_of(*store).size(), 1);
  lock.release();
  store->flush();
  EXPECT_EQ(texts_of(*store, "A"), (Texts{"one", "two"}));
}

TYPED_TEST_P(StoreCases, RefusesWhenTooManyWait) {
  TypeParam place;
  const auto store = place.open_for(10);
  std::atomic<int> stored = 0;
  std::promise<void> refused;
  typename TypeParam::Lock lock(place);
  // The writer may have taken some of them already; one of this many is refused while it cannot write.
  std::atomic<int> refusals = 0;
  for (std::uint32_t i = 0; i < 30; ++i) {
    store->append(append_of("T" + std::to_string(i), 0, {"x"}), [&](StoreAnswer answer) {
      if (answer == StoreAnswer::Stored) ++stored;
      if (answer == StoreAnswer::Unavailable && ++refusals == 1) refused.set_value();
    });
  }
  refused.get_future().wait();
  EXPECT_THAT(store->why(), HasSubstr("too slow"));
  lock.release();
  store->flush();
  EXPECT_GE(stored, 10);
  EXPECT_EQ(stored + refusals, 30);
  EXPECT_EQ(store->counts().unavailable, static_cast<std::uint64_t>(refusals));
  EXPECT_EQ(append_and_wait(*store, append_of("U", 0, {"x"})), StoreAnswer::Stored);
  EXPECT_EQ(store->why(), "");
}

TYPED_TEST_P(StoreCases, ManyThreadsAppendAndRead) {
  constexpr int kThreads = 6;
  const std::int64_t moves = scaled(150);
  TypeParam place;
  const auto store = place.open();
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&, code = "T" + std::to_string(i)] {
      for (std::uint32_t k = 0; k < moves; ++k) {
        ASSERT_EQ(append_and_wait(*store, append_of(code, k, {std::to_string(k)})), StoreAnswer::Stored);
        ASSERT_EQ(entries_of(*store, code, k)->size(), 1) << "what is acknowledged can be read";
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (int i = 0; i < kThreads; ++i) {
    const Texts texts = *texts_of(*store, "T" + std::to_string(i));
    ASSERT_EQ(texts.size(), moves);
    for (std::size_t k = 0; k < texts.size(); ++k) EXPECT_EQ(texts[k], std::to_string(k));
  }
  EXPECT_EQ(store->counts().appends, kThreads * moves);
  EXPECT_LE(store->counts().commits, store->counts().appends);
}

TYPED_TEST_P(StoreCases, EverythingIsThereAfterARestart) {
  TypeParam place;
  int told = 0;
  {
    const auto store = place.open();
    for (std::uint32_t i = 0; i < 100; ++i) {
      store->append(append_of("A", i, {std::to_string(i)}), [&](StoreAnswer) { ++told; });
    }
  }
  EXPECT_EQ(told, 100) << "what waits is stored before the store closes";
  const auto store = place.open();
  EXPECT_EQ(texts_of(*store, "A")->size(), 100);
  EXPECT_EQ(append_and_wait(*store, append_of("A", 100, {"more"})), StoreAnswer::Stored);
}

TYPED_TEST_P(StoreCases, TwoStoresSeeEachOther) {
  TypeParam place;
  const auto first = place.open();
  const auto second = place.open();
  ASSERT_EQ(append_and_wait(*first, append_of("A", 0, {"1"})), StoreAnswer::Stored);
  EXPECT_EQ(append_and_wait(*second, append_of("A", 0, {"mine"})), StoreAnswer::Conflict);
  EXPECT_EQ(append_and_wait(*second, append_of("A", 1, {"2"})), StoreAnswer::Stored);
  EXPECT_EQ(append_and_wait(*first, append_of("A", 1, {"other 2"})), StoreAnswer::Conflict);
  EXPECT_EQ(texts_of(*first, "A"), (Texts{"1", "2"}));
  EXPECT_EQ(texts_of(*second, "A"), (Texts{"1", "2"}));
}

// Both append every number; each number has one winner.
TYPED_TEST_P(StoreCases, TwoStoresRaceForEveryNumber) {
  TypeParam place;
  const std::int64_t numbers = scaled(60);
  const std::array stores = {place.open(), place.open()};
  std::array<Texts, 2> won;
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < stores.size(); ++i) {
    threads.emplace_back([&, i] {
      for (std::uint32_t k = 0; k < numbers; ++k) {
        const std::string text = std::to_string(i) + ":" + std::to_string(k);
        const StoreAnswer answer = append_and_wait(*stores[i], append_of("A", k, {text}));
        ASSERT_NE(answer, StoreAnswer::Unavailable) << stores[i]->why();
        if (answer == StoreAnswer::Stored) won[i].push_back(text);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  Texts all = won[0];
  all.insert(all.end(), won[1].begin(), won[1].end());
  EXPECT_THAT(*texts_of(*stores[0], "A"), testing::UnorderedElementsAreArray(all));
  EXPECT_EQ(all.size(), numbers);
}

TYPED_TEST_P(StoreCases, ListsTables) {
  TypeParam place;
  const auto store = place.open();
  const auto add = [&](const std::string& code, const Listing& listing, std::int64_t now) {
    Append append = append_of(code, 0, {"x"});
    append.listing = listing;
    append.now = now;
    ASSERT_EQ(append_and_wait(*store, append), StoreAnswer::Stored);
  };
  const auto codes = [&](const ListQuery& query) {
    Texts found;
    for (const ListedTable& table : tables_of(*store, query)) found.push_back(table.code);
    return found;
  };
  add("A", {"open", true, R"({"a":1})"}, 10);
  add("B", {"open", false, "{}"}, 20);
  add("C", {"playing", true, "{}"}, 30);
  add("D", {"open", true, "{}"}, 40);
  EXPECT_THAT(codes({}), ElementsAre("D", "C", "B", "A"));
  ListQuery open;
  open.status = "open";
  EXPECT_THAT(codes(open), ElementsAre("D", "B", "A"));
  open.only_public = true;
  EXPECT_THAT(codes(open), ElementsAre("D", "A"));
  open.order = host::ListOrder::OldestFirst;
  EXPECT_THAT(codes(open), ElementsAre("A", "D"));
  open.touched_before = 40;
  EXPECT_THAT(codes(open), ElementsAre("A"));
  ListQuery two;
  two.most = 2;
  EXPECT_THAT(codes(two), ElementsAre("D", "C"));

  // An append updates the time of its table; the listing changes only if it is given.
  Append append = append_of("A", 1, {"y"});
  append.now = 50;
  ASSERT_EQ(append_and_wait(*store, append), StoreAnswer::Stored);
  const ListedTable newest = tables_of(*store).front();
  EXPECT_EQ(newest.code, "A");
  EXPECT_EQ(newest.touched, 50);
  EXPECT_EQ(newest.listing, (Listing{"open", true, R"({"a":1})"}));
  append = append_of("A", 2, {});
  append.listing = Listing{"over", false, "[]"};
  ASSERT_EQ(append_and_wait(*store, append), StoreAnswer::Stored) << "a listing alone";
  EXPECT_THAT(codes(open), IsEmpty());
  ListQuery over;
  over.status = "over";
  EXPECT_EQ(tables_of(*store, over).front().listing, *append.listing);
}

TYPED_TEST_P(StoreCases, ForgettingLeavesTheEntries) {
  TypeParam place;
  const auto store = place.open();
  Append append = append_of("A", 0, {});
  append.entries = {
      {"join", "red", "Rosa"}, {"join", "blue", "Bert"}, {"say", "red", "h\xc3\xa4llo"}, {"move", "red", {}}};
  ASSERT_EQ(append_and_wait(*store, append), StoreAnswer::Stored);
  append.code = "B";
  ASSERT_EQ(append_and_wait(*store, append), StoreAnswer::Stored);
  EXPECT_EQ(forget_and_wait(*store, "A", "red"), StoreAnswer::Stored);
  EXPECT_EQ(forget_and_wait(*store, "A", "red"), StoreAnswer::Stored) << "once more changes nothing";
  EXPECT_EQ(forget_and_wait(*store, "nowhere", "red"), StoreAnswer::Stored);
  EXPECT_EQ(entries_of(*store, "B", 0), append.entries) << "another table";
  append.entries[0].personal = append.entries[2].personal = std::nullopt;
  EXPECT_EQ(entries_of(*store, "A", 0), append.entries);
}

TYPED_TEST_P(StoreCases, KeepsWhatEntriesSay) {
  TypeParam place;
  const auto store = place.open();
  const std::vector<Entry> entries = {{"", "seat", ""},
                                      {"NULL", "", "zauberhaft: \xc3\xa4\xc3\xb6"},
                                      {R"({"quoted":"\"{a,b}\\"})", "seat", std::nullopt},
                                      {"nobody's words", std::nullopt, "words, with\nlines"},
                                      {std::string(50'000, 'x'), "seat", std::string(20'000, 'y')}};
  Append append = append_of("A", 0, {});
  append.entries = entries;
  EXPECT_EQ(append_and_wait(*store, append), StoreAnswer::Stored);
  EXPECT_EQ(entries_of(*store, "A", 0), entries);
}

TYPED_TEST_P(StoreCases, ReadsALongJournalInParts) {
  TypeParam place;
  const auto store = place.open();
  Texts texts;
  for (int i = 0; i < 4500; ++i) texts.push_back(std::to_string(i));
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, texts)), StoreAnswer::Stored);
  EXPECT_EQ(texts_of(*store, "A"), texts);
}

TYPED_TEST_P(StoreCases, ARemovedTableKeepsItsCode) {
  TypeParam place;
  const auto store = place.open();
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, {"one"})), StoreAnswer::Stored);
  std::promise<StoreAnswer> removed;
  store->remove("A", [&](StoreAnswer answer) { removed.set_value(answer); });
  EXPECT_EQ(removed.get_future().get(), StoreAnswer::Stored);
  EXPECT_THAT(*texts_of(*store, "A"), IsEmpty());
  EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"mine"})), StoreAnswer::Conflict);
  ListQuery playing;
  playing.status = "playing";
  EXPECT_THAT(tables_of(*store, playing), IsEmpty());
}

TYPED_TEST_P(StoreCases, KeepsTheLastSnapshot) {
  TypeParam place;
  const auto store = place.open();
  const auto recalled = [&] {
    std::promise<host::SnapshotAnswer> told;
    store->recall("A", [&](host::SnapshotAnswer answer) { told.set_value(std::move(answer)); });
    return told.get_future().get();
  };
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, {"one", "two", "three"})), StoreAnswer::Stored);
  EXPECT_FALSE(recalled().snapshot);
  store->keep("A", {2, {1}, "early"});
  store->keep("A", {3, {1, 3}, R"({"a":1})"});
  store->keep("A", {4, {}, "of more entries than there are"});
  store->flush();
  const host::SnapshotAnswer answer = recalled();
  ASSERT_TRUE(answer.snapshot);
  EXPECT_EQ(answer.snapshot->entries, 3);
  EXPECT_EQ(answer.snapshot->body, R"({"a":1})");
  EXPECT_THAT(answer.snapshot->needs, ElementsAre(1, 3));
  EXPECT_THAT(answer.needed, ElementsAre(Entry{"one", {}, {}}, Entry{"three", {}, {}}));
}

REGISTER_TYPED_TEST_SUITE_P(StoreCases, KeepsEntriesInOrder, ConflictsStoreNothing,
                            AConflictLeavesItsNeighboursInTheBatchAlone, ThoseWhoWaitShareACommit,
                            ReadersDoNotWaitForTheWriter, RefusesWhenTooManyWait, ManyThreadsAppendAndRead,
                            EverythingIsThereAfterARestart, TwoStoresSeeEachOther, TwoStoresRaceForEveryNumber,
                            ListsTables, ForgettingLeavesTheEntries, KeepsWhatEntriesSay, ReadsALongJournalInParts,
                            ARemovedTableKeepsItsCode, KeepsTheLastSnapshot);

}  // namespace spires::tests

// The store in one SQLite file: order, conflicts, sharing a commit, lists, forgetting, versions, copies.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <fstream>
#include <future>
#include <map>
#include <random>
#include <thread>

#include "server/store/backup.h"
#include "server/store/schema.h"
#include "tests/scale.h"
#include "tests/server/stored_moves.h"

namespace spires::tests {
namespace {

using host::Append;
using host::Entry;
using host::ListedTable;
using host::Listing;
using host::ListQuery;
using host::Store;
using host::StoreAnswer;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

using Texts = std::vector<std::string>;

// Another process that holds the write lock for a while.
class Lock {
 public:
  explicit Lock(const std::string& file) : database_(file, SQLite::OPEN_READWRITE, 5000) {
    database_.exec("BEGIN IMMEDIATE");
  }
  void release() { database_.exec("ROLLBACK"); }

 private:
  SQLite::Database database_;
};

TEST(Store, KeepsEntriesInOrder) {
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
  EXPECT_EQ(entries_of(*store, "A", 0), std::nullopt);
  EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"one", "two"})), StoreAnswer::Stored);
  EXPECT_EQ(append_and_wait(*store, append_of("A", 2, {"three"})), StoreAnswer::Stored);
  EXPECT_EQ(texts_of(*store, "A"), (Texts{"one", "two", "three"}));
  EXPECT_EQ(entries_of(*store, "A", 2), (std::vector<Entry>{{"three", std::nullopt, std::nullopt}}));
  EXPECT_THAT(*entries_of(*store, "A", 3), IsEmpty());
  EXPECT_EQ(store->why(), "");
}

TEST(Store, KeepsEveryByteOfAnEntry) {
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
  const std::vector<Entry> entries = {{"", "seat", ""},
                                      {std::string("a\0b", 3), "", "zauberhaft: \xc3\xa4\xc3\xb6"},
                                      {"no words", "seat", std::nullopt},
                                      {"nobody's words", std::nullopt, "words"},
                                      {std::string(50'000, 'x'), "seat", std::string(20'000, 'y')}};
  Append append = append_of("A", 0, {});
  append.entries = entries;
  EXPECT_EQ(append_and_wait(*store, append), StoreAnswer::Stored);
  EXPECT_EQ(entries_of(*store, "A", 0), entries);
}

TEST(Store, ConflictsStoreNothing) {
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, {"one", "two"})), StoreAnswer::Stored);
  EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"again"})), StoreAnswer::Conflict) << "the code is taken";
  EXPECT_EQ(append_and_wait(*store, append_of("A", 1, {"late"})), StoreAnswer::Conflict);
  EXPECT_EQ(append_and_wait(*store, append_of("A", 3, {"early"})), StoreAnswer::Conflict) << "a gap";
  EXPECT_EQ(append_and_wait(*store, append_of("B", 1, {"nowhere"})), StoreAnswer::Conflict) << "no such table";
  EXPECT_EQ(texts_of(*store, "A"), (Texts{"one", "two"}));
  EXPECT_EQ(entries_of(*store, "B", 0), std::nullopt);
  EXPECT_EQ(store->why(), "") << "a conflict is no fault";
}

TEST(Store, AConflictLeavesItsNeighboursInTheBatchAlone) {
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, {"1"})), StoreAnswer::Stored);
  Lock lock(folder.file());
  std::vector<StoreAnswer> answers;
  const auto note = [&](StoreAnswer answer) { answers.push_back(answer); };
  Append loser = append_of("A", 1, {"x", "y"});
  loser.listing = Listing{"over", false, "x"};
  store->append(append_of("A", 1, {"2"}), note);
  store->append(loser, note);
  store->append(append_of("A", 2, {"3"}), note);
  store->append(append_of("B", 0, {"b"}), note);
  lock.release();
  store->flush();
  EXPECT_THAT(answers,
              ElementsAre(StoreAnswer::Stored, StoreAnswer::Conflict, StoreAnswer::Stored, StoreAnswer::Stored));
  EXPECT_EQ(texts_of(*store, "A"), (Texts{"1", "2", "3"}));
  EXPECT_EQ(texts_of(*store, "B"), (Texts{"b"}));
  for (const ListedTable& table : tables_of(*store)) EXPECT_EQ(table.listing.status, "playing");
}

TEST(Store, ThoseWhoWaitShareACommit) {
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
  constexpr std::uint32_t kAppends = 1000;
  std::atomic<int> stored = 0;
  Lock lock(folder.file());
  for (std::uint32_t i = 0; i < kAppends; ++i) {
    store->append(append_of("A", i, {"move " + std::to_string(i)}),
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

TEST(Store, ReadersDoNotWaitForTheWriter) {
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
  ASSERT_EQ(append_and_wait(*store, append_of("A", 0, {"one"})), StoreAnswer::Stored);
  Lock lock(folder.file());
  store->append(append_of("A", 1, {"two"}), [](StoreAnswer) {});
  EXPECT_EQ(texts_of(*store, "A"), (Texts{"one"}));
  EXPECT_EQ(tables_of(*store).size(), 1);
  lock.release();
  store->flush();
  EXPECT_EQ(texts_of(*store, "A"), (Texts{"one", "two"}));
}

TEST(Store, RefusesWhenTooManyWait) {
  const TestFolder folder("store");
  server::SqlitePlan plan;
  plan.file = folder.file();
  plan.most_waiting = 10;
  const auto store = open_store(plan);
  std::atomic<int> stored = 0;
  std::promise<void> refused;
  Lock lock(folder.file());
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

TEST(Store, AnotherProcessThatKeepsItBusyIsNamed) {
  const TestFolder folder("store");
  server::SqlitePlan plan;
  plan.file = folder.file();
  plan.patience = std::chrono::milliseconds(1);
  const auto store = open_store(plan);
  Lock lock(folder.file());
  EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"x"})), StoreAnswer::Unavailable);
  EXPECT_THAT(store->why(), HasSubstr("another process"));
  lock.release();
  EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"x"})), StoreAnswer::Stored);
  EXPECT_EQ(store->why(), "");
}

TEST(Store, ManyThreadsAppendAndRead) {
  constexpr int kThreads = 6;
  const std::int64_t moves = scaled(150);
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
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

TEST(Store, EverythingIsThereAfterARestart) {
  const TestFolder folder("store");
  int told = 0;
  {
    const auto store = open_store(folder.file());
    for (std::uint32_t i = 0; i < 100; ++i) {
      store->append(append_of("A", i, {std::to_string(i)}), [&](StoreAnswer) { ++told; });
    }
  }
  EXPECT_EQ(told, 100) << "what waits is stored before the store closes";
  EXPECT_FALSE(std::filesystem::exists(folder.file("store.db-wal")));
  const auto store = open_store(folder.file());
  EXPECT_EQ(texts_of(*store, "A")->size(), 100);
  EXPECT_EQ(append_and_wait(*store, append_of("A", 100, {"more"})), StoreAnswer::Stored);
}

TEST(Store, TwoStoresOnOneFileSeeEachOther) {
  const TestFolder folder("store");
  const auto first = open_store(folder.file());
  const auto second = open_store(folder.file());
  ASSERT_EQ(append_and_wait(*first, append_of("A", 0, {"1"})), StoreAnswer::Stored);
  EXPECT_EQ(append_and_wait(*second, append_of("A", 0, {"mine"})), StoreAnswer::Conflict);
  EXPECT_EQ(append_and_wait(*second, append_of("A", 1, {"2"})), StoreAnswer::Stored);
  EXPECT_EQ(append_and_wait(*first, append_of("A", 1, {"other 2"})), StoreAnswer::Conflict);
  EXPECT_EQ(texts_of(*first, "A"), (Texts{"1", "2"}));
  EXPECT_EQ(texts_of(*second, "A"), (Texts{"1", "2"}));
}

// Both append every number; each number has one winner.
TEST(Store, TwoStoresRaceForEveryNumber) {
  const TestFolder folder("store");
  const std::int64_t numbers = scaled(60);
  const std::array stores = {open_store(folder.file()), open_store(folder.file())};
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

TEST(Store, ListsTables) {
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
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

// Unique words, so that their bytes can be searched for.
std::string words_of(std::size_t number, std::mt19937_64& random) {
  return "<secret " + std::to_string(number) + ">" + std::string(random() % 60, 'w');
}

TEST(Store, ForgettingLeavesTheEntries) {
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
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

// The file is searched while the store is open, without waiting for it to close. The order of the inserts makes SQLite
// split and merge pages, where copies could stay behind.
TEST(Store, ForgottenWordsAreInNoFile) {
  std::mt19937_64 random(5);
  const std::int64_t tables = scaled(40);
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
  std::map<std::string, std::uint32_t> counts;
  std::vector<std::pair<std::string, std::string>> said;  // by "code seat"
  for (std::int64_t i = 0; i < 60 * tables; ++i) {
    const std::string code = "T" + std::to_string(random() % static_cast<std::uint64_t>(tables) * 7919 % 1000);
    Append append = append_of(code, counts[code]++, {std::string(random() % 200, 't')});
    if (random() % 5 < 2) {
      append.entries[0].owner = random() % 2 == 0 ? "red" : "blue";
      append.entries[0].personal = words_of(said.size(), random);
      said.emplace_back(code + " " + *append.entries[0].owner, *append.entries[0].personal);
    }
    store->append(append, [](StoreAnswer answer) { ASSERT_EQ(answer, StoreAnswer::Stored); });
    if (random() % 30 == 0) store->flush();
  }
  for (const auto& [code, count] : counts) {
    if (code.back() % 2 != 0) continue;
    ASSERT_EQ(forget_and_wait(*store, code, "red"), StoreAnswer::Stored);
  }
  int kept = 0;
  int gone = 0;
  const std::string bytes = bytes_of(folder.file()) + bytes_of(folder.file("store.db-wal"));
  for (const auto& [who, words] : said) {
    const bool forgotten = who.ends_with("red") && who[who.find(' ') - 1] % 2 == 0;
    const std::string needle = words.substr(0, words.find('>') + 1);
    EXPECT_EQ(bytes.find(needle) == std::string::npos, forgotten) << who << needle;
    ++(forgotten ? gone : kept);
  }
  EXPECT_GT(gone, 0);
  EXPECT_GT(kept, 0);
}

TEST(Store, ForgettingWaitsForAReaderAndHoldsUpNobody) {
  const TestFolder folder("store");
  const auto store = open_store(folder.file());
  Append append = append_of("A", 0, {"say"});
  append.entries[0].owner = "red";
  append.entries[0].personal = "<secret>";
  ASSERT_EQ(append_and_wait(*store, append), StoreAnswer::Stored);
  SQLite::Database reader(folder.file(), SQLite::OPEN_READONLY);
  reader.exec("BEGIN");
  reader.execAndGet("SELECT count(*) FROM tables");
  std::atomic<bool> forgotten = false;
  store->forget("A", "red", [&](StoreAnswer answer) { forgotten = answer == StoreAnswer::Stored; });
  EXPECT_EQ(append_and_wait(*store, append_of("A", 1, {"goes on"})), StoreAnswer::Stored);
  EXPECT_FALSE(forgotten) << "the log cannot be emptied while somebody reads it";
  reader.exec("COMMIT");
  store->flush();
  EXPECT_TRUE(forgotten);
}

// ---- versions -------------------------------------------------------------------------------------------------------

TEST(StoreVersions, AnOldDatabaseIsBroughtUpToDateStepByStep) {
  const TestFolder folder("versions");
  const std::array steps = {"CREATE TABLE one (a)", "ALTER TABLE one ADD COLUMN b DEFAULT 2",
                            "CREATE TABLE three AS SELECT a + b AS c FROM one"};
  SQLite::Database database(folder.file(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  EXPECT_EQ(server::migrate(database, server::SchemaSteps(steps).first(1)), "");
  database.exec("INSERT INTO one VALUES (40)");
  EXPECT_EQ(server::migrate(database, steps), "");
  EXPECT_EQ(server::migrate(database, steps), "") << "once is enough";
  EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), 3);
  EXPECT_EQ(database.execAndGet("SELECT c FROM three").getInt(), 42);
}

TEST(StoreVersions, AStepThatFailsLeavesTheVersionBefore) {
  const TestFolder folder("versions");
  const std::array steps = {"CREATE TABLE one (a)", "CREATE TABLE two (a); CREATE TABLE one (a)"};
  SQLite::Database database(folder.file(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  EXPECT_THROW(server::migrate(database, steps), SQLite::Exception);
  EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), 1);
  EXPECT_TRUE(database.tableExists("one"));
  EXPECT_FALSE(database.tableExists("two"));
}

// Version 1 as released, written by hand: such a file must always open.
constexpr const char* kFirstStore = R"(
PRAGMA application_id = 1399875954;
PRAGMA user_version = 1;
CREATE TABLE tables (code TEXT NOT NULL PRIMARY KEY, status TEXT NOT NULL, is_public INTEGER NOT NULL,
  summary TEXT NOT NULL, touched INTEGER NOT NULL, entries INTEGER NOT NULL) STRICT;
CREATE INDEX tables_by_status ON tables (status, touched);
CREATE TABLE personal (id INTEGER NOT NULL PRIMARY KEY, words ANY NOT NULL) STRICT;
CREATE TABLE journal (code TEXT NOT NULL REFERENCES tables (code), n INTEGER NOT NULL, text TEXT NOT NULL, owner TEXT,
  personal INTEGER REFERENCES personal (id), PRIMARY KEY (code, n)) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES ('OLD', 'playing', 1, '{}', 5, 2);
INSERT INTO personal VALUES (1, 'Rosa'), (2, zeroblob(4));
INSERT INTO journal VALUES ('OLD', 1, 'join', 'red', 1), ('OLD', 2, 'join', 'blue', 2);
)";

void make_database(const std::string& file, const std::string& sql) {
  SQLite::Database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
}

std::string fault_of(const std::string& file) {
  server::SqlitePlan plan;
  plan.file = file;
  const server::OpenedStore opened = server::open_sqlite_store(plan);
  EXPECT_EQ(opened.store == nullptr, !opened.fault.empty());
  return opened.fault;
}

TEST(StoreVersions, AFileOfVersionOneOpens) {
  const TestFolder folder("versions");
  make_database(folder.file(), kFirstStore);
  const auto store = open_store(folder.file());
  EXPECT_EQ(entries_of(*store, "OLD", 0),
            (std::vector<Entry>{{"join", "red", "Rosa"}, {"join", "blue", std::nullopt}}));
  EXPECT_EQ(append_and_wait(*store, append_of("OLD", 2, {"more"})), StoreAnswer::Stored);
}

// A journal with more entries than its table counts affects only its own table.
TEST(Store, ADamagedTableLeavesItsNeighboursInTheBatchAlone) {
  const TestFolder folder("store");
  make_database(folder.file(), std::string(kFirstStore) + "INSERT INTO journal VALUES ('OLD', 4, 'x', NULL, NULL)");
  const auto store = open_store(folder.file());
  std::vector<StoreAnswer> answers;
  const auto note = [&](StoreAnswer answer) { answers.push_back(answer); };
  Lock lock(folder.file());
  store->append(append_of("NEW", 0, {"1"}), note);
  store->append(append_of("OLD", 2, {"three", "four"}), note);
  store->append(append_of("NEW", 1, {"2"}), note);
  lock.release();
  store->flush();
  EXPECT_THAT(answers, ElementsAre(StoreAnswer::Stored, StoreAnswer::Unavailable, StoreAnswer::Stored));
  EXPECT_EQ(texts_of(*store, "NEW"), (Texts{"1", "2"}));
  EXPECT_EQ(texts_of(*store, "OLD"), (Texts{"join", "join", "", "x"})) << "not even three";
  EXPECT_EQ(store->counts().unavailable, 1);
}

TEST(StoreVersions, ANewerVersionIsRefused) {
  const TestFolder folder("versions");
  make_database(folder.file(), std::string(kFirstStore) + "PRAGMA user_version = 99");
  const std::string before = bytes_of(folder.file());
  EXPECT_THAT(fault_of(folder.file()), HasSubstr("version 99"));
  EXPECT_THAT(fault_of(folder.file()), HasSubstr("a newer program is needed"));
  EXPECT_EQ(bytes_of(folder.file()), before) << "it is not touched";
}

TEST(StoreVersions, WhatIsNoStoreIsRefused) {
  const TestFolder folder("versions");
  make_database(folder.file("other.db"), "CREATE TABLE other (a); PRAGMA user_version = 1");
  EXPECT_THAT(fault_of(folder.file("other.db")), HasSubstr("another program"));
  std::ofstream(folder.file("text.db")) << std::string(5000, 'x');
  EXPECT_THAT(fault_of(folder.file("text.db")), HasSubstr("not a database"));
  EXPECT_THAT(fault_of(folder.file("missing/store.db")), HasSubstr("cannot be opened"));
  EXPECT_THAT(fault_of(folder.path()), HasSubstr("cannot be opened"));
  std::ofstream(folder.file("empty.db")).flush();
  EXPECT_EQ(fault_of(folder.file("empty.db")), "") << "an empty file is a new store";
}

// ---- copies ---------------------------------------------------------------------------------------------------------

TEST(StoreBackup, IsOneInstantOfAStoreThatIsBeingWritten) {
  const TestFolder folder("backup");
  const auto store = open_store(folder.file());
  for (std::uint32_t i = 0; i < 300; ++i) {
    store->append(append_of("A", i, {std::string(3000, 'x')}), [](StoreAnswer) {});
  }
  store->flush();
  // Moves between the steps of the copy: none is in it, and all succeed.
  std::uint32_t moves = 300;
  int steps = 0;
  const std::string fault =
      server::backup_store(folder.file(), folder.file("copy"), [&](const server::BackupProgress& progress) {
        EXPECT_LE(progress.done_pages, progress.all_pages);
        EXPECT_FALSE(std::filesystem::exists(folder.file("copy"))) << "it has no name before it is complete";
        EXPECT_EQ(append_and_wait(*store, append_of("A", moves++, {"meanwhile"})), StoreAnswer::Stored);
        ++steps;
      });
  EXPECT_EQ(fault, "");
  EXPECT_GT(steps, 1);
  EXPECT_EQ(texts_of(*store, "A")->size(), moves);
  EXPECT_EQ(server::check_store(folder.file("copy")), "");
  EXPECT_FALSE(std::filesystem::exists(folder.file("copy-wal"))) << "one file";
  EXPECT_FALSE(std::filesystem::exists(folder.file("copy.part")));
  EXPECT_EQ(server::restore_store(folder.file("copy"), folder.file("restored.db")), "");
  const auto restored = open_store(folder.file("restored.db"));
  EXPECT_EQ(texts_of(*restored, "A")->size(), 300);
  EXPECT_EQ(append_and_wait(*restored, append_of("A", 300, {"on"})), StoreAnswer::Stored);
}

TEST(StoreBackup, OverwritesNothing) {
  const TestFolder folder("backup");
  open_store(folder.file());
  std::ofstream(folder.file("there")) << "mine";
  EXPECT_THAT(server::backup_store(folder.file(), folder.file("there"), {}), HasSubstr("is not overwritten"));
  EXPECT_THAT(server::restore_store(folder.file(), folder.file("there")), HasSubstr("is not overwritten"));
  EXPECT_EQ(bytes_of(folder.file("there")), "mine");
  std::ofstream(folder.file("new-wal")) << "the log of a store that is gone";
  EXPECT_THAT(server::restore_store(folder.file(), folder.file("new")), HasSubstr("is not overwritten"));
  EXPECT_FALSE(std::filesystem::exists(folder.file("new")));
}

TEST(StoreBackup, SaysWhatIsWrong) {
  const TestFolder folder("backup");
  EXPECT_THAT(server::backup_store(folder.file("none"), folder.file("copy"), {}), HasSubstr("no such file"));
  EXPECT_FALSE(std::filesystem::exists(folder.file("none")));
  make_database(folder.file("newer"), std::string(kFirstStore) + "PRAGMA user_version = 99");
  EXPECT_THAT(server::restore_store(folder.file("newer"), folder.file("copy")), HasSubstr("a newer program is needed"));
  make_database(folder.file("gap"), std::string(kFirstStore) + "DELETE FROM journal WHERE n = 1");
  EXPECT_THAT(server::check_store(folder.file("gap")), HasSubstr("the journal of table OLD is incomplete"));
  EXPECT_THAT(server::restore_store(folder.file("gap"), folder.file("copy")), HasSubstr("incomplete"));
  open_store(folder.file());
  EXPECT_THAT(server::backup_store(folder.file(), folder.file("missing/copy"), {}), HasSubstr("cannot be opened"));
  EXPECT_FALSE(std::filesystem::exists(folder.file("copy")));
}

TEST(StoreBackup, ADamagedOneIsNotRestored) {
  const TestFolder folder("backup");
  {
    const auto store = open_store(folder.file());
    for (std::uint32_t i = 0; i < 50; ++i)
      store->append(append_of("A", i, {std::string(900, 'x')}), [](StoreAnswer) {});
  }
  constexpr std::size_t kPage = 4096;
  std::string bytes = bytes_of(folder.file());
  std::fill_n(bytes.begin() + 5 * kPage, 3 * kPage, '\x5a');
  std::ofstream(folder.file("damaged"), std::ios::binary) << bytes;
  EXPECT_NE(server::check_store(folder.file("damaged")), "");
  EXPECT_NE(server::restore_store(folder.file("damaged"), folder.file("restored")), "");
  EXPECT_FALSE(std::filesystem::exists(folder.file("restored")));
  EXPECT_FALSE(std::filesystem::exists(folder.file("restored.part")));
  std::ofstream(folder.file("half"), std::ios::binary) << bytes_of(folder.file()).substr(0, 6 * kPage);
  EXPECT_NE(server::restore_store(folder.file("half"), folder.file("restored")), "");
}

}  // namespace
}  // namespace spires::tests

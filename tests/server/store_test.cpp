// The store in one SQLite file: what every store does, and forgetting, versions, copies.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <fstream>
#include <map>
#include <random>

#include "server/store/backup.h"
#include "server/store/schema.h"
#include "tests/scale.h"
#include "tests/server/store_cases.h"
#include "tests/server/stored_moves.h"

namespace spires::tests {
namespace {

using host::Store;

// Another process that holds the write lock for a while.
class FileLock {
 public:
  explicit FileLock(const std::string& file) : database_(file, SQLite::OPEN_READWRITE, 5000) {
    database_.exec("BEGIN IMMEDIATE");
  }
  void release() { database_.exec("ROLLBACK"); }

 private:
  SQLite::Database database_;
};

struct SqliteKind {
  class Lock : public FileLock {
   public:
    explicit Lock(const SqliteKind& place) : FileLock(place.folder.file()) {}
  };
  std::unique_ptr<Store> open() const { return open_store(folder.file()); }
  std::unique_ptr<Store> open_for(std::size_t most_waiting) const {
    server::SqlitePlan plan;
    plan.file = folder.file();
    plan.most_waiting = most_waiting;
    return open_store(plan);
  }
  const TestFolder folder{"store"};
};
INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreCases, SqliteKind);

TEST(Store, LeavesOneFileWhenItCloses) {
  const TestFolder folder("store");
  open_store(folder.file())->append(append_of("A", 0, {"one"}), [](StoreAnswer) {});
  EXPECT_TRUE(std::filesystem::exists(folder.file()));
  EXPECT_FALSE(std::filesystem::exists(folder.file("store.db-wal")));
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

TEST(Store, AnotherProcessThatKeepsItBusyIsNamed) {
  const TestFolder folder("store");
  server::SqlitePlan plan;
  plan.file = folder.file();
  plan.patience = std::chrono::milliseconds(1);
  const auto store = open_store(plan);
  FileLock lock(folder.file());
  EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"x"})), StoreAnswer::Unavailable);
  EXPECT_THAT(store->why(), HasSubstr("another process"));
  lock.release();
  EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"x"})), StoreAnswer::Stored);
  EXPECT_EQ(store->why(), "");
}

// Unique words, so that their bytes can be searched for.
std::string words_of(std::size_t number, std::mt19937_64& random) {
  return "<secret " + std::to_string(number) + ">" + std::string(random() % 60, 'w');
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
  FileLock lock(folder.file());
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

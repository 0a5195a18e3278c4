// The data folder: who may read it, backups with rotation, deletion, an empty file, a folder of version 1.0.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <future>

#include "host/journal.h"
#include "server/backup_schedule.h"
#include "server/check.h"
#include "server/server.h"
#include "server/store/backup.h"
#include "tests/server/gathering.h"
#include "wire/message.h"

namespace spires::server::testing {
namespace {

namespace fs = std::filesystem;

unsigned mode_of(const fs::path& path) {
  struct stat found{};
  return stat(path.c_str(), &found) == 0 ? found.st_mode & 0777U : 0;
}

ServerPlan plan_in(const std::string& folder) {
  ServerPlan plan;
  plan.data = folder;
  plan.net.bind = "127.0.0.1";
  plan.net.port = 0;
  plan.log = LogLevel::Quiet;
  return plan;
}

TEST(Data, IsForItsUserAlone) {
  const Folder folder;
  const std::string data = folder.path() + "/data";
  fs::create_directories(data);
  // As version 1.0 left it.
  std::ofstream(data + "/lock") << "";
  fs::permissions(data, fs::perms(0755));
  fs::permissions(data + "/lock", fs::perms(0644));
  const Server::Started started = Server::start(plan_in(data));
  ASSERT_TRUE(started.server) << started.fault;
  EXPECT_EQ(mode_of(data), 0700U);
  EXPECT_EQ(mode_of(data + "/lock"), 0600U);
  const std::string copy = folder.path() + "/copy.db";
  ASSERT_EQ(backup_store(store_file(data), copy, {}), "");
  EXPECT_EQ(mode_of(copy), 0600U);
}

TEST(Data, AnEmptyFileIsNoNewStore) {
  const Folder folder;
  std::ofstream(store_file(folder.path())) << "";
  const Server::Started started = Server::start(plan_in(folder.path()));
  EXPECT_FALSE(started.server);
  EXPECT_NE(started.fault.find("the file is empty"), std::string::npos) << started.fault;
  EXPECT_NE(check_tables(store_file(folder.path()), {}).fault.find("the file is empty"), std::string::npos);
}

TEST(Data, AStartThatWasInterruptedIsRepeated) {
  const Folder folder;
  std::ofstream(store_file(folder.path()) + ".new") << "half a store";
  const Server::Started started = Server::start(plan_in(folder.path()));
  EXPECT_TRUE(started.server) << started.fault;
}

TEST(Backups, AreRotatedAndCanBeRestored) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const Folder kept;
  const BackupPlan plan{alone.folder.path() + "/spires.db", kept.path() + "/backups", {}, 2};
  for (int i = 0; i < 5; ++i) {
    ASSERT_EQ(game.step()["type"], "accepted");
    ASSERT_EQ(rotate_backups(plan), "");
  }
  std::vector<std::string> names;
  for (const fs::directory_entry& one : fs::directory_iterator(plan.folder)) {
    names.push_back(one.path().filename());
    EXPECT_EQ(mode_of(one.path()), 0600U);
  }
  std::ranges::sort(names);
  EXPECT_EQ(names, (std::vector<std::string>{"spires-000004.db", "spires-000005.db"}));
  // The rehearsal: the newest one holds the game, and it goes on from there.
  ASSERT_EQ(restore_store(plan.folder + "/spires-000005.db", kept.path() + "/restored.db"), "");
  const CheckedStore checked = check_tables(kept.path() + "/restored.db", {});
  EXPECT_EQ(checked.tables, 1U);
  EXPECT_TRUE(checked.damaged.empty());
  const std::unique_ptr<Store> store = open_sqlite_store({kept.path() + "/restored.db", {}}).store;
  EXPECT_EQ(*entries_of(*store, game.code), *entries_of(*alone.store, game.code));
}

TEST(Backups, AFullFolderKeepsTheOldOnes) {
  Alone alone;
  const Folder kept;
  BackupPlan plan{alone.folder.path() + "/spires.db", kept.path() + "/backups", {}, 1};
  ASSERT_EQ(rotate_backups(plan), "");
  plan.file = alone.folder.path() + "/no-such.db";
  EXPECT_NE(rotate_backups(plan), "");
  EXPECT_TRUE(fs::exists(plan.folder + "/spires-000001.db"));
}

// ---- deletion ----

bool is_in(const std::vector<Entry>& entries, const std::string& words) {
  return std::ranges::any_of(
      entries, [&](const Entry& one) { return one.personal && one.personal->find(words) != std::string::npos; });
}

TEST(Deletion, ReachesTheWordsOfSpectators) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const std::string token(32, 'a');
  Client spectator(*alone.place);
  spectator.say({{"type", "join"}, {"request", "j"}, {"table", game.code}, {"name", "Ewa"}, {"token", token}});
  spectator.next("table");
  ASSERT_EQ(spectator.ask({{"type", "chat"}, {"text", "where I live"}})["type"], "accepted");
  ASSERT_EQ(game.client(0).ask({{"type", "chat"}, {"seat", "A"}, {"text", "my own words"}})["type"], "accepted");
  ASSERT_TRUE(is_in(*entries_of(*alone.store, game.code), "where I live"));
  ASSERT_EQ(spectator.ask({{"type", "forget"}})["type"], "accepted");
  EXPECT_FALSE(is_in(*entries_of(*alone.store, game.code), "where I live"));
  EXPECT_TRUE(is_in(*entries_of(*alone.store, game.code), "my own words"));

  // Later, without a connection, by the token of the time.
  ASSERT_EQ(spectator.ask({{"type", "chat"}, {"text", "and my number"}})["type"], "accepted");
  alone.restart();
  std::promise<std::optional<match::Refused>> forgot;
  alone.place->table(game.code)->forget(token, [&](std::optional<match::Refused> no) { forgot.set_value(no); });
  EXPECT_FALSE(forgot.get_future().get());
  EXPECT_FALSE(is_in(*entries_of(*alone.store, game.code), "and my number"));
  Client newcomer(*alone.place);
  newcomer.say({{"type", "join"}, {"request", "j"}, {"table", game.code}});
  newcomer.next("view");
  for (const std::string& frame : newcomer.frames()) EXPECT_EQ(frame.find("my number"), std::string::npos);
}

// A table shows its last hundred lines; what is older is stored and has to go, too.
TEST(Deletion, ReachesWordsThatTheTableShowsNoMore) {
  HostSettings often;
  often.snapshot_entries = 10;
  Alone alone(often);
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const std::string token(32, 'b');
  Client spectator(*alone.place);
  spectator.say({{"type", "join"}, {"request", "j"}, {"table", game.code}, {"name", "Ewa"}, {"token", token}});
  spectator.next("table");
  ASSERT_EQ(spectator.ask({{"type", "chat"}, {"text", "where I live"}})["type"], "accepted");
  for (int i = 0; i < 101; ++i) {
    alone.place->advance(std::chrono::seconds(3));
    ASSERT_EQ(game.client(0).ask({{"type", "chat"}, {"seat", "A"}, {"text", "on and on"}})["type"], "accepted");
  }
  alone.restart();
  std::promise<std::optional<match::Refused>> forgot;
  alone.place->table(game.code)->forget(token, [&](std::optional<match::Refused> no) { forgot.set_value(no); });
  EXPECT_FALSE(forgot.get_future().get());
  EXPECT_FALSE(is_in(*entries_of(*alone.store, game.code), "where I live"));
}

TEST(Deletion, ReachesTablesOfUnknownRules) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  ASSERT_EQ(game.client(0).ask({{"type", "chat"}, {"seat", "A"}, {"text", "my own words"}})["type"], "accepted");
  const std::string token(32, 'a');
  Client spectator(*alone.place);
  spectator.say({{"type", "join"}, {"request", "j"}, {"table", game.code}, {"name", "Ewa"}, {"token", token}});
  spectator.next("table");
  ASSERT_EQ(spectator.ask({{"type", "chat"}, {"text", "where I live"}})["type"], "accepted");
  alone.end();
  {
    SQLite::Database database(alone.folder.path() + "/spires.db", SQLite::OPEN_READWRITE, 5000);
    database.exec("UPDATE journal SET text = replace(text, '\"revision\":', '\"revision\":9') WHERE n = 1");
  }
  alone.open();
  for (const std::string& owner : {game.seats[0].token, token}) {
    std::promise<std::optional<match::Refused>> forgot;
    alone.place->table(game.code)->forget(owner, [&](std::optional<match::Refused> no) { forgot.set_value(no); });
    EXPECT_FALSE(forgot.get_future().get());
  }
  const std::vector<Entry> entries = *entries_of(*alone.store, game.code);
  EXPECT_FALSE(is_in(entries, "where I live"));
  EXPECT_FALSE(is_in(entries, "my own words"));
  EXPECT_FALSE(is_in(entries, "Player A"));
  EXPECT_TRUE(is_in(entries, "Player B"));
}

}  // namespace
}  // namespace spires::server::testing

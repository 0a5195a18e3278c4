// A data folder of version 1.0 (data-1.0/README.md), opened by today's server: running tables are played to their end by
// the rules they began under.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <future>
#include <iterator>

#include "match/record_verdict.h"
#include "server/check.h"
#include "server/server.h"
#include "tests/server/gathering.h"

#ifndef SPIRES_ROOT
#define SPIRES_ROOT "."
#endif

namespace spires::server::testing {
namespace {

std::string text_in(const std::string& name) {
  std::ifstream file(std::string(SPIRES_ROOT "/tests/server/data-1.0/") + name);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Of the last entry of that folder.
constexpr std::int64_t kThen = 1794978055481;

struct OldData {
  OldData() {
    SQLite::Database(file(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(text_in("spires.sql"));
    tables = Json::parse(text_in("tables.json"));
  }
  void open() {
    store = open_sqlite_store({.file = file(), .vfs = {}}).store;
    ASSERT_TRUE(store);
    place = std::make_unique<Place>(*store, bus);
    // The clock of a place starts in 1970.
    place->jump(std::chrono::milliseconds(kThen));
  }
  std::string file() const { return store_file(folder.path()); }
  std::vector<Json> that_are(const std::string& what) const {
    std::vector<Json> found;
    for (const Json& one : tables) {
      if (one["what"].get<std::string>().starts_with(what)) found.push_back(one);
    }
    return found;
  }
  Game back_at(const Json& table) const {
    Game game;
    game.code = table["code"];
    for (const auto& [seat, token] : table["tokens"].items()) {
      game.seats.push_back({come_back(*place, game.code, token), seat, token});
    }
    return game;
  }

  Folder folder;
  Json tables;
  LocalBus bus;
  std::unique_ptr<Store> store;
  std::unique_ptr<Place> place;
};

bool is_over(const Game& game) {
  const std::vector<std::string> frames = game.seats[0].client->frames();
  return std::ranges::any_of(frames, [](const std::string& frame) { return frame.starts_with(R"({"type":"over")"); });
}

// Returns the number of moves.
int play_to_the_end(Game& game) {
  int moves = 0;
  while (true) {
    const std::uint64_t heard = arrivals.count();
    // After an accepted move somebody is asked, or it is over.
    bool asked = false;
    for (std::size_t i = 0; i < game.seats.size() && !asked; ++i) {
      const std::vector<std::string> frames = game.client(i).frames();
      for (std::size_t k = frames.size(); k-- > 0;) {
        const Json one = Json::parse(frames[k]);
        const std::string type = one["type"];
        if (type == "events" || type == "view" || type == "over") break;
        if (type != "legal" || one["seat"] != game.seats[i].seat || one["seq"] < game.seq) continue;
        const Json answer = game.client(i).ask(game.move_message(i, one, game.pick(one)));
        EXPECT_EQ(answer["type"], "accepted") << answer;
        if (answer["type"] != "accepted") return moves;
        game.seq = answer["seq"];
        ++moves;
        asked = true;
        break;
      }
    }
    if (asked) continue;
    if (is_over(game)) return moves;
    if (!arrivals.wait_past(heard)) {
      ADD_FAILURE() << "nobody is asked";
      return moves;
    }
  }
}

void expect_verified(Client& client) {
  const Json exported = client.ask({{"type", "export"}});
  ASSERT_TRUE(exported.contains("record")) << exported;
  const match::CheckedRecord checked = match::check_record(exported["record"].get<std::string>());
  const match::RecordVerdict verdict = match::verdict_of(checked);
  EXPECT_TRUE(verdict.ok) << verdict.text.value_or("");
  EXPECT_EQ(checked.record->revision, 1);
}

TEST(OldData, IsWholeBeforeAndAfterItIsOpened) {
  OldData old;
  for (int i = 0; i < 2; ++i) {
    const CheckedStore checked = check_tables(old.file(), {});
    EXPECT_EQ(checked.fault, "");
    EXPECT_EQ(checked.tables, 8U);
    EXPECT_EQ(checked.outdated, 0U);
    EXPECT_TRUE(checked.damaged.empty());
    if (i == 0) old.open();
  }
}

TEST(OldData, RunningTablesArePlayedToTheirEndByTheirRules) {
  OldData old;
  old.open();
  const std::vector<Json> running = old.that_are("running");
  ASSERT_EQ(running.size(), 5U);
  for (const Json& table : running) {
    Game game = old.back_at(table);
    EXPECT_GT(play_to_the_end(game), 0) << table["code"];
    ASSERT_TRUE(is_over(game)) << table["code"];
    expect_verified(game.client(0));
  }
  EXPECT_TRUE(check_tables(old.file(), {}).damaged.empty());
}

TEST(OldData, FinishedTablesAndWordsAreThere) {
  OldData old;
  old.open();
  for (const Json& table : old.that_are("finished")) {
    Game game = old.back_at(table);
    expect_verified(game.client(0));
    EXPECT_EQ(game.client(0).ask({{"type", "rematch"}})["type"], "accepted");
  }
  Client spectator(*old.place);
  spectator.say({{"type", "join"}, {"request", "j"}, {"table", "polite-swan-248"}});
  EXPECT_EQ(spectator.next("table")["seats"][0]["name"], "Ada");
  EXPECT_EQ(spectator.next("chat_said")["text"], "Good luck!");
  spectator.next("view");
  // They can be deleted, also those of a spectator, who had no token then.
  Game game = old.back_at(old.that_are("running")[1]);
  EXPECT_EQ(game.client(0).ask({{"type", "forget"}, {"seat", "A"}})["type"], "accepted");
  const std::vector<Entry> entries = *entries_of(*old.store, "polite-swan-248");
  for (const Entry& entry : entries) {
    EXPECT_TRUE(!entry.personal || entry.personal->find("Ada") == std::string::npos);
    EXPECT_NE(entry.personal.value_or(""), "Good luck!");
  }
}

TEST(OldData, ATableThatHasNotBegunBegins) {
  OldData old;
  old.open();
  Game game = old.back_at(old.that_are("gathering")[0]);
  Client other(*old.place);
  other.say({{"type", "join"}, {"request", "j"}, {"table", game.code}});
  ASSERT_EQ(other.ask({{"type", "sit"}, {"seat", "B"}, {"name", "Bo"}})["type"], "seated");
  EXPECT_EQ(game.client(0).ask({{"type", "start"}})["type"], "accepted");
}

std::string status_of(const OldData& old, const std::string& code) {
  for (const ListedTable& one : tests::tables_of(*old.store, {.status = {}, .touched_before = {}})) {
    if (one.code == code) return one.listing.status;
  }
  return "";
}

// Tables of version 1.0 expire as others do: announced, and their players open them again.
TEST(OldData, ExpiresAsOtherTablesDo) {
  OldData old;
  old.open();
  const Json table = old.that_are("running")[0];
  const std::string code = table["code"];
  old.place->table(code)->tidy(59 * kDay);
  EXPECT_EQ(status_of(old, code), "running");
  old.place->table(code)->tidy(61 * kDay);
  Client spectator(*old.place);
  spectator.say({{"type", "join"}, {"request", "j"}, {"table", code}});
  EXPECT_EQ(spectator.next("table")["status"], "closed");
  Game game = old.back_at(table);
  EXPECT_EQ(game.step()["type"], "accepted");
  EXPECT_EQ(status_of(old, code), "running");
}

}  // namespace
}  // namespace spires::server::testing

// Nobody can spoil it for others: journals, memory, new tables, audience, votes, names.
#include <gtest/gtest.h>

#include <algorithm>
#include <future>
#include <set>

#include "host/codes.h"
#include "tests/server/gathering.h"
#include "tests/server/sealing.h"

namespace spires::server::testing {
namespace {

std::size_t count_of(const Client& client, const std::string& type) {
  std::size_t count = 0;
  for (const std::string& frame : client.frames()) count += Json::parse(frame)["type"] == type ? 1U : 0U;
  return count;
}

Json standing_pass(const std::string& until) {
  return {{"type", "standing_pass"}, {"seat", "A"}, {"until", until}, {"unless", Json::array()}};
}

// ---- journals ----

TEST(Journal, HasNoEntryWhereNothingChanges) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2, "master"), {"A", "B"});
  const std::size_t before = entries_of(*alone.store, game.code)->size();
  for (int i = 0; i < 200; ++i) ASSERT_EQ(game.client(0).ask(standing_pass("off"))["type"], "accepted");
  EXPECT_EQ(entries_of(*alone.store, game.code)->size(), before);
  for (int i = 0; i < 3; ++i) game.client(0).ask({{"type", "forget"}, {"seat", "A"}});
  EXPECT_EQ(entries_of(*alone.store, game.code)->size(), before + 1);
}

TEST(Journal, HasNoEntryForABotThatPlaysAlready) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(3), {"A", "B", "C"});
  ASSERT_EQ(game.client(2).ask({{"type", "leave"}, {"seat", "C"}})["type"], "accepted");
  // The bot of C may play meanwhile.
  const auto stands_in = [&] {
    const std::vector<Entry> all = entries_of(*alone.store, game.code).value();
    return std::count_if(all.begin(), all.end(),
                         [](const Entry& one) { return Json::parse(one.text)["type"] == "away"; });
  };
  ASSERT_EQ(stands_in(), 1);
  for (int i = 0; i < 20; ++i) {
    ASSERT_EQ(game.client(0).ask({{"type", "stand_in"}, {"seat", "C"}, {"now", true}})["type"], "accepted");
  }
  EXPECT_EQ(stands_in(), 1);
  // C has left and has no say, also after that.
  EXPECT_EQ(game.client(0).ask({{"type", "agree_end"}, {"seat", "A"}, {"agree", true}})["type"], "accepted");
  game.client(1).ask({{"type", "agree_end"}, {"seat", "B"}, {"agree", true}});
  EXPECT_EQ(game.client(1).next("over")["reason"], "agreed");
}

TEST(Journal, TakesOnlySoManyEntriesOfASeatAtOnceFromAllItsWindows) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2, "master"), {"A", "B"});
  const std::size_t before = entries_of(*alone.store, game.code)->size();
  const std::unique_ptr<Client> window = come_back(*alone.place, game.code, game.seats[0].token);
  std::string last;
  for (int i = 0; i < 400; ++i) {
    Client& client = i % 4 < 2 ? game.client(0) : *window;
    last = client.ask({{"type", "allow_hints"}, {"seat", "A"}, {"allowed", i % 2 == 0}}).value("code", "");
    client.ask(standing_pass(i % 2 == 0 ? "turn" : "off"));
  }
  EXPECT_EQ(last, "too_fast");
  EXPECT_LE(entries_of(*alone.store, game.code)->size(), before + 65);
  alone.place->advance(std::chrono::seconds(10));
  EXPECT_EQ(game.client(0).ask({{"type", "allow_hints"}, {"seat", "A"}, {"allowed", true}})["type"], "accepted");
}

TEST(Journal, HasACapThatIsToldAndLeavesAnEnd) {
  HostSettings rules;
  rules.most_entries = 24;
  Alone alone(rules);
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  std::string code;
  for (int i = 0; i < 40 && code.empty(); ++i) {
    code = game.client(0).ask({{"type", "chat"}, {"seat", "A"}, {"text", "x"}}).value("code", "");
    alone.place->advance(std::chrono::seconds(10));
  }
  EXPECT_EQ(code, "journal_full") << "talk stops first";
  EXPECT_EQ(game.step()["type"], "accepted") << "then the game";
  for (code.clear(); code.empty();) code = game.step().value("code", "");
  EXPECT_EQ(code, "journal_full");
  EXPECT_LE(entries_of(*alone.store, game.code)->size(), 24U);
  EXPECT_EQ(game.client(0).ask({{"type", "resign"}, {"seat", "A"}})["type"], "accepted");
}

// A player who talks, or takes back without end, uses up half of a journal. The rest is for the game: others come back,
// bots play for the absent, and the game ends.
TEST(Journal, CannotBeFilledByOnePlayer) {
  HostSettings rules;
  rules.most_entries = 200;
  Alone alone(rules);
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  std::string code;
  for (int i = 0; i < 200 && code != "journal_full"; ++i) {
    alone.place->advance(std::chrono::seconds(10));
    code = game.client(0).ask({{"type", "chat"}, {"seat", "K"}, {"text", "x"}}).value("code", "");
  }
  ASSERT_EQ(code, "journal_full");
  const auto [i, legal] = game.asked();
  ASSERT_EQ(game.step()["type"], "accepted");
  EXPECT_EQ(game.client(i).ask({{"type", "undo"}, {"seat", game.seats[i].seat}, {"seq", game.seq}}).value("code", ""),
            "journal_full")
      << "an undo is not needed to go on";
  while (game.asked().first != 0) ASSERT_EQ(game.step()["type"], "accepted");
  game.client(0).drop();
  game.client(1).next([](const Json& one) { return one["type"] == "table" && one["seats"][0]["present"] == false; },
                      "absence");
  alone.place->advance(std::chrono::seconds(91));
  game.client(1).next([](const Json& one) { return one["type"] == "table" && one["seats"][0]["away"] == true; },
                      "a bot for K");
  game.seats[0].client = come_back(*alone.place, game.code, game.seats[0].token);
}

TEST(Journal, ThatIsFullOfTalkStillLetsAGameBegin) {
  HostSettings rules;
  rules.most_entries = 40;
  Alone alone(rules);
  Sealed table = gather(*alone.place, {"A", "B"});
  std::string code;
  for (int i = 0; i < 40 && code != "journal_full"; ++i) {
    alone.place->advance(std::chrono::seconds(10));
    code = table.at("A").ask({{"type", "chat"}, {"seat", "A"}, {"text", "x"}}).value("code", "");
  }
  ASSERT_EQ(code, "journal_full");
  ASSERT_EQ(table.start()["type"], "accepted");
  EXPECT_EQ(table.open("A")["type"], "accepted");
  alone.place->advance(std::chrono::seconds(20));
  EXPECT_EQ(table.at("B").next([](const Json& one) { return one.value("key", "") == "notice.start-failed"; },
                               "failure")["params"]["seat"],
            "B");
  for (const std::string seat : {"A", "B"}) ASSERT_EQ(table.seal(seat, 2)["type"], "accepted");
  ASSERT_EQ(table.start()["type"], "accepted");
  for (const std::string seat : {"A", "B"}) ASSERT_EQ(table.open(seat, 2)["type"], "accepted");
  EXPECT_EQ(table.at("B").next("view")["type"], "view");
}

// ---- memory ----

TEST(Memory, ATableThatWasOnlyLookedAtSleepsAgain) {
  Alone alone;
  std::vector<std::string> codes;
  for (int i = 0; i < 10; ++i) {
    Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
    codes.push_back(game.code);
  }
  alone.restart();
  for (const std::string& code : codes) {
    std::promise<void> described;
    alone.place->table(code)->describe([&](const auto&) { described.set_value(); });
    described.get_future().wait();
  }
  EXPECT_EQ(alone.place->registry().open_tables(), 10U);
  alone.store->flush();  // its callbacks hold the tables that they have read
  alone.place->advance(std::chrono::seconds(61));
  EXPECT_TRUE(alone.place->open_tables().wait_for(0));
  EXPECT_EQ(alone.place->registry().open_tables(), 0U);
}

// ---- new tables ----

TEST(NewTables, RematchesCount) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  game.client(0).ask({{"type", "resign"}, {"seat", "K"}});
  std::string last;
  for (int i = 0; i < 100 && last.empty(); ++i) {
    last = game.client(0).ask({{"type", "rematch"}}).value("code", "");
  }
  EXPECT_EQ(last, "too_fast");
  Client other(*alone.place);
  EXPECT_EQ(other.ask(create("towers", towers(2), Json::array()))["code"], "too_fast") << "they share the allowance";
}

TEST(NewTables, CodesHaveSixDigitsAndOldOnesStayValid) {
  std::set<std::string> codes;
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    const std::string code = code_of(i);
    ASSERT_EQ(read_code(code), code);
    ASSERT_EQ(code.size() - code.rfind('-') - 1, 6U) << code;
    codes.insert(code);
  }
  EXPECT_EQ(codes.size(), 20'000U);
  EXPECT_EQ(read_code("Brave Raven 427"), "brave-raven-427");
}

// ---- audience ----

TEST(Audience, HearsOfSpectatorsOnceASecondAndNothingOfRepeatedJoins) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  // B came as a spectator in this second, and the message about the start may still be on its way.
  alone.place->advance(std::chrono::seconds(1));
  game.client(0).ask({{"type", "sync"}, {"seat", "A"}});
  const std::size_t before = count_of(game.client(0), "table");
  std::vector<std::unique_ptr<Client>> crowd;
  for (int i = 0; i < 60; ++i) {
    crowd.push_back(std::make_unique<Client>(*alone.place));
    for (int k = 0; k < 58; ++k) {
      crowd.back()->say({{"type", "join"}, {"request", "j" + std::to_string(k)}, {"table", game.code}});
    }
    crowd.back()->ask({{"type", "sync"}});
  }
  // The first one is told at once; the others wait for the next second.
  EXPECT_EQ(count_of(game.client(0), "table"), before + 1);
  game.client(0).skip();
  alone.place->advance(std::chrono::seconds(1));
  EXPECT_EQ(game.client(0).next("table")["spectators"], 60);
  game.client(0).ask({{"type", "sync"}, {"seat", "A"}});
  EXPECT_EQ(count_of(game.client(0), "table"), before + 2);
  EXPECT_EQ(game.step()["type"], "accepted");
}

TEST(Audience, OfOneAddressLeavesRoomForOthers) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const Json join{{"type", "join"}, {"request", "j"}, {"table", game.code}};
  std::vector<std::unique_ptr<Client>> crowd;
  std::string code;
  for (int i = 0; i < 200 && code.empty(); ++i) {
    crowd.push_back(std::make_unique<Client>(*alone.place, "198.51.100.7"));
    crowd.back()->say(join);
    code = crowd.back()
               ->next([](const Json& one) { return one["type"] == "table" || one["type"] == "refused"; }, "answer")
               .value("code", "");
  }
  EXPECT_EQ(code, "full");
  Client friend_of_a(*alone.place, "203.0.113.9");
  friend_of_a.say(join);
  EXPECT_EQ(friend_of_a.next("table")["table"], game.code);
}

TEST(Audience, WaysToATableAreLimitedByAddress) {
  HostSettings rules;
  rules.joins_at_once = 20;
  Alone alone(rules);
  Allowances allowances(rules);
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const auto link = std::make_shared<HeardLink>("192.0.2.1");
  const auto session = std::make_shared<Session>(alone.place->environment(), alone.place->registry(), allowances, link);
  session->receive(R"({"type":"hello","protocol":1})");
  for (int i = 0; i < 30; ++i) {
    session->receive(Json{{"type", "join"}, {"request", "j"}, {"table", game.code}}.dump());
  }
  EXPECT_TRUE(link->wait(0, [](const Json& one) { return one.value("code", "") == "too_fast"; }));
  session->gone();
}

TEST(Votes, AreToldOnceAndLimited) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const auto vote = [&](bool agree) {
    return game.client(0).ask({{"type", "agree_end"}, {"seat", "A"}, {"agree", agree}});
  };
  for (int i = 0; i < 50; ++i) ASSERT_EQ(vote(true)["type"], "accepted");
  EXPECT_EQ(count_of(game.client(1), "notice"), 1U);
  std::string last;
  for (int i = 0; i < 100 && last.empty(); ++i) last = vote(i % 2 != 0).value("code", "");
  EXPECT_EQ(last, "too_fast");
  EXPECT_LE(count_of(game.client(1), "notice"), 21U);
}

// Who has resigned has no more say: neither a no to the others, nor an undo of what a bot plays for them.
TEST(Votes, OfOneWhoHasResignedDoNotCount) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(3), {"A", "B", "C"});
  ASSERT_EQ(game.client(2).ask({{"type", "resign"}, {"seat", "C"}})["type"], "accepted");
  ASSERT_EQ(game.client(0).ask({{"type", "agree_end"}, {"seat", "A"}, {"agree", true}})["type"], "accepted");
  EXPECT_EQ(game.client(2).ask({{"type", "agree_end"}, {"seat", "C"}, {"agree", false}})["code"], "resigned");
  const Json synced = game.client(2).ask({{"type", "sync"}, {"seat", "C"}});
  EXPECT_EQ(game.client(2).ask({{"type", "undo"}, {"seat", "C"}, {"seq", synced["seq"]}})["code"], "resigned");
  EXPECT_EQ(
      game.client(2).ask({{"type", "undo_answer"}, {"seat", "C"}, {"seq", synced["seq"]}, {"agree", false}})["code"],
      "resigned");
  game.client(1).ask({{"type", "agree_end"}, {"seat", "B"}, {"agree", true}});
  EXPECT_EQ(game.client(1).next("over")["reason"], "agreed");
}

// The permissions say what the host would allow: nothing that a bot has decided can be taken back.
TEST(Votes, NoUndoIsOfferedToOneWhoHasResigned) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(3), {"A", "B", "C"});
  const std::size_t i = game.asked().first;
  const std::string seat = game.seats[i].seat;
  auto page = std::make_unique<Client>(*alone.place);
  ASSERT_EQ(page->ask({{"type", "use"}, {"features", Json::array({"permissions"})}})["type"], "accepted");
  const Json back{{"type", "reclaim"}, {"table", game.code}, {"token", game.seats[i].token}};
  ASSERT_EQ(page->ask(back)["type"], "seated");
  game.seats[i].client = std::move(page);
  ASSERT_EQ(game.step()["type"], "accepted");
  const auto told = [&](bool is_offered) {
    const auto says = [&](const Json& one) {
      return one["type"] == "permissions" && one["seat"] == seat &&
             (one["undo"]["right"] != "impossible") == is_offered;
    };
    game.client(i).next(says, is_offered ? "an undo" : "no undo");
  };
  told(true);
  ASSERT_EQ(game.client(i).ask({{"type", "resign"}, {"seat", seat}})["type"], "accepted");
  told(false);
}

// The sender of a question waits for an answer, also when another question or the end of the game comes first.
TEST(Votes, AnUndoThatIsOvertakenIsAnswered) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(3), {"A", "B", "C"});
  while (game.asked().first == 0) ASSERT_EQ(game.step()["type"], "accepted");
  while (game.asked().first == 1) ASSERT_EQ(game.step()["type"], "accepted");
  const auto ask = [&](std::size_t i, const std::string& id) {
    game.client(i).say({{"type", "undo"}, {"request", id}, {"seat", game.seats[i].seat}, {"seq", game.seq}});
  };
  const auto answer_to = [&](std::size_t i, const std::string& id) {
    return game.client(i).next([&](const Json& one) { return one.value("request", "") == id; }, "answer")["code"];
  };
  ask(0, "first");
  game.client(2).next("undo_asked");
  ask(0, "first");
  ask(0, "second");
  EXPECT_EQ(answer_to(0, "first"), "consent_denied") << "by the next question, not by its own repetition";
  game.client(2).next("undo_asked");
  ask(1, "third");
  EXPECT_EQ(answer_to(0, "second"), "consent_denied");
  game.client(2).ask({{"type", "resign"}, {"seat", "C"}});
  game.client(0).ask({{"type", "agree_end"}, {"seat", "A"}, {"agree", true}});
  game.client(1).ask({{"type", "agree_end"}, {"seat", "B"}, {"agree", true}});
  EXPECT_EQ(answer_to(1, "third"), "stale");
}

// ---- names ----

TEST(Names, WithoutVisibleCharactersAreRefused) {
  Alone alone;
  Client host(*alone.place);
  const Json created = host.ask(create("towers", towers(2), {seat_plan("open"), seat_plan("open")}));
  for (const char* name : {"", "   ", "\u200b", "\u00a0\u2003", "\u3164", "\u2800", "\u115f\u17b4"}) {
    EXPECT_EQ(host.ask({{"type", "sit"}, {"seat", "A"}, {"name", name}})["code"], "no_name") << name;
    Client spectator(*alone.place);
    spectator.say({{"type", "join"}, {"request", "j"}, {"table", created["table"]}, {"name", name}});
    EXPECT_EQ(spectator.ask({{"type", "chat"}, {"text", "hello"}})["code"], "no_name") << name;
  }
  EXPECT_EQ(host.ask({{"type", "sit"}, {"seat", "A"}, {"name", "Łucja"}})["type"], "seated");
}

TEST(Names, ThatLookTheSameAreToldApart) {
  Alone alone;
  Client host(*alone.place);
  const std::string code = host.ask(create("towers", towers(4), Json::array()))["table"];
  std::set<std::string> shown;
  for (const std::vector<std::string>& row :
       {std::vector<std::string>{"A", "Anna"}, {"B", "anna"}, {"C", "An\u200bna"}}) {
    ASSERT_EQ(host.ask({{"type", "sit"}, {"seat", row[0]}, {"name", row[1]}})["type"], "seated");
  }
  ASSERT_EQ(host.ask({{"type", "sit"}, {"seat", "D"}, {"name", "Ben"}})["type"], "seated");
  host.skip();
  Client spectator(*alone.place);
  spectator.say({{"type", "join"}, {"request", "j"}, {"table", code}, {"name", "Anna"}});
  const Json table = spectator.next("table");
  for (const Json& seat : table["seats"]) shown.insert(seat["name"].get<std::string>());
  EXPECT_EQ(shown.size(), 4U);
  EXPECT_TRUE(shown.contains("anna 2"));
  spectator.ask({{"type", "chat"}, {"text", "hello"}});
  EXPECT_EQ(host.next("chat_said")["name"], "Anna 4") << "spectators, too";
}

}  // namespace
}  // namespace spires::server::testing

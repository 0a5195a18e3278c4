// Hints are for solo players, and for tables of several people if all of them have agreed.
#include <gtest/gtest.h>

#include "tests/server/gathering.h"

namespace spires::server::testing {
namespace {

Json allow(const std::string& seat) { return {{"type", "allow_hints"}, {"seat", seat}, {"allowed", true}}; }
Json take_back(const std::string& seat) { return {{"type", "allow_hints"}, {"seat", seat}, {"allowed", false}}; }

// Returns the answer to the asked seat's hint request: "hints", or the code of a refusal.
std::string hint(Game& game) {
  const auto [i, legal] = game.asked();
  const Json answer = game.client(i).ask({{"type", "hint"}, {"seat", game.seats[i].seat}, {"seq", legal["seq"]}});
  if (answer["type"] != "hints") return answer.value("code", "");
  EXPECT_FALSE(answer["candidates"].empty());
  return "hints";
}

Json notice(Game& game, std::size_t i) {
  const Json heard = game.client(i).next("notice");
  return Json::array({heard["key"], heard["params"].value("seat", "")});
}
Json said(const std::string& key, const std::string& seat) { return Json::array({"notice." + key, seat}); }

std::vector<std::string> agreed(Game& game, std::size_t i) {
  const Json table = game.client(i).next("table");
  std::vector<std::string> seats;
  for (const Json& one : table["seats"]) {
    if (one.contains("hints")) seats.push_back(one["seat"]);
  }
  return seats;
}

TEST(Hints, AreGivenAgainstPeopleOnceAllHaveAgreed) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  EXPECT_EQ(hint(game), "hints_off");
  for (const std::size_t i : {0U, 1U}) game.client(i).skip();

  ASSERT_EQ(game.client(0).ask(allow("K"))["type"], "accepted");
  EXPECT_EQ(agreed(game, 1), std::vector<std::string>{"K"});
  EXPECT_EQ(notice(game, 1), said("hints-proposed", "K"));
  EXPECT_EQ(hint(game), "hints_off");

  ASSERT_EQ(game.client(1).ask(allow("M"))["type"], "accepted");
  EXPECT_EQ(agreed(game, 1), (std::vector<std::string>{"K", "M"}));
  EXPECT_EQ(notice(game, 1), said("hints-on", ""));
  EXPECT_EQ(hint(game), "hints");

  ASSERT_EQ(game.client(1).ask(take_back("M"))["type"], "accepted");
  EXPECT_EQ(agreed(game, 1), std::vector<std::string>{"K"});
  EXPECT_EQ(notice(game, 1), said("hints-off", "M"));
  EXPECT_EQ(hint(game), "hints_off");
}

TEST(Hints, NobodyIsPesteredWithThem) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  std::string last;
  for (int i = 0; i < 10 && last.empty(); ++i) {
    last = game.client(0).ask(i % 2 == 0 ? allow("K") : take_back("K")).value("code", "");
  }
  EXPECT_EQ(last, "too_fast");
}

TEST(Hints, AreStillAgreedUponAfterARestartAndNotAtARematch) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  game.client(0).ask(allow("K"));
  game.client(1).ask(allow("M"));
  alone.restart();
  for (Taken& one : game.seats) one.client = come_back(*alone.place, game.code, one.token);
  EXPECT_EQ(agreed(game, 0), (std::vector<std::string>{"K", "M"}));
  EXPECT_EQ(hint(game), "hints");

  game.client(0).ask({{"type", "resign"}, {"seat", "K"}});
  ASSERT_EQ(game.client(0).ask({{"type", "rematch"}})["type"], "accepted");
  game.code = game.client(0).next([](const Json& one) { return one.contains("next"); }, "next")["next"];
  for (Taken& one : game.seats) one.client = come_back(*alone.place, game.code, one.token);
  std::swap(game.seats[0].seat, game.seats[1].seat);
  game.seq = 0;
  EXPECT_EQ(agreed(game, 0), std::vector<std::string>{});
  EXPECT_EQ(hint(game), "hints_off");
}

TEST(Hints, ANoToAProposalIsToldAndWhatIsSaidTwiceIsNot) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  game.client(1).skip();
  // No hints were proposed.
  ASSERT_EQ(game.client(1).ask(take_back("B"))["type"], "accepted");
  ASSERT_EQ(game.client(0).ask(allow("A"))["type"], "accepted");
  EXPECT_EQ(notice(game, 1), said("hints-proposed", "A"));
  ASSERT_EQ(game.client(0).ask(allow("A"))["type"], "accepted");
  ASSERT_EQ(game.client(1).ask(take_back("B"))["type"], "accepted");
  EXPECT_EQ(notice(game, 1), said("hints-off", "B"));
}

TEST(Hints, NeedNobodyWhoDoesNotPlay) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(3), {"A", "B", "C"});
  for (const char* seat : {"A", "B"}) {
    ASSERT_EQ(game.client(seat[0] == 'A' ? 0 : 1).ask(allow(seat))["type"], "accepted");
  }
  EXPECT_EQ(game.client(2).ask(allow("A"))["code"], "not_seated");
  EXPECT_EQ(hint(game), "hints_off");
  ASSERT_EQ(game.client(2).ask({{"type", "resign"}, {"seat", "C"}})["type"], "accepted");
  EXPECT_EQ(game.client(2).ask(allow("C"))["code"], "resigned");
  EXPECT_EQ(hint(game), "hints");
}

// On one device everyone sees everything anyway.
TEST(Hints, AreFreeAtOneDeviceAndAgainstBots) {
  Alone alone;
  Client host(*alone.place);
  host.ask(create("towers", towers(3), {seat_plan("person"), seat_plan("person"), seat_plan("bot", "child")}));
  for (const char* seat : {"A", "B"}) host.ask({{"type", "sit"}, {"seat", seat}, {"name", std::string("P") + seat}});
  ASSERT_EQ(host.ask({{"type", "start"}})["type"], "accepted");
  const Json legal = host.next("legal");
  const Json hints = host.ask({{"type", "hint"}, {"seat", legal["seat"]}, {"seq", legal["seq"]}});
  EXPECT_EQ(hints["type"], "hints") << hints;
}

// 1.0: one connection's 346 hints in 20 seconds were 346 searches.
TEST(Hints, OneQuestionIsAnsweredOnceHoweverOftenItIsAsked) {
  Alone alone;
  Client host(*alone.place);
  host.ask(create("towers", towers(2), {seat_plan("person"), seat_plan("bot", "child")}));
  const std::string token = host.ask({{"type", "sit"}, {"seat", "A"}, {"name", "Solo"}})["token"];
  ASSERT_EQ(host.ask({{"type", "start"}})["type"], "accepted");
  const Json legal =
      host.next([](const Json& one) { return one["type"] == "legal" && one["seat"] == "A"; }, "question");
  const std::uint64_t before = alone.place->bots().counts().decisions;
  for (int i = 0; i < 346; ++i) {
    host.say({{"type", "hint"}, {"request", "h" + std::to_string(i)}, {"seat", "A"}, {"seq", legal["seq"]}});
  }
  const Json first = host.next("hints");
  EXPECT_EQ(first["request"], "h0");
  EXPECT_EQ(host.ask({{"type", "hint"}, {"seat", "A"}, {"seq", legal["seq"]}})["candidates"], first["candidates"]);
  EXPECT_EQ(alone.place->bots().counts().decisions, before + 1);
}

}  // namespace
}  // namespace spires::server::testing

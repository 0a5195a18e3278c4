// Players who are there and do not decide, with a clock that the test sets.
#include <algorithm>

#include "tests/server/gathering.h"

namespace spires::server::testing {
namespace {

using std::chrono::minutes;

// A is asked and silent; the time until a vote is the default of five minutes.
struct SilentA {
  explicit SilentA(int players = 3, const Json& clock = {}) : game(game_of(*alone.place, players, clock)) {
    while (game.asked().first != 0) game.step();
    // The question is told a moment before its time begins.
    game.client(0).ask({{"type", "export"}});
    for (const Taken& one : game.seats) one.client->skip();
  }
  static Game game_of(Place& place, int players, const Json& clock) {
    const std::vector<std::string> all{"A", "B", "C", "D"};
    return begin(place, "towers", towers(players), {all.begin(), all.begin() + players}, clock);
  }
  Json vote(std::size_t i, bool agree = true, const std::string& silent = "A") {
    return game.client(i).ask(
        {{"type", "silence_vote"}, {"seat", game.seats[i].seat}, {"silent", silent}, {"agree", agree}});
  }
  // The table as it is now.
  Json seat_a() {
    game.client(1).skip();
    const std::unique_ptr<Client> other = std::make_unique<Client>(*alone.place);
    other->say({{"type", "join"}, {"request", "j"}, {"table", game.code}});
    return other->next("table")["seats"][0];
  }
  // Lets the time pass until the others may vote.
  Json wait() {
    alone.place->advance(minutes(5));
    return game.client(0).next(
        [](const Json& one) { return one["type"] == "table" && one["seats"][0].contains("silent"); }, "silence");
  }
  std::size_t entries() { return entries_of(*alone.store, game.code)->size(); }

  Alone alone;
  Game game;
};

TEST(SilentPlayer, IsOfferedOnlyAfterTheStatedTime) {
  SilentA scene;
  EXPECT_EQ(scene.vote(1)["code"], "not_allowed");
  scene.alone.place->advance(minutes(4));
  EXPECT_FALSE(scene.seat_a().contains("silent"));
  EXPECT_EQ(scene.vote(1)["code"], "not_allowed");
  scene.alone.place->advance(minutes(1));
  const Json told = scene.game.client(0).next(
      [](const Json& one) { return one["type"] == "table" && one["seats"][0].contains("silent"); }, "silence");
  EXPECT_EQ(told["silence"], 300);
  EXPECT_EQ(told["seats"][0]["silent"], 300);
  EXPECT_FALSE(told["seats"][0].contains("relieved"));
}

TEST(SilentPlayer, MoreThanHalfOfTheOthersHandTheSeatToABot) {
  SilentA scene(4);
  scene.wait();
  EXPECT_EQ(scene.vote(1)["type"], "accepted");
  // The silent player is told who wants it.
  const Json told = scene.game.client(0).next("table");
  EXPECT_EQ(told["seats"][0]["relieved"], Json::array({"B"}));
  EXPECT_EQ(told["seats"][0]["away"], false);
  EXPECT_EQ(scene.vote(2)["type"], "accepted");
  EXPECT_EQ(scene.game.client(0).next("notice")["key"], "notice.silent-relieved");
  const Json away = scene.game.client(3).next(
      [](const Json& one) { return one["type"] == "table" && one["seats"][0]["away"] == true; }, "bot");
  EXPECT_EQ(away["seats"][0]["present"], true);
  scene.game.client(1).next([](const Json& one) { return one["type"] == "legal" && one["seat"] == "B"; }, "turn of B");
}

TEST(SilentPlayer, OneOfTwoOthersIsNotEnough) {
  SilentA scene;
  scene.wait();
  EXPECT_EQ(scene.vote(1)["type"], "accepted");
  EXPECT_EQ(scene.seat_a()["away"], false);
  // Withdrawn, the second vote is alone again.
  EXPECT_EQ(scene.vote(1, false)["type"], "accepted");
  EXPECT_EQ(scene.vote(2)["type"], "accepted");
  EXPECT_EQ(scene.seat_a()["away"], false);
  EXPECT_EQ(scene.seat_a()["relieved"], Json::array({"C"}));
}

TEST(SilentPlayer, EndsWithAMove) {
  SilentA scene;
  scene.wait();
  EXPECT_EQ(scene.vote(1)["type"], "accepted");
  EXPECT_EQ(scene.game.step()["type"], "accepted");
  const Json seat = scene.seat_a();
  EXPECT_FALSE(seat.contains("silent"));
  EXPECT_FALSE(seat.contains("relieved"));
  // The other vote comes too late.
  EXPECT_EQ(scene.vote(2)["code"], "not_allowed");
  EXPECT_EQ(scene.seat_a()["away"], false);
}

TEST(SilentPlayer, EndsWithASignAndStartsAgain) {
  SilentA scene;
  for (int sign = 0; sign < 2; ++sign) {
    scene.wait();
    EXPECT_EQ(scene.vote(1)["type"], "accepted");
    EXPECT_EQ(scene.vote(0, false)["type"], "accepted");
    EXPECT_FALSE(scene.seat_a().contains("silent"));
    EXPECT_EQ(scene.vote(2)["code"], "not_allowed");
  }
  // Two signs for one decision, and no more: otherwise one player could keep everyone for ever.
  scene.wait();
  EXPECT_EQ(scene.vote(0, false)["code"], "not_allowed");
  EXPECT_EQ(scene.vote(1)["type"], "accepted");
  EXPECT_EQ(scene.vote(2)["type"], "accepted");
  EXPECT_EQ(scene.seat_a()["away"], true);
}

TEST(SilentPlayer, ThePlayerComesBackByASign) {
  SilentA scene(2);
  scene.wait();
  EXPECT_EQ(scene.vote(1)["type"], "accepted");
  scene.game.client(1).next([](const Json& one) { return one["type"] == "legal" && one["seat"] == "B"; }, "turn of B");
  EXPECT_EQ(scene.vote(0, false)["type"], "accepted");
  EXPECT_EQ(scene.seat_a()["away"], false);
  while (scene.game.asked().first != 0) ASSERT_EQ(scene.game.step()["type"], "accepted");
  EXPECT_EQ(scene.game.step()["type"], "accepted");
}

TEST(SilentPlayer, ThePlayerComesBackByReclaiming) {
  SilentA scene(2);
  scene.wait();
  EXPECT_EQ(scene.vote(1)["type"], "accepted");
  const std::unique_ptr<Client> back = come_back(*scene.alone.place, scene.game.code, scene.game.seats[0].token);
  EXPECT_EQ(scene.seat_a()["away"], false);
}

TEST(SilentPlayer, TheSayIsKept) {
  SilentA scene;
  scene.wait();
  scene.vote(1);
  scene.vote(2);
  scene.game.client(1).next([](const Json& one) { return one["type"] == "legal" && one["seat"] == "B"; }, "turn of B");
  for (const std::size_t i : {1U, 2U}) {
    const Json answer =
        scene.game.client(i).ask({{"type", "agree_end"}, {"seat", scene.game.seats[i].seat}, {"agree", true}});
    EXPECT_EQ(answer["type"], "accepted");
  }
  EXPECT_EQ(scene.game.client(1).ask({{"type", "export"}})["type"], "exported");
  for (const std::string& frame : scene.game.client(1).frames()) EXPECT_NE(Json::parse(frame)["type"], "over");
  scene.alone.place->advance(minutes(60));
  EXPECT_EQ(scene.game.client(1).next("over")["reason"], "agreed");
}

TEST(SilentPlayer, ARestartKeepsTheBotAndForgetsTheVote) {
  SilentA scene;
  scene.wait();
  scene.vote(1);
  scene.vote(2);
  const Json away = scene.seat_a();
  EXPECT_EQ(away["away"], true);
  const std::vector<Entry> entries = entries_of(*scene.alone.store, scene.game.code).value();
  const bool is_told = std::any_of(entries.begin(), entries.end(), [](const Entry& one) {
    return one.text.find(R"("votes":["B","C"])") != std::string::npos;
  });
  EXPECT_TRUE(is_told);
  scene.alone.restart();
  EXPECT_EQ(scene.seat_a()["away"], true);
  const std::unique_ptr<Client> back = come_back(*scene.alone.place, scene.game.code, scene.game.seats[0].token);
  EXPECT_EQ(scene.seat_a()["away"], false);
}

TEST(SilentPlayer, VotesAreLimitedAndStoreNothing) {
  SilentA scene;
  scene.wait();
  const std::size_t before = scene.entries();
  int refused = 0;
  for (int i = 0; i < 60; ++i) refused += scene.vote(1, i % 2 == 0)["code"] == "too_fast" ? 1 : 0;
  // Twenty changes are told; then only what changes nothing is accepted.
  EXPECT_EQ(refused, 20);
  EXPECT_EQ(scene.entries(), before);
  // Said again, it is answered and told to nobody.
  EXPECT_EQ(scene.vote(2)["type"], "accepted");
  const auto heard = [&] {
    scene.game.client(0).ask({{"type", "export"}});
    return scene.game.client(0).frames().size();
  };
  const std::size_t before_again = heard();
  for (int i = 0; i < 10; ++i) EXPECT_EQ(scene.vote(2)["type"], "accepted");
  EXPECT_EQ(heard(), before_again + 1) << "its own answer alone";
}

TEST(SilentPlayer, IsNoMatterWhereAClockRunsOrNobodyWaits) {
  SilentA timed(2, {{"turn", 3600}, {"increment", 0}, {"window", 3600}});
  timed.alone.place->advance(minutes(6));
  EXPECT_FALSE(timed.seat_a().contains("silent"));
  EXPECT_EQ(timed.vote(1)["code"], "not_allowed");
  // Nobody else is there.
  SilentA scene(2);
  scene.game.client(1).drop();
  scene.alone.place->advance(minutes(6));
  EXPECT_FALSE(scene.seat_a().contains("silent"));
  // A seat that is not asked is not silent.
  SilentA other;
  other.wait();
  EXPECT_EQ(other.vote(1, true, "C")["code"], "not_allowed");
  EXPECT_EQ(other.vote(1, true, "Z")["code"], "no_such_seat");
  EXPECT_EQ(other.vote(0)["code"], "not_allowed");
}

TEST(SilentPlayer, PeopleAtOneDeviceDoNotVoteOnEachOther) {
  SilentA scene(2);
  const Json seated =
      scene.game.client(0).ask({{"type", "reclaim"}, {"table", scene.game.code}, {"token", scene.game.seats[1].token}});
  EXPECT_EQ(seated["type"], "seated");
  scene.game.client(1).drop();
  scene.alone.place->advance(minutes(6));
  EXPECT_FALSE(scene.seat_a().contains("silent"));
  const Json vote{{"type", "silence_vote"}, {"seat", "B"}, {"silent", "A"}, {"agree", true}};
  EXPECT_EQ(scene.game.client(0).ask(vote)["code"], "not_allowed");
}

}  // namespace
}  // namespace spires::server::testing

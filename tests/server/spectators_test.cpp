// Spectators: what the host of a table and its players may do about them.
#include "tests/server/gathering.h"

namespace spires::server::testing {
namespace {

using std::chrono::minutes;

constexpr const char* kFar = "198.51.100.7";

// Two players who want to know who watches: the first is the host.
struct Watched {
  Watched() : game(begin(*alone.place, "towers", towers(2), {"A", "B"})) {
    for (Taken& one : game.seats) {
      const Json use{{"type", "use"}, {"features", {"spectators"}}};
      one.client = std::make_unique<Client>(*alone.place);
      EXPECT_EQ(one.client->ask(use)["type"], "accepted");
      EXPECT_EQ(one.client->ask({{"type", "reclaim"}, {"table", game.code}, {"token", one.token}})["type"], "seated");
      one.client->skip();
    }
  }
  std::unique_ptr<Client> come(const std::string& name, const std::string& token, const std::string& address = kFar) {
    auto client = std::make_unique<Client>(*alone.place, address);
    answer = come_with(*client, join(name, token));
    return client;
  }
  // `join` is answered by `table`, or refused.
  static Json come_with(Client& client, const Json& message) {
    client.say(message);
    return client.next([](const Json& one) { return one["type"] == "table" || one["type"] == "refused"; }, "answer");
  }
  Json join(const std::string& name, const std::string& token) const {
    Json message{{"type", "join"}, {"request", "j"}, {"table", game.code}};
    if (!name.empty()) message["name"] = name;
    if (!token.empty()) message["token"] = token;
    return message;
  }
  // Waits for a list of so many.
  Json list(std::size_t i, std::size_t count) {
    alone.place->advance(std::chrono::seconds(1));
    return game.client(i).next(
        [&](const Json& one) { return one["type"] == "spectators" && one["spectators"].size() == count; }, "list");
  }
  Json remove(const Json& who) {
    return game.client(0).ask({{"type", "remove_spectator"}, {"spectator", who["spectator"]}});
  }
  Json mute(std::size_t i, const Json& who, bool muted = true) {
    return game.client(i).ask({{"type", "mute_spectator"}, {"spectator", who["spectator"]}, {"muted", muted}});
  }

  Alone alone;
  Game game;
  Json answer;  // of the last one who came
};

const std::string kOne(40, 'a');
const std::string kTwo(40, 'b');

TEST(Spectators, AreListedForPlayersWhoAsk) {
  Watched scene;
  const std::unique_ptr<Client> olga = scene.come("Olga", kOne);
  const Json list = scene.list(0, 1)["spectators"];
  EXPECT_EQ(list[0]["name"], "Olga");
  scene.list(1, 1);
  // No spectator is told of the others, nor a client of version 1.0.
  const std::unique_ptr<Client> quiet = scene.come("", kTwo);
  scene.list(0, 2);
  for (const std::string& frame : olga->frames()) EXPECT_NE(Json::parse(frame)["type"], "spectators");
}

TEST(Spectators, OneWhomTheHostMutesIsHeardByNobody) {
  Watched scene;
  const std::unique_ptr<Client> olga = scene.come("Olga", kOne);
  const Json who = scene.list(0, 1)["spectators"][0];
  EXPECT_EQ(olga->ask({{"type", "chat"}, {"text", "one"}})["type"], "accepted");
  EXPECT_EQ(scene.game.client(0).next("chat_said")["spectator"], who["spectator"]);
  EXPECT_EQ(scene.mute(0, who)["type"], "accepted");
  EXPECT_EQ(scene.list(0, 1)["spectators"][0]["muted"], true);
  EXPECT_EQ(olga->ask({{"type", "chat"}, {"text", "two"}})["code"], "muted");
  EXPECT_EQ(olga->ask({{"type", "phrase"}, {"key", "hello"}})["code"], "muted");
  // A new connection, and a new token from the same address, do not help.
  EXPECT_EQ(scene.come("Olga", kOne)->ask({{"type", "chat"}, {"text", "three"}})["code"], "muted");
  EXPECT_EQ(scene.come("Other", kTwo)->ask({{"type", "chat"}, {"text", "four"}})["code"], "muted");
  EXPECT_EQ(scene.mute(0, who, false)["type"], "accepted");
  EXPECT_EQ(olga->ask({{"type", "chat"}, {"text", "five"}})["type"], "accepted");
}

TEST(Spectators, APlayerMutesThemForThemselvesAlone) {
  Watched scene;
  const std::unique_ptr<Client> olga = scene.come("Olga", kOne);
  const Json who = scene.list(1, 1)["spectators"][0];
  EXPECT_EQ(scene.mute(1, who)["type"], "accepted");
  EXPECT_EQ(olga->ask({{"type", "chat"}, {"text", "one"}})["type"], "accepted");
  EXPECT_EQ(scene.game.client(0).next("chat_said")["text"], "one");
  EXPECT_EQ(scene.game.client(1).ask({{"type", "export"}})["type"], "exported");
  for (const std::string& frame : scene.game.client(1).frames()) EXPECT_NE(Json::parse(frame)["type"], "chat_said");
}

TEST(Spectators, OneWhoWasRemovedStaysAwayForAWhile) {
  Watched scene;
  const std::unique_ptr<Client> olga = scene.come("Olga", kOne);
  const Json who = scene.list(0, 1)["spectators"][0];
  olga->skip();
  EXPECT_EQ(scene.remove(who)["type"], "accepted");
  EXPECT_EQ(olga->next("refused")["code"], "removed");
  EXPECT_EQ(olga->ask({{"type", "sync"}})["code"], "no_table");
  scene.list(0, 0);
  // Neither the same person elsewhere nor another token from there.
  scene.come("Olga", kOne, "198.51.100.8");
  EXPECT_EQ(scene.answer["code"], "removed");
  EXPECT_EQ(scene.answer["params"]["minutes"], 10);
  scene.come("Olga", kTwo);
  EXPECT_EQ(scene.answer["code"], "removed");
  // Others may come, and after the stated time everyone.
  const std::unique_ptr<Client> other = scene.come("Petr", kTwo, "198.51.100.9");
  EXPECT_EQ(scene.answer["type"], "table");
  scene.alone.place->advance(minutes(10));
  scene.come("Olga", kOne);
  EXPECT_EQ(scene.answer["type"], "table");
}

TEST(Spectators, ANeighbourOfAPlayerIsKnownByTheTokenAlone) {
  Watched scene;
  const std::unique_ptr<Client> olga = scene.come("Olga", kOne, "192.0.2.1");
  EXPECT_EQ(scene.remove(scene.list(0, 1)["spectators"][0])["type"], "accepted");
  scene.come("Olga", kOne, "192.0.2.1");
  EXPECT_EQ(scene.answer["code"], "removed");
  const std::unique_ptr<Client> sister = scene.come("Iva", kTwo, "192.0.2.1");
  EXPECT_EQ(scene.answer["type"], "table");
}

TEST(Spectators, OnlyTheHostRemovesAndNoPlayerIsOne) {
  Watched scene;
  const std::unique_ptr<Client> olga = scene.come("Olga", kOne);
  const Json who = scene.list(0, 1)["spectators"][0];
  const Json remove{{"type", "remove_spectator"}, {"spectator", who["spectator"]}};
  EXPECT_EQ(scene.game.client(1).ask(remove)["code"], "not_allowed");
  EXPECT_EQ(olga->ask(remove)["code"], "not_allowed");
  EXPECT_EQ(olga->ask({{"type", "mute_spectator"}, {"spectator", who["spectator"]}, {"muted", true}})["code"],
            "not_allowed");
  EXPECT_EQ(scene.game.client(0).ask({{"type", "remove_spectator"}, {"spectator", "s0"}})["code"], "unknown_word");
  // A ban does not keep a player from their seat.
  EXPECT_EQ(scene.remove(who)["type"], "accepted");
  auto back = std::make_unique<Client>(*scene.alone.place, kFar);
  EXPECT_EQ(back->ask({{"type", "reclaim"}, {"table", scene.game.code}, {"token", scene.game.seats[1].token}})["type"],
            "seated");
}

}  // namespace
}  // namespace spires::server::testing

// What one client may make the host write: events of a long game, records, lists for many windows.
#include <gtest/gtest.h>

#include <atomic>

#include "tests/server/gathering.h"
#include "tests/twins/match.h"

namespace spires::server::testing {
namespace {

HostSettings few() {
  HostSettings settings;
  settings.most_retold = 60;
  settings.most_boards = 30;
  settings.most_replayed = 100;
  return settings;
}

Game long_game(Place& place, std::uint32_t events) {
  Json settings = towers(2);
  settings["options"]["memory"] = "Open";
  Game game = begin(place, "towers", settings, {"A", "B"});
  while (game.seq <= events) {
    const Json answer = game.step();
    EXPECT_EQ(answer["type"], "accepted") << answer;
    if (answer["type"] != "accepted") break;
  }
  return game;
}

// The type of the message that answers a `sync` after it was accepted.
std::string told(Client& client, std::uint32_t since) {
  client.skip();
  client.ask({{"type", "sync"}, {"since", since}});
  const auto is_told = [](const Json& one) { return one["type"] == "events" || one["type"] == "view"; };
  return client.next(is_told, "position")["type"];
}

std::unique_ptr<Client> watcher(Place& place, const Game& game, const Json& features,
                                const std::string& address = "192.0.2.1") {
  auto client = std::make_unique<Client>(place, address);
  client->ask({{"type", "use"}, {"features", features}});
  client->say({{"type", "join"}, {"request", "j"}, {"table", game.code}});
  client->next("view");
  return client;
}

TEST(Retelling, OfManyEventsIsAView) {
  Alone alone(few());
  const Game game = long_game(*alone.place, 70);
  const std::unique_ptr<Client> page = watcher(*alone.place, game, {"patches"});
  EXPECT_EQ(told(*page, game.seq - 30), "events");
  EXPECT_EQ(told(*page, game.seq - 31), "view");
  const std::unique_ptr<Client> plain = watcher(*alone.place, game, Json::array());
  EXPECT_EQ(told(*plain, game.seq - 60), "events") << "events alone cost less";
  EXPECT_EQ(told(*plain, game.seq - 61), "view");
}

// Boards before an undo would be made by playing the whole match again.
TEST(Retelling, OfBoardsBeforeAnUndoOfALongGameIsAView) {
  for (const std::uint32_t events : {40U, 110U}) {
    Alone alone(few());
    Game game = long_game(*alone.place, events);
    const auto [i, legal] = game.asked();
    ASSERT_EQ(game.step()["type"], "accepted");
    game.client(i).say({{"type", "undo"}, {"request", "u"}, {"seat", game.seats[i].seat}, {"seq", game.seq}});
    game.client(1 - i).ask(
        {{"type", "undo_answer"}, {"seat", game.seats[1 - i].seat}, {"seq", game.seq}, {"agree", true}});
    const Json undone = game.client(i).next([](const Json& one) { return one.value("request", "") == "u"; }, "answer");
    ASSERT_EQ(undone["type"], "accepted") << undone;
    const std::unique_ptr<Client> page = watcher(*alone.place, game, {"patches"});
    EXPECT_EQ(told(*page, game.seq - 10), events == 40 ? "events" : "view");
  }
}

TEST(Retelling, IsLimitedByAddress) {
  HostSettings rules;
  rules.joins_at_once = 5;
  Alone alone(rules);
  const Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  Allowances allowances(rules);
  const auto connected = [&](const std::string& address) {
    const auto link = std::make_shared<HeardLink>(address);
    auto session = std::make_shared<Session>(alone.place->environment(), alone.place->registry(), allowances, link);
    session->receive(R"({"type":"hello","protocol":1})");
    session->receive(Json{{"type", "join"}, {"request", "j"}, {"table", game.code}}.dump());
    EXPECT_TRUE(link->wait(0, [](const Json& one) { return one["type"] == "view"; }));
    return std::pair{session, link};
  };
  const auto count = [](const HeardLink& link, const std::string& type) {
    std::size_t all = 0;
    for (const std::string& frame : link.frames()) all += Json::parse(frame)["type"] == type ? 1U : 0U;
    return all;
  };
  const auto [session, link] = connected("192.0.2.66");
  for (int i = 0; i < 20; ++i) session->receive(R"({"type":"sync","request":"s","since":1})");
  session->receive(R"({"type":"export","request":"e"})");
  const auto answer = link->wait(0, [](const Json& one) { return one.value("request", "") == "e"; });
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->first.value("code", ""), "too_fast");
  // So is a deletion, which empties the log of the store.
  session->receive(R"({"type":"forget","request":"f"})");
  const auto forgot = link->wait(0, [](const Json& one) { return one.value("request", "") == "f"; });
  ASSERT_TRUE(forgot);
  EXPECT_EQ(forgot->first.value("code", ""), "too_fast");
  // The refusal may overtake the last answers of the table.
  session->receive(R"({"type":"sync","request":"last"})");
  EXPECT_TRUE(link->wait(0, [](const Json& one) { return one.value("request", "") == "last"; }));
  EXPECT_EQ(count(*link, "events"), 5U);
  EXPECT_GE(count(*link, "view"), 16U) << "the position is told all the same";
  const auto [other, other_link] = connected("192.0.2.1");
  other->receive(R"({"type":"export","request":"e"})");
  EXPECT_TRUE(other_link->wait(0, [](const Json& one) { return one["type"] == "exported"; }));
  session->gone();
  other->gone();
}

// Counts how often a list with previews is made.
class CountingMatch final : public twins::PassingMatch {
 public:
  CountingMatch(std::unique_ptr<match::Match> inner, std::atomic<int>& lists)
      : PassingMatch(std::move(inner)), lists_(lists) {}
  std::vector<match::LegalAction> legal(Seat seat, match::Previews previews, match::Confirms confirms) const override {
    ++lists_;
    return PassingMatch::legal(seat, previews, confirms);
  }

 private:
  std::atomic<int>& lists_;
};

TEST(Windows, OfASeatShareItsList) {
  std::atomic<int> lists = 0;
  Alone alone;
  alone.place->environment().match.wrap = [&](std::unique_ptr<match::Match> match) {
    return std::make_unique<CountingMatch>(std::move(match), lists);
  };
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  std::vector<std::unique_ptr<Client>> windows;
  for (int i = 0; i < 8; ++i) {
    for (const Taken& one : game.seats) windows.push_back(come_back(*alone.place, game.code, one.token));
  }
  for (int i = 0; i < 3; ++i) {
    const int before = lists;
    ASSERT_EQ(game.step()["type"], "accepted");
    const std::string seat = game.seats[game.asked().first].seat;
    for (const auto& window : windows) window->ask({{"type", "mute"}, {"seat", "Z"}, {"muted", true}});
    EXPECT_LE(lists - before, 1) << seat;
  }
  // It refers to a local counter.
  for (auto& window : windows) window.reset();
  for (Taken& one : game.seats) one.client.reset();
  alone.place->stop();
}

TEST(AddressAllowances, ACrowdOfAddressesGivesNobodyANewOne) {
  AddressAllowance allowance(20, 0.2);
  const Steady::time_point start{std::chrono::hours(1)};
  for (int i = 0; i < 20; ++i) allowance.spend("192.0.2.66", start);
  ASSERT_FALSE(allowance.is_left("192.0.2.66", start));
  for (int i = 0; i < 30'000; ++i) allowance.spend("2001:db8:0:" + std::to_string(i) + "::", start);
  EXPECT_FALSE(allowance.is_left("192.0.2.66", start));
  EXPECT_TRUE(allowance.is_left("192.0.2.66", start + std::chrono::seconds(10)));
}

}  // namespace
}  // namespace spires::server::testing

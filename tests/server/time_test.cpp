// Clocks, absence and expiry, with clocks that the test sets.
#include <gtest/gtest.h>

#include <future>

#include "server/calm_clock.h"
#include "tests/server/gathering.h"

namespace spires::server::testing {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

const Json kClock{{"turn", 30}, {"increment", 20}, {"window", 10}};

// What is left on the clock of the asked seat, in seconds, as last told.
int left(Place& place, Game& game) {
  const auto [i, legal] = game.asked();
  const std::string seat = game.seats[i].seat;
  const std::unique_ptr<Client> window = come_back(place, game.code, game.seats[i].token);
  const Json clock =
      window->next([&](const Json& one) { return one["type"] == "clock" && one["seat"] == seat; }, "clock");
  return clock["left"].get<int>() / 1000;
}

// The seat takes its decision back, and the other one agrees if it is asked.
Json undo(Game& game, std::size_t seat, int number) {
  const std::string id = "u" + std::to_string(number);
  game.client(1 - seat).skip();
  game.client(seat).skip();
  game.client(seat).say({{"type", "undo"}, {"request", id}, {"seat", game.seats[seat].seat}, {"seq", game.seq}});
  const auto is_answer = [&](const Json& one) { return one.value("request", "") == id; };
  // Asking something else tells whether the answer has to wait for consent.
  game.client(seat).ask({{"type", "sync"}});
  for (const std::string& frame : game.client(seat).frames()) {
    if (is_answer(Json::parse(frame))) return game.client(seat).next(is_answer, "answer");
  }
  game.client(1 - seat).ask(
      {{"type", "undo_answer"}, {"seat", game.seats[1 - seat].seat}, {"seq", game.seq}, {"agree", true}});
  return game.client(seat).next(is_answer, "answer");
}

TEST(Clock, UndoGivesBackWhatItTookAndNothingMore) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"}, kClock);
  const int before = left(*alone.place, game);
  ASSERT_EQ(before, 30);
  int undone = 0;
  for (int i = 0; i < 25; ++i) {
    const auto [seat, legal] = game.asked();
    alone.place->advance(seconds(1));
    ASSERT_EQ(game.step()["type"], "accepted");
    const Json answer = undo(game, seat, i);
    if (answer["type"] == "accepted") {
      ++undone;
      game.seq = answer["seq"];
      EXPECT_EQ(left(*alone.place, game), 30);
    }
    alone.place->advance(seconds(1));
  }
  EXPECT_GT(undone, 0);
}

// A player who decides and takes back all the time has three times the time of a turn, and no more.
TEST(Clock, UndoDoesNotMakeATurnLast) {
  struct Habit {
    int increment;
    seconds before, after;  // the decision
  };
  for (const Habit& habit :
       {Habit{0, seconds(10), seconds(0)}, Habit{20, seconds(10), seconds(0)}, Habit{20, seconds(0), seconds(10)}}) {
    Alone alone;
    Game game = begin(*alone.place, "towers", towers(2), {"A", "B"},
                      {{"turn", 30}, {"increment", habit.increment}, {"window", 10}});
    const std::size_t seat = game.asked().first;
    seconds passed{0};
    for (int i = 0; left(*alone.place, game) > 10 && i < 20; ++i) {
      alone.place->advance(habit.before);
      ASSERT_EQ(game.step()["type"], "accepted");
      ASSERT_EQ(game.asked().first, seat) << "the first decision of a turn does not end it";
      alone.place->advance(habit.after);
      const Json answer = undo(game, seat, i);
      ASSERT_EQ(answer["type"], "accepted") << answer;
      game.seq = answer["seq"];
      passed += habit.before + habit.after;
    }
    EXPECT_GE(passed, seconds(20));
    EXPECT_LE(passed, seconds(90)) << habit.increment << " " << habit.before.count();
  }
}

// The seat that answers another one's card has a time of its own; the one whose turn it is keeps what it had.
TEST(Clock, AReactionTakesItsOwnTime) {
  Alone alone;
  Game game =
      begin(*alone.place, "towers", towers(2, "master"), {"A", "B"}, {{"turn", 30}, {"increment", 0}, {"window", 10}});
  const auto clock = [&](std::size_t i) {
    const std::unique_ptr<Client> window = come_back(*alone.place, game.code, game.seats[i].token);
    return window->next([](const Json& one) { return one["type"] == "clock"; }, "clock");
  };
  int reactions = 0;
  for (int i = 0; i < 600 && reactions < 3; ++i) {
    const auto [seat, legal] = game.asked();
    const Json now = clock(seat);
    if (now["window"] == false) {
      EXPECT_EQ(now["left"], 30'000) << "nothing was taken from " << game.seats[seat].seat;
    } else {
      EXPECT_EQ(now["left"], 10'000);
      alone.place->advance(seconds(4));
      EXPECT_EQ(clock(seat)["left"], 6'000);
      ++reactions;
    }
    ASSERT_EQ(game.step()["type"], "accepted");
  }
  EXPECT_EQ(reactions, 3);
}

// ---- absent people keep their say ----

// A has gone and a bot plays for it.
struct AbsentA {
  AbsentA() : alone(settings()), game(begin(*alone.place, "towers", towers(3), {"A", "B", "C"})) {
    while (game.asked().first != 0) game.step();
    game.client(0).drop();
    game.client(1).next([](const Json& one) { return one["type"] == "table" && one["seats"][0]["present"] == false; },
                        "absence");
    alone.place->advance(seconds(91));
    game.client(1).next([](const Json& one) { return one["type"] == "table" && one["seats"][0]["away"] == true; },
                        "stand-in");
    // A move ends a vote, so the bot plays first.
    game.client(1).next([](const Json& one) { return one["type"] == "legal" && one["seat"] == "B"; }, "turn of B");
  }
  static HostSettings settings() {
    HostSettings rules;
    rules.say_minutes = 30;
    return rules;
  }
  Json agree(std::size_t i) {
    return game.client(i).ask({{"type", "agree_end"}, {"seat", game.seats[i].seat}, {"agree", true}});
  }
  Alone alone;
  Game game;
};

TEST(Say, OfTheAbsentIsKeptForAWhile) {
  AbsentA scene;
  scene.game.client(1).skip();
  EXPECT_EQ(scene.agree(1)["type"], "accepted");
  EXPECT_EQ(scene.agree(2)["type"], "accepted");
  EXPECT_EQ(scene.game.client(1).ask({{"type", "export"}})["type"], "exported");
  for (const std::string& frame : scene.game.client(1).frames()) EXPECT_NE(Json::parse(frame)["type"], "over");
  scene.alone.place->advance(minutes(30));
  EXPECT_EQ(scene.game.client(1).next("over")["reason"], "agreed");
}

// B's turn has shown a card. A bot plays for A, and A is asked all the same.
TEST(Say, OfTheAbsentIsAskedBeforeAnUndo) {
  AbsentA scene;
  Game& game = scene.game;
  // What A heard before it went is old.
  game.seq = game.client(1).ask({{"type", "sync"}, {"seat", "B"}})["seq"];
  while (game.asked().first == 1) ASSERT_EQ(game.step()["type"], "accepted");
  ASSERT_EQ(game.asked().first, 2U);
  const auto is_answer = [](const Json& one) { return one.value("request", "") == "u"; };
  game.client(1).skip();
  game.client(1).say({{"type", "undo"}, {"request", "u"}, {"seat", "B"}, {"seq", game.seq}});
  game.client(2).next("undo_asked");
  const Json yes{{"type", "undo_answer"}, {"seq", game.seq}, {"agree", true}};
  Json of_c = yes;
  of_c["seat"] = "C";
  EXPECT_EQ(game.client(2).ask(of_c)["type"], "accepted");
  EXPECT_EQ(game.client(1).ask({{"type", "sync"}})["type"], "accepted");
  for (const std::string& frame : game.client(1).frames()) EXPECT_FALSE(is_answer(Json::parse(frame))) << frame;
  const std::unique_ptr<Client> back = come_back(*scene.alone.place, game.code, game.seats[0].token);
  Json of_a = yes;
  of_a["seat"] = "A";
  EXPECT_EQ(back->ask(of_a)["type"], "accepted");
  EXPECT_EQ(game.client(1).next(is_answer, "answer")["type"], "accepted");
}

TEST(Say, OfOneWhoIsBackCounts) {
  AbsentA scene;
  Game& game = scene.game;
  const std::unique_ptr<Client> back = come_back(*scene.alone.place, game.code, game.seats[0].token);
  scene.game.client(1).skip();
  EXPECT_EQ(scene.agree(1)["type"], "accepted");
  EXPECT_EQ(scene.agree(2)["type"], "accepted");
  EXPECT_EQ(back->ask({{"type", "agree_end"}, {"seat", "A"}, {"agree", true}})["type"], "accepted");
  EXPECT_EQ(scene.game.client(1).next("over")["reason"], "agreed");
}

TEST(Say, IsLostByLeaving) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  game.client(0).ask({{"type", "leave"}, {"seat", "A"}});
  EXPECT_EQ(game.client(1).ask({{"type", "agree_end"}, {"seat", "B"}, {"agree", true}})["type"], "accepted");
  EXPECT_EQ(game.client(1).next("over")["reason"], "agreed");
}

// ---- expiry ----

TEST(CalmClock, IgnoresJumpsOfTheMachine) {
  using Steady = CalmClock::Steady;
  const Steady::time_point start{hours(1)};
  const CalmClock clock(5'000'000, 0, start);
  EXPECT_EQ(clock.now(start + seconds(2)), 5'002'000);
  const CalmClock behind(1'000, 5'000'000, start);
  EXPECT_EQ(behind.now(start), 5'000'000) << "the store has seen a later time";
}

std::int64_t running_limit(const Alone& alone) { return alone.rules.running_days * kDay; }

std::string status_of(Place& place, const std::string& code) {
  std::promise<std::string> status;
  place.table(code)->describe([&](const std::variant<match::TableMessage, match::Refused>& now) {
    const auto word = static_cast<std::size_t>(std::get<match::TableMessage>(now).status);
    status.set_value(std::string(wire::Words<match::TableStatus>::kWords[word]));
  });
  return status.get_future().get();
}

TEST(Expiry, NeverClosesATableWithPeopleAtIt) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  alone.place->table(game.code)->tidy(10 * running_limit(alone));
  EXPECT_EQ(status_of(*alone.place, game.code), "running");
  EXPECT_EQ(game.step()["type"], "accepted");
}

TEST(Expiry, NeverClosesATableThatThisProcessHasSeenAlive) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  for (Taken& one : game.seats) one.client->drop();
  alone.place->table(game.code)->tidy(10 * running_limit(alone));
  EXPECT_EQ(status_of(*alone.place, game.code), "running");
}

// Nobody is at the table, and a new process has not seen anybody.
struct Idle {
  Idle() : game(begin(*alone.place, "towers", towers(2), {"A", "B"})) {
    for (int i = 0; i < 3; ++i) game.step();
    alone.restart();
  }
  Alone alone;
  Game game;
};

TEST(Expiry, IsAnnouncedAndReversible) {
  Idle idle;
  Client spectator(*idle.alone.place);
  spectator.say({{"type", "join"}, {"request", "j"}, {"table", idle.game.code}});
  spectator.next("table");
  idle.alone.place->table(idle.game.code)->tidy(running_limit(idle.alone) - 5 * kMinute);
  EXPECT_EQ(spectator.next("notice")["key"], "notice.table-expires");
  idle.alone.place->table(idle.game.code)->tidy(running_limit(idle.alone));
  EXPECT_EQ(spectator.next("notice")["key"], "notice.table-expired");
  EXPECT_EQ(spectator.next("table")["status"], "closed");
  std::promise<std::string> recorded;
  idle.alone.place->table(idle.game.code)->record([&](const std::variant<std::string, match::Refused>& record) {
    const match::Refused* no = std::get_if<match::Refused>(&record);
    recorded.set_value(no == nullptr ? "" : no->code);
  });
  EXPECT_EQ(recorded.get_future().get(), "not_over") << "its secrets are still needed";
  idle.alone.restart();
  for (Taken& one : idle.game.seats) one.client = come_back(*idle.alone.place, idle.game.code, one.token);
  EXPECT_EQ(idle.game.step()["type"], "accepted");
}

TEST(Expiry, IsFinalAfterAMonth) {
  Idle idle;
  idle.alone.place->table(idle.game.code)->tidy(running_limit(idle.alone));
  EXPECT_EQ(status_of(*idle.alone.place, idle.game.code), "closed");
  idle.alone.place->table(idle.game.code)->tidy(idle.alone.rules.reopen_days * kDay);
  EXPECT_EQ(status_of(*idle.alone.place, idle.game.code), "closed");
  const std::unique_ptr<Client> back = come_back(*idle.alone.place, idle.game.code, idle.game.seats[0].token);
  EXPECT_EQ(back->ask({{"type", "export"}}).contains("record"), true);
}

// Runs the minute check of the registry so often; nobody is connected.
void wait_for_tidying(Place& place, int times) {
  for (int i = 0; i < times; ++i) {
    place.advance(minutes(1));
    Client spectator(place);
    for (int k = 0; k < 3; ++k) spectator.ask({{"type", "join"}, {"table", "no-such-table-" + std::to_string(k)}});
    place.environment().store.flush();
    place.advance(seconds(10));
  }
}
std::string stored_status(const Alone& alone, const std::string& code) {
  for (const ListedTable& one : tests::tables_of(*alone.store, {.most = 1000})) {
    if (one.code == code) return one.listing.status;
  }
  return "";
}

TEST(Expiry, ClosesNothingRightAfterAJump) {
  for (const int days : {70, -400}) {
    Idle idle;
    idle.alone.place->registry().start_tidying();
    wait_for_tidying(*idle.alone.place, 2);
    idle.alone.place->jump(hours(24 * days));
    wait_for_tidying(*idle.alone.place, 3);
    EXPECT_EQ(stored_status(idle.alone, idle.game.code), "running") << days;
  }
}

TEST(Expiry, DeletesTablesThatWereNeverPlayedAndNeverGivesTheirCodesAgain) {
  HostSettings rules;
  rules.gathering_minutes = 10;
  rules.reopen_days = 1;
  Alone alone(rules);
  std::string code;
  {
    Client host(*alone.place);
    code = host.ask(create("towers", towers(2), Json::array()))["table"].get<std::string>();
    host.ask({{"type", "sit"}, {"seat", "A"}, {"name", "Zosia"}});
  }
  alone.restart();
  alone.place->registry().start_tidying();
  wait_for_tidying(*alone.place, 12);
  EXPECT_EQ(stored_status(alone, code), "expired");
  for (int i = 0; i < 30 && stored_status(alone, code) != "deleted"; ++i) {
    alone.place->advance(hours(1));
    wait_for_tidying(*alone.place, 2);
  }
  EXPECT_EQ(stored_status(alone, code), "deleted");
  EXPECT_TRUE(entries_of(*alone.store, code)->empty());
  Client spectator(*alone.place);
  EXPECT_EQ(spectator.ask({{"type", "join"}, {"table", code}})["code"], "no_such_table");
  std::promise<StoreAnswer> again;
  alone.store->append({code, 0, {{"x", {}, {}}}, Listing{"gathering", false, "{}"}, 1},
                      [&](StoreAnswer answer) { again.set_value(answer); });
  EXPECT_EQ(again.get_future().get(), StoreAnswer::Conflict);
}

// Tables that have to stay, because people are at them, do not hide those behind them.
TEST(Expiry, ReachesTablesBehindManyThatStay) {
  HostSettings rules;
  rules.gathering_minutes = 10;
  Alone alone(rules);
  alone.place->registry().start_tidying();
  std::vector<std::unique_ptr<Client>> people;
  std::string last;
  for (int i = 0; i < 206; ++i) {
    people.push_back(std::make_unique<Client>(*alone.place, "192.0.2." + std::to_string(i)));
    last = people.back()->ask(create("towers", towers(2), Json::array()))["table"].get<std::string>();
    if (i == 204) alone.place->advance(seconds(1));
  }
  people.pop_back();
  for (int i = 0; i < 40 && stored_status(alone, last) != "expired"; ++i) wait_for_tidying(*alone.place, 1);
  EXPECT_EQ(stored_status(alone, last), "expired");
  EXPECT_EQ(tests::tables_of(*alone.store, {.status = "gathering", .most = 1000}).size(), 205U);
}

TEST(Retention, DeletesFinishedTablesIfTheOperatorWantsIt) {
  for (const int days : {0, 2}) {
    HostSettings rules;
    rules.finished_days = days;
    Alone alone(rules);
    std::string code;
    {
      Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
      game.client(0).ask({{"type", "resign"}, {"seat", "K"}});
      code = game.code;
    }
    alone.restart();
    alone.place->registry().start_tidying();
    for (int i = 0; i < 60; ++i) {
      alone.place->advance(hours(1));
      wait_for_tidying(*alone.place, 1);
    }
    EXPECT_EQ(stored_status(alone, code), days == 0 ? "over" : "deleted");
  }
}

}  // namespace
}  // namespace spires::server::testing

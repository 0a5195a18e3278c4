// Actions of people at a table, through sessions, tables and a real store; sockets are tested elsewhere.
#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/towers/options.h"
#include "match/match.h"
#include "tests/server/gathering.h"
#include "tests/twins/match.h"

namespace spires::server::testing {
namespace {

TEST(Table, IsMadeFilledAndPlayed) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  for (int i = 0; i < 20; ++i) {
    const Json answer = game.step();
    ASSERT_EQ(answer["type"], "accepted") << answer;
  }
}

TEST(Table, ShowsTheCommitmentBeforeTheFirstCardAndTheSeedAfterTheGame) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  const Json table = Json::parse(game.client(1).frames()[1]);
  ASSERT_EQ(table["type"], "table");
  const std::string commitment = table["commitment"];
  ASSERT_EQ(game.client(0).ask({{"type", "agree_end"}, {"seat", "K"}, {"agree", true}})["type"], "accepted");
  ASSERT_EQ(game.client(1).ask({{"type", "agree_end"}, {"seat", "M"}, {"agree", true}})["type"], "accepted");
  const Json exported = game.client(1).ask({{"type", "export"}});
  const Result<Record> record = parse_record(exported["record"].get<std::string>());
  ASSERT_TRUE(std::holds_alternative<Record>(record));
  const ChanceSource& source = std::get<Record>(record).chance;
  EXPECT_EQ(source.commitment, commitment);
  EXPECT_EQ(secrets::HmacWords::parse(source.key)->commitment(), commitment);
  EXPECT_EQ(source.nonces, (std::vector<std::string>{"nK", "nM"}));
  EXPECT_TRUE(std::holds_alternative<std::unique_ptr<match::Match>>(
      match::restore_match(std::get<Record>(record), secrets::ChanceWords(source))));
  for (const std::string& frame : game.client(0).frames()) {
    if (Json::parse(frame)["type"] == "exported") continue;
    EXPECT_EQ(frame.find(source.key), std::string::npos);
  }
}

TEST(Table, CountsARequestOnce) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const auto [i, legal] = game.asked();
  Json move = game.move_message(i, legal, game.pick(legal));
  move["request"] = "same";
  const Json first = game.client(i).ask_again(move);
  ASSERT_EQ(first["type"], "accepted");
  EXPECT_EQ(game.client(i).ask_again(move), first);
  // Also after a restart, from another connection.
  alone.restart();
  const std::unique_ptr<Client> back = come_back(*alone.place, game.code, game.seats[i].token);
  EXPECT_EQ(back->ask_again(move), first);
}

TEST(Table, RefusesAMoveOnAnOldPositionAndTellsTheNewOne) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const auto [i, legal] = game.asked();
  game.step();
  Json move = game.move_message(i, legal, game.pick(legal));
  game.client(i).skip();
  const Json answer = game.client(i).ask(move);
  EXPECT_EQ(answer["code"], "stale");
  EXPECT_GT(game.client(i).next("view")["seq"], legal["seq"]);
}

TEST(Table, RefusesWhatTheRulesForbidWithTheirNumber) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const auto [i, legal] = game.asked();
  const Json answer = game.client(i).ask(game.move_message(i, legal, "wizard 4A"));
  EXPECT_EQ(answer["code"], "rule");
  EXPECT_TRUE(answer["rule"].get<std::string>().starts_with("WT-"));
  const Json other = game.client(1 - i).ask(game.move_message(1 - i, legal, "play W1"));
  EXPECT_EQ(other["code"], "not_asked");
  const Json foreign = game.client(1 - i).ask(game.move_message(i, legal, "play W1"));
  EXPECT_EQ(foreign["code"], "not_seated");
}

TEST(Table, GoesOnAfterARestartWithTheSameEvents) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  for (int i = 0; i < 15; ++i) ASSERT_EQ(game.step()["type"], "accepted");
  const auto whole = [](const Json& one) { return one["type"] == "events" && one["first"] == 1; };
  std::vector<std::string> told;
  for (const Taken& one : game.seats) {
    one.client->ask({{"type", "sync"}, {"seat", one.seat}, {"since", 0}});
    told.push_back(one.client->next(whole, "all events").dump());
  }
  alone.restart();
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    game.seats[i].client = come_back(*alone.place, game.code, game.seats[i].token);
    game.seats[i].client->ask({{"type", "sync"}, {"seat", game.seats[i].seat}, {"since", 0}});
    EXPECT_EQ(game.seats[i].client->next(whole, "all events").dump(), told[i]);
  }
  ASSERT_EQ(game.step()["type"], "accepted");
}

TEST(Table, TellsAComerWhatHappenedSinceItsLastTurn) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(3), {"A", "B", "C"});
  for (int i = 0; i < 30; ++i) ASSERT_EQ(game.step()["type"], "accepted");
  const auto comes = [&](const Taken& one, const Json& features) {
    Client client(*alone.place);
    EXPECT_EQ(client.ask({{"type", "use"}, {"features", features}})["type"], "accepted");
    EXPECT_EQ(client.ask({{"type", "reclaim"}, {"table", game.code}, {"token", one.token}})["type"], "seated");
    return client.next([](const Json& told) { return told["type"] == "view" || told["type"] == "events"; }, "the game");
  };
  for (const Taken& one : game.seats) {
    const Json recent = comes(one, {"patches", "recent"});
    ASSERT_EQ(recent["type"], "events");
    EXPECT_EQ(recent["view"]["observer"], one.seat);
    EXPECT_EQ(recent["patches"].size(), recent["events"].size());
    int turns = 0;
    for (const Json& event : recent["events"]) turns += event["type"] == "TurnStarted" && event["seat"] == one.seat;
    EXPECT_LE(turns, 1) << "at most the turn that is running";
    // Without patches, and for clients that do not ask for it, nothing changes.
    EXPECT_EQ(comes(one, {"recent"})["type"], "view");
    EXPECT_EQ(comes(one, {"patches"})["type"], "view");
  }
}

TEST(Table, AcknowledgesNothingThatIsNotStored) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const auto [i, legal] = game.asked();
  const std::string action = game.pick(legal);
  alone.failing->fails = true;
  const std::size_t heard = game.client(1 - i).frames().size();
  EXPECT_EQ(game.client(i).ask(game.move_message(i, legal, action))["code"], "not_stored");
  EXPECT_EQ(game.client(1 - i).frames().size(), heard);
  alone.failing->fails = false;
  EXPECT_EQ(game.client(i).ask(game.move_message(i, legal, action))["type"], "accepted");
}

TEST(Table, BotsPlayWhereNobodySits) {
  Alone alone;
  Client host(*alone.place);
  const Json plan =
      create("towers", towers(3), {seat_plan("person"), seat_plan("bot", "child"), seat_plan("bot", "journeyman")});
  ASSERT_EQ(host.ask(plan)["type"], "created");
  ASSERT_EQ(host.ask({{"type", "sit"}, {"seat", "A"}, {"name", "Zosia"}})["type"], "seated");
  ASSERT_EQ(host.ask({{"type", "start"}})["type"], "accepted");
  Rng rng(3);
  for (int i = 0; i < 12; ++i) {
    const Json legal = host.next("legal");
    const auto n = static_cast<std::uint32_t>(legal["actions"].size());
    const Json answer = host.ask({{"type", "move"},
                                  {"seat", "A"},
                                  {"seq", legal["seq"]},
                                  {"action", legal["actions"][rng.next_below(n)]["action"]}});
    ASSERT_EQ(answer["type"], "accepted");
  }
}

TEST(Table, BotsGoOnAfterARestartForAHostWhoOnlyLooksOn) {
  Alone alone;
  const Json bots = Json::array({seat_plan("bot", "child"), seat_plan("bot", "child")});
  Client host(*alone.place);
  const Json made = host.ask(create("towers", towers(2), bots));
  ASSERT_EQ(host.ask({{"type", "start"}})["type"], "accepted");
  // Appends are refused until the process has ended.
  alone.failing->fails = true;
  alone.end();
  alone.failing->fails = false;
  alone.open();
  Client back(*alone.place);
  const Json reclaim{{"type", "reclaim"}, {"table", made["table"]}, {"token", made["token"]}};
  ASSERT_EQ(back.ask(reclaim)["type"], "seated");
  EXPECT_FALSE(back.next("events")["events"].empty());
}

TEST(Table, FillsUpWithBotsAtTheStart) {
  Alone alone;
  Client host(*alone.place);
  host.ask(create("towers", towers(4), Json::array({seat_plan("person")})));
  host.ask({{"type", "sit"}, {"seat", "A"}, {"name", "Petr"}});
  EXPECT_EQ(host.ask({{"type", "start"}})["code"], "not_filled");
  EXPECT_EQ(host.ask({{"type", "start"}, {"fill", "nobody"}})["field"], "fill");
  EXPECT_EQ(host.ask({{"type", "start"}, {"fill", "child"}})["type"], "accepted");
  const Json table =
      host.next([](const Json& one) { return one["type"] == "table" && one["status"] == "running"; }, "table");
  EXPECT_EQ(table["seats"][3]["level"], "child");
}

TEST(Table, UndoIsFreeWhileNobodyHasLearntAnything) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  const Json moved = game.step();
  const Json undone = game.client(0).ask({{"type", "undo"}, {"seat", "K"}, {"seq", moved["seq"]}});
  EXPECT_EQ(undone["type"], "accepted") << undone;
  const auto is_undone = [](const Json& one) {
    return one["type"] == "events" && one["events"][0]["type"] == "Undone";
  };
  game.client(1).next(is_undone, "Undone");
  const auto is_back = [&](const Json& one) { return one["type"] == "view" && one["seq"] == undone["seq"]; };
  game.client(1).next(is_back, "the view after it");
}

// Plays until the first seat's last decision needs consent to undo; returns that seat.
std::size_t play_to_consent(Game& game) {
  while (true) {
    const std::size_t before = game.asked().first;
    game.step();
    if (game.asked().first != before) {
      game.step();
      return before;
    }
  }
}

TEST(Table, UndoOfWhatHasShownSomethingNeedsTheOthers) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const std::size_t i = play_to_consent(game);
  const Json legal = game.asked().second;
  const Json undo{{"type", "undo"}, {"request", "u1"}, {"seat", game.seats[i].seat}, {"seq", legal["seq"]}};
  game.client(i).say(undo);
  const Json asked = game.client(1 - i).next("undo_asked");
  EXPECT_EQ(asked["seat"], game.seats[i].seat);
  Json answer{{"type", "undo_answer"}, {"seat", game.seats[1 - i].seat}, {"seq", asked["seq"]}, {"agree", false}};
  game.client(1 - i).ask(answer);
  EXPECT_EQ(game.client(i).next([](const Json& one) { return one.value("request", "") == "u1"; }, "u1")["code"],
            "consent_denied");
  Json again = undo;
  again["request"] = "u2";
  game.client(i).say(again);
  const Json second = game.client(1 - i).next("undo_asked");
  answer["seq"] = second["seq"];
  answer["agree"] = true;
  game.client(1 - i).ask(answer);
  EXPECT_EQ(game.client(i).next([](const Json& one) { return one.value("request", "") == "u2"; }, "u2")["type"],
            "accepted");
}

TEST(Table, ALeaverIsPlayedByABotAndMayComeBack) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const std::size_t i = game.asked().first;
  const std::size_t other = 1 - i;
  game.client(other).skip();
  ASSERT_EQ(game.client(i).ask({{"type", "leave"}, {"seat", game.seats[i].seat}})["type"], "accepted");
  game.client(other).next("legal");  // the bot has played its turn
  const std::unique_ptr<Client> back = come_back(*alone.place, game.code, game.seats[i].token);
  const Json table = back->next("table");
  EXPECT_EQ(table["seats"][i]["away"], false);
  EXPECT_EQ(table["seats"][i]["present"], true);
}

TEST(Table, ABotGoesOnForWhoIsNotThere) {
  HostSettings settings;
  settings.absence_seconds = 1;
  Alone alone(settings);
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  const std::size_t i = game.asked().first;
  game.client(1 - i).skip();
  game.client(i).drop();
  game.client(1 - i).next(
      [&](const Json& one) { return one["type"] == "table" && one["seats"][i]["present"] == false; }, "absent");
  alone.place->advance(std::chrono::seconds(1));
  const Json away = game.client(1 - i).next(
      [&](const Json& one) { return one["type"] == "table" && one["seats"][i]["away"] == true; }, "away");
  EXPECT_EQ(away["absence"], 1);
  game.client(1 - i).next("legal");
}

TEST(Table, AClockThatRunsOutMakesABotsMove) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"}, {{"turn", 5}, {"increment", 0}, {"window", 3}});
  const Json clock = game.client(0).next("clock");
  EXPECT_EQ(clock["left"], 5000);
  Client spectator(*alone.place);
  spectator.say({{"type", "join"}, {"request", "j"}, {"table", game.code}});
  EXPECT_EQ(spectator.next("clock")["seat"], clock["seat"]) << "who comes later sees it run, too";
  game.client(0).skip();
  alone.place->advance(std::chrono::seconds(5));
  game.client(0).next("events");  // no one has moved
}

TEST(Table, AResignedGameIsLost) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  game.step();
  ASSERT_EQ(game.client(0).ask({{"type", "resign"}, {"seat", "K"}})["type"], "accepted");
  const Json over = game.client(1).next("over");
  EXPECT_EQ(over["reason"], "resigned");
  EXPECT_EQ(over["places"], Json::parse(R"([{"seat":"K","place":2},{"seat":"M","place":1}])"));
}

TEST(Table, SpectatorsSeeNoHand) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  Client spectator(*alone.place);
  spectator.say({{"type", "join"}, {"request", "j"}, {"table", game.code}});
  const Json view = spectator.next("view")["view"];
  for (const Json& player : view["players"]) EXPECT_FALSE(player.contains("hand"));
  EXPECT_EQ(spectator.ask({{"type", "sync"}, {"seat", "A"}})["code"], "not_seated");
  EXPECT_EQ(spectator.ask({{"type", "export"}, {"seat", "A"}})["code"], "not_seated");
}

// Counts how often a match makes its views and events.
class CountedMatch final : public twins::PassingMatch {
 public:
  struct Made {
    std::atomic<int> views = 0;
    std::atomic<int> events = 0;
  };
  CountedMatch(std::unique_ptr<match::Match> inner, Made& made) : PassingMatch(std::move(inner)), made_(made) {}
  wire::JsonText view(Observer observer) const override {
    if (observer.is_spectator()) ++made_.views;
    return PassingMatch::view(observer);
  }
  std::optional<match::EventsMessage> events_since(Observer observer, std::uint32_t since,
                                                   match::Boards boards) const override {
    if (observer.is_spectator()) ++made_.events;
    return PassingMatch::events_since(observer, since, boards);
  }

 private:
  Made& made_;
};

TEST(Table, SpectatorsShareAView) {
  CountedMatch::Made made;
  Alone alone;
  alone.place->environment().match.wrap = [&made](std::unique_ptr<match::Match> match) {
    return std::make_unique<CountedMatch>(std::move(match), made);
  };
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  std::vector<std::unique_ptr<Client>> spectators;
  for (int i = 0; i < 5; ++i) {
    spectators.push_back(std::make_unique<Client>(*alone.place));
    spectators.back()->say({{"type", "join"}, {"request", "j"}, {"table", game.code}});
    spectators.back()->next("view");
  }
  EXPECT_EQ(made.views, 1);
  EXPECT_EQ(made.events, 0);
  ASSERT_EQ(game.step()["type"], "accepted");
  for (const auto& one : spectators) one->next("events");
  EXPECT_EQ(made.views, 1);
  EXPECT_EQ(made.events, 1);
}

TEST(Table, TalkIsHeardUnlessMutedAndHasLimits) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  ASSERT_EQ(game.client(0).ask({{"type", "chat"}, {"seat", "A"}, {"text", "Добрий день"}})["type"], "accepted");
  EXPECT_EQ(game.client(1).next("chat_said")["text"], "Добрий день");
  ASSERT_EQ(game.client(0).ask({{"type", "phrase"}, {"seat", "A"}, {"key", "well-played"}})["type"], "accepted");
  EXPECT_EQ(game.client(1).next("phrase_said")["key"], "well-played");
  EXPECT_EQ(game.client(0).ask({{"type", "phrase"}, {"seat", "A"}, {"key", "rubbish"}})["field"], "key");
  EXPECT_EQ(game.client(0).ask({{"type", "chat"}, {"seat", "A"}, {"text", std::string(301, 'a')}})["code"], "too_long");
  game.client(1).ask({{"type", "mute"}, {"seat", "A"}, {"muted", true}});
  const std::size_t heard = game.client(1).frames().size();
  ASSERT_EQ(game.client(0).ask({{"type", "chat"}, {"seat", "A"}, {"text", "hm"}})["type"], "accepted");
  EXPECT_EQ(game.client(1).frames().size(), heard);
  std::string last;
  for (int i = 0; i < 6; ++i)
    last = game.client(0).ask({{"type", "chat"}, {"seat", "A"}, {"text", "x"}}).value("code", "");
  EXPECT_EQ(last, "too_fast");
}

TEST(Table, ARematchExchangesSeatsAndBeginsWhenAllAreThere) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  EXPECT_EQ(game.client(0).ask({{"type", "rematch"}})["code"], "not_over");
  game.client(0).ask({{"type", "resign"}, {"seat", "K"}});
  ASSERT_EQ(game.client(0).ask({{"type", "rematch"}})["type"], "accepted");
  const Json table = game.client(1).next([](const Json& one) { return one.contains("next"); }, "next");
  const std::string next = table["next"];
  Client knight(*alone.place);
  EXPECT_EQ(
      knight.ask({{"type", "reclaim"}, {"table", next}, {"token", game.seats[0].token}, {"nonce", "fresh"}})["seat"],
      "M");
  Client mage(*alone.place);
  EXPECT_EQ(mage.ask({{"type", "reclaim"}, {"table", next}, {"token", game.seats[1].token}})["seat"], "K");
  mage.next("view");
}

TEST(Table, ForgetsANameAndWhatWasSaid) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  game.client(0).ask({{"type", "chat"}, {"seat", "A"}, {"text", "my-secret-words"}});
  ASSERT_EQ(game.client(0).ask({{"type", "forget"}, {"seat", "A"}})["type"], "accepted");
  alone.restart();
  Client late(*alone.place);
  late.say({{"type", "join"}, {"request", "j"}, {"table", game.code}});
  late.next("view");
  for (const std::string& frame : late.frames()) {
    EXPECT_EQ(frame.find("my-secret-words"), std::string::npos);
    EXPECT_EQ(frame.find("Player A"), std::string::npos);
  }
}

TEST(Table, TheHostArrangesSeatsAndClosesBeforeTheStart) {
  Alone alone;
  Client host(*alone.place);
  const Json created =
      host.ask(create("towers", towers(3), {seat_plan("person"), seat_plan("open"), seat_plan("open")}));
  Client client(*alone.place);
  client.say({{"type", "join"}, {"request", "j"}, {"table", created["table"]}});
  client.next("table");
  EXPECT_EQ(client.ask({{"type", "sit"}, {"seat", "A"}, {"name", "Ivan"}})["code"], "reserved");
  EXPECT_EQ(client.ask({{"type", "sit"}, {"seat", "B"}, {"name", " "}})["field"], "name");
  EXPECT_EQ(client.ask({{"type", "sit"}, {"seat", "B"}, {"name", "Ivan"}, {"colour", "elm"}})["type"], "seated");
  EXPECT_EQ(host.ask({{"type", "sit"}, {"seat", "A"}, {"name", "Olga"}, {"colour", "elm"}})["field"], "colour");
  EXPECT_EQ(client.ask({{"type", "remove_seat"}, {"seat", "C"}, {"level", "child"}})["code"], "not_allowed");
  EXPECT_EQ(host.ask({{"type", "remove_seat"}, {"seat", "C"}, {"level", "child"}})["type"], "accepted");
  EXPECT_EQ(client.ask({{"type", "start"}})["code"], "not_allowed");
  EXPECT_EQ(client.ask({{"type", "close_table"}})["code"], "not_allowed");
  EXPECT_EQ(host.ask({{"type", "close_table"}})["type"], "accepted");
  EXPECT_EQ(client.ask({{"type", "sit"}, {"seat", "C"}, {"name", "Ivan"}})["type"], "refused");
}

TEST(Table, ARequestWithItsOwnTokenMakesOneTableAndTakesOneSeat) {
  Alone alone;
  const std::string token(40, 'k');
  Json plan = create("towers", towers(2), {seat_plan("open"), seat_plan("open")});
  plan["token"] = token;
  Client first(*alone.place);
  const std::string code = first.ask(plan)["table"];
  alone.restart();
  Client second(*alone.place);
  EXPECT_EQ(second.ask(plan)["table"], code);
  const Json sit{{"type", "sit"}, {"seat", "A"}, {"name", "Nina"}, {"token", std::string(40, 's')}};
  EXPECT_EQ(second.ask(sit)["type"], "seated");
  Client third(*alone.place);
  third.say({{"type", "join"}, {"request", "j"}, {"table", code}});
  EXPECT_EQ(third.ask(sit)["type"], "seated");
  EXPECT_EQ(third.ask({{"type", "sit"}, {"seat", "B"}, {"name", "Nina"}, {"token", "short"}})["field"], "token");
}

TEST(Table, TwoProcessesShareAStore) {
  Alone alone;
  Place other(*alone.failing, alone.bus);
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  game.seats[1].client->drop();
  game.seats[1].client = come_back(other, game.code, game.seats[1].token);
  for (int i = 0; i < 20; ++i) {
    const Json answer = game.step();
    ASSERT_TRUE(answer["type"] == "accepted" || answer["code"] == "stale") << answer;
  }
}

// The entries of a table as written by a program whose rules had that revision.
std::vector<Entry> of_revision(std::vector<Entry> entries, const std::string& revision) {
  const std::string now = "\"revision\":" + std::to_string(towers::kRevision);
  const std::size_t at = entries[0].text.find(now);
  EXPECT_NE(at, std::string::npos);
  entries[0].text.replace(at, now.size(), "\"revision\":" + revision);
  return entries;
}

TEST(Table, OfOlderRulesIsPlayedToItsEnd) {
  Alone alone;
  Game game = begin(*alone.place, "towers", towers(2), {"A", "B"});
  for (int i = 0; i < 6; ++i) game.step();
  alone.end();
  const std::vector<Entry> entries = of_revision(*entries_of(*alone.store, game.code), "1");
  alone.store->append({"old-table-100", 0, entries, Listing{"running", false, "{}"}, 1}, [](StoreAnswer) {});
  alone.store->flush();
  alone.open();
  Client late(*alone.place);
  late.say({{"type", "join"}, {"request", "j"}, {"table", "old-table-100"}});
  const Json table = late.next("table");
  EXPECT_EQ(table["status"], "running");
  EXPECT_EQ(table["revision"], 1);
  EXPECT_FALSE(table["settings"].contains("revision"));
  const Json exported = late.ask({{"type", "export"}});
  EXPECT_EQ(exported["running"]["revision"], 1);
}

TEST(Table, OfNewerRulesIsClosedWithItsRecord) {
  Alone alone;
  Game game = begin(*alone.place, "duel", Json::object(), {"K", "M"});
  for (int i = 0; i < 6; ++i) game.step();
  alone.end();
  const std::vector<Entry> entries = of_revision(*entries_of(*alone.store, game.code), "9");
  alone.store->append({"old-table-100", 0, entries, Listing{"running", false, "{}"}, 1}, [](StoreAnswer) {});
  alone.store->flush();
  alone.open();
  Client late(*alone.place);
  late.say({{"type", "join"}, {"request", "j"}, {"table", "old-table-100"}});
  EXPECT_EQ(late.next("table")["status"], "closed");
  const Json exported = late.ask({{"type", "export"}});
  const Result<Record> record = parse_record(exported["record"].get<std::string>());
  ASSERT_TRUE(std::holds_alternative<Record>(record));
  EXPECT_EQ(std::get<Record>(record).revision, 9);
  EXPECT_EQ(std::get<Record>(record).reason, "unfinished");
  EXPECT_GE(std::get<Record>(record).steps.size(), 6U);
}

// R-31: while A chooses a card, C may offer one.
TEST(Table, APartnerSpeaksUpUnasked) {
  Alone alone;
  Json settings = towers(4);
  settings["teams"] = true;
  Game game = begin(*alone.place, "towers", settings, {"A", "B", "C", "D"});
  const auto [i, legal] = game.asked();
  ASSERT_EQ(i, 0U);
  const Json may = game.client(2).next("may");
  EXPECT_EQ(may["seat"], "C");
  EXPECT_EQ(may["seq"], legal["seq"]);
  for (const std::size_t other : {0U, 1U, 3U}) {
    for (const std::string& frame : game.client(other).frames()) EXPECT_NE(Json::parse(frame)["type"], "may");
  }
  const std::string offer = may["actions"][0]["action"];
  const Json accepted = game.client(2).ask({{"type", "move"}, {"seat", "C"}, {"seq", may["seq"]}, {"action", offer}});
  ASSERT_EQ(accepted["type"], "accepted") << accepted;
  game.seq = accepted["seq"];
  // The second move is too late.
  const Json late = game.client(0).ask(game.move_message(0, legal, "ask"));
  EXPECT_EQ(late["type"], "refused");
  EXPECT_EQ(late["code"], "stale");
  const auto [asked, answers] = game.asked();
  EXPECT_EQ(asked, 0U);
  ASSERT_EQ(answers["actions"].size(), 2U);
  EXPECT_EQ(answers["actions"][0]["action"], "take");
  // An undo of it needs the others' consent.
  game.client(2).say({{"type", "undo"}, {"request", "u"}, {"seat", "C"}, {"seq", game.seq}});
  EXPECT_EQ(game.client(1).next("undo_asked")["seat"], "C");
  const Json declined = game.client(0).ask(game.move_message(0, answers, "decline"));
  EXPECT_EQ(declined["type"], "accepted") << declined;
}

TEST(Table, GuessingCodesDoesNotPay) {
  Alone alone;
  Client other(*alone.place);
  std::string last;
  for (int i = 0; i < 30; ++i) {
    last = other.ask({{"type", "join"}, {"table", "no-table-" + std::to_string(i)}})["code"];
  }
  EXPECT_EQ(last, "too_fast");
}

}  // namespace
}  // namespace spires::server::testing

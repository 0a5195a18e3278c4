// Verifying and replaying records: the results for `spires verify`, `spires replay` and a page.
#include "match/record_verdict.h"

#include <gtest/gtest.h>

#include <map>

#include "secrets/hmac_words.h"
#include "tests/match/driving.h"
#include "tests/parsed.h"

namespace spires::match {
namespace {

using driving::Host;
using driving::host_of;

Host finished(const std::string& game, std::uint64_t seed) {
  Host host = host_of(game, Json::object(), seed);
  int decisions = 0;
  while (host.step()) {
    // Undoes a decision sometimes.
    if (++decisions % 9 != 0 || host.match->pending().is_over()) continue;
    static_cast<void>(host.match->undo(host.asked(), Consent::Given));
    settle_chance(*host.match, host.words);
  }
  return host;
}

TEST(RecordVerdict, SaysWhatWasCheckedAndHowItEnded) {
  for (const char* game : {"towers", "duel"}) {
    const Host host = finished(game, 3);
    const Record record = host.match->record();
    const RecordVerdict verdict = verdict_of(check_record(write_record(record)));
    EXPECT_TRUE(verdict.ok) << verdict.text.value_or("");
    EXPECT_EQ(verdict.checks, (std::vector{RecordCheck::Digest, RecordCheck::Chance, RecordCheck::Result}));
    EXPECT_EQ(verdict.game, game);
    EXPECT_EQ(verdict.chance, "seeded");
    EXPECT_EQ(verdict.steps, record.steps.size());
    EXPECT_EQ(verdict.line, surviving_steps(record));
    EXPECT_LT(*verdict.line, *verdict.steps) << "nothing was taken back";
    EXPECT_EQ(wire::encode(*verdict.places), wire::encode(host.match->outcome()->places));
    EXPECT_FALSE(verdict.code);
  }
}

TEST(RecordVerdict, NamesTheFirstThingThatIsWrong) {
  const Record right = finished("duel", 4).match->record();
  const auto code = [](const Record& record) { return verdict_of(check_record(write_record(record))); };

  RecordVerdict verdict = verdict_of(check_record(write_record(right) + "x"));
  EXPECT_FALSE(verdict.ok);
  EXPECT_TRUE(verdict.checks.empty());

  Record other = right;
  ++other.chance.seed;
  verdict = code(other);
  EXPECT_EQ(verdict.code, "step");
  EXPECT_EQ(verdict.number, 1U);
  EXPECT_EQ(verdict.checks, std::vector{RecordCheck::Digest});

  other = right;
  other.chance = secrets::HmacWords::fresh().source();
  other.chance.commitment = secrets::HmacWords::fresh().commitment();
  EXPECT_EQ(code(other).code, "commitment");

  other = right;
  ++other.trail;
  EXPECT_EQ(code(other).code, "trail");

  other = right;
  other.game = "chess";
  EXPECT_EQ(code(other).code, "game");
}

TEST(Replayed, BeginsWhereTheFirstSeatIsAskedAndTellsEverything) {
  for (const char* game : {"towers", "duel"}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Host begun = host_of(game, Json::object(), seed);
      const Host host = finished(game, seed);
      const Result<PlayedRecord> played = play_record(write_record(host.match->record()));
      ASSERT_EQ(played.index(), 0U) << std::get<1>(played).why;
      const Match& match = *std::get<0>(played).match;
      for (const Observer observer : driving::observers_of(match)) {
        const Replayed again = *match.replayed(Eyes::of(observer));
        EXPECT_EQ(again.game, game);
        EXPECT_EQ(again.seats.size(), static_cast<std::size_t>(match.players()));
        EXPECT_EQ(again.first, begun.match->seq() + 1);
        EXPECT_EQ(again.first + again.events.size() - 1, match.seq());
        EXPECT_EQ(again.events, match.events_since(observer, again.first - 1)->events);
        EXPECT_EQ(tests::parsed(again.view)["asked"], tests::parsed(begun.match->view(observer))["asked"]);
      }
    }
  }
}

TEST(Replayed, HasTheViewAfterEachEventAlsoOfThoseTakenBack) {
  for (const char* game : {"towers", "duel"}) {
    const Host host = finished(game, 5);
    for (const Observer observer : driving::observers_of(*host.match)) {
      const Replayed again = *host.match->replayed(Eyes::of(observer));
      const std::vector<driving::Plain> views = driving::views_of(again);
      ASSERT_EQ(views.size(), again.events.size() + 1);
      EXPECT_EQ(views.back(), driving::plain(host.match->view(observer)));
      // An undo leads to the position it names.
      int undone = 0;
      for (std::size_t i = 0; i < again.events.size(); ++i) {
        const Json event = tests::parsed(again.events[i]);
        if (event["type"] != "Undone") continue;
        ++undone;
        const auto back_to = event["back_to"].get<std::uint32_t>();
        EXPECT_EQ(views[i + 1], views[back_to + 1 - again.first]);
      }
      EXPECT_GT(undone, 0);
    }
  }
}

// Compares with the views that the table sent during the game, with and without memory of covered wizards.
TEST(Replayed, HasTheViewsThatWereToldThen) {
  for (const auto& [game, memory] : {std::pair{"duel", "open"}, {"towers", "open"}, {"towers", "strict"}}) {
    Host host = host_of(game, Json::object(), 6);
    for (const Seat seat : {Seat::A, Seat::B}) host.match->set_memory(seat, memory);
    const Observer observer(Seat::B);
    std::map<std::uint32_t, JsonText> told;
    while (host.step()) {
      if (!host.match->pending().is_over()) told[host.match->seq()] = host.match->view(observer);
    }
    const bool forgets = memory == std::string("strict");
    const Replayed again = *host.match->replayed(forgets ? Eyes::forgetful(observer) : Eyes::of(observer));
    const std::vector<driving::Plain> views = driving::views_of(again);
    for (const auto& [seq, view] : told) EXPECT_EQ(views[seq + 1 - again.first], driving::plain(view));
  }
}

TEST(Replayed, OpenEyesSeeEverything) {
  const Json forgetful{{"options", {{"memory_aids", false}, {"reveal_all_at_end", false}}}};
  const Json strict{{"players", 3}, {"options", {{"memory", "Strict"}}}};
  for (const auto& [game, settings] : {std::pair{"duel", forgetful}, std::pair{"towers", strict}}) {
    Host host = host_of(game, settings, 7);
    while (host.step()) continue;
    const std::string hidden = wire::text_of(wire::encode(*host.match->replayed(Eyes::of(Observer::spectator()))));
    EXPECT_NE(hidden.find("\"?\""), std::string::npos) << "nothing is hidden in " << game;
    Replayed open = *host.match->replayed(Eyes::open());
    EXPECT_EQ(open.first + open.events.size() - 1, host.match->seq());
    // KM-11.6: a card that neither player has won is not turned over when its tower is counted.
    std::erase_if(open.events, [](const JsonText& text) {
      const Json one = tests::parsed(text);
      return one["type"] == "TowerScored" && one["owner"] == "nobody";
    });
    const std::string text = wire::text_of(wire::encode(open));
    EXPECT_EQ(text.find("\"?\""), std::string::npos) << text.substr(text.find("\"?\"") - 80, 120);
    EXPECT_EQ(text.find("Hidden"), std::string::npos);
    EXPECT_FALSE(tests::parsed(open.view).contains("observer"));
    const char* own = game == std::string("duel") ? "veiled" : "hand";
    for (const driving::Plain& view : driving::views_of(open)) {
      for (const driving::Plain& player : view["players"]) ASSERT_TRUE(player.contains(own)) << player;
    }
    // Everything that a seat knew is there.
    for (std::size_t i = 0; i < open.seats.size(); ++i) {
      const Replayed seen = *host.match->replayed(Eyes::of(Observer(seat_at(static_cast<int>(i)))));
      EXPECT_EQ(tests::parsed(open.view)["players"][i][own], tests::parsed(seen.view)["players"][i][own]);
    }
  }
}

// KM-9: each look with its cards, and each exchange, including those that only one player knew of.
TEST(Replayed, OpenEyesFollowTheSecretCards) {
  const Host host = finished("duel", 8);
  const Replayed open = *host.match->replayed(Eyes::open());
  const driving::Plain last = driving::views_of(open).back();
  ASSERT_FALSE(last["looks"].empty()) << "choose another seed";
  const auto lies = [](const driving::Plain& view, const std::string& tower) {
    for (const driving::Plain& one : view["towers"]) {
      if (one["tower"] == tower) return one["secret"];
    }
    return driving::Plain();
  };
  std::map<std::string, driving::Plain> cards;
  const driving::Plain start = driving::plain(open.view);
  for (const driving::Plain& one : start["towers"]) cards[one["tower"]] = one["secret"];
  for (const driving::Plain& look : last["looks"]) {
    EXPECT_EQ(look["seen_a"], cards[look["a"]]);
    EXPECT_EQ(look["seen_b"], cards[look["b"]]);
    if (look["exchange"] == "swapped") std::swap(cards[look["a"]], cards[look["b"]]);
  }
  for (const auto& [tower, card] : cards) EXPECT_EQ(lies(last, tower), card);
}

TEST(Replayed, NobodySeesAGameAgainThatIsNotOver) {
  for (const char* game : {"towers", "duel"}) {
    Host host = host_of(game, Json::object(), 9);
    for (int i = 0; i < 10; ++i) host.step();
    EXPECT_FALSE(host.match->replayed(Eyes::open()));
    for (const Observer observer : driving::observers_of(*host.match)) {
      EXPECT_FALSE(host.match->replayed(Eyes::of(observer)));
    }
    const Result<PlayedRecord> played = play_record(write_record(host.match->record()));
    EXPECT_FALSE(std::get<0>(played).match->replayed(Eyes::open()));
    host.match->stop();
    const Replayed again = *host.match->replayed(Eyes::of(Observer(Seat::A)));
    EXPECT_EQ(driving::views_of(again).back(), driving::plain(host.match->view(Observer(Seat::A))));
  }
}

}  // namespace
}  // namespace spires::match

// Whole games through the type-erased match: every ruleset of every game, restored in the middle, ending as the record
// says; previews that come true.
#include <gtest/gtest.h>

#include "engine/core/record_match.h"
#include "tests/match/driving.h"
#include "tests/parsed.h"
#include "tests/scale.h"

namespace spires::match {
namespace {

using driving::Host;
using driving::host_of;
using driving::seeded;

struct Case {
  std::string game;
  std::string name;
  Json settings;
};

std::vector<Case> cases(std::size_t every) {
  std::vector<Case> all;
  Games::for_each([&]<class K>(std::type_identity<K>) {
    std::size_t n = 0;
    for (const Ruleset& ruleset : K::rulesets()) {
      if (n++ % every == 0) all.push_back({std::string(K::Text::kName), ruleset.name, wire::json_of(ruleset.settings)});
    }
  });
  return all;
}

template <GameTools K>
std::uint64_t replayed_trail(const Record& record) {
  const auto replayed = replay_record<typename K::Text>(record, seeded_words(record.chance));
  if (const spires::Fault* fault = std::get_if<spires::Fault>(&replayed)) ADD_FAILURE() << fault->field << fault->why;
  return std::get<0>(replayed).record(record.chance).trail;
}

void expect_same_told(const Match& a, const Match& b) {
  EXPECT_EQ(a.seq(), b.seq());
  for (const Observer observer : driving::observers_of(a)) {
    const std::uint32_t since = a.horizon(observer);
    EXPECT_EQ(driving::all_told(a, observer, since), driving::all_told(b, observer, since));
  }
}

TEST(Match, PlaysWholeGamesAndGoesOnFromItsRecord) {
  std::uint64_t seed = 0;
  for (const Case& one : cases(7)) {
    SCOPED_TRACE(one.game + " " + one.name);
    Host host = host_of(one.game, one.settings, ++seed);
    for (int i = 0; i < 40 && host.step(); ++i) continue;
    Result<Record> stored = parse_record(write_record(host.match->record()));
    Result<std::unique_ptr<Match>> restored = restore_match(std::get<Record>(stored), {});
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Match>>(restored)) << std::get<spires::Fault>(restored).why;
    expect_same_told(*host.match, *std::get<0>(restored));
    host.match = std::move(std::get<0>(restored));
    for (int i = 0; i < 3000 && host.step(); ++i) continue;
    if (!host.match->pending().is_over()) host.match->stop();
    const Record record = host.match->record();
    EXPECT_NE(record.reason, "unfinished");
    if (record.reason == "cap") continue;
    Games::find(one.game, [&]<class K>(std::type_identity<K>) {
      EXPECT_EQ(replayed_trail<K>(record), record.trail);
      return true;
    });
    EXPECT_EQ(host.match->outcome()->reason, record.reason);
  }
}

// "?" matches anything.
bool comes_true(const Json& guess, const Json& truth) {
  if (guess == "?") return true;
  if (guess.type() != truth.type() || guess.size() != truth.size()) return false;
  if (!guess.is_structured()) return guess == truth;
  auto there = truth.begin();
  for (auto here = guess.begin(); here != guess.end(); ++here, ++there) {
    if (guess.is_object() && here.key() != there.key()) return false;
    if (!comes_true(*here, *there)) return false;
  }
  return true;
}

// A preview predicts the events, up to the first that depends on facts the seat cannot know.
void expect_preview(const Json& preview, const EventsMessage& told, const std::string& action) {
  const Json& guessed = preview["events"];
  ASSERT_LE(guessed.size(), told.events.size()) << action;
  for (std::size_t i = 0; i < guessed.size(); ++i) {
    EXPECT_TRUE(comes_true(guessed[i], tests::parsed(told.events[i]))) << action << "\n"
                                                                       << guessed[i] << "\n"
                                                                       << told.events[i].text;
  }
  if (preview["complete"].get<bool>()) {
    EXPECT_EQ(guessed.size(), told.events.size()) << action << preview;
  }
}

// Where the castle would fly next, unless that depends on what the move uncovers or on what was under a tower.
void expect_castle(const Json& preview, const Json& view, const std::string& action) {
  if (!view.contains("castle") || preview.value("castle_next", Json()) == "?") return;
  for (const Json& event : preview["events"]) {
    if (event["type"] == "SurfaceShown" && event["wizards"] == "?") return;
  }
  EXPECT_EQ(preview.value("castle_next", Json()), view["castle"].value("next", Json())) << action << preview;
}

// The predicted counts of the towers: as they are afterwards or, with a face-down card, as they were before it was
// taken.
struct Balances {
  int before = 0;
  int after = 0;

  void expect(const Json& preview, const Json& now, const Json& then, const std::string& action) {
    if (!preview.contains("balance")) return;
    const Json& last = preview["events"].back();
    const bool shows = last["type"] == "CardTaken" && last["card"] == "?";
    if (!shows && !preview["complete"].get<bool>()) return;
    ++(shows ? before : after);
    const Json& towers = (shows ? now : then)["towers"];
    ASSERT_EQ(preview["balance"].size(), towers.size());
    for (std::size_t i = 0; i < towers.size(); ++i) {
      for (const auto& [name, value] : preview["balance"][i].items()) {
        EXPECT_EQ(value, towers[i][name]) << action << " " << name << "\n" << preview;
      }
    }
  }
};

TEST(Match, PreviewsComeTrue) {
  std::uint64_t seed = 100;
  Balances balances;
  for (const Case& one : cases(3)) {
    SCOPED_TRACE(one.game + " " + one.name);
    Host host = host_of(one.game, one.settings, ++seed);
    for (std::int64_t i = 0; i < tests::scaled(150) && !host.match->pending().is_over(); ++i) {
      const Seat seat = host.asked();
      const std::string action = host.pick();
      const Json preview = tests::parsed(std::get<JsonText>(host.match->preview(seat, action)));
      const Json now = tests::parsed(host.match->view(Observer(seat)));
      const std::uint32_t before = host.match->seq();
      const Played played = std::get<Played>(host.match->submit(seat, action));
      EXPECT_EQ(played.first, before + 1);
      expect_preview(preview, *host.match->events_since(Observer(seat), before), action);
      const Json then = tests::parsed(host.match->view(Observer(seat)));
      expect_castle(preview, then, action);
      balances.expect(preview, now, then, action);
      settle_chance(*host.match, host.words);
    }
  }
  EXPECT_GT(balances.before, 0);
  EXPECT_GT(balances.after, 0);
}

TEST(Match, SaysWhyAMoveIsRefusedAndChangesNothing) {
  Host host = host_of("towers", Json{{"players", 2}}, 5);
  Match& match = *host.match;
  const std::string before = driving::all_told(match, Observer(Seat::A), 0);
  const auto refused = [&](Seat seat, const std::string& action) {
    return std::get<Refused>(match.submit(seat, action));
  };
  EXPECT_EQ(refused(Seat::A, "fly").code, "unreadable");
  EXPECT_EQ(refused(Seat::A, "").code, "unreadable");
  const Refused other = refused(Seat::B, "end");
  EXPECT_EQ(other.code, "not_asked");
  EXPECT_EQ(other.params["asked"], "A");
  const Refused rule = refused(Seat::A, "tower 3#2");
  EXPECT_EQ(rule.code, "rule");
  EXPECT_EQ(rule.key, "rule." + *rule.rule);
  EXPECT_EQ(rule.rule->substr(0, 3), "WT-");
  EXPECT_EQ(driving::all_told(match, Observer(Seat::A), 0), before);
  match.stop();
  EXPECT_EQ(refused(Seat::A, "end").code, "over");
  EXPECT_EQ(match.outcome()->reason, "cap");
}

TEST(Match, IsNotMadeOfWhatNobodyKnows) {
  const auto field = [](const std::string& game, const Json& settings) {
    return std::get<spires::Fault>(make_match({game, settings, seeded(1), {}})).field;
  };
  EXPECT_EQ(field("chess", Json::object()), "game");
  EXPECT_EQ(field("towers", Json{{"players", 9}}), "players");
  EXPECT_EQ(field("towers", Json{{"options", {{"castleLanding", "Moon"}}}}), "options.castleLanding");
}

TEST(Match, ARunningGameExportsNothingHidden) {
  for (const std::string game : {"towers", "duel"}) {
    Host host = host_of(game, Json::object(), 9);
    for (int i = 0; i < 20; ++i) host.step();
    const Exported running = host.match->exported(Observer::spectator());
    EXPECT_FALSE(running.record.has_value());
    const std::string text = wire::text_of(*running.running);
    EXPECT_EQ(text.find("\"hand\""), std::string::npos);
    EXPECT_EQ(text.find("\"seed\""), std::string::npos);
    host.match->stop();
    EXPECT_TRUE(host.match->exported(Observer::spectator()).record->starts_with("spires"));
  }
}

// Stored tables and clients name a level by its word.
TEST(Match, KnowsTheUsualLevelsOfBothGamesAndTheOneWithANet) {
  for (const std::string game : {"towers", "duel"}) {
    const Host host = host_of(game, Json::object(), 3);
    for (const char* key : {"child", "wanderer", "apprentice", "journeyman", "magister", "archmage"}) {
      EXPECT_NE(host.match->bot(key, 1), nullptr) << game << " " << key;
    }
    EXPECT_EQ(host.match->bot("spirekeeper", 1) != nullptr, game == "towers");
  }
  EXPECT_EQ(bot_levels("towers").back().key, "spirekeeper");
}

TEST(Match, LetsABotPlayFromItsSeatsView) {
  for (const std::string game : {"towers", "duel"}) {
    Host host = host_of(game, Json::object(), 3);
    EXPECT_EQ(host.match->bot("no such level", 1), nullptr);
    EXPECT_FALSE(bot_levels(game).empty());
    const std::unique_ptr<BotSeat> bot = host.match->bot(bot_levels(game).front().key, 1);
    ASSERT_NE(bot, nullptr);
    for (int i = 0; i < 30 && !host.match->pending().is_over(); ++i) {
      const std::unique_ptr<SeatView> view = host.match->seat_view(host.asked(), Sight::Bot);
      EXPECT_TRUE(std::holds_alternative<Played>(host.play(bot->choose(*view, bot->budget()))));
    }
    const std::unique_ptr<SeatView> view = host.match->seat_view(host.asked(), Sight::Player);
    const std::vector<Candidate> weighed = bot->explain(*view, bot->budget());
    ASSERT_FALSE(weighed.empty());
    EXPECT_TRUE(std::holds_alternative<Played>(host.play(weighed.front().action)));
  }
}

}  // namespace
}  // namespace spires::match

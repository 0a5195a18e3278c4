// Matches that start from a position: what the position fixes, what the record says, and what is refused.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/collector.h"
#include "engine/duel/text.h"
#include "match/record_verdict.h"
#include "tests/match/driving.h"
#include "tests/scale.h"

namespace spires::match {
namespace {

using driving::Host;
using driving::seeded;

const std::string kRest =
    "draw=W1:2,W2:2,T1:2,T2:2;discard=-;tiles=MW,MT;turn=A;act=1;phase=choose;seat=A;card=-;side=-;val=-;rr=0;piece=-;"
    "riders=-;slot=-;reserve=-;spell=-;same=-;casts=0;asked=0;refused=0;todo=0;last=0";
const std::string kBoard =
    "board=2:(A) 5:S 8:K 11:P(B);hands=A:W3,T1,DW2 B:W1,W2,T2;potions=A:6/0/0 B:6/0/0;home=A:0 B:0;";

Position towers_position() { return {kBoard + kRest, {}, {}, {}}; }

Host practice(const std::string& game, Position position, std::uint64_t seed = 5) {
  Result<std::unique_ptr<Match>> made = make_match({game, Json::object(), seeded(seed), std::move(position)});
  if (const spires::Fault* fault = std::get_if<spires::Fault>(&made)) {
    ADD_FAILURE() << fault->field << ": " << fault->why;
  }
  return {std::move(std::get<0>(made)), seeded(seed), mix64(seed)};
}

std::string answer_of(const Answer& answer) {
  const Refused* no = std::get_if<Refused>(&answer);
  return no == nullptr ? "played" : no->code;
}

TEST(Practice, BeginsWhereThePositionSays) {
  Host host = practice("towers", towers_position());
  EXPECT_EQ(host.asked(), Seat::A);
  const std::vector<std::string> legal = host.match->legal_texts(Seat::A);
  EXPECT_NE(std::find(legal.begin(), legal.end(), "play W3"), legal.end());
  EXPECT_EQ(answer_of(host.play("play W3")), "played");
  EXPECT_EQ(answer_of(host.play("wizard 2A")), "played");
  EXPECT_NE(wire::text_of(host.match->view(Observer(Seat::A))).find("\"wizards\""), std::string::npos);
}

TEST(Practice, FixedOutcomesComeFirstThenThoseOfTheSeed) {
  for (const int die : {1, 4, 6}) {
    Position position = towers_position();
    position.chance = {"roll " + std::to_string(die), "roll 2"};
    Host host = practice("towers", std::move(position));
    host.play("play DW2");
    EXPECT_EQ(host.match->steps_from(1).front().text, "roll " + std::to_string(die));
    host.play("reroll");
    EXPECT_EQ(host.match->steps_from(3).front().text, "roll 2");
    // An undo does not roll again.
    ASSERT_TRUE(std::holds_alternative<Played>(host.match->undo(Seat::A, Consent::Given)));
    host.play("reroll");
    EXPECT_EQ(host.match->steps_from(6).front().text, "roll 2");
  }
  // An outcome that is impossible at its place is skipped: the seed decides.
  Position wrong = towers_position();
  wrong.chance = {"draw A W1"};
  Host host = practice("towers", std::move(wrong));
  host.play("play DW2");
  EXPECT_TRUE(host.match->steps_from(1).front().text.starts_with("roll "));
}

TEST(Practice, TheScriptAllowsItsActionsAndAnswersForBots) {
  Position position = towers_position();
  position.script = {{"A", {"play W3"}},   {"A", {"wizard 2A"}}, {"A", {"play T1"}},
                     {"A", {"tower 5#1"}}, {"B", {"play T2"}},   {"B", {"tower 11#1"}}};
  Host host = practice("towers", std::move(position));
  const std::uint32_t before = host.match->seq();
  EXPECT_EQ(answer_of(host.match->submit(Seat::A, "play T1")), "off_script");
  EXPECT_EQ(answer_of(host.match->submit(Seat::A, "play W5")), "rule") << "the rules are asked first";
  EXPECT_EQ(host.match->seq(), before);
  EXPECT_EQ(host.match->legal_texts(Seat::A).size(), 4U) << "the list still has everything that is legal";
  EXPECT_EQ(answer_of(host.play("play W3")), "played");
  EXPECT_EQ(answer_of(host.play("wizard 2A")), "played");
  EXPECT_EQ(host.match->scripted(), "play T1");
  // Undone decisions are asked again by the same entry.
  ASSERT_TRUE(std::holds_alternative<Played>(host.match->undo(Seat::A, Consent::Given)));
  EXPECT_EQ(host.match->scripted(), "wizard 2A");
  host.play("wizard 2A");
  host.play("play T1");
  host.play("tower 5#1");
  EXPECT_EQ(host.asked(), Seat::B);
  EXPECT_EQ(host.match->scripted(), "play T2");
  host.play("play T2");
  host.play("tower 11#1");
  EXPECT_EQ(host.match->scripted(), std::nullopt);
  EXPECT_EQ(answer_of(host.play(host.match->legal_texts(Seat::B).front())), "played")
      << "after the script all is allowed";
}

TEST(Practice, ARecordSaysSoAndVerifies) {
  Position position = towers_position();
  position.chance = {"roll 6", "roll 6"};
  Host host = practice("towers", std::move(position), 9);
  host.play("play DW2");
  host.play("reroll");
  for (int i = 0; i < 200 && host.step(); ++i) continue;
  if (!host.match->pending().is_over()) host.match->stop();
  const std::string text = write_record(host.match->record());
  EXPECT_NE(text.find("\npractice board=2:(A) 5:S 8:K 11:P(B);"), std::string::npos);
  EXPECT_NE(text.find("\nfixed roll 6\nfixed roll 6\nchance mix 9\n"), std::string::npos);
  const RecordVerdict verdict = verdict_of(check_record(text));
  EXPECT_TRUE(verdict.ok) << verdict.text.value_or("");
  EXPECT_EQ(verdict.practice, true);
  const Result<PlayedRecord> played = play_record(text);
  ASSERT_TRUE(std::holds_alternative<PlayedRecord>(played));
  EXPECT_EQ(wire::text_of(std::get<0>(played).match->view(Observer(Seat::A))),
            wire::text_of(host.match->view(Observer(Seat::A))));
  EXPECT_TRUE(std::get<0>(played).match->replayed(Eyes::open()));

  Record other = host.match->record();
  other.practice->fixed.pop_back();
  EXPECT_EQ(verdict_of(check_record(write_record(other))).code, "step") << "the second roll was not that of the seed";
  other = host.match->record();
  other.practice->state.replace(0, 11, "board=3:(A)");
  EXPECT_FALSE(verdict_of(check_record(write_record(other))).ok);
  other.practice->state = "board=nonsense";
  EXPECT_EQ(verdict_of(check_record(write_record(other))).code, "practice");
  other.practice.reset();
  EXPECT_FALSE(verdict_of(check_record(write_record(other))).ok) << "it cannot pass for a game from the start";
}

TEST(Practice, AnOrdinaryRecordDoesNotSaySo) {
  Host host = driving::host_of("towers", Json::object(), 3);
  for (int i = 0; i < 5; ++i) host.step();
  EXPECT_EQ(write_record(host.match->record()).find("practice"), std::string::npos);
  EXPECT_FALSE(host.match->scripted());
}

TEST(Practice, NamesTheFieldOfABadPosition) {
  const auto fault = [](Position position) {
    const Result<std::unique_ptr<Match>> made = make_match({"towers", Json::object(), seeded(1), std::move(position)});
    const spires::Fault* no = std::get_if<spires::Fault>(&made);
    return no == nullptr ? "" : no->field;
  };
  EXPECT_EQ(fault(towers_position()), "");
  EXPECT_EQ(fault({"", {}, {}, {}}), "position.board");
  EXPECT_EQ(fault({kBoard, {}, {}, {}}), "position.draw");
  EXPECT_EQ(fault({kBoard + kRest, std::vector<std::string>{"look at this"}, {}, {}}), "position.seen");
}

// What was seen completes the state line: both together give the same position, to the byte.
TEST(Practice, AStateLineAndWhatWasSeenAreTheWholePosition) {
  using duel::Text;
  const std::int64_t games = tests::scaled(40);
  std::int64_t looks = 0;
  std::int64_t draws = 0;
  for (std::int64_t i = 0; i < games; ++i) {
    const auto rules = std::get<0>(Text::rules({}));
    duel::State state = duel::Duel::initial(rules);
    Rng rng(static_cast<std::uint64_t>(i) + 1);
    for (int step = 0; step < 400; ++step) {
      const Pending pending = duel::Duel::pending(rules, state);
      if (pending.is_over()) break;
      Collector<duel::Duel::Event> sink;
      if (pending.is_chance()) {
        duel::Duel::resolve(rules, state, duel::Duel::sample(rules, state, rng.next()), sink);
      } else {
        duel::Actions actions;
        duel::Duel::legal(rules, state, pending.seat(), actions);
        const auto n = static_cast<int>(rng.next_below(static_cast<std::uint32_t>(actions.size())));
        play_loudly<duel::Duel>(rules, state, pending.seat(), actions[n]);
      }
      Result<duel::State> read = Text::parse_state(rules, Text::state(rules, state));
      ASSERT_TRUE(std::holds_alternative<duel::State>(read)) << std::get<Fault>(read).why;
      const std::vector<std::string> seen = Text::seen(rules, state);
      const std::optional<Fault> fault = Text::parse_seen(rules, seen, std::get<0>(read));
      ASSERT_FALSE(fault) << fault->why;
      ASSERT_EQ(std::get<0>(read), state) << Text::state(rules, state);
      looks += std::count_if(seen.begin(), seen.end(), [](const std::string& one) { return one.starts_with("look"); });
      draws += std::count_if(seen.begin(), seen.end(), [](const std::string& one) { return one.starts_with("draw"); });
    }
  }
  EXPECT_GT(looks, games);
  EXPECT_GT(draws, games);
}

TEST(Practice, RefusesWhatNobodyCanHaveSeen) {
  using duel::Text;
  const auto rules = std::get<0>(Text::rules({}));
  const std::string line =
      "r=2 t=2 act=K phase=MOVE own=K pend=- posK=YEL posM=TRK swap=0 "
      "slots=TRK|PUR:EL,PUR|GRE:FE,GRE|YEL:FE,YEL|RED:TS,RED|BLU:BO,BLU|TRK:TO draw=BO:4,EL:3,FE:3,S1>:3,S2<:2,TO:3,"
      "TO+:1,TS:4,TS+:1 disc=EL:1 AK=- UK=- VK=TS:1 AM=- UM=- VM=- sec=PUR:BO,GRE:ST*,YEL:EL,RED:TS,BLU:TO box=FE "
      "guess=-";
  const auto fault = [&](const std::vector<std::string>& seen) {
    Result<duel::State> read = Text::parse_state(rules, line);
    if (const Fault* no = std::get_if<Fault>(&read)) return no->field + ": " + no->why;
    const std::optional<Fault> no = Text::parse_seen(rules, seen, std::get<0>(read));
    return no ? no->why : std::string();
  };
  const std::vector<std::string> right{"unseen TS", "open EL", "draw 1.1 TS", "look 1.3 GRE BLU TO ST* swap"};
  EXPECT_EQ(fault(right), "");
  EXPECT_NE(fault({"open EL"}), "") << "the veiled card was not drawn";
  EXPECT_NE(fault({"unseen TS", "open EL", "draw 1.2 TS"}), "") << "the mage drew in that turn";
  EXPECT_NE(fault({"unseen TS", "open EL", "draw 1.1 TS", "look 1.3 GRE BLU ST* EL keep"}), "") << "not that card";
  EXPECT_NE(fault({"unseen TS", "open EL", "draw 1.1 TS", "look 3.1 GRE BLU ST* TO keep"}), "") << "not yet";
  for (const char* odd :
       {"", "open", "open XX", "draw TS", "draw 9.9 TS", "look 1.1 GRE BLU", "look 1.1 BLU GRE TO TO keep"}) {
    EXPECT_NE(fault({odd}), "") << odd;
  }
}

}  // namespace
}  // namespace spires::match

// Playouts, perft and signatures on the toy game.
#include "engine/core/playout.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "engine/core/perft.h"
#include "engine/core/signature.h"
#include "engine/core/text_hex.h"
#include "engine/core/text_sign.h"
#include "tests/core/toy_game.h"

namespace spires {
namespace {

using toy::Stones;

constexpr PlayoutResult play(std::uint64_t seed, std::uint32_t cap) {
  const toy::Rules rules;
  toy::State state = Stones::initial(rules);
  Rng rng = random_player(seed);
  return playout<Stones>(rules, state, rng, SeededWords(seed), cap);
}
static_assert(play(1, 100).finished, "a game is played inside the compiler");

TEST(Playout, EndsOrStopsAtTheCap) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const PlayoutResult whole = play(seed, 100);
    EXPECT_TRUE(whole.finished);
    EXPECT_EQ(whole.outcome.reason, EndReason::Goal);
    EXPECT_EQ(whole.chances, whole.decisions + 2);
    const PlayoutResult part = play(seed, 2);
    EXPECT_FALSE(part.finished);
    EXPECT_EQ(part.decisions, 2U);
    EXPECT_EQ(part.outcome.reason, EndReason::None);
  }
}

TEST(Playout, GoesOnFromAnyState) {
  // Played in two halves, the same words give the same game.
  const toy::Rules rules;
  toy::State state = Stones::initial(rules);
  Rng rng = random_player(5);
  const PlayoutResult first = playout<Stones>(rules, state, rng, SeededWords(5), 3);
  struct Rest {
    std::uint32_t from;
    constexpr std::uint64_t word(std::uint32_t k) const { return SeededWords(5).word(from + k); }
  };
  const PlayoutResult second = playout<Stones>(rules, state, rng, Rest{first.chances}, 100);
  const PlayoutResult whole = play(5, 100);
  EXPECT_EQ(first.decisions + second.decisions, whole.decisions);
  EXPECT_EQ(second.outcome, whole.outcome);
}

TEST(Sample, IsTheWeightedPick) {
  // Words from 0 to 2^64 give the outcomes in order, each over a range proportional to its weight.
  const toy::Rules rules;
  const toy::State state = Stones::initial(rules);
  std::uint32_t counts[4] = {};
  constexpr std::uint64_t kParts = 6000;
  for (std::uint64_t i = 0; i < kParts; ++i) ++counts[Stones::sample(rules, state, UINT64_MAX / kParts * i).value];
  EXPECT_NEAR(counts[1], 3000, 2);
  EXPECT_NEAR(counts[2], 2000, 2);
  EXPECT_NEAR(counts[3], 1000, 2);
}

TEST(Perft, CountsSequencesByHand) {
  // Two charms with three outcomes each, then a die: 27 positions with a decision. With die d there are d + 1 answers.
  const toy::Rules rules;
  PerftCounts counts;
  perft<Stones>(rules, Stones::initial(rules), 1, AllChances{}, counts);
  EXPECT_EQ(counts.sequences[0], 27U);
  EXPECT_EQ(counts.sequences[1], 9U * (2 + 3 + 4) * 3);
  EXPECT_EQ(counts.finished, 0U);
}

TEST(Perft, FollowsTheWordsOfASeed) {
  const toy::Rules rules{2, 1};
  PerftCounts counts;
  const DrawnChances<SeededWords> drawn{SeededWords(3)};
  perft<Stones>(rules, Stones::initial(rules), 3, drawn, counts);
  // One stone: take it, or pass; the other likewise; then the first must take it.
  EXPECT_EQ(counts.sequences[0], 1U);
  EXPECT_EQ(counts.sequences[1], 2U);
  EXPECT_EQ(counts.sequences[2], 2U);
  EXPECT_EQ(counts.sequences[3], 1U);
  EXPECT_EQ(counts.finished, 3U);
}

TEST(Signature, StaysTheSame) {
  const toy::Rules rules;
  EXPECT_EQ(hex_of(sign_games<Stones, Signed::PositionsAndEvents>(rules, 200)), "e69f851e5ad629e9");
}

// The toy game with one change each: the signature differs.
struct Lenient : Stones {
  static constexpr void legal(const Rules& rules, const State& state, Seat seat, Actions& out) {
    Stones::legal(rules, state, seat, out);
    if (out.size() == 2 && state.heap > 3) out.push_back({3});
  }
};
struct Talkative : Stones {
  static constexpr std::optional<Event> redact(const Rules&, const Event& event, Observer) { return event; }
};
struct Biased : Stones {
  static constexpr void chances(const Rules& rules, const State& state, Chances& out) {
    Stones::chances(rules, state, out);
    (out.begin() + 1)->weight = 3;
  }
};

TEST(Signature, SeesEveryChange) {
  const toy::Rules rules;
  constexpr auto kAll = Signed::PositionsAndEvents;
  const std::uint64_t honest = sign_games<Stones, kAll>(rules, 50);
  EXPECT_NE((sign_games<Lenient, kAll>(rules, 50)), honest);
  EXPECT_NE((sign_games<Talkative, kAll>(rules, 50)), honest);
  EXPECT_NE((sign_games<Biased, kAll>(rules, 50)), honest);
  EXPECT_NE((sign_games<Stones, kAll>(toy::Rules{3, 9}, 50)), honest);
  EXPECT_EQ((sign_games<Talkative, Signed::Positions>(rules, 50)), (sign_games<Stones, Signed::Positions>(rules, 50)));
}

TEST(Signature, TableNamesEveryRuleset) {
  const std::string table = signature_table("stones", {{"stones 2", 1}, {"stones 3", 2}}, 200);
  EXPECT_NE(table.find("stones 2                                       0000000000000001\n"), std::string::npos)
      << table;
  EXPECT_NE(table.find("total of 2 rulesets of stones, 200 games each  "), std::string::npos) << table;
  EXPECT_NE(total_signature({{"a", 1}, {"b", 2}}), total_signature({{"a", 2}, {"b", 1}}));
}

}  // namespace
}  // namespace spires

// Packed fields of the state compared with a plain computation: towers found by their places, wizards still out, and
// the plays of a hand on a plain board.
#include <gtest/gtest.h>

#include "engine/core/playout.h"
#include "engine/towers/towers.h"

namespace spires::towers::tests {
namespace {

// A board on which some towers may be missing.
State random_places(Rng& rng) {
  State s{};
  for (Place& place : s.tower) {
    const Space space = space_at(static_cast<int>(rng.next_below(kSpaces)));
    const int level = static_cast<int>(rng.next_below(kTowers + 1U));
    place = level == 0 ? Place::nowhere() : Place::at(space, level);
  }
  return s;
}

TEST(PackedState, TowersAreFoundByTheirPlace) {
  Rng rng(2);
  for (int i = 0; i < 200; ++i) {
    const State s = random_places(rng);
    for (int bits = 1; bits < 256; ++bits) {
      const Place place{static_cast<std::uint8_t>(bits)};
      if (!place.on_board()) continue;
      std::uint32_t expected = 0;
      for (int t = 0; t < kTowers; ++t) expected |= (s.tower[t] == place ? 1U : 0U) << t;
      ASSERT_EQ(towers_at(s, place), expected) << bits;
    }
  }
}

TEST(PackedState, TowersElsewhereAreThoseOnTheBoardAndNotThere) {
  Rng rng(3);
  for (int i = 0; i < 2000; ++i) {
    const State s = random_places(rng);
    for (int space = 0; space < kSpaces; ++space) {
      std::uint32_t expected = 0;
      for (int t = 0; t < kTowers; ++t) {
        const bool elsewhere = s.tower[t].on_board() && s.tower[t].space() != space_at(space);
        expected |= (elsewhere ? 1U : 0U) << t;
      }
      ASSERT_EQ(towers_elsewhere(s, space_at(space)), expected) << space;
    }
  }
}

TEST(PackedState, OutCountsKnowWhetherEverySeatHasAWizardOut) {
  Rng rng(4);
  for (int i = 0; i < 5000; ++i) {
    OutCounts out;
    int counts[kMaxSeats]{};
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      counts[seat] = static_cast<int>(rng.next_below(2) * rng.next_below(kMostWizards + 1U));
      out.add(seat_at(seat), counts[seat]);
    }
    bool all = true;
    for (int players = 1; players <= kMaxSeats; ++players) {
      all = all && counts[players - 1] > 0;
      ASSERT_EQ(out.all(players), all) << players;
    }
  }
}

TEST(PackedState, PlaysOnAPlainBoardAreThoseThatALookAtEachCardGives) {
  towers::Setup setup;
  setup.players = 4;
  setup.options = table_options(setup.edition, setup.variant);
  const Rules rules = make_rules(setup);
  int plain = 0;
  int crowded = 0;
  for (std::uint32_t game = 0; game < 40; ++game) {
    State s = Towers::initial(rules);
    Rng player = random_player(game);
    const SeededWords words(game);
    // Each game uses another stretch of chance, so that every call starts afresh.
    for (int ply = 0; ply < 400 && !Towers::pending(rules, s).is_over(); ++ply) {
      playout<Towers>(rules, s, player, SeededWords(words.word(static_cast<std::uint32_t>(ply))), 1);
      if (s.phase != Phase::Choose) continue;
      if (!plain_board(s)) {
        ++crowded;
        continue;
      }
      ++plain;
      ASSERT_EQ(plain_plays_of(rules, s), plays_of(rules, s));
    }
  }
  EXPECT_GT(plain, 1000);
  EXPECT_GT(crowded, 0);
}

}  // namespace
}  // namespace spires::towers::tests

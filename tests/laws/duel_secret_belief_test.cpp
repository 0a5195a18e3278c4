// KM-12.4: the engine's belief about the secret cards, and its samples for a view, are exactly what follows from the
// observer's information.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/duel/belief.h"
#include "engine/duel/text.h"
#include "tests/laws/duel_histories.h"
#include "tests/laws/duel_secret_worlds.h"
#include "tests/laws/duel_tables.h"
#include "tests/laws/fit.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using duel::Duel;
using duel::Rules;
using duel::SecretBelief;
using duel::State;
using duel::Text;
using duel::Tower;
using duel::View;

using Weights = std::map<Placement, std::uint64_t>;

constexpr int kMostUnknown = 6;

View view_of(const Rules& rules, const State& s, Observer observer) {
  return Duel::view(rules, s, observer, duel::Memory::Perfect);
}

Weights brute_force(const SecretWorlds& worlds) {
  Weights weights;
  worlds.for_each([&](const Placement& world, std::uint32_t) { ++weights[world]; });
  return weights;
}

Weights concluded(const Rules& rules, const View& view) {
  Weights weights;
  const SecretBelief belief = duel::secret_belief(rules, view);
  for (int world = 0; world < duel::worlds::kWorlds; ++world) {
    Placement placement{};
    for (int t = 0; t < duel::kColoured; ++t) {
      placement[static_cast<std::size_t>(t)] = belief.cards().under(world, duel::coloured(t));
    }
    placement[kInTheBox] = belief.cards().boxed(world);
    if (belief.weight(world) != 0) weights[placement] += belief.weight(world);
  }
  return weights;
}

std::uint64_t total(const Weights& weights) {
  std::uint64_t sum = 0;
  for (const auto& [placement, weight] : weights) sum += weight;
  return sum;
}

// Returns whether both have exactly the same proportions.
bool are_alike(const Weights& a, const Weights& b) {
  const std::uint64_t of_a = total(a);
  const std::uint64_t of_b = total(b);
  if (a.size() != b.size() || of_a == 0 || of_b == 0) return false;
  for (const auto& [placement, weight] : a) {
    const auto other = b.find(placement);
    if (other == b.end() || weight * of_b != other->second * of_a) return false;
  }
  return true;
}

std::vector<DuelSubject> belief_tables() {
  std::vector<DuelSubject> tables{duel_subject("km-deck-derived-1"), duel_subject("km-deck-mixed-stones"),
                                  duel_subject("km-deck-eight-chests")};
  duel::Setup open;
  open.options.yellow_swap_public = true;
  tables.push_back(duel_subject("yellow_swap_public=true", open));
  duel::Setup closed;
  closed.options.reveal_all_at_end = false;
  closed.options.veiled_stone = duel::VeiledStone::RowEnd;
  tables.push_back(duel_subject("reveal_all_at_end=false", closed));
  return tables;
}

// Returns a history that ends after the secret cards were laid.
DuelHistory some_history(const Rules& rules, Rng& rng) {
  std::uint32_t left = 20 + rng.next_below(120);
  return play_keenly(rules, duel::Spell::PeekSwap, rng, [&](const State&) { return left-- == 0; });
}

TEST(DuelBelief, InSecretCardsIsWhatAllWorldsTogetherSay) {
  const std::vector<DuelSubject> tables = belief_tables();
  const std::int64_t positions = tests::scaled(150);
  int looks = 0;
  int compared = 0;
  for (std::int64_t i = 0; i < positions; ++i) {
    const DuelSubject& table = tables[static_cast<std::size_t>(i) % tables.size()];
    Rng rng(mix64(static_cast<std::uint64_t>(i) + 31));
    const DuelHistory history = some_history(table.rules, rng);
    for (const Observer observer : table.observers()) {
      const std::vector<duel::Event> told = history.told_to(table.rules, observer);
      const SecretWorlds worlds(table.rules, told);
      if (worlds.unknown() > kMostUnknown) continue;
      looks += worlds.unknown();
      ++compared;
      ASSERT_TRUE(are_alike(brute_force(worlds), concluded(table.rules, view_of(table.rules, history.state, observer))))
          << table.name << ", history " << i << ", " << text_of(observer) << ", " << worlds.unknown()
          << " unknown exchanges, " << Text::state(table.rules, history.state);
    }
  }
  EXPECT_GT(2 * looks, compared) << "too few exchanges that the observer does not know";
  std::cout << "  " << compared << " beliefs, " << looks << " unknown exchanges\n";
}

// --- Samples ---

Placement placement_of(const State& s) {
  Placement placement{};
  for (int t = 0; t < duel::kColoured; ++t) placement[static_cast<std::size_t>(t)] = s.secret[t];
  placement[kInTheBox] = s.box;
  return placement;
}

// Returns the exchanges that the observer does not know, as filled in a view.
std::uint32_t exchanges_of(const View& view, const State& s) {
  std::uint32_t exchanges = 0;
  int n = 0;
  view.state.known.for_each([&](int at, const duel::Known& known) {
    const bool open = s.phase == duel::Phase::Return && at == view.state.known.last_look();
    if (known.kind != duel::Known::Kind::Look || known.exchange != duel::Exchange::Unknown || open) return;
    exchanges |= static_cast<std::uint32_t>(s.known.read(at).exchange) << n++;
  });
  return exchanges;
}

struct SecretFit {
  Fit<std::pair<std::uint32_t, std::size_t>> exchanges_and_princess;
  Fit<std::pair<duel::Secret, duel::Secret>> box_and_blue;

  static std::size_t princess_in(const Rules& rules, const Placement& world) {
    return static_cast<std::size_t>(std::find(world.begin(), world.end(), rules.princess) - world.begin());
  }
  void expect(const Rules& rules, const SecretWorlds& worlds) {
    worlds.for_each([&](const Placement& world, std::uint32_t exchanges) {
      exchanges_and_princess.expect({exchanges, princess_in(rules, world)}, 1.0);
      box_and_blue.expect({world[kInTheBox], world[kInTheBox - 1]}, 1.0);
    });
  }
  void see(const Rules& rules, const View& view, const State& s) {
    const Placement world = placement_of(s);
    exchanges_and_princess.see({exchanges_of(view, s), princess_in(rules, world)});
    box_and_blue.see({world[kInTheBox], world[kInTheBox - 1]});
  }
  double misfit() const { return std::max(exchanges_and_princess.misfit(), box_and_blue.misfit()); }
};

// Measures the misfit of a sampler on histories with several looks of both sides.
template <class Fill>
double worst_misfit(std::int64_t wanted, int samples, Fill fill) {
  const std::vector<DuelSubject> tables = belief_tables();
  double worst = 0.0;
  for (std::uint64_t seed = 0; wanted > 0; ++seed) {
    const DuelSubject& table = tables[seed % tables.size()];
    Rng rng(mix64(seed + 401));
    const DuelHistory history = some_history(table.rules, rng);
    const Observer observer = Observer(seat_at(static_cast<int>(rng.next_below(2))));
    const std::vector<duel::Event> told = history.told_to(table.rules, observer);
    const SecretWorlds worlds(table.rules, told);
    if (worlds.unknown() < 2 || worlds.unknown() > 4 || history.state.phase == duel::Phase::End) continue;
    --wanted;
    SecretFit fit;
    fit.expect(table.rules, worlds);
    const View view = view_of(table.rules, history.state, observer);
    for (int i = 0; i < samples; ++i) fit.see(table.rules, view, fill(table.rules, view, rng));
    worst = std::max(worst, fit.misfit());
  }
  return worst;
}

TEST(DuelBelief, SecretCardsAreFilledInAsLikelyAsTheyAre) {
  const double worst = worst_misfit(tests::scaled(12), 3000, Duel::determinize);
  EXPECT_LT(worst, kGoodFit);
  std::cout << "  worst misfit " << worst << "\n";
}

// The measure detects slightly wrong samplers.
TEST(DuelBelief, AWrongFillingOfSecretCardsIsFound) {
  // Takes the one of two samples with fewer exchanges.
  const auto timid = [](const Rules& rules, const View& view, Rng& rng) {
    const State one = Duel::determinize(rules, view, rng);
    const State other = Duel::determinize(rules, view, rng);
    if (rng.next_below(4) != 0) return one;
    return exchanges_of(view, one) < exchanges_of(view, other) ? one : other;
  };
  // Ignores the observer's looks, one time in ten.
  const auto forgetful = [](const Rules& rules, const View& view, Rng& rng) {
    State s = Duel::determinize(rules, view, rng);
    if (rng.next_below(10) == 0) std::swap(s.secret[0], s.secret[duel::kColoured - 1]);
    return s;
  };
  EXPECT_GT(worst_misfit(5, 3000, timid), kGoodFit);
  EXPECT_GT(worst_misfit(5, 3000, forgetful), kGoodFit);
}

// --- S50 ---

struct Line {
  const Rules& rules;
  State state;

  void play(const std::string& text) {
    const auto action = Text::parse_action(text);
    const Pending pending = Duel::pending(rules, state);
    ASSERT_TRUE(action && pending.is_seat()) << text;
    ASSERT_TRUE(Duel::check(rules, state, pending.seat(), *action).none()) << text;
    Silence silence;
    Duel::play(rules, state, pending.seat(), *action, silence);
  }
  std::uint64_t princess_under(Observer observer, Tower tower) const {
    return duel::secret_belief(rules, view_of(rules, state, observer)).weight_of(tower, rules.princess);
  }
  std::uint64_t total(Observer observer) const {
    return duel::secret_belief(rules, view_of(rules, state, observer)).total();
  }
};

// S50: the knight saw the princess under BLU; then the mage looks under RED and BLU.
void expect_half_each(const std::string& decision) {
  const Rules rules = duel::make_rules({});
  const Result<State> read = Text::parse_state(
      rules,
      "r=2 t=2 act=K phase=SPELL own=K pend=- posK=YEL posM=GRE swap=0 "
      "slots=TRK|PUR:EL,PUR|GRE:(S1<),GRE|YEL:-,YEL|RED:-,RED|BLU:-,BLU|TRK:TO "
      "draw=BO:5,BO+:1,EL:1,FE:4,FE+:1,S1>:3,S2<:2,S2>:2,TO:3,TS:2 disc=EL:1,TO+:1 "
      "AK=EL:1,TS:1 UK=- VK=- AM=EL:1,TS:2 UM=S1< VM=- sec=PUR:BO,GRE:TO,YEL:EL,RED:TS,BLU:ST* box=FE guess=-");
  const Fault* fault = std::get_if<Fault>(&read);
  ASSERT_EQ(fault, nullptr) << fault->field << ": " << fault->why;
  Line line{rules, *std::get_if<State>(&read)};
  const Observer knight(duel::kKnight);
  const Observer mage(duel::kMage);
  const auto spectator = Observer::spectator();
  EXPECT_EQ(line.princess_under(knight, Tower::Blue) * 5, line.total(knight));  // KM-12.4: one in five
  line.play("cast YEL EL L");
  line.play("look PUR BLU");
  line.play("keep");
  EXPECT_EQ(line.princess_under(knight, Tower::Blue), line.total(knight));
  EXPECT_EQ(line.princess_under(mage, Tower::Blue) * 5, line.total(mage));
  line.play("move RED");
  line.play("cast RED EL L TS L as YEL");
  line.play("look RED BLU");
  EXPECT_EQ(line.princess_under(knight, Tower::Blue), line.total(knight)) << "nothing has been returned yet";
  line.play(decision);
  EXPECT_EQ(line.princess_under(knight, Tower::Blue) * 2, line.total(knight));
  EXPECT_EQ(line.princess_under(knight, Tower::Red) * 2, line.total(knight));
  EXPECT_EQ(line.princess_under(mage, decision == "keep" ? Tower::Blue : Tower::Red), line.total(mage));
  EXPECT_EQ(line.princess_under(spectator, Tower::Red) * 5, line.total(spectator));
}

TEST(DuelBelief, S50AnExchangeThatMayHaveBeenLeavesHalfEach) {
  expect_half_each("keep");
  expect_half_each("swap");
}

}  // namespace
}  // namespace spires::laws

// KM-12.4: the engine samples the ingredient cards behind a view with exactly the probabilities that follow from the
// observer's information: in short histories compared with brute force, in long ones with the truth, over many games.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "tests/laws/duel_card_worlds.h"
#include "tests/laws/duel_histories.h"
#include "tests/laws/duel_tables.h"
#include "tests/laws/fit.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using duel::Card;
using duel::Duel;
using duel::Known;
using duel::Rules;
using duel::State;
using duel::View;

View view_of(const Rules& rules, const State& s, Observer observer) {
  return Duel::view(rules, s, observer, duel::Memory::Perfect);
}

// --- Short histories ---

// The sampled values of the holes, oldest first.
struct Filled {
  std::vector<Card> unseen;
  std::vector<Card> drawn;
  Card slot = duel::kNoCard;  // the first face-down one
};

Filled filled(const View& view, const State& s) {
  Filled all;
  view.state.known.for_each([&](int at, const Known& known) {
    if (known.kind == Known::Kind::Look || known.card != duel::kHiddenCard) return;
    (known.kind == Known::Kind::Draw ? all.drawn : all.unseen).push_back(s.known.read(at).card);
  });
  for (int i = 0; i < duel::kSlots && all.slot == duel::kNoCard; ++i) {
    if (view.state.slot[duel::Slot(i)] == duel::kHiddenCard) all.slot = s.slot[duel::Slot(i)];
  }
  return all;
}

// The compared statistics: pairs of names, and how often a card drawn by the observer is among the unseen ones.
class CardFit {
 public:
  CardFit(const CardWorlds& worlds, const View& view) : own_(worlds.own_draws().front()), view_(view) {
    worlds.for_each([&](const CardWorlds::World& world, double weight) {
      expect(world.unseen, world.drawn, weight);
      for (int i = 0; i < duel::kMostCardTypes; ++i) {
        const int left = world.pool[static_cast<std::size_t>(i)];
        if (left != 0) slot_.expect(Card(i), weight * left);
      }
    });
    has_slot_ = filled(view, view.state).slot != duel::kNoCard;
  }
  void see(const State& s) {
    const Filled all = filled(view_, s);
    first_and_drawn_.see({all.unseen.front(), name_of(all.drawn)});
    last_and_own_.see({all.unseen.back(), count(all.unseen)});
    if (has_slot_) slot_.see(all.slot);
  }
  double misfit() const {
    const double names = std::max(first_and_drawn_.misfit(), last_and_own_.misfit());
    return has_slot_ ? std::max(names, slot_.misfit()) : names;
  }

 private:
  static Card name_of(const std::vector<Card>& drawn) { return drawn.empty() ? duel::kNoCard : drawn.back(); }
  std::int64_t count(const std::vector<Card>& unseen) const { return std::count(unseen.begin(), unseen.end(), own_); }
  void expect(const std::vector<Card>& unseen, const std::vector<Card>& drawn, double weight) {
    first_and_drawn_.expect({unseen.front(), name_of(drawn)}, weight);
    last_and_own_.expect({unseen.back(), count(unseen)}, weight);
  }

  Card own_;
  View view_;
  Fit<std::pair<Card, Card>> first_and_drawn_;
  Fit<std::pair<Card, std::int64_t>> last_and_own_;
  Fit<Card> slot_;
  bool has_slot_ = false;
};

struct Tried {
  double worst = 0.0;
  int positions = 0;
  int hidden = 0;  // with a draw of the other side
  int twice = 0;   // with the same card drawn twice
};

bool is_twice(std::vector<Card> draws) {
  std::sort(draws.begin(), draws.end());
  return std::adjacent_find(draws.begin(), draws.end()) != draws.end();
}

// Fills views of histories in which the observer has drawn from the discard pile, many of them several times.
template <class Fill>
Tried try_short_histories(int wanted, int samples, Fill fill) {
  const std::vector<DuelSubject> tables{duel_subject("km-deck-derived-1"), duel_subject("km-deck-stone-chests")};
  Tried tried;
  for (std::uint64_t seed = 0; tried.positions < wanted; ++seed) {
    const DuelSubject& table = tables[seed % tables.size()];
    Rng rng(mix64(seed + 919));
    const DuelHistory history = play_keenly(table.rules, duel::Spell::Salvage, rng, [&](const State& s) {
      return s.round == 3 && s.phase == duel::Phase::Move && s.turn > 1;
    });
    const Observer observer = Observer(seat_at(static_cast<int>(rng.next_below(2))));
    const std::vector<duel::Event> told = history.told_to(table.rules, observer);
    const CardWorlds worlds(table.rules, told);
    if (worlds.unseen() > 5 || worlds.hidden_draws() > 1 || worlds.own_draws().empty()) continue;
    const bool twice = is_twice(worlds.own_draws());
    if (!twice && (worlds.unseen() > 4 || tried.positions >= 3 * tried.twice + 6)) continue;
    ++tried.positions;
    tried.hidden += worlds.hidden_draws() > 0 ? 1 : 0;
    tried.twice += twice ? 1 : 0;
    const View view = view_of(table.rules, history.state, observer);
    CardFit fit(worlds, view);
    for (int i = 0; i < samples; ++i) fit.see(fill(table.rules, view, rng));
    tried.worst = std::max(tried.worst, fit.misfit());
  }
  return tried;
}

TEST(DuelBelief, CardsAreFilledInAsLikelyAsTheyAre) {
  const Tried tried = try_short_histories(static_cast<int>(tests::scaled(30)), 6000, Duel::determinize);
  EXPECT_LT(tried.worst, kGoodFit);
  std::cout << "  " << tried.positions << " histories, " << tried.hidden << " with hidden draws, " << tried.twice
            << " with the same card drawn twice, worst misfit " << tried.worst << "\n";
}

// The measure detects slightly wrong samplers.
TEST(DuelBelief, AWrongFillingOfCardsIsFound) {
  // Prefers draws of open cards to unseen ones: of two samples, the one in which fewer unseen cards are of a drawn
  // type.
  const auto timid = [](const Rules& rules, const View& view, Rng& rng) {
    const auto met = [&](const State& s) {
      int count = 0;
      s.known.for_each([&](int, const Known& draw) {
        if (draw.kind != Known::Kind::Draw) return;
        s.known.for_each([&](int, const Known& known) {
          count += known.kind == Known::Kind::Unseen && known.card == draw.card ? 1 : 0;
        });
      });
      return count;
    };
    const State one = Duel::determinize(rules, view, rng);
    const State other = Duel::determinize(rules, view, rng);
    if (rng.next_below(4) != 0) return one;
    return met(one) < met(other) ? one : other;
  };
  EXPECT_GT(try_short_histories(12, 4000, timid).worst, kGoodFit);
}

}  // namespace
}  // namespace spires::laws

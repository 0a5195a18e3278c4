// KM-12.4: the exact belief of an observer about the secret cards.
//
// A world is one of the 600 ways to box a card and lay the others, all equally likely at first. A look by the observer
// rules worlds out; an exchange by the observer renames them. After another player's look, cards may or may not have
// been exchanged, which mixes each world with its mirror image. Weights are integers: mixing adds, and a common factor
// is dropped.
#pragma once

#include <cstdint>

#include "engine/core/rng.h"
#include "engine/duel/decisions.h"
#include "engine/duel/view.h"

namespace spires::duel {

namespace worlds {

inline constexpr int kOrders = 120;
inline constexpr int kBoxes = 5;
inline constexpr int kWorlds = kBoxes * kOrders;

struct Orders {
  std::uint8_t item[kOrders][kColoured];  // the card under each tower: 0 to 3 a card that was not boxed, 4 the princess
  std::uint8_t exchanged[kPairs][kOrders];  // the order with two towers' cards exchanged
};

// Returns the number of an order, in the order of ring_order.
constexpr int number_of(const std::uint8_t (&item)[kColoured]) {
  int number = 0;
  for (int n = 0; n < kColoured; ++n) {
    int smaller = 0;
    for (int later = n + 1; later < kColoured; ++later) smaller += item[later] < item[n] ? 1 : 0;
    number = number * (kColoured - n) + smaller;
  }
  return number;
}

constexpr Orders make_orders() {
  Orders orders{};
  for (int i = 0; i < kOrders; ++i) {
    const std::uint16_t packed = ring_order(i);
    for (int t = 0; t < kColoured; ++t) orders.item[i][t] = static_cast<std::uint8_t>(((packed >> (3 * t)) & 7) - 1);
    for (int pair = 0; pair < kPairs; ++pair) {
      std::uint8_t item[kColoured] = {};
      for (int t = 0; t < kColoured; ++t) item[t] = orders.item[i][t];
      item[colour_index(pair_at(pair).a)] = orders.item[i][colour_index(pair_at(pair).b)];
      item[colour_index(pair_at(pair).b)] = orders.item[i][colour_index(pair_at(pair).a)];
      orders.exchanged[pair][i] = static_cast<std::uint8_t>(number_of(item));
    }
  }
  return orders;
}
inline constexpr Orders kOrder = make_orders();

}  // namespace worlds

// Resolves the number of a world to the secret cards of the table.
class SecretCards {
 public:
  constexpr explicit SecretCards(const Rules& rules) : princess_(rules.princess) {
    int n = 0;
    for (int i = 0; i < rules.data.secret_kinds; ++i) {
      if (Secret(i) == princess_) continue;
      for (int k = 0; k < rules.data.secrets[Secret(i)].copies; ++k) others_[n++] = Secret(i);
    }
  }
  constexpr Secret boxed(int world) const { return others_[world / worlds::kOrders]; }
  constexpr Secret under(int world, Tower tower) const {
    const int item = worlds::kOrder.item[world % worlds::kOrders][colour_index(tower)];
    if (item == kColoured - 1) return princess_;
    return others_[item < world / worlds::kOrders ? item : item + 1];
  }
  static constexpr int exchanged(int world, int pair) {
    const int order = world % worlds::kOrders;
    return world - order + worlds::kOrder.exchanged[pair][order];
  }

 private:
  Secret princess_;
  Secret others_[kColoured] = {};
};

class SecretBelief {
 public:
  constexpr explicit SecretBelief(const Rules& rules) : cards_(rules) {
    for (std::uint32_t& weight : weight_) weight = 1;
  }

  constexpr const SecretCards& cards() const { return cards_; }
  constexpr std::uint32_t weight(int world) const { return weight_[world]; }
  constexpr std::uint64_t total() const {
    std::uint64_t sum = 0;
    for (const std::uint32_t weight : weight_) sum += weight;
    return sum;
  }
  // Returns the weight, out of total(), of the worlds in which this card is under the tower. Track: in the box.
  constexpr std::uint64_t weight_of(Tower tower, Secret secret) const {
    std::uint64_t sum = 0;
    for (int world = 0; world < worlds::kWorlds; ++world) {
      const Secret here = tower == Tower::Track ? cards_.boxed(world) : cards_.under(world, tower);
      if (here == secret) sum += weight_[world];
    }
    return sum;
  }

  constexpr void keep_only(Tower tower, Secret secret) {
    for (int world = 0; world < worlds::kWorlds; ++world) {
      const Secret here = tower == Tower::Track ? cards_.boxed(world) : cards_.under(world, tower);
      if (here != secret) weight_[world] = 0;
    }
  }
  // Applies a known exchange.
  constexpr void rename(int pair) {
    for (int world = 0; world < worlds::kWorlds; ++world) {
      const int other = SecretCards::exchanged(world, pair);
      if (other < world) continue;
      const std::uint32_t weight = weight_[world];
      weight_[world] = weight_[other];
      weight_[other] = weight;
    }
  }
  // Applies an exchange with probability one half. In twenty-four looks (KM-4.1) a weight doubles at most that often.
  constexpr void mix(int pair) {
    std::uint32_t odd = 0;
    for (int world = 0; world < worlds::kWorlds; ++world) {
      const int other = SecretCards::exchanged(world, pair);
      if (other < world) continue;
      weight_[world] = weight_[other] = weight_[world] + weight_[other];
      odd |= weight_[world];
    }
    if ((odd & 1U) != 0) return;
    for (std::uint32_t& weight : weight_) weight /= 2;
  }
  // Applies a look and the return after it, as far as the observer knows them.
  constexpr void learn(const Known& look, bool returned) {
    const int pair = pair_index(look.a, look.b);
    if (is_known(look.seen_a)) {
      keep_only(look.a, look.seen_a);
      keep_only(look.b, look.seen_b);
    }
    if (!returned) return;
    if (look.exchange == Exchange::Swapped) rename(pair);
    if (look.exchange == Exchange::Unknown) mix(pair);
  }

 private:
  SecretCards cards_;
  std::uint32_t weight_[worlds::kWorlds];
};

// Returns the belief of a view's observer after its first `looks` looks.
constexpr SecretBelief belief_after(const Rules& rules, const View& view, int looks) {
  SecretBelief belief(rules);
  const State& s = view.state;
  s.known.for_each(Known::Kind::Look, [&](int at, const Known& known) {
    if (looks-- <= 0) return;
    const bool returned = s.phase != Phase::Return || at != s.known.last_look();
    belief.learn(known, returned);
  });
  return belief;
}

// Returns the present belief of a view's observer, from its looks and from cards shown to all.
constexpr SecretBelief secret_belief(const Rules& rules, const View& view) {
  SecretBelief belief = belief_after(rules, view, Knowledge::kRoom);
  for (int t = 0; t < kColoured; ++t) {
    if (is_known(view.state.secret[t])) belief.keep_only(coloured(t), view.state.secret[t]);
  }
  if (is_known(view.state.box)) belief.keep_only(Tower::Track, view.state.box);
  return belief;
}

namespace filling {

// Returns a uniform number below a bound that may need more than 32 bits. REQUIRES: bound > 0.
constexpr std::uint64_t draw_below(Rng& rng, std::uint64_t bound) {
  std::uint64_t mask = bound - 1;
  for (int shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
  for (;;) {
    const std::uint64_t drawn = rng.next() & mask;
    if (drawn < bound) return drawn;
  }
}

constexpr int sample_world(const SecretBelief& belief, Rng& rng) {
  const std::uint64_t total = belief.total();
  if (total == 0) return 0;
  std::uint64_t rest = draw_below(rng, total);
  int world = 0;
  while (rest >= belief.weight(world)) rest -= belief.weight(world++);
  return world;
}

// Walks back from the present world and samples what others saw and did, in proportion to its probability.
constexpr void fill_looks(const Rules& rules, const View& view, State& s, int world, Rng& rng) {
  int place[Knowledge::kRoom / 2] = {};
  int looks = 0;
  s.known.for_each(Known::Kind::Look, [&](int at, const Known&) { place[looks++] = at; });
  const SecretCards cards(rules);
  while (looks-- > 0) {
    Known look = s.known.read(place[looks]);
    const int pair = pair_index(look.a, look.b);
    const int other = SecretCards::exchanged(world, pair);
    const bool returned = s.phase != Phase::Return || place[looks] != s.known.last_look();
    if (look.exchange == Exchange::Unknown) {
      look.exchange = Exchange::Kept;
      if (returned) {
        const SecretBelief before = belief_after(rules, view, looks);
        const std::uint64_t kept = before.weight(world);
        const std::uint64_t swapped = before.weight(other);
        const std::uint64_t both = kept + swapped;
        if (both != 0 && draw_below(rng, both) >= kept) look.exchange = Exchange::Swapped;
      }
    }
    if (look.exchange == Exchange::Swapped) world = other;
    look.seen_a = cards.under(world, look.a);
    look.seen_b = cards.under(world, look.b);
    s.known.put(place[looks], look);
  }
}

// Fills in the secret cards that have been laid, all or only some.
constexpr void fill_secrets(const Rules& rules, const View& view, State& s, Rng& rng) {
  const SecretBelief belief = secret_belief(rules, view);
  const int world = sample_world(belief, rng);
  if (s.box != kNoSecret) s.box = belief.cards().boxed(world);
  for (int t = 0; t < kColoured; ++t) {
    if (s.secret[t] != kNoSecret) s.secret[t] = belief.cards().under(world, coloured(t));
  }
  fill_looks(rules, view, s, world, rng);
}

}  // namespace filling

}  // namespace spires::duel

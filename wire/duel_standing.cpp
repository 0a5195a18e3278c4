#include "wire/duel_standing.h"

#include <utility>

#include "engine/duel/ending.h"

namespace spires::wire {
namespace {

using duel::Known;
using duel::Rules;
using duel::State;
using duel::View;

// Returns the position as it would be scored: veiled cards join the acquired ones (KM-11.2), and cards that the observer
// remembers lie open. The rest stays hidden and scores nothing. R-18: veiled stones count as in A, since their owner
// has not laid them yet.
State as_if_ended(const Rules& rules, const View& view) {
  State s = view.state;
  for (const Seat seat : {duel::kKnight, duel::kMage}) {
    s.acquired[seat].add_all(s.veiled[seat]);
    s.veiled[seat] = duel::CardSet{};
  }
  // at a table without memory aids the host does not remind players of what they saw.
  if (!rules.options.memory_aids) return s;
  const DuelSeenByTower seen = seen_under_towers(view.state);
  for (int t = 0; t < duel::kColoured; ++t) {
    if (!duel::is_known(s.secret[t]) && duel::is_known(seen[t].secret) && !seen[t].stale) s.secret[t] = seen[t].secret;
  }
  return s;
}

DuelBalance balance_at(const Rules& rules, const duel::Holding& knight, const duel::Holding& mage, int tower) {
  const duel::Ingredient ingredient = rules.data.towers[tower].ingredient;
  const int by_knight = knight.of(ingredient);
  const int by_mage = mage.of(ingredient);
  return {DuelWords::said(duel::coloured(tower)), by_knight, by_mage,
          DuelWords::said(duel::owner_of(by_knight, by_mage))};
}

}  // namespace

bool is_returned(const State& s, int at) { return s.phase != duel::Phase::Return || at != s.known.last_look(); }

// KM-12.4: a known exchange moves the seen card; a possible exchange makes it doubtful.
DuelSeenByTower seen_under_towers(const State& s) {
  DuelSeenByTower seen{};
  s.known.for_each(Known::Kind::Look, [&](int at, const Known& look) {
    DuelSeen& a = seen[duel::colour_index(look.a)];
    DuelSeen& b = seen[duel::colour_index(look.b)];
    if (duel::is_known(look.seen_a)) {
      a = {look.seen_a, false};
      b = {look.seen_b, false};
    }
    if (!is_returned(s, at)) return;
    if (look.exchange == duel::Exchange::Swapped) std::swap(a, b);
    if (look.exchange == duel::Exchange::Unknown) a.stale = b.stale = true;
  });
  return seen;
}

std::vector<DuelBalance> said_balance(const Rules& rules, const State& s) {
  const duel::Holding knight = duel::holding_of(rules, s, duel::kKnight);
  const duel::Holding mage = duel::holding_of(rules, s, duel::kMage);
  std::vector<DuelBalance> all;
  for (int t = 0; t < duel::kColoured; ++t) all.push_back(balance_at(rules, knight, mage, t));
  return all;
}

std::vector<DuelStones> said_stones(const Rules& rules, const duel::Row& row) {
  duel::Icons icons;
  duel::list_icons(rules, row, icons);
  std::vector<DuelStones> all;
  for (int i = 0; i < icons.size(); ++i) {
    if (icons[i].kind != duel::Icon::Kind::Arrow) continue;
    DuelStones said;
    said.place = icons[i].entry;
    duel::convert_stone(rules, icons, i, [&](const duel::Icon& as) {
      said.as = DuelWords::said(as.ingredient);
      said.from = as.entry;
    });
    const bool joins = !all.empty() && all.back().place == said.place && all.back().from == said.from;
    if (!joins) all.push_back(said);
    ++all.back().count;
  }
  return all;
}

DuelStanding said_standing(const Rules& rules, const View& view) {
  const State& s = view.state;
  const State ended = as_if_ended(rules, view);
  const duel::Verdict verdict = duel::verdict_of(rules, ended);
  DuelStanding said;
  for (int t = 0; t < duel::kColoured; ++t) {
    said.towers.push_back(balance_at(rules, verdict.holding[duel::kKnight], verdict.holding[duel::kMage], t));
    if (verdict.owner[t] != duel::Owner::Nobody && !duel::is_known(ended.secret[t])) ++said.secrets;
  }
  for (const Seat seat : {duel::kKnight, duel::kMage}) {
    const duel::Score& score = verdict.score[seat];
    said.points.push_back(
        {DuelWords::said(seat), score.guess, score.towers, score.secrets, score.chests, score.total()});
    said.veiled += s.veiled_size[seat] - s.veiled[seat].size();
  }
  return said;
}

}  // namespace spires::wire

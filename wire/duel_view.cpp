#include "wire/duel_view.h"

#include <utility>

#include "engine/duel/ending.h"

namespace spires::wire {
namespace {

using duel::Holding;
using duel::Known;
using duel::Rules;
using duel::State;
using duel::Tower;
using duel::View;

std::vector<DuelTowerView> said_towers(const Rules& rules, const View& view) {
  const DuelWords words{&rules};
  const std::vector<DuelBalance> balance = said_balance(rules, view.state);
  const DuelSeenByTower seen = seen_under_towers(view.state);
  std::vector<DuelTowerView> all;
  for (int t = 0; t < duel::kColoured; ++t) {
    const duel::TowerRow& row = rules.data.towers[t];
    DuelTowerView& said = all.emplace_back();
    said.tower = words.said(duel::coloured(t));
    said.ingredient = words.said(row.ingredient);
    said.value = row.value;
    said.spell = words.said(row.spell);
    for (int i = 0; i < row.cost_size; ++i) said.cost.push_back(words.said(row.cost[i]));
    said.secret = words.said(view.state.secret[t]);
    // a table without memory aids shows no reminders.
    if (rules.options.memory_aids && duel::is_known(seen[t].secret)) {
      said.seen = words.said(seen[t].secret);
      said.stale = seen[t].stale;
    }
    const DuelBalance& counted = balance[static_cast<std::size_t>(t)];
    said.knight = counted.knight;
    said.mage = counted.mage;
    said.majority = counted.majority;
  }
  return all;
}

std::vector<DuelSlotView> said_slots(const State& s) {
  std::vector<DuelSlotView> all;
  for (int i = 0; i < duel::kSlots; ++i) {
    const duel::Slot slot = duel::Slot(i);
    const bool up = (s.face_up & duel::bit(slot)) != 0;
    DuelSlotView said{
        DuelWords::said(duel::name_of(s, slot)), {}, DuelWords::said(up ? duel::Face::Up : duel::Face::Down)};
    if ((s.filled & duel::bit(slot)) != 0) said.card = DuelWords::said(s.slot[slot]);
    all.push_back(std::move(said));
  }
  return all;
}

DuelPlayer said_player(const Rules& rules, const View& view, Seat seat) {
  const State& s = view.state;
  const Holding holding = duel::holding_of(rules, s, seat);
  DuelPlayer said;
  said.seat = DuelWords::said(seat);
  if (s.phase != duel::Phase::Ring) said.tower = DuelWords::said(duel::tower_of(s, seat));
  said.acquired = DuelWords::said(s.acquired[seat]);
  said.used = DuelWords::said(s.used[seat]);
  said.veiled_size = s.veiled_size[seat];
  // KM-11.2: from the guess on veiled cards are public.
  if (view.observer.is(seat) || s.guess != Tower::Track) said.veiled = DuelWords::said(s.veiled[seat]);
  for (int i = 0; i < duel::kIngredients; ++i) {
    const duel::Ingredient ingredient = duel::Ingredient(i);
    said.counts.push_back({DuelWords::said(ingredient), holding.natural[ingredient], holding.converted[ingredient]});
  }
  said.stones = holding.stones;
  said.stone_cards = said_stones(rules, s.used[seat]);
  said.chests = holding.chests;
  said.chest_points = duel::chest_points(rules, holding.chests);
  return said;
}

// without memory aids only the present look.
std::vector<DuelLook> said_looks(const Rules& rules, const State& s) {
  const DuelWords words{&rules};
  std::vector<DuelLook> all;
  s.known.for_each(Known::Kind::Look, [&](int at, const Known& look) {
    const bool returned = is_returned(s, at);
    if (returned && !rules.options.memory_aids) return;
    DuelLook& said = all.emplace_back();
    said.round = look.turn / 4 + 1;
    said.seat = words.said(look.seat());
    said.a = words.said(look.a);
    said.b = words.said(look.b);
    said.seen_a = words.said(look.seen_a);
    said.seen_b = words.said(look.seen_b);
    if (returned) said.exchange = words.said(look.exchange);
  });
  return all;
}

}  // namespace

DuelView said_view(const Rules& rules, const View& view) {
  const State& s = view.state;
  const DuelWords words{&rules};
  DuelView said;
  if (!view.observer.is_spectator()) said.observer = words.said(view.observer.seat());
  said.phase = words.said(s.phase);
  said.round = s.round;
  said.turn = s.turn;
  said.active = words.said(s.active);
  const Pending pending = duel::Duel::pending(rules, s);
  if (pending.is_seat()) said.asked = words.said(pending.seat());
  if (s.phase != duel::Phase::Ring) {
    for (const Tower tower : s.ring) said.ring.push_back(words.said(tower));
    said.slots = said_slots(s);
  }
  said.towers = said_towers(rules, view);
  said.standing = said_standing(rules, view);
  said.box = words.said(s.box);
  said.players = {said_player(rules, view, duel::kKnight), said_player(rules, view, duel::kMage)};
  said.draw_size = s.draw_size;
  said.discard_size = s.discard_size;
  if (rules.options.discard_inspect) said.discard = words.said(s.discard);
  said.swap_used = s.swap_used != 0;
  if (s.held != duel::kNoCard) said.held = words.said(s.held);
  if (s.look_a != Tower::Track) said.looking = {words.said(s.look_a), words.said(s.look_b)};
  if (s.guess != Tower::Track) said.guess = words.said(s.guess);
  said.looks = said_looks(rules, s);
  return said;
}

DuelView said_openly(const Rules& rules, const State& s) {
  // An open view has no holes, so options that hide the rest do not apply.
  Rules open = rules;
  open.options.discard_inspect = true;
  open.options.memory_aids = true;
  DuelView said = said_view(open, View{s, Observer::spectator(), duel::Memory::Perfect});
  for (const Seat seat : {duel::kKnight, duel::kMage}) {
    said.players[static_cast<std::size_t>(index(seat))].veiled = DuelWords::said(s.veiled[seat]);
  }
  // Shows the card itself instead of what an observer last saw.
  for (DuelTowerView& tower : said.towers) tower.seen.reset();
  return said;
}

}  // namespace spires::wire

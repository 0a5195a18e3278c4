#include "wire/towers_view.h"

#include "engine/core/collector.h"
#include "engine/towers/movement.h"
#include "engine/towers/referee.h"
#include "engine/towers/view.h"

namespace spires::wire {
namespace {

using towers::Rules;
using towers::State;
using towers::Surface;
using towers::View;

// WT-18.3: a surface under a tower is hidden, whether wizards stand there or not.
WizardCounts on_surface(const View& view, Surface surface) {
  const bool may_look = view.memory == towers::Memory::Open || !towers::is_covered(view.state, surface) ||
                        towers::viewing::is_shown(view.state, surface);
  if (!may_look) return {};
  return {view.state.on[surface]};
}

TowersSpace said_space(const View& view, towers::Space space) {
  const State& s = view.state;
  TowersSpace said{towers::index(space),
                   (towers::kPrintedShields & towers::bit(space)) != 0,
                   on_surface(view, towers::ground_of(space)),
                   {}};
  const int height = towers::height(s, space);
  said.towers.reserve(static_cast<std::size_t>(height));
  for (int level = 1; level <= height; ++level) {
    const Surface roof = level == height ? s.top[space] : towers::surface_under(s, space, level + 1);
    const int tower = towers::index(roof);
    said.towers.push_back({tower, towers::has_shield(tower), on_surface(view, roof)});
  }
  return said;
}

TowersPlayer said_player(const Rules& rules, const View& view, Seat seat) {
  const State& s = view.state;
  const towers::Stock& stock = s.stock[seat];
  TowersPlayer said;
  said.seat = TowersWords::said(seat);
  if (rules.teams) said.partner = TowersWords::said(rules.partner(seat));
  said.hand_size = s.hand_size[seat];
  if (view.observer.is(seat)) said.hand = TowersWords::said(s.hand[seat]);
  said.empty = stock.empty;
  said.full = stock.full;
  said.spent = stock.spent;
  said.home = stock.home;
  said.out = s.out.of(seat);
  if (s.slots.taken(seat)) said.slot = TowersWords::said(s.slots.kind(seat));
  said.reserved = s.slots.reserved(seat);
  return said;
}

std::optional<TowersCardInPlay> said_card(const State& s) {
  if (s.card == towers::kNoCard) return std::nullopt;
  TowersCardInPlay said;
  said.card = TowersWords::said(s.card);
  if (s.side != towers::Side::None) said.side = TowersWords::said(s.side);
  if (s.value != 0) said.value = s.value;
  said.rerolls = s.rerolls;
  if (s.piece.side != towers::Side::None) said.piece = TowersWords::said(s.piece);
  said.riders = TowersWords::said(s.riders);
  return said;
}

void say_point(const Rules& rules, const View& view, TowersView& said) {
  const State& s = view.state;
  if (!view.observer.is_spectator()) said.observer = TowersWords::said(view.observer.seat());
  said.memory = {view.memory == towers::Memory::Open ? "open" : "strict"};
  said.phase = TowersWords::said(s.phase);
  said.inner = TowersWords::said(s.inner);
  said.turn = TowersWords::said(s.turn);
  const Pending pending = towers::Towers::pending(rules, s);
  if (pending.is_seat()) said.asked = TowersWords::said(pending.seat());
  said.act = s.act;
  said.actions = rules.variant.actions;
  said.castings = s.castings;
  said.refused = s.refused != 0;
  said.exchanged = s.exchanged != 0;
  said.to_draw = s.to_draw;
}

void say_piles(const Rules& rules, const View& view, TowersView& said) {
  const State& s = view.state;
  said.draw_size = s.draw_size;
  said.discard_size = s.discard_size;
  if (s.discard_top != towers::kNoCard) said.discard_top = TowersWords::said(s.discard_top);
  //
  if (view.memory == towers::Memory::Open || rules.options.open_discard) said.discard = TowersWords::said(s.discard);
}

}  // namespace

std::optional<int> next_castle(const Rules& rules, const State& seen) {
  State s = seen;
  Collector<towers::Event> sink;
  towers::relocate_castle(towers::Referee<Collector<towers::Event>>(rules, s, sink));
  if (sink.events.empty()) return std::nullopt;
  return towers::index(s.castle);
}

TowersView said_view(const Rules& rules, const View& view) {
  const State& s = view.state;
  TowersView said;
  say_point(rules, view, said);
  said.ring.reserve(towers::kSpaces);
  for (int i = 0; i < towers::kSpaces; ++i) said.ring.push_back(said_space(view, towers::space_at(i)));
  said.castle = {towers::index(s.castle), next_castle(rules, s)};
  said.players.reserve(static_cast<std::size_t>(rules.players));
  for (int i = 0; i < rules.players; ++i) said.players.push_back(said_player(rules, view, seat_at(i)));
  for (int i = 0; i < towers::kSpells; ++i) {
    const towers::Spell spell = towers::Spell(i);
    if (s.tiles.has(spell)) said.tiles.push_back({TowersWords::said(spell), rules.cost(spell)});
  }
  say_piles(rules, view, said);
  said.card = said_card(s);
  if (s.spell.spell != towers::Spell::None) {
    said.spell = {TowersWords::said(s.spell.caster), TowersWords::said(s.spell.spell),
                  target_of(s.spell.spell, s.spell.a, s.spell.b), TowersWords::said(s.spell_riders)};
  }
  if (s.same.side != towers::Side::None) said.bound = TowersWords::said(s.same);
  return said;
}

TowersView said_openly(const Rules& rules, const State& s) {
  TowersView said = said_view(rules, View{s, Observer::spectator(), towers::Memory::Open});
  for (int i = 0; i < rules.players; ++i) {
    said.players[static_cast<std::size_t>(i)].hand = TowersWords::said(s.hand[seat_at(i)]);
  }
  return said;
}

}  // namespace spires::wire

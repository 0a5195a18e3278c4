#include "wire/towers_words.h"

#include "engine/towers/text_phase.h"
#include "engine/towers/text_words.h"
#include "wire/encode.h"

namespace spires::wire {

using towers::Spell;
using towers::TargetShape;

void WizardCounts::write(std::string& out) const {
  if (!known) return write_string("?", out);
  ObjectWriter counts(out);
  for (int i = 0; i < kMaxSeats; ++i) {
    const int count = known->of(seat_at(i));
    if (count > 0) wire::write(count, counts.member(TowersWords::said(seat_at(i)).text));
  }
  counts.end();
}

SpellTarget target_of(Spell spell, int a, int b) {
  SpellTarget target;
  switch (towers::row(spell).target) {
    case TargetShape::Wizard:
      target.spaces = {a};
      target.owner = TowersWords::said(seat_at(b));
      break;
    case TargetShape::Block:
    case TargetShape::Surface:
      target.spaces = {a};
      target.level = b;
      break;
    case TargetShape::Pair: target.spaces = {a, b}; break;
    case TargetShape::Direction: target.forward = a != 0; break;
    case TargetShape::Rider: target.owner = TowersWords::said(seat_at(a)); break;
    case TargetShape::Nothing: break;
  }
  return target;
}

SeatWord TowersWords::said(Seat seat) { return {std::string(1, towers::words::letter(seat))}; }

TowersCardWord TowersWords::said(towers::Card card) {
  return {card == towers::kNoCard ? "?" : towers::words::of(card)};
}

std::vector<TowersCardWord> TowersWords::said(towers::CardSet cards) {
  std::vector<TowersCardWord> all;
  cards.for_each_kind(
      [&](towers::Card card) { all.insert(all.end(), static_cast<std::size_t>(cards.count(card)), said(card)); });
  return all;
}

TowersSpellWord TowersWords::said(Spell spell) { return {spell == Spell::None ? "none" : towers::words::of(spell)}; }

std::vector<TowersSpellWord> TowersWords::said(towers::SpellSet spells) {
  std::vector<TowersSpellWord> all;
  for (int i = 0; i < towers::kSpells; ++i) {
    if (spells.has(Spell(i))) all.push_back(said(Spell(i)));
  }
  return all;
}

TowersSideWord TowersWords::said(towers::Side side) {
  return {std::string(kTowersSides[static_cast<std::size_t>(side)])};
}

TowersPiece TowersWords::said(towers::Piece piece) {
  const towers::Side side = piece.side;
  TowersPiece said_piece{said(side), {}, {}, {}};
  if (side == towers::Side::None) return said_piece;
  said_piece.space = said(piece.space);
  if (side == towers::Side::Wizard) said_piece.owner = said(piece.owner());
  if (side == towers::Side::Tower) said_piece.level = piece.level();
  return said_piece;
}

Word<"TowersToll"> TowersWords::said(towers::Toll toll) {
  return {std::string(kTowersTolls[static_cast<std::size_t>(toll)])};
}

Word<"TowersPhase"> TowersWords::said(towers::Phase phase) { return {std::string(towers::kPhaseRows[phase].name)}; }

Word<"TowersInner"> TowersWords::said(towers::Inner inner) {
  return {std::string(kTowersInners[static_cast<std::size_t>(inner)])};
}

std::vector<SeatWord> TowersWords::said(towers::RiderList riders) {
  std::vector<SeatWord> all;
  for (int i = 0; i < riders.size(); ++i) all.push_back(said(riders[i]));
  return all;
}

TowersSpellCast TowersWords::shape(const towers::SpellCast& e) {
  return {said(e.caster), said(e.spell), target_of(e.spell, e.a, e.b), e.cost, said(e.toll)};
}

}  // namespace spires::wire

#include "wire/duel_words.h"

#include "engine/duel/text_words.h"

namespace spires::wire {
namespace {

template <class List, class E>
std::string pick(const List& words, E value) {
  return std::string(words[static_cast<std::size_t>(value)]);
}

}  // namespace

SeatWord DuelWords::said(Seat seat) { return {std::string(1, duel::words::letter(seat))}; }
DuelTowerWord DuelWords::said(duel::Tower tower) { return {duel::words::of(tower)}; }
DuelSecretWord DuelWords::said(duel::Secret secret) const { return {duel::words::of(*rules, secret)}; }
DuelCardWord DuelWords::said(duel::Card card) { return {duel::words::of(card)}; }

std::vector<DuelCardWord> DuelWords::said(const duel::CardSet& cards) {
  std::vector<DuelCardWord> all;
  cards.for_each_type(
      [&](duel::Card card) { all.insert(all.end(), static_cast<std::size_t>(cards.count(card)), said(card)); });
  return all;
}

std::vector<DuelCardWord> DuelWords::said(const duel::Row& row) {
  std::vector<DuelCardWord> all;
  for (const duel::Card card : row) all.push_back(said(card));
  return all;
}

DuelSlotWord DuelWords::said(duel::SlotName slot) { return {duel::words::of(slot)}; }
Word<"DuelFace"> DuelWords::said(duel::Face face) { return {pick(kDuelFaces, face)}; }
Word<"DuelMove"> DuelWords::said(duel::Move move) { return {pick(kDuelMoves, move)}; }
Word<"DuelZone"> DuelWords::said(duel::Zone zone) { return {pick(kDuelZones, zone)}; }
Word<"DuelEnd"> DuelWords::said(duel::End end) { return {pick(kDuelEnds, end)}; }
DuelSpellWord DuelWords::said(duel::Spell spell) { return {pick(kDuelSpells, spell)}; }
Word<"DuelExchange"> DuelWords::said(duel::Exchange exchange) { return {pick(kDuelExchanges, exchange)}; }
Word<"DuelGap"> DuelWords::said(duel::RowGap gap) { return {pick(kDuelGaps, gap)}; }
DuelOwnerWord DuelWords::said(duel::Owner owner) { return {pick(kDuelOwners, owner)}; }
Word<"DuelTiebreak"> DuelWords::said(duel::Tiebreak tiebreak) { return {pick(kDuelTiebreaks, tiebreak)}; }
Word<"DuelPhase"> DuelWords::said(duel::Phase phase) { return {std::string(duel::words::kPhaseNames[phase])}; }

DuelIngredientWord DuelWords::said(duel::Ingredient ingredient) {
  return {std::string(duel::words::kSymbolCodes[duel::Symbol(duel::index(ingredient))])};
}
Word<"DuelCost"> DuelWords::said(duel::Cost cost) { return {pick(kDuelCosts, cost)}; }

}  // namespace spires::wire

// Decisions of a seat and outcomes of chance (WT-20.2), as small values. The notation is in text.h.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/core/fixed_vec.h"
#include "engine/towers/cards.h"
#include "engine/towers/ids.h"
#include "engine/towers/tiles.h"

namespace spires::towers {

struct Action {
  enum class Kind : std::uint8_t {
    Play,     // a: card, b: announced side or None
    Discard,  // a: card (declineMove)
    Refuse,
    Reroll,
    Accept,
    ChooseSide,  // a: side
    Wizard,      // a: space, b: owner
    Tower,       // a: space, b: level
    Unused,      // leave a card unused rather than move a partner's wizard
    Step,        // a: space, b: level
    NoStep,
    Cast,     // a: spell, b and c: target, see below
    Reserve,  // a: spell
    Pass,
    Stop,
    End,
    Ask,
    Offer,  // a: card
    Decline,
    Return,  // a: card
    Give,    // a: how many full potions
    Take,    // a: owner of the wizard freed
    Leave,
    FillPartner,
    FillNone,
    TakeCard,  // the card that the partner has offered
  };
  Kind kind;
  std::uint8_t a;
  std::uint8_t b;
  std::uint8_t c;

  constexpr bool operator==(const Action&) const = default;

  static constexpr Action of(Kind kind) { return {kind, 0, 0, 0}; }
  static constexpr Action play(Card card, Side side) { return make(Kind::Play, index(card), static_cast<int>(side)); }
  static constexpr Action discard(Card card) { return make(Kind::Discard, index(card)); }
  static constexpr Action choose_side(Side side) { return make(Kind::ChooseSide, static_cast<int>(side)); }
  static constexpr Action move(Piece piece) {
    return make(piece.side == Side::Wizard ? Kind::Wizard : Kind::Tower, index(piece.space), piece.which);
  }
  static constexpr Action step(Space space, Level level) { return make(Kind::Step, index(space), level); }
  // Takes the target as its shape defines it (tiles.h); parts that a shape does not use are 0.
  static constexpr Action cast(Spell spell, int b = 0, int c = 0) { return make(Kind::Cast, index(spell), b, c); }
  static constexpr Action reserve(Spell spell) { return make(Kind::Reserve, index(spell)); }
  static constexpr Action offer(Card card) { return make(Kind::Offer, index(card)); }
  static constexpr Action give_back(Card card) { return make(Kind::Return, index(card)); }
  static constexpr Action give(int potions) { return make(Kind::Give, potions); }
  static constexpr Action take(Seat owner) { return make(Kind::Take, spires::index(owner)); }

  constexpr Card card() const { return Card(a); }
  constexpr Side side() const { return Side(kind == Kind::Play ? b : a); }
  constexpr Spell spell() const { return Spell(a); }
  constexpr Space space() const { return Space(a); }
  constexpr Level level() const { return b; }
  constexpr Piece piece() const { return Piece::of(kind == Kind::Wizard ? Side::Wizard : Side::Tower, Space(a), b); }

 private:
  // Builds one word, so that an action just written can be read back without a stall.
  static constexpr Action make(Kind kind, int a, int b = 0, int c = 0) {
    return std::bit_cast<Action>(static_cast<std::uint32_t>(kind) | static_cast<std::uint32_t>(a) << 8 |
                                 static_cast<std::uint32_t>(b) << 16 | static_cast<std::uint32_t>(c) << 24);
  }
};

// Returns the number of ways to pick `count` of `kinds` things.
constexpr int ways_to_pick(int kinds, int count) {
  int ways = 1;
  for (int i = 1; i <= count; ++i) ways = ways * (kinds - count + i) / i;
  return ways;
}

// Returns the number of targets that a casting of this shape can have.
constexpr int most_targets(TargetShape shape) {
  switch (shape) {
    case TargetShape::Nothing:
    case TargetShape::Rider: return 1;  // I-10: a wizard of the caster
    case TargetShape::Wizard: return kAllWizards;
    case TargetShape::Block:
    case TargetShape::Surface: return kTowers;
    case TargetShape::Pair: return ways_to_pick(kTowers, 2);
    case TargetShape::Direction: return 2;
  }
  return 0;
}
inline constexpr int kMostCasts = [] {
  int sum = 0;
  for (const SpellRow& row : kSpellRows) sum += most_targets(row.target);
  return sum;
}();
inline constexpr int kMostPlays = [] {
  int sum = 0;
  for (int k = 0; k < kCardKinds; ++k) sum += is_combined(Card(k)) ? 2 : 1;
  return sum;
}();

// The longest list belongs to a seat that may play, throw away, refuse, ask, give and cast at one point, with every
// kind of card in hand. One extra place is written to but not counted (FixedVec::push_if).
inline constexpr int kMostActions = kMostPlays + kCardKinds + 2 + kMostPotions + kMostCasts + 1;
static_assert(kMostActions >= kMostCasts + kSpells + kMostPotions + 2, "in PRE each kind may be reserved, too");
using Actions = FixedVec<Action, kMostActions>;

// WT-20.5: every chance outcome is explicit and recorded.
struct Chance {
  enum class Kind : std::uint8_t { Tiles, Draw, Reshuffle, Roll };
  Kind kind;
  std::uint8_t value;   // card or die
  std::uint16_t tiles;  // bits of a SpellSet

  constexpr bool operator==(const Chance&) const = default;
  static constexpr Chance reveal(SpellSet tiles) { return {Kind::Tiles, 0, tiles.bits()}; }
  static constexpr Chance draw(Card card) { return {Kind::Draw, static_cast<std::uint8_t>(card), 0}; }
  static constexpr Chance reshuffle() { return {Kind::Reshuffle, 0, 0}; }
  static constexpr Chance roll(int die) { return {Kind::Roll, static_cast<std::uint8_t>(die), 0}; }
};

struct WeightedChance {
  Chance outcome;
  std::uint32_t weight;
};

// WT-15.1: the number of tile sets is largest for half of the tiles. Other chances are the kinds of cards and the die.
inline constexpr int kMostTileSets = ways_to_pick(kSpells, kSpells / 2);
inline constexpr int kMostChances = kMostTileSets > kCardKinds ? kMostTileSets : kCardKinds;
static_assert(kMostChances >= 6);
using Chances = FixedVec<WeightedChance, kMostChances>;

}  // namespace spires::towers

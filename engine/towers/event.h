// All events of a State, one struct each. evolve.h applies them.
//
// `fields` names the parts of an event once, for codecs, hashes and logs. Cards that an observer may not see are
// kNoCard in that observer's copy (view.h).
#pragma once

#include <cstdint>
#include <variant>

#include "engine/towers/cards.h"
#include "engine/towers/ids.h"
#include "engine/towers/state.h"
#include "engine/towers/tiles.h"

namespace spires::towers {

#define SPIRES_EVENT(Type)                    \
  static constexpr const char* kName = #Type; \
  constexpr bool operator==(const Type&) const = default

// Set-up and cards.
struct TilesRevealed {
  SpellSet tiles;
  SPIRES_EVENT(TilesRevealed);
  constexpr void fields(auto&& f) const { f("tiles", tiles); }
};
struct CardDrawn {
  Seat seat;
  Card card;
  SPIRES_EVENT(CardDrawn);
  constexpr void fields(auto&& f) const { f("seat", seat), f("card", card); }
};
struct Reshuffled {
  SPIRES_EVENT(Reshuffled);
  constexpr void fields(auto&&) const {}
};
struct CardPlayed {
  Seat seat;
  Card card;
  Side side;           // fixed by the card or announced; None: open
  std::uint8_t value;  // 0: set by dice, or with the piece
  std::uint8_t rerolls;
  SPIRES_EVENT(CardPlayed);
  constexpr void fields(auto&& f) const {
    f("seat", seat), f("card", card), f("side", side), f("value", value), f("rerolls", rerolls);
  }
};
struct CardDiscarded {
  Seat seat;
  Card card;
  SPIRES_EVENT(CardDiscarded);
  constexpr void fields(auto&& f) const { f("seat", seat), f("card", card); }
};
struct HandDiscarded {
  Seat seat;
  CardSet cards;
  SPIRES_EVENT(HandDiscarded);
  constexpr void fields(auto&& f) const { f("seat", seat), f("cards", cards); }
};
struct DieRolled {
  std::uint8_t value;
  SPIRES_EVENT(DieRolled);
  constexpr void fields(auto&& f) const { f("value", value); }
};
struct RerollCalled {
  SPIRES_EVENT(RerollCalled);
  constexpr void fields(auto&&) const {}
};
struct ResultStands {
  Side side;  // None: the side is still open
  SPIRES_EVENT(ResultStands);
  constexpr void fields(auto&& f) const { f("side", side); }
};
struct PieceChosen {
  Piece piece;
  std::uint8_t value;  // the steps it will go
  SPIRES_EVENT(PieceChosen);
  constexpr void fields(auto&& f) const { f("piece", piece), f("value", value); }
};
// The card had no legal piece, or lost it (WT-4.4, WT-15.5), or was left unused.
struct CardFizzled {
  SPIRES_EVENT(CardFizzled);
  constexpr void fields(auto&&) const {}
};
struct CardFinished {
  SPIRES_EVENT(CardFinished);
  constexpr void fields(auto&&) const {}
};

// The board.
struct WizardMoved {
  Seat owner;
  Space from;
  Space to;
  SPIRES_EVENT(WizardMoved);
  constexpr void fields(auto&& f) const { f("owner", owner), f("from", from), f("to", to); }
};
struct WizardEntered {
  Seat owner;
  Space from;
  SPIRES_EVENT(WizardEntered);
  constexpr void fields(auto&& f) const { f("owner", owner), f("from", from); }
};
// WT-18.4: all players see the surface that a lifted block uncovers.
struct TowerMoved {
  Space from;
  Level level;
  Space to;
  Wizards uncovered;
  SPIRES_EVENT(TowerMoved);
  constexpr void fields(auto&& f) const { f("from", from), f("level", level), f("to", to), f("uncovered", uncovered); }
};
struct TowersSwapped {
  Space first;
  Space second;
  Wizards under_first;
  Wizards under_second;
  SPIRES_EVENT(TowersSwapped);
  constexpr void fields(auto&& f) const {
    f("first", first), f("second", second), f("under_first", under_first), f("under_second", under_second);
  }
};
struct CastleMoved {
  Space to;
  SPIRES_EVENT(CastleMoved);
  constexpr void fields(auto&& f) const { f("to", to); }
};
struct SurfaceShown {
  Space space;
  Level level;
  Wizards wizards;
  SPIRES_EVENT(SurfaceShown);
  constexpr void fields(auto&& f) const { f("space", space), f("level", level), f("wizards", wizards); }
};
// A wizard freed from under `level` goes to the top surface, or into the castle if it stands there.
struct WizardFreed {
  Seat owner;
  Space space;
  Level level;
  SPIRES_EVENT(WizardFreed);
  constexpr void fields(auto&& f) const { f("owner", owner), f("space", space), f("level", level); }
};
struct PotionFilled {
  Seat seat;
  SPIRES_EVENT(PotionFilled);
  constexpr void fields(auto&& f) const { f("seat", seat); }
};

// Spells.
// What a casting uses up besides potions.
enum class Toll : std::uint8_t { None, Count, Slot };
struct SpellCast {
  Seat caster;
  Spell spell;
  std::uint8_t a;
  std::uint8_t b;
  std::uint8_t cost;
  Toll toll;
  SPIRES_EVENT(SpellCast);
  constexpr void fields(auto&& f) const {
    f("caster", caster), f("spell", spell), f("a", a), f("b", b), f("cost", cost), f("toll", toll);
  }
};
// the piece that a repetition of this spell must use, if the option binds it.
struct RepeatBound {
  Piece piece;
  SPIRES_EVENT(RepeatBound);
  constexpr void fields(auto&& f) const { f("piece", piece); }
};
struct SpellResolved {
  SPIRES_EVENT(SpellResolved);
  constexpr void fields(auto&&) const {}
};
struct SpellReserved {
  Seat seat;
  Spell spell;
  SPIRES_EVENT(SpellReserved);
  constexpr void fields(auto&& f) const { f("seat", seat), f("spell", spell); }
};
struct ReservationClosed {
  Seat seat;
  SPIRES_EVENT(ReservationClosed);
  constexpr void fields(auto&& f) const { f("seat", seat); }
};

// Teams.
struct PartnerAsked {
  SPIRES_EVENT(PartnerAsked);
  constexpr void fields(auto&&) const {}
};
// a card offered unasked. It stays in the hand of `from` until it is taken.
struct CardOffered {
  Seat from;
  Seat to;
  Card card;
  SPIRES_EVENT(CardOffered);
  constexpr void fields(auto&& f) const { f("from", from), f("to", to), f("card", card); }
};
struct OfferTaken {
  Seat seat;
  SPIRES_EVENT(OfferTaken);
  constexpr void fields(auto&& f) const { f("seat", seat); }
};
struct OfferDeclined {
  Seat seat;
  SPIRES_EVENT(OfferDeclined);
  constexpr void fields(auto&& f) const { f("seat", seat); }
};
struct CardPassed {
  Seat from;
  Seat to;
  Card card;
  SPIRES_EVENT(CardPassed);
  constexpr void fields(auto&& f) const { f("from", from), f("to", to), f("card", card); }
};
struct PotionsGiven {
  Seat from;
  Seat to;
  std::uint8_t count;
  SPIRES_EVENT(PotionsGiven);
  constexpr void fields(auto&& f) const { f("from", from), f("to", to), f("count", count); }
};

// The turn.
struct TurnStarted {
  Seat seat;
  SPIRES_EVENT(TurnStarted);
  constexpr void fields(auto&& f) const { f("seat", seat); }
};
struct ActionStarted {
  std::uint8_t act;
  SPIRES_EVENT(ActionStarted);
  constexpr void fields(auto&& f) const { f("act", act); }
};
struct TurnEnded {
  SPIRES_EVENT(TurnEnded);
  constexpr void fields(auto&&) const {}
};
struct GameEnded {
  SPIRES_EVENT(GameEnded);
  constexpr void fields(auto&&) const {}
};
// The game now waits at this point for `seat`, or for chance; in that case `seat` is the active one.
struct Waiting {
  Phase phase;
  Inner inner;
  Seat seat;
  SPIRES_EVENT(Waiting);
  constexpr void fields(auto&& f) const { f("phase", phase), f("inner", inner), f("seat", seat); }
};

#undef SPIRES_EVENT

using Event =
    std::variant<TilesRevealed, CardDrawn, Reshuffled, CardPlayed, CardDiscarded, HandDiscarded, DieRolled,
                 RerollCalled, ResultStands, PieceChosen, CardFizzled, CardFinished, WizardMoved, WizardEntered,
                 TowerMoved, TowersSwapped, CastleMoved, SurfaceShown, WizardFreed, PotionFilled, SpellCast,
                 RepeatBound, SpellResolved, SpellReserved, ReservationClosed, PartnerAsked, CardPassed, PotionsGiven,
                 TurnStarted, ActionStarted, TurnEnded, GameEnded, Waiting, CardOffered, OfferTaken, OfferDeclined>;

}  // namespace spires::towers

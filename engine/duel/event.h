// All events of a State, one struct each. evolve.h applies them.
//
// `fields` names the parts of an event once, for codecs, hashes and logs. In an observer's copy, facts that the
// observer may not see are kHiddenCard, kHiddenSecret, Exchange::Unknown or an empty set (view.h, KM-12.3).
#pragma once

#include <cstdint>
#include <variant>

#include "engine/duel/cards.h"
#include "engine/duel/ids.h"
#include "engine/duel/state.h"

namespace spires::duel {

#define SPIRES_EVENT(Type)                    \
  static constexpr const char* kName = #Type; \
  constexpr bool operator==(const Type&) const = default

// Set-up and deals (KM-3, KM-10).
struct RingLaid {
  Ring ring;
  SPIRES_EVENT(RingLaid);
  constexpr void fields(auto&& f) const {
    for (const Tower tower : ring) f("tower", tower);
  }
};
struct SecretBoxed {
  Secret secret;
  SPIRES_EVENT(SecretBoxed);
  constexpr void fields(auto&& f) const { f("secret", secret); }
};
struct SecretLaid {
  Tower tower;
  Secret secret;
  SPIRES_EVENT(SecretLaid);
  constexpr void fields(auto&& f) const { f("tower", tower), f("secret", secret); }
};
struct CardBurned {
  Card card;
  SPIRES_EVENT(CardBurned);
  constexpr void fields(auto&& f) const { f("card", card); }
};
struct FourthSlotChosen {
  SlotName slot;
  SPIRES_EVENT(FourthSlotChosen);
  constexpr void fields(auto&& f) const { f("slot", slot); }
};
enum class Face : std::uint8_t { Down, Up };
struct CardDealt {
  SlotName slot;
  Card card;
  Face face;
  SPIRES_EVENT(CardDealt);
  constexpr void fields(auto&& f) const { f("slot", slot), f("card", card), f("face", face); }
};

// A turn (KM-4 to KM-6).
struct TurnStarted {
  Seat seat;
  std::uint8_t round;
  std::uint8_t turn;
  SPIRES_EVENT(TurnStarted);
  constexpr void fields(auto&& f) const { f("seat", seat), f("round", round), f("turn", turn); }
};
enum class Move : std::uint8_t { Step, Swap, Skip };
struct CharacterMoved {
  Seat seat;
  Tower from;
  Tower to;
  Move move;
  SPIRES_EVENT(CharacterMoved);
  constexpr void fields(auto&& f) const { f("seat", seat), f("from", from), f("to", to), f("move", move); }
};
// The destination of a card: A, the used row, or none yet because its owner chooses an end.
enum class Zone : std::uint8_t { Acquired, Used, Held };
struct CardTaken {
  Seat seat;
  SlotName slot;
  Card card;
  Face face;  // as it lay there
  Zone zone;
  SPIRES_EVENT(CardTaken);
  constexpr void fields(auto&& f) const {
    f("seat", seat), f("slot", slot), f("card", card), f("face", face), f("zone", zone);
  }
};
struct StonePlaced {
  Seat seat;
  Card card;
  End end;
  SPIRES_EVENT(StonePlaced);
  constexpr void fields(auto&& f) const { f("seat", seat), f("card", card), f("end", end); }
};

// Spells (KM-9).
struct SpellCast {
  Seat seat;
  Tower tower;
  Tower as;  // the tower whose spell it is: the caster's own or the copied one
  Spell spell;
  SPIRES_EVENT(SpellCast);
  constexpr void fields(auto&& f) const { f("seat", seat), f("tower", tower), f("as", as), f("spell", spell); }
};
struct CostPaid {
  Seat seat;
  Card card;
  End end;
  SPIRES_EVENT(CostPaid);
  constexpr void fields(auto&& f) const { f("seat", seat), f("card", card), f("end", end); }
};
struct SpellFailed {
  Seat seat;
  Spell spell;
  SPIRES_EVENT(SpellFailed);
  constexpr void fields(auto&& f) const { f("seat", seat), f("spell", spell); }
};
struct SecretsSeen {
  Seat seat;
  Tower a;
  Tower b;
  Secret seen_a;
  Secret seen_b;
  SPIRES_EVENT(SecretsSeen);
  constexpr void fields(auto&& f) const {
    f("seat", seat), f("a", a), f("b", b), f("seen_a", seen_a), f("seen_b", seen_b);
  }
};
struct SecretsReturned {
  Seat seat;
  Tower a;
  Tower b;
  Exchange exchange;
  SPIRES_EVENT(SecretsReturned);
  constexpr void fields(auto&& f) const { f("seat", seat), f("a", a), f("b", b), f("exchange", exchange); }
};
struct CardPushed {
  Seat seat;  // the owner of the card
  Card card;
  End end;
  SPIRES_EVENT(CardPushed);
  constexpr void fields(auto&& f) const { f("seat", seat), f("card", card), f("end", end); }
};
struct CardDiscarded {
  Seat seat;
  Card card;
  Zone zone;
  std::uint8_t number;  // Used: the card of the row, from 1
  RowGap gap;           // Used: how its place is closed
  SPIRES_EVENT(CardDiscarded);
  constexpr void fields(auto&& f) const {
    f("seat", seat), f("card", card), f("zone", zone), f("number", number), f("gap", gap);
  }
};
struct CardSalvaged {
  Seat seat;
  Card card;
  SPIRES_EVENT(CardSalvaged);
  constexpr void fields(auto&& f) const { f("seat", seat), f("card", card); }
};

// The end of a round (KM-10).
struct LeftoversDiscarded {
  CardSet open;
  CardSet unseen;
  std::uint8_t unseen_count;
  SPIRES_EVENT(LeftoversDiscarded);
  constexpr void fields(auto&& f) const { f("open", open), f("unseen", unseen), f("unseen_count", unseen_count); }
};
struct RoundStarted {
  std::uint8_t round;
  Seat starter;
  SPIRES_EVENT(RoundStarted);
  constexpr void fields(auto&& f) const { f("round", round), f("starter", starter); }
};

// The end of the game (KM-11), step by step, so that readers need not count.
struct TowerGuessed {
  Tower tower;
  Secret secret;
  std::uint8_t points;
  SPIRES_EVENT(TowerGuessed);
  constexpr void fields(auto&& f) const { f("tower", tower), f("secret", secret), f("points", points); }
};
struct CardUnveiled {
  Seat seat;
  std::uint8_t number;  // which of the seat's purple draws, from 0
  Card card;
  Zone zone;  // Held: a stone that its owner will lay
  SPIRES_EVENT(CardUnveiled);
  constexpr void fields(auto&& f) const { f("seat", seat), f("number", number), f("card", card), f("zone", zone); }
};
struct VeiledStoneLaid {
  Seat seat;
  Card card;
  End end;
  SPIRES_EVENT(VeiledStoneLaid);
  constexpr void fields(auto&& f) const { f("seat", seat), f("card", card), f("end", end); }
};
struct ScoringStarted {
  SPIRES_EVENT(ScoringStarted);
  constexpr void fields(auto&&) const {}
};
struct IngredientsCounted {
  Seat seat;
  Keyed<Ingredient, std::uint8_t, kIngredients> natural;
  Keyed<Ingredient, std::uint8_t, kIngredients> converted;  // stones that count as it (KM-8)
  std::uint8_t stones;
  std::uint8_t chests;
  SPIRES_EVENT(IngredientsCounted);
  constexpr void fields(auto&& f) const {
    f("seat", seat);
    for (const std::uint8_t count : natural) f("natural", count);
    for (const std::uint8_t count : converted) f("converted", count);
    f("stones", stones), f("chests", chests);
  }
};
// The winner of something: a seat, or none.
enum class Owner : std::uint8_t { Nobody, Knight, Mage };
struct TowerScored {
  Tower tower;
  std::uint8_t knight;  // how many of its ingredient each has
  std::uint8_t mage;
  Owner owner;
  std::uint8_t value;
  Secret secret;  // hidden if neither player won it
  std::uint8_t secret_points;
  SPIRES_EVENT(TowerScored);
  constexpr void fields(auto&& f) const {
    f("tower", tower), f("knight", knight), f("mage", mage), f("owner", owner), f("value", value);
    f("secret", secret), f("secret_points", secret_points);
  }
};
struct TotalCounted {
  Seat seat;
  std::uint8_t guess;
  std::uint8_t towers;
  std::uint8_t secrets;
  std::uint8_t chests;
  std::uint8_t total;
  SPIRES_EVENT(TotalCounted);
  constexpr void fields(auto&& f) const {
    f("seat", seat), f("guess", guess), f("towers", towers), f("secrets", secrets), f("chests", chests);
    f("total", total);
  }
};
// the card under a tower that neither player won, or in the box.
struct SecretShown {
  Tower tower;  // Track: the box
  Secret secret;
  SPIRES_EVENT(SecretShown);
  constexpr void fields(auto&& f) const { f("tower", tower), f("secret", secret); }
};
// KM-11.10: the deciding criterion; Draw: none, and the table's option names the winner.
enum class Tiebreak : std::uint8_t { None, Princess, Towers, Red, Draw };
struct GameEnded {
  Owner winner;  // Nobody: a draw
  Tiebreak tiebreak;
  SPIRES_EVENT(GameEnded);
  constexpr void fields(auto&& f) const { f("winner", winner), f("tiebreak", tiebreak); }
};
// The game now waits at this point for `seat`, or for chance; in that case `seat` is the active one.
struct Waiting {
  Phase phase;
  Seat seat;
  SPIRES_EVENT(Waiting);
  constexpr void fields(auto&& f) const { f("phase", phase), f("seat", seat); }
};

#undef SPIRES_EVENT

using Event = std::variant<RingLaid, SecretBoxed, SecretLaid, CardBurned, FourthSlotChosen, CardDealt, TurnStarted,
                           CharacterMoved, CardTaken, StonePlaced, SpellCast, CostPaid, SpellFailed, SecretsSeen,
                           SecretsReturned, CardPushed, CardDiscarded, CardSalvaged, LeftoversDiscarded, RoundStarted,
                           TowerGuessed, CardUnveiled, VeiledStoneLaid, ScoringStarted, IngredientsCounted, TowerScored,
                           TotalCounted, SecretShown, GameEnded, Waiting>;

}  // namespace spires::duel

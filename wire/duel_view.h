// The view of one observer of Knight & Mage, for a client that knows no rules. Made from a View alone: facts missing
// from the view are "?" or left out. Counts and majorities follow from the cards that both have taken openly.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/duel/duel.h"
#include "wire/duel_standing.h"
#include "wire/duel_words.h"

namespace spires::wire {

// `secret`: the card there, "?" face down, "-" not laid yet. `seen`: the card that the observer last saw there;
// `stale`: another player has looked at it since and may have exchanged it.
struct DuelTowerView {
  DuelTowerWord tower;
  DuelIngredientWord ingredient;
  int value = 0;
  DuelSpellWord spell;
  std::vector<Word<"DuelCost">> cost;
  DuelSecretWord secret;
  std::optional<DuelSecretWord> seen;
  bool stale = false;
  int knight = 0;  // of its ingredient, including stones that count as it
  int mage = 0;
  DuelOwnerWord majority;
  static constexpr std::string_view kName = "DuelTowerView";
  static constexpr auto fields() {
    using S = DuelTowerView;
    return std::tuple{field("tower", &S::tower),      field("ingredient", &S::ingredient),
                      field("value", &S::value),      field("spell", &S::spell),
                      field("cost", &S::cost),        field("secret", &S::secret),
                      field("seen", &S::seen),        field("stale", &S::stale),
                      field("knight", &S::knight),    field("mage", &S::mage),
                      field("majority", &S::majority)};
  }
};

// `card` is left out if the slot is empty.
struct DuelSlotView {
  DuelSlotWord slot;
  std::optional<DuelCardWord> card;
  Word<"DuelFace"> face;
  static constexpr std::string_view kName = "DuelSlotView";
  static constexpr auto fields() {
    using S = DuelSlotView;
    return std::tuple{field("slot", &S::slot), field("card", &S::card), field("face", &S::face)};
  }
};

struct DuelCount {
  DuelIngredientWord ingredient;
  int natural = 0;
  int converted = 0;  // stones that count as it (KM-8)
  static constexpr std::string_view kName = "DuelCount";
  static constexpr auto fields() {
    using S = DuelCount;
    return std::tuple{field("ingredient", &S::ingredient), field("natural", &S::natural),
                      field("converted", &S::converted)};
  }
};

struct DuelPlayer {
  SeatWord seat;
  std::optional<DuelTowerWord> tower;  // where the character stands
  std::vector<DuelCardWord> acquired;
  std::vector<DuelCardWord> used;
  int veiled_size = 0;
  std::optional<std::vector<DuelCardWord>> veiled;
  std::vector<DuelCount> counts;
  int stones = 0;
  std::vector<DuelStones> stone_cards;  // of the used row, from left to right
  int chests = 0;
  int chest_points = 0;
  static constexpr std::string_view kName = "DuelPlayer";
  static constexpr auto fields() {
    using S = DuelPlayer;
    return std::tuple{field("seat", &S::seat),
                      field("tower", &S::tower),
                      field("acquired", &S::acquired),
                      field("used", &S::used),
                      field("veiled_size", &S::veiled_size),
                      field("veiled", &S::veiled),
                      field("counts", &S::counts),
                      field("stones", &S::stones),
                      field("stone_cards", &S::stone_cards),
                      field("chests", &S::chests),
                      field("chest_points", &S::chest_points)};
  }
};

struct DuelLook {
  int round = 0;
  SeatWord seat;
  DuelTowerWord a;
  DuelTowerWord b;
  DuelSecretWord seen_a;
  DuelSecretWord seen_b;
  std::optional<Word<"DuelExchange">> exchange;  // left out until the cards are back
  static constexpr std::string_view kName = "DuelLook";
  static constexpr auto fields() {
    using S = DuelLook;
    return std::tuple{field("round", &S::round),
                      field("seat", &S::seat),
                      field("a", &S::a),
                      field("b", &S::b),
                      field("seen_a", &S::seen_a),
                      field("seen_b", &S::seen_b),
                      field("exchange", &S::exchange)};
  }
};

// `ring` is empty until the towers are laid out. `asked` is left out while chance is asked and when the game is over.
struct DuelView {
  GameTag<"duel"> game;
  std::optional<SeatWord> observer;
  Word<"DuelPhase"> phase;
  int round = 0;
  int turn = 0;
  SeatWord active;
  std::optional<SeatWord> asked;
  std::vector<DuelTowerWord> ring;
  std::vector<DuelSlotView> slots;
  std::vector<DuelTowerView> towers;
  DuelStanding standing;
  DuelSecretWord box;
  std::vector<DuelPlayer> players;
  int draw_size = 0;
  int discard_size = 0;
  std::optional<std::vector<DuelCardWord>> discard;
  bool swap_used = false;
  std::optional<DuelCardWord> held;
  std::vector<DuelTowerWord> looking;
  std::optional<DuelTowerWord> guess;
  std::vector<DuelLook> looks;
  static constexpr std::string_view kName = "DuelView";
  static constexpr auto fields() {
    using S = DuelView;
    return std::tuple{
        field("game", &S::game),       field("observer", &S::observer),   field("phase", &S::phase),
        field("round", &S::round),     field("turn", &S::turn),           field("active", &S::active),
        field("asked", &S::asked),     field("ring", &S::ring),           field("slots", &S::slots),
        field("towers", &S::towers),   field("standing", &S::standing),   field("box", &S::box),
        field("players", &S::players), field("draw_size", &S::draw_size), field("discard_size", &S::discard_size),
        field("discard", &S::discard), field("swap_used", &S::swap_used), field("held", &S::held),
        field("looking", &S::looking), field("guess", &S::guess),         field("looks", &S::looks)};
  }
};

DuelView said_view(const duel::Rules& rules, const duel::View& view);
// The same with nothing hidden and nothing forgotten, for a finished game.
DuelView said_openly(const duel::Rules& rules, const duel::State& s);

}  // namespace spires::wire

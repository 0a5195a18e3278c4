// The view of one observer of Wandering Towers, for a client that knows no rules. Made from a View alone: facts missing
// from the view are "?" or left out.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/towers/towers.h"
#include "wire/towers_words.h"

namespace spires::wire {

struct TowersSpellUnderWay {
  SeatWord caster;
  TowersSpellWord spell;
  SpellTarget target;
  std::vector<SeatWord> riders;
  static constexpr std::string_view kName = "TowersSpellUnderWay";
  static constexpr auto fields() {
    using S = TowersSpellUnderWay;
    return std::tuple{field("caster", &S::caster), field("spell", &S::spell), field("target", &S::target),
                      field("riders", &S::riders)};
  }
};

// A tower of a stack, and the wizards on its roof.
struct TowersTower {
  int tower = 0;
  bool shield = false;
  WizardCounts wizards;
  static constexpr std::string_view kName = "TowersTower";
  static constexpr auto fields() {
    using S = TowersTower;
    return std::tuple{field("tower", &S::tower), field("shield", &S::shield), field("wizards", &S::wizards)};
  }
};

// A space: the wizards on its ground, and the stack on it from level 1 up.
struct TowersSpace {
  int space = 0;
  bool shield = false;
  WizardCounts ground;
  std::vector<TowersTower> towers;
  static constexpr std::string_view kName = "TowersSpace";
  static constexpr auto fields() {
    using S = TowersSpace;
    return std::tuple{field("space", &S::space), field("shield", &S::shield), field("ground", &S::ground),
                      field("towers", &S::towers)};
  }
};

// `next` is where the castle would fly now; left out if it would stay.
struct TowersCastle {
  int space = 0;
  std::optional<int> next;
  static constexpr std::string_view kName = "TowersCastle";
  static constexpr auto fields() {
    using S = TowersCastle;
    return std::tuple{field("space", &S::space), field("next", &S::next)};
  }
};

// `slot` is the kind that the seat has cast or reserved in this action (WT-15.2).
struct TowersPlayer {
  SeatWord seat;
  std::optional<SeatWord> partner;
  int hand_size = 0;
  std::optional<std::vector<TowersCardWord>> hand;
  int empty = 0;
  int full = 0;
  int spent = 0;
  int home = 0;
  int out = 0;
  std::optional<TowersSpellWord> slot;
  bool reserved = false;
  static constexpr std::string_view kName = "TowersPlayer";
  static constexpr auto fields() {
    using S = TowersPlayer;
    return std::tuple{field("seat", &S::seat),   field("partner", &S::partner),  field("hand_size", &S::hand_size),
                      field("hand", &S::hand),   field("empty", &S::empty),      field("full", &S::full),
                      field("spent", &S::spent), field("home", &S::home),        field("out", &S::out),
                      field("slot", &S::slot),   field("reserved", &S::reserved)};
  }
};

struct TowersTile {
  TowersSpellWord spell;
  int cost = 0;
  static constexpr std::string_view kName = "TowersTile";
  static constexpr auto fields() {
    using S = TowersTile;
    return std::tuple{field("spell", &S::spell), field("cost", &S::cost)};
  }
};

// The card being resolved, as far as it is fixed.
struct TowersCardInPlay {
  TowersCardWord card;
  std::optional<TowersSideWord> side;
  std::optional<int> value;
  int rerolls = 0;
  std::optional<TowersPiece> piece;
  std::vector<SeatWord> riders;
  static constexpr std::string_view kName = "TowersCardInPlay";
  static constexpr auto fields() {
    using S = TowersCardInPlay;
    return std::tuple{field("card", &S::card),       field("side", &S::side),   field("value", &S::value),
                      field("rerolls", &S::rerolls), field("piece", &S::piece), field("riders", &S::riders)};
  }
};

// `asked` is left out while chance is asked and when the game is over.
struct TowersView {
  GameTag<"towers"> game;
  std::optional<SeatWord> observer;
  Word<"Memory"> memory;
  Word<"TowersPhase"> phase;
  Word<"TowersInner"> inner;
  SeatWord turn;
  std::optional<SeatWord> asked;
  int act = 0;
  int actions = 0;  // per turn
  int castings = 0;
  bool refused = false;
  bool exchanged = false;
  int to_draw = 0;
  std::vector<TowersSpace> ring;
  TowersCastle castle;
  std::vector<TowersPlayer> players;
  std::vector<TowersTile> tiles;
  int draw_size = 0;
  int discard_size = 0;
  std::optional<TowersCardWord> discard_top;
  std::optional<std::vector<TowersCardWord>> discard;
  std::optional<TowersCardInPlay> card;
  std::optional<TowersSpellUnderWay> spell;
  std::optional<TowersPiece> bound;
  static constexpr std::string_view kName = "TowersView";
  static constexpr auto fields() {
    using S = TowersView;
    return std::tuple{field("game", &S::game),
                      field("observer", &S::observer),
                      field("memory", &S::memory),
                      field("phase", &S::phase),
                      field("inner", &S::inner),
                      field("turn", &S::turn),
                      field("asked", &S::asked),
                      field("act", &S::act),
                      field("actions", &S::actions),
                      field("castings", &S::castings),
                      field("refused", &S::refused),
                      field("exchanged", &S::exchanged),
                      field("to_draw", &S::to_draw),
                      field("ring", &S::ring),
                      field("castle", &S::castle),
                      field("players", &S::players),
                      field("tiles", &S::tiles),
                      field("draw_size", &S::draw_size),
                      field("discard_size", &S::discard_size),
                      field("discard_top", &S::discard_top),
                      field("discard", &S::discard),
                      field("card", &S::card),
                      field("spell", &S::spell),
                      field("bound", &S::bound)};
  }
};

TowersView said_view(const towers::Rules& rules, const towers::View& view);
// The same with nothing hidden and nothing forgotten, for a finished game.
TowersView said_openly(const towers::Rules& rules, const towers::State& s);

// WT-7: returns where the castle would fly from here; none: it would stay. REQUIRES: the top surfaces are known.
std::optional<int> next_castle(const towers::Rules& rules, const towers::State& seen);

}  // namespace spires::wire

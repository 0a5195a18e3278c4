// JSON for the things of Wandering Towers, in the words of docs/notation.md; "?" is a fact that the observer may not
// know.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/towers/event.h"
#include "wire/field.h"

namespace spires::wire {

using SeatWord = Word<"Seat">;
using TowersCardWord = Word<"TowersCard">;
using TowersSpellWord = Word<"TowersSpell">;
using TowersSideWord = Word<"TowersSide">;

inline constexpr std::array<std::string_view, 3> kTowersTolls{"none", "count", "slot"};
inline constexpr std::array<std::string_view, 3> kTowersSides{"none", "tower", "wizard"};
inline constexpr std::array<std::string_view, 6> kTowersInners{"none", "repeat", "pick", "fill", "ride", "draw"};

// The number of wizards of each seat on a surface; none: the observer may not see it (WT-18.3).
struct WizardCounts {
  std::optional<towers::Wizards> known;
  void write(std::string& out) const;
  static std::string typescript() { return "WizardCounts"; }
  static constexpr std::string_view kDefinition = "Partial<Record<Seat, number>> | \"?\"";
  bool operator==(const WizardCounts&) const = default;
};

// A wizard has an owner, a block of towers the level of its lowest one.
struct TowersPiece {
  TowersSideWord side;
  std::optional<int> space;
  std::optional<SeatWord> owner;
  std::optional<int> level;
  static constexpr std::string_view kName = "TowersPiece";
  static constexpr auto fields() {
    using S = TowersPiece;
    return std::tuple{field("side", &S::side), field("space", &S::space), field("owner", &S::owner),
                      field("level", &S::level)};
  }
};

// The target of a casting: spaces, and a piece on them.
struct SpellTarget {
  std::vector<int> spaces;
  std::optional<SeatWord> owner;
  std::optional<int> level;
  std::optional<bool> forward;
  static constexpr std::string_view kName = "SpellTarget";
  static constexpr auto fields() {
    using S = SpellTarget;
    return std::tuple{field("spaces", &S::spaces), field("owner", &S::owner), field("level", &S::level),
                      field("forward", &S::forward)};
  }
};
SpellTarget target_of(towers::Spell spell, int a, int b);

struct TowersSpellCast {
  SeatWord caster;
  TowersSpellWord spell;
  SpellTarget target;
  int cost = 0;
  Word<"TowersToll"> toll;
  static constexpr std::string_view kName = "TowersSpellCast";
  static constexpr auto fields() {
    using S = TowersSpellCast;
    return std::tuple{field("caster", &S::caster), field("spell", &S::spell), field("target", &S::target),
                      field("cost", &S::cost), field("toll", &S::toll)};
  }
};

struct TowersWords {
  static SeatWord said(Seat seat);
  static TowersCardWord said(towers::Card card);
  static std::vector<TowersCardWord> said(towers::CardSet cards);
  static int said(towers::Space space) { return towers::index(space); }
  static int said(std::uint8_t number) { return number; }
  static TowersSpellWord said(towers::Spell spell);
  static std::vector<TowersSpellWord> said(towers::SpellSet spells);
  static WizardCounts said(towers::Wizards wizards) { return {wizards}; }
  static TowersSideWord said(towers::Side side);
  static TowersPiece said(towers::Piece piece);
  static Word<"TowersToll"> said(towers::Toll toll);
  static Word<"TowersPhase"> said(towers::Phase phase);
  static Word<"TowersInner"> said(towers::Inner inner);
  static std::vector<SeatWord> said(towers::RiderList riders);

  // `a` and `b` have another meaning for every spell; the wire form names it.
  static TowersSpellCast shape(const towers::SpellCast& e);
};

}  // namespace spires::wire

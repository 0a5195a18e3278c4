// The names and properties of the phases, one row each. text_state.cpp writes by this table; text_state_read.cpp and
// text_state_check.cpp check by it.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/keyed.h"
#include "engine/towers/state.h"

namespace spires::towers {

// Who decides at a point that is not inside a casting.
enum class Decider : std::uint8_t { Active, Partner, Anybody, Chance, Nobody };
// Whether a card is being resolved there. InPlay: yes, except during a refusal.
// Offered: the field holds a card of the partner's hand instead.
enum class Resolving : std::uint8_t { No, InPlay, Yes, Offered };
// Whether the point is in a refusal.
enum class Refusing : std::uint8_t { No, Maybe, Yes };
// The number of the action: 0 outside, the first, any, or the last of the turn.
enum class Act : std::uint8_t { Outside, First, Any, Last };

struct PhaseRow {
  std::string_view name;
  Decider decider;
  Resolving card;
  Refusing refusing;
  Act act;
  std::uint8_t inner;  // one bit for each Inner that can occur there
};

inline constexpr int kPhases = 21;
inline constexpr int kInners = 6;
constexpr std::uint8_t inner_bit(Inner inner) { return static_cast<std::uint8_t>(1U << static_cast<int>(inner)); }
inline constexpr std::uint8_t kNoInner = inner_bit(Inner::None);
inline constexpr std::uint8_t kFreeOnly = kNoInner | inner_bit(Inner::Pick);
inline constexpr std::uint8_t kCasting =
    kFreeOnly | inner_bit(Inner::Fill) | inner_bit(Inner::Ride) | inner_bit(Inner::Draw);
inline constexpr std::uint8_t kRepeated = kCasting | inner_bit(Inner::Repeat);

inline constexpr Keyed<Inner, std::string_view, kInners> kInnerNames{
    {"", "+repeat", "+pick", "+fill", "+ride", "+draw"}};
inline constexpr Keyed<Phase, PhaseRow, kPhases> kPhaseRows{{
    {"tiles", Decider::Chance, Resolving::No, Refusing::No, Act::Outside, kNoInner},
    {"deal", Decider::Chance, Resolving::No, Refusing::No, Act::Outside, kNoInner},
    {"rescue0", Decider::Anybody, Resolving::No, Refusing::No, Act::First, kFreeOnly},
    {"choose", Decider::Active, Resolving::No, Refusing::No, Act::Any, kRepeated},
    {"answer", Decider::Partner, Resolving::No, Refusing::No, Act::Any, kNoInner},
    {"return", Decider::Active, Resolving::No, Refusing::No, Act::Any, kNoInner},
    {"roll", Decider::Chance, Resolving::Yes, Refusing::No, Act::Any, kNoInner},
    {"reroll", Decider::Active, Resolving::Yes, Refusing::No, Act::Any, kNoInner},
    {"side", Decider::Active, Resolving::Yes, Refusing::No, Act::Any, kNoInner},
    {"pre", Decider::Anybody, Resolving::InPlay, Refusing::Maybe, Act::Any, kRepeated},
    {"rescue1", Decider::Anybody, Resolving::InPlay, Refusing::Maybe, Act::Any, kFreeOnly},
    {"piece", Decider::Active, Resolving::Yes, Refusing::No, Act::Any, kCasting},
    {"mid", Decider::Anybody, Resolving::Yes, Refusing::No, Act::Any, kRepeated},
    {"post", Decider::Anybody, Resolving::No, Refusing::Maybe, Act::Any, kRepeated},
    {"rescue2", Decider::Anybody, Resolving::No, Refusing::Maybe, Act::Any, kFreeOnly},
    {"redraw", Decider::Chance, Resolving::No, Refusing::Yes, Act::First, kNoInner},
    {"step", Decider::Active, Resolving::No, Refusing::Yes, Act::First, kCasting},
    {"end", Decider::Active, Resolving::No, Refusing::No, Act::Last, kCasting},
    {"refill", Decider::Chance, Resolving::No, Refusing::No, Act::Outside, kNoInner},
    {"over", Decider::Nobody, Resolving::No, Refusing::No, Act::Outside, kNoInner},
    {"offered", Decider::Active, Resolving::Offered, Refusing::No, Act::Any, kNoInner},
}};

// WT-17.1: the draws of a spell are chance too.
constexpr bool is_chance_point(Phase phase, Inner inner) {
  return kPhaseRows[phase].decider == Decider::Chance || inner == Inner::Draw;
}

}  // namespace spires::towers

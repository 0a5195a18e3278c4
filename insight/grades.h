// Grades of decisions: how much of a game a decision gave away, as far as its seat could know.
//
// A grade needs everything to agree: both judges, the mean over other worlds and the paired comparison must all reach its
// threshold. The loss that is shown is the smallest of them. Whatever is doubtful is fine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "insight/shares.h"
#include "wire/field.h"

namespace spires::insight {

enum class Grade : std::uint8_t { Fine, Slip, Mistake, Blunder };

// The least loss of each grade, in points of a hundred for a game of two sides. A game of m sides has 2/m of it, because
// its chances are smaller.
inline constexpr std::array<int, 4> kLeastPoints = {0, 2, 5, 12};
// Nothing is graded if the game is as good as lost before the decision, or as good as won after it.
inline constexpr Parts kAsGoodAsLost = 3 * kWhole / 100;

constexpr Parts least_loss(Grade grade, int sides) {
  return kLeastPoints[static_cast<std::size_t>(grade)] * kWhole * 2 / (100 * sides);
}

constexpr Grade grade_of(Parts loss, int sides) {
  for (const Grade grade : {Grade::Blunder, Grade::Mistake, Grade::Slip}) {
    if (loss >= least_loss(grade, sides)) return grade;
  }
  return Grade::Fine;
}

// A grade without a reason that a sentence can name is one lower.
constexpr Grade lowered(Grade grade) {
  return grade == Grade::Fine ? grade : static_cast<Grade>(static_cast<int>(grade) - 1);
}

// `seen`: the chance after the best decision. A win that was missed is no won game.
constexpr bool is_open(Parts seen, Parts loss) { return seen > kAsGoodAsLost && seen - loss < kWhole - kAsGoodAsLost; }

}  // namespace spires::insight

namespace spires::wire {

template <>
struct Words<insight::Grade> {
  static constexpr std::string_view kTypeScript = "Grade";
  static constexpr std::array<std::string_view, 4> kWords{"fine", "slip", "mistake", "blunder"};
};

}  // namespace spires::wire

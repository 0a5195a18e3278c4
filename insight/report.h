// The report of a finished game: where its result came from, in columns that add up exactly.
//
// For every side and every step of the surviving line
//
//   value after − value before = luck + skill + information + second thoughts
//
// in whole parts, and each column adds up to 0 over the sides. Luck is chance against what could have come. Skill is what
// a decision gave away, as far as its seat could know. Information is how much kinder the hidden truth was to the
// decision played than to the best one. Second thoughts are changes of the analyst's own mind, and nobody's doing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/core/text_fault.h"
#include "insight/grades.h"
#include "insight/shares.h"
#include "wire/field.h"

namespace spires::insight {

using PartsList = std::vector<Parts>;  // one for each side

// No sum of a report comes near these.
inline constexpr Parts kMostParts = Parts{1} << 40;
template <class S, class T>
constexpr auto parts_field(std::string_view name, T S::* member) {
  return wire::field(name, member, wire::between(-kMostParts, kMostParts));
}

// Luck told at a step. Without a seat: the deal, or cards that come to the table.
struct LuckReport {
  std::optional<std::string> seat;
  PartsList parts;
  static constexpr std::string_view kName = "LuckReport";
  static constexpr auto fields() {
    using S = LuckReport;
    return std::tuple{wire::field("seat", &S::seat), parts_field("parts", &S::parts)};
  }
  bool operator==(const LuckReport&) const = default;
};

// A reason for a decision, as hints name it.
struct ReasonReport {
  std::string key;
  int count = 1;
  static constexpr std::string_view kName = "ReasonReport";
  static constexpr auto fields() {
    using S = ReasonReport;
    return std::tuple{wire::field("key", &S::key), wire::field("count", &S::count, wire::between(-1000, 1000))};
  }
  bool operator==(const ReasonReport&) const = default;
};

// A decision that had an alternative, as its judges saw it.
struct ChoiceReport {
  std::string best;  // in the notation
  Parts seen = 0;    // the chance of the decider's side, as far as the seat could know
  PartsList skill;
  PartsList information;
  Parts loss = 0;                     // confirmed by all judges; 0: fine
  std::vector<ReasonReport> reasons;  // for the best decision; empty if this one was fine
  static constexpr std::string_view kName = "ChoiceReport";
  static constexpr auto fields() {
    using S = ChoiceReport;
    return std::tuple{wire::field("best", &S::best),   parts_field("seen", &S::seen),
                      parts_field("skill", &S::skill), parts_field("information", &S::information),
                      parts_field("loss", &S::loss),   wire::field("reasons", &S::reasons)};
  }
  bool operator==(const ChoiceReport&) const = default;
};

struct StepReport {
  std::uint32_t number = 0;  // in the surviving line, from 1
  std::uint32_t turn = 0;    // from 1; 0: before the first
  std::uint32_t until = 0;   // its last event: where a replay shows what came of it
  std::optional<std::string> seat;
  std::string text;
  std::vector<LuckReport> luck;
  std::optional<ChoiceReport> choice;
  PartsList second;  // second thoughts
  PartsList value;   // after the step
  static constexpr std::string_view kName = "StepReport";
  static constexpr auto fields() {
    using S = StepReport;
    return std::tuple{wire::field("number", &S::number),
                      wire::field("turn", &S::turn),
                      wire::field("until", &S::until),
                      wire::field("seat", &S::seat),
                      wire::field("text", &S::text, wire::up_to_characters(200)),
                      wire::field("luck", &S::luck),
                      wire::field("choice", &S::choice),
                      parts_field("second", &S::second),
                      parts_field("value", &S::value)};
  }
  bool operator==(const StepReport&) const = default;
};

// The decisions of a seat in one turn are graded together. The mark is at the first one that lost something.
struct TurnReport {
  std::uint32_t turn = 0;
  std::string seat;
  std::uint32_t step = 0;  // the marked one
  Parts loss = 0;
  Grade grade = Grade::Fine;
  static constexpr std::string_view kName = "TurnReport";
  static constexpr auto fields() {
    using S = TurnReport;
    return std::tuple{wire::field("turn", &S::turn), wire::field("seat", &S::seat), wire::field("step", &S::step),
                      parts_field("loss", &S::loss), wire::field("grade", &S::grade)};
  }
  bool operator==(const TurnReport&) const = default;
};

// Where the result of one side came from. The start and the lines after it add up to the result.
struct SideReport {
  std::vector<std::string> seats;  // empty: the clock of a solo game
  Parts start = 0;
  Parts deal = 0;           // luck without a seat
  Parts own_choices = 0;    // skill of its seats
  Parts other_choices = 0;  // skill of other seats
  Parts own_luck = 0;       // luck of its seats
  Parts other_luck = 0;     // luck of other seats
  Parts information = 0;    // with second thoughts: what was unforeseen
  Parts second = 0;
  Parts result = 0;
  bool foreseen = false;  // less was unforeseen than was luck and skill; otherwise a sentence about luck would mislead
  static constexpr std::string_view kName = "SideReport";
  static constexpr auto fields() {
    using S = SideReport;
    return std::tuple{wire::field("seats", &S::seats),
                      parts_field("start", &S::start),
                      parts_field("deal", &S::deal),
                      parts_field("own_choices", &S::own_choices),
                      parts_field("other_choices", &S::other_choices),
                      parts_field("own_luck", &S::own_luck),
                      parts_field("other_luck", &S::other_luck),
                      parts_field("information", &S::information),
                      parts_field("second", &S::second),
                      parts_field("result", &S::result),
                      wire::field("foreseen", &S::foreseen)};
  }
  bool operator==(const SideReport&) const = default;
};

// What the luck of a whole game explains of its result, for each side.
struct LuckOfGame {
  PartsList start;
  PartsList luck;
  PartsList result;
};

// A step of which something large came, by chance or by a decision.
enum class MomentKind : std::uint8_t { Deal, Cards, Dice, Choice };
struct MomentReport {
  std::uint32_t step = 0;
  std::uint32_t turn = 0;
  MomentKind kind = MomentKind::Deal;
  std::optional<std::string> seat;  // whose luck, or who decided
  PartsList parts;
  static constexpr std::string_view kName = "MomentReport";
  static constexpr auto fields() {
    using S = MomentReport;
    return std::tuple{wire::field("step", &S::step), wire::field("turn", &S::turn), wire::field("kind", &S::kind),
                      wire::field("seat", &S::seat), parts_field("parts", &S::parts)};
  }
  bool operator==(const MomentReport&) const = default;
};

// Some turns of a game. Every value depends on its position alone, so the parts of a report are those of the whole one,
// and a page can ask for one turn after the other.
struct Part {
  std::uint32_t first = 0;  // 0: what happens before the first turn
  std::uint32_t last = UINT32_MAX;
};

inline constexpr std::size_t kMostSteps = 100'000;

struct Report {
  std::string record;  // its digest
  std::string game;
  int revision = 0;
  std::string evaluator;  // its hash
  std::uint32_t nodes = 0;
  bool stopped = false;  // the game was stopped: its result is the last value
  std::uint32_t turns_in_all = 0;
  std::uint32_t steps_in_all = 0;
  PartsList start;  // the value before the first step
  std::vector<StepReport> steps;
  std::vector<TurnReport> turns;  // graded, except the fine ones
  std::vector<SideReport> sides;
  std::vector<MomentReport> moments;  // the turning points, the largest first; of a whole report alone
  static constexpr std::string_view kName = "GameReport";
  static constexpr auto fields() {
    using S = Report;
    return std::tuple{wire::field("record", &S::record),
                      wire::field("game", &S::game),
                      wire::field("revision", &S::revision),
                      wire::field("evaluator", &S::evaluator),
                      wire::field("nodes", &S::nodes),
                      wire::field("stopped", &S::stopped),
                      wire::field("turns_in_all", &S::turns_in_all),
                      wire::field("steps_in_all", &S::steps_in_all),
                      parts_field("start", &S::start),
                      wire::field("steps", &S::steps, wire::up_to_items(kMostSteps)),
                      wire::field("turns", &S::turns, wire::up_to_items(kMostSteps)),
                      wire::field("sides", &S::sides),
                      wire::field("moments", &S::moments)};
  }
  bool operator==(const Report&) const = default;
};

// Adds up the columns of the steps. REQUIRES: `sides` names the seats of every side.
void add_up(Report& report);

// Groups the confirmed losses of each seat by turn.
void grade_turns(Report& report);

// Finds the steps with the largest luck or loss: at most three, of turns that are not near each other.
void find_moments(Report& report);

// The report of a whole game from those of its turns, in any order. A Fault says what does not fit together.
Result<Report> joined(std::vector<Report> parts);

// The text of a report, `spires-report 1`: docs/report-format.md. Two devices write equal bytes.
std::string write_report(const Report& report);

}  // namespace spires::insight

namespace spires::wire {

template <>
struct Words<insight::MomentKind> {
  static constexpr std::string_view kTypeScript = "MomentKind";
  static constexpr std::array<std::string_view, 4> kWords{"deal", "cards", "dice", "choice"};
};

}  // namespace spires::wire

#include "cli/command_analyse.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <string_view>

#include "engine/core/record.h"
#include "insight/analyse.h"
#include "wire/encode.h"

namespace spires::cli {
namespace {

using insight::Parts;
using insight::Report;
using insight::SideReport;

// Tenths of a point, rounded half away from zero: sums are shown with one digit, because more would be noise.
std::string points(Parts parts) {
  const Parts tenths = (std::abs(parts) * 1000 + insight::kWhole / 2) / insight::kWhole;
  return fmt::format("{}{}.{}", parts < 0 && tenths != 0 ? "-" : "", tenths / 10, tenths % 10);
}
std::string change(Parts parts) { return (parts < 0 ? "" : "+") + points(parts); }
Parts whole_points(Parts parts) { return (parts * 100 + insight::kWhole / 2) / insight::kWhole; }

const SideReport* side_of(const Report& report, const std::string& seat) {
  for (const SideReport& side : report.sides) {
    if (std::find(side.seats.begin(), side.seats.end(), seat) != side.seats.end()) return &side;
  }
  return nullptr;
}

std::string seats_of(const Report& report) {
  std::vector<std::string> seats;
  for (const SideReport& side : report.sides) seats.insert(seats.end(), side.seats.begin(), side.seats.end());
  std::sort(seats.begin(), seats.end());
  return fmt::format("{}", fmt::join(seats, ", "));
}

void tell_sums(const SideReport& side, bool stopped, std::ostream& out) {
  const auto line = [&out](std::string_view name, const std::string& number) {
    out << fmt::format("  {:<28}{:>8}\n", name, number);
  };
  line("chance at the start, in %", points(side.start));
  line("the deal", change(side.deal));
  line("own decisions", change(side.own_choices));
  line("other decisions", change(side.other_choices));
  line("own cards and dice", change(side.own_luck));
  line("other cards and dice", change(side.other_luck));
  line("unforeseen", change(side.information + side.second));
  line(stopped ? "chance when it was stopped" : "result", points(side.result));
  if (!side.foreseen) out << "The analyst did not see this game coming: more was unforeseen than was luck and skill.\n";
}

void tell_turns(const Report& report, const std::string& seat, std::ostream& out) {
  bool any = false;
  for (const insight::TurnReport& turn : report.turns) {
    if (turn.seat != seat) continue;
    any = true;
    const insight::StepReport& step = report.steps[turn.step - 1];
    const auto grade = wire::Words<insight::Grade>::kWords[static_cast<std::size_t>(turn.grade)];
    out << fmt::format("turn {}, step {}: {}, -{} %: `{}` instead of `{}`", turn.turn, turn.step, grade,
                       whole_points(turn.loss), step.text, step.choice->best);
    std::vector<std::string_view> reasons;
    for (const insight::ReasonReport& reason : step.choice->reasons) reasons.push_back(reason.key);
    if (!reasons.empty()) out << fmt::format(" ({})", fmt::join(reasons, ", "));
    out << "\n";
  }
  if (!any) out << "no decision was clearly worse than another\n";
}

}  // namespace

int run_analyse(const AnalyseArguments& arguments, Console& console) {
  const Result<std::string> text = read_file(console, arguments.file);
  if (const Fault* fault = std::get_if<Fault>(&text)) return bad_input(console, *fault);
  if (!looks_like_record(std::get<0>(text))) {
    return bad_input(console, arguments.file, "is no record (`spires-record 1`)");
  }
  const Result<Report> analysed = insight::analyse(std::get<0>(text), insight::Budgets{arguments.nodes});
  if (const Fault* fault = std::get_if<Fault>(&analysed)) return bad_input(console, *fault);
  const Report& report = std::get<0>(analysed);
  const SideReport* side = side_of(report, arguments.seat);
  if (!arguments.seat.empty() && side == nullptr) {
    return bad_input(console, "--seat",
                     "`" + arguments.seat + "` is no seat of this game; there is: " + seats_of(report));
  }
  if (arguments.json) {
    console.out << wire::encode(report).text << "\n";
  } else if (side == nullptr) {
    console.out << insight::write_report(report);
  } else {
    console.out << fmt::format("seat {} of {}, {} nodes\n", arguments.seat, report.game, report.nodes);
    tell_sums(*side, report.stopped, console.out);
    tell_turns(report, arguments.seat, console.out);
  }
  return kDone;
}

}  // namespace spires::cli

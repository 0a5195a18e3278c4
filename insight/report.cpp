#include "insight/report.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <span>
#include <utility>

#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"

namespace spires::insight {
namespace {

bool has_seat(const SideReport& side, const std::string& seat) {
  return std::find(side.seats.begin(), side.seats.end(), seat) != side.seats.end();
}

void add_step(SideReport& side, std::size_t j, const StepReport& step) {
  for (const LuckReport& luck : step.luck) {
    Parts& line = !luck.seat ? side.deal : has_seat(side, *luck.seat) ? side.own_luck : side.other_luck;
    line += luck.parts[j];
  }
  if (step.choice) {
    (has_seat(side, *step.seat) ? side.own_choices : side.other_choices) += step.choice->skill[j];
    side.information += step.choice->information[j];
  }
  side.second += step.second[j];
}

void put(std::string& out, const PartsList& parts) {
  for (const Parts one : parts) out += " " + std::to_string(one);
}

void write_step(std::string& out, const StepReport& step) {
  const std::string number = std::to_string(step.number);
  for (const LuckReport& luck : step.luck) {
    out += number + " luck " + luck.seat.value_or("*");
    put(out, luck.parts);
    out += '\n';
  }
  if (step.choice) {
    out += number + " choice " + *step.seat + " seen " + std::to_string(step.choice->seen) + " skill";
    put(out, step.choice->skill);
    out += " information";
    put(out, step.choice->information);
    if (step.choice->loss != 0) {
      out += " loss " + std::to_string(step.choice->loss) + " best " + step.choice->best;
      for (const ReasonReport& reason : step.choice->reasons) out += " " + reason.key;
    }
    out += '\n';
  }
  out += number + " second";
  put(out, step.second);
  out += " value";
  put(out, step.value);
  out += '\n';
}

// The effect of a moment on the side that it changed most.
Parts size_of(const MomentReport& moment) {
  Parts most = 0;
  for (const Parts one : moment.parts) most = std::max(most, std::abs(one));
  return most;
}

void add_moments(const StepReport& step, std::vector<MomentReport>& all) {
  const bool is_die = !step.seat && step.text.starts_with("roll ");
  for (const LuckReport& luck : step.luck) {
    const MomentKind kind = !luck.seat ? MomentKind::Deal : is_die ? MomentKind::Dice : MomentKind::Cards;
    all.push_back({step.number, step.turn, kind, luck.seat, luck.parts});
  }
  if (step.choice && step.choice->loss != 0) {
    all.push_back({step.number, step.turn, MomentKind::Choice, step.seat, step.choice->skill});
  }
}

bool is_of_same(const Report& a, const Report& b) {
  return a.record == b.record && a.evaluator == b.evaluator && a.nodes == b.nodes && a.sides.size() == b.sides.size();
}

// Whether the steps follow each other from the first to the last of the game, each with a number for every side.
bool fits_together(const Report& report) {
  const std::size_t sides = report.sides.size();
  const auto fits = [sides](const PartsList& parts) { return parts.size() == sides; };
  bool all = sides <= kMaxSeats + 1 && fits(report.start) && report.steps.size() == report.steps_in_all;
  std::uint32_t number = 0;
  for (const StepReport& step : report.steps) {
    all = all && step.number == ++number && fits(step.second) && fits(step.value);
    for (const LuckReport& luck : step.luck) all = all && fits(luck.parts);
    if (!step.choice) continue;
    all = all && step.seat && fits(step.choice->skill) && fits(step.choice->information);
  }
  return all;
}

void write_side(std::string& out, const SideReport& side) {
  out += "side ";
  for (const std::string& seat : side.seats) out += seat;
  if (side.seats.empty()) out += '*';
  const auto line = [&out](std::string_view name, Parts parts) {
    out.append(" ").append(name).append(" ").append(std::to_string(parts));
  };
  line("start", side.start);
  line("deal", side.deal);
  line("own-choices", side.own_choices);
  line("other-choices", side.other_choices);
  line("own-luck", side.own_luck);
  line("other-luck", side.other_luck);
  line("information", side.information);
  line("second", side.second);
  line("result", side.result);
  out += '\n';
}

}  // namespace

void add_up(Report& report) {
  for (std::size_t j = 0; j < report.sides.size(); ++j) {
    SideReport& side = report.sides[j];
    side = {.seats = std::move(side.seats)};
    side.start = report.start[j];
    for (const StepReport& step : report.steps) add_step(side, j, step);
    side.result = report.steps.empty() ? side.start : report.steps.back().value[j];
    const Parts told =
        std::abs(side.deal + side.own_luck + side.other_luck) + std::abs(side.own_choices + side.other_choices);
    side.foreseen = std::abs(side.information + side.second) < told;
  }
}

void grade_turns(Report& report) {
  const int sides = static_cast<int>(report.sides.size());
  report.turns.clear();
  std::vector<bool> explained;
  for (const StepReport& step : report.steps) {
    if (!step.choice || step.choice->loss == 0) continue;
    const auto same = [&](const TurnReport& turn) { return turn.turn == step.turn && turn.seat == *step.seat; };
    const auto found = std::find_if(report.turns.begin(), report.turns.end(), same);
    if (found != report.turns.end()) {
      found->loss += step.choice->loss;
    } else {
      report.turns.push_back({step.turn, *step.seat, step.number, step.choice->loss, Grade::Fine});
      explained.push_back(!step.choice->reasons.empty());
    }
  }
  for (std::size_t i = 0; i < report.turns.size(); ++i) {
    TurnReport& turn = report.turns[i];
    turn.grade = grade_of(turn.loss, sides);
    if (!explained[i]) turn.grade = lowered(turn.grade);
  }
  std::erase_if(report.turns, [](const TurnReport& turn) { return turn.grade == Grade::Fine; });
}

void find_moments(Report& report) {
  constexpr std::size_t kMost = 3;
  constexpr std::uint32_t kTurnsApart = 3;
  const Parts least = least_loss(Grade::Slip, static_cast<int>(report.sides.size()));
  std::vector<MomentReport> all;
  for (const StepReport& step : report.steps) add_moments(step, all);
  std::erase_if(all, [&](const MomentReport& one) { return size_of(one) < least; });
  std::sort(all.begin(), all.end(), [](const MomentReport& a, const MomentReport& b) {
    return std::tuple(-size_of(a), a.step, a.kind) < std::tuple(-size_of(b), b.step, b.kind);
  });
  report.moments.clear();
  for (MomentReport& one : all) {
    const auto is_near = [&](const MomentReport& other) {
      return std::max(one.turn, other.turn) - std::min(one.turn, other.turn) < kTurnsApart;
    };
    if (std::any_of(report.moments.begin(), report.moments.end(), is_near)) continue;
    report.moments.push_back(std::move(one));
    if (report.moments.size() == kMost) break;
  }
}

Result<Report> joined(std::vector<Report> parts) {
  if (parts.empty()) return Fault{"parts", "there are none"};
  const auto first_step = [](const Report& part) { return part.steps.empty() ? 0 : part.steps.front().number; };
  std::sort(parts.begin(), parts.end(),
            [&](const Report& a, const Report& b) { return first_step(a) < first_step(b); });
  Report whole = std::move(parts.front());
  for (Report& part : std::span(parts).subspan(1)) {
    if (!is_of_same(whole, part)) return Fault{"parts", "they are of different reports"};
    if (whole.steps.empty()) whole.start = part.start;
    std::move(part.steps.begin(), part.steps.end(), std::back_inserter(whole.steps));
  }
  if (!fits_together(whole)) return Fault{"parts", "a turn is missing, or there twice"};
  add_up(whole);
  grade_turns(whole);
  find_moments(whole);
  return whole;
}

std::string write_report(const Report& report) {
  std::string out = "spires-report 1\n";
  out += "record " + report.record + "\n";
  out += "game " + report.game + " " + std::to_string(report.revision) + "\n";
  out += "evaluator " + report.evaluator + "\n";
  out += "nodes " + std::to_string(report.nodes) + "\n";
  if (report.stopped) out += "stopped\n";
  out += "start";
  put(out, report.start);
  out += '\n';
  for (const StepReport& step : report.steps) write_step(out, step);
  for (const TurnReport& turn : report.turns) {
    out += "turn " + std::to_string(turn.turn) + " " + turn.seat + " step " + std::to_string(turn.step) + " loss " +
           std::to_string(turn.loss) + " " +
           std::string(wire::Words<Grade>::kWords[static_cast<std::size_t>(turn.grade)]) + "\n";
  }
  for (const SideReport& side : report.sides) write_side(out, side);
  Sha256 sha;
  sha.add(out);
  out += "digest " + hex_of(sha.digest()) + "\n";
  return out;
}

}  // namespace spires::insight

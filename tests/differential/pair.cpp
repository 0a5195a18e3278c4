#include "tests/differential/pair.h"

#include <algorithm>
#include <variant>

#include "engine/core/playout.h"

namespace spires::differential {

namespace {

using towers::Text;
using towers::Towers;

towers::Rules rules_of(const Table& table) { return std::get<towers::Rules>(Text::rules(settings_of(table))); }

std::string lines(const Point& point) {
  std::string out = "asked " + point.asked + "\nlist ";
  for (const auto& [text, weight] : point.list) {
    out += "  " + text;
    if (weight != 1) out += " ×" + std::to_string(weight);
  }
  return out + "\nstate " + point.state;
}

// An unfinished game was stopped.
std::string reason_word(EndReason reason) {
  return std::string(reason_text(reason == EndReason::None ? EndReason::Cap : reason));
}

}  // namespace

Pair::Pair(const Table& table)
    : table_(table), rules_(rules_of(table)), state_(Towers::initial(rules_)), reference_(table) {
  compare();
}

Point Pair::engine_point() const {
  Point point;
  const Pending pending = Towers::pending(rules_, state_);
  if (pending.is_chance()) {
    point.asked = "?";
    towers::Chances chances;
    Towers::chances(rules_, state_, chances);
    for (const auto& [outcome, weight] : chances) {
      point.list.emplace_back(Text::chance(rules_, state_, outcome), weight);
    }
  } else if (pending.is_over()) {
    point.asked = "-";
  } else {
    point.asked = Text::seat(pending.seat());
    towers::Actions actions;
    Towers::legal(rules_, state_, pending.seat(), actions);
    for (const towers::Action& action : actions) point.list.emplace_back(Text::action(action), 1U);
  }
  std::sort(point.list.begin(), point.list.end());
  point.state = Text::state(rules_, state_);
  return point;
}

Point Pair::reference_point() const {
  Point point;
  if (reference_.chance_due()) {
    point.asked = "?";
    for (const auto& [outcome, weight] : reference_.chances()) {
      point.list.emplace_back(reference::towers::Game::text(outcome), static_cast<unsigned>(weight));
    }
    std::sort(point.list.begin(), point.list.end());
  } else if (reference_.over()) {
    point.asked = "-";
  } else {
    point.asked = static_cast<char>('A' + reference_.seat());
    for (std::string& text : reference_.legal()) point.list.emplace_back(std::move(text), 1U);
  }
  point.state = reference_.state();
  return point;
}

void Pair::compare() {
  engine_point_ = engine_point();
  const Point other = reference_point();
  if (engine_point_ != other) {
    differ("the point", lines(engine_point_), lines(other));
  } else if (over() && engine_result() != reference_result()) {
    differ("the result", engine_result(), reference_result());
  } else if (!over() && engine_point_.list.empty()) {
    differ("nothing to do", lines(engine_point_), lines(other));
  } else if (!over() && !chance()) {
    compare_pick();
  }
}

// What playouts pick without a list is what the list shows at that place.
void Pair::compare_pick() {
  const Seat seat = Towers::pending(rules_, state_).seat();
  towers::Actions actions;
  Towers::legal(rules_, state_, seat, actions);
  const std::uint64_t word = mix64(steps_.size());
  const towers::Action picked = pick_legal<Towers>(rules_, state_, seat, word);
  const towers::Action listed = actions[static_cast<int>(below(word, static_cast<std::uint32_t>(actions.size())))];
  if (picked != listed)
    differ("the pick of the engine (first) and its list", Text::action(picked), Text::action(listed));
}

void Pair::apply(const std::string& text) {
  steps_.push_back(text);
  Silence silence;
  if (chance()) {
    Towers::resolve(rules_, state_, Text::parse_chance(rules_, state_, text).value(), silence);
  } else {
    const Seat seat = Towers::pending(rules_, state_).seat();
    const towers::Action action = Text::parse_action(text).value();
    if (!Towers::check(rules_, state_, seat, action).none()) differ("a listed action is refused", text, "");
    Towers::play(rules_, state_, seat, action, silence);
  }
  if (!reference_.apply(text)) differ("the reference does not know the step", text, "");
  if (difference_.empty()) compare();
}

std::string Pair::reason() const { return reason_word(Towers::outcome(rules_, state_).reason); }

void Pair::stop() {
  reference_.cap();
  if (engine_result() != reference_result()) differ("the result after a cap", engine_result(), reference_result());
}

void Pair::differ(const std::string& what, const std::string& engine, const std::string& reference) {
  if (!difference_.empty()) return;
  difference_ = "different: " + what + "\n" + header_of(table_) + "\nsteps:";
  for (const std::string& step : steps_) difference_ += "\n  " + step;
  difference_ += "\nengine:\n" + engine + "\nreference:\n" + reference + "\n";
}

std::string Pair::engine_result() const {
  const Outcome outcome = Towers::outcome(rules_, state_);
  std::string places;
  std::string winners;
  for (int i = 0; i < rules_.players; ++i) {
    places += " " + std::to_string(outcome.place[seat_at(i)]);
    if (outcome.won(seat_at(i))) winners += Text::seat(seat_at(i));
  }
  return reason() + ", places" + places + ", winners " + winners;
}

std::string Pair::reference_result() const {
  const reference::towers::Result result = reference_.result();
  std::string places;
  std::string winners;
  for (const int place : result.places) places += " " + std::to_string(place);
  for (const int seat : result.winners) winners += static_cast<char>('A' + seat);
  return result.reason + ", places" + places + ", winners " + winners;
}

}  // namespace spires::differential

#include "tests/differential/towers_sides.h"

namespace spires::differential {

using towers::Towers;

Point TowersSides::Reference::point() const {
  Point point;
  if (game_.chance_due()) {
    point.asked = "?";
    for (const auto& [outcome, weight] : game_.chances()) {
      point.list.emplace_back(reference::towers::Game::text(outcome), static_cast<unsigned>(weight));
    }
    std::sort(point.list.begin(), point.list.end());
  } else if (game_.over()) {
    point.asked = "-";
  } else {
    point.asked = static_cast<char>('A' + game_.seat());
    for (std::string& text : game_.legal()) point.list.emplace_back(std::move(text), 1U);
  }
  for (const std::string& text : game_.may()) {
    point.may.push_back(static_cast<char>('A' + game_.speaker()) + (" " + text));
  }
  point.state = game_.state();
  return point;
}

std::string TowersSides::Reference::result() const {
  const reference::towers::Result result = game_.result();
  std::string places;
  std::string winners;
  for (const int place : result.places) places += " " + std::to_string(place);
  for (const int seat : result.winners) winners += static_cast<char>('A' + seat);
  return result.reason + ", places" + places + ", winners " + winners;
}

std::string TowersSides::kind(const towers::Rules& rules, const towers::State& state, const std::string& text) {
  if (Towers::pending(rules, state).is_chance()) return text.substr(0, text.find(' '));
  return Text::kind(Text::parse_action(text).value());
}

// An unfinished game was stopped.
std::string TowersSides::ending(const towers::Rules& rules, const towers::State& state) {
  const EndReason reason = Towers::outcome(rules, state).reason;
  return std::string(reason_text(reason == EndReason::None ? EndReason::Cap : reason));
}

std::string TowersSides::result(const towers::Rules& rules, const towers::State& state) {
  const Outcome outcome = Towers::outcome(rules, state);
  std::string places;
  std::string winners;
  for (int i = 0; i < rules.players; ++i) {
    places += " " + std::to_string(outcome.place[seat_at(i)]);
    if (outcome.won(seat_at(i))) winners += Text::seat(seat_at(i));
  }
  return ending(rules, state) + ", places" + places + ", winners " + winners;
}

}  // namespace spires::differential

#include "tests/differential/duel_sides.h"

#include "tests/differential/value.h"

namespace spires::differential {

using duel::Duel;
using duel::Text;

namespace {

constexpr const char* kUnfinished = "unfinished";

std::string move_kind(const duel::State& state, const duel::Action& action) {
  const duel::Place to = state.place_of[action.a];
  switch (duel::move_to(state, state.active, to)) {
    case duel::Move::Step: return "move";
    case duel::Move::Skip: return "move skip";
    case duel::Move::Swap: return duel::distance(state.position[state.active], to) == 1 ? "move swap" : "move swap far";
  }
  return {};
}

std::string cast_kind(const duel::Rules& rules, const duel::State& state, const duel::Action& action) {
  const duel::Tower tower = action.as == duel::Tower::Track ? action.a : action.as;
  const bool found = duel::finds_target(state, state.active, rules.tower(tower).spell);
  return Text::kind(action) + (found ? "" : " in vain");
}

std::string discard_kind(const duel::State& state, const duel::Action& action) {
  if (action.number == 0) return "discard";
  const duel::Row& row = state.used[duel::opponent(state.active)];
  const auto cards = row.size() - std::count(row.begin(), row.end(), duel::kGap);
  if (action.number > 9) return "discard late";
  return action.number == 1 || action.number == cards ? "discard end" : "discard middle";
}

std::string names_of(const std::vector<reference::duel::Seat>& seats) {
  std::vector<std::string> names;
  for (const reference::duel::Seat seat : seats) names.emplace_back(reference::duel::name(seat));
  return joined(names);
}

char owner_letter(duel::Owner owner) {
  switch (owner) {
    case duel::Owner::Nobody: return '-';
    case duel::Owner::Knight: return 'K';
    case duel::Owner::Mage: return 'M';
  }
  return '?';
}

}  // namespace

std::string DuelSides::kind(const duel::Rules& rules, const duel::State& state, const std::string& text) {
  if (Duel::pending(rules, state).is_chance()) {
    return "* " + text.substr(0, text.find(' ')) + (text.ends_with(" down") ? " down" : "");
  }
  const duel::Action action = Text::parse_action(text).value();
  using Kind = duel::Action::Kind;
  switch (action.kind) {
    case Kind::Move: return move_kind(state, action);
    case Kind::Take: {
      const bool up = (state.face_up & duel::bit(duel::slot_of(state, action.slot()))) != 0;
      return up ? "take" : "take down";
    }
    case Kind::Cast: return cast_kind(rules, state, action);
    case Kind::Discard: return discard_kind(state, action);
    case Kind::Guess: {
      const bool right = state.secret[duel::colour_index(action.a)] == rules.princess;
      return right ? "guess right" : "guess wrong";
    }
    case Kind::Up:
    case Kind::Place:
    case Kind::Pass:
    case Kind::Look:
    case Kind::Keep:
    case Kind::Swap:
    case Kind::Push:
    case Kind::Lay: break;
  }
  return Text::kind(action);
}

std::vector<std::string> DuelSides::views(const duel::Rules& rules, const duel::State& state) {
  std::vector<std::string> views;
  for (const Seat seat : {duel::kKnight, duel::kMage}) {
    views.push_back(Text::view(rules, Duel::view(rules, state, Observer(seat), duel::Memory::Perfect)));
  }
  return views;
}

std::string DuelSides::ending(const duel::Rules& rules, const duel::State& state) {
  if (!Duel::pending(rules, state).is_over()) return kUnfinished;
  return Text::ending(rules, state).back().value;
}

std::string DuelSides::result(const duel::Rules& rules, const duel::State& state) {
  if (!Duel::pending(rules, state).is_over()) return kUnfinished;
  std::string out;
  for (const Setting& setting : Text::ending(rules, state)) out += setting.name + ' ' + setting.value + ' ';
  const Outcome outcome = Duel::outcome(rules, state);
  const duel::Verdict verdict = duel::verdict_of(rules, state);
  for (const Seat seat : {duel::kKnight, duel::kMage}) {
    out += outcome.won(seat) ? "won" : "lost";
    for (int i = 0; i < duel::kIngredients; ++i) {
      out += ' ' + std::to_string(verdict.holding[seat].of(duel::Ingredient(i)));
    }
    out += ' ';
  }
  for (const duel::Owner owner : verdict.owner) out += owner_letter(owner);
  return out;
}

Point DuelSides::Reference::point() const {
  Point point;
  if (game_.chance_due()) {
    point.asked = "?";
    for (const auto& [outcome, weight] : game_.chances()) {
      point.list.emplace_back(game_.text(outcome), static_cast<unsigned>(weight));
    }
    std::sort(point.list.begin(), point.list.end());
  } else if (game_.over()) {
    point.asked = "-";
  } else {
    point.asked = reference::duel::name(game_.seat());
    for (std::string& text : game_.legal()) point.list.emplace_back(std::move(text), 1U);
  }
  point.state = game_.state();
  for (const reference::duel::Seat seat : reference::duel::kSeats) point.views.push_back(game_.view(seat));
  return point;
}

std::string DuelSides::Reference::result() const {
  if (!game_.over()) return kUnfinished;
  const reference::duel::Result result = game_.result();
  const auto& winners = result.winners;
  std::string out = "winners " + names_of(winners) + ' ';
  for (const reference::duel::Seat seat : reference::duel::kSeats) {
    const reference::duel::Score& score = result.score[reference::duel::index(seat)];
    const auto part = [&](const char* name, int points) {
      out += "score." + std::string(reference::duel::name(seat)) + '.' + name + ' ' + std::to_string(points) + ' ';
    };
    part("guess", score.guess);
    part("towers", score.towers);
    part("secrets", score.secrets);
    part("chests", score.chests);
    part("total", score.total());
  }
  out += "tiebreak " + result.tiebreak + ' ';
  for (const reference::duel::Seat seat : reference::duel::kSeats) {
    out += std::find(winners.begin(), winners.end(), seat) != winners.end() ? "won" : "lost";
    for (const int count : result.counts[reference::duel::index(seat)]) out += ' ' + std::to_string(count);
    out += ' ';
  }
  for (const reference::duel::Tower tower : reference::duel::kColoured) {
    const auto& owner = result.owners[reference::duel::index(tower)];
    out += owner ? reference::duel::name(*owner) : "-";
  }
  return out;
}

}  // namespace spires::differential

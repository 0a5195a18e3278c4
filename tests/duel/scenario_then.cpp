// Queries of a scenario, and the checks after each of its steps.
#include <algorithm>
#include <map>
#include <stdexcept>

#include "tests/duel/scenario.h"

namespace spires::duel::tests {

std::string Scenario::legal(std::string_view prefix) {
  const Table& t = table();
  const Pending pending = Duel::pending(t.rules, t.state);
  if (!pending.is_seat()) return "nobody is asked";
  Duel::Actions actions;
  Duel::legal(t.rules, t.state, pending.seat(), actions);
  std::vector<std::string> texts;
  for (const Action& action : actions) {
    std::string text = Text::action(action);
    if (text.starts_with(prefix)) texts.push_back(std::move(text));
  }
  std::sort(texts.begin(), texts.end());
  return join(texts, ", ");
}

bool Scenario::lists(std::string_view action) {
  const std::string all = ", " + legal() + ", ";
  return all.find(", " + std::string(action) + ", ") != std::string::npos;
}

bool Scenario::possible(std::string_view action) {
  return Text::parse_action(action).has_value() && refused(action) == "none";
}

std::string Scenario::refused(std::string_view action, Where where) {
  const Table& t = table();
  const Pending pending = Duel::pending(t.rules, t.state);
  return refused(pending.is_seat() ? Text::seat(pending.seat())[0] : 'K', action, where);
}

std::string Scenario::refused(char seat, std::string_view text, Where where) {
  const Table& t = table();
  const auto action = Text::parse_action(text);
  if (!action) {
    fail(where, std::string(text) + ": not an action");
    return "unreadable";
  }
  const State before = t.state;
  const Refusal refusal = Duel::check(t.rules, t.state, seat_of(seat), *action);
  EXPECT_TRUE(before == t.state) << "asking changed the state";
  return rule_text(refusal);
}

std::string Scenario::outcomes() {
  const Table& t = table();
  if (!Duel::pending(t.rules, t.state).is_chance()) return "no chance";
  Duel::Chances chances;
  Duel::chances(t.rules, t.state, chances);
  std::vector<std::string> texts;
  for (const auto& c : chances) {
    texts.push_back(Text::chance(t.rules, t.state, c.outcome) + "*" + std::to_string(c.weight));
  }
  std::sort(texts.begin(), texts.end());
  return join(texts, ", ");
}

std::string Scenario::first_outcome() {
  const std::string all = outcomes();
  return all.substr(0, all.rfind('*', all.find(", ")));
}

int Scenario::outcome_count() { return static_cast<int>(split(outcomes(), ',').size()); }

std::string Scenario::line() {
  const Table& t = table();
  return Text::state(t.rules, t.state);
}

std::string Scenario::field(std::string_view name) {
  const auto fields = fields_of(line());
  const auto found = fields.find(name);
  if (found == fields.end()) throw std::invalid_argument("no field " + std::string(name));
  return found->second;
}

std::string Scenario::view(char seat) {
  const Table& t = table();
  return Text::view(t.rules, Duel::view(t.rules, t.state, Observer(seat_of(seat)), Duel::Memory{}));
}

std::string Scenario::view_field(char seat, std::string_view name) {
  const auto fields = fields_of(view(seat));
  const auto found = fields.find(name);
  if (found == fields.end()) throw std::invalid_argument("no field " + std::string(name));
  return found->second;
}

std::string Scenario::slot(std::string_view name) {
  for (const std::string& entry : split(field("slots"), ',')) {
    if (entry.starts_with(std::string(name) + ":")) return entry.substr(name.size() + 1);
  }
  throw std::invalid_argument("no slot " + std::string(name));
}

std::string Scenario::faces() {
  std::string faces;
  for (const std::string& entry : split(field("slots"), ',')) {
    const char first = entry[entry.find(':') + 1];
    faces += first == '(' ? 'd' : first == '-' ? '-' : 'u';
  }
  return faces;
}

int Scenario::pile(std::string_view name) { return size_of(cards_of(field(name))); }

bool Scenario::over() {
  const Table& t = table();
  return Duel::pending(t.rules, t.state).is_over();
}

template <class E, class F>
void for_each_event(const std::vector<Duel::Event>& events, F&& f) {
  for (const Duel::Event& event : events) {
    if (const E* wanted = std::get_if<E>(&event)) f(*wanted);
  }
}

std::string Scenario::ending(const std::string& name) {
  const Table& t = table();
  if (!over()) return "not over";
  for (const Setting& setting : Text::ending(t.rules, t.state)) {
    if (setting.name == name) return setting.value;
  }
  return "no " + name;
}

std::string Scenario::score(char seat) {
  const std::string of = std::string("score.") + seat + ".";
  return ending(of + "guess") + "+" + ending(of + "towers") + "+" + ending(of + "secrets") + "+" +
         ending(of + "chests") + "=" + ending(of + "total");
}

std::string Scenario::winners() {
  const Table& t = table();
  if (!over()) return "none";
  const Outcome outcome = Duel::outcome(t.rules, t.state);
  std::vector<std::string> seats;
  for (const char seat : {'K', 'M'}) {
    if (outcome.won(seat_of(seat))) seats.emplace_back(1, seat);
  }
  return join(seats, ",");
}

std::string Scenario::tiebreak() { return ending("tiebreak"); }

std::string Scenario::counts(char seat) {
  constexpr const char* kNames[] = {"FE ", "TO ", "BO ", "EL ", "TS "};
  std::vector<std::string> parts;
  for_each_event<IngredientsCounted>(events_, [&](const IngredientsCounted& counted) {
    if (counted.seat != seat_of(seat)) return;
    for (int i = 0; i < kIngredients; ++i) {
      const auto ingredient = Ingredient(i);
      parts.push_back(kNames[i] + std::to_string(counted.natural[ingredient] + counted.converted[ingredient]));
    }
  });
  return parts.empty() ? "not counted" : join(parts, ", ");
}

std::string Scenario::towers_won() {
  constexpr const char* kNames[] = {"PUR", "GRE", "YEL", "RED", "BLU"};
  std::map<Tower, char> owners;
  for_each_event<TowerScored>(events_, [&](const TowerScored& scored) {
    owners[scored.tower] = scored.owner == Owner::Nobody ? '-' : scored.owner == Owner::Knight ? 'K' : 'M';
  });
  std::vector<std::string> parts;
  for (int i = 0; i < kColoured; ++i) {
    if (!owners.contains(coloured(i))) return "not scored";
    parts.push_back(std::string(kNames[i]) + ":" + owners[coloured(i)]);
  }
  return join(parts, ",");
}

std::string Scenario::events() const {
  std::vector<std::string> names;
  for (const Duel::Event& event : events_) {
    names.push_back(std::visit([](const auto& e) { return std::string(e.kName); }, event));
  }
  return join(names, " ");
}

const Rules& Scenario::rules() { return table().rules; }
const State& Scenario::state() { return table().state; }

// ---- watching ----

void Scenario::watch(Where where) {
  const Table& t = *table_;
  if (const char* broken = Duel::broken_invariant(t.rules, t.state)) fail(where, std::string("invariant: ") + broken);
  const std::string now = Text::state(t.rules, t.state);
  const auto again = Text::parse_state(t.rules, now);
  if (const Fault* fault = std::get_if<Fault>(&again)) {
    fail(where, "cannot be read back: " + fault->field + ": " + fault->why);
  } else if (Text::state(t.rules, std::get<State>(again)) != now) {
    fail(where, "reads back as\n  " + Text::state(t.rules, std::get<State>(again)));
  }
  watch_lists(where);
}

void Scenario::watch_lists(Where where) {
  const Table& t = *table_;
  const Pending pending = Duel::pending(t.rules, t.state);
  Duel::Actions actions;
  if (pending.is_seat()) {
    Duel::legal(t.rules, t.state, pending.seat(), actions);
    if (actions.empty()) fail(where, "asked without a choice");
  }
  const std::vector<Action>& all = all_actions(t.rules);
  for (int i = 0; i < actions.size(); ++i) {
    const std::string text = Text::action(actions[i]);
    const auto again = Text::parse_action(text);
    if (!again || *again != actions[i]) fail(where, text + " cannot be read back");
    if (std::find(actions.begin(), actions.begin() + i, actions[i]) != actions.begin() + i) {
      fail(where, text + " is listed twice");
    }
    if (std::find(all.begin(), all.end(), actions[i]) == all.end()) fail(where, text + " is no action of ours");
  }
  for (const char seat : {'K', 'M'}) {
    const bool asked = pending.is_seat() && pending.seat() == seat_of(seat);
    for (const Action& action : all) {
      const Refusal refusal = Duel::check(t.rules, t.state, seat_of(seat), action);
      if (refusal.none() == (asked && actions.contains(action))) continue;
      fail(where, Text::action(action) + " by " + seat + ": check says " + rule_text(refusal));
    }
  }
}

}  // namespace spires::duel::tests

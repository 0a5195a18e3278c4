#include "tests/duel/scenario.h"

#include <algorithm>
#include <stdexcept>

namespace spires::duel::tests {

std::string rule_text(Refusal refusal) {
  if (refusal.none()) return "none";
  return std::string(Text::kRulePrefix) + "-" + std::to_string(refusal.rule().chapter) + "." +
         std::to_string(refusal.rule().section);
}

std::string fault_of(const Settings& settings) {
  const auto result = Text::rules(settings);
  if (std::holds_alternative<Rules>(result)) return "none";
  const Fault& fault = std::get<Fault>(result);
  return fault.why.empty() ? "a fault without a reason" : fault.field;
}

std::string fault_of(const Rules& rules, std::string_view line) {
  const auto result = Text::parse_state(rules, line);
  if (std::holds_alternative<State>(result)) return "none";
  const Fault& fault = std::get<Fault>(result);
  return fault.why.empty() ? "a fault without a reason" : fault.field;
}

// ---- given ----

Scenario& Scenario::set(std::string_view option, std::string_view value) {
  const bool truth = value == "true" || value == "false";
  settings_.push_back(
      {"options." + std::string(option), std::string(value), truth ? Setting::Kind::Flag : Setting::Kind::Word});
  return *this;
}

Scenario& Scenario::revision(int value) {
  settings_.push_back(number("revision", value));
  return *this;
}

Scenario& Scenario::ring(std::string_view towers) {
  set("ring_mode", "free");
  settings_.push_back(list("options.ring", towers));
  return *this;
}

Scenario& Scenario::given(std::string_view field, std::string_view value) {
  position_.fields[std::string(field)] = std::string(value);
  return *this;
}

Scenario& Scenario::round(int value) { return given("r", std::to_string(value)); }
Scenario& Scenario::turn(int value) { return given("t", std::to_string(value)); }

Scenario& Scenario::active(char seat) {
  position_.active = seat;
  return *this;
}

Scenario& Scenario::at(std::string_view knight, std::string_view mage) {
  return given("posK", knight).given("posM", mage);
}

Scenario& Scenario::slots(std::string_view named) {
  for (const std::string& entry : split(named, ',')) {
    const std::size_t colon = entry.find(':');
    position_.slots[entry.substr(0, colon)] = entry.substr(colon + 1);
  }
  return *this;
}

Scenario& Scenario::no_slot_cards() {
  position_.all_slots_empty = true;
  return *this;
}

Scenario& Scenario::acquired(char seat, std::string_view cards) {
  position_.areas[std::string("A") + seat] = split(cards, ',');
  return *this;
}
Scenario& Scenario::used(char seat, std::string_view row) {
  position_.areas[std::string("U") + seat] = split(row, ',');
  return *this;
}
Scenario& Scenario::veiled(char seat, std::string_view cards) {
  position_.areas[std::string("V") + seat] = split(cards, ',');
  return *this;
}

Scenario& Scenario::discards(std::string_view cards) {
  position_.discards = std::string(cards);
  return *this;
}

Scenario& Scenario::secrets(std::string_view by_tower) {
  for (const std::string& entry : split(by_tower, ',')) position_.secrets[entry.substr(0, 3)] = entry.substr(4);
  return *this;
}

Scenario& Scenario::phase(std::string_view name) { return given("phase", name); }

Scenario& Scenario::guessing() { return round(6).turn(4).phase("GUESS").no_slot_cards(); }

Scenario& Scenario::from_the_start() {
  start_ = true;
  return *this;
}

Rules Scenario::build_rules() const {
  Settings settings{number("players", 2)};
  settings.insert(settings.end(), settings_.begin(), settings_.end());
  const auto rules = Text::rules(settings);
  if (const Fault* fault = std::get_if<Fault>(&rules)) throw std::invalid_argument(fault->field + ": " + fault->why);
  return std::get<Rules>(rules);
}

Scenario::Table& Scenario::table() {
  if (table_) return *table_;
  const Rules rules = build_rules();
  if (start_) {
    table_ = Table{rules, Duel::initial(rules)};
  } else {
    const std::string line = state_line(Text::state(rules, Duel::initial(rules)), position_);
    const auto state = Text::parse_state(rules, line);
    if (const Fault* fault = std::get_if<Fault>(&state)) {
      throw std::invalid_argument(fault->field + ": " + fault->why + " in " + line);
    }
    table_ = Table{rules, std::get<State>(state)};
    EXPECT_EQ(Text::state(rules, table_->state), line) << "a state line does not survive being read";
  }
  watch(Where::current());
  return *table_;
}

// ---- when ----

void Scenario::fail(Where where, const std::string& what) {
  ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << what << "\n  " << line();
}

Scenario& Scenario::play(std::string_view text, Where where) {
  Table& t = table();
  const auto action = Text::parse_action(text);
  const Pending pending = Duel::pending(t.rules, t.state);
  if (!action || !pending.is_seat()) {
    fail(where, std::string(text) + (action ? ": no seat is asked" : ": not an action"));
    return *this;
  }
  const Refusal refusal = Duel::check(t.rules, t.state, pending.seat(), *action);
  if (!refusal.none()) {
    fail(where, std::string(text) + ": refused by " + rule_text(refusal) + ", legal: " + legal());
    return *this;
  }
  State quiet = t.state;
  Silence silence;
  Duel::play(t.rules, quiet, pending.seat(), *action, silence);
  Collector<Duel::Event> collector;
  Duel::play(t.rules, t.state, pending.seat(), *action, collector);
  events_ = std::move(collector.events);
  EXPECT_TRUE(quiet == t.state) << "silent play differs after " << text;
  watch(where);
  return *this;
}

Scenario& Scenario::chance(std::string_view text, Where where) {
  Table& t = table();
  if (!Duel::pending(t.rules, t.state).is_chance()) {
    fail(where, std::string(text) + ": no chance is due");
    return *this;
  }
  const auto outcome = Text::parse_chance(t.rules, t.state, text);
  Duel::Chances chances;
  Duel::chances(t.rules, t.state, chances);
  const bool possible = outcome && std::any_of(chances.begin(), chances.end(),
                                               [&](const auto& c) { return c.outcome == *outcome && c.weight > 0; });
  if (!possible) {
    fail(where, std::string(text) + " cannot come up; possible: " + outcomes());
    return *this;
  }
  State quiet = t.state;
  Silence silence;
  Duel::resolve(t.rules, quiet, *outcome, silence);
  Collector<Duel::Event> collector;
  Duel::resolve(t.rules, t.state, *outcome, collector);
  events_ = std::move(collector.events);
  EXPECT_TRUE(quiet == t.state) << "silent play differs after " << text;
  watch(where);
  return *this;
}

Scenario& Scenario::deal(Where where) {
  while (Duel::pending(rules(), state()).is_chance()) {
    const std::string before = line();
    chance(first_outcome(), where);
    if (line() == before) break;  // refused, and the test has failed
  }
  return *this;
}

}  // namespace spires::duel::tests

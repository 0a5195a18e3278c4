#include "tests/towers/scenario.h"

#include <algorithm>
#include <stdexcept>

namespace spires::towers::tests {

namespace {

std::string rule_text(Refusal refusal) {
  if (refusal.none()) return "none";
  return std::string(Text::kRulePrefix) + "-" + std::to_string(refusal.rule().chapter) + "." +
         std::to_string(refusal.rule().section);
}

std::string letter(int seat) { return std::string(1, static_cast<char>('A' + seat)); }

template <class... Kinds>
void add_grid(std::vector<Action>& all, int first, int last, int first_b, int last_b, Kinds... kinds) {
  for (int a = first; a <= last; ++a) {
    for (int b = first_b; b <= last_b; ++b) {
      (all.push_back({kinds, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0}), ...);
    }
  }
}

// Every casting that can be written.
void add_casts(std::vector<Action>& all, const SpellRow& row) {
  const auto add = [&](int b, int c) { all.push_back(Action::cast(row.spell, b, c)); };
  const auto add_each = [&](int last_b, int first_c, int last_c) {
    for (int b = 0; b <= last_b; ++b) {
      for (int c = first_c; c <= last_c; ++c) add(b, c);
    }
  };
  switch (row.target) {
    case TargetShape::Nothing: add(0, 0); return;
    case TargetShape::Wizard: add_each(kSpaces - 1, 0, kMaxSeats - 1); return;
    case TargetShape::Block:
    case TargetShape::Surface: add_each(kSpaces - 1, 1, kTowers); return;
    case TargetShape::Pair:
      for (int space = 0; space < kSpaces; ++space) {
        for (int other = space; other < kSpaces; ++other) add(space, other);
      }
      return;
    case TargetShape::Direction: add_each(1, 0, 0); return;
    case TargetShape::Rider: add_each(kMaxSeats - 1, 0, 0); return;
  }
}

std::vector<Action> make_all_actions() {
  using Kind = Action::Kind;
  std::vector<Action> all;
  for (const Kind kind :
       {Kind::Refuse, Kind::Reroll, Kind::Accept, Kind::Unused, Kind::NoStep, Kind::Pass, Kind::Stop, Kind::End,
        Kind::Ask, Kind::Decline, Kind::Leave, Kind::FillPartner, Kind::FillNone, Kind::TakeCard}) {
    all.push_back(Action::of(kind));
  }
  add_grid(all, 0, kCardKinds - 1, 0, 0, Kind::Play, Kind::Discard, Kind::Offer, Kind::Return);
  for (int k = 0; k < kCardKinds; ++k) {
    if (row(Card(k)).name[0] != 'C') continue;  // only fixed combined cards have a side to announce
    all.push_back(Action::play(Card(k), Side::Tower));
    all.push_back(Action::play(Card(k), Side::Wizard));
  }
  add_grid(all, 1, 2, 0, 0, Kind::ChooseSide);
  add_grid(all, 0, kSpaces - 1, 0, kMaxSeats - 1, Kind::Wizard);
  add_grid(all, 0, kSpaces - 1, 1, kTowers, Kind::Tower, Kind::Step);
  add_grid(all, 0, kSpells - 1, 0, 0, Kind::Reserve);
  add_grid(all, 1, 12, 0, 0, Kind::Give);
  add_grid(all, 0, kMaxSeats - 1, 0, 0, Kind::Take);
  for (const SpellRow& row : kSpellRows) add_casts(all, row);
  return all;
}

}  // namespace

const std::vector<Action>& all_actions() {
  static const std::vector<Action> all = make_all_actions();
  return all;
}

std::string fault_of(const Settings& settings) {
  const auto result = Text::rules(settings);
  if (std::holds_alternative<Rules>(result)) return "none";
  const Fault& fault = std::get<Fault>(result);
  return fault.why.empty() ? "a fault without a reason" : fault.field;
}

Scenario master(int players, std::string_view tiles) {
  Scenario s(players);
  s.variant("master").spells(tiles);
  return s;
}

Scenario advanced(int players, std::string_view tiles) {
  Scenario s(players);
  s.variant("advanced").spells(tiles);
  return s;
}

Scenario solo(std::string_view tiles) {
  Scenario s(1);
  s.variant("solo").spells(tiles);
  return s;
}

// ---- given ----

Scenario& Scenario::say(std::string_view name, std::string_view value, Setting::Kind kind) {
  settings_.push_back({std::string(name), std::string(value), kind});
  return *this;
}

Scenario& Scenario::spells(std::string_view tiles) {
  if (!tiles.empty()) given("tiles", tiles);
  return say("spells", tiles, Setting::Kind::List);
}

Scenario& Scenario::set(std::string_view option, std::string_view value) {
  auto kind = Setting::Kind::Word;
  if (value == "true" || value == "false") kind = Setting::Kind::Flag;
  if (!value.empty() && value.find_first_not_of("0123456789") == std::string_view::npos) kind = Setting::Kind::Number;
  return say("options." + std::string(option), value, kind);
}

Scenario& Scenario::given(std::string_view field, std::string_view value) {
  given_.fields[std::string(field)] = std::string(value);
  return *this;
}

Scenario& Scenario::hand(char seat, std::string_view cards) {
  given_.hands[seat] = sorted_hand(cards);
  return *this;
}

Scenario& Scenario::potions(std::string_view by) {
  given_.potions = by_seat(by);
  return *this;
}

Scenario& Scenario::home(std::string_view by) {
  given_.home = by_seat(by);
  return *this;
}

Scenario& Scenario::turn(char seat) { return given("turn", std::string(1, seat)).given("seat", std::string(1, seat)); }

Scenario& Scenario::from_the_start() {
  start_ = true;
  return *this;
}

Rules Scenario::build_rules() const {
  Settings settings{number("players", players_)};
  settings.insert(settings.end(), settings_.begin(), settings_.end());
  const auto said = [&](std::string_view name) {
    return std::any_of(settings_.begin(), settings_.end(), [&](const Setting& s) { return s.name == name; });
  };
  if (!said("variant")) settings.push_back(word("variant", "basic"));
  if (!said("spells")) settings.push_back(list("spells", "MW,MT"));
  const auto rules = Text::rules(settings);
  if (const Fault* fault = std::get_if<Fault>(&rules)) throw std::invalid_argument(fault->field + ": " + fault->why);
  return std::get<Rules>(rules);
}

Scenario::Table& Scenario::table() {
  if (table_) return *table_;
  const Rules rules = build_rules();
  if (start_) {
    table_ = Table{rules, Towers::initial(rules)};
  } else {
    const std::string line = state_line(rules, given_);
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

Scenario& Scenario::play(std::string_view text, Where where) {
  Table& t = table();
  const auto action = Text::parse_action(text);
  const Pending pending = Towers::pending(t.rules, t.state);
  if (!action || !pending.is_seat()) {
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
        << text << (action ? ": no seat is asked" : ": not an action") << "\n  " << line();
    return *this;
  }
  const Refusal refusal = Towers::check(t.rules, t.state, pending.seat(), *action);
  if (!refusal.none()) {
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
        << text << ": refused by " << rule_text(refusal) << ", legal: " << legal() << "\n  " << line();
    return *this;
  }
  step(pending.seat(), *action, text);
  watch(where);
  return *this;
}

void Scenario::step(Seat seat, const Action& action, std::string_view text) {
  Table& t = table();
  State quiet = t.state;
  Silence silence;
  Towers::play(t.rules, quiet, seat, action, silence);
  Collector<Event> collector;
  Towers::play(t.rules, t.state, seat, action, collector);
  events_ = std::move(collector.events);
  EXPECT_EQ(Text::state(t.rules, quiet), Text::state(t.rules, t.state)) << "silent play differs after " << text;
  EXPECT_TRUE(quiet == t.state) << "silent play differs after " << text;
}

Scenario& Scenario::interject(char seat, std::string_view text, Where where) {
  Table& t = table();
  const auto action = Text::parse_action(text);
  const Seat who = seat_at(seat - 'A');
  const bool speaks = may_speak<Towers>(t.rules, t.state, who);
  if (!action || !speaks || !Towers::check(t.rules, t.state, who, *action).none()) {
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
        << seat << ' ' << text << ": not possible, may: " << may() << "\n  " << line();
    return *this;
  }
  step(who, *action, text);
  watch(where);
  return *this;
}

std::string Scenario::may() {
  Table& t = table();
  std::vector<std::string> all;
  for (int i = 0; i < t.rules.players; ++i) {
    Actions actions;
    list_meanwhile<Towers>(t.rules, t.state, seat_at(i), actions);
    for (const Action& action : actions) all.push_back(letter(i) + ' ' + Text::action(action));
  }
  std::sort(all.begin(), all.end());
  std::string text;
  for (const std::string& one : all) text += (text.empty() ? "" : ", ") + one;
  return text;
}

Scenario& Scenario::chance(std::string_view text, Where where) {
  Table& t = table();
  if (!Towers::pending(t.rules, t.state).is_chance()) {
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << text << ": no chance is due\n  " << line();
    return *this;
  }
  const auto outcome = Text::parse_chance(t.rules, t.state, text);
  Chances chances;
  Towers::chances(t.rules, t.state, chances);
  const bool possible = outcome && std::any_of(chances.begin(), chances.end(), [&](const WeightedChance& c) {
                          return c.outcome == *outcome && c.weight > 0;
                        });
  if (!possible) {
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
        << text << " cannot come up; possible: " << outcomes() << "\n  " << line();
    return *this;
  }
  State quiet = t.state;
  Silence silence;
  Towers::resolve(t.rules, quiet, *outcome, silence);
  Collector<Event> collector;
  Towers::resolve(t.rules, t.state, *outcome, collector);
  events_ = std::move(collector.events);
  EXPECT_TRUE(quiet == t.state) << "silent play differs after " << text;
  watch(where);
  return *this;
}

int Scenario::draw_cards(Where where) {
  int drawn = 0;
  for (;;) {
    const Table& t = table();
    if (!Towers::pending(t.rules, t.state).is_chance()) return drawn;
    Chances chances;
    Towers::chances(t.rules, t.state, chances);
    const Chance first = chances[0].outcome;
    if (first.kind == Chance::Kind::Roll) {
      ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << "the die is due\n  " << line();
      return drawn;
    }
    drawn += first.kind == Chance::Kind::Draw ? 1 : 0;
    chance(Text::chance(t.rules, t.state, first), where);
  }
}

Scenario& Scenario::next_turn(Where where) {
  if (phase() == "end") play("end", where);
  draw_cards(where);
  return *this;
}

// ---- then ----

std::string Scenario::legal(std::string_view prefix) {
  const Table& t = table();
  const Pending pending = Towers::pending(t.rules, t.state);
  if (!pending.is_seat()) return "nobody is asked";
  Actions actions;
  Towers::legal(t.rules, t.state, pending.seat(), actions);
  std::vector<std::string> texts;
  for (const Action& action : actions) {
    std::string text = Text::action(action);
    if (text.starts_with(prefix)) texts.push_back(std::move(text));
  }
  std::sort(texts.begin(), texts.end());
  return join(texts, ", ");
}

bool Scenario::lists(std::string_view action) {
  const auto all = split(legal(), ',');
  return std::any_of(all.begin(), all.end(), [&](std::string_view text) {
    if (text.starts_with(' ')) text.remove_prefix(1);
    return text == action;
  });
}

std::string Scenario::refused(std::string_view action, Where where) {
  const Table& t = table();
  const Pending pending = Towers::pending(t.rules, t.state);
  const Seat seat = pending.is_seat() ? pending.seat() : t.state.turn;
  return refused(Text::seat(seat)[0], action, where);
}

std::string Scenario::refused(char seat, std::string_view text, Where where) {
  const Table& t = table();
  const auto action = Text::parse_action(text);
  if (!action) {
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << text << ": not an action";
    return "unreadable";
  }
  const State before = t.state;
  const Refusal refusal = Towers::check(t.rules, t.state, seat_at(seat - 'A'), *action);
  EXPECT_TRUE(before == t.state) << "asking changed the state";
  return rule_text(refusal);
}

std::string Scenario::outcomes() {
  const Table& t = table();
  if (!Towers::pending(t.rules, t.state).is_chance()) return "no chance";
  Chances chances;
  Towers::chances(t.rules, t.state, chances);
  std::vector<std::string> texts;
  for (const WeightedChance& c : chances) {
    texts.push_back(Text::chance(t.rules, t.state, c.outcome) + "*" + std::to_string(c.weight));
  }
  return join(texts, ", ");
}

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

std::string Scenario::of(char seat, std::string_view name) { return by_seat(field(name))[seat]; }

int Scenario::hand_size(char seat) {
  const std::string cards = hand(seat);
  return cards == "-" ? 0 : static_cast<int>(split(cards, ',').size());
}

int Scenario::pile(std::string_view name) {
  int sum = 0;
  const std::string text = field(name);
  if (text == "-") return 0;
  for (const std::string& entry : split(text, ',')) sum += std::stoi(entry.substr(entry.find(':') + 1));
  return sum;
}

bool Scenario::over() {
  const Table& t = table();
  return Towers::pending(t.rules, t.state).is_over();
}

std::string Scenario::result() {
  const Table& t = table();
  if (!over()) return "none";
  const Outcome outcome = Towers::outcome(t.rules, t.state);
  std::string text(reason_text(outcome.reason));
  for (int i = 0; i < players_; ++i) text += " " + letter(i) + ":" + std::to_string(outcome.place[seat_at(i)]);
  return text;
}

std::string Scenario::events() const {
  std::vector<std::string> names;
  for (const Event& event : events_) {
    names.push_back(std::visit([](const auto& e) { return std::string(e.kName); }, event));
  }
  return join(names, " ");
}

const Rules& Scenario::rules() { return table().rules; }
const State& Scenario::state() { return table().state; }

// ---- watching ----

void Scenario::watch(Where where) {
  const Table& t = *table_;
  const char* broken = Towers::broken_invariant(t.rules, t.state);
  if (broken != nullptr && *broken != '\0') {
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << "invariant: " << broken << "\n  " << line();
  }
  const std::string now = Text::state(t.rules, t.state);
  const auto again = Text::parse_state(t.rules, now);
  if (const Fault* fault = std::get_if<Fault>(&again)) {
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
        << "cannot be read back: " << fault->field << ": " << fault->why << "\n  " << now;
  } else if (Text::state(t.rules, std::get<State>(again)) != now) {
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
        << "reads back as\n  " << Text::state(t.rules, std::get<State>(again)) << "\n  " << now;
  }
  watch_lists(where);
}

void Scenario::watch_lists(Where where) {
  const Table& t = *table_;
  const Pending pending = Towers::pending(t.rules, t.state);
  Actions actions;
  if (pending.is_seat()) {
    Towers::legal(t.rules, t.state, pending.seat(), actions);
    if (actions.empty()) {
      ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << "asked without a choice\n  " << line();
    }
  }
  for (int i = 0; i < actions.size(); ++i) {
    const std::string text = Text::action(actions[i]);
    const auto again = Text::parse_action(text);
    const bool twice = std::find(actions.begin(), actions.begin() + i, actions[i]) != actions.begin() + i;
    const auto& all = all_actions();
    const bool known = std::find(all.begin(), all.end(), actions[i]) != all.end();
    if (!again || *again != actions[i] || twice || !known) {
      ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << text
                                                                        << (twice    ? " is listed twice"
                                                                            : !known ? " is no action of ours"
                                                                                     : " cannot be read back");
    }
  }
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    Actions own;
    if (pending == Pending::seat(seat)) {
      own = actions;
    } else {
      list_meanwhile<Towers>(t.rules, t.state, seat, own);
    }
    for (const Action& action : all_actions()) {
      const Refusal refusal = Towers::check(t.rules, t.state, seat, action);
      if (refusal.none() != own.contains(action)) {
        ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
            << Text::action(action) << " by " << Text::seat(seat) << ": check says " << rule_text(refusal)
            << (refusal.none() ? " but it is not listed" : " but it is listed") << "\n  " << line();
      }
    }
  }
}

}  // namespace spires::towers::tests

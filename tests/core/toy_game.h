// A small complete game for tests of code that is shared by all games: it has a deal with secrets, weighted chance,
// decisions, refusals, two to four seats and a result. engine/ does not know it.
//
// Stones: every seat draws a secret charm (1 to 3 points). In turn each seat rolls the die (1 to 3) and takes between
// one and that many stones from the heap, or passes, at most once per game. When the heap is empty, most stones and
// charm win.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/fixed_vec.h"
#include "engine/core/game.h"
#include "engine/core/text_hex.h"
#include "engine/core/text_setting.h"
#include "engine/core/text_tools.h"

namespace spires::toy {

struct Rules {
  std::uint8_t players = 2;
  std::uint8_t heap = 9;
  std::uint8_t revision = 3;
  constexpr bool operator==(const Rules&) const = default;
};

enum class Phase : std::uint8_t { Deal, Roll, Take, Over };

struct State {
  std::uint8_t heap = 0;
  std::uint8_t die = 0;
  Seat turn = Seat::A;
  Phase phase = Phase::Deal;
  Keyed<Seat, std::uint8_t, 4> charm{};  // 0: not drawn, or not to be seen
  Keyed<Seat, std::uint8_t, 4> stones{};
  Keyed<Seat, std::uint8_t, 4> passed{};
  constexpr bool operator==(const State&) const = default;
};

struct Action {
  std::uint8_t stones;  // 0: pass
  constexpr bool operator==(const Action&) const = default;
};
struct Chance {
  std::uint8_t value;
  constexpr bool operator==(const Chance&) const = default;
};
struct WeightedChance {
  Chance outcome;
  std::uint32_t weight;
};

struct CharmDrawn {
  Seat seat;
  std::uint8_t value;
  static constexpr const char* kName = "CharmDrawn";
  constexpr bool operator==(const CharmDrawn&) const = default;
  constexpr void fields(auto&& f) const { f("seat", seat), f("value", value); }
};
struct DieRolled {
  std::uint8_t value;
  static constexpr const char* kName = "DieRolled";
  constexpr bool operator==(const DieRolled&) const = default;
  constexpr void fields(auto&& f) const { f("value", value); }
};
struct StonesTaken {
  Seat seat;
  std::uint8_t count;
  static constexpr const char* kName = "StonesTaken";
  constexpr bool operator==(const StonesTaken&) const = default;
  constexpr void fields(auto&& f) const { f("seat", seat), f("count", count); }
};
using Event = std::variant<CharmDrawn, DieRolled, StonesTaken>;

struct View {
  State state;
  constexpr bool operator==(const View&) const = default;
};

// The only writers of a State.
constexpr void evolve(const Rules& rules, State& state, const CharmDrawn& event) {
  state.charm[event.seat] = event.value;
  state.turn = next_seat(event.seat, rules.players);
  if (state.turn == Seat::A) state.phase = Phase::Roll;
}
constexpr void evolve(const Rules&, State& state, const DieRolled& event) {
  state.die = event.value;
  state.phase = Phase::Take;
}
constexpr void evolve(const Rules& rules, State& state, const StonesTaken& event) {
  state.heap = static_cast<std::uint8_t>(state.heap - event.count);
  state.stones[event.seat] = static_cast<std::uint8_t>(state.stones[event.seat] + event.count);
  if (event.count == 0) state.passed[event.seat] = 1;
  state.die = 0;
  state.turn = next_seat(event.seat, rules.players);
  state.phase = state.heap == 0 ? Phase::Over : Phase::Roll;
}

template <class E, class Sink>
constexpr void emit(const Rules& rules, State& state, const E& event, Sink& sink) {
  evolve(rules, state, event);
  if constexpr (!Sink::kSilent) sink.push(event);
}

struct Stones {
  using Rules = toy::Rules;
  using State = toy::State;
  using Action = toy::Action;
  using Chance = toy::Chance;
  using Event = toy::Event;
  using View = toy::View;
  using Actions = FixedVec<Action, 4>;
  using Chances = FixedVec<WeightedChance, 3>;
  enum class Memory : std::uint8_t { Only };

  static constexpr State initial(const Rules& rules) {
    State state;
    state.heap = rules.heap;
    return state;
  }
  static constexpr Pending pending(const Rules&, const State& state) {
    if (state.phase == Phase::Over) return Pending::over();
    return state.phase == Phase::Take ? Pending::seat(state.turn) : Pending::chance();
  }
  static constexpr Refusal check(const Rules&, const State& state, Seat seat, const Action& action) {
    if (state.phase != Phase::Take || state.turn != seat) return RuleNumber{1, 1};
    if (action.stones == 0) return state.passed[seat] != 0 ? Refusal(RuleNumber{2, 2}) : Refusal();
    return action.stones > state.die || action.stones > state.heap ? Refusal(RuleNumber{2, 1}) : Refusal();
  }
  static constexpr void legal(const Rules& rules, const State& state, Seat seat, Actions& out) {
    for (std::uint8_t n = 0; n <= 3; ++n) {
      if (check(rules, state, seat, {n}).none()) out.push_back({n});
    }
  }
  template <class Sink>
  static constexpr void play(const Rules& rules, State& state, Seat seat, const Action& action, Sink& sink) {
    emit(rules, state, StonesTaken{seat, action.stones}, sink);
  }
  static constexpr void chances(const Rules&, const State& state, Chances& out) {
    const bool deal = state.phase == Phase::Deal;
    for (std::uint8_t n = 1; n <= 3; ++n) out.push_back({{n}, deal ? 4U - n : (n == 2 ? 2U : 1U)});
  }
  static constexpr Chance sample(const Rules& rules, const State& state, std::uint64_t word) {
    Chances all;
    chances(rules, state, all);
    std::uint32_t sum = 0;
    for (const WeightedChance& one : all) sum += one.weight;
    std::uint32_t rest = below(word, sum);
    for (const WeightedChance& one : all) {
      if (rest < one.weight) return one.outcome;
      rest -= one.weight;
    }
    return {};
  }
  template <class Sink>
  static constexpr void resolve(const Rules& rules, State& state, const Chance& outcome, Sink& sink) {
    if (state.phase == Phase::Deal) {
      emit(rules, state, CharmDrawn{state.turn, outcome.value}, sink);
    } else {
      emit(rules, state, DieRolled{outcome.value}, sink);
    }
  }
  static constexpr View view(const Rules& rules, const State& state, Observer observer, Memory) {
    View view{state};
    for (int i = 0; i < rules.players; ++i) {
      if (!observer.is(seat_at(i)) && state.phase != Phase::Over) view.state.charm[seat_at(i)] = 0;
    }
    return view;
  }
  static constexpr std::optional<Event> redact(const Rules&, const Event& event, Observer observer) {
    const CharmDrawn* drawn = std::get_if<CharmDrawn>(&event);
    if (drawn == nullptr || observer.is(drawn->seat)) return event;
    return CharmDrawn{drawn->seat, 0};
  }
  static constexpr View fold(const Rules& rules, const View& view, const Event& event) {
    View next = view;
    std::visit([&](const auto& one) { evolve(rules, next.state, one); }, event);
    return next;
  }
  static constexpr State determinize(const Rules& rules, const View& view, Rng& rng) {
    State state = view.state;
    for (int i = 0; i < rules.players; ++i) {
      if (state.charm[seat_at(i)] == 0) state.charm[seat_at(i)] = static_cast<std::uint8_t>(1 + rng.next_below(3));
    }
    return state;
  }
  static constexpr Outcome outcome(const Rules& rules, const State& state) {
    Outcome outcome;
    outcome.reason = state.phase == Phase::Over ? EndReason::Goal : EndReason::None;
    outcome.players = rules.players;
    const auto points = [&](int i) { return state.stones[seat_at(i)] + state.charm[seat_at(i)]; };
    for (int i = 0; i < rules.players; ++i) {
      outcome.place[seat_at(i)] = 1;
      for (int j = 0; j < rules.players; ++j) {
        if (points(j) > points(i)) ++outcome.place[seat_at(i)];
      }
    }
    return outcome;
  }
  static constexpr const char* broken_invariant(const Rules& rules, const State& state) {
    int sum = state.heap;
    for (const std::uint8_t stones : state.stones) sum += stones;
    return sum == rules.heap ? nullptr : "a stone was lost";
  }
};
static_assert(Game<Stones>);

struct Text {
  using Game = Stones;
  static constexpr std::string_view kName = "stones";
  static constexpr std::string_view kRulePrefix = "ST";
  static constexpr int kRevision = 3;

  static std::string seat(Seat seat) { return std::string(1, static_cast<char>('A' + index(seat))); }
  static Result<Rules> rules(const Settings& settings) {
    Rules rules;
    const Result<int> revision = revision_of(settings, kRevision);
    if (const Fault* fault = std::get_if<Fault>(&revision)) return *fault;
    rules.revision = static_cast<std::uint8_t>(std::get<int>(revision));
    for (const Setting& setting : without_revision(settings)) {
      const std::optional<std::uint64_t> number = parse_number(setting.value);
      if (!number || setting.kind != Setting::Kind::Number) return Fault{setting.name, "must be a number"};
      if (setting.name == "players" && *number >= 2 && *number <= 4) {
        rules.players = static_cast<std::uint8_t>(*number);
      } else if (setting.name == "options.heap" && *number >= 1 && *number <= 99) {
        rules.heap = static_cast<std::uint8_t>(*number);
      } else {
        return Fault{setting.name, "is unknown or out of range"};
      }
    }
    return rules;
  }
  static Settings header(const Settings& settings) {
    const Rules rules = std::get<Rules>(Text::rules(settings));
    Settings header = {{"players", std::to_string(rules.players), Setting::Kind::Number},
                       {"options.heap", std::to_string(rules.heap), Setting::Kind::Number}};
    if (rules.revision != kRevision) header.insert(header.begin(), revision_setting(rules.revision));
    return header;
  }
  static int revision(const Rules& rules) { return rules.revision; }
  static int players(const Rules& rules) { return rules.players; }
  static std::string action(const Action& action) {
    return action.stones == 0 ? "pass" : "take " + std::to_string(action.stones);
  }
  static std::optional<Action> parse_action(std::string_view text) {
    for (std::uint8_t n = 0; n <= 9; ++n) {
      if (action({n}) == text) return Action{n};
    }
    return std::nullopt;
  }
  static std::string chance(const Rules&, const State& state, const Chance& chance) {
    return (state.phase == Phase::Deal ? "charm " + seat(state.turn) + " " : "roll ") + std::to_string(chance.value);
  }
  static std::optional<Chance> parse_chance(const Rules& rules, const State& state, std::string_view text) {
    for (std::uint8_t n = 0; n <= 9; ++n) {
      if (chance(rules, state, {n}) == text) return Chance{n};
    }
    return std::nullopt;
  }
  static std::string state(const Rules& rules, const State& state) {
    std::string text = "heap=" + std::to_string(state.heap) + ";die=" + std::to_string(state.die) +
                       ";turn=" + seat(state.turn) + ";phase=" + phase(state);
    for (int i = 0; i < rules.players; ++i) {
      text += ";" + seat(seat_at(i)) + "=" + std::to_string(state.charm[seat_at(i)]) + "/" +
              std::to_string(state.stones[seat_at(i)]) + "/" + std::to_string(state.passed[seat_at(i)]);
    }
    return text;
  }
  static std::string view(const Rules& rules, const View& view) { return state(rules, view.state); }
  static Result<State> parse_state(const Rules& rules, std::string_view text) {
    if (text == state(rules, Stones::initial(rules))) return Stones::initial(rules);
    return Fault{"state", "only the initial state can be read"};
  }
  static std::vector<std::string> seen(const Rules&, const State&) { return {}; }
  static std::optional<Fault> parse_seen(const Rules&, const std::vector<std::string>& seen, State&) {
    if (seen.empty()) return std::nullopt;
    return Fault{"seen", "there is nothing to see"};
  }
  static Settings ending(const Rules&, const State&) { return {}; }
  static std::string phase(const State& state) {
    constexpr const char* kNames[] = {"deal", "roll", "take", "over"};
    return kNames[static_cast<int>(state.phase)];
  }
  static std::string kind(const Action& action) { return action.stones == 0 ? "pass" : "take"; }
  static std::string sentence(const Rules&, const Event& event) {
    if (const StonesTaken* taken = std::get_if<StonesTaken>(&event)) {
      return seat(taken->seat) + " takes " + std::to_string(taken->count) + ".";
    }
    return {};
  }
  static std::string why(RuleNumber rule) {
    if (rule == RuleNumber{1, 1}) return "It is another seat's turn.";
    return rule.section == 1 ? "A seat takes at most what the die shows." : "A seat passes once.";
  }
  static std::string draw_board(const Rules& rules, const View& view) { return state(rules, view.state) + "\n"; }
};
static_assert(GameText<Text>);

struct Tools {
  using Text = toy::Text;
  static std::vector<Ruleset> rulesets() {
    std::vector<Ruleset> all;
    for (const char* players : {"2", "3", "4"}) {
      all.push_back({std::string("stones ") + players, {{"players", players, Setting::Kind::Number}}});
    }
    return all;
  }
  static std::vector<OptionHelp> options(const Settings&) {
    return {{"heap", Setting::Kind::Number, {}, 99, "9", "Stones at the start.", {}}};
  }
  static TableChoices choices() { return {}; }
  static bool draws_tiles(const Rules&) { return false; }
  static std::string hints() { return "  take 2  two stones\n"; }
  static std::vector<Measure> measures(const Rules&, const State& state) { return {{"heap", state.heap}}; }
  static Stones::Memory memory(const Rules&) { return {}; }
  static bool reveals(const Rules&, const Event&) { return false; }
};
static_assert(GameTools<Tools>);

}  // namespace spires::toy

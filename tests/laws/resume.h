// A state read from its own line continues as the state itself would have: same lists, same lines, same end.
//
// Written for any game by its Text. Facts that a line leaves out (what the players have seen, which of two equal pieces
// is which) are not compared: lists are compared as text, positions by their lines.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/game_text.h"
#include "tests/laws/finding.h"
#include "tests/laws/subject.h"

namespace spires::laws {

template <class Text>
class Resumed {
 public:
  using Game = typename Text::Game;
  using Rules = typename Game::Rules;
  using State = typename Game::State;

  Resumed(const Rules& rules, const State& whole, const State& resumed)
      : rules_(rules), whole_(whole), resumed_(resumed) {}

  // Plays one step in both; returns the difference, if any.
  Found go_on(Rng& rng) {
    const Pending pending = Game::pending(rules_, whole_);
    if (!(Game::pending(rules_, resumed_) == pending)) return finding("resume", "pending differs");
    if (pending.is_chance()) {
      if (Found found = resolve(rng.next())) return found;
    } else if (pending.is_seat()) {
      if (Found found = play(pending.seat(), rng)) return found;
    }
    const std::string line = Text::state(rules_, whole_);
    if (Text::state(rules_, resumed_) != line) return finding("resume", "lines differ, one is " + line);
    if (!(Game::outcome(rules_, whole_) == Game::outcome(rules_, resumed_))) {
      return finding("resume", "outcomes differ at " + line);
    }
    return {};
  }
  bool over() const { return Game::pending(rules_, whole_).is_over(); }

 private:
  // Returns the sorted list; empty if an action is read back as another one.
  std::vector<std::string> written_list(const State& state, Seat seat) const {
    std::vector<std::string> lines;
    for (const typename Game::Action& action : legal_list<Game>(rules_, state, seat)) {
      const std::string text = Text::action(action);
      const auto read = Text::parse_action(text);
      if (!read || !(*read == action)) return {};
      lines.push_back(text);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
  }

  Found resolve(std::uint64_t word) {
    const typename Game::Chance outcome = Game::sample(rules_, whole_, word);
    if (!(Game::sample(rules_, resumed_, word) == outcome)) return finding("resume", "chance differs");
    const std::string text = Text::chance(rules_, whole_, outcome);
    const auto read = Text::parse_chance(rules_, resumed_, text);
    if (!read || !(*read == outcome)) return finding("resume", "`" + text + "` is read as another outcome");
    Silence silence;
    Game::resolve(rules_, whole_, outcome, silence);
    Game::resolve(rules_, resumed_, *read, silence);
    return {};
  }

  Found play(Seat seat, Rng& rng) {
    const std::vector<std::string> legal = written_list(whole_, seat);
    if (legal.empty()) return finding("resume", "an action is read as another one");
    if (written_list(resumed_, seat) != legal) return finding("resume", "lists differ");
    const auto action = Text::parse_action(legal[rng.next_below(static_cast<std::uint32_t>(legal.size()))]);
    Silence silence;
    Game::play(rules_, whole_, seat, *action, silence);
    Game::play(rules_, resumed_, seat, *action, silence);
    return {};
  }

  const Rules& rules_;
  State whole_;
  State resumed_;
};

// Writes a state, reads it again, and plays both on for this many steps.
template <class Text>
Found resume(const typename Text::Game::Rules& rules, const typename Text::Game::State& state, std::uint32_t steps,
             Rng& rng) {
  using State = typename Text::Game::State;
  const std::string line = Text::state(rules, state);
  const Result<State> read = Text::parse_state(rules, line);
  if (const Fault* fault = std::get_if<Fault>(&read)) {
    return finding("resume", "refused: " + fault->field + " " + fault->why + ": " + line);
  }
  const State& resumed = *std::get_if<State>(&read);
  if (Text::state(rules, resumed) != line) return finding("resume", "written differently: " + line);
  const char* broken = Text::Game::broken_invariant(rules, resumed);
  if (broken != nullptr) return finding("resume", std::string(broken) + ": " + line);
  Resumed<Text> both(rules, state, resumed);
  for (std::uint32_t i = 0; i < steps && !both.over(); ++i) {
    if (Found found = both.go_on(rng)) {
      found->what += ", " + std::to_string(i) + " steps after " + line;
      return found;
    }
  }
  return {};
}

}  // namespace spires::laws

// The readers of the notation: no text crashes them, and an accepted text is written back unchanged.
//
// First byte: the kind of the rest. 0 action, 1 state line, 2 chance line, 3 settings as lines `name value`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/playout.h"
#include "engine/core/text_setting.h"
#include "engine/core/text_tools.h"
#include "fuzz/finding_abort.h"
#include "fuzz/input_bytes.h"

namespace spires::fuzz {

// Whether every position that can be read satisfies the invariants, or positions for study may break them (an
// incomplete deck). Either way they can be shown and played.
enum class Positions { Sound, Study };

template <GameTools K, Positions kPositions>
class Notation {
 public:
  using T = typename K::Text;
  using G = typename T::Game;
  using Rules = typename G::Rules;
  using State = typename G::State;

  // Few tables, so that a byte of the input keeps its meaning.
  explicit Notation(std::vector<Rules> tables) : tables_(std::move(tables)) {}

  void read(InputBytes input) const {
    switch (input.next() % 4) {
      case 0: read_action(input.rest()); break;
      case 1: read_state(input); break;
      case 2: read_chance(input); break;
      default: read_settings(input.rest()); break;
    }
  }

 private:
  static void read_action(std::string_view text) {
    const auto action = T::parse_action(text);
    if (!action) return;
    require(T::action(*action) == text, "an action is written differently from what was read");
    require(!T::kind(*action).empty(), "an action without a kind");
  }

  // A state that can be read can be shown and played.
  static void use_state(const Rules& rules, State state) {
    const bool sound = G::broken_invariant(rules, state) == nullptr;
    require(sound || kPositions == Positions::Study, "a state was read that breaks an invariant");
    static_cast<void>(T::draw_board(rules, G::view(rules, state, Observer::spectator(), K::memory(rules))));
    Rng player(1);
    Silence silence;
    typename G::Actions legal;
    for (int n = 0; n < 60 && !G::pending(rules, state).is_over(); ++n) {
      const Pending pending = G::pending(rules, state);
      if (pending.is_chance()) {
        G::resolve(rules, state, G::sample(rules, state, player.next()), silence);
        continue;
      }
      G::legal(rules, state, pending.seat(), legal);
      // A position without legal actions can be read, to ask why; a game never reaches it.
      if (legal.empty() && n == 0) return;
      require(!legal.empty(), "a state was read that plays on to a seat without a legal action");
      const std::uint32_t pick = player.next_below(static_cast<std::uint32_t>(legal.size()));
      G::play(rules, state, pending.seat(), typename G::Action(legal[static_cast<int>(pick)]), silence);
    }
    const char* broken = G::broken_invariant(rules, state);
    require(broken == nullptr || !sound,
            std::string("a state was read that plays on to a broken one: ") + (broken == nullptr ? "" : broken));
  }

  void read_state(InputBytes input) const {
    const Rules& rules = tables_[input.below(tables_.size())];
    const Result<State> read = T::parse_state(rules, input.rest());
    const State* state = std::get_if<State>(&read);
    if (state == nullptr) {
      require(!std::get_if<Fault>(&read)->why.empty(), "a refusal without a reason");
      return;
    }
    // Some parts may be read in any order; the written line reads as the same state and is written the same again.
    const std::string line = T::state(rules, *state);
    const Result<State> again = T::parse_state(rules, line);
    require(std::holds_alternative<State>(again), "a state that was written cannot be read");
    require(T::state(rules, *std::get_if<State>(&again)) == line, "a state is written in two ways");
    use_state(rules, *state);
  }

  void read_chance(InputBytes input) const {
    const Rules& rules = tables_[input.below(tables_.size())];
    State state = G::initial(rules);
    Rng player(input.next());
    const std::uint32_t decisions = input.next();
    playout<G>(rules, state, player, SeededWords(3), decisions);
    const auto chance = T::parse_chance(rules, state, input.rest());
    if (!chance) return;
    const auto again = T::parse_chance(rules, state, T::chance(rules, state, *chance));
    require(again && *again == *chance, "a chance line is read as another outcome when it is written again");
  }

  static void read_settings(std::string_view text) {
    Settings settings;
    while (!text.empty() && settings.size() < 64) {
      const std::size_t end = text.find('\n');
      const std::string_view line = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      const std::size_t blank = line.find(' ');
      if (blank == std::string_view::npos) continue;
      settings.push_back(parse_setting(line.substr(0, blank), line.substr(blank + 1)));
    }
    const Result<Rules> rules = T::rules(settings);
    if (std::get_if<Fault>(&rules) != nullptr) return;
    const Settings header = T::header(settings);
    const Result<Rules> again = T::rules(header);
    require(std::get_if<Fault>(&again) == nullptr, "a header is refused");
    require(*std::get_if<Rules>(&again) == *std::get_if<Rules>(&rules), "a header gives other rules");
    require(T::header(header) == header, "the header of a header is another");
    use_state(*std::get_if<Rules>(&rules), G::initial(*std::get_if<Rules>(&rules)));
  }

  std::vector<Rules> tables_;
};

}  // namespace spires::fuzz

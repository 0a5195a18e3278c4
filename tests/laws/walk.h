// A random game with every law checked on the way.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/playout.h"
#include "tests/laws/laws.h"

namespace spires::laws {

// How thorough a walk is. Some laws try every possible action for every seat: those run at every n-th position.
struct Zeal {
  enum class Begin { Anywhere, AtTheStart };
  std::uint32_t cap = 4000;        // decisions checked
  std::uint32_t whole_every = 97;  // positions between two that try all possible actions
  std::uint32_t view_every = 11;   // between two that view and determinize
  std::size_t stride = 61;         // of the actions tried at other positions
  Begin begin = Begin::Anywhere;
};

struct Walked {
  std::uint32_t decisions = 0;
  std::uint32_t chances = 0;
  bool finished = false;
  Found found;
};

template <class G>
Found laws_at(const Subject<G>& subject, const typename G::State& state, Rng& rng, std::uint32_t n, const Zeal& zeal) {
  if (Found found = law_7<G>(subject, state)) return found;
  if (G::pending(subject.rules, state).is_chance()) {
    if (Found found = law_of_chance<G>(subject, state, rng, 8)) return found;
  }
  const bool whole = n % zeal.whole_every == zeal.whole_every - 1;
  const Stride stride = whole ? Stride{} : Stride{n % zeal.stride, zeal.stride};
  if (Found found = law_1<G>(subject, state, stride)) return found;
  if (Found found = law_of_pick<G>(subject, state, rng, 5)) return found;
  if (!whole && n % zeal.view_every != 0) return {};
  if (Found found = law_4<G>(subject, state, stride)) return found;
  return law_5<G>(subject, state, rng);
}

inline constexpr std::uint32_t kWalkCap = 6000;

// Returns after how many decisions a walk begins to check: at once, so that the end is reached, or anywhere before it.
template <class G>
std::uint32_t where_to_begin(const Subject<G>& subject, std::uint64_t seed, std::uint32_t cap) {
  typename G::State state = G::initial(subject.rules);
  Rng player = random_player(seed);
  const std::uint32_t length = playout<G>(subject.rules, state, player, SeededWords(seed), kWalkCap).decisions;
  if (length <= cap) return 0;
  Rng rng(seed);
  const std::uint32_t choice = rng.next_below(4);
  const std::uint32_t last = length - cap;
  const std::uint32_t between = rng.next_below(last);
  return choice == 0 ? 0 : choice == 1 ? last : between;
}

// Plays the game of one seed as playout.h does, with interjections added. A finding names its step.
template <class G>
Walked walk(const Subject<G>& subject, std::uint64_t seed, const Zeal& zeal = {}) {
  Walked walked;
  typename G::State state = G::initial(subject.rules);
  const SeededWords words(seed);
  Rng player = random_player(seed);
  Rng spare(seed);  // for choices outside the game
  const bool anywhere = zeal.begin == Zeal::Begin::Anywhere;
  const std::uint32_t begin = anywhere ? where_to_begin<G>(subject, seed, zeal.cap) : 0;
  if (begin > 0) {
    const PlayoutResult before = playout<G>(subject.rules, state, player, words, begin);
    walked.decisions = before.decisions;
    walked.chances = before.chances;
  }
  FoldedViews<G> folded(subject, state);
  for (;;) {
    const std::uint32_t n = walked.decisions + walked.chances;
    walked.found = laws_at<G>(subject, state, spare, n, zeal);
    Step<G> step;
    step.pending = G::pending(subject.rules, state);
    walked.finished = step.pending.is_over();
    if (walked.found || walked.finished || walked.decisions == begin + zeal.cap) break;
    if (step.pending.is_chance()) {
      step.outcome = G::sample(subject.rules, state, words.word(walked.chances++));
    } else {
      const Seat seat = who_acts<G>(subject.rules, state, step.pending.seat(), subject.players, spare);
      step.pending = Pending::seat(seat);
      const auto legal = list_for<G>(subject.rules, state, seat);
      step.action = legal[player.next_below(static_cast<std::uint32_t>(legal.size()))];
      ++walked.decisions;
    }
    const typename G::State before = state;
    Collector<typename G::Event> sink;
    step.apply(subject.rules, state, sink);
    walked.found = law_7<G>(subject, state);
    if (!walked.found) walked.found = law_2<G>(subject, before, step, state);
    if (!walked.found) walked.found = folded.fold(sink.events, state);
    if (walked.found) break;
  }
  if (walked.found) {
    walked.found->what += " (" + subject.name + ", seed " + std::to_string(seed) + ", after " +
                          std::to_string(walked.decisions) + " decisions and " + std::to_string(walked.chances) +
                          " chance steps)";
  }
  return walked;
}

}  // namespace spires::laws

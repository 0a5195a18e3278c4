// Plays a game to its end with players who choose uniformly at random, without heap.
//
// One seed determines a whole game: chance word k is SeededWords(seed).word(k), and the players draw from
// random_player(seed). The same seed gives the same game in simulate, trace, sign, on a GPU and in the browser.
#pragma once

#include <cstdint>

#include "engine/core/bits.h"
#include "engine/core/game.h"

namespace spires {

struct PlayoutResult {
  std::uint32_t decisions = 0;
  std::uint32_t chances = 0;
  bool finished = false;  // false: the cap was reached
  Outcome outcome;
  constexpr bool operator==(const PlayoutResult&) const = default;
};

// Returns the seed of game i of a series. Game 0 uses the seed of the series itself, so any game can be replayed alone;
// the other seeds are mixed, so that two series with close seeds share no game.
constexpr std::uint64_t game_seed(std::uint64_t series, std::uint32_t i) {
  return i == 0 ? series : mix64(series + i * kGolden);
}

constexpr Rng random_player(std::uint64_t seed) { return Rng(mix64(seed ^ 0x506C61796572733FULL)); }

// Returns the action at index below(word, size) of the legal list. Does not build the list if the game supports that.
template <Game G>
constexpr typename G::Action pick_legal(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                                        std::uint64_t word) {
  if constexpr (requires { G::pick(rules, state, seat, word); }) {
    return G::pick(rules, state, seat, word);
  } else {
    typename G::Actions actions;
    G::legal(rules, state, seat, actions);
    return actions[static_cast<int>(below(word, static_cast<std::uint32_t>(actions.size())))];
  }
}

// Like pick_legal, but a seat that is not asked gets one of its interjections.
template <Game G>
constexpr typename G::Action pick_for(const typename G::Rules& rules, const typename G::State& state, Seat asked,
                                      Seat seat, std::uint64_t word) {
  if (seat == asked) return pick_legal<G>(rules, state, seat, word);
  typename G::Actions actions;
  list_meanwhile<G>(rules, state, seat, actions);
  return actions[static_cast<int>(below(word, static_cast<std::uint32_t>(actions.size())))];
}

inline constexpr std::uint32_t kSpeakUp = 8;  // random players interject once in this many decisions, if they may

// Returns the seat that acts next: usually `asked`, sometimes a seat that interjects. Uses the generator only if a seat
// may interject.
template <Game G>
constexpr Seat random_actor(const typename G::Rules& rules, const typename G::State& state, Seat asked, Rng& rng) {
  if constexpr (HasInterjections<G>) {
    const std::uint32_t speakers = G::speakers(rules, state);
    if (speakers != 0 && rng.next_below(kSpeakUp) == 0) {
      return seat_at(
          nth_bit(speakers, static_cast<int>(rng.next_below(static_cast<std::uint32_t>(count_bits(speakers))))));
    }
  }
  return asked;
}

// Lists the actions of a seat: its answers if it is asked, otherwise its interjections. REQUIRES: it has at least one.
template <Game G>
constexpr void list_for(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                        typename G::Actions& out) {
  out.clear();
  if (G::pending(rules, state) == Pending::seat(seat)) {
    G::legal(rules, state, seat, out);
  } else {
    list_meanwhile<G>(rules, state, seat, out);
  }
}

// Plays on from `state` until the game is over or `cap` decisions were made. `words.word(k)` is the word of chance step
// k, counted within this call. REQUIRES: a pending seat always has a legal action.
template <Game G, class Words, class Sink>
constexpr PlayoutResult playout(const typename G::Rules& rules, typename G::State& state, Rng& rng, const Words& words,
                                std::uint32_t cap, Sink& sink) {
  PlayoutResult result;
  for (;;) {
    const Pending pending = G::pending(rules, state);
    if (pending.is_chance()) {
      const typename G::Chance outcome = G::sample(rules, state, words.word(result.chances));
      G::resolve(rules, state, outcome, sink);
      ++result.chances;
      continue;
    }
    result.finished = pending.is_over();
    if (result.finished || result.decisions == cap) break;
    const Seat seat = random_actor<G>(rules, state, pending.seat(), rng);
    G::play(rules, state, seat, pick_for<G>(rules, state, pending.seat(), seat, rng.next()), sink);
    ++result.decisions;
  }
  result.outcome = G::outcome(rules, state);
  return result;
}

template <Game G, class Words>
constexpr PlayoutResult playout(const typename G::Rules& rules, typename G::State& state, Rng& rng, const Words& words,
                                std::uint32_t cap) {
  Silence silence;
  return playout<G>(rules, state, rng, words, cap, silence);
}

}  // namespace spires

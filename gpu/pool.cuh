// Plays many random games at once: a pool of games per multiprocessor, in shared memory, sorted by what they wait for.
//
// A warp is fast only if its 32 lanes do the same. So no thread owns a game: a warp takes up to 32 games that wait at
// the same kind of point, moves each of them one step on, and puts them back where they wait next. Each kind is a queue
// of places in the pool; a warp takes from the longest. A finished game leaves its place to the next one, so all places
// are in use until the last games.
//
// Which warp moves a game, and when, does not change it: chance and players depend on its seed alone.
#pragma once

#include <cstdint>

#include "engine/core/hash.h"
#include "engine/core/playout.h"
#include "engine/core/signature.h"

namespace spires {

// Everything of one game. The size is an odd number of 8-byte words, so that places begin at different banks.
template <class Step>
struct PooledGame {
  typename Step::State state;
  Rng player{0};
  SeededWords words{0};
  std::uint16_t decisions = 0;
  std::uint16_t chances = 0;
  std::uint32_t game = 0;
};

template <class Step>
constexpr std::uint64_t result_of(const typename Step::State& state, std::uint32_t decisions, std::uint32_t chances) {
  Hash hash;
  hash.add_bytes(state);
  hash.add(decisions);
  hash.add(chances);
  return hash.value();
}

struct PoolResult {
  std::uint64_t hash;
  std::uint32_t decisions;
  std::uint32_t chances;
};

template <class Step>
struct Pool {
  static constexpr unsigned kWarps = Step::kWarps;
  static constexpr unsigned kThreads = kWarps * 32;
  static constexpr unsigned kPlaces = Step::kRows * 32;
  static constexpr unsigned kKinds = Step::kKinds;
  static constexpr std::uint16_t kNone = 0xFFFF;
  static_assert(kKinds <= 32);
  static_assert(sizeof(PooledGame<Step>) % 16 == 8);

  PooledGame<Step> games[kPlaces];
  std::uint16_t queue[kKinds][kPlaces];  // rings of places; kNone: none there yet
  std::uint32_t head[32];                // counts of all places taken and put, modulo 2^32
  std::uint32_t tail[32];
  std::uint32_t live;

  // Puts a game where it waits now.
  __device__ void put(unsigned place, unsigned kind) {
    const std::uint32_t at = atomicAdd(&tail[kind], 1U) % kPlaces;
    volatile std::uint16_t& entry = queue[kind][at];
    while (entry != kNone) {  // a warp has reserved the place there a whole round ago and not yet read it
    }
    entry = static_cast<std::uint16_t>(place);
  }

  struct Choice {
    unsigned kind;
    unsigned head;
    unsigned count;  // up to 32
  };
  // Returns the kind with the most waiting games.
  __device__ Choice choose(unsigned lane) {
    const std::uint32_t first = *static_cast<volatile std::uint32_t*>(&head[lane]);
    const std::uint32_t waiting = *static_cast<volatile std::uint32_t*>(&tail[lane]) - first;
    const unsigned kind = __reduce_max_sync(~0U, (waiting << 5) | lane) & 31U;
    const unsigned count = __shfl_sync(~0U, waiting, kind);
    return {kind, __shfl_sync(~0U, first, kind), count < 32 ? count : 32};
  }

  // Returns false if another warp was faster.
  __device__ bool reserve(const Choice& choice, unsigned lane) {
    std::uint32_t before = 0;
    if (lane == 0) before = atomicCAS(&head[choice.kind], choice.head, choice.head + choice.count);
    return __shfl_sync(~0U, before, 0) == choice.head;
  }
  // Returns the place of the game that the lane plays on. REQUIRES: lane < choice.count.
  __device__ unsigned take(const Choice& choice, unsigned lane) {
    volatile std::uint16_t& at = queue[choice.kind][(choice.head + lane) % kPlaces];
    unsigned place = at;
    while (place == kNone) place = at;
    at = kNone;
    return place;
  }
};

// The same initial state for every game; `next` is the number of the next game to begin.
template <class Step>
__global__ void __launch_bounds__(Pool<Step>::kThreads, 1)
    play_pool(const typename Step::State* initial, std::uint32_t games, std::uint32_t* next, PoolResult* results) {
  extern __shared__ __align__(16) unsigned char memory[];
  Pool<Step>& pool = *reinterpret_cast<Pool<Step>*>(memory);
  const unsigned lane = threadIdx.x % 32;

  for (unsigned i = threadIdx.x; i < Step::kKinds * pool.kPlaces; i += blockDim.x) (&pool.queue[0][0])[i] = pool.kNone;
  if (threadIdx.x < 32) pool.head[threadIdx.x] = pool.tail[threadIdx.x] = 0;
  __syncthreads();
  for (unsigned i = threadIdx.x; i < pool.kPlaces; i += blockDim.x) {
    pool.games[i].game = ~0U;
    pool.queue[Step::kOver][i] = static_cast<std::uint16_t>(i);
  }
  if (threadIdx.x == 0) pool.tail[Step::kOver] = pool.live = pool.kPlaces;
  __syncthreads();

  for (;;) {
    const auto choice = pool.choose(lane);
    if (choice.count == 0) {
      if (*static_cast<volatile std::uint32_t*>(&pool.live) == 0) return;
      __nanosleep(100);
      continue;
    }
    if (!pool.reserve(choice, lane)) continue;
    if (lane < choice.count) {
      const unsigned kind = choice.kind;
      const unsigned place = pool.take(choice, lane);
      __threadfence_block();
      PooledGame<Step>& g = pool.games[place];
      bool lives = true;
      if (kind == Step::kOver) {
        if (g.game != ~0U) {
          results[g.game] = {result_of<Step>(g.state, g.decisions, g.chances), g.decisions, g.chances};
        }
        g.game = atomicAdd(next, 1U);
        lives = g.game < games;
        if (lives) {
          const std::uint64_t seed = game_seed(kSignedSeed, g.game);
          g.state = *initial;
          g.player = random_player(seed);
          g.words = SeededWords(seed);
          g.decisions = 0;
          g.chances = 0;
        } else {
          atomicSub(&pool.live, 1U);
        }
      } else {
        Step::step(kind, g);
      }
      if (lives) {
        const unsigned now = Step::kind_of(g);
        __threadfence_block();
        pool.put(place, now);
      }
    }
    __syncwarp();
  }
}

}  // namespace spires

// Plays the games of an arena on several threads, and keeps the ledger of finished games.
//
// The set of games that count does not depend on the threads: without a sequential test all of them, with one those up
// to the first seed set, in order, that decides it. Later games may have been played by then and stay in the log.
#pragma once

#include <fmt/format.h>

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "bots/seeds.h"
#include "cli/arena_log.h"
#include "cli/arena_match.h"
#include "cli/arena_plan.h"
#include "cli/arena_statistics.h"
#include "cli/workers.h"
#include "engine/core/game_text.h"
#include "engine/core/playout.h"

namespace spires::cli {

// Thread rule: any thread may enter games and query; the rest only when no game is running.
class ArenaLedger {
 public:
  // `log` may be nullptr; its games are entered. A test compares the first entrant with the second.
  ArenaLedger(const ArenaPlan& plan, std::uint32_t sets, std::optional<SprtHypotheses> test, ArenaLog* log);

  // The numbers of the games still to be played.
  std::vector<std::uint32_t> missing() const;
  void enter(std::uint32_t number, const ArenaGame& game);
  // Aborts the arena: no further games are played.
  void fail(const Fault& fault);
  bool is_closed() const { return closed_; }
  // The first entrant's share so far.
  double share_so_far() const;

  const std::optional<Fault>& fault() const { return fault_; }
  // The games that count, by number. REQUIRES: there is no fault, and no game is missing or the test has decided.
  std::vector<ArenaGame> games() const;
  const std::optional<Sprt>& test() const { return test_; }

 private:
  // REQUIRES: the lock is held, or there is only one thread.
  void put(std::uint32_t number, const ArenaGame& game);
  bool is_whole(std::uint32_t set) const;

  const ArenaPlan& plan_;
  std::uint32_t sets_;
  ArenaLog* log_;
  std::optional<Sprt> test_;
  mutable std::mutex mutex_;
  std::vector<std::optional<ArenaGame>> games_;  // up to the last one entered
  std::uint32_t tested_ = 0;                     // seed sets that the test has seen, in order
  double share_ = 0;                             // of the first entrant, summed
  std::uint32_t shared_ = 0;                     // games of the first entrant
  std::optional<Fault> fault_;
  std::atomic<bool> closed_ = false;
};

template <GameText T>
Fault fault_of(const IllegalAnswer<typename T::Game>& wrong, const MatchTerms<typename T::Game>& terms,
               const std::string& bot, std::uint64_t seed) {
  return {bot, fmt::format("answers `{}` at seat {}, which is not legal; seed {}, position {}", T::action(wrong.answer),
                           T::seat(wrong.seat), seed, T::state(terms.rules, wrong.state))};
}

// The seeds of the games: one per seed set.
struct Series {
  std::uint64_t seed = 1;
  std::optional<bots::SeedRange> range;
  std::uint64_t of(std::uint32_t set) const {
    const std::uint64_t plain = game_seed(seed, set);
    return range ? bots::seed_in(*range, plain) : plain;
  }
};

// Plays the games missing in the ledger.
template <GameText T>
void play_series(const MatchTerms<typename T::Game>& terms, const ArenaPlan& plan,
                 const std::vector<Entrant<typename T::Game>>& entrants, const Series& series, std::uint32_t threads,
                 Console& console, ArenaLedger& ledger) {
  using G = typename T::Game;
  const std::vector<std::uint32_t> numbers = ledger.missing();
  const auto label = [&] {
    return fmt::format("{} {} {:.1f} %", T::kName, entrants[0].name, 100 * ledger.share_so_far());
  };
  work_on(static_cast<std::uint32_t>(numbers.size()), threads, console, label, [&](std::uint32_t piece) {
    if (ledger.is_closed()) return;
    const GameSlot slot = plan.slot(numbers[piece]);
    const std::uint64_t seed = series.of(slot.set);
    const typename Match<G>::Ending ending = Match<G>(terms, plan, entrants, slot, seed).play();
    if (const ArenaGame* game = std::get_if<ArenaGame>(&ending)) {
      ledger.enter(numbers[piece], *game);
      return;
    }
    const IllegalAnswer<G>& wrong = std::get<1>(ending);
    const std::size_t entrant = plan.pairings[slot.pairing][plan.player_at(wrong.seat, slot.rotation)];
    ledger.fail(fault_of<T>(wrong, terms, entrants[entrant].name, seed));
  });
}

}  // namespace spires::cli

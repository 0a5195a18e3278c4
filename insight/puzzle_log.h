// The log of a mine: the games that were looked through and the puzzles found in them. A run that was stopped goes on
// where it stopped, and the logs of several runs add up to one pack.
//
//   spires-mine 1 towers 2 77        game, revision of the rules, seed
//   puzzle …                         those of one game, as in a pack
//   done 12 401 163 9 2 0 0 0 0 0    its number, and how many of its decisions came to each step of the sieve
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "insight/puzzle_miner.h"
#include "insight/puzzle_tables.h"

namespace spires::insight {

struct MinedGame {
  std::uint32_t number = 0;
  std::vector<Puzzle> puzzles;
  Sieved sieved;
};

struct MineLog {
  std::string game;
  int revision = 0;
  std::uint64_t seed = 0;
  std::vector<MinedGame> games;
};

std::string write_mine_head(std::string_view game, int revision, std::uint64_t seed);
std::string write_mined_game(const MinedGame& game);
// Reads a log. A last game that was not written to its end is left out; `whole` is the size of what was read.
Result<MineLog> read_mine_log(std::string_view text, std::size_t& whole);

// Puts the puzzles of logs into a pack: each position once, by table and class.
PuzzlePack pack_of(const std::vector<MineLog>& logs, const std::vector<PuzzleTable>& tables);

// The table of game `number`: the kinds of tables take turns.
inline const PuzzleTable& table_of_game(const std::vector<PuzzleTable>& tables, std::uint32_t number) {
  std::uint32_t all = 0;
  for (const PuzzleTable& table : tables) all += table.share;
  std::uint32_t at = number % all;
  std::size_t i = 0;
  while (at >= tables[i].share) at -= tables[i++].share;
  return tables[i];
}

// Returns a position as its text says it: a state may remember more, which plays no part any more, and a puzzle is kept
// as text. Returns nothing if the text cannot be read.
template <GameText T>
std::optional<typename T::Game::State> as_written(const typename T::Game::Rules& rules,
                                                  const typename T::Game::State& state) {
  const auto read = read_start<T>(rules, {T::state(rules, state), T::seen(rules, state), {}});
  const auto* written = std::get_if<typename T::Game::State>(&read);
  return written == nullptr ? std::nullopt : std::optional(*written);
}

// Plays game `number` and returns its puzzles. They come from different turns: neighbouring decisions ask the same.
template <GameTools K>
MinedGame mine_game(PuzzleMiner<K>& miner, const PuzzleTable& table, std::uint64_t seed, std::uint32_t number,
                    std::uint32_t nodes) {
  using G = typename K::Text::Game;
  constexpr int kApart = 12;  // decisions
  MinedGame mined;
  mined.number = number;
  const Sieved before = miner.sieved();
  int wait = 0;
  play_for_puzzles<K>(miner.rules(), nodes, mix64(seed + (std::uint64_t{number} + 1) * kGolden),
                      [&](const typename G::State& state, Seat seat) {
                        if (wait-- > 0) return;
                        wait = 0;
                        const auto written = as_written<typename K::Text>(miner.rules(), state);
                        if (!written) return;
                        auto puzzle =
                            miner.examine(G::view(miner.rules(), *written, Observer(seat), BotsOf<K>::kMemory));
                        if (!puzzle) return;
                        puzzle->table = table.name;
                        mined.puzzles.push_back(std::move(*puzzle));
                        wait = kApart;
                      });
  mined.sieved = miner.sieved();
  for (std::size_t i = 0; i < before.count.size(); ++i) mined.sieved.count[i] -= before.count[i];
  return mined;
}

}  // namespace spires::insight

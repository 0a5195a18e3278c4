// Games of self-play as a learner needs them, and their files.
//
// A game keeps positions, the values that searches gave to its decisions, and its result. A file of games is raw memory
// with a header that names the sizes: it is read by the program that wrote it, and a seed makes it again.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "bots/evaluator.h"

namespace spires::bots {

// A decision that was searched: each seat's chance in the search's estimate.
struct PlayedRoot {
  WinChances chances{};
  std::uint32_t strayed = 0;  // 1: another move than the best was played, so later values say nothing about this one
};

template <Game G>
struct PlayedPosition {
  typename G::State state;
  std::uint32_t next_root = 0;  // number of the decision at this position, or of the first one after it
};

template <Game G>
struct PlayedGame {
  std::uint32_t table = 0;  // number of the rules in the set
  WinChances result{};
  std::vector<PlayedRoot> roots;
  std::vector<PlayedPosition<G>> positions;
};

// Returns the λ-return of each decision, and the result as the last: a mean of the values of later decisions, whose
// weights fall by λ a decision, and of the result.
template <Game G>
std::vector<WinChances> returns_of(const PlayedGame<G>& game, float lambda) {
  std::vector<WinChances> returns(game.roots.size() + 1);
  returns.back() = game.result;
  for (std::size_t k = game.roots.size(); k-- > 0;) {
    const PlayedRoot& root = game.roots[k];
    const float later = root.strayed != 0 ? 0 : lambda;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      returns[k][i] = (1 - later) * root.chances[i] + later * returns[k + 1][i];
    }
  }
  return returns;
}

namespace played {

inline constexpr std::uint32_t kMagic = 0x31475053;  // "SPG1"
inline constexpr std::uint32_t kMostItems = 1U << 20;

template <class T>
void put(std::ofstream& file, const T* items, std::size_t count) {
  static_assert(std::is_trivially_copyable_v<T>);
  file.write(reinterpret_cast<const char*>(items), static_cast<std::streamsize>(count * sizeof(T)));
}
template <class T>
bool get(std::ifstream& file, T* items, std::size_t count) {
  file.read(reinterpret_cast<char*>(items), static_cast<std::streamsize>(count * sizeof(T)));
  return file.good();
}
template <class T>
bool get_list(std::ifstream& file, std::vector<T>& list) {
  std::uint32_t count = 0;
  if (!get(file, &count, 1) || count > kMostItems) return false;
  list.resize(count);
  return get(file, list.data(), count);
}
template <class T>
void put_list(std::ofstream& file, const std::vector<T>& list) {
  const auto count = static_cast<std::uint32_t>(list.size());
  put(file, &count, 1);
  put(file, list.data(), list.size());
}

}  // namespace played

// Writes a whole file or none: an interrupted run leaves no half of one.
template <Game G>
bool write_games(const std::string& path, const std::vector<PlayedGame<G>>& games) {
  const std::string unfinished = path + ".part";
  std::ofstream file(unfinished, std::ios::binary);
  const std::array<std::uint32_t, 3> header{played::kMagic, sizeof(PlayedPosition<G>),
                                            static_cast<std::uint32_t>(games.size())};
  played::put(file, header.data(), header.size());
  for (const PlayedGame<G>& game : games) {
    played::put(file, &game.table, 1);
    played::put(file, &game.result, 1);
    played::put_list(file, game.roots);
    played::put_list(file, game.positions);
  }
  file.close();
  std::error_code error;
  if (file.good()) std::filesystem::rename(unfinished, path, error);
  return file.good() && !error;
}

template <Game G>
std::optional<std::vector<PlayedGame<G>>> read_games(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::array<std::uint32_t, 3> header{};
  if (!played::get(file, header.data(), header.size())) return std::nullopt;
  if (header[0] != played::kMagic || header[1] != sizeof(PlayedPosition<G>) || header[2] > played::kMostItems) {
    return std::nullopt;
  }
  std::vector<PlayedGame<G>> games(header[2]);
  for (PlayedGame<G>& game : games) {
    const bool whole = played::get(file, &game.table, 1) && played::get(file, &game.result, 1) &&
                       played::get_list(file, game.roots) && played::get_list(file, game.positions);
    if (!whole) return std::nullopt;
    for (const PlayedPosition<G>& position : game.positions) {
      if (position.next_root > game.roots.size()) return std::nullopt;
    }
  }
  return games;
}

}  // namespace spires::bots

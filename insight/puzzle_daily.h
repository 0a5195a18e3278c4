// The puzzle of the day: the same for everybody, from the date and the pack alone.
//
// Monday is easy and Sunday is hard; Saturday has the tables that are played less. Each weekday goes through its puzzles
// in an order of its own, and starts over when they are used up.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"
#include "insight/puzzle.h"

namespace spires::insight {

// From Monday.
enum class Weekday : std::uint8_t { Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday };

// Days since 2026-01-01, a Thursday; it may be negative.
constexpr Weekday weekday_of(std::int64_t day) { return static_cast<Weekday>(((day + 3) % 7 + 7) % 7); }
// The number of weeks of that weekday before this day, counted from the week of day 0.
constexpr std::int64_t week_of(std::int64_t day) {
  const std::int64_t since_monday = day + 3;
  return since_monday >= 0 ? since_monday / 7 : -((-since_monday + 6) / 7);
}
// Proleptic Gregorian calendar; the month from 1.
constexpr std::int64_t day_number(int year, int month, int day) {
  const auto before = [](std::int64_t y) {
    return 365 * y + y / 4 - y / 100 + y / 400;
  };  // days before March of year y
  const std::int64_t y = year - (month <= 2 ? 1 : 0);
  const int m = (month + 9) % 12;
  constexpr std::int64_t kStart = 739922;  // 2026-01-01
  return before(y) + (153 * m + 2) / 5 + day - 1 - kStart;
}

// What a weekday asks for: a class; on Saturday a table, of any class.
constexpr int class_of(Weekday weekday) {
  constexpr std::array<int, 7> kClass = {1, 1, 2, 3, 4, 0, 5};
  return kClass[static_cast<std::size_t>(weekday)];
}
inline bool is_saturday_table(std::string_view table) {
  return table.starts_with("master") || table.starts_with("teams") || table.starts_with("solo") ||
         table.starts_with("advanced");
}

// Returns the puzzles of a weekday, as their numbers in the pack. If none fits exactly: those of the nearest class.
inline std::vector<std::size_t> puzzles_of(const PuzzlePack& pack, Weekday weekday) {
  std::vector<std::size_t> fitting;
  if (weekday == Weekday::Saturday) {
    for (std::size_t i = 0; i < pack.puzzles.size(); ++i) {
      if (is_saturday_table(pack.puzzles[i].table)) fitting.push_back(i);
    }
    if (!fitting.empty()) return fitting;
  }
  const int wanted = weekday == Weekday::Saturday ? 4 : class_of(weekday);
  int nearest = kPuzzleClasses;
  for (const Puzzle& one : pack.puzzles) nearest = std::min(nearest, std::abs(one.difficulty - wanted));
  for (std::size_t i = 0; i < pack.puzzles.size(); ++i) {
    if (std::abs(pack.puzzles[i].difficulty - wanted) == nearest) fitting.push_back(i);
  }
  return fitting;
}

// Returns place n of the order of a weekday; it starts over after `count`.
inline std::size_t place_in_order(Weekday weekday, std::int64_t n, std::size_t count) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  Rng rng(mix64(0x646169'6C79ULL + static_cast<std::uint64_t>(weekday)));
  for (std::size_t left = count; left > 1; --left) {
    std::swap(order[left - 1], order[rng.next_below(static_cast<std::uint32_t>(left))]);
  }
  const auto size = static_cast<std::int64_t>(count);
  return order[static_cast<std::size_t>((n % size + size) % size)];
}

// Returns the number of the day's puzzle in the pack; nothing if the pack is empty.
inline std::optional<std::size_t> daily_puzzle(const PuzzlePack& pack, std::int64_t day) {
  const Weekday weekday = weekday_of(day);
  const std::vector<std::size_t> fitting = puzzles_of(pack, weekday);
  if (fitting.empty()) return std::nullopt;
  return fitting[place_in_order(weekday, week_of(day), fitting.size())];
}

}  // namespace spires::insight

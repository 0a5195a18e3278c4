// Ways to pick from the list of a Pair, for the players of the compared games.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"
#include "tests/differential/census.h"
#include "tests/differential/point.h"

namespace spires::differential {

// REQUIRES: the list is not empty.
template <class List>
const auto& any_of(const List& list, Rng& rng) {
  return list[rng.next_below(static_cast<std::uint32_t>(list.size()))];
}

// Picks a chance outcome by its weight. REQUIRES: chance decides.
inline std::string by_weight(const Point& point, Rng& rng) {
  unsigned sum = 0;
  for (const auto& [text, weight] : point.list) sum += weight;
  unsigned left = rng.next_below(sum);
  std::size_t i = 0;
  for (; left >= point.list[i].second; ++i) left -= point.list[i].second;
  return point.list[i].first;
}

template <class Pair>
std::vector<std::string> of_kinds(const Pair& pair, const std::vector<std::string_view>& kinds) {
  std::vector<std::string> found;
  for (const auto& [text, weight] : pair.point().list) {
    if (std::find(kinds.begin(), kinds.end(), pair.kind(text)) != kinds.end()) found.push_back(text);
  }
  return found;
}

// Any pick that reduces the distance; empty if none does.
template <class Pair, class Distance>
std::string nearer(const Pair& pair, Rng& rng, const Distance& distance) {
  const int now = distance(pair.state());
  std::vector<std::string> good;
  for (const auto& [text, weight] : pair.point().list) {
    if (distance(pair.after(text)) < now) good.push_back(text);
  }
  return good.empty() ? std::string{} : any_of(good, rng);
}

// Any pick that minimises the distance; empty if all are equal.
template <class Pair, class Distance>
std::string nearest(const Pair& pair, Rng& rng, const Distance& distance) {
  std::map<int, std::vector<std::string>> by_distance;
  for (const auto& [text, weight] : pair.point().list) by_distance[distance(pair.after(text))].push_back(text);
  return by_distance.size() == 1 ? std::string{} : any_of(by_distance.begin()->second, rng);
}

// Any pick that leads to the phase seen least so far.
template <class Pair>
std::string rare_way(const Pair& pair, Rng& rng, const Census& census, const Census::Groups& groups) {
  std::vector<std::string> best;
  std::int64_t least = 0;
  for (const auto& [text, weight] : pair.point().list) {
    const std::int64_t count = census.least(Pair::Text::phase(pair.after(text)), groups);
    if (best.empty() || count < least) {
      best.clear();
      least = count;
    }
    if (count == least) best.push_back(text);
  }
  return any_of(best, rng);
}

// Picks a kind, then one of that kind: any kind, or the one decided least so far. Mostly avoids the kind `seldom`.
template <class Pair>
std::string rare_kind(const Pair& pair, Rng& rng, const Census& census, const Census::Groups& groups,
                      const std::string& seldom = {}) {
  std::map<std::string, std::vector<std::string>> by_kind;
  for (const auto& [text, weight] : pair.point().list) by_kind[pair.kind(text)].push_back(text);
  const std::uint32_t die = rng.next_below(6);
  if (die != 0 && by_kind.size() > 1) by_kind.erase(seldom);
  const std::string phase = pair.phase();
  const std::uint32_t any = rng.next_below(2);
  auto chosen = by_kind.begin();
  if (any != 0) {
    std::advance(chosen, rng.next_below(static_cast<std::uint32_t>(by_kind.size())));
  } else {
    for (auto it = by_kind.begin(); it != by_kind.end(); ++it) {
      const auto count = [&](const auto& kind) { return census.least({phase, kind->first}, groups); };
      if (count(it) < count(chosen)) chosen = it;
    }
  }
  return any_of(chosen->second, rng);
}

}  // namespace spires::differential

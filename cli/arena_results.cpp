#include "cli/arena_results.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace spires::cli {
namespace {

// The lower of the two middle values.
std::uint64_t median(std::vector<std::uint64_t> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

template <class Visit>
void for_each_game(const ArenaPlan& plan, std::span<const ArenaGame> games, Visit&& visit) {
  for (std::size_t number = 0; number < games.size(); ++number) {
    visit(plan.slot(static_cast<std::uint32_t>(number)), games[number]);
  }
}

void add(PlayerEffort& sum, const PlayerEffort& effort) {
  sum.asked += effort.asked;
  sum.forced += effort.forced;
  sum.nodes += effort.nodes;
  sum.iterations += effort.iterations;
  sum.microseconds += effort.microseconds;
}

EntrantResult sum_up_entrant(const ArenaPlan& plan, std::span<const ArenaGame> games, std::size_t entrant) {
  EntrantResult result;
  result.at_seat.resize(plan.seats);
  std::vector<double> set_means(games.size() / plan.games_a_set(), 0);
  std::vector<std::uint64_t> asked;
  for_each_game(plan, games, [&](const GameSlot& slot, const ArenaGame& game) {
    const std::vector<std::size_t>& pairing = plan.pairings[slot.pairing];
    const auto found = std::find(pairing.begin(), pairing.end(), entrant);
    if (found == pairing.end()) return;
    const auto player = static_cast<std::size_t>(found - pairing.begin());
    const double share = plan.share(game, player);
    SeatShare& seat = result.at_seat[static_cast<std::size_t>(index(plan.seat_of(player, slot.rotation)))];
    ++seat.games;
    seat.share += share;
    set_means[slot.set] += share;
    ++result.games;
    result.capped += game.capped() ? 1U : 0U;
    asked.push_back(game.efforts[player].asked);
    add(result.effort, game.efforts[player]);
  });
  for (SeatShare& seat : result.at_seat) seat.share /= seat.games;
  const double games_in_set = static_cast<double>(result.games) / static_cast<double>(set_means.size());
  for (double& mean : set_means) mean /= games_in_set;
  result.share = estimate_share(set_means);
  result.median_asked = median(std::move(asked));
  return result;
}

PairResult sum_up_pair(const ArenaPlan& plan, std::span<const ArenaGame> games, std::size_t pairing) {
  PairResult result{plan.pairings[pairing][0], plan.pairings[pairing][1], 0, {}, {}};
  std::vector<double> set_means(games.size() / plan.games_a_set(), 0);
  for_each_game(plan, games, [&](const GameSlot& slot, const ArenaGame& game) {
    if (slot.pairing != pairing) return;
    set_means[slot.set] += plan.score(game, 0) / 2;
    ++result.games;
  });
  result.score = estimate_share(set_means);
  result.elo = estimate_elo(result.score);
  return result;
}

std::vector<Points> points_of(const ArenaPlan& plan, std::span<const ArenaGame> games) {
  const Points none(plan.entrants, std::vector<double>(plan.entrants, 0));
  std::vector<Points> sets(games.size() / plan.games_a_set(), none);
  for_each_game(plan, games, [&](const GameSlot& slot, const ArenaGame& game) {
    const std::vector<std::size_t>& pairing = plan.pairings[slot.pairing];
    sets[slot.set][pairing[0]][pairing[1]] += plan.score(game, 0);
    sets[slot.set][pairing[1]][pairing[0]] += plan.score(game, 1);
  });
  return sets;
}

EloEstimate turned(const EloEstimate& elo) {
  const auto minus = [](const std::optional<double>& value) {
    return value ? std::optional<double>(-*value) : std::nullopt;
  };
  return {minus(elo.elo), minus(elo.high), minus(elo.low)};
}

void add_elo(const ArenaPlan& plan, std::span<const ArenaGame> games, ArenaResults& results) {
  if (plan.seats != 2) return;
  for (std::size_t pairing = 0; pairing < plan.pairings.size(); ++pairing) {
    results.pairs.push_back(sum_up_pair(plan, games, pairing));
  }
  if (!plan.is_round_robin()) {
    results.entrants[0].elo = results.pairs[0].elo;
    results.entrants[1].elo = turned(results.pairs[0].elo);
    return;
  }
  const std::vector<EloEstimate> ratings = rate(points_of(plan, games));
  for (std::size_t i = 0; i < ratings.size(); ++i) results.entrants[i].elo = ratings[i];
}

}  // namespace

ArenaResults sum_up(const ArenaPlan& plan, std::span<const ArenaGame> games) {
  ArenaResults results;
  results.games = static_cast<std::uint32_t>(games.size());
  results.sets = results.games / plan.games_a_set();
  std::vector<std::uint64_t> lengths;
  for (const ArenaGame& game : games) {
    lengths.push_back(game.decisions);
    ++results.by_reason[static_cast<std::size_t>(game.reason)];
  }
  results.capped = results.ended(EndReason::Cap);
  results.median_decisions = median(std::move(lengths));
  for (std::size_t i = 0; i < plan.entrants; ++i) results.entrants.push_back(sum_up_entrant(plan, games, i));
  add_elo(plan, games, results);
  return results;
}

}  // namespace spires::cli

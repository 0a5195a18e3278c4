// Finished games for tests, as records: by random players who sometimes take back, or by bots.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/playout.h"
#include "engine/core/record_match.h"
#include "insight/analyse.h"
#include "match/bots.h"

namespace spires::tests {

template <GameTools K>
RecordMatch<typename K::Text> match_of(const Settings& settings) {
  auto rules = K::Text::rules(settings);
  const Fault* fault = std::get_if<Fault>(&rules);
  if (fault != nullptr) ADD_FAILURE() << fault->field << " " << fault->why;
  return RecordMatch<typename K::Text>(K::Text::header(settings), std::get<0>(rules));
}

inline ChanceSource seeded(std::uint64_t seed) { return {ChanceSource::Kind::Mix, seed, {}, {}, {}}; }

// Resolves all pending chance by the seed.
template <GameText T>
void settle(RecordMatch<T>& match, std::uint64_t seed) {
  const SeededWords words(seed);
  while (match.pending().is_chance()) {
    match.resolve(T::Game::sample(match.rules(), match.state(), words.word(match.chances())));
  }
}

struct RandomPlay {
  std::uint32_t cap = 20000;  // decisions
  std::uint32_t undo = 0;     // take back after about one decision in so many; 0: never
};

template <GameTools K>
RecordMatch<typename K::Text> random_match(const Settings& settings, std::uint64_t seed, const RandomPlay& play = {}) {
  using G = typename K::Text::Game;
  auto match = match_of<K>(settings);
  Rng rng = random_player(seed);
  for (std::uint32_t decisions = 0; decisions < play.cap; ++decisions) {
    settle(match, seed);
    if (match.pending().is_over()) break;
    const Seat asked = match.pending().seat();
    const Seat seat = random_actor<G>(match.rules(), match.state(), asked, rng);
    match.play(seat, pick_for<G>(match.rules(), match.state(), asked, seat, rng.next()));
    if (play.undo != 0 && rng.next_below(play.undo) == 0) {
      match.undo(1 + rng.next_below(static_cast<std::uint32_t>(std::min<std::size_t>(match.line().size(), 5))));
    }
  }
  return match;
}

template <GameTools K>
std::string random_game(const Settings& settings, std::uint64_t seed, const RandomPlay& play = {}) {
  return write_record(random_match<K>(settings, seed, play).record(seeded(seed), EndReason::Cap));
}

// One level for all seats, or one for each.
template <GameTools K>
RecordMatch<typename K::Text> bot_match(const Settings& settings, const std::vector<std::string_view>& levels,
                                        const bots::Budget& budget, std::uint64_t seed) {
  using G = typename K::Text::Game;
  auto match = match_of<K>(settings);
  std::vector<std::unique_ptr<bots::Bot<G>>> players;
  for (int i = 0; i < K::Text::players(match.rules()); ++i) {
    const bots::Level* level = bots::find_level<BotsOf<K>>(levels[static_cast<std::size_t>(i) % levels.size()]);
    players.push_back(BotsOf<K>::make(*level, match.rules(), mix64(seed + static_cast<std::uint64_t>(i))));
  }
  for (int decisions = 0; decisions < 5000; ++decisions) {
    settle(match, seed);
    if (match.pending().is_over()) break;
    const Seat seat = match.pending().seat();
    typename G::Actions legal;
    G::legal(match.rules(), match.state(), seat, legal);
    const auto view = G::view(match.rules(), match.state(), Observer(seat), BotsOf<K>::kMemory);
    auto& player = *players[static_cast<std::size_t>(index(seat))];
    match.play(seat, legal.size() == 1 ? legal[0] : player.choose(view, legal, budget));
  }
  return match;
}

template <GameTools K>
std::string bot_game(const Settings& settings, const std::vector<std::string_view>& levels, const bots::Budget& budget,
                     std::uint64_t seed) {
  return write_record(bot_match<K>(settings, levels, budget, seed).record(seeded(seed), EndReason::Cap));
}

// The report of a record that can be analysed.
inline insight::Report report_of(const std::string& record, std::uint32_t nodes) {
  auto analysed = insight::analyse(record, insight::Budgets{nodes});
  const Fault* fault = std::get_if<Fault>(&analysed);
  if (fault != nullptr) ADD_FAILURE() << fault->field << " " << fault->why;
  return fault != nullptr ? insight::Report{} : std::get<0>(analysed);
}

}  // namespace spires::tests

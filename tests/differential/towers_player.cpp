#include "tests/differential/towers_player.h"

#include <vector>

#include "tests/differential/picking.h"

namespace spires::differential {

namespace {

// The number of wizards that stand close together, on visible surfaces.
int crowding(const towers::State& state) {
  int sum = 0;
  for (int i = 0; i < towers::kSpaces; ++i) {
    const int here = state.on[state.top[towers::Space(i)]].total();
    sum += here * here;
  }
  return sum;
}

// The distance of a player in this mood from the goal of the mood, usually the end of the game.
int distance(const towers::Rules& rules, const towers::State& state, TowersMood mood) {
  if (mood == TowersMood::Crowd) return -crowding(state);
  int sum = 0;
  for (int i = 0; i < rules.players; ++i) {
    const towers::Stock& stock = state.stock[seat_at(i)];
    if (mood == TowersMood::Hurry || mood == TowersMood::Home) sum -= stock.home;
    if (mood != TowersMood::Home) sum += stock.empty;
  }
  return sum;
}

}  // namespace

std::string TowersPlayer::pick(const TowersPair& pair, const Census& census, const Census::Groups& groups) {
  if (pair.chance()) return by_weight(pair.point(), rng_);
  // Sometimes a seat that is not asked interjects.
  if (!pair.point().may.empty() && rng_.next_below(6) == 0) return any_of(pair.point().may, rng_).substr(2);
  if (mood_ == TowersMood::Plain) return any_of(pair.point().list, rng_).first;
  std::string wanted = pick_by_mood(pair);
  if (!wanted.empty()) return wanted;
  const std::uint32_t way = rng_.next_below(4);
  if (way == 0) return rare_way(pair, rng_, census, groups);
  // A refusal costs a whole turn, so it is rare; otherwise games hardly progress.
  return rare_kind(pair, rng_, census, groups, "refuse");
}

std::string TowersPlayer::pick_by_mood(const TowersPair& pair) {
  const std::uint32_t die = rng_.next_below(10);
  const std::string phase = pair.phase();
  // While the pile runs out: only then can a reshuffle occur inside a casting.
  if (pair.state().draw_size < 6 && die < 6 && (mood_ != TowersMood::Patient || phase != "choose")) {
    const std::vector<std::string> draw = of_kinds(pair, {"cast DT2C"});
    if (!draw.empty()) return draw.front();
  }
  if (mood_ == TowersMood::Rare) return {};
  if (mood_ != TowersMood::Patient) return die < 6 ? pick_hurried(pair) : std::string{};
  if (die == 0) return {};
  std::vector<std::string> calm;
  if (phase == "pre" || phase == "rescue0" || phase == "rescue1") calm = of_kinds(pair, {"pass"});
  if (phase == "choose") calm = of_kinds(pair, {"play", "refuse"});
  if (phase == "piece") {
    const std::string filling = pick_hurried(pair);
    if (!filling.empty()) return filling;
    calm = of_kinds(pair, {"wizard", "tower"});
  }
  return calm.empty() ? std::string{} : any_of(calm, rng_);
}

std::string TowersPlayer::pick_hurried(const TowersPair& pair) {
  return nearer(pair, rng_, [&](const towers::State& state) { return distance(pair.rules(), state, mood_); });
}

}  // namespace spires::differential

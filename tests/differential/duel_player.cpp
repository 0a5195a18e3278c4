#include "tests/differential/duel_player.h"

#include <vector>

#include "tests/differential/picking.h"

namespace spires::differential {

namespace {

using duel::kKnight;
using duel::kMage;
using duel::Phase;

// The number of casts that the active player can choose from here.
int casts(const duel::Rules& rules, const duel::State& state) {
  Tally tally;
  duel::list_casts(rules, state, tally);
  return tally.size();
}

int stones(const duel::Rules& rules, const duel::State& state, Seat seat) {
  int count = state.veiled[seat].only(rules.stones).size();
  for (const duel::Card card : state.used[seat]) count += card != duel::kGap && rules.is_stone(card) ? 1 : 0;
  return count;
}

// The distance of a player in this mood from the goal of the mood.
int distance(const duel::Rules& rules, const duel::State& state, DuelMood mood) {
  switch (mood) {
    case DuelMood::Plain:
    case DuelMood::Rare:
    case DuelMood::Hoard: break;
    case DuelMood::Cast: return -casts(rules, state);
    case DuelMood::Stone: return -stones(rules, state, kKnight) - stones(rules, state, kMage);
    case DuelMood::Close: return duel::distance(state.position[kKnight], state.position[kMage]);
  }
  return 0;
}

std::vector<std::string> all_casts(const DuelPair& pair) {
  std::vector<std::string> found;
  for (const auto& [text, weight] : pair.point().list) {
    if (text.starts_with("cast")) found.push_back(text);
  }
  return found;
}

// "deal PUR|GRE S1< down", "draw S2>"
bool brings_stone(const std::string& text) { return text.find(" S1") != text.npos || text.find(" S2") != text.npos; }

}  // namespace

std::string DuelPlayer::pick(const DuelPair& pair, const Census& census, const Census::Groups& groups) {
  if (pair.chance()) return pick_chance(pair);
  if (mood_ == DuelMood::Plain) return any_of(pair.point().list, rng_).first;
  std::string wanted = pick_by_mood(pair);
  if (!wanted.empty()) return wanted;
  const std::uint32_t way = rng_.next_below(4);
  return way == 0 ? rare_way(pair, rng_, census, groups) : rare_kind(pair, rng_, census, groups);
}

std::string DuelPlayer::pick_chance(const DuelPair& pair) {
  const std::uint32_t die = rng_.next_below(3);
  if (mood_ == DuelMood::Plain || die == 0) return by_weight(pair.point(), rng_);
  std::vector<std::string> good;
  for (const auto& [text, weight] : pair.point().list) {
    if (mood_ != DuelMood::Stone || brings_stone(text)) good.push_back(text);
  }
  return good.empty() ? by_weight(pair.point(), rng_) : any_of(good, rng_);
}

std::string DuelPlayer::pick_by_mood(const DuelPair& pair) {
  const std::uint32_t die = rng_.next_below(10);
  if (mood_ == DuelMood::Rare || die == 0) return {};
  const bool spell = pair.state().phase == Phase::Spell;
  if (mood_ == DuelMood::Hoard) return spell && pair.state().round < 5 ? "pass" : "";
  if (mood_ == DuelMood::Cast && spell) return any_of(all_casts(pair), rng_);
  return nearest(pair, rng_, [&](const duel::State& state) { return distance(pair.rules(), state, mood_); });
}

}  // namespace spires::differential

// The starts of the two worlds of a pair: a table of the laws, and two positions of it that look the same to an
// observer and differ elsewhere, or one position from which two worlds diverge.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "match/games.h"
#include "tests/laws/duel_pairs.h"
#include "tests/laws/towers_pairs.h"

namespace spires::server::twins {

template <class G>
struct TwinStart {
  laws::Twins<G> worlds;
  std::vector<typename G::Memory> memory;  // by seat, then that of a spectator
};

// The parts that each game provides.
struct TowersTwins {
  using Tools = towers::Tools;
  using Game = towers::Towers;
  using Secrets = laws::TowersSecrets;
  static std::vector<laws::TowersSubject> subjects() { return laws::all_towers_subjects(40); }
  // Settings that make these rules.
  static Settings settings(const towers::Rules& rules);
  static std::string word_of(towers::Memory memory);
  // Returns whether a bot's decisions there do not depend on a clock, so that it decides the same way twice.
  static bool is_soon_thought_through(const towers::Rules& rules);
  static bool bots_speak_up(const towers::Rules& rules) {
    return rules.teams && rules.options.team_offer == towers::TeamOffer::Unasked;
  }
  // Returns nullopt if the game is over or nothing is hidden.
  static std::optional<TwinStart<Game>> start(const laws::TowersSubject& subject, Rng& rng);
};

struct DuelTwins {
  using Tools = duel::Tools;
  using Game = duel::Duel;
  using Secrets = laws::DuelSecrets;
  static std::vector<laws::DuelSubject> subjects() { return laws::all_duel_subjects(40); }
  static Settings settings(const duel::Rules& rules);
  static std::string word_of(duel::Memory) { return "open"; }
  static bool is_soon_thought_through(const duel::Rules&) { return true; }
  static bool bots_speak_up(const duel::Rules&) { return false; }
  static std::optional<TwinStart<Game>> start(const laws::DuelSubject& subject, Rng& rng);
};

}  // namespace spires::server::twins

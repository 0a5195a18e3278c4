// The named levels of a game's bots; they differ in method or budget.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/budget.h"

namespace spires::bots {

struct Level {
  std::string_view key;     // "journeyman": on the command line, in records, and for clients to translate
  std::string_view method;  // one sentence
  std::uint32_t nodes = 0;  // nodes per decision; 0: the method decides
  int elo = 0;              // measured with two players (docs/bots.md); the child is 0

  constexpr Budget budget() const { return Budget::of_nodes(nodes); }
};

// The bots of a game: a struct of static functions, as TowersBots.
template <class B>
concept BotMaker =
    Game<typename B::Game> && requires(const Level& level, const typename B::Game::Rules& rules, std::uint64_t seed,
                                       const typename B::Game::View& view, const typename B::Game::Action& action) {
      // Weakest first.
      { B::levels() } -> std::same_as<std::span<const Level>>;
      // REQUIRES: the level is one of levels(), or kRandom.
      { B::make(level, rules, seed) } -> std::same_as<std::unique_ptr<Bot<typename B::Game>>>;
      // Returns reasons for a legal action, from what the observer of the view knows.
      { B::reasons(rules, view, action) } -> std::same_as<std::vector<Reason>>;
      // Returns every key of a reason.
      { B::reason_keys() } -> std::same_as<std::span<const std::string_view>>;
      // What bots may remember: everything that their seat has ever seen.
      { B::kMemory } -> std::convertible_to<typename B::Game::Memory>;
    };

// A level below all others, for measuring.
inline constexpr Level kRandom{"random", "any legal move", 0, 0};

template <BotMaker B>
const Level* find_level(std::string_view key) {
  if (key == kRandom.key) return &kRandom;
  for (const Level& level : B::levels()) {
    if (level.key == key) return &level;
  }
  return nullptr;
}

// Returns a bot's candidates for a decision, with reasons for the best.
template <BotMaker B>
std::vector<Candidate<typename B::Game>> explain(Bot<typename B::Game>& bot, const typename B::Game::Rules& rules,
                                                 const typename B::Game::View& view,
                                                 const typename B::Game::Actions& legal, const Budget& budget) {
  constexpr std::size_t kExplained = 8;
  auto candidates = bot.weigh(view, legal, budget);
  for (std::size_t i = 0; i < candidates.size() && i < kExplained; ++i) {
    candidates[i].reasons = B::reasons(rules, view, candidates[i].action);
  }
  return candidates;
}

}  // namespace spires::bots

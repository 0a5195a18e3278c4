// One game between bots, for an arena. Factories make the players, so that tests and measuring programs can use bots
// that are not a level.
//
// Each bot sees only the views of its seat. Cards and dice follow from the seed of the game as in every other tool;
// each bot has its own seed, made from the seed of the game, its seat and its entrant.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "bots/bot.h"
#include "cli/arena_plan.h"
#include "engine/core/game.h"
#include "engine/core/rng.h"

namespace spires::cli {

template <Game G>
using BotFactory = std::function<std::unique_ptr<bots::Bot<G>>(const typename G::Rules& rules, std::uint64_t seed)>;

template <Game G>
struct Entrant {
  std::string name;
  BotFactory<G> make;
  bots::Budget budget;
};

// The parts that all games of an arena share.
template <Game G>
struct MatchTerms {
  typename G::Rules rules;
  typename G::Memory memory;    // of the players
  std::uint32_t cap = 20000;    // decisions
  bots::Clock clock = nullptr;  // for timing decisions. REQUIRES: it is given.
  // What a bot does unasked, from the view of its seat; none: bots keep quiet.
  std::optional<typename G::Action> (*speak_up)(const typename G::Rules&, const typename G::View&, Rng&) = nullptr;
};

// An illegal action by a bot; it ends the arena.
template <Game G>
struct IllegalAnswer {
  typename G::State state;
  Seat seat;
  typename G::Action answer;
};

constexpr std::uint64_t bot_seed(std::uint64_t game, Seat seat, std::size_t entrant) {
  const std::uint64_t place = entrant * kMaxSeats + static_cast<std::uint64_t>(index(seat));
  // Mixed again at the end: seeds one step of the generator apart would give the same stream, shifted.
  return mix64(mix64(game ^ 0x4172656E61426F74ULL) + (place + 1) * kGolden);
}

template <Game G>
constexpr std::size_t seats_a_side(const typename G::Rules& rules) {
  if constexpr (requires { rules.teams; }) {
    return rules.teams ? 2 : 1;
  } else {
    return 1;
  }
}

template <Game G>
class Match {
 public:
  using Ending = std::variant<ArenaGame, IllegalAnswer<G>>;

  // REQUIRES: the plan has as many seats as the game, and all arguments outlive the match.
  Match(const MatchTerms<G>& terms, const ArenaPlan& plan, const std::vector<Entrant<G>>& entrants,
        const GameSlot& slot, std::uint64_t seed)
      : terms_(terms),
        plan_(plan),
        rotation_(slot.rotation),
        words_(seed),
        speaking_(mix64(seed)),
        state_(G::initial(terms.rules)) {
    for (const std::size_t number : plan.pairings[slot.pairing]) {
      const Entrant<G>& entrant = entrants[number];
      const Seat seat = plan.seat_of(players_.size(), rotation_);
      players_.push_back({entrant.make(terms.rules, bot_seed(seed, seat, number)), entrant.budget});
    }
  }

  Ending play() {
    for (;;) {
      const Pending pending = G::pending(terms_.rules, state_);
      if (pending.is_over()) break;
      if (pending.is_chance()) {
        const typename G::Chance outcome = G::sample(terms_.rules, state_, words_.word(chances_++));
        G::resolve(terms_.rules, state_, outcome, silence_);
        continue;
      }
      if (game_.decisions == terms_.cap) return capped();
      let_bots_speak();
      const typename G::Action action = decide(pending.seat());
      if (!legal_.contains(action)) return IllegalAnswer<G>{state_, pending.seat(), action};
      G::play(terms_.rules, state_, pending.seat(), action, silence_);
      ++game_.decisions;
    }
    const Outcome outcome = G::outcome(terms_.rules, state_);
    game_.reason = outcome.reason;
    for (std::size_t i = 0; i < players_.size(); ++i) game_.places[i] = outcome.place[plan_.seat_of(i, rotation_)];
    return game_;
  }

 private:
  struct Player {
    std::unique_ptr<bots::Bot<G>> bot;
    bots::Budget budget;
  };

  // Without places.
  ArenaGame capped() {
    game_.reason = EndReason::Cap;
    return game_;
  }

  // Each seat that may act unasked gets one look at the position; the first to act changes it.
  void let_bots_speak() {
    if (terms_.speak_up == nullptr) return;
    for (std::size_t i = 0; i < players_.size(); ++i) {
      const Seat seat = plan_.seat_of(i, rotation_);
      if (!may_speak<G>(terms_.rules, state_, seat)) continue;
      const typename G::View view = G::view(terms_.rules, state_, Observer(seat), terms_.memory);
      const std::optional<typename G::Action> action = terms_.speak_up(terms_.rules, view, speaking_);
      if (!action) continue;
      G::play(terms_.rules, state_, seat, *action, silence_);
      ++game_.decisions;
      return;
    }
  }

  typename G::Action decide(Seat seat) {
    legal_.clear();
    G::legal(terms_.rules, state_, seat, legal_);
    assert(!legal_.empty());
    const std::size_t player = plan_.player_at(seat, rotation_);
    PlayerEffort& effort = game_.efforts[player];
    if (legal_.size() == 1) {
      ++effort.forced;
      return legal_[0];
    }
    const typename G::View view = G::view(terms_.rules, state_, Observer(seat), terms_.memory);
    bots::Bot<G>& bot = *players_[player].bot;
    const std::uint64_t begin = terms_.clock();
    const typename G::Action action = bot.choose(view, legal_, players_[player].budget);
    effort.microseconds += terms_.clock() - begin;
    effort.nodes += bot.effort().nodes;
    effort.iterations += bot.effort().iterations;
    ++effort.asked;
    return action;
  }

  const MatchTerms<G>& terms_;
  const ArenaPlan& plan_;
  std::uint32_t rotation_;
  SeededWords words_;
  Rng speaking_;
  typename G::State state_;
  typename G::Actions legal_;
  Silence silence_;
  std::uint32_t chances_ = 0;
  std::vector<Player> players_;
  ArenaGame game_;
};

}  // namespace spires::cli

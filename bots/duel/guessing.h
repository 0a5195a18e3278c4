// A bot that guesses (KM-11.1) the tower that wins in most worlds of its seat's belief, by exact counting.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/duel/guess.h"

namespace spires::bots {

class GuessingBot final : public Bot<duel::Duel> {
 public:
  GuessingBot(const duel::Rules& rules, std::unique_ptr<Bot<duel::Duel>> bot) : Bot(rules), bot_(std::move(bot)) {}

  std::vector<Candidate<duel::Duel>> weigh(const duel::View& view, const duel::Actions& legal,
                                           const Budget& budget) override {
    auto candidates = bot_->weigh(view, legal, budget);
    took(bot_->effort());
    if (view.state.phase != duel::Phase::Guess) return candidates;
    const auto guess = duel::Action::guess(best_guess(rules(), view));
    const auto best =
        std::find_if(candidates.begin(), candidates.end(), [&](const auto& c) { return c.action == guess; });
    if (best == candidates.end()) {
      candidates.insert(candidates.begin(), {guess, candidates[0].win_chance, 0, {}});
    } else {
      std::rotate(candidates.begin(), best, best + 1);
    }
    return candidates;
  }

  void has_chosen(const duel::View& view, const duel::Action& action) override { bot_->has_chosen(view, action); }

 private:
  std::unique_ptr<Bot<duel::Duel>> bot_;
};

}  // namespace spires::bots

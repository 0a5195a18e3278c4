// A bot that searches. It keeps its tree if the next decision follows from its own choice and at most one die.
#pragma once

#include <optional>
#include <vector>

#include "bots/bot.h"
#include "bots/circles.h"
#include "bots/search.h"

namespace spires::bots {

template <Game G, Evaluator<G> E>
class SearchBot final : public Bot<G> {
 public:
  SearchBot(const E& evaluator, const typename G::Rules& rules, const SearchSettings& settings, std::uint64_t seed)
      : Bot<G>(rules), evaluator_(evaluator), search_(evaluator_, this->rules(), settings), rng_(seed) {}

  std::vector<Candidate<G>> weigh(const typename G::View& view, const typename G::Actions& legal,
                                  const Budget& budget) override {
    if (const auto way_out = circles_.way_out(view, legal, rng_)) return {{*way_out, 0.5F, 0, {}}};
    Allowance allowance(budget);
    if (!follows(view)) search_.forget();
    last_.reset();
    std::vector<Candidate<G>> candidates;
    const auto imagine = [&] { return G::determinize(this->rules(), view, rng_); };
    for (const auto& one : search_.think(view.observer.seat(), legal, imagine, rng_, allowance)) {
      candidates.push_back({one.action, one.win_chance, one.visits, {}});
    }
    // A tree without room has no decisions, so the first legal one is taken.
    if (candidates.empty()) candidates.push_back({legal[0], 0, 0, {}});
    this->took({allowance.spent(), search_.iterations()});
    return candidates;
  }

  void has_chosen(const typename G::View& view, const typename G::Action& action) override { last_ = {view, action}; }

 private:
  struct Chosen {
    typename G::View view;
    typename G::Action action;
  };

  // Returns whether the view follows from the last choice; the tree then continues there.
  bool follows(const typename G::View& view) {
    if (!last_) return false;
    using Tree = Search<G, E>;
    typename G::State state = G::determinize(this->rules(), last_->view, rng_);
    Silence silence;
    G::play(this->rules(), state, view.observer.seat(), last_->action, silence);
    const auto looks_like = [&](const typename G::State& s) {
      return G::view(this->rules(), s, view.observer, view.memory) == view;
    };
    if (looks_like(state)) {
      const std::uint32_t seen = E::just_seen(state);
      return search_.go_on(Tree::key_of(last_->action)) && (seen == 0 || search_.go_on(seen));
    }
    if (!G::pending(this->rules(), state).is_chance() || !E::is_open_chance(state)) return false;
    typename G::Chances outcomes;
    G::chances(this->rules(), state, outcomes);
    for (const auto& weighted : outcomes) {
      typename G::State next = state;
      G::resolve(this->rules(), next, weighted.outcome, silence);
      if (!looks_like(next)) continue;
      return search_.go_on(Tree::key_of(last_->action)) && search_.go_on(Tree::key_of(weighted.outcome));
    }
    return false;
  }

  E evaluator_;
  Search<G, E> search_;
  Rng rng_;
  Circles<G, E> circles_;
  std::optional<Chosen> last_;
};

}  // namespace spires::bots

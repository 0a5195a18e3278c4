// Games of duel as one observer saw them, with players who prefer one spell, so that it is cast often.
//
// Both players choose by public facts and their own cards alone, and exchange secret cards with probability one half:
// the assumptions of KM-12.4 about an opponent hold here.
#pragma once

#include <utility>
#include <vector>

#include "engine/core/collector.h"
#include "engine/duel/duel.h"
#include "tests/laws/subject.h"

namespace spires::laws {

struct DuelHistory {
  duel::State state;
  std::vector<duel::Event> events;  // everything that has happened

  std::vector<duel::Event> told_to(const duel::Rules& rules, Observer observer) const {
    std::vector<duel::Event> told;
    for (const duel::Event& event : events) {
      if (const auto one = duel::Duel::redact(rules, event, observer)) told.push_back(*one);
    }
    return told;
  }
};

class KeenPlayer {
 public:
  KeenPlayer(const duel::Rules& rules, duel::Spell spell) : rules_(rules), spell_(spell) {}

  duel::Action choose(const duel::State& s, Seat seat, Rng& rng) const {
    const auto legal = legal_list<duel::Duel>(rules_, s, seat);
    std::vector<duel::Action> liked;
    for (const duel::Action& action : legal) {
      if (likes(s, action)) liked.push_back(action);
    }
    const bool keen = !liked.empty() && rng.next_below(4) != 0;
    const std::vector<duel::Action>& from = keen ? liked : legal;
    return from[rng.next_below(static_cast<std::uint32_t>(from.size()))];
  }

 private:
  bool likes(const duel::State& s, const duel::Action& action) const {
    using Kind = duel::Action::Kind;
    if (action.kind == Kind::Move) return duel::is_coloured(action.a) && rules_.tower(action.a).spell == spell_;
    if (action.kind == Kind::Cast) {
      const duel::Tower as = action.as == duel::Tower::Track ? action.a : action.as;
      return rules_.tower(as).spell == spell_;
    }
    if (action.kind != Kind::Take) return false;
    const duel::Slot slot = duel::slot_of(s, action.slot());
    if ((s.face_up & duel::bit(slot)) == 0) return false;
    for (int t = 0; t < duel::kColoured; ++t) {
      const duel::TowerRow& tower = rules_.data.towers[t];
      const bool pays = (rules_.pays_as[s.slot[slot]] & duel::bit(tower.ingredient)) != 0;
      if (pays && tower.spell == spell_) return true;
    }
    return false;
  }

  const duel::Rules& rules_;
  duel::Spell spell_;
};

// Plays until `stop(state)` or the end.
template <class Stop>
DuelHistory play_keenly(const duel::Rules& rules, duel::Spell spell, Rng& rng, Stop&& stop) {
  using duel::Duel;
  const KeenPlayer player(rules, spell);
  DuelHistory history{Duel::initial(rules), {}};
  Collector<duel::Event> sink;
  duel::State& s = history.state;
  for (;;) {
    const Pending pending = Duel::pending(rules, s);
    if (pending.is_over() || stop(std::as_const(s))) break;
    if (pending.is_chance()) {
      Duel::resolve(rules, s, Duel::sample(rules, s, rng.next()), sink);
    } else {
      Duel::play(rules, s, pending.seat(), player.choose(s, pending.seat(), rng), sink);
    }
  }
  history.events = std::move(sink.events);
  return history;
}

}  // namespace spires::laws

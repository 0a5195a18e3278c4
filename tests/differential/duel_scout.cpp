#include "tests/differential/duel_scout.h"

#include <type_traits>

#include "engine/core/playout.h"

namespace spires::differential {

namespace {

using duel::Duel;
using duel::Text;

// A sink that records rare events.
struct Watch {
  static constexpr bool kSilent = false;
  std::vector<Census::Cell> found;
  duel::Action cast = duel::Action::of(duel::Action::Kind::Cast);

  template <class E>
  void push(const E& event) {
    if constexpr (std::is_same_v<E, duel::SpellCast>) {
      cast.a = event.tower;
      cast.as = event.as == event.tower ? duel::Tower::Track : event.as;
    } else if constexpr (std::is_same_v<E, duel::SpellFailed>) {
      found.push_back({"SPELL", Text::kind(cast) + " in vain"});
    } else if constexpr (std::is_same_v<E, duel::CardDiscarded>) {
      if (event.number > 9) found.push_back({"DISCARD", "discard late"});
    } else if constexpr (std::is_same_v<E, duel::GameEnded>) {
      tie = event.tiebreak != duel::Tiebreak::None;
    }
  }
  bool tie = false;
};

}  // namespace

std::vector<Census::Cell> rare_cells(const duel::Rules& rules, std::uint64_t seed) {
  duel::State state = Duel::initial(rules);
  Rng rng = random_player(seed);
  Watch watch;
  playout<Duel>(rules, state, rng, SeededWords(seed), ~std::uint32_t{0}, watch);
  if (watch.tie) watch.found.push_back({"END", DuelSides::ending(rules, state)});
  return watch.found;
}

DuelRepeater::DuelRepeater(std::uint64_t seed) : rng_(random_player(seed)), words_(seed) {}

std::string DuelRepeater::pick(const DuelPair& pair, const Census&, const Census::Groups&) {
  if (pair.chance()) {
    const duel::Chance outcome = Duel::sample(pair.rules(), pair.state(), words_.word(chances_++));
    return Text::chance(pair.rules(), pair.state(), outcome);
  }
  const Seat seat = Duel::pending(pair.rules(), pair.state()).seat();
  return Text::action(pick_legal<Duel>(pair.rules(), pair.state(), seat, rng_.next()));
}

}  // namespace spires::differential

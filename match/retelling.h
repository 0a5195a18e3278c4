// The messages of the replay of a finished match. The only place where messages are made from a State: for open eyes.
#pragma once

#include "match/eyes.h"
#include "match/telling.h"

namespace spires::match {

template <GameTools K>
struct Retelling {
  using G = typename K::Text::Game;
  using Rules = typename G::Rules;

  static JsonText event(const Rules& rules, const typename G::Event& event, Eyes eyes) {
    if (eyes.are_open()) return wire::encode_event(WireFor<K>::words(rules), event);
    return Telling<K>::event(rules, event, eyes.observer());
  }
};

}  // namespace spires::match

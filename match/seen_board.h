// The position as one observer sees it, updated event by event. An observer's board is folded only from the redacted
// events of that observer; open eyes see the position itself, of a finished match.
#pragma once

#include <optional>
#include <utility>

#include "match/eyes.h"
#include "match/telling.h"

namespace spires::match {

template <GameTools K>
class SeenBoard {
 public:
  using G = typename K::Text::Game;
  // The wire form of the board.
  using Said = decltype(Telling<K>::said(std::declval<const typename G::Rules&>(), std::declval<typename G::View>()));

  SeenBoard(const typename G::Rules& rules, Eyes eyes, typename G::Memory memory)
      : rules_(rules), eyes_(eyes), memory_(memory) {}

  void set(const typename G::State& state) {
    if (eyes_.are_open()) {
      state_ = state;
    } else {
      view_ = G::view(rules_, state, eyes_.observer(), memory_);
    }
  }
  // REQUIRES: it was set.
  void follow(const typename G::Event& event) {
    if (eyes_.are_open()) {
      evolve(*state_, event);
    } else if (const std::optional<typename G::Event> told = G::redact(rules_, event, eyes_.observer())) {
      view_ = G::fold(rules_, *view_, *told);
    }
  }
  // REQUIRES: it was set.
  Said said() const { return eyes_.are_open() ? wire::said_openly(rules_, *state_) : Telling<K>::said(rules_, *view_); }

 private:
  const typename G::Rules& rules_;
  Eyes eyes_;
  typename G::Memory memory_;
  std::optional<typename G::View> view_;
  std::optional<typename G::State> state_;
};

}  // namespace spires::match

// The list of games. A new game is one line here.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/text_tools.h"
#include "engine/duel/text_tools.h"
#include "engine/towers/text_tools.h"

namespace spires {

template <GameTools... K>
struct GameList {
  // Calls visit(std::type_identity<Tools>) for every game, in order.
  template <class Visit>
  static void for_each(Visit&& visit) {
    (visit(std::type_identity<K>{}), ...);
  }
  // Calls visit for the game of that name and returns its result; nullopt if there is no such game.
  template <class Visit>
  static auto find(std::string_view name, Visit&& visit) {
    using Answer = std::common_type_t<decltype(visit(std::type_identity<K>{}))...>;
    std::optional<Answer> answer;
    static_cast<void>(((name == K::Text::kName && (answer = visit(std::type_identity<K>{}), true)) || ...));
    return answer;
  }
  // "towers, duel"
  static std::string names() {
    std::string all;
    for_each([&]<class T>(std::type_identity<T>) { all += (all.empty() ? "" : ", ") + std::string(T::Text::kName); });
    return all;
  }
};

using Games = GameList<towers::Tools, duel::Tools>;

}  // namespace spires

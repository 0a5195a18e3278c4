// The games that this program offers: all of them, except in a page, which loads the module of one game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "match/games.h"

namespace spires::match {

// Defined for every game in offered_games.cpp, in wasm by each module. The linker drops games that are not offered.
template <GameTools K>
bool is_offered();

// Like Games, restricted to the offered games.
struct OfferedGames {
  template <class Visit>
  static void for_each(Visit&& visit) {
    Games::for_each([&]<class K>(std::type_identity<K> tools) {
      if (is_offered<K>()) visit(tools);
    });
  }
  template <class Answer, class Visit>
  static std::optional<Answer> find(std::string_view name, Visit&& visit) {
    std::optional<Answer> answer;
    for_each([&]<class K>(std::type_identity<K> tools) {
      if (name == K::Text::kName) answer.emplace(visit(tools));
    });
    return answer;
  }
  // "towers, duel"
  static std::string names() {
    std::string all;
    for_each([&]<class K>(std::type_identity<K>) { all += (all.empty() ? "" : ", ") + std::string(K::Text::kName); });
    return all;
  }
};

}  // namespace spires::match

#include "match/catalog.h"

#include <utility>

#include "match/match.h"
#include "match/offered_games.h"
#include "match/version.h"
#include "wire/encode.h"

namespace spires::match {

wire::Json catalog() {
  wire::Json all = wire::Json::array();
  OfferedGames::for_each([&]<class K>(std::type_identity<K>) {
    wire::Json& game = all.emplace_back(wire::Json{{"game", K::Text::kName}});
    game["levels"] = wire::encode(bot_levels(K::Text::kName));
  });
  return {{"version", kVersion}, {"games", std::move(all)}};
}

}  // namespace spires::match

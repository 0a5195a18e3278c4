#include "match/catalog.h"

#include <string>
#include <vector>

#include "match/match.h"
#include "match/offered_games.h"
#include "match/version.h"
#include "wire/encode.h"

namespace spires::match {
namespace {

struct OfferedGame {
  std::string game;
  std::vector<BotLevel> levels;
  static constexpr std::string_view kName = "OfferedGame";
  static constexpr auto fields() {
    return std::tuple{field("game", &OfferedGame::game), field("levels", &OfferedGame::levels)};
  }
};
struct Catalog {
  std::string version;
  std::vector<OfferedGame> games;
  static constexpr std::string_view kName = "Catalog";
  static constexpr auto fields() {
    return std::tuple{field("version", &Catalog::version), field("games", &Catalog::games)};
  }
};

}  // namespace

std::vector<std::string> offered_names() {
  std::vector<std::string> names;
  OfferedGames::for_each([&]<class K>(std::type_identity<K>) { names.emplace_back(K::Text::kName); });
  return names;
}

wire::JsonText catalog() {
  Catalog all{std::string(kVersion), {}};
  OfferedGames::for_each([&]<class K>(std::type_identity<K>) {
    all.games.push_back({std::string(K::Text::kName), bot_levels(K::Text::kName)});
  });
  return wire::encode(all);
}

}  // namespace spires::match

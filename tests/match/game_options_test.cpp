// The options that forms get match the game: the listed values make tables, and no other values do.
#include "match/game_options.h"

#include <gtest/gtest.h>

#include "match/games.h"
#include "wire/settings_json.h"

namespace spires::match {
namespace {

bool makes_table(const std::string& game, const Json& settings) {
  return Games::find(game,
                     [&]<class K>(std::type_identity<K>) {
                       const Result<Settings> read = wire::settings_of(settings);
                       return read.index() == 0 && K::Text::rules(std::get<0>(read)).index() == 0;
                     })
      .value_or(false);
}
// {"costs":{"MW":3}} for "costs.MW"
Json settings_with(Json settings, const std::string& name, const Json& value) {
  Json* at = &settings["options"];
  std::string_view rest = name;
  for (std::size_t dot = rest.find('.'); dot != std::string_view::npos; dot = rest.find('.')) {
    at = &(*at)[std::string(rest.substr(0, dot))];
    rest.remove_prefix(dot + 1);
  }
  (*at)[std::string(rest)] = value;
  return settings;
}

TEST(GameOptions, HaveInEveryEditionAndVariantTheValueOfATable) {
  const GameOptions told = *game_options("towers");
  int compared = 0;
  for (const EditionOptions& edition : told.editions) {
    for (const VariantOptions& variant : told.variants) {
      Settings settings{{"profile", edition.edition, Setting::Kind::Word},
                        {"variant", variant.variant, Setting::Kind::Word}};
      for (const auto& [name, value] : variant.needs.items()) {
        settings.push_back({"options." + name, value.get<bool>() ? "true" : "false", Setting::Kind::Flag});
      }
      const std::vector<OptionHelp> here = towers::Tools::options(settings);
      ASSERT_EQ(here.size(), told.options.size());
      for (std::size_t i = 0; i < here.size(); ++i) {
        const std::string& name = told.options[i].name;
        Json value = told.options[i].usual.value_or(Json());
        for (const Json* more : {&edition.options, &variant.options, &variant.needs}) {
          if (more->contains(name)) value = (*more)[name];
        }
        const Json now = here[i].value.empty() ? Json() : wire::value_json({name, here[i].value, here[i].kind});
        EXPECT_EQ(value, now) << edition.edition << " " << variant.variant << " " << name;
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 600);
}

TEST(GameOptions, AreWhatMakesATableAndNothingBeyond) {
  for (const char* game : {"towers", "duel"}) {
    const GameOptions told = *game_options(game);
    for (const GameOption& option : told.options) {
      if (option.name == "ring") continue;  // a list: its values are the items
      std::vector<Json> values = option.values.value_or(std::vector<Json>{});
      if (option.most) {
        values = {0, *option.most};
        EXPECT_FALSE(makes_table(game, settings_with({}, option.name, *option.most + 1))) << option.name;
      }
      for (const Json& value : values) {
        Json settings = settings_with({}, option.name, value);
        bool needs_more = false;
        for (const OptionNeed& need : option.needs.value_or(std::vector<OptionNeed>{})) {
          if (need.value != value) continue;
          needs_more = true;
          EXPECT_FALSE(makes_table(game, settings)) << option.name << " " << value;
          const Json ring{"TRK", "PUR", "GRE", "YEL", "BLU", "RED"};
          settings = settings_with(settings, need.option, need.is ? *need.is : ring);
        }
        EXPECT_TRUE(makes_table(game, settings)) << option.name << " " << value << (needs_more ? " with its need" : "");
      }
      EXPECT_FALSE(makes_table(game, settings_with({}, option.name, "no such value"))) << option.name;
    }
  }
}

TEST(GameOptions, SayHowManyPlayAndWhichTilesThereAre) {
  const GameOptions told = *game_options("towers");
  for (const VariantOptions& variant : told.variants) {
    for (int players = 0; players <= 7; ++players) {
      const bool listed = std::ranges::find(variant.players, players) != variant.players.end();
      EXPECT_EQ(makes_table("towers", {{"variant", variant.variant}, {"players", players}}), listed);
      const bool paired = std::ranges::find(told.teams, players) != told.teams.end();
      const Json teams{{"variant", variant.variant}, {"players", players}, {"teams", true}};
      EXPECT_EQ(makes_table("towers", teams), listed && paired) << teams;
    }
  }
  for (const SpellOption& spell : told.spells) {
    const Json settings{{"spells", {spell.spell}}};
    EXPECT_EQ(makes_table("towers", settings), spell.needs.empty()) << spell.spell;
    EXPECT_TRUE(makes_table("towers", {{"spells", {spell.spell}}, {"options", spell.needs}})) << spell.spell;
  }
  EXPECT_FALSE(game_options("chess"));
}

}  // namespace
}  // namespace spires::match

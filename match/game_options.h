// The options of a game, for forms and for clients that create tables: their names and values, their defaults in each
// edition and variant, what they require, costs and limits. All of it is derived from the game itself.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/message_parts.h"

namespace spires::match {

// A value that is valid only together with another setting. `is` is left out if any value of that setting will do.
struct OptionNeed {
  Json value;
  std::string option;
  std::optional<Json> is;
  static constexpr std::string_view kName = "OptionNeed";
  static constexpr auto fields() {
    using S = OptionNeed;
    return std::tuple{raw_field("value", &S::value, "OptionValue"), field("option", &S::option),
                      raw_field("is", &S::is, "OptionValue")};
  }
};

// `values` lists all possible values; a number without them ranges from 0 to `most`. `usual` is the default, if there
// is one. `only`: the option has an effect only in this variant, or with "teams"; "nothing": on nothing in play, so that
// forms need not ask for it.
struct GameOption {
  std::string name;
  std::optional<std::vector<Json>> values;
  std::optional<int> most;
  std::optional<Json> usual;
  std::optional<std::string> only;
  std::optional<std::vector<OptionNeed>> needs;
  static constexpr std::string_view kName = "GameOption";
  static constexpr auto fields() {
    using S = GameOption;
    return std::tuple{field("name", &S::name), raw_field("values", &S::values, "OptionValue[]"),
                      field("most", &S::most), raw_field("usual", &S::usual, "OptionValue"),
                      field("only", &S::only), field("needs", &S::needs)};
  }
};

// `options` holds the options whose defaults differ from `usual`.
struct EditionOptions {
  std::string edition;
  Json options = Json::object();
  static constexpr std::string_view kName = "EditionOptions";
  static constexpr auto fields() {
    using S = EditionOptions;
    return std::tuple{field("edition", &S::edition), raw_field("options", &S::options, "Record<string, OptionValue>")};
  }
};

// `options` holds the options that the variant sets in every edition, `needs` those it requires. `drawn`: with these
// options its tiles are drawn instead of laid out; left out if they are never drawn.
struct VariantOptions {
  std::string variant;
  std::vector<int> players;
  std::vector<std::string> spells;  // the default tiles
  Json options = Json::object();
  Json needs = Json::object();
  std::optional<Json> drawn;
  static constexpr std::string_view kName = "VariantOptions";
  static constexpr auto fields() {
    using S = VariantOptions;
    return std::tuple{field("variant", &S::variant),
                      field("players", &S::players),
                      field("spells", &S::spells),
                      raw_field("options", &S::options, "Record<string, OptionValue>"),
                      raw_field("needs", &S::needs, "Record<string, OptionValue>"),
                      raw_field("drawn", &S::drawn, "Record<string, OptionValue>")};
  }
};

struct SpellOption {
  std::string spell;
  Json needs = Json::object();
  static constexpr std::string_view kName = "SpellOption";
  static constexpr auto fields() {
    using S = SpellOption;
    return std::tuple{field("spell", &S::spell), raw_field("needs", &S::needs, "Record<string, OptionValue>")};
  }
};

// Options override each other in this order: usual, edition, variant, table.
struct GameOptions {
  std::string game;
  int revision = 1;
  std::vector<int> players;  // possible counts, over all variants
  std::vector<int> teams;    // player counts that allow teams
  std::vector<EditionOptions> editions;
  std::vector<VariantOptions> variants;
  std::vector<SpellOption> spells;
  std::vector<GameOption> options;
  static constexpr std::string_view kName = "GameOptions";
  static constexpr auto fields() {
    using S = GameOptions;
    return std::tuple{field("game", &S::game),     field("revision", &S::revision), field("players", &S::players),
                      field("teams", &S::teams),   field("editions", &S::editions), field("variants", &S::variants),
                      field("spells", &S::spells), field("options", &S::options)};
  }
};

// Returns nullopt if the game is not offered.
std::optional<GameOptions> game_options(std::string_view game);
// Returns the options of every offered game, as a list.
JsonText all_game_options();

}  // namespace spires::match

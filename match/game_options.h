// What a table of a game may be, for forms and for clients that make tables: names and values of options, what they are in
// each edition and variant, what needs what, costs and limits. All of it is asked of the game itself.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/message_parts.h"

namespace spires::match {

// A value that makes no table unless another setting is so; `is` is left out where that one only has to be given.
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

// `values` are all it may be; a number without them goes from 0 to `most`. `usual` is left out where it is not given.
// `only`: a variant, or "teams", elsewhere it changes nothing.
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

// `options` are those that have another value than usual.
struct EditionOptions {
  std::string edition;
  Json options = Json::object();
  static constexpr std::string_view kName = "EditionOptions";
  static constexpr auto fields() {
    using S = EditionOptions;
    return std::tuple{field("edition", &S::edition), raw_field("options", &S::options, "Record<string, OptionValue>")};
  }
};

// `options` are those that it has whatever the edition says, `needs` those without which it is not played. `drawn`: with
// these options its tiles are drawn and not laid out; left out: never.
struct VariantOptions {
  std::string variant;
  std::vector<int> players;
  std::vector<std::string> spells;  // the tiles where none are named
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

// An option that overrides others comes last: usual, then of the edition, then of the variant, then of the table.
struct GameOptions {
  std::string game;
  int revision = 1;
  std::vector<int> players;  // how many, in some variant
  std::vector<int> teams;    // with how many players there can be teams
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

// Nothing: the game is not offered.
std::optional<GameOptions> game_options(std::string_view game);
// Of every game that is offered, as a list.
Json all_game_options();

}  // namespace spires::match

#include "match/game_options.h"

#include <utility>

#include "match/offered_games.h"
#include "wire/encode.h"
#include "wire/settings_json.h"

namespace spires::match {
namespace {

constexpr int kMostPlayers = kMaxSeats;

Setting option_setting(const OptionHelp& option, std::string value) {
  return {"options." + option.name, std::move(value), option.kind};
}
Json json_of(const OptionHelp& option, const std::string& value) {
  return wire::value_json({option.name, value, option.kind});
}
Setting players_setting(int players) { return {"players", std::to_string(players), Setting::Kind::Number}; }

// Finds the options of one game by testing which settings make a valid table.
template <GameTools K>
class Inquiry {
 public:
  using T = typename K::Text;

  GameOptions all() const {
    GameOptions told{std::string(T::kName), T::kRevision, players_of({}), {}, {}, {}, {}, {}};
    told.teams = players_of({{"teams", "true", Setting::Kind::Flag}});
    for (const std::string& edition : choices_.editions) told.editions.push_back(edition_of(edition));
    for (const std::string& variant : choices_.variants) told.variants.push_back(variant_of(variant));
    for (const std::string& spell : choices_.spells) {
      told.spells.push_back({spell, needed_flags({{"spells", spell, Setting::Kind::List}})});
    }
    for (const OptionHelp& option : usual_) told.options.push_back(option_of(option));
    return told;
  }

 private:
  static bool makes_table(const Settings& settings) { return T::rules(settings).index() == 0; }
  static Settings with(Settings settings, Setting setting) {
    settings.push_back(std::move(setting));
    return settings;
  }

  // Returns the player counts that these settings allow in at least one variant.
  std::vector<int> players_of(const Settings& settings) const {
    std::vector<int> all;
    for (int players = 1; players <= kMostPlayers; ++players) {
      const Settings seated = with(settings, players_setting(players));
      bool some = makes_table(seated);
      for (const std::string& variant : choices_.variants) {
        some = some || makes_table(with(seated, {"variant", variant, Setting::Kind::Word}));
      }
      if (some) all.push_back(players);
    }
    return all;
  }

  // Returns the options whose values these settings change.
  Json changed_by(const Settings& settings, const std::vector<OptionHelp>& before) const {
    Json changed = Json::object();
    const std::vector<OptionHelp> after = K::options(settings);
    for (std::size_t i = 0; i < after.size(); ++i) {
      if (after[i].value != before[i].value) changed[after[i].name] = json_of(after[i], after[i].value);
    }
    return changed;
  }

  // Returns the flags that these settings require.
  Json needed_flags(const Settings& settings) const {
    Json needs = Json::object();
    for (const OptionHelp& option : usual_) {
      if (option.kind != Setting::Kind::Flag || makes_table(with(settings, option_setting(option, "false")))) continue;
      if (makes_table(with(settings, option_setting(option, "true")))) needs[option.name] = true;
    }
    return needs;
  }

  EditionOptions edition_of(const std::string& edition) const {
    return {edition, changed_by({{"profile", edition, Setting::Kind::Word}}, usual_)};
  }

  VariantOptions variant_of(const std::string& variant) const {
    const Setting named{"variant", variant, Setting::Kind::Word};
    VariantOptions told{variant, {}, {}, Json::object(), Json::object(), {}};
    for (int players = 1; players <= kMostPlayers; ++players) {
      if (makes_table({named, players_setting(players)})) told.players.push_back(players);
    }
    for (const std::string& edition : choices_.editions) {
      const Settings settings{{"profile", edition, Setting::Kind::Word}};
      told.options.update(changed_by(with(settings, named), K::options(settings)));
    }
    told.needs = needed_flags({named});
    if (K::draws_tiles(std::get<0>(T::rules({named})))) told.drawn = drawing_options(named);
    for (const Setting& setting : T::header({named})) {
      if (setting.name == "spells") told.spells = wire::value_json(setting).template get<std::vector<std::string>>();
    }
    return told;
  }
  // Returns the options that a variant with drawn tiles needs in order to draw them.
  Json drawing_options(const Setting& variant) const {
    Json drawn = Json::object();
    for (const OptionHelp& option : usual_) {
      if (option.kind != Setting::Kind::Word) continue;
      for (const std::string& word : option.words) {
        const auto rules = T::rules({variant, option_setting(option, word)});
        if (rules.index() == 0 && !K::draws_tiles(std::get<0>(rules))) {
          drawn[option.name] = json_of(option, option.value);
        }
      }
    }
    return drawn;
  }

  GameOption option_of(const OptionHelp& option) const {
    GameOption told{option.name, {}, {}, {}, {}, {}};
    std::vector<std::string> values = option.words;
    if (option.kind == Setting::Kind::Flag) values = {"true", "false"};
    if (!values.empty()) {
      told.values.emplace();
      for (const std::string& value : values) told.values->push_back(scalar(option, value));
    } else {
      told.most = option.most;
      values = {std::to_string(option.most)};
    }
    if (!option.value.empty()) told.usual = json_of(option, option.value);
    if (!option.only.empty()) told.only = option.only;
    if (option.kind == Setting::Kind::List) return told;
    for (const std::string& value : values) {
      if (std::optional<OptionNeed> need = need_of(option, value)) {
        if (!told.needs) told.needs.emplace();
        told.needs->push_back(std::move(*need));
      }
    }
    return told;
  }
  static Json scalar(const OptionHelp& option, const std::string& value) {
    return option.kind == Setting::Kind::List ? Json(value) : json_of(option, value);
  }
  // Returns the setting that this value requires; nullopt if the value is valid by itself.
  std::optional<OptionNeed> need_of(const OptionHelp& option, const std::string& value) const {
    const Settings settings{option_setting(option, value)};
    const auto rules = T::rules(settings);
    const Fault* fault = std::get_if<Fault>(&rules);
    if (fault == nullptr) return std::nullopt;
    const Json flags = needed_flags(settings);
    if (!flags.empty()) return OptionNeed{json_of(option, value), flags.begin().key(), flags.begin().value()};
    return OptionNeed{json_of(option, value), fault->field.substr(fault->field.find('.') + 1), {}};
  }

  const TableChoices choices_ = K::choices();
  const std::vector<OptionHelp> usual_ = K::options({});
};

}  // namespace

std::optional<GameOptions> game_options(std::string_view game) {
  return OfferedGames::find<GameOptions>(game, []<class K>(std::type_identity<K>) { return Inquiry<K>().all(); });
}

JsonText all_game_options() {
  std::vector<GameOptions> all;
  OfferedGames::for_each([&]<class K>(std::type_identity<K>) { all.push_back(Inquiry<K>().all()); });
  return wire::encode(all);
}

}  // namespace spires::match

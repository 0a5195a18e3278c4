#include "cli/setup_arguments.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "cli/games.h"
#include "cli/settings_json.h"
#include "engine/core/text_setting.h"

namespace spires::cli {
namespace {

void put(Settings& settings, Setting setting) { settings.push_back(std::move(setting)); }

std::optional<Fault> given_twice(const Settings& settings) {
  for (auto one = settings.begin(); one != settings.end(); ++one) {
    const auto same = [&](const Setting& other) { return other.name == one->name; };
    if (std::find_if(settings.begin(), one, same) != one) return Fault{one->name, "is given twice"};
  }
  return std::nullopt;
}

// `name=value`, where the value may be a JSON object: costs={"MW":1}.
std::optional<Fault> put_option(Settings& settings, const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == 0 || equals == std::string::npos) return Fault{"--set " + text, "is not option=value"};
  const std::string name = "options." + text.substr(0, equals);
  const std::string_view value = std::string_view(text).substr(equals + 1);
  if (!value.starts_with('{')) {
    put(settings, parse_setting(name, value));
    return std::nullopt;
  }
  Result<Settings> members = parse_members(name, value);
  if (Fault* fault = std::get_if<Fault>(&members)) return std::move(*fault);
  for (Setting& member : std::get<0>(members)) put(settings, std::move(member));
  return std::nullopt;
}

// Players write strict and open; the notation has Strict and Open.
std::string capitalised(std::string word) {
  if (!word.empty() && word[0] >= 'a' && word[0] <= 'z') word[0] = static_cast<char>(word[0] - 'a' + 'A');
  return word;
}

}  // namespace

std::string first_given(const SetupArguments& arguments) {
  if (!arguments.header.empty()) return "--header";
  if (!arguments.revision.empty()) return "--revision";
  if (!arguments.players.empty()) return "--players";
  if (!arguments.variant.empty()) return "--variant";
  if (!arguments.edition.empty()) return "--profile";
  if (arguments.teams) return "--teams";
  if (arguments.has_spells) return "--spells";
  if (!arguments.memory.empty()) return "--memory";
  return arguments.set.empty() ? "" : "--set";
}

std::string game_of(const SetupArguments& arguments) {
  if (!arguments.game.empty()) return arguments.game;
  const Result<Header> header = parse_header(arguments.header);
  const Header* whole = std::get_if<Header>(&header);
  return whole == nullptr || whole->game.empty() ? std::string(kFirstGame) : whole->game;
}

Result<Settings> settings_of(const SetupArguments& arguments) {
  Settings settings;
  if (!arguments.header.empty()) {
    Result<Header> header = parse_header(arguments.header);
    if (const Fault* fault = std::get_if<Fault>(&header)) return *fault;
    Header& whole = std::get<0>(header);
    if (!whole.game.empty() && whole.game != game_of(arguments)) {
      return Fault{"game", "the header is one of " + whole.game + ", not of " + arguments.game};
    }
    settings = std::move(whole.settings);
  }
  const auto word = [&](const char* name, const std::string& value) {
    if (!value.empty()) put(settings, parse_setting(name, value));
  };
  word("revision", arguments.revision);
  word("players", arguments.players);
  word("profile", arguments.edition);
  word("variant", arguments.variant);
  word("options.memory", capitalised(arguments.memory));
  if (arguments.teams) put(settings, {"teams", "true", Setting::Kind::Flag});
  if (arguments.has_spells) put(settings, {"spells", arguments.spells, Setting::Kind::List});
  for (const std::string& option : arguments.set) {
    if (std::optional<Fault> fault = put_option(settings, option)) return *fault;
  }
  if (std::optional<Fault> fault = given_twice(settings)) return *fault;
  return settings;
}

std::optional<Fault> incomplete_header(const SetupArguments& arguments) {
  if (arguments.header.empty()) return std::nullopt;
  const Result<Header> header = parse_header(arguments.header);
  const Header* whole = std::get_if<Header>(&header);
  if (whole == nullptr || whole->missing.empty()) return std::nullopt;
  return Fault{"header", "`" + whole->missing + "` is missing: it is no header of a trace"};
}

}  // namespace spires::cli

#include "cli/settings_json.h"

#include <string>
#include <utility>

#include "cli/games.h"
#include "cli/json_object.h"
#include "engine/core/text_setting.h"
#include "wire/settings_json.h"

namespace spires::cli {
namespace {

constexpr int kTraceVersion = 1;
constexpr int kDeepest = 4;

// Whether a game has settings inside an object of this name; then the object may be empty.
bool holds_settings(const std::string& name) {
  bool found = name == "options";
  Games::for_each([&]<class K>(std::type_identity<K>) {
    for (const OptionHelp& option : K::options({})) found = found || ("options." + option.name).starts_with(name + ".");
  });
  return found;
}

}  // namespace

std::string header_json(std::string_view game, const Settings& settings) {
  Json header;
  header["spires_trace"] = kTraceVersion;
  header["game"] = game;
  for (const Setting& setting : settings) {
    wire::put_setting(header, setting);
    // `options` is always written after the number of players, even if empty.
    if (setting.name == "players") header["options"] = Json::object();
  }
  return header.dump();
}

Result<Header> parse_header(std::string_view json) {
  Result<Json> parsed = parse_object("header", json);
  if (Fault* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
  Json& object = std::get<Json>(parsed);
  Header header;
  for (const char* key : {"game", "spires_trace"}) {
    if (!object.contains(key)) header.missing = key;
  }
  if (object.contains("spires_trace")) {
    const Json& version = object["spires_trace"];
    if (!version.is_number_integer() || version != kTraceVersion)
      return Fault{"spires_trace", "is a version that is not known here"};
    object.erase("spires_trace");
  }
  if (object.contains("game")) {
    if (!object["game"].is_string()) return Fault{"game", "must be a word"};
    header.game = object["game"].get<std::string>();
    object.erase("game");
  }
  if (object.contains("options") && !object["options"].is_object()) return Fault{"options", "must be an object"};
  Result<Settings> settings = wire::settings_of(object, {"", kDeepest, holds_settings});
  if (Fault* fault = std::get_if<Fault>(&settings)) return std::move(*fault);
  header.settings = std::move(std::get<Settings>(settings));
  return header;
}

std::string end_json(const Settings& ending) {
  Json object;
  object["end"] = true;
  for (const Setting& setting : ending) wire::put_setting(object, setting);
  return object.dump();
}

Result<Settings> parse_end(std::string_view json) {
  Result<Json> parsed = parse_object("end", json);
  if (Fault* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
  Json& object = std::get<Json>(parsed);
  object.erase("end");
  Result<Settings> ending = wire::settings_of(object, {"", kDeepest, holds_settings});
  if (Settings* settings = std::get_if<Settings>(&ending)) sort_by_name(*settings);
  return ending;
}

Result<Settings> parse_members(std::string_view prefix, std::string_view json) {
  Result<Json> parsed = parse_object(std::string(prefix), json);
  if (Fault* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
  return wire::settings_of(std::get<Json>(parsed), {std::string(prefix) + ".", kDeepest - 1, holds_settings});
}

}  // namespace spires::cli

#include "cli/settings_json.h"

#include <optional>
#include <utility>

#include "cli/games.h"
#include "cli/json_object.h"
#include "engine/core/text_setting.h"

namespace spires::cli {
namespace {

constexpr int kTraceVersion = 1;
constexpr int kDeepest = 4;

Json value_json(const Setting& setting) {
  switch (setting.kind) {
    case Setting::Kind::Word: return setting.value;
    case Setting::Kind::Number: return Json::parse(setting.value, nullptr, false);
    case Setting::Kind::Flag: return setting.value == "true";
    case Setting::Kind::List: break;
  }
  Json list = Json::array();
  for (std::string_view rest = setting.value; !rest.empty();) {
    const std::size_t end = rest.find(',');
    list.push_back(std::string(rest.substr(0, end)));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  return list;
}

void put(Json& object, std::string_view name, const Setting& setting) {
  const std::size_t dot = name.find('.');
  Json& member = object[std::string(name.substr(0, dot))];
  if (dot == std::string_view::npos) {
    member = value_json(setting);
  } else {
    put(member, name.substr(dot + 1), setting);
  }
}

// What is of no kind that a setting can have is a word that no setting can be: the game then says what it must be.
Setting scalar(const std::string& name, const Json& value) {
  if (value.is_boolean()) return {name, value.get<bool>() ? "true" : "false", Setting::Kind::Flag};
  if (value.is_number_integer()) return {name, value.dump(), Setting::Kind::Number};
  if (value.is_string()) return {name, value.get<std::string>(), Setting::Kind::Word};
  return {name, value.dump(), Setting::Kind::Word};
}

std::optional<Setting> list(const std::string& name, const Json& value) {
  Setting list{name, "", Setting::Kind::List};
  for (const Json& item : value) {
    if (!item.is_string()) return std::nullopt;
    const std::string& word = item.get_ref<const std::string&>();
    if (word.empty() || word.find(',') != std::string::npos) return std::nullopt;
    list.value += (list.value.empty() ? "" : ",") + word;
  }
  return list;
}

// Whether some game has settings inside an object of this name; then the object may be empty.
bool holds_settings(const std::string& name) {
  bool found = name == "options";
  Games::for_each([&]<class K>(std::type_identity<K>) {
    for (const OptionHelp& option : K::options({})) found = found || ("options." + option.name).starts_with(name + ".");
  });
  return found;
}

std::optional<Fault> flatten(const std::string& prefix, const Json& object, int depth, Settings& out) {
  for (const auto& [key, value] : object.items()) {
    const std::string name = prefix + key;
    if (key.find('.') != std::string::npos) return Fault{name, "is no name: an option stands in its object"};
    if (value.is_object()) {
      if (depth == kDeepest) return Fault{name, "is nested too deeply"};
      if (value.empty() && !holds_settings(name)) return Fault{name, "must not be an object"};
      if (std::optional<Fault> fault = flatten(name + ".", value, depth + 1, out)) return fault;
    } else if (value.is_array()) {
      std::optional<Setting> words = list(name, value);
      if (!words) return Fault{name, "must be a list of words"};
      out.push_back(std::move(*words));
    } else {
      out.push_back(scalar(name, value));
    }
  }
  return std::nullopt;
}

}  // namespace

std::string header_json(std::string_view game, const Settings& settings) {
  Json header;
  header["spires_trace"] = kTraceVersion;
  header["game"] = game;
  for (const Setting& setting : settings) {
    put(header, setting.name, setting);
    // `options` is there even if empty, behind the number of players.
    if (setting.name == "players") header["options"] = Json::object();
  }
  return header.dump();
}

Result<Header> parse_header(std::string_view json) {
  Result<Json> parsed = parse_object("header", json);
  if (Fault* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
  Json& object = std::get<Json>(parsed);
  Header header;
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
  if (std::optional<Fault> fault = flatten("", object, 0, header.settings)) return *fault;
  return header;
}

std::string end_json(const Settings& ending) {
  Json object;
  object["end"] = true;
  for (const Setting& setting : ending) put(object, setting.name, setting);
  return object.dump();
}

Result<Settings> parse_end(std::string_view json) {
  Result<Json> parsed = parse_object("end", json);
  if (Fault* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
  Json& object = std::get<Json>(parsed);
  object.erase("end");
  Settings ending;
  if (std::optional<Fault> fault = flatten("", object, 0, ending)) return *fault;
  sort_by_name(ending);
  return ending;
}

Result<Settings> parse_members(std::string_view prefix, std::string_view json) {
  Result<Json> parsed = parse_object(std::string(prefix), json);
  if (Fault* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
  Settings settings;
  if (std::optional<Fault> fault = flatten(std::string(prefix) + ".", std::get<Json>(parsed), 1, settings)) {
    return *fault;
  }
  return settings;
}

}  // namespace spires::cli

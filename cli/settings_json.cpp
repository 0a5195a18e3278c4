#include "cli/settings_json.h"

#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "engine/core/text_setting.h"

namespace spires::cli {
namespace {

using Json = nlohmann::ordered_json;

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

std::optional<Setting> scalar(const std::string& name, const Json& value) {
  if (value.is_boolean()) return Setting{name, value.get<bool>() ? "true" : "false", Setting::Kind::Flag};
  if (value.is_number_integer()) return Setting{name, value.dump(), Setting::Kind::Number};
  if (value.is_string()) return Setting{name, value.get<std::string>(), Setting::Kind::Word};
  return std::nullopt;
}

std::optional<Fault> flatten(const std::string& prefix, const Json& object, int depth, Settings& out) {
  for (const auto& [key, value] : object.items()) {
    const std::string name = prefix + key;
    if (value.is_object()) {
      if (depth == kDeepest) return Fault{name, "is nested too deeply"};
      if (std::optional<Fault> fault = flatten(name + ".", value, depth + 1, out)) return fault;
    } else if (value.is_array()) {
      Setting list{name, "", Setting::Kind::List};
      for (const Json& item : value) {
        if (!item.is_string() || item.get_ref<const std::string&>().find(',') != std::string::npos) {
          return Fault{name, "is not a list of words"};
        }
        list.value += (list.value.empty() ? "" : ",") + item.get<std::string>();
      }
      out.push_back(std::move(list));
    } else if (std::optional<Setting> setting = scalar(name, value)) {
      out.push_back(std::move(*setting));
    } else {
      return Fault{name, "must be a word, a whole number, true or false, or a list"};
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
  Json object = Json::parse(json, nullptr, false);
  if (!object.is_object()) return Fault{"header", "is not a JSON object"};
  Header header;
  if (object.contains("spires_trace")) {
    if (object["spires_trace"] != kTraceVersion) return Fault{"spires_trace", "is a version that is not known here"};
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

std::string end_json(const End& end) {
  Json object;
  object["end"] = true;
  object["winners"] = end.winners;
  for (const Setting& detail : end.details) put(object, detail.name, detail);
  return object.dump();
}

Result<End> parse_end(std::string_view json) {
  Json object = Json::parse(json, nullptr, false);
  if (!object.is_object()) return Fault{"end", "is not a JSON object"};
  End end;
  const auto winners = object.find("winners");
  if (winners == object.end() || !winners->is_array()) return Fault{"winners", "is not a list of seats"};
  for (const Json& winner : *winners) {
    if (!winner.is_string()) return Fault{"winners", "is not a list of seats"};
    end.winners.push_back(winner.get<std::string>());
  }
  object.erase("winners");
  object.erase("end");
  if (std::optional<Fault> fault = flatten("", object, 0, end.details)) return *fault;
  sort_by_name(end.details);
  return end;
}

Result<Settings> parse_members(std::string_view prefix, std::string_view json) {
  const Json object = Json::parse(json, nullptr, false);
  if (!object.is_object()) return Fault{std::string(prefix), "is not a JSON object"};
  Settings settings;
  if (std::optional<Fault> fault = flatten(std::string(prefix) + ".", object, 1, settings)) return *fault;
  return settings;
}

}  // namespace spires::cli

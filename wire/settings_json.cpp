#include "wire/settings_json.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace spires::wire {

namespace {

// Parses only numbers: a full JSON reader would compile a second parser into every page.
std::int64_t number_of(std::string_view text) {
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

Json value_json(const Setting& setting) {
  switch (setting.kind) {
    case Setting::Kind::Word: return setting.value;
    case Setting::Kind::Number: return number_of(setting.value);
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

namespace {

void put(Json& object, std::string_view name, const Setting& setting) {
  const std::size_t dot = name.find('.');
  Json& member = object[std::string(name.substr(0, dot))];
  if (dot == std::string_view::npos) {
    member = value_json(setting);
  } else {
    put(member, name.substr(dot + 1), setting);
  }
}

// A value of a kind that no setting has becomes a word that no setting accepts, so the game names the valid values.
Setting scalar(const std::string& name, const Json& value) {
  if (value.is_boolean()) return {name, value.get<bool>() ? "true" : "false", Setting::Kind::Flag};
  if (value.is_number_integer()) return {name, text_of(value), Setting::Kind::Number};
  if (value.is_string()) return {name, value.get<std::string>(), Setting::Kind::Word};
  return {name, text_of(value), Setting::Kind::Word};
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

std::optional<spires::Fault> flatten(const SettingsPlace& place, const std::string& prefix, const Json& object,
                                     int depth, Settings& out) {
  for (const auto& [key, value] : object.items()) {
    const std::string name = prefix + key;
    if (key.find('.') != std::string::npos) return spires::Fault{name, "is no name: an option stands in its object"};
    if (value.is_object()) {
      if (depth == place.deepest) return spires::Fault{name, "is nested too deeply"};
      const bool empty = value.empty() && place.may_be_empty != nullptr && !place.may_be_empty(name);
      if (empty) return spires::Fault{name, "must not be an object"};
      if (std::optional<spires::Fault> fault = flatten(place, name + ".", value, depth + 1, out)) return fault;
    } else if (value.is_array()) {
      std::optional<Setting> words = list(name, value);
      if (!words) return spires::Fault{name, "must be a list of words"};
      out.push_back(std::move(*words));
    } else {
      out.push_back(scalar(name, value));
    }
  }
  return std::nullopt;
}

}  // namespace

Json json_of(const Settings& settings) {
  Json object = Json::object();
  for (const Setting& setting : settings) put_setting(object, setting);
  return object;
}

void put_setting(Json& object, const Setting& setting) { put(object, setting.name, setting); }

Result<Settings> settings_of(const Json& object, const SettingsPlace& place) {
  if (!object.is_object()) return spires::Fault{"settings", "must be an object"};
  Settings settings;
  if (std::optional<spires::Fault> fault = flatten(place, place.prefix, object, 0, settings)) return *fault;
  return settings;
}

}  // namespace spires::wire

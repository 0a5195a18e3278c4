#include "cli/json_object.h"

#include <optional>
#include <set>
#include <vector>

namespace spires::cli {

Result<Json> parse_object(const std::string& field, std::string_view text) {
  std::vector<std::set<std::string>> open;  // the keys of the objects around
  std::optional<std::string> twice;
  const auto watch = [&](int, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::object_start) open.emplace_back();
    if (event == Json::parse_event_t::object_end) open.pop_back();
    if (event == Json::parse_event_t::key) {
      const std::string& key = parsed.get_ref<const std::string&>();
      if (!open.back().insert(key).second && !twice) twice = key;
    }
    return true;
  };
  Json object = Json::parse(text, watch, false);
  if (!object.is_object()) return Fault{field, "is not a JSON object"};
  if (twice) return Fault{*twice, "is given twice"};
  return object;
}

}  // namespace spires::cli

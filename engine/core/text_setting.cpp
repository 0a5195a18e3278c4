#include "engine/core/text_setting.h"

#include <algorithm>

#include "engine/core/text_hex.h"

namespace spires {
namespace {

bool is_number(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::string value_text(const Setting& setting) {
  return setting.kind == Setting::Kind::List ? "[" + setting.value + "]" : setting.value;
}

Setting parse_setting(std::string_view name, std::string_view value) {
  Setting setting{std::string(name), std::string(value), Setting::Kind::Word};
  if (value == "true" || value == "false") {
    setting.kind = Setting::Kind::Flag;
  } else if (is_number(value)) {
    setting.kind = Setting::Kind::Number;
  } else if (value.size() >= 2 && value.front() == '[' && value.back() == ']') {
    setting.kind = Setting::Kind::List;
    setting.value = std::string(value.substr(1, value.size() - 2));
  }
  return setting;
}

Result<int> revision_of(const Settings& settings, int current) {
  for (const Setting& setting : settings) {
    if (setting.name != kRevisionName) continue;
    const std::optional<std::uint64_t> number = parse_number(setting.value);
    if (setting.kind != Setting::Kind::Number || !number || *number < 1 ||
        *number > static_cast<std::uint64_t>(current)) {
      return Fault{setting.name, "must be a revision of the rules that is known here: 1 to " + std::to_string(current)};
    }
    return static_cast<int>(*number);
  }
  return current;
}

Settings without_revision(Settings settings) {
  std::erase_if(settings, [](const Setting& setting) { return setting.name == kRevisionName; });
  return settings;
}

Setting revision_setting(int revision) {
  return {std::string(kRevisionName), std::to_string(revision), Setting::Kind::Number};
}

void sort_by_name(Settings& settings) {
  std::sort(settings.begin(), settings.end(), [](const Setting& a, const Setting& b) { return a.name < b.name; });
}

}  // namespace spires

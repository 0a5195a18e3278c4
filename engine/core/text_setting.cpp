#include "engine/core/text_setting.h"

#include <algorithm>

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

void sort_by_name(Settings& settings) {
  std::sort(settings.begin(), settings.end(), [](const Setting& a, const Setting& b) { return a.name < b.name; });
}

}  // namespace spires

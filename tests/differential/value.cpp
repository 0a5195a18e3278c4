#include "tests/differential/value.h"

namespace spires::differential {

namespace {

Setting::Kind kind_of(std::string_view value) {
  const bool digits = !value.empty() && value.find_first_not_of("0123456789") == std::string_view::npos;
  if (digits) return Setting::Kind::Number;
  return value == "true" || value == "false" ? Setting::Kind::Flag : Setting::Kind::Word;
}

}  // namespace

Setting typed_setting(std::string name, const std::string& value) { return {std::move(name), value, kind_of(value)}; }

nlohmann::ordered_json typed_json(const std::string& value) {
  using nlohmann::ordered_json;
  return kind_of(value) == Setting::Kind::Word ? ordered_json(value) : ordered_json::parse(value);
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : ",") + word;
  return out;
}

}  // namespace spires::differential

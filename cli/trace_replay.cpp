#include "cli/trace_replay.h"

#include <algorithm>
#include <iterator>

#include "cli/console.h"

namespace spires::cli {
namespace {

constexpr std::size_t kBefore = 20;
constexpr std::size_t kAround = 100;

std::string part(std::string_view text, std::size_t from) {
  return (from > 0 ? "…" : "") + shown(text.substr(std::min(from, text.size()), kAround)) +
         (text.size() > from + kAround ? "…" : "");
}

std::string joined(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : ", ") + shown(text);
  return all.empty() ? "-" : all;
}

std::vector<std::string> without(std::vector<std::string> texts, std::vector<std::string> others) {
  std::sort(texts.begin(), texts.end());
  std::sort(others.begin(), others.end());
  std::vector<std::string> rest;
  std::set_difference(texts.begin(), texts.end(), others.begin(), others.end(), std::back_inserter(rest));
  return rest;
}

}  // namespace

std::string difference(std::string_view expected, std::string_view found) {
  const auto [here, there] = std::mismatch(expected.begin(), expected.end(), found.begin(), found.end());
  std::size_t from = static_cast<std::size_t>(here - expected.begin());
  // From the start of the field.
  const char between = expected.find(';') == std::string_view::npos ? ' ' : ';';
  while (from > 0 && expected[from - 1] != between) --from;
  if (static_cast<std::size_t>(here - expected.begin()) - from > kAround - kBefore) {
    from = static_cast<std::size_t>(here - expected.begin()) - kBefore;
  }
  return "  file:  " + part(expected, from) + "\n  rules: " + part(found, from);
}

std::string difference(const std::vector<std::string>& expected, const std::vector<std::string>& found) {
  const std::vector<std::string> missing = without(expected, found);
  const std::vector<std::string> extra = without(found, expected);
  if (missing.empty() && extra.empty()) return "  the file's list is not sorted, or repeats itself";
  return "  only in the file:  " + joined(missing) + "\n  only in the rules: " + joined(extra);
}

}  // namespace spires::cli

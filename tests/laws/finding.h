// The result of a checker: nothing, or the first violation of a law.
//
// Checkers return a finding instead of failing a test, so that the same code proves a game clean and proves that
// planted bugs are found.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace spires::laws {

struct Finding {
  std::string law;   // "law 1", "law 6 asked seat"
  std::string what;  // what differs, and where
};
using Found = std::optional<Finding>;

inline Found finding(std::string law, std::string what) { return Finding{std::move(law), std::move(what)}; }

inline std::string text_of(const Found& found) { return found ? found->law + ": " + found->what : "nothing found"; }

}  // namespace spires::laws

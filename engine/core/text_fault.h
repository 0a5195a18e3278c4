// What is wrong with text from outside. Errors have one kind per audience:
//   Refusal         the rule that forbids an action, for the player (engine/core/rule.h)
//   Fault           the field that cannot be used, for the author of the text
//   match::Refused  a refused request, for the client (match/host_messages.h)
// Failures of the store are for the operator: the log has their text, a client only hears "not_stored".
#pragma once

#include <concepts>
#include <string>
#include <type_traits>
#include <variant>

namespace spires {

// `field` names the option, field or token at fault: "seats.2.name"; empty: the whole text. `why` is a sentence in
// English in a file or command line, and a code of the protocol ("unknown_field") in a message.
struct Fault {
  std::string field;
  std::string why;
  bool operator==(const Fault&) const = default;
};
template <class T>
using Result = std::variant<T, Fault>;

// Joins the parts of a sentence: texts and numbers. The modules of a page leave the sentences of readers of positions
// out, for their size: a page gets positions from its own files and records, and tells people only the field.
template <class... Parts>
std::string fault_text(const Parts&... parts) {
  std::string text;
#ifndef __wasi__
  const auto add = [&text](const auto& part) {
    if constexpr (std::integral<std::remove_cvref_t<decltype(part)>> && sizeof(part) > 1) {
      text += std::to_string(part);
    } else {
      text += part;
    }
  };
  (add(parts), ...);
#else
  (static_cast<void>(parts), ...);
#endif
  return text;
}

}  // namespace spires

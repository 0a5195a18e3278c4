// What is wrong with text from outside. Errors have one kind per audience:
//   Refusal         the rule that forbids an action, for the player (engine/core/rule.h)
//   Fault           the field that cannot be used, for the author of the text
//   match::Refused  a refused request, for the client (match/host_messages.h)
// Failures of the store are for the operator: the log has their text, a client only hears "not_stored".
#pragma once

#include <string>
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

}  // namespace spires

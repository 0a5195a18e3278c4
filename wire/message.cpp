#include "wire/message.h"

namespace spires::wire {

std::string type_of(std::string_view name) {
  std::string type;
  for (const char c : name) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital && !type.empty()) type += '_';
    type += capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return type;
}

Result<std::string> reading::take_type(Json& json) {
  const auto found = json.find("type");
  if (found == json.end()) return message_fault(FaultCode::MissingField, "type");
  if (!found->is_string()) return message_fault(FaultCode::WrongType, "type");
  std::string type = found->get<std::string>();
  json.erase("type");
  return type;
}

}  // namespace spires::wire

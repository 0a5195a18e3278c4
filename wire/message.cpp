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

}  // namespace spires::wire

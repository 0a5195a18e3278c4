#include "wire/declared_types.h"

namespace spires::wire {

std::string DeclaredTypes::quoted(const std::string& word) { return text_of(Json(word)); }

std::string DeclaredTypes::list_of(const std::string& item) {
  return item.find(' ') == std::string::npos ? item + "[]" : "(" + item + ")[]";
}

bool DeclaredTypes::begin(const std::string& name) { return declared_.insert(name).second; }

void DeclaredTypes::alias(const std::string& name, const std::string& definition) {
  if (begin(name)) add({name, definition, {}, {}});
}

}  // namespace spires::wire

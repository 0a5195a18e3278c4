#include "wire/typescript.h"

namespace spires::wire {

std::string TypeScript::quoted(const std::string& word) { return text_of(Json(word)); }

std::string TypeScript::either(const std::vector<std::string>& all, const std::string& between) {
  std::string text;
  for (const std::string& one : all) text += (text.empty() ? "" : between) + one;
  return text;
}

std::string TypeScript::typed(const std::string& type) { return member("type", "", quoted(type)); }

std::string TypeScript::member(std::string_view name, std::string_view mark, const std::string& type) {
  return "  " + std::string(name) + std::string(mark) + ": " + type + ";\n";
}

std::string TypeScript::one_line(const std::string& members) {
  std::string line;
  for (const char c : members) {
    if (c == '\n') continue;
    if (c == ' ' && !line.empty() && line.back() == ' ') continue;
    line += c;
  }
  while (!line.empty() && (line.back() == ' ' || line.back() == ';')) line.pop_back();
  return line.substr(line.find_first_not_of(' '));
}

bool TypeScript::begin(const std::string& name) { return declared_.insert(name).second; }

void TypeScript::alias(const std::string& name, const std::string& definition) {
  if (!begin(name)) return;
  text_ += "export type " + name + (definition.starts_with('\n') ? " =" : " = ") + definition + ";\n\n";
}

void TypeScript::add(const std::string& name, const std::string& members) {
  text_ += "export interface " + name + " {\n" + members + "}\n\n";
}

}  // namespace spires::wire

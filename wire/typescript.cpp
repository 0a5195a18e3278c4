#include "wire/typescript.h"

namespace spires::wire {
namespace {

std::string member_of(const TypeMember& one) { return one.name + (one.optional ? "?" : "") + ": " + one.type; }

std::string alternative_of(const TypeDeclaration& one) {
  if (one.members.empty()) return one.name;
  std::string text;
  for (const TypeMember& member : one.members) text += (text.empty() ? "{" : "; ") + member_of(member);
  return text + "}";
}

std::string declaration_of(const TypeDeclaration& one) {
  if (!one.definition.empty()) return "export type " + one.name + " = " + one.definition + ";\n\n";
  std::string text;
  if (!one.alternatives.empty()) {
    for (const TypeDeclaration& alternative : one.alternatives) text += "\n  | " + alternative_of(alternative);
    return "export type " + one.name + " =" + text + ";\n\n";
  }
  for (const TypeMember& member : one.members) text += "  " + member_of(member) + ";\n";
  return "export interface " + one.name + " {\n" + text + "}\n\n";
}

}  // namespace

std::string typescript_of(const DeclaredTypes& types) {
  std::string text;
  for (const TypeDeclaration& one : types.all()) text += declaration_of(one);
  return text;
}

}  // namespace spires::wire

#include "wire/schema.h"

#include <cctype>
#include <string_view>

namespace spires::wire {
namespace {

Json reference_to(const std::string& name) { return {{"$ref", "#/definitions/" + name}}; }

// Accepts one of some schemas; a list of words becomes an enumeration.
Json any_of(std::vector<Json> all) {
  if (all.size() == 1) return all.front();
  Json words = Json::array();
  for (const Json& one : all) {
    if (!one.contains("const")) return {{"anyOf", std::move(all)}};
    words.push_back(one["const"]);
  }
  return {{"type", "string"}, {"enum", std::move(words)}};
}

// Reads a type written in TypeScript, as far as the declarations use the language.
class TypeReader {
 public:
  explicit TypeReader(std::string_view text) : text_(text) {}

  Json type() {
    std::vector<Json> all;
    do {
      all.push_back(list());
    } while (take('|'));
    return any_of(std::move(all));
  }
  // The event whose facts a preview may not know, for `Guess<TowersEvent>`.
  static constexpr std::string_view kGuess = "Guess";

 private:
  bool take(char wanted) {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    if (at_ == text_.size() || text_[at_] != wanted) return false;
    ++at_;
    return true;
  }
  std::string word() {
    std::string name;
    while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) != 0 || text_[at_] == '_')) {
      name += text_[at_++];
    }
    return name;
  }
  Json list() {
    Json one = single();
    while (take('[')) {
      take(']');
      one = {{"type", "array"}, {"items", std::move(one)}};
    }
    return one;
  }
  Json single() {
    if (take('(')) {
      Json one = type();
      take(')');
      return one;
    }
    if (take('{')) return object();
    if (take('"')) {
      const std::size_t end = text_.find('"', at_);
      Json one{{"const", std::string(text_.substr(at_, end - at_))}};
      at_ = end + 1;
      return one;
    }
    return named(word());
  }
  Json named(const std::string& name) {
    if (name == "string" || name == "boolean") return {{"type", name}};
    if (name == "number") return {{"type", "integer"}};
    if (name == "unknown") return Json::object();
    if (!take('<')) return reference_to(name);
    if (name == kGuess) {
      const std::string of = word();
      take('>');
      return reference_to(of + std::string(kGuess));
    }
    Json first = type();
    if (name == "Partial") {
      take('>');
      return first;
    }
    take(',');
    Json second = type();
    take('>');
    Json record{{"type", "object"}, {"additionalProperties", std::move(second)}};
    if (first.contains("$ref")) record["propertyNames"] = std::move(first);
    return record;
  }
  Json object() {
    if (take('[')) {
      at_ = text_.find(':', text_.find(']', at_)) + 1;
      Json values = type();
      take('}');
      return {{"type", "object"}, {"additionalProperties", std::move(values)}};
    }
    Json properties = Json::object();
    Json required = Json::array();
    while (!take('}')) {
      const std::string name = word();
      if (!take('?')) required.push_back(name);
      take(':');
      properties[name] = type();
      take(';');
    }
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)},
            {"additionalProperties", false}};
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

// Adds what the host accepts in a field to the schema of its type.
void limit(Json& schema, const Limits& limits) {
  if (!schema.contains("type")) return;
  const std::string type = schema["type"];
  if (type == "integer") {
    schema["minimum"] = limits.lowest;
    schema["maximum"] = limits.highest;
  } else if (type == "string" && !schema.contains("enum")) {
    schema["maxLength"] = limits.longest;
  } else if (type == "array") {
    schema["maxItems"] = limits.most;
    limit(schema["items"], limits);
  }
}

Json schema_of(const std::vector<TypeMember>& members) {
  Json properties = Json::object();
  Json required = Json::array();
  for (const TypeMember& one : members) {
    Json schema = TypeReader(one.type).type();
    if (one.limits) limit(schema, *one.limits);
    properties[one.name] = std::move(schema);
    if (!one.optional) required.push_back(one.name);
  }
  return {{"type", "object"},
          {"properties", std::move(properties)},
          {"required", std::move(required)},
          {"additionalProperties", false}};
}

Json schema_of(const TypeDeclaration& one) {
  if (!one.definition.empty()) return TypeReader(one.definition).type();
  if (one.alternatives.empty()) return schema_of(one.members);
  std::vector<Json> all;
  for (const TypeDeclaration& alternative : one.alternatives) {
    all.push_back(alternative.members.empty() ? reference_to(alternative.name) : schema_of(alternative.members));
  }
  return any_of(std::move(all));
}

// An event of a preview: each fact may be "?".
TypeDeclaration guess_of(TypeDeclaration events) {
  for (TypeDeclaration& event : events.alternatives) {
    for (TypeMember& member : event.members) {
      if (member.name != "type") member.type += " | \"?\"";
    }
  }
  return events;
}

}  // namespace

Json schema_of(const DeclaredTypes& types, const std::string& title, const std::vector<std::string>& roots) {
  Json definitions = Json::object();
  for (const TypeDeclaration& one : types.all()) {
    const bool is_generic = one.name.find('<') != std::string::npos;
    if (is_generic) continue;
    definitions[one.name] = schema_of(one);
    const bool is_union_of_events = !one.alternatives.empty() && one.alternatives.back().name == "Hidden";
    if (is_union_of_events) definitions[one.name + std::string(TypeReader::kGuess)] = schema_of(guess_of(one));
  }
  std::vector<Json> all;
  for (const std::string& root : roots) all.push_back(reference_to(root));
  return {{"$schema", "http://json-schema.org/draft-07/schema#"},
          {"title", title},
          {"anyOf", std::move(all)},
          {"definitions", std::move(definitions)}};
}

}  // namespace spires::wire

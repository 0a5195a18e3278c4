#include "match/protocol_reference.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "match/field_notes.h"
#include "match/protocol_types.h"

namespace spires::match {
namespace {

using wire::TypeDeclaration;
using wire::TypeMember;

class Notes {
 public:
  // Returns the note of a field or event: its own, or that of all fields with the name.
  std::string_view of(const std::string& type, const std::string& field) {
    for (const std::string& key : {type + "." + field, field}) {
      const auto* found = std::ranges::find(kFieldNotes, key, &FieldNote::key);
      if (found == std::end(kFieldNotes)) continue;
      used_.insert(found->key);
      return found->text;
    }
    missing_.push_back(type + "." + field + " has no note");
    return "";
  }
  std::vector<std::string> defects() const {
    std::vector<std::string> all = missing_;
    for (const FieldNote& note : kFieldNotes) {
      if (!used_.contains(note.key)) all.push_back(std::string(note.key) + " is no field");
    }
    return all;
  }

 private:
  std::set<std::string_view> used_;
  std::vector<std::string> missing_;
};

// A bar would end the cell of a table.
std::string in_cell(const std::string& type) {
  std::string text;
  for (const char c : type) text += c == '|' ? std::string("\\|") : std::string(1, c);
  return "`" + text + "`";
}

std::string table_of_fields(const TypeDeclaration& one, Notes& notes) {
  std::string text = "| field | type | |\n|---|---|---|\n";
  for (const TypeMember& member : one.members) {
    text += "| `" + member.name + "`" + (member.optional ? " (may be left out)" : "") + " | " + in_cell(member.type) +
            " | " + std::string(notes.of(one.name, member.name)) + " |\n";
  }
  return text;
}

std::string table_of_events(const TypeDeclaration& one, Notes& notes) {
  std::string text = "| event | fields | |\n|---|---|---|\n";
  for (const TypeDeclaration& event : one.alternatives) {
    if (event.members.empty()) continue;
    std::string fields;
    for (const TypeMember& member : event.members) {
      if (member.name == "type") continue;
      fields += (fields.empty() ? "" : ", ") + ("`" + member.name + "` " + in_cell(member.type));
    }
    text += "| `" + event.name + "` | " + fields + " | " + std::string(notes.of(one.name, event.name)) + " |\n";
  }
  return text + "\nAn event that the observer may not know at all is `{\"type\":\"Hidden\"}`.\n";
}

std::string reference(Notes& notes) {
  std::string words = "| type | values |\n|---|---|\n";
  std::string structures;
  const wire::DeclaredTypes types = protocol_types();
  for (const TypeDeclaration& one : types.all()) {
    const bool is_generic = one.name.find('<') != std::string::npos;
    const bool is_message = !one.members.empty() && one.members.front().name == "type";
    const bool is_union_of_messages = !one.alternatives.empty() && one.alternatives.back().members.empty() &&
                                      one.alternatives.front().members.empty();
    if (is_generic || is_message || is_union_of_messages) continue;
    if (!one.definition.empty()) {
      words += "| `" + one.name + "` | " + in_cell(one.definition) + " |\n";
    } else {
      structures += "\n## `" + one.name + "`\n\n" +
                    (one.alternatives.empty() ? table_of_fields(one, notes) : table_of_events(one, notes));
    }
  }
  return "# Types of the protocol\n\nMade by `spires types --reference`. Do not edit. [protocol.md](protocol.md) "
         "describes the "
         "messages; this page lists the\ntypes that they contain, of views, events, previews, options and tables. "
         "`spires types "
         "--schema` prints the same as JSON\nSchema, `spires types` as TypeScript. A client should ignore fields that "
         "it does not "
         "know: a later host may send more.\n\n## Words\n\n" +
         words + structures;
}

}  // namespace

std::string protocol_reference() {
  Notes notes;
  return reference(notes);
}

std::vector<std::string> unexplained_fields() {
  Notes notes;
  reference(notes);
  return notes.defects();
}

}  // namespace spires::match

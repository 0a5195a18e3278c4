// JSON on the wire: keys keep their order of insertion, so equal values have equal bytes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "engine/core/text_fault.h"

namespace spires::wire {

using Json = nlohmann::ordered_json;

// Write the one text of a value: no spaces, no floating point. Never fail. A byte that is not UTF-8 becomes U+FFFD.
void write_json(const Json& json, std::string& out);
void write_string(std::string_view text, std::string& out);
std::string text_of(const Json& json);

// A value that is already written as JSON. What a host sends is made in this form: building values first and writing
// them afterwards costs several times as much.
struct JsonText {
  std::string text;
  bool operator==(const JsonText&) const = default;
};
inline const std::string& text_of(const JsonText& json) { return json.text; }

// Adds a member without checking for a duplicate. REQUIRES: `object` is an object without a member of that name.
void put_new(Json& object, std::string_view name, Json value);

// Faults of a message.
enum class FaultCode {
  NotJson,
  TooLong,  // the text, or a word in it
  TooDeep,  // objects inside objects
  Twice,    // a repeated key of an object
  NotAnObject,
  UnknownType,
  UnknownField,
  MissingField,
  WrongType,
  UnknownWord,  // a word outside its vocabulary
  OutOfRange,
  TooMany,  // items of a list
  BadText,  // control characters, or characters that change the direction of writing
};
// "unknown_field": the code on the wire; with the prefix "fault." the key of its sentence.
std::string_view name_of(FaultCode code);

inline Fault message_fault(FaultCode code, std::string field) { return {std::move(field), std::string(name_of(code))}; }
using MaybeFault = std::optional<Fault>;

struct TextLimits {
  std::size_t bytes = 16384;
  int depth = 6;
};

// Parses one JSON object in UTF-8, within the limits, without a repeated key in any object.
Result<Json> parse_object(std::string_view text, const TextLimits& limits = {});

// Returns whether the text can be shown to people: no control characters, no characters that change the direction of
// writing. REQUIRES: it is UTF-8.
enum class NewLines { Refused, Allowed };
bool is_plain_text(std::string_view text, NewLines new_lines = NewLines::Refused);
// Length in characters, as people count them. REQUIRES: it is UTF-8.
std::size_t length_of(std::string_view text);

}  // namespace spires::wire

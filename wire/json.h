// JSON as the wire writes and reads it: keys in the order in which they were put, so equal values are equal bytes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <nlohmann/json.hpp>

namespace spires::wire {

using Json = nlohmann::ordered_json;

// The one text of a value: no blanks, no floating point. Never fails.
std::string text_of(const Json& json);

// What is wrong with a message.
enum class FaultCode {
  NotJson,
  TooLong,  // the text, or a word in it
  TooDeep,  // objects inside objects
  Twice,    // a key that an object has already
  NotAnObject,
  UnknownType,
  UnknownField,
  MissingField,
  WrongType,
  UnknownWord,  // a word that is none of those it must be
  OutOfRange,
  TooMany,  // items of a list
  BadText,  // control characters, or characters that turn the direction of writing
};
// "unknown_field": on the wire, and with "fault." before it the key of its sentence.
std::string_view name_of(FaultCode code);

// `field` is the path to what is wrong: "seats.2.name"; empty: the whole message.
struct MessageFault {
  FaultCode code = FaultCode::NotJson;
  std::string field;
  bool operator==(const MessageFault&) const = default;
};
using MaybeFault = std::optional<MessageFault>;

struct TextLimits {
  std::size_t bytes = 16384;
  int depth = 6;
};

// A text that is one JSON object in UTF-8, within the limits, no key twice in any object.
std::variant<Json, MessageFault> parse_object(std::string_view text, const TextLimits& limits = {});

// Whether people may be shown this as it is: no control characters, nothing that turns the direction of what follows.
// REQUIRES: it is UTF-8.
enum class NewLines { Refused, Allowed };
bool is_plain_text(std::string_view text, NewLines new_lines = NewLines::Refused);
// In characters, as people count them. REQUIRES: it is UTF-8.
std::size_t length_of(std::string_view text);

}  // namespace spires::wire

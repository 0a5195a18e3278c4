#include "wire/decode.h"

#include <algorithm>

namespace spires::wire::reading {

MaybeFault read_text(const Json& json, const Limits& limits, const std::string& at, std::string& out) {
  if (!json.is_string()) return message_fault(FaultCode::WrongType, at);
  const std::string& text = json.get_ref<const std::string&>();
  if (length_of(text) > limits.longest) return message_fault(FaultCode::TooLong, at);
  if (!is_plain_text(text, limits.lines ? NewLines::Allowed : NewLines::Refused))
    return message_fault(FaultCode::BadText, at);
  out = text;
  return {};
}

MaybeFault read_number(const Json& json, const Limits& limits, const std::string& at, std::int64_t& out) {
  if (!json.is_number_integer()) return message_fault(FaultCode::WrongType, at);
  // A number above 63 bits stays unsigned in the JSON value; every limit is below that.
  if (json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(limits.highest)) {
    return message_fault(FaultCode::OutOfRange, at);
  }
  out = json.get<std::int64_t>();
  if (out < limits.lowest || out > limits.highest) return message_fault(FaultCode::OutOfRange, at);
  return {};
}

MaybeFault read_object(const Json& json, void* object, std::span<const FieldReader> fields, const std::string& at) {
  if (!json.is_object()) return message_fault(at.empty() ? FaultCode::NotAnObject : FaultCode::WrongType, at);
  std::size_t met = 0;
  for (const FieldReader& one : fields) {
    const auto found = json.find(std::string(one.name));
    if (found != json.end()) {
      ++met;
      if (MaybeFault fault = one.read(*found, object, path(at, one.name))) return fault;
    } else if (one.needed) {
      return message_fault(FaultCode::MissingField, path(at, one.name));
    }
  }
  if (met == json.size()) return {};
  for (const auto& [key, value] : json.items()) {
    const bool known = std::any_of(fields.begin(), fields.end(), [&](const auto& one) { return one.name == key; });
    if (!known) return message_fault(FaultCode::UnknownField, path(at, key));
  }
  return {};
}

}  // namespace spires::wire::reading

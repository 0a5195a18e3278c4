#include "wire/decode.h"

namespace spires::wire::reading {

MaybeFault read_text(const Json& json, const Limits& limits, const std::string& at, std::string& out) {
  if (!json.is_string()) return MessageFault{FaultCode::WrongType, at};
  const std::string& text = json.get_ref<const std::string&>();
  if (length_of(text) > limits.longest) return MessageFault{FaultCode::TooLong, at};
  if (!is_plain_text(text, limits.lines ? NewLines::Allowed : NewLines::Refused))
    return MessageFault{FaultCode::BadText, at};
  out = text;
  return {};
}

MaybeFault read_number(const Json& json, const Limits& limits, const std::string& at, std::int64_t& out) {
  if (!json.is_number_integer()) return MessageFault{FaultCode::WrongType, at};
  // Above what 63 bits hold a number stays unsigned: no limit reaches as far.
  if (json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(limits.highest)) {
    return MessageFault{FaultCode::OutOfRange, at};
  }
  out = json.get<std::int64_t>();
  if (out < limits.lowest || out > limits.highest) return MessageFault{FaultCode::OutOfRange, at};
  return {};
}

}  // namespace spires::wire::reading

// Messages: JSON objects whose `type` selects their list of fields.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "wire/decode.h"
#include "wire/encode.h"

namespace spires::wire {

// Returns the type of the message "UndoAnswer": "undo_answer".
std::string type_of(std::string_view name);

template <Described S>
std::string message_text(const S& message) {
  std::string text;
  ObjectWriter out(text);
  write_string(type_of(S::kName), out.member("type"));
  write_fields(message, out);
  out.end();
  return text;
}
template <Described... S>
std::string message_text(const std::variant<S...>& message) {
  return std::visit([](const auto& one) { return message_text(one); }, message);
}

// Calls f(std::type_identity<S>) for every kind of message.
template <class F, class... S>
void for_each_message(std::type_identity<std::variant<S...>>, F&& f) {
  (f(std::type_identity<S>{}), ...);
}

namespace reading {

template <class Message>
struct MessageReader {
  std::string_view name;
  MaybeFault (*read)(const Json& json, Message& out);
};
template <class Message, Described S>
MaybeFault read_message(const Json& json, Message& out) {
  return decode_fields(json, out.template emplace<S>(), {});
}
template <Described... S>
constexpr auto message_readers(std::type_identity<std::variant<S...>>) {
  using Message = std::variant<S...>;
  return std::array{MessageReader<Message>{S::kName, &read_message<Message, S>}...};
}

// Removes the type from a message and returns it.
Result<std::string> take_type(Json& json);

}  // namespace reading

template <class Message>
Result<Message> decode_message(std::string_view text, const TextLimits& limits = {}) {
  static constexpr auto kReaders = reading::message_readers(std::type_identity<Message>{});
  Result<Json> parsed = parse_object(text, limits);
  if (Fault* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
  Json& json = std::get<Json>(parsed);
  Result<std::string> type = reading::take_type(json);
  if (Fault* fault = std::get_if<Fault>(&type)) return std::move(*fault);
  for (const auto& one : kReaders) {
    if (std::get<std::string>(type) != type_of(one.name)) continue;
    Message message;
    if (MaybeFault fault = one.read(json, message)) return std::move(*fault);
    return message;
  }
  return message_fault(FaultCode::UnknownType, "type");
}

}  // namespace spires::wire

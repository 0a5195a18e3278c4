// Messages: a JSON object whose `type` says which list of fields it has.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "wire/decode.h"
#include "wire/encode.h"

namespace spires::wire {

// "UndoAnswer" as the type of a message: "undo_answer".
std::string type_of(std::string_view name);

template <Described S>
Json message_json(const S& message) {
  Json json = Json::object();
  put_new(json, "type", type_of(S::kName));
  json.update(encode(message));
  return json;
}
template <Described S>
std::string message_text(const S& message) {
  return text_of(message_json(message));
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

template <class Message>
std::variant<Message, MessageFault> decode_message(std::string_view text, const TextLimits& limits = {}) {
  std::variant<Json, MessageFault> parsed = parse_object(text, limits);
  if (const MessageFault* fault = std::get_if<MessageFault>(&parsed)) return *fault;
  Json& json = std::get<Json>(parsed);
  const auto found = json.find("type");
  if (found == json.end()) return MessageFault{FaultCode::MissingField, "type"};
  if (!found->is_string()) return MessageFault{FaultCode::WrongType, "type"};
  const std::string type = found->get<std::string>();
  json.erase("type");
  std::variant<Message, MessageFault> answer = MessageFault{FaultCode::UnknownType, "type"};
  for_each_message(std::type_identity<Message>{}, [&]<class S>(std::type_identity<S>) {
    if (type != type_of(S::kName)) return;
    S message;
    if (MaybeFault fault = decode_fields(json, message, {})) {
      answer = std::move(*fault);
    } else {
      answer = Message(std::move(message));
    }
  });
  return answer;
}

}  // namespace spires::wire

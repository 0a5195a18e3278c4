// Values from JSON, by their lists of fields. Strict: what a list does not name, or of another type or size than it
// says, is refused with the path to it. Nothing is converted.
#pragma once

#include <string>
#include <string_view>

#include "wire/field.h"

namespace spires::wire {

namespace reading {

inline std::string path(const std::string& before, std::string_view name) {
  return before.empty() ? std::string(name) : before + "." + std::string(name);
}

MaybeFault read_text(const Json& json, const Limits& limits, const std::string& at, std::string& out);
MaybeFault read_number(const Json& json, const Limits& limits, const std::string& at, std::int64_t& out);

}  // namespace reading

template <class T>
MaybeFault decode(const Json& json, T& out, const Limits& limits = {}, const std::string& at = {});

template <Described S>
MaybeFault decode_fields(const Json& json, S& out, const std::string& at) {
  if (!json.is_object()) return MessageFault{at.empty() ? FaultCode::NotAnObject : FaultCode::WrongType, at};
  MaybeFault fault;
  std::size_t met = 0;
  for_each_field<S>([&](const auto& one) {
    if (fault) return;
    const auto found = json.find(std::string(one.name));
    auto& member = out.*(one.member);
    const std::string here = reading::path(at, one.name);
    if (found != json.end()) {
      ++met;
      fault = decode(*found, member, one.limits, here);
    } else if constexpr (!kIsOptional<std::remove_cvref_t<decltype(member)>>) {
      fault = MessageFault{FaultCode::MissingField, here};
    }
  });
  if (fault || met == json.size()) return fault;
  for (const auto& [key, value] : json.items()) {
    bool known = false;
    for_each_field<S>([&](const auto& one) { known = known || one.name == key; });
    if (!known) return MessageFault{FaultCode::UnknownField, reading::path(at, key)};
  }
  return fault;
}

template <class T>
MaybeFault decode_list(const Json& json, std::vector<T>& out, const Limits& limits, const std::string& at) {
  if (!json.is_array()) return MessageFault{FaultCode::WrongType, at};
  if (json.size() > limits.most) return MessageFault{FaultCode::TooMany, at};
  out.clear();
  for (std::size_t i = 0; i < json.size(); ++i) {
    if (MaybeFault fault = decode(json[i], out.emplace_back(), limits, reading::path(at, std::to_string(i))))
      return fault;
  }
  return {};
}

template <Worded E>
MaybeFault decode_word(const Json& json, E& out, const std::string& at) {
  if (!json.is_string()) return MessageFault{FaultCode::WrongType, at};
  for (std::size_t i = 0; i < Words<E>::kWords.size(); ++i) {
    if (json.get_ref<const std::string&>() != Words<E>::kWords[i]) continue;
    out = static_cast<E>(i);
    return {};
  }
  return MessageFault{FaultCode::UnknownWord, at};
}

template <class T>
MaybeFault decode(const Json& json, T& out, const Limits& limits, const std::string& at) {
  if constexpr (std::is_same_v<T, Json>) {
    out = json;
    return {};
  } else if constexpr (std::is_same_v<T, std::string>) {
    return reading::read_text(json, limits, at, out);
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!json.is_boolean()) return MessageFault{FaultCode::WrongType, at};
    out = json.get<bool>();
    return {};
  } else if constexpr (std::is_integral_v<T>) {
    std::int64_t number = 0;
    if (MaybeFault fault = reading::read_number(json, limits, at, number)) return fault;
    out = static_cast<T>(number);
    return {};
  } else if constexpr (Worded<T>) {
    return decode_word(json, out, at);
  } else if constexpr (kIsOptional<T>) {
    return decode(json, out.emplace(), limits, at);
  } else if constexpr (kIsList<T>) {
    return decode_list(json, out, limits, at);
  } else {
    static_assert(Described<T>, "a type that travels has a list of fields");
    return decode_fields(json, out, at);
  }
}

}  // namespace spires::wire

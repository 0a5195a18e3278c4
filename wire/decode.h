// Reads values from JSON by their lists of fields. Strict: refuses unknown fields and values of another type or size,
// with the path to them. Converts nothing.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

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

namespace reading {

// A field as the common object reader sees it. One function per field and one loop for all keep the program small.
struct FieldReader {
  std::string_view name;
  bool needed;
  MaybeFault (*read)(const Json& json, void* object, const std::string& at);
};

template <Described S, std::size_t kField>
MaybeFault read_field(const Json& json, void* object, const std::string& at) {
  constexpr auto kOne = std::get<kField>(S::fields());
  return decode(json, static_cast<S*>(object)->*(kOne.member), kOne.limits, at);
}

template <class S, class T>
constexpr bool is_needed(const Field<S, T>&) {
  return !kIsOptional<T>;
}

template <Described S, std::size_t... kField>
constexpr auto readers_of(std::index_sequence<kField...>) {
  return std::array<FieldReader, sizeof...(kField)>{FieldReader{
      std::get<kField>(S::fields()).name, is_needed(std::get<kField>(S::fields())), &read_field<S, kField>}...};
}

MaybeFault read_object(const Json& json, void* object, std::span<const FieldReader> fields, const std::string& at);

}  // namespace reading

template <Described S>
MaybeFault decode_fields(const Json& json, S& out, const std::string& at) {
  static constexpr auto kReaders =
      reading::readers_of<S>(std::make_index_sequence<std::tuple_size_v<decltype(S::fields())>>{});
  return reading::read_object(json, &out, kReaders, at);
}

template <class T>
MaybeFault decode_list(const Json& json, std::vector<T>& out, const Limits& limits, const std::string& at) {
  if (!json.is_array()) return message_fault(FaultCode::WrongType, at);
  if (json.size() > limits.most) return message_fault(FaultCode::TooMany, at);
  out.clear();
  for (std::size_t i = 0; i < json.size(); ++i) {
    if (MaybeFault fault = decode(json[i], out.emplace_back(), limits, reading::path(at, std::to_string(i))))
      return fault;
  }
  return {};
}

template <Worded E>
MaybeFault decode_word(const Json& json, E& out, const std::string& at) {
  if (!json.is_string()) return message_fault(FaultCode::WrongType, at);
  for (std::size_t i = 0; i < Words<E>::kWords.size(); ++i) {
    if (json.get_ref<const std::string&>() != Words<E>::kWords[i]) continue;
    out = static_cast<E>(i);
    return {};
  }
  return message_fault(FaultCode::UnknownWord, at);
}

template <class T>
MaybeFault decode(const Json& json, T& out, const Limits& limits, const std::string& at) {
  if constexpr (std::is_same_v<T, Json>) {
    out = json;
    return {};
  } else if constexpr (std::is_same_v<T, JsonText>) {
    out.text = text_of(json);
    return {};
  } else if constexpr (std::is_same_v<T, std::string>) {
    return reading::read_text(json, limits, at, out);
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!json.is_boolean()) return message_fault(FaultCode::WrongType, at);
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

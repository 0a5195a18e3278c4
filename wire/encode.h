// Writes values as JSON by their lists of fields.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "wire/field.h"

namespace spires::wire {

// Adds a member without checking for a duplicate. REQUIRES: `object` is an object without a member of that name.
void put_new(Json& object, std::string_view name, Json value);

template <class T>
Json encode(const T& value);

namespace writing {

// A field as the common object writer sees it. An omitted field is written as a discarded value.
struct FieldWriter {
  std::string_view name;
  Json (*write)(const void* object);
};

template <Described S, std::size_t kField>
Json write_field(const void* object) {
  constexpr auto kOne = std::get<kField>(S::fields());
  const auto& member = static_cast<const S*>(object)->*(kOne.member);
  if constexpr (kIsOptional<std::remove_cvref_t<decltype(member)>>) {
    return member ? encode(*member) : Json(Json::value_t::discarded);
  } else {
    return encode(member);
  }
}

template <Described S, std::size_t... kField>
constexpr auto writers_of(std::index_sequence<kField...>) {
  return std::array<FieldWriter, sizeof...(kField)>{
      FieldWriter{std::get<kField>(S::fields()).name, &write_field<S, kField>}...};
}

Json write_object(const void* object, std::span<const FieldWriter> fields);

}  // namespace writing

template <class T>
Json encode(const T& value) {
  if constexpr (Spoken<T>) {
    return value.json();
  } else if constexpr (std::is_same_v<T, Json> || std::is_same_v<T, std::string> || std::is_same_v<T, bool> ||
                       std::is_integral_v<T>) {
    return value;
  } else if constexpr (Worded<T>) {
    return Words<T>::kWords[static_cast<std::size_t>(value)];
  } else if constexpr (kIsList<T>) {
    Json list = Json::array();
    for (const auto& item : value) list.push_back(encode(item));
    return list;
  } else {
    static_assert(Described<T>, "a type that travels has a list of fields");
    static constexpr auto kWriters =
        writing::writers_of<T>(std::make_index_sequence<std::tuple_size_v<decltype(T::fields())>>{});
    return writing::write_object(&value, kWriters);
  }
}

}  // namespace spires::wire

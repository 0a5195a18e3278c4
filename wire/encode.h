// Values as JSON, by their lists of fields.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "wire/field.h"

namespace spires::wire {

// Adds a member without looking for one of that name. REQUIRES: there is none, and `object` is an object.
inline void put_new(Json& object, std::string_view name, Json value) {
  object.get_ref<Json::object_t&>().emplace_back(std::string(name), std::move(value));
}

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
    Json object = Json::object();
    for_each_field<T>([&](const auto& one) {
      const auto& member = value.*(one.member);
      if constexpr (kIsOptional<std::remove_cvref_t<decltype(member)>>) {
        if (member) put_new(object, one.name, encode(*member));
      } else {
        put_new(object, one.name, encode(member));
      }
    });
    return object;
  }
}

}  // namespace spires::wire

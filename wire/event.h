// Events as JSON, from the fields that the engine names: {"type":"TowerMoved","from":3,…}.
//
// A game provides its words: an object whose `said(value)` returns the wire form of every type that occurs in its
// events. For another shape than the event's fields, `shape(event)` returns a struct with a list of fields. Fields with
// the same name become a list.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "wire/encode.h"

namespace spires::wire {

// A field with a repeated name becomes a list.
inline void put_again(Json& object, const std::string& name, Json value) {
  const auto found = object.find(name);
  if (found == object.end()) {
    put_new(object, name, std::move(value));
  } else if (found->is_array()) {
    found->push_back(std::move(value));
  } else {
    Json list = Json::array();
    list.push_back(std::move(*found));
    list.push_back(std::move(value));
    *found = std::move(list);
  }
}

template <class W, class E>
Json encode_one(const W& words, const E& event) {
  Json object = Json::object();
  put_new(object, "type", E::kName);
  if constexpr (requires { words.shape(event); }) {
    object.update(encode(words.shape(event)));
  } else {
    event.fields([&](const char* name, const auto& value) { put_again(object, name, encode(words.said(value))); });
  }
  return object;
}

template <class W, class... E>
Json encode_event(const W& words, const std::variant<E...>& event) {
  return std::visit([&](const auto& one) { return encode_one(words, one); }, event);
}

// Replaces an event hidden from the observer, so that the numbering has no gaps.
inline Json hidden_event() { return Json{{"type", "Hidden"}}; }

}  // namespace spires::wire

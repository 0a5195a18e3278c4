// Events as JSON, from the fields that the engine names: {"type":"TowerMoved","from":3,…}.
//
// A game provides its words: an object whose `said(value)` returns the wire form of every type that occurs in its
// events. For another shape than the event's fields, `shape(event)` returns a struct with a list of fields. Fields with
// the same name stand side by side and become a list.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "wire/encode.h"

namespace spires::wire {

// Writes the fields of one event.
class EventWriter {
 public:
  // Fields in `unknown` are written as "?".
  EventWriter(std::string_view type, std::span<const char* const> unknown, std::string& out)
      : out_(out), object_(out), unknown_(unknown) {
    write_string(type, object_.member("type"));
  }

  template <class T>
  void field(std::string_view name, const T& value) {
    if (begin(name)) write(value, out_);
  }
  ObjectWriter& object() { return object_; }
  void end() {
    end_list();
    object_.end();
  }

 private:
  // Returns whether the value is to be written.
  bool begin(std::string_view name) {
    const bool is_unknown = std::find(unknown_.begin(), unknown_.end(), name) != unknown_.end();
    if (name == name_) {
      if (is_unknown) return false;
      if (!is_list_) out_.insert(value_at_, 1, '[');
      is_list_ = true;
      out_ += ',';
      return true;
    }
    end_list();
    name_ = name;
    value_at_ = object_.member(name).size();
    if (is_unknown) write_string("?", out_);
    return !is_unknown;
  }
  void end_list() {
    if (is_list_) out_ += ']';
    is_list_ = false;
  }

  std::string& out_;
  ObjectWriter object_;
  std::span<const char* const> unknown_;
  std::string_view name_;     // of the last field
  std::size_t value_at_ = 0;  // where its value begins
  bool is_list_ = false;
};

template <class W, class... E>
JsonText encode_event(const W& words, const std::variant<E...>& event, std::span<const char* const> unknown = {}) {
  JsonText json;
  std::visit(
      [&]<class One>(const One& one) {
        EventWriter out(One::kName, unknown, json.text);
        if constexpr (requires { words.shape(one); }) {
          write_fields(words.shape(one), out.object());
        } else {
          one.fields([&](const char* name, const auto& value) { out.field(name, words.said(value)); });
        }
        out.end();
      },
      event);
  return json;
}

// Replaces an event hidden from the observer, so that the numbering has no gaps.
inline JsonText hidden_event() { return {R"({"type":"Hidden"})"}; }

}  // namespace spires::wire

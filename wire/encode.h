// Writes values as JSON by their lists of fields, straight as text.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "wire/field.h"

namespace spires::wire {

template <class T>
void write(const T& value, std::string& out);

// Writes one object, member by member. Names need no escape.
class ObjectWriter {
 public:
  explicit ObjectWriter(std::string& out) : out_(out) {}

  // Begins a member and returns where its value is to be written.
  std::string& member(std::string_view name) {
    out_ += std::exchange(before_, ',');
    out_.append("\"").append(name).append("\":");
    return out_;
  }
  void end() {
    if (before_ == '{') out_ += before_;
    out_ += '}';
  }

 private:
  std::string& out_;
  char before_ = '{';
};

namespace writing {

// A field as the common object writer sees it. `is_left_out` is null for a field that is always written.
struct FieldWriter {
  std::string_view name;
  bool (*is_left_out)(const void* object);
  void (*write)(const void* object, std::string& out);
};

template <Described S, std::size_t kField>
struct FieldOf {
  static constexpr auto kOne = std::get<kField>(S::fields());
  static const auto& member(const void* object) { return static_cast<const S*>(object)->*(kOne.member); }
  static constexpr bool kIsOptionalField =
      kIsOptional<std::remove_cvref_t<decltype(std::declval<const S&>().*(kOne.member))>>;

  static bool is_left_out(const void* object) {
    if constexpr (kIsOptionalField) return !member(object);
    return false;
  }
  static void write(const void* object, std::string& out) {
    if constexpr (kIsOptionalField) {
      wire::write(*member(object), out);
    } else {
      wire::write(member(object), out);
    }
  }
  static constexpr FieldWriter writer() { return {kOne.name, kIsOptionalField ? &is_left_out : nullptr, &write}; }
};

template <Described S, std::size_t... kField>
constexpr auto writers_of(std::index_sequence<kField...>) {
  return std::array<FieldWriter, sizeof...(kField)>{FieldOf<S, kField>::writer()...};
}
template <Described S>
inline constexpr auto kWriters = writers_of<S>(std::make_index_sequence<std::tuple_size_v<decltype(S::fields())>>{});

void write_fields(const void* object, std::span<const FieldWriter> fields, ObjectWriter& out);
void write_number(std::int64_t number, std::string& out);
void write_number(std::uint64_t number, std::string& out);

}  // namespace writing

template <Described S>
void write_fields(const S& value, ObjectWriter& out) {
  writing::write_fields(&value, writing::kWriters<S>, out);
}

template <class T>
void write(const T& value, std::string& out) {
  if constexpr (Spoken<T>) {
    value.write(out);
  } else if constexpr (std::is_same_v<T, JsonText>) {
    out += value.text;
  } else if constexpr (std::is_same_v<T, Json>) {
    write_json(value, out);
  } else if constexpr (std::is_same_v<T, std::string>) {
    write_string(value, out);
  } else if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::is_integral_v<T>) {
    writing::write_number(std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>{value}, out);
  } else if constexpr (Worded<T>) {
    write_string(Words<T>::kWords[static_cast<std::size_t>(value)], out);
  } else if constexpr (kIsList<T>) {
    out += '[';
    for (const auto& item : value) {
      if (&item != &value.front()) out += ',';
      write(item, out);
    }
    out += ']';
  } else {
    static_assert(Described<T>, "a type that travels has a list of fields");
    ObjectWriter object(out);
    write_fields(value, object);
    object.end();
  }
}

template <class T>
JsonText encode(const T& value) {
  JsonText json;
  write(value, json.text);
  return json;
}

}  // namespace spires::wire

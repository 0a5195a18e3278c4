// The list of fields of a struct on the wire: used to write it, to read it with clear faults, and to declare its
// TypeScript type. A struct declares
//
//   static constexpr std::string_view kName = "Move";
//   static constexpr auto fields() { return std::tuple{field("seat", &Move::seat), …}; }
//
// An optional member that is empty is left out; null is never written and never accepted.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "wire/json.h"

namespace spires::wire {

// Limits for reading a field. Writing ignores them.
struct Limits {
  std::size_t longest = 64;          // a word, in characters
  std::size_t most = 64;             // items of a list
  std::int64_t lowest = 0;           // a number
  std::int64_t highest = 1'000'000;  // a number
  bool lines = false;                // whether a word may have several lines
};
constexpr Limits up_to_characters(std::size_t longest) { return {.longest = longest}; }
constexpr Limits up_to_items(std::size_t most) { return {.most = most}; }
constexpr Limits between(std::int64_t lowest, std::int64_t highest) { return {.lowest = lowest, .highest = highest}; }

template <class S, class T>
struct Field {
  std::string_view name;
  T S::* member;
  Limits limits;
  std::string_view typescript;  // for a member of any JSON: the type of its content
};

template <class S, class T>
constexpr Field<S, T> field(std::string_view name, T S::* member, Limits limits = {}) {
  return {name, member, limits, {}};
}
// A Json or JsonText member whose content another list, or a game, describes.
template <class S, class T>
constexpr Field<S, T> raw_field(std::string_view name, T S::* member, std::string_view typescript, Limits limits = {}) {
  return {name, member, limits, typescript};
}

template <class S>
concept Described = requires {
  { S::kName } -> std::convertible_to<std::string_view>;
  S::fields();
};

// A value with its own writer. It is never read.
template <class T>
concept Spoken = requires(const T& value) {
  value.write(std::declval<std::string&>());
  { T::typescript() } -> std::convertible_to<std::string>;
};

// The words of an enum, in its order: specialised beside the enum. `kTypeScript` names the type.
template <class E>
struct Words;
template <class E>
concept Worded = std::is_enum_v<E> && requires {
  Words<E>::kWords.size();
  { Words<E>::kTypeScript } -> std::convertible_to<std::string_view>;
};

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsList = false;
template <class T>
inline constexpr bool kIsList<std::vector<T>> = true;

template <Described S, class F>
constexpr void for_each_field(F&& f) {
  std::apply([&](const auto&... one) { (f(one), ...); }, S::fields());
}

// A word of a closed or known vocabulary, with the name of its TypeScript type: Word<"Seat">.
template <std::size_t N>
struct TypeName {
  char text[N] = {};
  consteval TypeName(const char (&name)[N]) {  // NOLINT: a literal is a name
    for (std::size_t i = 0; i < N; ++i) text[i] = name[i];
  }
};
template <TypeName kType>
struct Word {
  std::string text;
  void write(std::string& out) const { write_string(text, out); }
  static std::string typescript() { return kType.text; }
  bool operator==(const Word&) const = default;
};

// Names the game of a view, for readers that cannot know it otherwise.
template <TypeName kGame>
struct GameTag {
  static void write(std::string& out) { write_string(kGame.text, out); }
  static std::string typescript() { return '"' + std::string(kGame.text) + '"'; }
  bool operator==(const GameTag&) const = default;
};

}  // namespace spires::wire

// TypeScript declarations of everything on the wire, from the same lists of fields that write and read it.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "wire/event.h"
#include "wire/field.h"
#include "wire/message.h"

namespace spires::wire {

class TypeScript {
 public:
  // Declares a name for a type: alias("Seat", "\"A\" | \"B\"").
  void alias(const std::string& name, const std::string& definition);
  // Declares a name for a union of words.
  template <class List>
  void words(const std::string& name, const List& list) {
    std::vector<std::string> all;
    for (const auto& word : list) all.push_back(quoted(std::string(word)));
    alias(name, either(all));
  }
  template <Described S>
  void structure() {
    if (!begin(std::string(S::kName))) return;
    add(std::string(S::kName), members<S>());
  }
  // Declares a structure with its type: {type: "move", …}.
  template <Described S>
  void message() {
    if (!begin(std::string(S::kName))) return;
    add(std::string(S::kName), typed(type_of(S::kName)) + members<S>());
  }
  // Declares the union of a game's events.
  template <class W, class... E>
  void events(const std::string& name, std::type_identity<std::variant<E...>>) {
    std::vector<std::string> all;
    (all.push_back(event<W, E>()), ...);
    all.emplace_back("Hidden");
    alias(name, "\n  | " + either(all, "\n  | "));
  }
  // Declares each message and their union.
  template <Described... S>
  void messages(const std::string& name, std::type_identity<std::variant<S...>>) {
    (message<S>(), ...);
    alias(name, "\n  | " + either({std::string(S::kName)...}, "\n  | "));
  }

  const std::string& text() const { return text_; }

 private:
  static std::string quoted(const std::string& word);
  static std::string either(const std::vector<std::string>& all, const std::string& between = " | ");
  static std::string typed(const std::string& type);
  static std::string member(std::string_view name, std::string_view mark, const std::string& type);
  // Returns false if the name has already been declared.
  bool begin(const std::string& name);
  void add(const std::string& name, const std::string& members);

  template <Described S>
  std::string members() {
    std::string all;
    for_each_field<S>([&]<class T>(const Field<S, T>& one) {
      const std::string type = one.typescript.empty() ? type_name<T>() : typescript_of<T>(one.typescript);
      all += member(one.name, kIsOptional<T> ? "?" : "", type);
    });
    return all;
  }
  // Returns the type of JSON that is described elsewhere: its name, or a list of it.
  template <class T>
  static std::string typescript_of(std::string_view name) {
    if constexpr (kIsList<T>) {
      const bool is_one = name.find(' ') == std::string_view::npos;
      return is_one ? std::string(name) + "[]" : "(" + std::string(name) + ")[]";
    } else {
      return std::string(name);
    }
  }
  template <class T>
  std::string type_name() {
    if constexpr (Spoken<T>) {
      return T::typescript();
    } else if constexpr (std::is_same_v<T, bool>) {
      return "boolean";
    } else if constexpr (std::is_integral_v<T>) {
      return "number";
    } else if constexpr (std::is_same_v<T, std::string>) {
      return "string";
    } else if constexpr (std::is_same_v<T, Json>) {
      return "unknown";
    } else if constexpr (Worded<T>) {
      if (const std::string name(Words<T>::kTypeScript); !declared_.contains(name)) words(name, Words<T>::kWords);
      return std::string(Words<T>::kTypeScript);
    } else if constexpr (kIsOptional<T>) {
      return type_name<typename T::value_type>();
    } else if constexpr (kIsList<T>) {
      const std::string item = type_name<typename T::value_type>();
      return item.find('|') == std::string::npos ? item + "[]" : "(" + item + ")[]";
    } else {
      structure<T>();
      return std::string(T::kName);
    }
  }
  template <class W, class E>
  std::string event() {
    std::string all = typed(E::kName);
    if constexpr (requires(const W& words, const E& e) { words.shape(e); }) {
      all += members<std::remove_cvref_t<decltype(std::declval<const W&>().shape(std::declval<const E&>()))>>();
    } else {
      std::vector<std::pair<std::string, std::string>> fields;  // name and type
      E{}.fields([&](const char* name, const auto& value) {
        const std::string type = type_name<std::remove_cvref_t<decltype(std::declval<const W&>().said(value))>>();
        if (fields.empty() || fields.back().first != name) {
          fields.emplace_back(name, type);
        } else {
          fields.back().second = type + "[]";
        }
      });
      for (const auto& [name, type] : fields) all += member(name, "", type);
    }
    return "{" + one_line(all) + "}";
  }
  static std::string one_line(const std::string& members);

  std::set<std::string> declared_;
  std::string text_;
};

}  // namespace spires::wire

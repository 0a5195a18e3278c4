// Everything on the wire as a list of declared types, from the same lists of fields that write and read it. The printers
// work on this list: typescript.h, schema.h, and the reference of the protocol (match/protocol_reference.h).
//
// A type is written as a TypeScript expression: `Seat`, `number | "?"`, `TowersSpace[]`.
#pragma once

#include <optional>
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

struct TypeMember {
  std::string name;
  std::string type;
  bool optional = false;
  std::optional<Limits> limits;  // of values that the host reads
};

// One of: an alias with a definition, a structure with members, a union of alternatives.
struct TypeDeclaration {
  std::string name;
  std::string definition;
  std::vector<TypeMember> members;
  // An alternative without members names a declared type.
  std::vector<TypeDeclaration> alternatives;
};

class DeclaredTypes {
 public:
  // Declares a name for a type: alias("Seat", "\"A\" | \"B\"").
  void alias(const std::string& name, const std::string& definition);
  // Declares a name for a union of words.
  template <class List>
  void words(const std::string& name, const List& list) {
    std::string all;
    for (const auto& word : list) all += (all.empty() ? "" : " | ") + quoted(std::string(word));
    alias(name, all);
  }
  template <Described S>
  void structure() {
    if (begin(std::string(S::kName))) add({std::string(S::kName), {}, members<S>(), {}});
  }
  // Declares the union of a game's events.
  template <class W, class... E>
  void events(const std::string& name, std::type_identity<std::variant<E...>>) {
    std::vector<TypeDeclaration> all;
    (all.push_back(event<W, E>()), ...);
    all.push_back({"Hidden", {}, {}, {}});
    if (begin(name)) add({name, {}, {}, std::move(all)});
  }
  // Declares each message and their union. Messages that the host reads have the limits of their fields.
  template <Described... S>
  void read_messages(const std::string& name, std::type_identity<std::variant<S...>> all) {
    reads_ = true;
    written_messages(name, all);
    reads_ = false;
  }
  template <Described... S>
  void written_messages(const std::string& name, std::type_identity<std::variant<S...>>) {
    (message<S>(), ...);
    if (begin(name)) add({name, {}, {}, {TypeDeclaration{std::string(S::kName), {}, {}, {}}...}});
  }

  const std::vector<TypeDeclaration>& all() const { return all_; }
  static std::string quoted(const std::string& word);

 private:
  static TypeMember typed(const std::string& type) { return {"type", quoted(type), false, {}}; }
  // Returns false if the name has already been declared.
  bool begin(const std::string& name);
  void add(TypeDeclaration one) { all_.push_back(std::move(one)); }

  // Declares a structure with its type: {type: "move", …}.
  template <Described S>
  void message() {
    if (!begin(std::string(S::kName))) return;
    std::vector<TypeMember> all{typed(type_of(S::kName))};
    for (TypeMember& one : members<S>()) all.push_back(std::move(one));
    add({std::string(S::kName), {}, std::move(all), {}});
  }
  template <Described S>
  std::vector<TypeMember> members() {
    std::vector<TypeMember> all;
    for_each_field<S>([&]<class T>(const Field<S, T>& one) {
      const std::string type = one.typescript.empty() ? type_name<T>() : described_type<T>(one.typescript);
      all.push_back({std::string(one.name), type, kIsOptional<T>, reads_ ? std::optional(one.limits) : std::nullopt});
    });
    return all;
  }
  // Returns the type of JSON that is described elsewhere: its name, or a list of it.
  template <class T>
  static std::string described_type(std::string_view name) {
    return kIsList<T> ? list_of(std::string(name)) : std::string(name);
  }
  static std::string list_of(const std::string& item);
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
    } else if constexpr (std::is_same_v<T, Json> || std::is_same_v<T, JsonText>) {
      return "unknown";
    } else if constexpr (Worded<T>) {
      if (const std::string name(Words<T>::kTypeScript); !declared_.contains(name)) words(name, Words<T>::kWords);
      return std::string(Words<T>::kTypeScript);
    } else if constexpr (kIsOptional<T>) {
      return type_name<typename T::value_type>();
    } else if constexpr (kIsList<T>) {
      return list_of(type_name<typename T::value_type>());
    } else {
      structure<T>();
      return std::string(T::kName);
    }
  }
  template <class W, class E>
  TypeDeclaration event() {
    std::vector<TypeMember> all{typed(E::kName)};
    if constexpr (requires(const W& words, const E& e) { words.shape(e); }) {
      for (TypeMember& one :
           members<std::remove_cvref_t<decltype(std::declval<const W&>().shape(std::declval<const E&>()))>>()) {
        all.push_back(std::move(one));
      }
    } else {
      E{}.fields([&](const char* name, const auto& value) {
        const std::string type = type_name<std::remove_cvref_t<decltype(std::declval<const W&>().said(value))>>();
        if (all.back().name != name) {
          all.push_back({name, type, false, {}});
        } else {
          all.back().type = list_of(type);
        }
      });
    }
    return {E::kName, {}, std::move(all), {}};
  }

  std::set<std::string> declared_;
  std::vector<TypeDeclaration> all_;
  bool reads_ = false;
};

}  // namespace spires::wire

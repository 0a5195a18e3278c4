// The difference between two values of one type, in their wire form: a JSON Patch (RFC 6902) with only `add`, `remove`
// and `replace`.
//
// A patch is made by comparing the two values field by field, so it reveals nothing that the second value does not, and
// equal pairs of values have equal patches. Only the differences are written as JSON: comparing two views is cheaper
// than writing one of them.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "wire/encode.h"

namespace spires::wire {

namespace comparing {

using Write = void (*)(const void* value, std::string& out);
template <class T>
void write_value(const void* value, std::string& out) {
  write(*static_cast<const T*>(value), out);
}

// Collects operations at the current path of the comparison.
class Patch {
 public:
  template <class T>
  void add(std::string_view name, const T& value) {
    add(name, &write_value<T>, &value);
  }
  void add(std::string_view name, Write write, const void* value) { operation("add", name, write, value); }
  template <class T>
  void replace(std::string_view name, const T& value) {
    operation("replace", name, &write_value<T>, &value);
  }
  void remove(std::string_view name) { operation("remove", name, nullptr, nullptr); }
  // Names have no `/`, no `~` and nothing that JSON escapes.
  void enter(std::string_view name) { path_.append("/").append(name); }
  void leave(std::string_view name) { path_.resize(path_.size() - name.size() - 1); }
  JsonText take() { return {text_.empty() ? "[]" : std::move(text_) + "]"}; }

 private:
  void operation(std::string_view what, std::string_view name, Write write, const void* value);

  std::string path_;
  std::string text_;
};

// Returns whether two values of a type are equal. If they differ and `patch` is not null, adds the differences to it.
using Compare = bool (*)(std::string_view name, const void* before, const void* after, Patch* patch);
template <class T>
bool compare(std::string_view name, const T& before, const T& after, Patch* patch);

// A field as the common object comparer sees it.
struct FieldComparer {
  std::string_view name;
  Compare compare;
};
template <Described S, std::size_t kField>
bool compare_field(std::string_view name, const void* before, const void* after, Patch* patch) {
  constexpr auto kOne = std::get<kField>(S::fields());
  const auto& from = static_cast<const S*>(before)->*(kOne.member);
  const auto& to = static_cast<const S*>(after)->*(kOne.member);
  if constexpr (kIsOptional<std::remove_cvref_t<decltype(from)>>) {
    if (from && to) return compare(name, *from, *to, patch);
    if (patch != nullptr && from) patch->remove(name);
    if (patch != nullptr && to) patch->add(name, *to);
    return !from && !to;
  } else {
    return compare(name, from, to, patch);
  }
}
template <Described S, std::size_t... kField>
constexpr auto comparers_of(std::index_sequence<kField...>) {
  return std::array<FieldComparer, sizeof...(kField)>{
      FieldComparer{std::get<kField>(S::fields()).name, &compare_field<S, kField>}...};
}
template <Described S>
inline constexpr auto kComparers =
    comparers_of<S>(std::make_index_sequence<std::tuple_size_v<decltype(S::fields())>>{});
bool compare_objects(const void* before, const void* after, std::span<const FieldComparer> fields, Patch* patch);

// A list as the common list comparer sees it: where its items are stored.
struct Items {
  const char* first;
  std::size_t count;
  std::size_t size;  // of one item
  const void* operator[](std::size_t i) const { return first + i * size; }
};
template <class Item>
Items items_of(const std::vector<Item>& list) {
  return {reinterpret_cast<const char*>(list.data()), list.size(), sizeof(Item)};
}
template <class Item>
bool compare_item(std::string_view name, const void* before, const void* after, Patch* patch) {
  return compare(name, *static_cast<const Item*>(before), *static_cast<const Item*>(after), patch);
}
bool compare_lists(Items before, Items after, Compare compare, Write write, Patch* patch);

template <class T>
bool compare(std::string_view name, const T& before, const T& after, Patch* patch) {
  if constexpr (kIsList<T> || Described<T>) {
    if (patch != nullptr) patch->enter(name);
    bool same = false;
    if constexpr (kIsList<T>) {
      using Item = typename T::value_type;
      same = compare_lists(items_of(before), items_of(after), &compare_item<Item>, &write_value<Item>, patch);
    } else {
      same = compare_objects(&before, &after, kComparers<T>, patch);
    }
    if (patch != nullptr) patch->leave(name);
    return same;
  } else {
    if (before == after) return true;
    if (patch != nullptr) patch->replace(name, after);
    return false;
  }
}

}  // namespace comparing

// Returns a list of operations, empty if the values are equal. Field names contain no `/` and no `~`.
template <Described S>
JsonText patch_between(const S& before, const S& after) {
  comparing::Patch patch;
  comparing::compare_objects(&before, &after, comparing::kComparers<S>, &patch);
  return patch.take();
}

}  // namespace spires::wire

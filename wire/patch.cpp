#include "wire/patch.h"

#include <algorithm>

namespace spires::wire::comparing {

void Patch::operation(std::string_view what, std::string_view name, Write write, const void* value) {
  enter(name);
  text_ += text_.empty() ? '[' : ',';
  text_.append(R"({"op":")").append(what).append(R"(","path":")").append(path_).append("\"");
  if (write != nullptr) write(value, text_.append(R"(,"value":)"));
  text_ += '}';
  leave(name);
}

bool compare_objects(const void* before, const void* after, std::span<const FieldComparer> fields, Patch* patch) {
  bool same = true;
  for (const FieldComparer& one : fields) {
    same = one.compare(one.name, before, after, patch) && same;
    if (!same && patch == nullptr) return false;
  }
  return same;
}

// Skips the common beginning and end. Compares the remaining items pairwise, then removes the surplus items or adds the
// missing ones.
bool compare_lists(Items before, Items after, Compare compare, Write write, Patch* patch) {
  const auto is_same = [&](std::size_t i, std::size_t k) { return compare({}, before[i], after[k], nullptr); };
  std::size_t from = 0;
  std::size_t before_end = before.count;
  std::size_t after_end = after.count;
  while (from < before_end && from < after_end && is_same(from, from)) ++from;
  if (from == before_end && from == after_end) return true;
  if (patch == nullptr) return false;
  while (before_end > from && after_end > from && is_same(before_end - 1, after_end - 1)) {
    --before_end;
    --after_end;
  }
  const std::size_t both = std::min(before_end, after_end);
  for (std::size_t i = from; i < both; ++i) compare(std::to_string(i), before[i], after[i], patch);
  for (std::size_t i = before_end; i-- > both;) patch->remove(std::to_string(i));
  for (std::size_t i = both; i < after_end; ++i) patch->add(std::to_string(i), write, after[i]);
  return false;
}

}  // namespace spires::wire::comparing

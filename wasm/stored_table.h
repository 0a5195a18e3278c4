// A table as the page stores it, and additions to one: JSON, by lists of fields.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "host/store.h"
#include "wire/field.h"

namespace spires::wasm {

using wire::field;

// The page stores what it was given; the limits only catch texts that are no table.
inline constexpr wire::Limits kTextLimits{.longest = 1 << 20, .lines = true};
inline constexpr wire::Limits kTimeLimits = wire::between(0, std::int64_t{1} << 53);
inline constexpr wire::Limits kEntryLimits = wire::up_to_items(1'000'000);

struct StoredEntry {
  std::string text;
  std::optional<std::string> owner;
  std::optional<std::string> personal;
  static constexpr std::string_view kName = "StoredEntry";
  static constexpr auto fields() {
    using S = StoredEntry;
    return std::tuple{field("text", &S::text, kTextLimits), field("owner", &S::owner),
                      field("personal", &S::personal, kTextLimits)};
  }
};
struct StoredListing {
  std::string status;
  bool is_public = false;
  std::string summary;
  static constexpr std::string_view kName = "StoredListing";
  static constexpr auto fields() {
    using S = StoredListing;
    return std::tuple{field("status", &S::status), field("is_public", &S::is_public),
                      field("summary", &S::summary, kTextLimits)};
  }
};

struct StoredTable {
  std::string code;
  StoredListing listing;
  std::int64_t touched = 0;
  std::vector<StoredEntry> entries;
  static constexpr std::string_view kName = "StoredTable";
  static constexpr auto fields() {
    using S = StoredTable;
    return std::tuple{field("code", &S::code), field("listing", &S::listing),
                      field("touched", &S::touched, kTimeLimits), field("entries", &S::entries, kEntryLimits)};
  }
};

struct StoredAppend {
  std::string code;
  std::uint32_t after = 0;
  std::vector<StoredEntry> entries;
  std::optional<StoredListing> listing;
  std::int64_t now = 0;
  static constexpr std::string_view kName = "StoredAppend";
  static constexpr auto fields() {
    using S = StoredAppend;
    return std::tuple{field("code", &S::code), field("after", &S::after), field("entries", &S::entries),
                      field("listing", &S::listing), field("now", &S::now, kTimeLimits)};
  }
};

}  // namespace spires::wasm

// Durable storage of tables: every table is a journal of numbered entries, and a change is acknowledged only after it
// is stored.
//
// A store knows no games: an entry is a text of the journal (host/journal.h). An append names the number it follows; if
// another append was quicker, in this process or another one, the answer is Conflict and nothing is stored. So several
// processes may share a store.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spires::host {

// `owner` is the seat whose personal words (a name, a chat line) these are. They lie beside the entry, so that they can
// be deleted without changing what happened.
struct Entry {
  std::string text;
  std::optional<std::string> owner;
  std::optional<std::string> personal;
  bool operator==(const Entry&) const = default;
};

// What the list of tables shows, without opening one. `status` is a word of match::TableStatus, `summary` a JSON text
// of the lobby's.
struct Listing {
  std::string status;
  bool is_public = false;
  std::string summary;
  bool operator==(const Listing&) const = default;
};
struct ListedTable {
  std::string code;
  Listing listing;
  std::int64_t touched = 0;  // milliseconds since 1970, of the last append
};

struct Append {
  std::string code;
  std::uint32_t after = 0;  // 0: the table is new
  std::vector<Entry> entries;
  std::optional<Listing> listing;  // where it changes; a new table has one
  std::int64_t now = 0;
};

enum class StoreAnswer {
  Stored,       // durable
  Conflict,     // there are entries after that number already, or the code is taken
  Unavailable,  // nothing is stored: the disk is full, read-only or broken; why() tells
};
using StoreDone = std::function<void(StoreAnswer)>;

enum class ListOrder { NewestFirst, OldestFirst };
struct ListQuery {
  std::optional<std::string> status;
  bool only_public = false;
  std::optional<std::int64_t> touched_before;
  ListOrder order = ListOrder::NewestFirst;
  std::uint32_t most = 100;
};

// What a store has done since it was opened.
struct StoreCounts {
  std::uint64_t commits = 0;
  std::uint64_t appends = 0;  // stored
  std::uint64_t conflicts = 0;
  std::uint64_t unavailable = 0;
  double commit_seconds = 0.0;
};

class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  // All entries or none. `done` is called exactly once, on a thread of the store, after the data is on the disk.
  // Appends of one table are stored in the order in which they are given.
  virtual void append(Append append, StoreDone done) = 0;
  // The entries after that number, in order. Nothing: there is no such table, or the store cannot be read (why()).
  virtual std::optional<std::vector<Entry>> entries(const std::string& code, std::uint32_t after) = 0;
  virtual std::vector<ListedTable> list(const ListQuery& query) = 0;
  // Deletes the personal words of a seat for good, also from the pages where they were. Done like an append; Unavailable
  // may then also mean that a copy could not be deleted yet. Nothing is wrong with asking again.
  virtual void forget(const std::string& code, const std::string& owner, StoreDone done) = 0;
  // Waits until everything given before is stored or refused, and said so. Not from a `done`.
  virtual void flush() = 0;
  // Why the last thing failed; empty: nothing did since.
  virtual std::string why() const = 0;
  virtual StoreCounts counts() const { return {}; }
};

}  // namespace spires::host

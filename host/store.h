// Durable storage of tables: every table is a journal of numbered entries, and a change is acknowledged only after it
// is stored.
//
// A store knows no games: an entry is a text of the journal (host/journal.h). An append names the number it follows; if
// another append was quicker, in this process or another one, the answer is Conflict and nothing is stored. So several
// processes may share a store. Where they do, a table belongs to the one that claimed it last: each claim begins an
// epoch, an append names the epoch of its claim, and the answer to an older one is Moved.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spires::host {

// `personal` holds personal data (a name, a chat line) of the seat `owner`. It is stored beside the entry, so that it
// can be deleted without changing what happened.
struct Entry {
  std::string text;
  std::optional<std::string> owner;
  std::optional<std::string> personal;
  bool operator==(const Entry&) const = default;
};

// The entry of a table in the list, readable without opening the table. `status` is a word of match::TableStatus,
// `summary` a JSON text for the lobby.
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
using ListDone = std::function<void(std::vector<ListedTable>)>;

struct Append {
  std::string code;
  std::uint32_t after = 0;  // 0: the table is new
  std::vector<Entry> entries;
  std::optional<Listing> listing;  // if it changes; required for a new table
  std::int64_t now = 0;
  std::uint64_t epoch = 1;  // of the claim (Store::claim); that of a new table is 1
};

enum class StoreAnswer {
  Stored,       // durable
  Conflict,     // there are already entries after that number, or the code is taken
  Unavailable,  // nothing is stored: the disk is full, read-only or broken; see why()
  Unknown,      // the disk failed in a way that may or may not have stored it; a restart tells
  Moved,        // another process has claimed the table; nothing is stored
};
using StoreDone = std::function<void(StoreAnswer)>;

// The right to write a table.
struct Claim {
  enum class State { Ours, Missing, Unavailable } state = State::Ours;  // Unavailable: see why()
  std::uint64_t epoch = 1;
};
using ClaimDone = std::function<void(Claim)>;

// The entries after that number. `epoch` is that of the claim, or 0 to read without one.
struct ReadQuery {
  std::string code;
  std::uint32_t after = 0;
  std::uint64_t epoch = 0;
};
// A part of a journal. No entries: there are none after that number.
struct ReadAnswer {
  enum class State { Found, Missing, Unreadable } state = State::Found;  // Unreadable: see why()
  std::vector<Entry> entries;
};
using ReadDone = std::function<void(ReadAnswer)>;

// A cache of the state of a table after its first `entries` entries, so that a long journal is not read from its start.
// It has no personal data: `needs` are the numbers of the entries that it refers to. May be deleted at any time.
struct Snapshot {
  std::uint32_t entries = 0;
  std::vector<std::uint32_t> needs;
  std::string body;
};
// No snapshot: there is none, or it cannot be read. `needed` are the entries of `needs`, in that order; an empty text
// stands for one that is missing.
struct SnapshotAnswer {
  std::optional<Snapshot> snapshot;
  std::vector<Entry> needed;
};
using SnapshotDone = std::function<void(SnapshotAnswer)>;

// A table's place among all, oldest first.
struct ListPlace {
  std::int64_t touched = 0;
  std::string code;
};
enum class ListOrder { NewestFirst, OldestFirst };
struct ListQuery {
  std::optional<std::string> status = {};
  bool only_public = false;
  std::optional<std::int64_t> touched_before = {};
  ListOrder order = ListOrder::NewestFirst;
  std::uint32_t most = 100;
  std::optional<ListPlace> after = {};  // only tables behind this one, oldest first
};

// Totals since the store was opened.
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

  // Stores all entries or none. Calls `done` exactly once, on a thread of the store, after the data is on the disk.
  // Stores the appends of one table in the order given.
  virtual void append(Append append, StoreDone done) = 0;
  // Makes this process the only one that may write the table. What is read under the claim stays stored, whatever
  // fails. Calls `done` like read, or at once: a store of one process has a single epoch.
  virtual void claim(const std::string& code, ClaimDone done);
  // Gives the next entries after that number, in order, perhaps not all of them: a reader asks again until it gets none.
  // Unreadable if another process has claimed the table since. Calls `done` exactly once, on a thread of the store; the
  // caller never waits for the disk.
  virtual void read(const ReadQuery& query, ReadDone done) = 0;
  // Likewise; an unreadable store has no tables.
  virtual void list(const ListQuery& query, ListDone done) = 0;
  // Deletes the personal data of a seat permanently, also from the database pages that held it. Calls `done` like
  // append; Unavailable may also mean that a copy could not be deleted yet. Safe to repeat.
  virtual void forget(const std::string& code, const std::string& owner, StoreDone done) = 0;
  // Deletes the table with its journal and words, permanently. Its code stays taken. Calls `done` like append.
  virtual void remove(const std::string& code, StoreDone done) = 0;
  // Replaces the snapshot of a table. It may be lost without a report.
  virtual void keep(const std::string& code, Snapshot snapshot);
  // Gives the snapshot of a table. Calls `done` like read.
  virtual void recall(const std::string& code, SnapshotDone done);
  // Blocks until everything submitted before is stored or refused and its `done` was called. Not from a `done`.
  virtual void flush() = 0;
  // Returns why the last operation failed; empty if it succeeded.
  virtual std::string why() const = 0;
  virtual StoreCounts counts() const { return {}; }
};

inline void Store::claim(const std::string&, ClaimDone done) { done({}); }
// A store without snapshots.
inline void Store::keep(const std::string&, Snapshot) {}
inline void Store::recall(const std::string&, SnapshotDone done) { done({}); }

}  // namespace spires::host

// A disk between SQLite and the real one: it records every operation and can be made to fail.
//
// It never really syncs, which makes the tests quick; lost_power.h derives from the recorded events what a sync would
// have saved. Thread-safe.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace spires::tests {

struct DiskEvent {
  enum class Kind {
    Created,         // a file that did not exist
    Written,         // `bytes` at `position`
    Truncated,       // to `position` bytes
    Synced,          // the file and, if it is new, its name
    SyncFailed,      // the data written since the last sync is lost for good, even if a later sync succeeds
    SyncIgnored,     // the disk reports success and does nothing
    Deleted,         // may come back
    DeletedForGood,  // with the folder synced
    Noted,           // a note of the test: `position`
  };
  Kind kind = Kind::Noted;
  std::string file;  // without its folder
  std::int64_t position = 0;
  std::string bytes;
};

struct DiskFaults {
  std::optional<std::int64_t> room;      // files may grow by this many bytes; then SQLITE_FULL
  int write_error = SQLITE_OK;           // for every change of a file
  std::optional<std::int64_t> syncs;     // this many succeed …
  std::int64_t failing_syncs = 1 << 30;  // … and then this many fail
  bool ignores_syncs = false;
  bool opens_read_only = false;
};

class FaultVfs {
 public:
  // Registers itself with SQLite under this name.
  explicit FaultVfs(std::string name);
  FaultVfs(const FaultVfs&) = delete;
  FaultVfs& operator=(const FaultVfs&) = delete;
  // REQUIRES: no database is open on it.
  ~FaultVfs();

  const std::string& name() const { return name_; }

  void set(const DiskFaults& faults);
  // Starts recording. Earlier operations are not kept.
  void record();
  void note(std::int64_t remark);
  std::vector<DiskEvent> events() const;
  std::int64_t syncs() const;  // so far, including failed ones

  // For the functions that SQLite calls.
  sqlite3_vfs* real() const { return real_; }
  bool opens_read_only() const;
  void add(DiskEvent event);
  int before_change() const;
  // Returns how many of the bytes by which a file is about to grow still fit.
  std::int64_t take_room(std::int64_t growth);
  int sync(const std::string& file);

 private:
  std::string name_;
  sqlite3_vfs* real_;
  std::unique_ptr<sqlite3_vfs> vfs_;
  mutable std::mutex mutex_;
  DiskFaults faults_;
  bool recording_ = false;
  std::int64_t syncs_ = 0;
  std::vector<DiskEvent> events_;
};

}  // namespace spires::tests

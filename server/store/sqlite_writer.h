// The connection that writes. It handles transactions and no threads.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "server/store/change.h"

namespace spires::server {

struct WrittenBatch {
  std::vector<StoreAnswer> answers;  // one for each change
  std::string fault;                 // why some are Unavailable
  double commit_seconds = 0.0;
};

enum class Emptied { Yes, Later, Failed };
struct EmptiedLog {
  Emptied state = Emptied::Yes;
  std::string fault;
};

// Thread rule: one thread.
class SqliteWriter {
 public:
  // Throws what SQLite throws. Nothing else here throws.
  SqliteWriter(SQLite::Database database, std::chrono::milliseconds patience);
  SqliteWriter(const SqliteWriter&) = delete;
  SqliteWriter& operator=(const SqliteWriter&) = delete;
  ~SqliteWriter() = default;

  // Writes all changes in one transaction. A change that conflicts does not affect the others; if the transaction
  // cannot be made durable, all of them are Unavailable.
  WrittenBatch write(std::span<const Change> changes);

  // The number of pages of the log.
  std::uint32_t log_pages() const { return log_pages_; }
  // Copies the log into the file as far as readers allow. Returns an empty string, or a fault.
  std::string checkpoint();
  // Copies the whole log into the file and truncates it durably. Later: a reader is using it.
  EmptiedLog empty_log();

 private:
  StoreAnswer apply(const Change& change, std::string& fault);
  StoreAnswer store(const Append& append);
  StoreAnswer store(const Forget& forget);
  StoreAnswer store(const Remove& remove);
  StoreAnswer store(const Keep& keep);
  bool count_entries(const Append& append);
  void insert_entries(const Append& append);
  void commit(WrittenBatch& written);
  void take_back();

  SQLite::Database database_;
  std::chrono::milliseconds patience_;
  SQLite::Statement begin_;
  SQLite::Statement commit_;
  SQLite::Statement begin_one_;
  SQLite::Statement undo_one_;
  SQLite::Statement end_one_;
  SQLite::Statement insert_table_;
  SQLite::Statement update_table_;
  SQLite::Statement insert_words_;
  SQLite::Statement insert_entry_;
  SQLite::Statement forget_;
  SQLite::Statement forget_all_;
  SQLite::Statement remove_entries_;
  SQLite::Statement remove_table_;
  SQLite::Statement remove_snapshot_;
  SQLite::Statement keep_;
  std::uint32_t log_pages_ = 0;
  // A commit failed after its frames were written: reading the log after a crash could revive them.
  bool stray_frames_ = false;
};

}  // namespace spires::server

// Complete copies of a store's file. A copy gets its name only when it is complete, checked and on the disk.
//
// All functions return an empty string on success, and a sentence otherwise.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace spires::server {

// SQLite takes an empty file for a new database; for us it is one that was cut off.
inline constexpr const char* kEmptyFile =
    "the file is empty, so its tables are lost: restore a backup, or delete the file to begin anew";

struct BackupProgress {
  std::uint32_t done_pages = 0;
  std::uint32_t all_pages = 0;
};
using TellProgress = std::function<void(const BackupProgress&)>;

// Works while a server writes: the copy is a snapshot of the store. Until it is done, the log of the store grows. Never
// overwrites a file.
std::string backup_store(const std::string& file, const std::string& to, const TellProgress& tell);

// Restores a backup where there is no store; refuses one that is damaged, of another program or of a newer version.
std::string restore_store(const std::string& from, const std::string& to);

// Checks that the file is an undamaged database of a version that this program knows.
std::string check_file(const std::string& file);

// Checks that the file is an undamaged store, of a version that this program knows, and that every journal is complete.
std::string check_store(const std::string& file);

}  // namespace spires::server

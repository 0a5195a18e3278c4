// Copies of a store's file that are whole. A copy gets its name only when it is complete, checked and on the disk.
//
// All functions return nothing when it went well, and a sentence otherwise.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace spires::server {

struct BackupProgress {
  std::uint32_t done_pages = 0;
  std::uint32_t all_pages = 0;
};
using TellProgress = std::function<void(const BackupProgress&)>;

// Also while a server writes: the copy is the store as it was at one instant. Until it is done, the log of the store
// grows. Never overwrites a file.
std::string backup_store(const std::string& file, const std::string& to, const TellProgress& tell);

// The other way round, where no store is; a backup that is damaged, of another program or of a newer version is refused.
std::string restore_store(const std::string& from, const std::string& to);

// Whether the file is a store, undamaged, of a version that this program knows, and every journal is complete.
std::string check_store(const std::string& file);

}  // namespace spires::server

// Backs up a store again and again, into numbered files of a folder, and keeps the newest ones.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace spires::server {

struct BackupPlan {
  std::string file;    // the store
  std::string folder;  // created if missing
  std::chrono::seconds every{0};
  std::uint32_t keep = 7;
};

// Makes the next backup and deletes those beyond the number to keep. Returns an empty string, or a sentence.
std::string rotate_backups(const BackupPlan& plan);

// Thread-safe.
class BackupSchedule {
 public:
  // `told` gets the result of each backup: an empty string, or a sentence.
  BackupSchedule(BackupPlan plan, std::function<void(const std::string&)> told);
  BackupSchedule(const BackupSchedule&) = delete;
  BackupSchedule& operator=(const BackupSchedule&) = delete;
  // Waits for a backup in progress.
  ~BackupSchedule();

 private:
  void run();

  const BackupPlan plan_;
  const std::function<void(const std::string&)> told_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace spires::server

#include "server/backup_schedule.h"

#include <charconv>
#include <filesystem>
#include <iomanip>
#include <map>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>

#include "server/private_files.h"
#include "server/store/backup.h"

namespace spires::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBefore = "spires-";
constexpr std::string_view kAfter = ".db";

// Numbers, not times: the clock of the machine may be wrong.
std::map<std::uint64_t, fs::path> backups_in(const std::string& folder) {
  std::map<std::uint64_t, fs::path> all;
  std::error_code ignored;
  for (const fs::directory_entry& one : fs::directory_iterator(folder, ignored)) {
    const std::string name = one.path().filename().string();
    if (!name.starts_with(kBefore) || !name.ends_with(kAfter)) continue;
    std::uint64_t number = 0;
    const char* end = name.data() + name.size() - kAfter.size();
    if (std::from_chars(name.data() + kBefore.size(), end, number).ptr == end) all.emplace(number, one.path());
  }
  return all;
}

}  // namespace

std::string rotate_backups(const BackupPlan& plan) {
  std::error_code error;
  fs::create_directories(plan.folder, error);
  if (error) return "the folder " + plan.folder + " cannot be made: " + error.message();
  std::map<std::uint64_t, fs::path> all = backups_in(plan.folder);
  const std::uint64_t number = all.empty() ? 1 : all.rbegin()->first + 1;
  std::ostringstream name;
  name << kBefore << std::setw(6) << std::setfill('0') << number << kAfter;
  const fs::path to = fs::path(plan.folder) / name.str();
  std::string fault = backup_store(plan.file, to.string(), {});
  if (!fault.empty()) return fault;
  make_private(plan.folder);
  // Only a complete new backup replaces an old one.
  all.emplace(number, to);
  for (auto oldest = all.begin(); all.size() > plan.keep; oldest = all.erase(oldest)) fs::remove(oldest->second, error);
  return {};
}

BackupSchedule::BackupSchedule(BackupPlan plan, std::function<void(const std::string&)> told)
    : plan_(std::move(plan)), told_(std::move(told)), thread_([this] { run(); }) {}

BackupSchedule::~BackupSchedule() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void BackupSchedule::run() {
  while (true) {
    {
      std::unique_lock lock(mutex_);
      if (changed_.wait_for(lock, plan_.every, [this] { return stopping_; })) return;
    }
    told_(rotate_backups(plan_));
  }
}

}  // namespace spires::server

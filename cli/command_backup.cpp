#include "cli/command_backup.h"

#include <filesystem>
#include <ostream>

#include "server/private_files.h"
#include "server/server.h"
#include "server/store/backup.h"

namespace spires::cli {
namespace {

int told(Console& console, const std::string& fault, const std::string& done) {
  if (!fault.empty()) {
    console.err << "spires: " << shown(fault) << "\n";
    return kDiffers;
  }
  console.out << done << "\n";
  return kDone;
}

}  // namespace

int run_backup(const BackupArguments& arguments, Console& console) {
  const auto tell = [&](const server::BackupProgress& progress) {
    if (!console.progress || progress.all_pages == 0) return;
    const std::uint64_t percent = 100ULL * progress.done_pages / progress.all_pages;
    console.err << "\rbackup " << percent << " %" << (progress.done_pages == progress.all_pages ? "\n" : "")
                << std::flush;
  };
  const std::string fault = server::backup_store(server::store_file(arguments.data), arguments.file, tell);
  return told(console, fault, "The backup is complete and checked: " + shown(arguments.file));
}

int run_restore(const BackupArguments& arguments, Console& console) {
  server::make_new_files_private();
  std::error_code error;
  std::filesystem::create_directories(arguments.data, error);
  if (error) return told(console, "the data folder cannot be made: " + error.message(), {});
  const std::string fault = server::restore_store(arguments.file, server::store_file(arguments.data));
  server::make_private(arguments.data);
  return told(console, fault, "Restored. Start it with: spires serve --data " + shown(arguments.data));
}

}  // namespace spires::cli

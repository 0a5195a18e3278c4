// The data of a server is for its user alone: the folder has mode 0700, the files 0600.
#pragma once

#include <sys/stat.h>

#include <filesystem>
#include <string>
#include <system_error>

namespace spires::server {

// Files made from now on are private.
inline void make_new_files_private() { ::umask(0077); }

// Makes the folder and its files private, as far as the user may: a folder of version 1.0 was readable for others.
inline void make_private(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  fs::permissions(folder, fs::perms::owner_all, ignored);
  for (const fs::directory_entry& one : fs::directory_iterator(folder, ignored)) {
    if (one.is_regular_file(ignored) && !one.is_symlink(ignored)) {
      fs::permissions(one.path(), fs::perms::owner_read | fs::perms::owner_write, ignored);
    }
  }
}

}  // namespace spires::server

// `spires backup` and `spires restore`: copy a server's data, also while it runs, and restore it.
#pragma once

#include <string>

#include "cli/console.h"

namespace spires::cli {

struct BackupArguments {
  std::string data;
  std::string file;
};

int run_backup(const BackupArguments& arguments, Console& console);
int run_restore(const BackupArguments& arguments, Console& console);

}  // namespace spires::cli

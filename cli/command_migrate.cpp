#include "cli/command_migrate.h"

#include <ostream>

namespace spires::cli {

int run_migrate(const SharedStoreArguments& arguments, Console& console) {
  const std::string fault = migrate_shared_store(arguments);
  if (!fault.empty()) {
    console.err << "spires: " << shown(fault) << "\n";
    return kDiffers;
  }
  console.out << "The database is up to date.\n";
  return kDone;
}

}  // namespace spires::cli

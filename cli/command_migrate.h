// `spires migrate`: brings the schema of a database up to date.
#pragma once

#include "cli/console.h"
#include "cli/shared_store.h"

namespace spires::cli {

int run_migrate(const SharedStoreArguments& arguments, Console& console);

}  // namespace spires::cli

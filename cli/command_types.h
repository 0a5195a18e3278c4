// `spires types`: the TypeScript types of the protocol, for the web client.
#pragma once

#include "cli/console.h"

namespace spires::cli {

struct TypesArguments {};

int run_types(const TypesArguments& arguments, Console& console);

}  // namespace spires::cli

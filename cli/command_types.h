// `spires types`: the TypeScript types of the protocol, and the spells of Wandering Towers, for the web client.
#pragma once

#include <string>

#include "cli/console.h"

namespace spires::cli {

struct TypesArguments {
  std::string what = "messages";
};

int run_types(const TypesArguments& arguments, Console& console);

}  // namespace spires::cli

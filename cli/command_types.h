// `spires types`: the types of the protocol for clients, as TypeScript, as JSON Schema or in words; and the spells of
// Wandering Towers, for the web client.
#pragma once

#include <string>

#include "cli/console.h"

namespace spires::cli {

struct TypesArguments {
  std::string what = "messages";
  bool schema = false;
  bool reference = false;
};

int run_types(const TypesArguments& arguments, Console& console);

}  // namespace spires::cli

#include "cli/command_types.h"

#include <ostream>

#include "table/typescript.h"

namespace spires::cli {

int run_types(const TypesArguments&, Console& console) {
  console.out << table::protocol_typescript();
  return kDone;
}

}  // namespace spires::cli

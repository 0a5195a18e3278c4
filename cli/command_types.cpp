#include "cli/command_types.h"

#include <ostream>

#include "match/typescript.h"

namespace spires::cli {

int run_types(const TypesArguments& arguments, Console& console) {
  console.out << (arguments.what == "spells" ? match::spells_typescript() : match::protocol_typescript());
  return kDone;
}

}  // namespace spires::cli

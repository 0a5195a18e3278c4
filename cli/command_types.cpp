#include "cli/command_types.h"

#include <ostream>

#include "match/typescript.h"

namespace spires::cli {

int run_types(const TypesArguments&, Console& console) {
  console.out << match::protocol_typescript();
  return kDone;
}

}  // namespace spires::cli

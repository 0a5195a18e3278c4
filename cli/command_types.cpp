#include "cli/command_types.h"

#include <ostream>

#include "match/protocol_reference.h"
#include "match/typescript.h"

namespace spires::cli {

int run_types(const TypesArguments& arguments, Console& console) {
  if (arguments.schema) {
    console.out << match::protocol_schema().dump(1) << "\n";
  } else if (arguments.reference) {
    console.out << match::protocol_reference();
  } else {
    console.out << (arguments.what == "spells" ? match::spells_typescript() : match::protocol_typescript());
  }
  return kDone;
}

}  // namespace spires::cli

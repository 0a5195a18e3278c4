#include "cli/command_check.h"

#include <ostream>

#include "server/check.h"
#include "server/server.h"

namespace spires::cli {

int run_check(const CheckArguments& arguments, Console& console) {
  if (arguments.data.empty() == arguments.file.empty()) return bad_input(console, "--data", "or --file must be given");
  const std::string file = arguments.file.empty() ? server::store_file(arguments.data) : arguments.file;
  const auto tell = [&](std::uint64_t tables) {
    if (console.progress) console.err << "\rcheck " << tables << " tables" << std::flush;
  };
  const server::CheckedStore checked = server::check_tables(file, tell);
  if (console.progress && checked.tables > 0) console.err << "\n" << std::flush;
  if (!checked.fault.empty()) {
    console.err << "spires: " << shown(checked.fault) << "\n";
    return kDiffers;
  }
  for (const server::DamagedTable& one : checked.damaged) {
    console.out << "damaged " << shown(one.code) << ": " << shown(one.what) << "\n";
  }
  console.out << checked.tables << " tables, " << checked.entries << " entries, " << checked.outdated
              << " of unknown rules, " << checked.damaged.size() << " damaged\n";
  return checked.damaged.empty() ? kDone : kDiffers;
}

}  // namespace spires::cli

#include "cli/command_puzzle.h"

#include <fmt/format.h>

#include <ostream>
#include <variant>

#include "insight/puzzle_check.h"

namespace spires::cli {

int run_puzzle(const PuzzleArguments& arguments, Console& console) {
  const Result<std::string> text = read_file(console, arguments.file);
  if (const Fault* fault = std::get_if<Fault>(&text)) return bad_input(console, *fault);
  const Result<insight::PuzzlePack> pack = insight::parse_pack(std::get<0>(text));
  if (const Fault* fault = std::get_if<Fault>(&pack)) return bad_input(console, *fault);
  const insight::PackFindings found =
      insight::check_pack(std::get<0>(pack), {arguments.nodes, arguments.seed, arguments.every});
  for (const std::string& fault : found.faults) console.out << fault << "\n";
  console.out << fmt::format("{} puzzles; again proved {}, again searched {}; {} faults\n", found.puzzles, found.proved,
                             found.searched, found.faults.size());
  return found.faults.empty() ? kDone : kDiffers;
}

}  // namespace spires::cli

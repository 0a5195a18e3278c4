// The streams a command talks through, so that tests can hold both ends, and how it reports bad input.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "engine/core/game_text.h"

namespace spires::cli {

struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool screen = false;    // `in` and `out` are one person's terminal
  bool progress = false;  // `err` is a terminal
  int columns = 100;
  bool (*reader_left)() = nullptr;  // whether nobody reads `out` any more; then what is lost is no accident
};

// What a command returns to the shell.
inline constexpr int kDone = 0;
inline constexpr int kDiffers = 1;   // the answer is no: refused, different, changed
inline constexpr int kBadInput = 2;  // nothing was done

// Text from a file or from the command line as it may stand in a message: control bytes are written as \x1b.
std::string shown(std::string_view text);

// One line on `err` that names what is at fault.
int bad_input(Console& console, std::string_view field, std::string_view why);
int bad_input(Console& console, const Fault& fault);

// The whole file ("-": standard input), or why not.
Result<std::string> read_file(Console& console, const std::string& path);
// Writes all or nothing: the file appears under its name when it is complete. What is no file, such as a device, is
// written to as it is.
Result<std::monostate> write_file(const std::string& path, std::string_view text);
// Whether what was written to `out` has arrived; tells if not.
bool has_arrived(Console& console);

}  // namespace spires::cli

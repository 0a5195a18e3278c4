// The streams of a command, so that tests can replace them, and the reporting of bad input.
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
  bool screen = false;    // `in` and `out` are a person's terminal
  bool progress = false;  // `err` is a terminal
  int columns = 100;
  bool (*reader_left)() = nullptr;  // whether the reader of `out` is gone; then lost output is no error
};

// The exit codes of a command.
inline constexpr int kDone = 0;
inline constexpr int kDiffers = 1;   // a negative answer: refused, different, changed
inline constexpr int kBadInput = 2;  // the command did nothing

// Escapes text from a file or the command line for use in a message: control bytes are written as \x1b.
std::string shown(std::string_view text);

// Prints one line on `err` that names the field at fault.
int bad_input(Console& console, std::string_view field, std::string_view why);
int bad_input(Console& console, const Fault& fault);

// Returns the whole file ("-": standard input), or the reason for the failure.
Result<std::string> read_file(Console& console, const std::string& path);
// Writes all or nothing: the file appears under its name when it is complete. Writes directly to anything that is not a
// regular file, such as a device.
Result<std::monostate> write_file(const std::string& path, std::string_view text);
// Returns whether all output to `out` was written; prints a message if not.
bool has_arrived(Console& console);

}  // namespace spires::cli

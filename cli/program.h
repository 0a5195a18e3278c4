// The command lines of the programs `spires` and `spires-server`. Each command is in its own file (command_*.h).
// `spires` has every command; `spires-server` has only those of a server and is built in half the time.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/console.h"

namespace CLI {
class App;
}

namespace spires::cli {

// The chosen command, to be run once the whole command line is valid.
using Chosen = std::function<int(Console&)>;
using AddCommands = void (*)(CLI::App& app, Chosen& chosen);

struct Program {
  std::string_view name;
  std::string_view about;
  std::span<const AddCommands> commands;
};

void add_server_commands(CLI::App& app, Chosen& chosen);

// `arguments` without the program's name. Each returns the exit status.
int run_program(const Program& program, std::vector<std::string> arguments, Console& console);
int run_program(std::vector<std::string> arguments, Console& console);
int run_server_program(std::vector<std::string> arguments, Console& console);

}  // namespace spires::cli

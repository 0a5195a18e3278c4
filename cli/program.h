// The programs `spires` and `spires-server`: their command lines. Everything they do is a command of its own (command_*.h).
// `spires` has every command; `spires-server` has those of a server alone and is built in half the time.
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

// What was chosen on the command line, to be run once all of it is known to be right.
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

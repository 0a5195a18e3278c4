// Describes commands to the command line parser.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>

#include "cli/program.h"
#include "engine/core/text_hex.h"

namespace spires::cli {

// An unsigned whole number. The library would also accept -1, 0x10 and numbers that wrap around.
template <class Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Number& target, std::uint64_t least,
                        std::uint64_t most, const std::string& help) {
  const auto read = [&target, name, least, most](const std::string& text) {
    const std::optional<std::uint64_t> number = parse_number(text);
    if (!number || *number < least || *number > most) {
      throw CLI::ValidationError(
          name, "must be a number from " + std::to_string(least) + " to " + std::to_string(most) + ", not " + text);
    }
    target = static_cast<Number>(*number);
  };
  return command.add_option_function<std::string>(name, read, help)
      ->type_name("NUMBER")
      ->default_str(std::to_string(target));
}

template <class Arguments>
using Run = int (*)(const Arguments&, Console&);

// A subcommand whose arguments live as long as the program.
template <class Arguments>
CLI::App* add_command(CLI::App& app, Chosen& chosen, const char* name, const char* help, Run<Arguments> run,
                      std::shared_ptr<Arguments>& arguments) {
  arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(name, help);
  command->callback(
      [&chosen, run, arguments] { chosen = [run, arguments](Console& console) { return run(*arguments, console); }; });
  return command;
}

}  // namespace spires::cli

#include "cli/program.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "cli/command_line.h"
#include "match/version.h"

namespace spires::cli {
namespace {

// A given argument must not be empty; only a list of spells may be.
void refuse_empty_arguments(CLI::App& app) {
  const auto is_empty = [](const std::string& text) { return std::string(text.empty() ? "must not be empty" : ""); };
  for (CLI::App* command : app.get_subcommands({})) {
    for (CLI::Option* option : command->get_options()) {
      if (option->get_items_expected_max() > 0 && !option->check_lname("spells")) option->check(is_empty, "");
    }
  }
}

// The library's messages have several lines; one is enough.
std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

int parse_and_run(const Program& program, std::vector<std::string> arguments, Console& console) {
  const std::string name(program.name);
  CLI::App app{std::string(program.about), name};
  app.set_version_flag("--version", name + " " + std::string(kVersion));
  app.require_subcommand(1);
  Chosen chosen;
  for (const AddCommands add : program.commands) add(app, chosen);
  refuse_empty_arguments(app);
  const auto is_wanted = [&](const CLI::App* command) { return command->get_name() == arguments[0]; };
  if (!arguments.empty() && !arguments[0].starts_with('-') && app.get_subcommands(is_wanted).empty()) {
    return bad_input(console, arguments[0], "is no command; `" + name + " --help` lists them");
  }
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(std::move(arguments));
  } catch (const CLI::Success& wanted) {
    return app.exit(wanted, console.out, console.err);
  } catch (const CLI::ParseError& error) {
    console.err << name << ": " << shown(first_line(error.what())) << "\n";
    return kBadInput;
  }
  return chosen(console);
}

}  // namespace

int run_program(const Program& program, std::vector<std::string> arguments, Console& console) {
  const int status = parse_and_run(program, std::move(arguments), console);
  return has_arrived(console) ? status : kBadInput;
}

}  // namespace spires::cli

#include "cli/program.h"
#include "cli/terminal.h"

int main(int argc, char** argv) {
  return spires::cli::run_in_terminal([&](spires::cli::Console& console) {
    return spires::cli::run_server_program(std::vector<std::string>(argv + 1, argv + argc), console);
  });
}

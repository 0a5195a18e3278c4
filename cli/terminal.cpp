#include "cli/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <csignal>
#include <iostream>

namespace spires::cli {
namespace {

// Whether the reading end of the pipe is closed.
bool reader_left() {
  pollfd out{STDOUT_FILENO, POLLOUT, 0};
  return poll(&out, 1, 0) == 1 && (out.revents & POLLERR) != 0;
}

}  // namespace

int run_in_terminal(const std::function<int(Console&)>& program) {
  std::ios::sync_with_stdio(false);
  // A reader that closes early (`spires trace | head`) shows as a failed write, not as a signal.
  std::signal(SIGPIPE, SIG_IGN);
  const bool screen = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  Console console{std::cin, std::cout, std::cerr, screen, isatty(STDERR_FILENO) != 0};
  winsize window{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0) console.columns = window.ws_col;
  console.reader_left = reader_left;
  return program(console);
}

}  // namespace spires::cli

#include "tests/server/crowd/worker.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <utility>

namespace spires::crowd {
namespace {

struct Ends {
  int read = -1;
  int write = -1;
};
Ends make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  return {ends[0], ends[1]};
}

}  // namespace

void Pipes::say(const std::string& line) const {
  const std::string text = line + "\n";
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t count = write(to_, text.data() + done, text.size() - done);
    if (count <= 0) return;
    done += static_cast<std::size_t>(count);
  }
}

std::optional<std::string> Pipes::whole_line() {
  const std::size_t end = held_.find('\n');
  if (end == std::string::npos) return std::nullopt;
  std::string line = held_.substr(0, end);
  held_.erase(0, end + 1);
  return line;
}

std::optional<std::string> Pipes::hear() {
  while (true) {
    if (std::optional<std::string> line = whole_line()) return line;
    std::array<char, 65536> bytes{};
    const ssize_t count = read(from_, bytes.data(), bytes.size());
    if (count <= 0) return std::nullopt;
    held_.append(bytes.data(), static_cast<std::size_t>(count));
  }
}

std::optional<std::string> Pipes::overhear() {
  if (std::optional<std::string> line = whole_line()) return line;
  pollfd ready{from_, POLLIN, 0};
  if (poll(&ready, 1, 0) != 1) return std::nullopt;
  std::array<char, 65536> bytes{};
  const ssize_t count = read(from_, bytes.data(), bytes.size());
  if (count > 0) held_.append(bytes.data(), static_cast<std::size_t>(count));
  return whole_line();
}

Worker::Worker(const std::function<void(Pipes&)>& job) : pipes_(-1, -1) {
  const Ends down = make_pipe();
  const Ends up = make_pipe();
  const pid_t parent = getpid();
  process_ = fork();
  if (process_ != 0) {
    close(down.read);
    close(up.write);
    pipes_ = Pipes(up.read, down.write);
    return;
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  close(down.write);
  close(up.read);
  Pipes pipes(down.read, up.write);
  try {
    job(pipes);
  } catch (const std::exception& fault) {
    std::cerr << "spires_crowd, a part of it: " << fault.what() << "\n" << std::flush;
  }
  _exit(0);
}

Worker::~Worker() {
  if (process_ <= 0) return;
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

}  // namespace spires::crowd

#include "tests/server/crowd/server_process.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>

namespace spires::crowd {
namespace {

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The child must not inherit the crowd's sockets, or they would stay open after the crowd has closed them; and it must
// not outlive the crowd. Its output goes into files: a pipe without a reader would block it.
pid_t spawn(const std::vector<std::string>& words, const std::string& out, const std::string& err) {
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child != 0) return child;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  const int to = open(out.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  const int errors = open(err.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  const int nothing = open("/dev/null", O_RDONLY);
  if (to < 0 || errors < 0 || nothing < 0) _exit(127);
  dup2(nothing, 0);
  dup2(to, 1);
  dup2(errors, 2);
  close_range(3, ~0U, 0);
  execv(arguments[0], arguments.data());
  _exit(127);
}

}  // namespace

WorkFolder::WorkFolder(const std::string& wish) : folder_(wish) {
  if (wish.empty()) {
    std::string name = (std::filesystem::temp_directory_path() / ("spires_crowd_" + std::string(6, 'X'))).string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for temporary files");
    folder_ = name;
  }
  std::filesystem::create_directories(folder_);
}
WorkFolder::~WorkFolder() {
  std::error_code ignored;
  if (!kept_) std::filesystem::remove_all(folder_, ignored);
}

Effort effort_of(pid_t process) {
  const std::string folder = "/proc/" + std::to_string(process);
  Effort effort;
  const std::string stat = text_of(folder + "/stat");
  const std::size_t name_end = stat.rfind(')');
  if (name_end == std::string::npos) return effort;
  std::istringstream fields(stat.substr(name_end + 2));
  // proc(5): the state is field 3; user and system time are 14 and 15, resident pages 24.
  std::vector<std::string> words{std::istream_iterator<std::string>(fields), {}};
  const double ticks = static_cast<double>(sysconf(_SC_CLK_TCK));
  effort.cpu_seconds = (std::stod(words.at(11)) + std::stod(words.at(12))) / ticks;
  effort.resident_bytes = std::stoull(words.at(21)) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  return effort;
}

ServerProcess::ServerProcess(std::string program, std::string data, std::string log, std::vector<std::string> options)
    : program_(std::move(program)), data_(std::move(data)), log_(std::move(log)), options_(std::move(options)) {}

ServerProcess::~ServerProcess() { kill(); }

void ServerProcess::start() {
  std::vector<std::string> words = {program_, "serve", "--port", std::to_string(port_),
                                    "--data", data_,   "--bind", "127.0.0.1"};
  words.insert(words.end(), options_.begin(), options_.end());
  std::error_code ignored;
  std::filesystem::remove(log_ + ".out", ignored);
  process_ = spawn(words, log_ + ".out", log_);
}

std::optional<std::uint16_t> ServerProcess::accepting() {
  const std::string said = text_of(log_ + ".out");
  constexpr std::string_view kAddress = "http://127.0.0.1:";
  const std::size_t at = said.find(kAddress);
  if (at == std::string::npos || said.find('\n', at) == std::string::npos) return std::nullopt;
  port_ = static_cast<std::uint16_t>(std::stoul(said.substr(at + kAddress.size(), 5)));
  return port_;
}

std::optional<std::uint16_t> ServerProcess::await_accepting(std::chrono::seconds patience) {
  const Clock::time_point end = Clock::now() + patience;
  while (Clock::now() < end && alive()) {
    if (const std::optional<std::uint16_t> port = accepting()) return port;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return std::nullopt;
}

bool ServerProcess::alive() {
  if (process_ == 0) return false;
  int status = 0;
  if (waitpid(process_, &status, WNOHANG) == 0) return true;
  process_ = 0;
  ending_ = WIFSIGNALED(status) ? "signal " + std::to_string(WTERMSIG(status))
                                : "exit status " + std::to_string(WEXITSTATUS(status));
  return false;
}

void ServerProcess::kill() {
  if (process_ == 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

bool ServerProcess::terminate(std::chrono::seconds patience) {
  if (process_ == 0) return false;
  ::kill(process_, SIGTERM);
  const Clock::time_point end = Clock::now() + patience;
  while (Clock::now() < end) {
    int status = 0;
    if (waitpid(process_, &status, WNOHANG) == process_) {
      process_ = 0;
      return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  kill();
  return false;
}

BackgroundProgram::BackgroundProgram(const std::vector<std::string>& words, const std::string& log)
    : process_(spawn(words, log, log)) {}
BackgroundProgram::~BackgroundProgram() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

bool BackgroundProgram::ended() {
  int status = 0;
  if (process_ > 0 && waitpid(process_, &status, WNOHANG) == process_) {
    process_ = 0;
    if (WIFEXITED(status)) status_ = WEXITSTATUS(status);
  }
  return process_ <= 0;
}

int run_program(const std::vector<std::string>& words, const std::string& log) {
  const pid_t child = spawn(words, log, log);
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace spires::crowd

// `spires serve` as a child process: started, probed, killed, measured.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tests/server/crowd/network.h"

namespace spires::crowd {

// Resource usage of a process.
struct Effort {
  double cpu_seconds = 0;
  std::uint64_t resident_bytes = 0;
};
Effort effort_of(pid_t process);

// The folder of one run, deleted at its end unless it is needed for inspection.
class WorkFolder {
 public:
  // Empty: a new temporary folder.
  explicit WorkFolder(const std::string& wish);
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;
  ~WorkFolder();

  std::string path(const std::string& name) const { return folder_ + "/" + name; }
  const std::string& folder() const { return folder_; }
  void keep() { kept_ = true; }

 private:
  std::string folder_;
  bool kept_ = false;
};

class ServerProcess {
 public:
  // `data` is the folder of its store; `options` are added to the command line.
  ServerProcess(std::string program, std::string data, std::string log, std::vector<std::string> options);
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess();

  // Uses a free port the first time, later the same one.
  void start();
  // Returns the port once the server accepts connections.
  std::optional<std::uint16_t> accepting();
  // Waits for that. Returns nullopt if the server has ended or the time is over.
  std::optional<std::uint16_t> await_accepting(std::chrono::seconds patience);
  bool alive();
  // Returns how the server ended by itself, for a report.
  const std::string& ending() const { return ending_; }
  // Kills the server, like a power cut.
  void kill();
  // Terminates the server like an operator. Returns whether it exited in time and without a fault.
  bool terminate(std::chrono::seconds patience);

  pid_t process() const { return process_; }
  const std::string& log() const { return log_; }

 private:
  std::string program_;
  std::string data_;
  std::string log_;
  std::vector<std::string> options_;
  std::uint16_t port_ = 0;
  pid_t process_ = 0;
  std::string ending_;
};

// A program in the background. Its output goes to `log`.
class BackgroundProgram {
 public:
  BackgroundProgram(const std::vector<std::string>& words, const std::string& log);
  BackgroundProgram(const BackgroundProgram&) = delete;
  BackgroundProgram& operator=(const BackgroundProgram&) = delete;
  ~BackgroundProgram();

  bool ended();
  // -1: still running, or killed
  int status() const { return status_; }

 private:
  pid_t process_;
  int status_ = -1;
};

// Runs a program to its end; returns its exit status, -1 if it did not exit by itself. Its output goes to `log`.
int run_program(const std::vector<std::string>& words, const std::string& log);

// Raises the limit of open files to the maximum.
void raise_file_limit();

}  // namespace spires::crowd

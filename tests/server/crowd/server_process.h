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

// A folder of one run, gone at its end unless something is to be looked at.
class WorkFolder {
 public:
  // Empty: a new one where temporary files go.
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

  // The first time on a free port, later on the same one.
  void start();
  // The port once it accepts.
  std::optional<std::uint16_t> accepting();
  // Waits for that. Nothing: it has ended, or the patience.
  std::optional<std::uint16_t> await_accepting(std::chrono::seconds patience);
  bool alive();
  // How it ended, if it ended by itself: for a report.
  const std::string& ending() const { return ending_; }
  // As a power cut would end it.
  void kill();
  // As a person would end it; whether it went in time and without a fault.
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
  // -1: it runs, or did not end by itself.
  int status() const { return status_; }

 private:
  pid_t process_;
  int status_ = -1;
};

// Runs a program to its end; returns its exit status, -1 if it did not exit by itself. Its output goes to `log`.
int run_program(const std::vector<std::string>& words, const std::string& log);

// Lets this process have as many files open as it may.
void raise_file_limit();

}  // namespace spires::crowd

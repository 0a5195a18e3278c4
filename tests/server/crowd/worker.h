// Parts of the crowd in their own processes. They are forked before any loop is made, talk with the first process in
// lines over pipes, and end with it.
#pragma once

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>

namespace spires::crowd {

// One end of two pipes.
class Pipes {
 public:
  Pipes(int from, int to) : from_(from), to_(to) {}
  void say(const std::string& line) const;
  // Blocks until there is a line; nullopt if the other side is gone.
  std::optional<std::string> hear();
  // Does not block; nullopt if there is no complete line.
  std::optional<std::string> overhear();

 private:
  std::optional<std::string> whole_line();
  int from_;
  int to_;
  std::string held_;
};

class Worker {
 public:
  // `job` runs in the new process, which ends with it.
  explicit Worker(const std::function<void(Pipes&)>& job);
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker();

  Pipes& pipes() { return pipes_; }
  pid_t process() const { return process_; }

 private:
  Pipes pipes_;
  pid_t process_ = 0;
};

}  // namespace spires::crowd

// The event loop of the host: Asio with threads on a server, one queue in a page.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace spires::host {

using Steady = std::chrono::steady_clock;
using Task = std::function<void()>;

// Rings once. Thread rule: as its strand says, on which it also rings.
class Timer {
 public:
  Timer() = default;
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;
  virtual ~Timer() = default;

  // Instead of what was set before. A ring that is on its way may still come.
  virtual void set(Steady::time_point at, Task ring) = 0;
  virtual void cancel() = 0;
};

// Tasks one after the other, in the order given, never inside `post`. Thread rule: any thread.
class Strand {
 public:
  Strand() = default;
  Strand(const Strand&) = delete;
  Strand& operator=(const Strand&) = delete;
  virtual ~Strand() = default;

  virtual void post(Task task) = 0;
  // To be used on this strand alone.
  virtual std::unique_ptr<Timer> timer() = 0;
};

// Thread rule: any thread.
class Loop {
 public:
  Loop() = default;
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  virtual ~Loop() = default;

  virtual std::unique_ptr<Strand> strand() = 0;
  // The clock of its timers. Tables read no other, so a test can set it.
  virtual Steady::time_point now() const = 0;
};

}  // namespace spires::host

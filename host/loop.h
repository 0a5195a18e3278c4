// The event loop of the host: Asio with threads on a server, one queue in a page.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace spires::host {

using Steady = std::chrono::steady_clock;
using Task = std::function<void()>;

// A one-shot timer. Thread rule: as its strand says, on which it also rings.
class Timer {
 public:
  Timer() = default;
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;
  virtual ~Timer() = default;

  // Replaces the previous setting. A task that is already queued may still run.
  virtual void set(Steady::time_point at, Task ring) = 0;
  virtual void cancel() = 0;
};

// Runs tasks one at a time, in the order posted, never inside `post`. Thread rule: any thread.
class Strand {
 public:
  Strand() = default;
  Strand(const Strand&) = delete;
  Strand& operator=(const Strand&) = delete;
  virtual ~Strand() = default;

  virtual void post(Task task) = 0;
  // The timer may be used only on this strand.
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
  // Returns the time of the clock that its timers use. Tables read no other clock, so a test can set it.
  virtual Steady::time_point now() const = 0;
};

}  // namespace spires::host

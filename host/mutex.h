// The lock of what several threads share. In a page there is one thread and nothing to lock.
#pragma once

#include <mutex>

namespace spires::host {

#ifdef __wasm__
struct Mutex {
  void lock() {}
  void unlock() {}
};
#else
using Mutex = std::mutex;
#endif

}  // namespace spires::host

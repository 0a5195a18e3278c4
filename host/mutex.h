// The mutex for state shared by several threads. It compiles to nothing in the single-threaded page host.
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

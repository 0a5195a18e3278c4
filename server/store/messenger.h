// Reports the results of store operations: on its own thread, in order, each exactly once.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "host/store.h"

namespace spires::server {

using host::StoreAnswer;
using host::StoreDone;

struct StoreNews {
  StoreDone done;
  StoreAnswer answer = StoreAnswer::Unavailable;
};

// Thread-safe.
class Messenger {
 public:
  Messenger();
  Messenger(const Messenger&) = delete;
  Messenger& operator=(const Messenger&) = delete;
  // Delivers the remaining results first.
  ~Messenger();

  void tell(std::vector<StoreNews> news);

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<StoreNews> untold_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace spires::server

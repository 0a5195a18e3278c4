// Tells those who wait for a store how it went: on a thread of its own, in the order given, each exactly once.
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

// Thread rule: any thread.
class Messenger {
 public:
  Messenger();
  Messenger(const Messenger&) = delete;
  Messenger& operator=(const Messenger&) = delete;
  // Tells the rest first.
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

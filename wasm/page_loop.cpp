#include "wasm/page_loop.h"

#include <utility>

namespace spires::wasm {

using host::Steady;
using host::Task;

class PageLoop::PageTimer final : public host::Timer {
 public:
  explicit PageTimer(PageLoop& loop) : loop_(loop) {}
  ~PageTimer() override { loop_.timers_.erase({at_, this}); }

  void set(Steady::time_point at, Task ring) override {
    cancel();
    at_ = at;
    ring_ = std::move(ring);
    loop_.timers_.insert({at_, this});
  }
  void cancel() override {
    loop_.timers_.erase({at_, this});
    ring_ = nullptr;
  }
  Task take() { return std::exchange(ring_, nullptr); }

 private:
  PageLoop& loop_;
  Steady::time_point at_;
  Task ring_;
};

class PageLoop::PageStrand final : public host::Strand {
 public:
  explicit PageStrand(PageLoop& loop) : loop_(loop) {}
  void post(Task task) override { loop_.post(std::move(task)); }
  std::unique_ptr<host::Timer> timer() override { return std::make_unique<PageTimer>(loop_); }

 private:
  PageLoop& loop_;
};

std::unique_ptr<host::Strand> PageLoop::strand() { return std::make_unique<PageStrand>(*this); }

PageLoop::Ran PageLoop::run() {
  ring_due();
  Ran ran = Ran::Nothing;
  while (!tasks_.empty()) {
    const Task task = std::move(tasks_.front());
    tasks_.pop_front();
    task();
    ran = Ran::Something;
  }
  return ran;
}

void PageLoop::ring_due() {
  const Steady::time_point due = now();
  while (!timers_.empty() && timers_.begin()->first <= due) {
    PageTimer& timer = *timers_.begin()->second;
    timers_.erase(timers_.begin());
    post(timer.take());
  }
}

std::optional<Steady::time_point> PageLoop::next_ring() const {
  if (timers_.empty()) return std::nullopt;
  return timers_.begin()->first;
}

}  // namespace spires::wasm

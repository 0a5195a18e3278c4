// A loop whose clock stands still until a test moves it. Its strands run on the threads of an io_context.
#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "server/asio_loop.h"

namespace spires::server::testing {

class SetClockLoop final : public host::Loop {
 public:
  explicit SetClockLoop(boost::asio::io_context& io) : asio_(io) {}

  std::unique_ptr<host::Strand> strand() override { return std::make_unique<SetClockStrand>(clock_, asio_.strand()); }
  host::Steady::time_point now() const override {
    const std::lock_guard lock(clock_->mutex);
    return clock_->now;
  }
  // Fires every timer that is then due.
  void advance(host::Steady::duration by) {
    {
      const std::lock_guard lock(clock_->mutex);
      clock_->now += by;
    }
    clock_->ring_due();
  }

 private:
  // A ring is used only on the strand of its timer, `at` under the clock's mutex.
  struct Ring {
    host::Strand& strand;
    host::Task task = nullptr;
    host::Steady::time_point at{};
  };
  struct Clock {
    std::mutex mutex;
    host::Steady::time_point now{std::chrono::hours(1)};
    std::vector<std::shared_ptr<Ring>> set;

    void ring_due() {
      const std::lock_guard lock(mutex);
      std::erase_if(set, [this](const std::shared_ptr<Ring>& ring) {
        if (ring->at > now) return false;
        ring->strand.post([ring] {
          if (const host::Task task = std::exchange(ring->task, nullptr)) task();
        });
        return true;
      });
    }
  };

  class SetClockTimer final : public host::Timer {
   public:
    SetClockTimer(std::shared_ptr<Clock> clock, host::Strand& strand) : clock_(std::move(clock)), strand_(strand) {}
    ~SetClockTimer() override { cancel(); }
    void set(host::Steady::time_point at, host::Task task) override {
      cancel();
      ring_ = std::make_shared<Ring>(Ring{strand_, std::move(task), at});
      {
        const std::lock_guard lock(clock_->mutex);
        clock_->set.push_back(ring_);
      }
      clock_->ring_due();
    }
    void cancel() override {
      if (!ring_) return;
      ring_->task = nullptr;
      const std::lock_guard lock(clock_->mutex);
      std::erase(clock_->set, ring_);
    }

   private:
    std::shared_ptr<Clock> clock_;
    host::Strand& strand_;
    std::shared_ptr<Ring> ring_;
  };

  class SetClockStrand final : public host::Strand {
   public:
    SetClockStrand(std::shared_ptr<Clock> clock, std::unique_ptr<host::Strand> strand)
        : clock_(std::move(clock)), strand_(std::move(strand)) {}
    void post(host::Task task) override { strand_->post(std::move(task)); }
    std::unique_ptr<host::Timer> timer() override { return std::make_unique<SetClockTimer>(clock_, *strand_); }

   private:
    std::shared_ptr<Clock> clock_;
    std::unique_ptr<host::Strand> strand_;
  };

  AsioLoop asio_;
  // Tables of a test, and so their timers, may outlive the loop.
  const std::shared_ptr<Clock> clock_ = std::make_shared<Clock>();
};

}  // namespace spires::server::testing

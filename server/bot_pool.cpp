#include "server/bot_pool.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "bots/steady_clock.h"

namespace spires::server {
namespace {

using host::within;
using Steady = std::chrono::steady_clock;

// A queued decision. The first to take `answered` answers: the worker thread, or the caller that gave up waiting.
struct Job {
  std::function<std::function<void()>()> think;  // returns a function that delivers the answer
  std::function<void()> give_up;
  std::function<void()> forget;  // the receiver of the answer is gone
  std::atomic<bool> answered = false;
  Steady::time_point begun;
};

}  // namespace

// State shared by the threads. It outlives the pool if a stuck thread does.
struct BotPool::Shared {
  Plan plan;
  mutable std::mutex mutex;
  std::condition_variable work;
  std::deque<std::shared_ptr<Job>> waiting;
  std::vector<std::shared_ptr<Job>> running;
  std::vector<std::thread> threads;
  std::thread watch;
  bool closing = false;
  Counts counts;

  // Takes jobs until the pool closes, or until one took so long that another thread has replaced this one.
  static void think(const std::shared_ptr<Shared>& shared) {
    std::unique_lock lock(shared->mutex);
    while (true) {
      shared->work.wait(lock, [&] { return shared->closing || !shared->waiting.empty(); });
      if (shared->closing) return;
      const std::shared_ptr<Job> job = shared->waiting.front();
      shared->waiting.pop_front();
      job->begun = Steady::now();
      shared->running.push_back(job);
      lock.unlock();
      const std::function<void()> answer = job->think();
      lock.lock();
      // Counted before the answer is delivered.
      if (std::ranges::count(shared->running, job) != 0) ++shared->counts.decisions;
      lock.unlock();
      if (!job->answered.exchange(true)) answer();
      lock.lock();
      // The job counts as running until its answer is delivered, so that a closing pool waits for it or forgets it.
      if (std::erase(shared->running, job) == 0) return;
    }
  }

  static void watch_over(const std::shared_ptr<Shared>& shared) {
    std::unique_lock lock(shared->mutex);
    while (!shared->closing) {
      shared->work.wait_for(lock, std::chrono::milliseconds(50));
      std::vector<std::shared_ptr<Job>> stuck;
      for (const std::shared_ptr<Job>& job : shared->running) {
        if (Steady::now() - job->begun > std::chrono::milliseconds(shared->plan.patience_ms)) stuck.push_back(job);
      }
      for (const std::shared_ptr<Job>& job : stuck) {
        std::erase(shared->running, job);
        ++shared->counts.failed;
        std::thread([shared] { think(shared); }).detach();
        lock.unlock();
        if (!job->answered.exchange(true)) job->give_up();
        lock.lock();
      }
    }
  }

  void add(std::shared_ptr<Job> job) {
    {
      const std::lock_guard lock(mutex);
      waiting.push_back(std::move(job));
    }
    work.notify_all();
  }
};

BotPool::BotPool(const Plan& plan) : shared_(std::make_shared<Shared>()) {
  shared_->plan = plan;
  for (int i = 0; i < std::max(1, plan.threads); ++i) {
    shared_->threads.emplace_back([shared = shared_] { Shared::think(shared); });
  }
  shared_->watch = std::thread([shared = shared_] { Shared::watch_over(shared); });
}

// Abandons a thread that is stuck in a bot; the others end after their decision. Delivers no answers after it ends: their
// receivers may end with us. The answers that are being delivered come last, because forgetting them waits.
BotPool::~BotPool() {
  std::vector<std::shared_ptr<Job>> unanswered;
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->closing = true;
    unanswered.assign(shared_->waiting.begin(), shared_->waiting.end());
    unanswered.insert(unanswered.end(), shared_->running.begin(), shared_->running.end());
    shared_->waiting.clear();
  }
  shared_->work.notify_all();
  shared_->watch.join();
  for (std::thread& thread : shared_->threads) thread.detach();
  for (const std::shared_ptr<Job>& job : unanswered) job->forget();
}

namespace {

// An answer that is delivered once, or forgotten; forgetting waits for a delivery in progress.
template <class Result>
class Answer {
 public:
  explicit Answer(std::function<void(Result)> give) : give_(std::move(give)) {}
  void give(Result result) {
    const std::lock_guard lock(mutex_);
    if (const std::function<void(Result)> give = std::exchange(give_, nullptr)) give(std::move(result));
  }
  void forget() {
    const std::lock_guard lock(mutex_);
    give_ = nullptr;
  }

 private:
  std::mutex mutex_;
  std::function<void(Result)> give_;
};

template <class Result, class Think>
std::shared_ptr<Job> make_job(Think think, std::function<void(Result)> give, std::function<void()> failed) {
  auto job = std::make_shared<Job>();
  const auto answer = std::make_shared<Answer<Result>>(std::move(give));
  job->give_up = [answer] { answer->give(Result{}); };
  job->forget = [answer] { answer->forget(); };
  job->think = [think, answer, failed]() -> std::function<void()> {
    Result result{};
    try {
      result = think();
    } catch (...) {
      failed();
    }
    return [answer, result = std::move(result)] { answer->give(result); };
  };
  return job;
}

}  // namespace

void BotPool::choose(std::shared_ptr<match::BotSeat> bot, std::shared_ptr<match::SeatView> view, Chosen answer) {
  const auto think = [bot, view, ms = shared_->plan.think_ms]() -> std::optional<std::string> {
    return bot->choose(*view, within(bot->budget(), ms, &bots::steady_microseconds));
  };
  const auto failed = [weak = std::weak_ptr(shared_)] {
    if (const std::shared_ptr<Shared> shared = weak.lock()) {
      const std::lock_guard lock(shared->mutex);
      ++shared->counts.failed;
    }
  };
  shared_->add(make_job<std::optional<std::string>>(think, std::move(answer), failed));
}

void BotPool::explain(std::shared_ptr<match::BotSeat> bot, std::shared_ptr<match::SeatView> view, Explained answer) {
  const auto think = [bot, view, ms = shared_->plan.think_ms] {
    return bot->explain(*view, within(bot->budget(), ms, &bots::steady_microseconds));
  };
  shared_->add(make_job<std::vector<match::Candidate>>(think, std::move(answer), [] {}));
}

BotPool::Counts BotPool::counts() const {
  const std::lock_guard lock(shared_->mutex);
  Counts counts = shared_->counts;
  counts.waiting = shared_->waiting.size();
  return counts;
}

}  // namespace spires::server

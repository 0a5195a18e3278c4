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
struct BotPool::Room {
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
  static void think(const std::shared_ptr<Room>& room) {
    std::unique_lock lock(room->mutex);
    while (true) {
      room->work.wait(lock, [&] { return room->closing || !room->waiting.empty(); });
      if (room->closing) return;
      const std::shared_ptr<Job> job = room->waiting.front();
      room->waiting.pop_front();
      job->begun = Steady::now();
      room->running.push_back(job);
      lock.unlock();
      const std::function<void()> answer = job->think();
      lock.lock();
      // Counted before the answer is delivered.
      if (std::ranges::count(room->running, job) != 0) ++room->counts.decisions;
      lock.unlock();
      if (!job->answered.exchange(true)) answer();
      lock.lock();
      // The job counts as running until its answer is delivered, so that a closing pool waits for it or forgets it.
      if (std::erase(room->running, job) == 0) return;
    }
  }

  static void watch_over(const std::shared_ptr<Room>& room) {
    std::unique_lock lock(room->mutex);
    while (!room->closing) {
      room->work.wait_for(lock, std::chrono::milliseconds(50));
      std::vector<std::shared_ptr<Job>> stuck;
      for (const std::shared_ptr<Job>& job : room->running) {
        if (Steady::now() - job->begun > std::chrono::milliseconds(room->plan.patience_ms)) stuck.push_back(job);
      }
      for (const std::shared_ptr<Job>& job : stuck) {
        std::erase(room->running, job);
        ++room->counts.failed;
        std::thread([room] { think(room); }).detach();
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

BotPool::BotPool(const Plan& plan) : room_(std::make_shared<Room>()) {
  room_->plan = plan;
  for (int i = 0; i < std::max(1, plan.threads); ++i) {
    room_->threads.emplace_back([room = room_] { Room::think(room); });
  }
  room_->watch = std::thread([room = room_] { Room::watch_over(room); });
}

// Abandons a thread that is stuck in a bot; the others end after their decision. Delivers no answers from here on:
// their receivers may end with us.
BotPool::~BotPool() {
  std::vector<std::shared_ptr<Job>> unanswered;
  {
    const std::lock_guard lock(room_->mutex);
    room_->closing = true;
    unanswered = room_->running;
    unanswered.insert(unanswered.end(), room_->waiting.begin(), room_->waiting.end());
    room_->waiting.clear();
  }
  for (const std::shared_ptr<Job>& job : unanswered) job->forget();
  room_->work.notify_all();
  room_->watch.join();
  for (std::thread& thread : room_->threads) thread.detach();
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
  const auto think = [bot, view, ms = room_->plan.think_ms]() -> std::optional<std::string> {
    return bot->choose(*view, within(bot->budget(), ms, &bots::steady_microseconds));
  };
  const auto failed = [weak = std::weak_ptr(room_)] {
    if (const std::shared_ptr<Room> room = weak.lock()) {
      const std::lock_guard lock(room->mutex);
      ++room->counts.failed;
    }
  };
  room_->add(make_job<std::optional<std::string>>(think, std::move(answer), failed));
}

void BotPool::explain(std::shared_ptr<match::BotSeat> bot, std::shared_ptr<match::SeatView> view, Explained answer) {
  const auto think = [bot, view, ms = room_->plan.think_ms] {
    return bot->explain(*view, within(bot->budget(), ms, &bots::steady_microseconds));
  };
  room_->add(make_job<std::vector<match::Candidate>>(think, std::move(answer), [] {}));
}

BotPool::Counts BotPool::counts() const {
  const std::lock_guard lock(room_->mutex);
  Counts counts = room_->counts;
  counts.waiting = room_->waiting.size();
  return counts;
}

}  // namespace spires::server

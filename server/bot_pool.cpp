#include "server/bot_pool.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace spires::server {
namespace {

using host::within;
using Steady = std::chrono::steady_clock;

// Something to think about. Whoever takes `answered` first answers: the thinker, or the one who waits no longer.
struct Errand {
  std::function<std::function<void()>()> think;  // gives back what hands the answer over
  std::function<void()> give_up;
  std::function<void()> forget;  // nobody is there any more who could be answered
  std::atomic<bool> answered = false;
  Steady::time_point begun;
};

}  // namespace

// What the threads share. It outlives the desk if a stuck thread does.
struct BotPool::Room {
  Plan plan;
  mutable std::mutex mutex;
  std::condition_variable work;
  std::deque<std::shared_ptr<Errand>> waiting;
  std::vector<std::shared_ptr<Errand>> running;
  std::vector<std::thread> threads;
  std::thread watch;
  bool closing = false;
  Counts counts;

  // Takes errands until the desk closes, or until one took so long that another thread has taken its place.
  static void think(const std::shared_ptr<Room>& room) {
    std::unique_lock lock(room->mutex);
    while (true) {
      room->work.wait(lock, [&] { return room->closing || !room->waiting.empty(); });
      if (room->closing) return;
      const std::shared_ptr<Errand> errand = room->waiting.front();
      room->waiting.pop_front();
      errand->begun = Steady::now();
      room->running.push_back(errand);
      lock.unlock();
      const std::function<void()> answer = errand->think();
      lock.lock();
      const bool in_time = std::erase(room->running, errand) != 0;
      // Whoever has the answer finds it counted.
      if (in_time) ++room->counts.decisions;
      lock.unlock();
      if (!errand->answered.exchange(true)) answer();
      if (!in_time) return;
      lock.lock();
    }
  }

  static void watch_over(const std::shared_ptr<Room>& room) {
    std::unique_lock lock(room->mutex);
    while (!room->closing) {
      room->work.wait_for(lock, std::chrono::milliseconds(50));
      std::vector<std::shared_ptr<Errand>> stuck;
      for (const std::shared_ptr<Errand>& errand : room->running) {
        if (Steady::now() - errand->begun > std::chrono::milliseconds(room->plan.patience_ms)) stuck.push_back(errand);
      }
      for (const std::shared_ptr<Errand>& errand : stuck) {
        std::erase(room->running, errand);
        ++room->counts.failed;
        std::thread([room] { think(room); }).detach();
        lock.unlock();
        if (!errand->answered.exchange(true)) errand->give_up();
        lock.lock();
      }
    }
  }

  void add(std::shared_ptr<Errand> errand) {
    {
      const std::lock_guard lock(mutex);
      waiting.push_back(std::move(errand));
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

// A thread that is stuck in a bot is left behind; the others end after their decision. Nothing is answered from here on:
// what an answer holds may end with us.
BotPool::~BotPool() {
  std::vector<std::shared_ptr<Errand>> unanswered;
  {
    const std::lock_guard lock(room_->mutex);
    room_->closing = true;
    unanswered = room_->running;
    unanswered.insert(unanswered.end(), room_->waiting.begin(), room_->waiting.end());
    room_->waiting.clear();
  }
  for (const std::shared_ptr<Errand>& errand : unanswered) errand->forget();
  room_->work.notify_all();
  room_->watch.join();
  for (std::thread& thread : room_->threads) thread.detach();
}

namespace {

// An answer that is given once, or forgotten; whoever forgets it waits for one that is just being given.
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
std::shared_ptr<Errand> make_errand(Think think, std::function<void(Result)> give, std::function<void()> failed) {
  auto errand = std::make_shared<Errand>();
  const auto answer = std::make_shared<Answer<Result>>(std::move(give));
  errand->give_up = [answer] { answer->give(Result{}); };
  errand->forget = [answer] { answer->forget(); };
  errand->think = [think, answer, failed]() -> std::function<void()> {
    Result result{};
    try {
      result = think();
    } catch (...) {
      failed();
    }
    return [answer, result = std::move(result)] { answer->give(result); };
  };
  return errand;
}

}  // namespace

void BotPool::choose(std::shared_ptr<table::BotSeat> bot, std::shared_ptr<table::SeatView> view, Chosen answer) {
  const auto think = [bot, view, ms = room_->plan.think_ms]() -> std::optional<std::string> {
    return bot->choose(*view, within(bot->budget(), ms));
  };
  const auto failed = [weak = std::weak_ptr(room_)] {
    if (const std::shared_ptr<Room> room = weak.lock()) {
      const std::lock_guard lock(room->mutex);
      ++room->counts.failed;
    }
  };
  room_->add(make_errand<std::optional<std::string>>(think, std::move(answer), failed));
}

void BotPool::explain(std::shared_ptr<table::BotSeat> bot, std::shared_ptr<table::SeatView> view, Explained answer) {
  const auto think = [bot, view, ms = room_->plan.think_ms] { return bot->explain(*view, within(bot->budget(), ms)); };
  room_->add(make_errand<std::vector<table::Candidate>>(think, std::move(answer), [] {}));
}

BotPool::Counts BotPool::counts() const {
  const std::lock_guard lock(room_->mutex);
  Counts counts = room_->counts;
  counts.waiting = room_->waiting.size();
  return counts;
}

}  // namespace spires::server

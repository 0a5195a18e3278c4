#include "server/bot_pool.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "bots/steady_clock.h"
#include "server/bot_queue.h"

namespace spires::server {
namespace {

using host::within;

// A started job keeps its thread while others think. Beyond this many, a job gets one slice and no more.
constexpr std::size_t kMostStarted = 256;
constexpr std::uint64_t kShortestSlice = 1'000;  // µs
constexpr std::uint64_t kHour = 3'600'000'000;   // µs

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

}  // namespace

// A question to a bot. The first to take `answered` answers: its thread, or the watch that gives it up.
struct BotPool::Job final : BotJob {
  std::function<std::function<void()>(const Job&)> think;  // returns a function that delivers the answer
  std::function<void()> give_up;
  std::function<void()> forget;  // the receiver of the answer is gone
  std::weak_ptr<const void> ticket;
  std::atomic<bool> answered = false;
  std::uint64_t asked = 0;  // µs

  // Guarded by the mutex of the pool, except that its own thread reads `begun`.
  std::condition_variable turn;
  std::uint64_t begun = 0;  // of the slice
  std::uint64_t slice = 0;  // its length
  bool started = false;
  bool may_pause = true;
  bool granted = false;
  bool abandoned = false;
  // Used by its thread: once the answer is no longer wanted, every look at the clock is an hour later, so that the bot ends.
  std::uint64_t leap = 0;
};

// State shared by the threads. It outlives the pool if a stuck thread does.
struct BotPool::Shared {
  using JobPtr = std::shared_ptr<Job>;

  Plan plan;
  mutable std::mutex mutex;
  std::condition_variable work;
  std::condition_variable closed;
  BotQueue queue;
  int free = 0;                 // slices that may run now
  std::size_t started = 0;      // jobs with a thread
  std::size_t idle = 0;         // threads
  std::deque<JobPtr> to_start;  // granted, without a thread yet
  std::vector<JobPtr> running;  // in a slice, or delivering
  std::thread watch;
  bool closing = false;
  Counts counts;

  static std::uint64_t now() { return bots::steady_microseconds(); }

  // Fills the free slices. REQUIRES: the mutex is held.
  static void dispatch(const std::shared_ptr<Shared>& shared) {
    while (shared->free > 0 && !shared->closing) {
      const auto job = std::static_pointer_cast<Job>(shared->queue.take());
      if (!job) return;
      if (!job->started && job->ticket.expired()) {
        shared->queue.give_back(job, 0, BotQueue::Rest::Done);
        ++shared->counts.dropped;
        continue;
      }
      --shared->free;
      job->begun = now();
      job->slice = shared->slice_length();
      shared->running.push_back(job);
      if (job->started) {
        job->granted = true;
        job->turn.notify_one();
        continue;
      }
      job->started = true;
      job->may_pause = ++shared->started <= kMostStarted;
      shared->to_start.push_back(job);
      if (shared->idle < shared->to_start.size()) std::thread([shared] { serve(shared); }).detach();
      shared->work.notify_one();
    }
  }
  // All that wait get a slice within half the time of a decision.
  std::uint64_t slice_length() const {
    const auto most = static_cast<std::uint64_t>(plan.slice_us);
    const auto all = static_cast<std::uint64_t>(plan.think_ms) * 500 * static_cast<std::uint64_t>(plan.threads);
    return std::clamp(all / (queue.waiting().size() + 1), std::min(kShortestSlice, most), most);
  }
  double spent(const Job& job) const { return static_cast<double>(now() - job.begun); }

  static void serve(const std::shared_ptr<Shared>& shared) {
    std::unique_lock lock(shared->mutex);
    while (true) {
      ++shared->idle;
      shared->work.wait(lock, [&] { return shared->closing || !shared->to_start.empty(); });
      --shared->idle;
      if (shared->to_start.empty()) return;
      const JobPtr job = std::move(shared->to_start.front());
      shared->to_start.pop_front();
      lock.unlock();
      const std::function<void()> deliver = think_of(shared, job);
      lock.lock();
      --shared->started;
      if (!job->abandoned) finish(shared, *job, job);
      lock.unlock();
      if (!job->answered.exchange(true)) job->leap == 0 ? deliver() : job->forget();
      lock.lock();
      // Counts as running until its answer is delivered, so that a closing pool waits for it or forgets it.
      std::erase(shared->running, job);
      const auto enough = static_cast<std::size_t>(shared->plan.threads) + 1;
      if (shared->closing || shared->idle >= enough) return;
    }
  }
  static void finish(const std::shared_ptr<Shared>& shared, Job& job, const JobPtr& kept) {
    ++shared->free;
    shared->queue.give_back(kept, shared->spent(job), BotQueue::Rest::Done);
    ++(job.leap != 0 ? shared->counts.dropped : shared->counts.decisions);
    const auto limit = static_cast<std::uint64_t>(shared->plan.think_ms) * 1000;
    if (job.leap == 0 && now() - job.asked >= limit) ++shared->counts.lowered;
    dispatch(shared);
  }

  // The clock of a bot. Reading it is the bot's chance to let others think.
  static std::uint64_t clock() {
    const std::uint64_t time = now();
    const JobPtr* job = thinker.job;
    if (job == nullptr) return time;
    if ((*job)->leap == 0 && time - (*job)->begun < (*job)->slice) return time;
    return pause(*thinker.shared, *job);
  }
  static std::uint64_t pause(const std::shared_ptr<Shared>& shared, const JobPtr& job) {
    if (job->leap == 0 && !job->ticket.expired()) {
      std::unique_lock lock(shared->mutex);
      if (!shared->closing && !job->abandoned && job->may_pause) {
        ++shared->free;
        std::erase(shared->running, job);
        shared->queue.give_back(job, shared->spent(*job), BotQueue::Rest::More);
        dispatch(shared);
        job->turn.wait(lock, [&] { return job->granted || shared->closing; });
        job->granted = false;
      }
      if (!shared->closing && !job->abandoned) return now();
    }
    return now() + (job->leap += kHour);
  }
  static std::function<void()> think_of(const std::shared_ptr<Shared>& shared, const JobPtr& job) {
    thinker = {&shared, &job};
    std::function<void()> deliver = job->think(*job);
    thinker = {};
    return deliver;
  }
  struct Thinker {
    const std::shared_ptr<Shared>* shared = nullptr;
    const JobPtr* job = nullptr;
  };
  static thread_local Thinker thinker;

  static void watch_over(const std::shared_ptr<Shared>& shared) {
    std::unique_lock lock(shared->mutex);
    const auto patience = static_cast<std::uint64_t>(shared->plan.patience_ms) * 1000;
    while (!shared->closing) {
      shared->closed.wait_for(lock, std::chrono::milliseconds(50));
      std::vector<JobPtr> stuck;
      for (const JobPtr& job : shared->running) {
        if (!job->abandoned && !job->answered && now() - job->begun > patience) stuck.push_back(job);
      }
      for (const JobPtr& job : stuck) {
        std::erase(shared->running, job);
        job->abandoned = true;
        ++shared->counts.failed;
        ++shared->free;
        shared->queue.give_back(job, shared->spent(*job), BotQueue::Rest::Done);
        dispatch(shared);
        lock.unlock();
        if (!job->answered.exchange(true)) job->give_up();
        lock.lock();
      }
    }
  }

  void fail() {
    const std::lock_guard lock(mutex);
    ++counts.failed;
  }
  // Milliseconds that are left of a decision's time; a late start still gets a slice.
  int left_ms(const Job& job) const {
    const auto slice = static_cast<int>(job.slice / 1000);
    const int waited = static_cast<int>((now() - job.asked) / 1000);
    return std::max({1, slice, job.may_pause ? plan.think_ms - waited : 0});
  }

  template <class Result, class Think>
  static host::BotTicket ask(const std::shared_ptr<Shared>& shared, const host::Asker& asker, Think think,
                             std::function<void(Result)> give) {
    auto job = std::make_shared<Job>();
    const auto answer = std::make_shared<Answer<Result>>(std::move(give));
    job->asker = asker;
    job->hint = std::is_same_v<Result, std::vector<match::Candidate>>;
    job->give_up = [answer] { answer->give(Result{}); };
    job->forget = [answer] { answer->forget(); };
    job->asked = now();
    // The shared owns the job while it waits.
    job->think = [think, answer, weak = std::weak_ptr(shared)](const Job& self) -> std::function<void()> {
      Result result{};
      const std::shared_ptr<Shared> there = weak.lock();
      try {
        result = think(there->left_ms(self));
      } catch (...) {
        there->fail();
      }
      return [answer, result = std::move(result)] { answer->give(result); };
    };
    auto ticket = std::make_shared<const int>(0);
    job->ticket = ticket;
    const std::lock_guard lock(shared->mutex);
    shared->queue.add(job);
    dispatch(shared);
    return ticket;
  }
};

thread_local BotPool::Shared::Thinker BotPool::Shared::thinker;

BotPool::BotPool(const Plan& plan) : shared_(std::make_shared<Shared>()) {
  shared_->plan = plan;
  shared_->plan.threads = shared_->free = std::max(1, plan.threads);
  shared_->watch = std::thread([shared = shared_] { Shared::watch_over(shared); });
}

// Abandons a thread that is stuck in a bot; the others end at their next look at the clock. Delivers no answers from
// here on: their receivers may end with us.
BotPool::~BotPool() {
  std::vector<std::shared_ptr<Job>> unanswered;
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->closing = true;
    // Those that wait first: an answer that is being delivered takes its time.
    for (const BotJobPtr& job : shared_->queue.waiting()) unanswered.push_back(std::static_pointer_cast<Job>(job));
    unanswered.insert(unanswered.end(), shared_->running.begin(), shared_->running.end());
    for (const std::shared_ptr<Job>& job : unanswered) job->turn.notify_all();
  }
  for (const std::shared_ptr<Job>& job : unanswered) job->forget();
  shared_->work.notify_all();
  shared_->closed.notify_all();
  shared_->watch.join();
}

host::BotTicket BotPool::choose(const host::Asker& asker, std::shared_ptr<match::BotSeat> bot,
                                std::shared_ptr<match::SeatView> view, Chosen answer) {
  const auto think = [bot = std::move(bot), view = std::move(view)](int ms) -> std::optional<std::string> {
    return bot->choose(*view, within(bot->budget(), ms, &Shared::clock));
  };
  return Shared::ask<std::optional<std::string>>(shared_, asker, think, std::move(answer));
}

host::BotTicket BotPool::explain(const host::Asker& asker, std::shared_ptr<match::BotSeat> bot,
                                 std::shared_ptr<match::SeatView> view, Explained answer) {
  const auto think = [bot = std::move(bot), view = std::move(view)](int ms) {
    return bot->explain(*view, within(bot->budget(), ms, &Shared::clock));
  };
  return Shared::ask<std::vector<match::Candidate>>(shared_, asker, think, std::move(answer));
}

BotPool::Counts BotPool::counts() const {
  const std::lock_guard lock(shared_->mutex);
  Counts counts = shared_->counts;
  counts.waiting = shared_->queue.waiting().size();
  counts.slices = shared_->queue.slices();
  counts.most_foreign = shared_->queue.most_foreign();
  return counts;
}

}  // namespace spires::server

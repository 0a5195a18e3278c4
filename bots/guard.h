// Protects a table from its bots: always returns a legal move in time.
//
// A bot that stalls, throws or returns an illegal move is not asked again: a trusted bot takes its seat for the rest of
// the game. The thread of a stalled bot is abandoned with everything it uses, and ends by itself.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>

#include "bots/bot.h"

namespace spires::bots {

enum class BotFault { None, Stalled, Threw, Nonsense };

constexpr std::string_view fault_text(BotFault fault) {
  switch (fault) {
    case BotFault::None: return "none";
    case BotFault::Stalled: return "stalled";
    case BotFault::Threw: return "threw";
    case BotFault::Nonsense: return "nonsense";
  }
  return {};
}

template <Game G>
class Guard {
 public:
  using Action = typename G::Action;
  // `trusted` answers at once with any budget.
  Guard(std::unique_ptr<Bot<G>> bot, std::unique_ptr<Bot<G>> trusted)
      : bot_(std::move(bot)), trusted_(std::move(trusted)) {}

  // Takes at most `patience` plus the time of the trusted bot.
  Action choose(const typename G::View& view, const typename G::Actions& legal, const Budget& budget,
                std::chrono::milliseconds patience) {
    if (fault_ == BotFault::None) {
      const std::optional<Action> answer = ask(view, legal, budget, patience);
      if (answer) return *answer;
    }
    return trusted_->choose(view, legal, Budget::of_nodes(kTrustedNodes));
  }
  // Returns why the bot was replaced, if it was.
  BotFault fault() const { return fault_; }

 private:
  static constexpr std::uint32_t kTrustedNodes = 20'000;

  // State shared by the two threads. It outlives the guard if the bot's thread does.
  struct Job {
    Job(std::shared_ptr<Bot<G>> asked, const typename G::View& v, const typename G::Actions& l, const Budget& b)
        : bot(std::move(asked)), view(v), legal(l), budget(b) {}
    std::shared_ptr<Bot<G>> bot;
    typename G::View view;
    typename G::Actions legal;
    Budget budget;
    std::mutex mutex;
    std::condition_variable done;
    bool over = false;
    bool threw = false;
    std::optional<Action> answer;
  };

  static void run(const std::shared_ptr<Job>& job) {
    std::optional<Action> answer;
    bool threw = false;
    try {
      answer = job->bot->choose(job->view, job->legal, job->budget);
    } catch (...) {
      threw = true;
    }
    const std::lock_guard lock(job->mutex);
    job->answer = answer;
    job->threw = threw;
    job->over = true;
    job->done.notify_one();
  }

  std::optional<Action> ask(const typename G::View& view, const typename G::Actions& legal, const Budget& budget,
                            std::chrono::milliseconds patience) {
    const auto job = std::make_shared<Job>(bot_, view, legal, budget);
    std::thread thread([job] { run(job); });
    std::unique_lock lock(job->mutex);
    if (!job->done.wait_for(lock, patience, [&] { return job->over; })) {
      fault_ = BotFault::Stalled;
      lock.unlock();
      thread.detach();
      bot_.reset();
      return std::nullopt;
    }
    lock.unlock();
    thread.join();
    const auto& answer = job->answer;
    if (answer && std::find(legal.begin(), legal.end(), *answer) != legal.end()) return answer;
    fault_ = job->threw ? BotFault::Threw : BotFault::Nonsense;
    bot_.reset();
    return std::nullopt;
  }

  std::shared_ptr<Bot<G>> bot_;
  std::unique_ptr<Bot<G>> trusted_;
  BotFault fault_ = BotFault::None;
};

}  // namespace spires::bots

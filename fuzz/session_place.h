// A host without threads, sockets, disk and real time, so that an input always gives the same: a loop with a clock that
// the input moves, a store in memory that may refuse, and bots that think a little when they are told to.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/finding_abort.h"
#include "host/environment.h"
#include "host/local_bus.h"
#include "host/session.h"
#include "host/table_registry.h"

namespace spires::fuzz {

class StepLoop final : public host::Loop {
 public:
  std::unique_ptr<host::Strand> strand() override { return std::make_unique<StepStrand>(*this); }
  host::Steady::time_point now() const override { return now_; }
  void post(host::Task task) { tasks_.push_back(std::move(task)); }
  void run() {
    constexpr int kMostTasks = 100'000;
    for (int n = 0; !tasks_.empty(); ++n) {
      require(n < kMostTasks, "the host never comes to rest");
      const host::Task task = std::move(tasks_.front());
      tasks_.pop_front();
      task();
    }
  }
  void advance(host::Steady::duration by) {
    now_ += by;
    std::vector<std::shared_ptr<Ring>> due;
    std::erase_if(rings_, [&](const std::shared_ptr<Ring>& ring) {
      if (ring->at > now_) return false;
      due.push_back(ring);
      return true;
    });
    for (const std::shared_ptr<Ring>& ring : due) {
      post([ring] {
        if (const host::Task task = std::exchange(ring->task, nullptr)) task();
      });
    }
    run();
  }

 private:
  struct Ring {
    host::Steady::time_point at;
    host::Task task;
  };
  class StepTimer final : public host::Timer {
   public:
    explicit StepTimer(StepLoop& loop) : loop_(loop) {}
    ~StepTimer() override { drop(); }
    void set(host::Steady::time_point at, host::Task task) override {
      drop();
      ring_ = std::make_shared<Ring>(Ring{at, std::move(task)});
      loop_.rings_.push_back(ring_);
      loop_.post([&loop = loop_] { loop.advance_later(); });
    }
    void cancel() override { drop(); }

   private:
    void drop() {
      if (!ring_) return;
      ring_->task = nullptr;
      std::erase(loop_.rings_, ring_);
      ring_.reset();
    }
    StepLoop& loop_;
    std::shared_ptr<Ring> ring_;
  };
  class StepStrand final : public host::Strand {
   public:
    explicit StepStrand(StepLoop& loop) : loop_(loop) {}
    void post(host::Task task) override { loop_.post(std::move(task)); }
    std::unique_ptr<host::Timer> timer() override { return std::make_unique<StepTimer>(loop_); }

   private:
    StepLoop& loop_;
  };
  // A timer that is due when it is set rings, too.
  void advance_later() {
    std::erase_if(rings_, [&](const std::shared_ptr<Ring>& ring) {
      if (ring->at > now_) return false;
      post([ring] {
        if (const host::Task task = std::exchange(ring->task, nullptr)) task();
      });
      return true;
    });
  }

  host::Steady::time_point now_{std::chrono::hours(1)};
  std::deque<host::Task> tasks_;
  std::vector<std::shared_ptr<Ring>> rings_;
};

class MemoryStore final : public host::Store {
 public:
  explicit MemoryStore(StepLoop& loop) : loop_(loop) {}
  struct Kept {
    host::Listing listing;
    std::int64_t touched = 0;
    std::vector<host::Entry> entries;
    std::optional<host::Snapshot> snapshot;
  };
  std::map<std::string, Kept> tables;
  bool fails = false;

  void append(host::Append append, host::StoreDone done) override {
    const auto found = tables.find(append.code);
    const std::size_t known = found == tables.end() ? 0 : found->second.entries.size();
    if (fails) return tell(std::move(done), host::StoreAnswer::Unavailable);
    if (known != append.after || (append.after == 0 && found != tables.end()))
      return tell(std::move(done), host::StoreAnswer::Conflict);
    Kept& kept = tables[append.code];
    if (append.listing) kept.listing = std::move(*append.listing);
    kept.touched = append.now;
    for (host::Entry& entry : append.entries) kept.entries.push_back(std::move(entry));
    tell(std::move(done), host::StoreAnswer::Stored);
  }
  void read(const host::ReadQuery& query, host::ReadDone done) override {
    constexpr std::size_t kAtOnce = 7;
    host::ReadAnswer answer;
    const auto found = tables.find(query.code);
    if (found == tables.end()) {
      answer.state = host::ReadAnswer::State::Missing;
    } else {
      const std::vector<host::Entry>& all = found->second.entries;
      for (std::size_t i = query.after; i < all.size() && answer.entries.size() < kAtOnce; ++i) {
        answer.entries.push_back(all[i]);
      }
    }
    loop_.post([done = std::move(done), answer = std::move(answer)] { done(answer); });
  }
  void list(const host::ListQuery&, host::ListDone done) override {
    loop_.post([done = std::move(done)] { done({}); });
  }
  void forget(const std::string& code, const std::string& owner, host::StoreDone done) override {
    if (fails) return tell(std::move(done), host::StoreAnswer::Unavailable);
    for (host::Entry& one : tables[code].entries) {
      if (one.owner == owner) one.personal.reset();
    }
    tell(std::move(done), host::StoreAnswer::Stored);
  }
  void remove(const std::string& code, host::StoreDone done) override {
    tables[code].entries.clear();
    tell(std::move(done), host::StoreAnswer::Stored);
  }
  void keep(const std::string& code, host::Snapshot snapshot) override { tables[code].snapshot = std::move(snapshot); }
  void recall(const std::string& code, host::SnapshotDone done) override {
    host::SnapshotAnswer answer;
    const auto found = tables.find(code);
    if (found != tables.end() && found->second.snapshot) {
      answer.snapshot = found->second.snapshot;
      for (const std::uint32_t n : answer.snapshot->needs) answer.needed.push_back(found->second.entries.at(n - 1));
    }
    loop_.post([done = std::move(done), answer = std::move(answer)] { done(answer); });
  }
  void flush() override {}
  std::string why() const override { return fails ? "the input says so" : ""; }

 private:
  void tell(host::StoreDone done, host::StoreAnswer answer) {
    loop_.post([done = std::move(done), answer] { done(answer); });
  }
  StepLoop& loop_;
};

class StepBots final : public host::BotRunner {
 public:
  host::BotTicket choose(const host::Asker&, std::shared_ptr<match::BotSeat> bot, std::shared_ptr<match::SeatView> view,
                         Chosen answer) override {
    return add([bot = std::move(bot), view = std::move(view), answer = std::move(answer)] {
      answer(bot->choose(*view, bots::Budget::of_nodes(20)));
    });
  }
  host::BotTicket explain(const host::Asker&, std::shared_ptr<match::BotSeat> bot,
                          std::shared_ptr<match::SeatView> view, Explained answer) override {
    return add([bot = std::move(bot), view = std::move(view), answer = std::move(answer)] {
      answer(bot->explain(*view, bots::Budget::of_nodes(20)));
    });
  }
  // Returns whether there was a question.
  bool think() {
    if (jobs_.empty()) return false;
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    if (!job.ticket.expired()) job.task();
    return true;
  }

 private:
  host::BotTicket add(host::Task task) {
    auto ticket = std::make_shared<const int>(0);
    jobs_.push_back({std::move(task), ticket});
    return ticket;
  }
  struct Job {
    host::Task task;
    std::weak_ptr<const void> ticket;
  };
  std::deque<Job> jobs_;
};

class NoExceptions final : public host::NoCounters {
 public:
  void exception() override { require(false, "an exception at a table"); }
};
class DamageLog final : public host::Log {
 public:
  void info(std::string_view what, Facts) override { require(what != "snapshot ignored", "a snapshot does not fit"); }
  void error(std::string_view what, Facts facts) override {
    if (what != "table is damaged") return;
    for (const auto& [key, value] : facts) std::fprintf(stderr, "%s %s\n", std::string(key).c_str(), value.c_str());
    require(false, "a table is damaged");
  }
};

// One process on a store that outlives it.
class StepPlace {
 public:
  StepPlace(StepLoop& loop, host::Store& store, int& number)
      : environment_{
            loop,
            store,
            bus_,
            bots,
            counters_,
            log_,
            settings(),
            [&number] { return "token-" + std::string(20, 'x') + std::to_string(1000000 + ++number); },
            [&number] { return std::string(54, 'd') + std::to_string(1'000'000'000 + ++number); },
            [&number] { return static_cast<std::uint64_t>(++number); },
            [&loop] {
              return std::chrono::duration_cast<std::chrono::milliseconds>(loop.now().time_since_epoch()).count();
            },
            {}},
        registry(environment_),
        allowances(environment_.settings) {}

  host::Environment& environment() { return environment_; }

 private:
  static host::HostSettings settings() {
    host::HostSettings settings;
    settings.snapshot_entries = 8;
    settings.most_entries = 120;
    return settings;
  }
  host::LocalBus bus_;
  NoExceptions counters_;
  DamageLog log_;

 public:
  StepBots bots;

 private:
  host::Environment environment_;

 public:
  host::TableRegistry registry;
  host::Allowances allowances;
};

}  // namespace spires::fuzz

// Whose bot thinks next. Fair by address and then by table: the one that has used the least time is next, so that neither
// many tables nor many requests of one address delay the bots of others; a newcomer starts as soon as a thread is free.
// Tables without people get a quarter of the slices while people wait.
//
// Pure bookkeeping, without threads or a clock. Thread rule: one thread at a time.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "host/bot_runner.h"

namespace spires::server {

struct BotJob {
  host::Asker asker;
  bool hint = false;          // within a table, bots come before hints
  std::string address;        // the one of the asker's that has used the least; set by the queue
  std::uint64_t number = 0;   // in the order of asking; set by the queue
  std::uint32_t slices = 0;   // so far
  std::uint32_t foreign = 0;  // slices of other tables that started between the asking and its first one
  bool alone = true;          // no other table of its address waits, too; set by the queue
  virtual ~BotJob() = default;
};
using BotJobPtr = std::shared_ptr<BotJob>;

class BotQueue {
 public:
  // One slice in this many is for tables without people, while both wait.
  static constexpr std::uint32_t kUnattendedPart = 4;

  void add(const BotJobPtr& job);
  // Takes the next job for a slice; null if none can run. Only one job of a table runs at a time.
  BotJobPtr take();
  // Returns whether take() would find a job.
  bool has_ready() const;
  // The job has thought for so long. If it has more to do, it waits again.
  enum class Rest { More, Done };
  void give_back(const BotJobPtr& job, double microseconds, Rest rest);
  void remove(const BotJobPtr& job);

  const std::vector<BotJobPtr>& waiting() const { return waiting_; }
  std::uint64_t slices() const { return slices_; }
  // The most foreign slices before the first slice of any job of people, whose address had one table to think for:
  // tables of one address wait for each other.
  std::uint32_t most_foreign() const { return most_foreign_; }

 private:
  // Start-time fair queueing: `used` is virtual time, which an idle flow neither saves up nor owes. Its last slice may have
  // been long because the machine was busy, and its next bot must not wait for that.
  struct Flow {
    double used = 0;
    std::uint32_t jobs = 0;
  };
  struct Address {
    Flow flow;
    double time = 0;
    std::map<std::string, Flow> tables;
  };
  bool is_before(const BotJob& one, const BotJob& other) const;
  const BotJobPtr* best(bool people) const;
  void leave(const BotJob& job);

  std::vector<BotJobPtr> waiting_;
  std::map<std::string, Address> addresses_;
  std::set<std::string> thinking_;  // tables
  double time_ = 0;
  std::uint64_t next_number_ = 1;
  std::uint64_t slices_ = 0;
  std::uint32_t since_unattended_ = 0;
  std::uint32_t most_foreign_ = 0;
};

}  // namespace spires::server

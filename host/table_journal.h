// The journal of a table, with the queue of tasks in front of it. Reads the journal into the state before the first task
// runs, and stores each entry before the next one does: while something is read or stored, tasks wait, so no client is
// ever told a change that could still be lost. Where servers share a store, it claims the table before it reads.
//
// Thread rule: post() may be called from any thread; everything else on the strand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "host/environment.h"
#include "host/store.h"
#include "host/table_snapshot.h"
#include "host/table_state.h"
#include "match/host_messages.h"

namespace spires::host {

class TableJournal {
 public:
  // The table that the journal belongs to.
  class Owner {
   public:
    Owner() = default;
    Owner(const Owner&) = delete;
    Owner& operator=(const Owner&) = delete;
    virtual ~Owner() = default;

    // Keeps the table, and with it the journal, until the store has answered.
    virtual std::shared_ptr<void> alive() = 0;
    // The state is empty and about to be read again.
    virtual void state_is_gone() = 0;
    // The state is that of the store. Tasks run after this.
    virtual void has_read() = 0;
    // The journal does not lead to a table, or a task threw. REQUIRES of the table: it calls fail() and run_waiting().
    virtual void be_damaged(const std::string& what) = 0;
  };
  // Called instead of a task if the table cannot be read.
  using Otherwise = std::function<void(const match::Refused&)>;
  using Stored = std::function<void(StoreAnswer)>;
  // Ends a pause: runs the task, then those that wait. May be called from any thread.
  using Resume = std::function<void(Task, Otherwise)>;

  TableJournal(Environment& environment, std::string code, Strand& strand, TableState& state, Owner& owner);

  void post(Task task, Otherwise otherwise);
  // As post(), from the strand itself.
  void enqueue(Task task);
  void run_waiting();
  // Appends an entry that has been applied to the state. If it is not stored, the state is read again.
  void append(Entry entry, std::optional<Listing> listing, Stored done);
  // Lets no task run until the work is done elsewhere.
  Resume pause();
  // Another process has appended entries, so many in all.
  void grown(std::uint32_t entries);
  // Runs the task on a state that was read from the journal alone, never from a snapshot.
  void after_reading_whole(Task task, Otherwise otherwise);
  // The state may differ from the store: it is read again before the next task.
  void discard() { fresh_ = false; }
  // Refuses every task from now on.
  void fail(match::Refused why);

  std::uint32_t entries() const { return entries_; }
  std::size_t waiting() const { return waiting_.size(); }
  bool is_fresh() const { return fresh_; }
  // The state comes from a snapshot.
  bool is_restored() const { return restored_; }

 private:
  void guarded(const Task& task);
  void threw(const std::string& what);
  void appended(StoreAnswer answer, Steady::time_point since, const Stored& done);
  void read_all();
  void claimed(const Claim& claim);
  void read_whole();
  void recall();
  void take_snapshot(const std::shared_ptr<TableRestore>& restore);
  void keep_snapshot();
  void read_on();
  void take_entries(std::shared_ptr<const ReadAnswer> answer, std::size_t first);
  std::optional<std::string> replay(const Entry& entry);
  void has_read();
  void cannot_read(const match::Refused& why);

  Environment& environment_;
  const std::string code_;
  Strand& strand_;
  TableState& state_;
  Owner& owner_;

  struct Waiting {
    Task task;
    Otherwise otherwise;
  };
  std::deque<Waiting> waiting_;
  std::optional<match::Refused> trouble_;  // the table is unusable until it is loaded anew
  std::uint32_t entries_ = 0;              // the length of the journal
  std::uint64_t epoch_ = 1;                // of the claim under which it was read
  bool fresh_ = false;                     // false: the state may differ from the store
  bool storing_ = false;
  bool reading_ = false;
  bool restored_ = false;               // the state comes from a snapshot,
  std::uint32_t snapshot_entries_ = 0;  // which covers so many entries; or the last one written here
  std::string last_entry_;              // the text of the last entry
  bool reads_whole_ = false;            // without a snapshot
};

}  // namespace spires::host

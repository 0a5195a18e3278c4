#include "host/table_journal.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>

#include "host/journal.h"
#include "match/refusals.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using match::refused;

// Entries that are applied at once, a few milliseconds of work: between two parts other tables have their turn.
constexpr std::size_t kAtOnce = 200;

}  // namespace

TableJournal::TableJournal(Environment& environment, std::string code, Strand& strand, TableState& state, Owner& owner)
    : environment_(environment), code_(std::move(code)), strand_(strand), state_(state), owner_(owner) {}

// ---- the queue ----

void TableJournal::post(Task task, Otherwise otherwise) {
  strand_.post([this, alive = owner_.alive(), task = std::move(task), otherwise = std::move(otherwise)]() mutable {
    waiting_.push_back({std::move(task), std::move(otherwise)});
    run_waiting();
  });
}

void TableJournal::enqueue(Task task) {
  waiting_.push_back({std::move(task), nullptr});
  run_waiting();
}

void TableJournal::run_waiting() {
  while (!storing_ && !reading_ && !waiting_.empty()) {
    if (!fresh_ && !trouble_) return read_all();
    const Waiting one = std::move(waiting_.front());
    waiting_.pop_front();
    if (!trouble_) {
      guarded(one.task);
    } else if (one.otherwise) {
      one.otherwise(*trouble_);
    }
  }
}

// An exception ends this table and no other: its state may be half changed, the journal is not.
void TableJournal::guarded(const Task& task) {
#ifdef __cpp_exceptions
  try {
    task();
  } catch (const std::exception& thrown) {
    threw(thrown.what());
  } catch (...) {
    threw("unknown");
  }
#else
  task();
#endif
}

void TableJournal::threw(const std::string& what) {
  environment_.log.error("exception at a table", {{"table", code_}, {"what", what}});
  environment_.counters.exception();
  owner_.be_damaged("exception");
}

void TableJournal::fail(match::Refused why) {
  reading_ = false;
  fresh_ = false;
  trouble_ = std::move(why);
}

// ---- storing ----

TableJournal::Resume TableJournal::pause() {
  storing_ = true;
  return [this, alive = owner_.alive()](Task task, Otherwise otherwise) {
    strand_.post([this, alive, task = std::move(task), otherwise = std::move(otherwise)] {
      storing_ = false;
      if (!trouble_) {
        guarded(task);
      } else if (otherwise) {
        otherwise(*trouble_);
      }
      run_waiting();
    });
  };
}

void TableJournal::append(Entry entry, std::optional<Listing> listing, Stored done) {
  last_entry_ = entry.text;
  Append append{code_, entries_, {std::move(entry)}, std::move(listing), environment_.now(), epoch_};
  environment_.store.append(std::move(append), [this, resume = pause(), since = environment_.loop.now(),
                                                done = std::move(done)](StoreAnswer answer) {
    resume([this, answer, since, done] { appended(answer, since, done); }, nullptr);
  });
}

void TableJournal::appended(StoreAnswer answer, Steady::time_point since, const Stored& done) {
  if (answer == StoreAnswer::Stored) {
    environment_.counters.stored(std::chrono::duration<double>(environment_.loop.now() - since).count());
    ++entries_;
    keep_snapshot();
    done(answer);
    environment_.bus.publish({code_, entries_});
    return;
  }
  // No client has seen the change yet: discard the in-memory state, the store is right.
  fresh_ = false;
  if (answer != StoreAnswer::Conflict && answer != StoreAnswer::Moved) {
    environment_.counters.not_stored();
    environment_.log.error("not stored", {{"table", code_}, {"why", environment_.store.why()}});
  }
  done(answer);
}

void TableJournal::keep_snapshot() {
  if constexpr (!kIsShared) return;
  if (entries_ - snapshot_entries_ < environment_.settings.snapshot_entries) return;
  std::optional<Snapshot> snapshot = state_.snapshot(last_entry_);
  if (!snapshot) return;
  snapshot_entries_ = entries_;
  environment_.store.keep(code_, std::move(*snapshot));
}

// ---- reading ----

void TableJournal::grown(std::uint32_t entries) {
  if (entries > entries_) read_on();
}

// Discards the state in memory: another process may have added entries, or the last one was not stored.
void TableJournal::read_all() {
  state_ = TableState(environment_.match);
  entries_ = 0;
  restored_ = false;
  snapshot_entries_ = 0;
  owner_.state_is_gone();
  if constexpr (kIsShared) {
    reading_ = true;
    environment_.store.claim(code_, [this, alive = owner_.alive()](const Claim& claim) {
      strand_.post([this, alive, claim] { guarded([&] { claimed(claim); }); });
    });
  } else {
    read_on();
  }
}

void TableJournal::claimed(const Claim& claim) {
  switch (claim.state) {
    case Claim::State::Ours: break;
    case Claim::State::Missing: return cannot_read(match::refused_field("no_such_table", "table"));
    case Claim::State::Unavailable: return cannot_read(refused("not_stored"));
  }
  epoch_ = claim.epoch;
  if (reads_whole_) return read_on();
  recall();
}

void TableJournal::read_whole() {
  reads_whole_ = true;
  read_all();
}

void TableJournal::after_reading_whole(Task task, Otherwise otherwise) {
  waiting_.push_front({std::move(task), std::move(otherwise)});
  read_whole();
}

// A snapshot stands for the first part of the journal, if it fits.
void TableJournal::recall() {
  reading_ = true;
  environment_.store.recall(code_, [this, alive = owner_.alive()](SnapshotAnswer answer) {
    strand_.post([this, alive, answer = std::make_shared<const SnapshotAnswer>(std::move(answer))] {
      guarded([&] {
        if (!answer->snapshot) return read_on();
        take_snapshot(std::make_shared<TableRestore>(environment_.match, *answer));
      });
    });
  });
}

void TableJournal::take_snapshot(const std::shared_ptr<TableRestore>& restore) {
  switch (restore->go_on(kAtOnce)) {
    case TableRestore::Progress::More:
      return strand_.post([this, alive = owner_.alive(), restore] { guarded([&] { take_snapshot(restore); }); });
    case TableRestore::Progress::Wrong: environment_.log.info("snapshot ignored", {{"table", code_}}); return read_on();
    case TableRestore::Progress::Done: break;
  }
  entries_ = restore->entries();
  snapshot_entries_ = entries_;
  restored_ = true;
  state_ = restore->take();
  read_on();
}

void TableJournal::read_on() {
  reading_ = true;
  environment_.store.read({code_, entries_, epoch_}, [this, alive = owner_.alive()](ReadAnswer answer) {
    strand_.post([this, alive, answer = std::make_shared<const ReadAnswer>(std::move(answer))] {
      guarded([&] { take_entries(answer, 0); });
    });
  });
}

void TableJournal::take_entries(std::shared_ptr<const ReadAnswer> answer, std::size_t first) {
  using State = ReadAnswer::State;
  if (answer->state == State::Unreadable) return cannot_read(refused("not_stored"));
  if (answer->entries.empty()) {
    if (entries_ == 0) return cannot_read(match::refused_field("no_such_table", "table"));
    return has_read();
  }
  const std::size_t end = std::min(first + kAtOnce, answer->entries.size());
  for (; first < end; ++first) {
    const std::optional<std::string> fault = replay(answer->entries[first]);
    if (fault && restored_) return read_whole();
    if (fault) return owner_.be_damaged(*fault);
  }
  if (first == answer->entries.size()) {
    last_entry_ = answer->entries.back().text;
    return read_on();
  }
  strand_.post([this, alive = owner_.alive(), answer = std::move(answer), first] {
    guarded([&] { take_entries(answer, first); });
  });
}

std::optional<std::string> TableJournal::replay(const Entry& entry) {
  auto read = wire::decode_message<JournalEntry>(entry.text, {.bytes = 1 << 20, .depth = 12});
  JournalEntry* known = std::get_if<JournalEntry>(&read);
  const std::string number = "entry " + std::to_string(entries_ + 1) + " ";
  if (known == nullptr) return number + "cannot be read";
  if (const TableState::Applied no = state_.apply(*known, entry.personal)) {
    return number + "does not fit: " + wire::text_of(wire::encode(*no));
  }
  ++entries_;
  return std::nullopt;
}

void TableJournal::has_read() {
  reading_ = false;
  reads_whole_ = false;
  fresh_ = true;
  keep_snapshot();
  owner_.has_read();
  run_waiting();
}

// Refuses everything that waits. The next request tries again.
void TableJournal::cannot_read(const match::Refused& why) {
  reading_ = false;
  reads_whole_ = false;
  fresh_ = false;
  environment_.log.error("table cannot be read", {{"table", code_}, {"why", why.code}});
  for (const Waiting& one : std::exchange(waiting_, {})) {
    if (one.otherwise) one.otherwise(why);
  }
}

}  // namespace spires::host

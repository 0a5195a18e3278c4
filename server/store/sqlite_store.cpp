#include "server/store/sqlite_store.h"

#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "server/store/messenger.h"
#include "server/store/read_queue.h"
#include "server/store/sqlite_connection.h"
#include "server/store/sqlite_reader.h"
#include "server/store/sqlite_writer.h"

namespace spires::server {
namespace {

using host::ListDone;
using host::ReadAnswer;
using host::ReadDone;
using host::ReadQuery;
using host::Snapshot;
using host::SnapshotAnswer;
using host::SnapshotDone;
using host::StoreCounts;

using Clock = std::chrono::steady_clock;

// Deleted text leaves the log when no reader uses it: how often to try, and how long the caller waits.
constexpr std::chrono::milliseconds kTryAgain{20};
constexpr std::chrono::seconds kForgetPatience{10};

// Changes for the next commit. `dones` belong to `changes`; `flushes` are called after all of them.
struct Batch {
  std::vector<Change> changes;
  std::vector<StoreDone> dones;
  std::vector<StoreDone> flushes;
  bool empty() const { return changes.empty() && flushes.empty(); }
};

class SqliteStore final : public Store {
 public:
  SqliteStore(const SqlitePlan& plan, SQLite::Database to_write, SQLite::Database to_read)
      : plan_(plan), writer_(std::move(to_write), plan.patience), reads_(std::move(to_read)) {
    thread_ = std::thread([this] { run(); });
  }
  ~SqliteStore() override {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    changed_.notify_one();
    thread_.join();
  }

  void append(Append append, StoreDone done) override { give(std::move(append), std::move(done)); }
  void forget(const std::string& code, const std::string& owner, StoreDone done) override {
    give(Forget{code, owner}, std::move(done));
  }
  void remove(const std::string& code, StoreDone done) override { give(Remove{code}, std::move(done)); }
  void keep(const std::string& code, Snapshot snapshot) override {
    give(Keep{code, std::move(snapshot)}, [](StoreAnswer) {});
  }
  void recall(const std::string& code, SnapshotDone done) override;
  void flush() override;

  void read(const ReadQuery& query, ReadDone done) override;
  void list(const ListQuery& query, ListDone done) override;

  std::string why() const override {
    const std::lock_guard lock(mutex_);
    return write_fault_.empty() ? read_fault_ : write_fault_;
  }
  StoreCounts counts() const override {
    const std::lock_guard lock(mutex_);
    return counts_;
  }

 private:
  void give(Change change, StoreDone done);
  // Returns false, and notes why, if the store cannot be read.
  template <class Read>
  bool try_read(Read&& read);

  // Runs on the writer thread.
  void run();
  Batch take();
  void write(Batch batch);
  void note(const Batch& batch, const WrittenBatch& written);
  void note_fault(std::string fault);
  void finish_forgetting();
  void tell_forgetters(StoreAnswer answer);
  void checkpoint();

  const SqlitePlan plan_;
  Messenger messenger_;

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  Batch waiting_;
  StoreCounts counts_;
  std::string write_fault_;
  std::string read_fault_;
  bool stopping_ = false;

  // Used by the writer thread only.
  SqliteWriter writer_;
  std::uint32_t checkpointed_pages_ = 0;
  bool log_has_forgotten_words_ = false;
  std::vector<StoreDone> forgetters_;  // wait for the log to be emptied
  Clock::time_point forget_until_;

  // Closed before the writer: the last connection to close cleans up the log, and a reader could not.
  ReadQueue<SqliteReader> reads_;
  std::thread thread_;
};

void SqliteStore::give(Change change, StoreDone done) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.changes.size() < plan_.most_waiting) {
      waiting_.changes.push_back(std::move(change));
      waiting_.dones.push_back(std::move(done));
      changed_.notify_one();
      return;
    }
    ++counts_.unavailable;
    write_fault_ = "the disk is too slow: " + std::to_string(plan_.most_waiting) + " changes wait for it";
  }
  messenger_.tell({{std::move(done), StoreAnswer::Unavailable}});
}

void SqliteStore::flush() {
  const auto told = std::make_shared<std::promise<void>>();
  {
    const std::lock_guard lock(mutex_);
    waiting_.flushes.emplace_back([told](StoreAnswer) { told->set_value(); });
  }
  changed_.notify_one();
  told->get_future().wait();
  reads_.flush();
}

template <class Read>
bool SqliteStore::try_read(Read&& read) {
  std::string fault;
  try {
    read();
  } catch (const std::exception& thrown) {
    fault = fault_words(thrown);
  }
  const std::lock_guard lock(mutex_);
  read_fault_ = std::move(fault);
  return read_fault_.empty();
}

void SqliteStore::read(const ReadQuery& query, ReadDone done) {
  reads_.add([this, query, done = std::move(done)](SqliteReader& reader) {
    std::optional<std::vector<Entry>> found;
    using State = ReadAnswer::State;
    if (!try_read([&] { found = reader.entries(query.code, query.after); })) return done({State::Unreadable, {}});
    if (!found) return done({State::Missing, {}});
    done({State::Found, std::move(*found)});
  });
}

void SqliteStore::recall(const std::string& code, SnapshotDone done) {
  reads_.add([code, done = std::move(done)](SqliteReader& reader) {
    SnapshotAnswer answer;
    // A cache: what cannot be read is made anew.
    try {
      answer = reader.snapshot(code);
    } catch (const std::exception&) {
      answer = {};
    }
    done(std::move(answer));
  });
}

void SqliteStore::list(const ListQuery& query, ListDone done) {
  reads_.add([this, query, done = std::move(done)](SqliteReader& reader) {
    std::vector<ListedTable> found;
    try_read([&] { found = reader.list(query); });
    done(std::move(found));
  });
}

void SqliteStore::run() {
  while (true) {
    Batch batch = take();
    if (batch.empty() && forgetters_.empty()) break;
    write(std::move(batch));
    finish_forgetting();
    checkpoint();
  }
}

// Returns an empty batch when it is time to try again to empty the log, or when everything is done and the store
// closes.
Batch SqliteStore::take() {
  const auto has_work = [this] { return stopping_ || !waiting_.empty(); };
  std::unique_lock lock(mutex_);
  if (forgetters_.empty()) {
    changed_.wait(lock, has_work);
  } else {
    changed_.wait_for(lock, kTryAgain, has_work);
    if (stopping_) forget_until_ = Clock::now();
  }
  return std::exchange(waiting_, {});
}

void SqliteStore::write(Batch batch) {
  std::vector<StoreNews> news;
  if (!batch.changes.empty()) {
    const WrittenBatch written = writer_.write(batch.changes);
    note(batch, written);
    for (std::size_t i = 0; i < batch.changes.size(); ++i) {
      // The words are gone from the file, and not yet from its log.
      const bool deletes =
          std::holds_alternative<Forget>(batch.changes[i]) || std::holds_alternative<Remove>(batch.changes[i]);
      if (deletes && written.answers[i] == StoreAnswer::Stored) {
        if (forgetters_.empty()) forget_until_ = Clock::now() + kForgetPatience;
        log_has_forgotten_words_ = true;
        forgetters_.push_back(std::move(batch.dones[i]));
      } else {
        news.push_back({std::move(batch.dones[i]), written.answers[i]});
      }
    }
  }
  for (StoreDone& done : batch.flushes) {
    if (forgetters_.empty()) {
      news.push_back({std::move(done), StoreAnswer::Stored});
    } else {
      forgetters_.push_back(std::move(done));
    }
  }
  messenger_.tell(std::move(news));
}

void SqliteStore::note(const Batch& batch, const WrittenBatch& written) {
  bool any_stored = false;
  const std::lock_guard lock(mutex_);
  for (std::size_t i = 0; i < batch.changes.size(); ++i) {
    switch (written.answers[i]) {
      case StoreAnswer::Stored:
        any_stored = true;
        if (std::holds_alternative<Append>(batch.changes[i])) ++counts_.appends;
        break;
      case StoreAnswer::Conflict: ++counts_.conflicts; break;
      case StoreAnswer::Unavailable:
      case StoreAnswer::Unknown:
      case StoreAnswer::Moved: ++counts_.unavailable; break;
    }
  }
  counts_.commit_seconds += written.commit_seconds;
  if (any_stored) ++counts_.commits;
  // Changes that conflict do not touch the disk and prove nothing about it.
  if (any_stored || !written.fault.empty()) write_fault_ = written.fault;
}

void SqliteStore::note_fault(std::string fault) {
  const std::lock_guard lock(mutex_);
  write_fault_ = std::move(fault);
}

void SqliteStore::finish_forgetting() {
  if (!log_has_forgotten_words_) return;
  const EmptiedLog emptied = writer_.empty_log();
  switch (emptied.state) {
    case Emptied::Yes:
      log_has_forgotten_words_ = false;
      tell_forgetters(StoreAnswer::Stored);
      return;
    case Emptied::Later:
      if (forgetters_.empty() || Clock::now() < forget_until_) return;
      note_fault("deleted text is still in the log: another process has been reading the database for too long");
      tell_forgetters(StoreAnswer::Unavailable);
      return;
    case Emptied::Failed:
      note_fault("words are forgotten but still in the log: " + emptied.fault);
      tell_forgetters(StoreAnswer::Unavailable);
      return;
  }
}

void SqliteStore::tell_forgetters(StoreAnswer answer) {
  std::vector<StoreNews> news;
  for (StoreDone& done : forgetters_) news.push_back({std::move(done), answer});
  forgetters_.clear();
  messenger_.tell(std::move(news));
}

// Runs after the results are delivered, so that no caller waits for it.
void SqliteStore::checkpoint() {
  const std::uint32_t pages = writer_.log_pages();
  if (pages < checkpointed_pages_) checkpointed_pages_ = 0;  // the log was restarted
  if (pages - checkpointed_pages_ < plan_.checkpoint_pages) return;
  checkpointed_pages_ = pages;
  std::string fault = writer_.checkpoint();
  if (!fault.empty()) note_fault(std::move(fault));
}

}  // namespace

OpenedStore open_sqlite_store(const SqlitePlan& plan) {
  try {
    SQLite::Database to_write = open_to_write(plan);
    return {std::make_unique<SqliteStore>(plan, std::move(to_write), open_to_read(plan)), {}};
  } catch (const std::exception& fault) {
    return {nullptr, plan.file + ": " + fault_words(fault)};
  }
}

}  // namespace spires::server

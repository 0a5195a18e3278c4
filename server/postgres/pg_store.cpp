#include "server/postgres/pg_store.h"

#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "server/postgres/pg_lane.h"
#include "server/postgres/pg_lease.h"
#include "server/postgres/pg_reader.h"
#include "server/store/messenger.h"
#include "server/store/read_queue.h"

namespace spires::server {
namespace {

using host::ClaimDone;
using host::ListDone;
using host::ListQuery;
using host::ReadDone;
using host::ReadQuery;
using host::Snapshot;
using host::SnapshotDone;
using host::StoreCounts;

using Clock = std::chrono::steady_clock;
constexpr std::size_t kReaders = 2;

// PostgreSQL stores no zero byte in a text, and libpq would cut it there.
bool has_zero(const std::string& text) { return text.find('\0') != std::string::npos; }
bool has_zero(const Change& change) {
  const auto* append = std::get_if<Append>(&change);
  if (append == nullptr) return false;
  for (const host::Entry& entry : append->entries) {
    if (has_zero(entry.text) || has_zero(entry.owner.value_or("")) || has_zero(entry.personal.value_or("")))
      return true;
  }
  return append->listing && has_zero(append->listing->summary);
}

class PgStore final : public Store {
 public:
  PgStore(const PgPlan& plan, std::unique_ptr<PgPrimary> primary, std::unique_ptr<PgLease> lease)
      : plan_(plan), primary_(std::move(primary)), lease_(std::move(lease)) {
    for (std::size_t i = 0; i < kReaders; ++i) {
      readers_.push_back(std::make_unique<ReadQueue<PgReader>>(*primary_, lease_->node()));
    }
    for (std::size_t i = 0; i < plan.lanes; ++i) {
      lanes_.push_back(std::make_unique<PgLane>(*primary_, lease_->node(),
                                                PgLane::Plan{plan.most_waiting, plan.patience, plan.farewell},
                                                messenger_, [this](const PgLane::Written& one) { note(one); }));
    }
    lease_->keep();
  }
  ~PgStore() override {
    // What waits is written and reported before the lease is given back.
    lanes_.clear();
    readers_.clear();
  }

  void append(Append append, StoreDone done) override { give(std::move(append), std::move(done)); }
  void forget(const std::string& code, const std::string& owner, StoreDone done) override {
    give(Forget{code, owner}, std::move(done));
  }
  void remove(const std::string& code, StoreDone done) override { give(Remove{code}, std::move(done)); }
  void keep(const std::string& code, Snapshot snapshot) override {
    give(Keep{code, std::move(snapshot)}, [](StoreAnswer) {});
  }
  void claim(const std::string& code, ClaimDone done) override {
    ask(
        code, [code](PgReader& reader, PgReader::Deadline until) { return reader.claim(code, until); },
        std::move(done));
  }
  void read(const ReadQuery& query, ReadDone done) override {
    ask(
        query.code, [query](PgReader& reader, PgReader::Deadline until) { return reader.entries(query, until); },
        std::move(done));
  }
  void recall(const std::string& code, SnapshotDone done) override {
    ask(
        code, [code](PgReader& reader, PgReader::Deadline until) { return reader.snapshot(code, until); },
        std::move(done));
  }
  void list(const ListQuery& query, ListDone done) override {
    ask(
        "",
        [query](PgReader& reader, PgReader::Deadline until) {
          return reader.list(query, until).value_or(std::vector<host::ListedTable>());
        },
        std::move(done));
  }
  void flush() override;

  std::string why() const override {
    const std::lock_guard lock(mutex_);
    return write_fault_.empty() ? read_fault_ : write_fault_;
  }
  StoreCounts counts() const override {
    const std::lock_guard lock(mutex_);
    return counts_;
  }

 private:
  static std::size_t place_of(const std::string& code, std::size_t places) {
    return std::hash<std::string>{}(code) % places;
  }
  void give(Change change, StoreDone done);
  // Asks the reader of the table; the time runs from now, also while others are asked.
  template <class Question, class Done>
  void ask(const std::string& code, Question question, Done done);
  void note(const PgLane::Written& written);
  void refuse(StoreDone done, std::string why);

  const PgPlan plan_;
  Messenger messenger_;

  mutable std::mutex mutex_;
  StoreCounts counts_;
  std::string write_fault_;
  std::string read_fault_;

  std::unique_ptr<PgPrimary> primary_;
  std::unique_ptr<PgLease> lease_;
  std::vector<std::unique_ptr<ReadQueue<PgReader>>> readers_;
  std::vector<std::unique_ptr<PgLane>> lanes_;
};

void PgStore::give(Change change, StoreDone done) {
  if (has_zero(change)) return refuse(std::move(done), "a text with a zero byte cannot be stored");
  const std::string& code = std::visit([](const auto& one) -> const std::string& { return one.code; }, change);
  PgLane& lane = *lanes_[place_of(code, lanes_.size())];
  if (!lane.give(std::move(change), done)) {
    refuse(std::move(done), "the database is too slow: " + std::to_string(plan_.most_waiting) + " changes wait for it");
  }
}

void PgStore::refuse(StoreDone done, std::string why) {
  {
    const std::lock_guard lock(mutex_);
    ++counts_.unavailable;
    write_fault_ = std::move(why);
  }
  messenger_.tell({{std::move(done), StoreAnswer::Unavailable}});
}

template <class Question, class Done>
void PgStore::ask(const std::string& code, Question question, Done done) {
  const PgReader::Deadline until = Clock::now() + plan_.read_patience;
  readers_[place_of(code, readers_.size())]->add(
      [this, until, question = std::move(question), done = std::move(done)](PgReader& reader) {
        auto answer = question(reader, until);
        {
          const std::lock_guard lock(mutex_);
          read_fault_ = reader.fault();
        }
        done(std::move(answer));
      });
}

void PgStore::note(const PgLane::Written& written) {
  const std::lock_guard lock(mutex_);
  counts_.appends += written.stored_appends;
  counts_.conflicts += written.conflicts;
  counts_.unavailable += written.unavailable;
  counts_.commit_seconds += written.seconds;
  if (written.stored_appends > 0) ++counts_.commits;
  if (written.stored_appends > 0 || !written.fault.empty()) write_fault_ = written.fault;
}

void PgStore::flush() {
  for (const auto& lane : lanes_) lane->drain();
  const auto told = std::make_shared<std::promise<void>>();
  messenger_.tell({{[told](StoreAnswer) { told->set_value(); }, StoreAnswer::Stored}});
  told->get_future().wait();
  for (const auto& reader : readers_) reader->flush();
}

}  // namespace

OpenedStore open_pg_store(const PgPlan& plan) {
  auto primary = std::make_unique<PgPrimary>(plan.address);
  auto lease = std::make_unique<PgLease>(*primary, plan.is_only_server);
  if (std::string fault = lease->begin(plan.lease_patience); !fault.empty()) return {nullptr, std::move(fault), {}};
  const std::int64_t now = lease->now();
  return {std::make_unique<PgStore>(plan, std::move(primary), std::move(lease)), {}, now};
}

}  // namespace spires::server

#include "server/postgres/pg_lane.h"

#include <algorithm>
#include <set>
#include <utility>

#include "secrets/token.h"

namespace spires::server {
namespace {

using Clock = std::chrono::steady_clock;

// Of one transaction: more would not be faster, and one that hangs holds up fewer tables.
constexpr std::size_t kMostTogether = 256;

std::string fresh_uuid() {
  constexpr const char* kDigits = "0123456789abcdef";
  std::string text;
  for (int half = 0; half < 2; ++half) {
    std::uint64_t bits = secrets::fresh_number();
    for (int i = 0; i < 16; ++i, bits >>= 4) {
      if (const std::size_t size = text.size(); size == 8 || size == 13 || size == 18 || size == 23) text += '-';
      text += kDigits[bits & 15];
    }
  }
  return text;
}

const std::string& code_of(const PgChange& one) {
  return std::visit([](const auto& change) -> const std::string& { return change.code; }, one.change);
}

}  // namespace

PgLane::PgLane(PgDoor& door, PgNode& node, const Plan& plan, Messenger& messenger, Note note)
    : plan_(plan),
      messenger_(messenger),
      note_(std::move(note)),
      writer_(door, node, {[this] { return may_wait_unsent(); }, [this] { return may_wait_in_doubt(); }}),
      thread_([this] { run(); }) {}

PgLane::~PgLane() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    if (!leaving_) leaving_ = Clock::now();
  }
  changed_.notify_all();
  thread_.join();
}

bool PgLane::give(Change change, StoreDone& done) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() >= plan_.most_waiting) return false;
    waiting_.push_back({{std::move(change), fresh_uuid()}, std::move(done), Clock::now()});
  }
  changed_.notify_all();
  return true;
}

void PgLane::drain() {
  std::unique_lock lock(mutex_);
  if (!leaving_) leaving_ = Clock::now();
  changed_.wait(lock, [this] { return waiting_.empty() && !busy_; });
  leaving_.reset();
}

PgDoubts PgLane::doubts() const {
  const std::lock_guard lock(mutex_);
  return doubts_;
}

bool PgLane::may_wait_unsent() const { return Clock::now() < oldest_ + plan_.patience; }

bool PgLane::may_wait_in_doubt() const {
  const std::lock_guard lock(mutex_);
  return !leaving_ || Clock::now() < *leaving_ + plan_.farewell;
}

void PgLane::run() {
  while (true) {
    std::vector<Waiting> batch = take();
    if (batch.empty()) return;
    write(std::move(batch));
    {
      const std::lock_guard lock(mutex_);
      busy_ = false;
    }
    changed_.notify_all();
  }
}

// The oldest changes, one of each table: the next one of a table follows the first.
std::vector<PgLane::Waiting> PgLane::take() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
  std::vector<Waiting> batch;
  std::deque<Waiting> later;
  std::set<std::string> codes;
  while (!waiting_.empty() && batch.size() < kMostTogether) {
    const bool is_first = codes.insert(code_of(waiting_.front().change)).second;
    if (is_first) {
      batch.push_back(std::move(waiting_.front()));
    } else {
      later.push_back(std::move(waiting_.front()));
    }
    waiting_.pop_front();
  }
  std::move(waiting_.begin(), waiting_.end(), std::back_inserter(later));
  waiting_ = std::move(later);
  busy_ = !batch.empty();
  return batch;
}

void PgLane::write(std::vector<Waiting> batch) {
  std::sort(batch.begin(), batch.end(),
            [](const Waiting& a, const Waiting& b) { return code_of(a.change) < code_of(b.change); });
  oldest_ = std::min_element(batch.begin(), batch.end(), [](const Waiting& a, const Waiting& b) {
              return a.since < b.since;
            })->since;
  std::vector<PgChange> changes;
  for (Waiting& one : batch) changes.push_back(std::move(one.change));
  const Clock::time_point begin = Clock::now();
  const std::vector<StoreAnswer> answers = writer_.write(changes);
  Written written{0, 0, 0, std::chrono::duration<double>(Clock::now() - begin).count(), writer_.fault()};
  std::vector<StoreNews> news;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    switch (answers[i]) {
      case StoreAnswer::Stored:
        written.stored_appends += std::holds_alternative<Append>(changes[i].change) ? 1 : 0;
        break;
      case StoreAnswer::Conflict:
      case StoreAnswer::Moved: ++written.conflicts; break;
      case StoreAnswer::Unavailable:
      case StoreAnswer::Unknown: ++written.unavailable; break;
    }
    news.push_back({std::move(batch[i].done), answers[i]});
  }
  if (written.unavailable == 0) written.fault.clear();
  {
    const std::lock_guard lock(mutex_);
    doubts_ = writer_.doubts();
  }
  note_(written);
  messenger_.tell(std::move(news));
}

}  // namespace spires::server

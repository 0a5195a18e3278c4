#include "server/net/connection_limiter.h"

#include <boost/asio/post.hpp>

namespace spires::server {
namespace {

// A polite refusal needs a connection too; beyond this many, connections are closed without a reply.
constexpr std::size_t kMostTurnedAway = 64;

// Keeps the connection alive, so that it is destroyed on its own executor.
template <class F>
void tell(std::shared_ptr<OpenConnection> connection, F what) {
  const boost::asio::any_io_executor executor = connection->executor();
  boost::asio::post(executor, [connection = std::move(connection), what = std::move(what)] { what(*connection); });
}

}  // namespace

ConnectionSlot::~ConnectionSlot() { limiter_->left(*this); }

std::optional<std::string> ConnectionSlot::introduce(std::weak_ptr<OpenConnection> connection) {
  const std::lock_guard lock(limiter_->mutex_);
  limiter_->inside_[number_] = std::move(connection);
  return limiter_->seen_out_;
}

bool ConnectionSlot::claim(const std::string& source) {
  if (source_ || !limiter_->addresses_.enter(source, limiter_->now())) return source_.has_value();
  source_ = source;
  return true;
}

NetCounts ConnectionLimiter::counts() const {
  NetCounts counts;
  {
    const std::lock_guard lock(mutex_);
    counts.open = inside_.size();
  }
  counts.links = counters_.links;
  counts.accepted = counters_.accepted;
  counts.refused = counters_.refused;
  counts.requests = counters_.requests;
  counts.frames_in = counters_.frames_in;
  counts.frames_out = counters_.frames_out;
  counts.bytes_out = counters_.bytes_out;
  counts.slow_cut = counters_.slow_cut;
  counts.too_fast = counters_.too_fast;
  counts.faults = counters_.faults;
  return counts;
}

void ConnectionSlot::shut_out() {
  if (source_) limiter_->addresses_.shut_out(*source_, limiter_->now());
}

bool ConnectionSlot::may_send() { return !source_ || limiter_->addresses_.may_send(*source_, limiter_->now()); }

std::unique_ptr<ConnectionSlot> ConnectionLimiter::admit(const boost::asio::ip::address& address) {
  // Behind a proxy all connections come from the proxy; the client is known only after its first request.
  std::optional<std::string> source;
  if (!plan_.behind_proxy) source = household(address);
  const std::lock_guard lock(mutex_);
  const Admission admission = admission_for(source);
  if (admission != Admission::Welcome) {
    ++counters_.refused;
    source.reset();
  }
  if (admission == Admission::Unheard) return nullptr;
  ++counters_.accepted;
  const std::uint64_t number = next_++;
  inside_.emplace(number, std::weak_ptr<OpenConnection>{});
  return std::make_unique<ConnectionSlot>(shared_from_this(), number, admission, std::move(source));
}

Admission ConnectionLimiter::admission_for(const std::optional<std::string>& source) {
  if (seen_out_) return Admission::Unheard;
  const std::uint32_t most = plan_.limits.connections;
  const bool full = most != 0 && inside_.size() - turned_away_ >= most;
  if (!full && (!source || addresses_.enter(*source, now()))) return Admission::Welcome;
  if (turned_away_ >= kMostTurnedAway) return Admission::Unheard;
  ++turned_away_;
  return full ? Admission::ServerFull : Admission::AddressFull;
}

void ConnectionLimiter::left(const ConnectionSlot& slot) {
  if (slot.source_) addresses_.leave(*slot.source_, now());
  std::vector<std::function<void()>> done;
  {
    const std::lock_guard lock(mutex_);
    if (slot.admission_ != Admission::Welcome) --turned_away_;
    inside_.erase(slot.number_);
    if (inside_.empty()) done.swap(when_empty_);
  }
  for (const std::function<void()>& one : done) run_guarded(counters_, one);
}

std::vector<std::shared_ptr<OpenConnection>> ConnectionLimiter::connections() {
  std::vector<std::shared_ptr<OpenConnection>> all;
  const std::lock_guard lock(mutex_);
  for (const auto& [number, connection] : inside_) {
    if (std::shared_ptr<OpenConnection> one = connection.lock()) all.push_back(std::move(one));
  }
  return all;
}

void ConnectionLimiter::see_out(const std::string& why, std::function<void()> done) {
  bool empty = false;
  {
    const std::lock_guard lock(mutex_);
    if (!seen_out_) seen_out_ = why;
    empty = inside_.empty();
    if (!empty) when_empty_.push_back(std::move(done));
  }
  if (empty) {
    run_guarded(counters_, done);
    return;
  }
  for (std::shared_ptr<OpenConnection>& connection : connections()) {
    tell(std::move(connection), [why](OpenConnection& one) { one.leave(why); });
  }
}

void ConnectionLimiter::cut_all() {
  for (std::shared_ptr<OpenConnection>& connection : connections()) {
    tell(std::move(connection), [](OpenConnection& one) { one.cut(); });
  }
}

}  // namespace spires::server

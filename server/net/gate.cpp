#include "server/net/gate.h"

#include <chrono>

#include <boost/asio/post.hpp>

namespace spires::server {
namespace {

// Refusing politely takes a connection too; beyond so many there is only hanging up.
constexpr std::size_t kMostTurnedAway = 64;

Moment now() { return std::chrono::steady_clock::now(); }

// The caller goes along, so that it dies on its own executor.
template <class F>
void tell(std::shared_ptr<Caller> caller, F what) {
  const boost::asio::any_io_executor executor = caller->executor();
  boost::asio::post(executor, [caller = std::move(caller), what = std::move(what)] { what(*caller); });
}

}  // namespace

Stay::~Stay() { gate_->left(*this); }

std::optional<std::string> Stay::introduce(std::weak_ptr<Caller> caller) {
  const std::lock_guard lock(gate_->mutex_);
  gate_->inside_[number_] = std::move(caller);
  return gate_->seen_out_;
}

bool Stay::claim(const std::string& house) {
  if (house_ || !gate_->addresses_.enter(house, now())) return house_.has_value();
  house_ = house;
  return true;
}

NetCounts Gate::counts() const {
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

void Stay::shut_out() {
  if (house_) gate_->addresses_.shut_out(*house_, now());
}

std::unique_ptr<Stay> Gate::admit(const boost::asio::ip::address& address) {
  // Behind a proxy everybody comes from the proxy; whom a connection belongs to is known once it has asked.
  std::optional<std::string> house;
  if (!plan_.behind_proxy) house = household(address);
  const std::lock_guard lock(mutex_);
  const Admission admission = admission_for(house);
  if (admission != Admission::Welcome) {
    ++counters_.refused;
    house.reset();
  }
  if (admission == Admission::Unheard) return nullptr;
  ++counters_.accepted;
  const std::uint64_t number = next_++;
  inside_.emplace(number, std::weak_ptr<Caller>{});
  return std::make_unique<Stay>(shared_from_this(), number, admission, std::move(house));
}

Admission Gate::admission_for(const std::optional<std::string>& house) {
  if (seen_out_) return Admission::Unheard;
  const std::uint32_t most = plan_.limits.connections;
  const bool full = most != 0 && inside_.size() - turned_away_ >= most;
  if (!full && (!house || addresses_.enter(*house, now()))) return Admission::Welcome;
  if (turned_away_ >= kMostTurnedAway) return Admission::Unheard;
  ++turned_away_;
  return full ? Admission::HouseFull : Admission::AddressFull;
}

void Gate::left(const Stay& stay) {
  if (stay.house_) addresses_.leave(*stay.house_, now());
  std::vector<std::function<void()>> done;
  {
    const std::lock_guard lock(mutex_);
    if (stay.admission_ != Admission::Welcome) --turned_away_;
    inside_.erase(stay.number_);
    if (inside_.empty()) done.swap(when_empty_);
  }
  for (const std::function<void()>& one : done) run_guarded(counters_, one);
}

std::vector<std::shared_ptr<Caller>> Gate::callers() {
  std::vector<std::shared_ptr<Caller>> all;
  const std::lock_guard lock(mutex_);
  for (const auto& [number, caller] : inside_) {
    if (std::shared_ptr<Caller> one = caller.lock()) all.push_back(std::move(one));
  }
  return all;
}

void Gate::see_out(const std::string& why, std::function<void()> done) {
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
  for (std::shared_ptr<Caller>& caller : callers()) {
    tell(std::move(caller), [why](Caller& one) { one.leave(why); });
  }
}

void Gate::cut_all() {
  for (std::shared_ptr<Caller>& caller : callers()) {
    tell(std::move(caller), [](Caller& one) { one.cut(); });
  }
}

}  // namespace spires::server

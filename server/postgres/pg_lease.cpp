#include "server/postgres/pg_lease.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "server/postgres/pg_statements.h"

namespace spires::server {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kRenewal{1000};
constexpr std::chrono::milliseconds kTryAgain{250};
// With a database that does not answer when a server starts.
constexpr std::chrono::milliseconds kStartPatience{2000};

}  // namespace

PgLease::~PgLease() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
  if (!session_.is_open()) return;
  const PgStatement leave{&kPgLeave, {std::to_string(node_.id)}};
  static_cast<void>(session_.run({&leave, 1}, [] { return false; }));
}

std::string PgLease::begin(std::chrono::milliseconds patience) {
  const auto until = Clock::now() + patience;
  const auto soon = Clock::now() + std::min(patience, kStartPatience);
  while (!enter()) {
    if (Clock::now() >= (session_.is_open() ? until : soon)) return fault_;
    std::this_thread::sleep_for(kTryAgain);
  }
  return {};
}

bool PgLease::enter() {
  if (!session_.open()) {
    fault_ = session_.fault();
    return false;
  }
  const char* only = is_only_ ? "true" : "false";
  const std::array<PgStatement, 3> entry{{{&kPgAlone, {}}, {&kPgTakeOver, {only}}, {&kPgRegister, {only}}}};
  const PgReply reply = session_.run(entry, [] { return false; });
  fault_ = reply.end == PgReply::End::Committed ? "another server uses the database" : reply.fault;
  if (reply.end != PgReply::End::Committed || reply.rows[2].empty()) return false;
  node_.id = std::strtoll(reply.rows[2].front().front()->c_str(), nullptr, 10);
  now_ = std::strtoll(reply.rows[2].front().back()->c_str(), nullptr, 10);
  node_.dead = false;
  return true;
}

void PgLease::keep() {
  thread_ = std::thread([this] { run(); });
}

void PgLease::run() {
  while (true) {
    {
      std::unique_lock lock(mutex_);
      if (changed_.wait_for(lock, kRenewal, [this] { return stopping_; })) return;
    }
    // Opening it again is a renewal, too.
    if (session_.is_open()) session_.barrier();
    if (!session_.open()) continue;
    // Another server took over and is gone again, or lets nobody in.
    if (node_.dead) enter();
  }
}

}  // namespace spires::server

#include "tests/doubt/fake_server.h"

#include <algorithm>
#include <utility>

namespace spires::tests {

using server::PgResult;
using server::PgStatement;

std::size_t Choices::take(std::size_t count) {
  if (at_ == made_.size()) made_.push_back({0, count});
  return made_[at_++].taken;
}

bool Choices::next() {
  at_ = 0;
  while (!made_.empty() && made_.back().taken + 1 == made_.back().count) made_.pop_back();
  if (made_.empty()) return false;
  ++made_.back().taken;
  return true;
}

class FakePipe final : public server::PgPipe {
 public:
  FakePipe(FakeServer& server, FakeServer::SessionPtr session)
      : server_(server), session_(std::move(session)), name_(std::to_string(session_->server)) {}
  ~FakePipe() override { session_->is_cut = true; }

  void send(const PgStatement& statement) override {
    const std::string what = statement.what->name;
    session_->kind = what == "barrier" ? FakeServer::Kind::Barrier
                     : what == "whose" ? FakeServer::Kind::Look
                                       : FakeServer::Kind::Append;
    if (session_->kind != FakeServer::Kind::Append) return;
    session_->after = static_cast<std::uint32_t>(std::stoul(*statement.values[1]));
    session_->record = {std::stoull(*statement.values[2]), *statement.values[3], true};
    if (server_.planted_ == Planted::NewId) session_->record.id += std::to_string(server_.attempts_);
    ++server_.attempts_;
  }
  void sync() override { server_.begin(session_); }
  PgResult next(std::chrono::milliseconds) override {
    if (session_->results.empty()) server_.run(session_);
    if (session_->results.empty()) {
      return {session_->hangs ? PgResult::Kind::Nothing : PgResult::Kind::Lost, {}, {}, "cut"};
    }
    PgResult first = std::move(session_->results.front());
    session_->results.erase(session_->results.begin());
    return first;
  }
  bool take_warning() override {
    return std::exchange(session_->state, FakeServer::State::Idle) == FakeServer::State::Warned;
  }
  const std::string& server() const override { return name_; }

 private:
  FakeServer& server_;
  FakeServer::SessionPtr session_;
  const std::string name_;
};

std::unique_ptr<server::PgPipe> FakeServer::open() {
  sessions_.push_back(std::make_shared<Session>());
  sessions_.back()->server = server_;
  return std::make_unique<FakePipe>(*this, sessions_.back());
}

// ---- what the machines do ----

void FakeServer::begin(const SessionPtr& session) {
  session->state = session->server == server_ ? State::Sent : State::Gone;
  session->results.clear();
}

// A transaction that has changed the row holds it until its end, also while it waits for the standby.
bool FakeServer::is_locked(const Session& by) const {
  return std::any_of(sessions_.begin(), sessions_.end(), [&](const SessionPtr& one) {
    const bool holds = one->state == State::Executed || one->state == State::Committed;
    return one.get() != &by && one->server == server_ && one->kind == Kind::Append && one->fits && holds;
  });
}

std::uint32_t FakeServer::entries() const {
  return static_cast<std::uint32_t>(
      std::count_if(log_.begin(), log_.end(), [](const Record& one) { return !one.id.empty(); }));
}
std::uint64_t FakeServer::epoch() const {
  std::uint64_t epoch = 1;
  for (const Record& one : log_) epoch = std::max(epoch, one.epoch);
  return epoch;
}

void FakeServer::execute(Session& session) {
  const bool is_epoch = planted_ == Planted::NoEpoch || session.record.epoch == epoch();
  session.fits = entries() == session.after && is_epoch;
  session.state = State::Executed;
  if (planted_ == Planted::EarlyAnswer) {
    session.results = {{PgResult::Kind::Rows, {{session.fits ? "1" : "0"}}, {}, {}},
                       {PgResult::Kind::Sync, {}, {}, {}}};
  }
}

void FakeServer::commit(Session& session) {
  session.state = State::Committed;
  if (!session.fits) {
    session.state = State::Answerable;  // nothing to wait for
    return;
  }
  log_.push_back(session.record);
  hidden_ = 1;
  if (planted_ == Planted::LocalCommit) {
    hidden_ = 0;
    session.state = State::Answerable;
  }
}

void FakeServer::replicate(Session& session) {
  replicated_ = log_.size();
  hidden_ = 0;
  session.state = State::Answerable;
}

void FakeServer::answer(Session& session) {
  session.state = State::Answered;
  switch (session.kind) {
    case Kind::Append: session.results = {{PgResult::Kind::Rows, {{session.fits ? "1" : "0"}}, {}, {}}}; break;
    case Kind::Barrier:
      // It waits until the standby has everything that came before it.
      if (planted_ != Planted::NoBarrier) replicated_ = log_.size();
      session.results = {{PgResult::Kind::Rows, {{"f"}}, {}, {}}};
      break;
    case Kind::Look: {
      std::string id;
      std::uint32_t number = 0;
      const auto shown = log_.end() - static_cast<std::ptrdiff_t>(hidden_);
      for (auto one = log_.begin(); one != shown; ++one) {
        if (!one->id.empty() && number++ == 1) id = one->id;
      }
      const server::PgValue whose = id.empty() ? server::PgValue() : server::PgValue(id);
      session.results = {{PgResult::Kind::Rows, {{std::to_string(epoch()), whose}}, {}, {}}};
      break;
    }
  }
  session.results.push_back({PgResult::Kind::Sync, {}, {}, {}});
}

// The wait for the standby is cancelled: the commit is shown, and on one machine only.
void FakeServer::warn(Session& session) {
  hidden_ = 0;
  session.results = {{PgResult::Kind::Rows, {{"1"}}, {}, {}}, {PgResult::Kind::Sync, {}, {}, {}}};
  session.state = State::Warned;
}

// The row was locked for too long.
void FakeServer::refuse(Session& session) {
  session.results = {{PgResult::Kind::Error, {}, "55P03", "lock timeout"}, {PgResult::Kind::Sync, {}, {}, {}}};
  session.state = State::Refused;
}

// The client hears nothing more; the machine goes on with the transaction.
void FakeServer::cut(Session& session) { session.is_cut = true; }

void FakeServer::roll_back(Session& session) { session.state = State::Gone; }

// The machine starts again: it shows every commit that is on its own disk.
void FakeServer::restart(Session&) {
  ++server_;
  hidden_ = 0;
  for (const SessionPtr& one : sessions_) {
    if (one->state != State::Answered) one->state = State::Gone;
  }
}

// The standby becomes the primary: what it did not have is gone.
void FakeServer::fail_over(Session& session) {
  log_.resize(replicated_);
  restart(session);
}

void FakeServer::freeze(Session& session) {
  fail_over(session);
  session.hangs = true;
}

// Another node claims the table; its own answer is on both machines.
void FakeServer::claim(Session&) {
  log_.push_back({epoch() + 1, {}, false});
  replicated_ = log_.size();
}
void FakeServer::claim_and_write(Session& session) {
  claim(session);
  log_.push_back({epoch(), "other", false});
  replicated_ = log_.size();
}

// ---- in which order ----

std::vector<FakeServer::Possible> FakeServer::possible(const SessionPtr& waiting) const {
  std::vector<Possible> all;
  for (const SessionPtr& one : sessions_) {
    const bool listens = one == waiting;
    if (one->server != server_ || (!listens && !one->is_cut)) continue;
    const bool is_append = one->kind == Kind::Append;
    if (!is_append) {
      if (listens && one->state == State::Sent) all.push_back({&FakeServer::answer, one});
      continue;
    }
    if (one->state == State::Sent && !is_locked(*one)) all.push_back({&FakeServer::execute, one});
    if (one->state == State::Sent && is_locked(*one) && listens) all.push_back({&FakeServer::refuse, one});
    if (one->state == State::Executed) all.push_back({&FakeServer::commit, one});
    if (one->state == State::Committed) all.push_back({&FakeServer::replicate, one});
    if (one->state == State::Committed) all.push_back({&FakeServer::warn, one});
    if (one->state == State::Answerable && listens) all.push_back({&FakeServer::answer, one});
    const bool is_open = one->state == State::Sent || one->state == State::Executed;
    if (!listens && is_open) all.push_back({&FakeServer::roll_back, one});
  }
  for (const Step step : {&FakeServer::cut, &FakeServer::restart, &FakeServer::fail_over, &FakeServer::freeze}) {
    all.push_back({step, waiting});
  }
  if (!is_locked({}) && epoch() == 1) {
    all.push_back({&FakeServer::claim, waiting});
    all.push_back({&FakeServer::claim_and_write, waiting});
  }
  return all;
}

void FakeServer::run(const SessionPtr& session) {
  const auto is_lost = [&] { return session->is_cut || session->state == State::Gone; };
  while (session->results.empty() && !is_lost()) {
    // Before the first append there is nothing to doubt.
    if (attempts_ == 0 || !choices_.is_left()) return drive(session);
    const std::vector<Possible> steps = possible(session);
    const Possible& taken = steps[choices_.take(steps.size())];
    (this->*taken.step)(*taken.session);
  }
}

// After the last choice nothing goes wrong any more.
void FakeServer::drive(const SessionPtr& session) {
  finish();
  if (session->kind == Kind::Append && session->state == State::Sent) {
    execute(*session);
    commit(*session);
  }
  if (session->state == State::Executed) commit(*session);
  if (session->state == State::Committed) replicate(*session);
  answer(*session);
}

std::vector<FakeServer::Record> FakeServer::finish() {
  // Those who hold the row first.
  for (const State state : {State::Committed, State::Executed, State::Sent}) {
    for (const SessionPtr& one : sessions_) {
      if (one->server != server_ || !one->is_cut || one->kind != Kind::Append || one->state != state) continue;
      if (one->state == State::Sent && is_locked(*one)) continue;
      if (one->state == State::Sent) execute(*one);
      if (one->state == State::Executed) commit(*one);
      if (one->state == State::Committed) replicate(*one);
    }
  }
  return log_;
}

}  // namespace spires::tests

#include "server/postgres/pg_session.h"

#include <algorithm>
#include <utility>

#include "server/postgres/pg_statements.h"

namespace spires::server {
namespace {

// A frozen primary keeps its connections alive, so the patience with an answer is counted here.
constexpr std::chrono::milliseconds kFirstPatience{2000};
constexpr std::chrono::milliseconds kMostPatience{8000};

}  // namespace

bool PgSession::open() {
  if (pipe_) return true;
  pipe_ = next_ ? std::move(next_) : door_.open();
  if (!pipe_) fault_ = door_.why();
  if (pipe_ && !passes(*pipe_)) pipe_.reset();
  return is_open();
}

bool PgSession::barrier() {
  if (pipe_ && !passes(*pipe_)) pipe_.reset();
  return is_open();
}

bool PgSession::passes(PgPipe& pipe) {
  const PgStatement renewal{&kPgBarrier, {std::to_string(node_.id.load())}};
  const PgReply reply = transact(pipe, {&renewal, 1}, [] { return false; });
  if (reply.end != PgReply::End::Committed) {
    fault_ = reply.fault;
    return false;
  }
  const std::vector<PgRow>& rows = reply.rows.front();
  if (rows.empty() || rows.front().front() == "t") node_.dead = true;
  return true;
}

PgReply PgSession::run(std::span<const PgStatement> statements, const std::function<bool()>& has_time) {
  PgReply reply = transact(*pipe_, statements, [&] { return has_time() && !is_elsewhere(); });
  if (reply.end == PgReply::End::InDoubt) pipe_.reset();
  if (reply.end != PgReply::End::Committed) fault_ = reply.fault;
  return reply;
}

PgReply PgSession::transact(PgPipe& pipe, std::span<const PgStatement> statements,
                            const std::function<bool()>& goes_on) {
  for (const PgStatement& one : statements) pipe.send(one);
  pipe.sync();
  PgReply reply;
  auto patience = kFirstPatience;
  while (true) {
    PgResult result = pipe.next(patience);
    switch (result.kind) {
      case PgResult::Kind::Rows: reply.rows.push_back(std::move(result.rows)); break;
      case PgResult::Kind::Error:
        reply.sqlstate = result.sqlstate;
        reply.fault = result.words;
        break;
      case PgResult::Kind::Skipped: break;
      case PgResult::Kind::Sync:
        if (pipe.take_warning()) {
          reply.fault = "the commit came with a warning: it may be on one machine only";
        } else {
          reply.end = reply.sqlstate.empty() ? PgReply::End::Committed : PgReply::End::Refused;
        }
        return reply;
      case PgResult::Kind::Nothing:
        reply.fault = "the database does not answer";
        if (!goes_on()) return reply;
        patience = std::min(2 * patience, kMostPatience);
        break;
      case PgResult::Kind::Lost:
        // Its last words may say why.
        if (reply.fault.empty()) reply.fault = result.words;
        return reply;
    }
  }
}

// Finds out whether another server has become the primary, beside the connection that does not answer.
bool PgSession::is_elsewhere() {
  std::unique_ptr<PgPipe> found = door_.open();
  if (!found || found->server() == pipe_->server() || !passes(*found)) return false;
  next_ = std::move(found);
  return true;
}

}  // namespace spires::server

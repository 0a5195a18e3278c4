#include "server/postgres/libpq_pipe.h"

#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <utility>
#include <vector>

namespace spires::server {
namespace {

struct ClearResult {
  void operator()(PGresult* result) const { PQclear(result); }
};

void note_warning(void* warned, const PGresult* notice) {
  const char* severity = PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
  if (severity != nullptr && std::string_view(severity) == "WARNING") *static_cast<bool*>(warned) = true;
}

std::vector<PgRow> rows_of(const PGresult* result) {
  std::vector<PgRow> rows(static_cast<std::size_t>(PQntuples(result)));
  for (int row = 0; row < PQntuples(result); ++row) {
    for (int column = 0; column < PQnfields(result); ++column) {
      const bool null = PQgetisnull(result, row, column) == 1;
      const auto size = static_cast<std::size_t>(PQgetlength(result, row, column));
      rows[static_cast<std::size_t>(row)].push_back(null ? PgValue()
                                                         : PgValue(std::string(PQgetvalue(result, row, column), size)));
    }
  }
  return rows;
}

}  // namespace

std::string pg_error(const char* message) {
  std::string line = message == nullptr ? "" : message;
  std::replace(line.begin(), line.end(), '\n', ' ');
  while (!line.empty() && line.back() == ' ') line.pop_back();
  return line.empty() ? "the connection is lost" : line;
}

LibpqPipe::LibpqPipe(PgConnection connection) : connection_(std::move(connection)) {
  PQsetNoticeReceiver(connection_.get(), note_warning, &warned_);
  broken_ = PQsetnonblocking(connection_.get(), 1) != 0 || PQenterPipelineMode(connection_.get()) != 1;
}

void LibpqPipe::prepare(const PgPrepared& what) {
  broken_ |= PQsendPrepare(connection_.get(), what.name, what.sql, 0, nullptr) != 1;
}

void LibpqPipe::send(const PgStatement& statement) {
  std::vector<const char*> values;
  for (const PgValue& value : statement.values) values.push_back(value ? value->c_str() : nullptr);
  const int count = static_cast<int>(values.size());
  PGconn* connection = connection_.get();
  const int sent =
      statement.what->name[0] == '\0'
          ? PQsendQueryParams(connection, statement.what->sql, count, nullptr, values.data(), nullptr, nullptr, 0)
          : PQsendQueryPrepared(connection, statement.what->name, count, values.data(), nullptr, nullptr, 0);
  broken_ |= sent != 1;
}

void LibpqPipe::sync() { broken_ |= PQpipelineSync(connection_.get()) != 1; }

PgResult LibpqPipe::next(std::chrono::milliseconds limit) {
  const auto until = std::chrono::steady_clock::now() + limit;
  // A null ends the results of a statement; a connection that expects none has nothing but nulls.
  for (int nulls = 0; !broken_ && nulls < 8;) {
    if (!wait(until))
      return PQstatus(connection_.get()) == CONNECTION_BAD
                 ? lost()
                 : PgResult{.kind = PgResult::Kind::Nothing, .rows = {}, .sqlstate = {}, .words = {}};
    PGresult* result = PQgetResult(connection_.get());
    if (result != nullptr) return taken(result);
    ++nulls;
  }
  return lost();
}

// Waits until a result can be taken without blocking. Sends meanwhile what libpq has queued.
bool LibpqPipe::wait(std::chrono::steady_clock::time_point until) {
  PGconn* connection = connection_.get();
  while (true) {
    const int unsent = PQflush(connection);
    if (unsent < 0) return false;
    if (PQisBusy(connection) == 0) return true;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now()).count();
    if (left <= 0) return false;
    const short events = static_cast<short>(POLLIN | (unsent == 1 ? POLLOUT : 0));
    pollfd socket{PQsocket(connection), events, 0};
    if (::poll(&socket, 1, static_cast<int>(left)) < 0 && errno != EINTR) return false;
    if ((socket.revents & ~POLLOUT) != 0 && PQconsumeInput(connection) != 1) return PQisBusy(connection) == 0;
  }
}

PgResult LibpqPipe::taken(PGresult* given) {
  const std::unique_ptr<PGresult, ClearResult> result(given);
  switch (PQresultStatus(given)) {
    case PGRES_PIPELINE_SYNC: return {PgResult::Kind::Sync, {}, {}, {}};
    case PGRES_PIPELINE_ABORTED: return {PgResult::Kind::Skipped, {}, {}, {}};
    case PGRES_TUPLES_OK:
    case PGRES_COMMAND_OK: return {PgResult::Kind::Rows, rows_of(given), {}, {}};
    default: break;
  }
  const char* state = PQresultErrorField(given, PG_DIAG_SQLSTATE);
  std::string words = pg_error(PQresultErrorMessage(given));
  // Without a state it comes from libpq: the connection is lost.
  if (state == nullptr) return {PgResult::Kind::Lost, {}, {}, std::move(words)};
  return {PgResult::Kind::Error, {}, state, std::move(words)};
}

PgResult LibpqPipe::lost() const { return {PgResult::Kind::Lost, {}, {}, pg_error(PQerrorMessage(connection_.get()))}; }

}  // namespace spires::server

#include "server/postgres/pg_primary.h"

#include <poll.h>

#include <charconv>
#include <fstream>
#include <map>
#include <thread>
#include <utility>

#include "server/postgres/pg_schema.h"
#include "server/postgres/pg_statements.h"

namespace spires::server {
namespace {

using Steady = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kConnectPatience{1000};
constexpr std::chrono::milliseconds kCheckPatience{2000};
constexpr std::chrono::milliseconds kPause{200};

// A machine that is asked, or why it is not.
struct Asked {
  PgConnection connection;
  PostgresPollingStatusType state = PGRES_POLLING_WRITING;
};

using Settings = std::map<std::string, std::string>;

struct FreeOptions {
  void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts{""};
  for (const char one : text) {
    if (one == ',') {
      parts.emplace_back();
    } else {
      parts.back() += one;
    }
  }
  return parts;
}

// The settings of one connection to each host; empty, and a fault, if the URL cannot be read.
std::vector<Settings> settings_of(const PgAddress& address, std::string& fault) {
  char* error = nullptr;
  const std::unique_ptr<PQconninfoOption, FreeOptions> parsed(PQconninfoParse(address.url.c_str(), &error));
  if (!parsed) {
    fault = pg_error(error);
    PQfreemem(error);
    return {};
  }
  Settings all;
  for (const PQconninfoOption* one = parsed.get(); one->keyword != nullptr; ++one) {
    if (one->val != nullptr) all[one->keyword] = one->val;
  }
  if (all.contains("password")) {
    fault = "the address has a password in it, which others can see: put it into a file (--store-password-file)";
    return {};
  }
  if (!address.password_file.empty()) {
    std::ifstream file(address.password_file);
    if (!std::getline(file, all["password"])) {
      fault = "the password file " + address.password_file + " cannot be read";
      return {};
    }
  }
  // A frozen machine keeps its connections; the rest of the watch is in PgSession.
  all.insert({{"keepalives_idle", "1"}, {"keepalives_interval", "1"}, {"keepalives_count", "2"}});
  all["tcp_user_timeout"] = "2000";
  all["application_name"] = "spires";
  all["client_encoding"] = "UTF8";
  all["options"] +=
      " -c client_min_messages=warning -c lock_timeout=2s -c statement_timeout=0 -c "
      "default_transaction_isolation=read\\ committed";
  const std::vector<std::string> hosts = split(all["host"]);
  const std::vector<std::string> ports = split(all["port"]);
  std::vector<Settings> each;
  for (std::size_t i = 0; i < hosts.size(); ++i) {
    each.push_back(all);
    each.back()["host"] = hosts[i];
    each.back()["port"] = ports.size() == hosts.size() ? ports[i] : ports.front();
  }
  return each;
}

PgConnection start(const Settings& settings) {
  std::vector<const char*> keys;
  std::vector<const char*> values;
  for (const auto& [key, value] : settings) {
    keys.push_back(key.c_str());
    values.push_back(value.c_str());
  }
  keys.push_back(nullptr);
  values.push_back(nullptr);
  return PgConnection(PQconnectStartParams(keys.data(), values.data(), 0));
}

bool is_settled(const Asked& one) { return one.state == PGRES_POLLING_OK || one.state == PGRES_POLLING_FAILED; }

// Lets all of them connect at once; one that hangs costs the others nothing.
void connect_all(std::vector<Asked>& all) {
  const auto until = Steady::now() + kConnectPatience;
  while (true) {
    std::vector<pollfd> sockets;
    std::vector<Asked*> waiting;
    for (Asked& one : all) {
      if (is_settled(one)) continue;
      const short events = one.state == PGRES_POLLING_READING ? POLLIN : POLLOUT;
      sockets.push_back({PQsocket(one.connection.get()), events, 0});
      waiting.push_back(&one);
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Steady::now()).count();
    if (waiting.empty() || left <= 0) return;
    if (::poll(sockets.data(), sockets.size(), static_cast<int>(left)) <= 0) continue;
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      if (sockets[i].revents != 0) waiting[i]->state = PQconnectPoll(waiting[i]->connection.get());
    }
  }
}

constexpr PgPrepared kWho{"", R"(
SELECT pg_is_in_recovery(), current_setting('synchronous_commit'), current_setting('synchronous_standby_names'),
  pg_postmaster_start_time()::text || ' ' || coalesce(inet_server_addr()::text, 'here'),
  CASE WHEN pg_is_in_recovery() THEN '' ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END,
  current_setting('server_encoding'))"};

// What a machine says about itself.
struct Told {
  std::string fault;
  std::string server;
  std::uint64_t timeline = 0;
};

Told told(const PgRow& row, bool is_alone) {
  if (row[0] == "t") return {"it is a standby", {}, 0};
  if (row[1] != "on" && row[1] != "remote_apply") {
    return {"synchronous_commit is " + *row[1] + ", so it would lose what it has acknowledged", {}, 0};
  }
  if (row[2] == "" && !is_alone) {
    return {
        "synchronous_standby_names is empty, so a commit would be on one machine only (--alone-is-enough allows that)",
        {},
        0};
  }
  if (row[5] != "UTF8") return {"the database has the encoding " + *row[5] + ", not UTF8", {}, 0};
  Told told{{}, *row[3] + " " + *row[4], 0};
  std::from_chars(row[4]->data(), row[4]->data() + row[4]->size(), told.timeline, 16);
  return told;
}

Told ask(PGconn* connection, bool is_alone) {
  if (PQsendQuery(connection, kWho.sql) != 1) return {pg_error(PQerrorMessage(connection)), {}, 0};
  const auto until = Steady::now() + kCheckPatience;
  while (PQisBusy(connection) != 0) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Steady::now()).count();
    if (left <= 0) return {"it does not answer", {}, 0};
    pollfd socket{PQsocket(connection), POLLIN, 0};
    ::poll(&socket, 1, static_cast<int>(left));
    if (PQconsumeInput(connection) != 1) break;
  }
  Told answer{"it does not answer", {}, 0};
  while (PGresult* one = PQgetResult(connection)) {
    if (PQresultStatus(one) == PGRES_TUPLES_OK) {
      PgRow row;
      for (int i = 0; i < PQnfields(one); ++i) row.emplace_back(PQgetvalue(one, 0, i));
      answer = told(row, is_alone);
    } else {
      answer.fault = pg_error(PQresultErrorMessage(one));
    }
    PQclear(one);
  }
  return answer;
}

}  // namespace

void PgPrimary::note(std::string fault) {
  const std::lock_guard lock(mutex_);
  fault_ = std::move(fault);
}

std::string PgPrimary::why() const {
  const std::lock_guard lock(mutex_);
  return fault_;
}

void PgPrimary::pause() { std::this_thread::sleep_for(kPause); }

PgPrimary::Found PgPrimary::find() {
  std::string faults;
  const std::vector<Settings> hosts = settings_of(address_, faults);
  std::vector<Asked> all;
  for (const Settings& one : hosts) all.push_back({start(one)});
  connect_all(all);
  Found found;
  for (std::size_t i = 0; i < all.size(); ++i) {
    Asked& one = all[i];
    Told answer;
    if (one.state == PGRES_POLLING_OK) {
      answer = ask(one.connection.get(), address_.is_alone);
    } else {
      answer.fault = is_settled(one) ? pg_error(PQerrorMessage(one.connection.get())) : "it does not answer";
    }
    const std::string& host = hosts[i].at("host");
    if (!answer.fault.empty()) {
      faults += (faults.empty() ? "" : "; ") + (host.empty() ? "" : host + ": ") + answer.fault;
    } else if (answer.timeline >= found.timeline) {
      found = {std::move(one.connection), host + " " + answer.server, answer.timeline};
    }
  }
  const std::lock_guard lock(mutex_);
  fault_ = std::move(faults);
  if (found.connection && found.timeline < newest_timeline_) {
    fault_ = "the timeline of the database went back from " + std::to_string(newest_timeline_) + " to " +
             std::to_string(found.timeline) + ": this primary has lost moves";
    return {};
  }
  return found;
}

std::unique_ptr<PgPipe> PgPrimary::open() {
  Found found = find();
  if (!found.connection) return nullptr;
  auto pipe = std::make_unique<LibpqPipe>(std::move(found.connection));
  pipe->set_server(found.server);
  pipe->send({&kPgVersion, {}});
  for (const PgPrepared* one : kPgAll) pipe->prepare(*one);
  pipe->sync();
  PgResult result = pipe->next(kCheckPatience);
  const bool is_new = result.kind == PgResult::Kind::Error && result.sqlstate == "42P01";
  std::string fault = result.kind == PgResult::Kind::Rows || is_new ? pg_version_fault(result.rows) : result.words;
  while (fault.empty() && result.kind != PgResult::Kind::Sync) {
    result = pipe->next(kCheckPatience);
    if (result.kind != PgResult::Kind::Rows && result.kind != PgResult::Kind::Sync) fault = result.words;
    if (result.kind == PgResult::Kind::Nothing) fault = "it does not answer";
  }
  if (!fault.empty()) {
    note(std::move(fault));
    return nullptr;
  }
  const std::lock_guard lock(mutex_);
  newest_timeline_ = std::max(newest_timeline_, found.timeline);
  return pipe;
}

PgConnection PgPrimary::open_plain() { return find().connection; }

}  // namespace spires::server

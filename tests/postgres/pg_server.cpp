#include "tests/postgres/pg_server.h"

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <thread>

namespace spires::tests {
namespace {

constexpr std::chrono::seconds kPatience{120};

[[noreturn]] void fail(const std::string& why) { throw std::runtime_error(why); }

// The programs of the newest PostgreSQL that is installed.
const std::string& programs() {
  static const std::string folder = [] {
    int newest = 0;
    std::error_code none;
    for (const auto& one : std::filesystem::directory_iterator("/usr/lib/postgresql", none)) {
      newest = std::max(newest, std::atoi(one.path().filename().c_str()));
    }
    return "/usr/lib/postgresql/" + std::to_string(newest) + "/bin/";
  }();
  return folder;
}

// PostgreSQL does not run as root.
const passwd* ordinary_user() { return ::geteuid() == 0 ? ::getpwnam("nobody") : nullptr; }

void give_away(const std::string& path) {
  if (const passwd* user = ordinary_user()) {
    if (::chown(path.c_str(), user->pw_uid, user->pw_gid) != 0) fail("chown " + path);
  }
}

}  // namespace

PgServer& PgServer::shared() {
  static PgServer server;
  return server;
}

PgServer::PgServer() {
  prepare();
  run("initdb", {"-D", data(), "-U", "spires", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"});
  // A power cut is not tested here, so nothing waits for a disk.
  std::ofstream(data() + "/postgresql.conf", std::ios::app)
      << "listen_addresses = ''\nunix_socket_directories = '" << folder_
      << "'\nfsync = off\nmax_connections = 60\nwal_keep_size = 256\nautovacuum = off\nlogging_collector = off\n";
  start();
}

PgServer::PgServer(const PgServer& primary, const std::string& name) {
  prepare();
  run("pg_basebackup", {"-D", data(), "-R", "-X", "stream", "--no-sync", "-c", "fast", "-d",
                        "host=" + primary.folder_ + " user=spires application_name=" + name});
  std::ofstream(data() + "/postgresql.auto.conf", std::ios::app)
      << "unix_socket_directories = '" << folder_ << "'\nsynchronous_standby_names = ''\n";
  start();
}

PgServer::~PgServer() {
  if (postmaster_ != 0) {
    thaw();
    crash();
  }
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void PgServer::prepare() {
  if (::access((programs() + "postgres").c_str(), X_OK) != 0) fail("PostgreSQL is missing: tools/setup cluster");
  std::string pattern = (std::filesystem::temp_directory_path() / "spires-pg-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) fail("no temporary folder");
  folder_ = pattern;
  give_away(folder_);
}

pid_t PgServer::launch(const std::string& program, const std::vector<std::string>& arguments) const {
  const std::string path = programs() + program;
  std::vector<char*> words{const_cast<char*>(path.c_str())};  // NOLINT: exec changes nothing
  for (const std::string& one : arguments) words.push_back(const_cast<char*>(one.c_str()));  // NOLINT
  words.push_back(nullptr);
  const passwd* user = ordinary_user();
  const std::string log = folder_ + "/log";
  const pid_t parent = ::getpid();
  const pid_t child = ::fork();
  if (child != 0) return child;
  if (user != nullptr && (::setgroups(0, nullptr) != 0 || ::setgid(user->pw_gid) != 0 || ::setuid(user->pw_uid) != 0)) {
    ::_exit(126);
  }
  // If the test dies, so does what it started.
  ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
  if (::getppid() != parent) ::_exit(126);
  const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(out, STDERR_FILENO);
  if (::chdir("/") != 0) ::_exit(126);
  ::execv(path.c_str(), words.data());
  ::_exit(127);
}

void PgServer::run(const std::string& program, const std::vector<std::string>& arguments) const {
  int status = 0;
  if (::waitpid(launch(program, arguments), &status, 0) < 0 || status != 0) {
    std::ifstream log(folder_ + "/log");
    fail(program + " failed: " + std::string(std::istreambuf_iterator<char>(log), {}));
  }
}

void PgServer::start() {
  postmaster_ = launch("postgres", {"-D", data(), "-k", folder_});
  const auto until = std::chrono::steady_clock::now() + kPatience;
  while (PQping(("host=" + folder_ + " user=spires dbname=postgres").c_str()) != PQPING_OK) {
    if (std::chrono::steady_clock::now() > until) fail("PostgreSQL does not start: " + folder_ + "/log");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

void PgServer::crash() {
  ::kill(postmaster_, SIGQUIT);
  ::waitpid(postmaster_, nullptr, 0);
  postmaster_ = 0;
}

// The processes of a machine are the children of its postmaster.
void PgServer::signal_all(int signal) const {
  // No new ones while it stands still.
  ::kill(postmaster_, signal);
  std::ifstream children("/proc/" + std::to_string(postmaster_) + "/task/" + std::to_string(postmaster_) + "/children");
  for (pid_t child = 0; children >> child;) ::kill(child, signal);
}
void PgServer::freeze() { signal_all(SIGSTOP); }
void PgServer::thaw() { signal_all(SIGCONT); }

void PgServer::promote() { sql("postgres", "SELECT pg_promote(true, 60)"); }

std::string PgServer::url(const std::string& database) const {
  return "host=" + folder_ + " user=spires dbname=" + database;
}

std::string PgServer::new_database() {
  const std::string name = "spires" + std::to_string(++databases_);
  sql("postgres", "CREATE DATABASE " + name);
  return name;
}

std::string PgServer::sql(const std::string& database, const std::string& statement) const {
  const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(url(database).c_str()), PQfinish);
  const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection.get(), statement.c_str()), PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
    fail(statement + ": " + PQerrorMessage(connection.get()));
  return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

void PgServer::set(const std::string& name, const std::string& value) const {
  sql("postgres", "ALTER SYSTEM SET " + name + " = '" + value + "'");
  sql("postgres", "SELECT pg_reload_conf()");
  while (sql("postgres", "SHOW " + name) != value) std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

}  // namespace spires::tests

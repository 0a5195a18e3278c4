// A PostgreSQL of Debian's package in a temporary folder, reached through a socket there: no port, no service, an
// ordinary user also when a test runs as root. It ends with the program that started it, and nothing else does.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace spires::tests {

class PgServer {
 public:
  // A new database machine, or a standby that follows another one. Throws std::runtime_error.
  PgServer();
  explicit PgServer(const PgServer& primary, const std::string& name);
  PgServer& operator=(const PgServer&) = delete;
  ~PgServer();

  // The one of this program, started when it is first asked for.
  static PgServer& shared();

  void start();
  // Ends it at once, as a crash does; its disk stays.
  void crash();
  // SIGSTOP and SIGCONT for all its processes.
  void freeze();
  void thaw();
  void promote();

  // The address of a database of it.
  std::string url(const std::string& database) const;
  // Makes an empty database and returns its name.
  std::string new_database();
  // Runs SQL as the superuser; returns the first column of the first row, or an empty text. Throws if it fails.
  std::string sql(const std::string& database, const std::string& statement) const;
  // Sets a parameter of the whole machine; waits until it counts.
  void set(const std::string& name, const std::string& value) const;
  const std::string& folder() const { return folder_; }

 private:
  std::string data() const { return folder_ + "/data"; }
  void prepare();
  // Runs a program of the package as an ordinary user.
  pid_t launch(const std::string& program, const std::vector<std::string>& arguments) const;
  void run(const std::string& program, const std::vector<std::string>& arguments) const;
  void signal_all(int signal) const;

  std::string folder_;
  pid_t postmaster_ = 0;
  int databases_ = 0;
};

}  // namespace spires::tests

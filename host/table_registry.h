// The table registry: all tables of this process, loaded when a client comes and unloaded when all have left.
//
// Thread-safe.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "host/environment.h"
#include "host/mutex.h"
#include "host/table.h"
#include "host/table_directory.h"

namespace spires::host {

class TableRegistry final : public TableDirectory {
 public:
  explicit TableRegistry(Environment& environment);
  ~TableRegistry() override;

  // Creates a table from a client's plan. `done` gets the table and the token of its host, or the refusal.
  struct Created {
    std::shared_ptr<Table> table;
    std::string token;
  };
  using Creation = std::function<void(std::variant<Created, match::Refused>)>;
  void create(const match::Create& plan, Creation done);
  // Returns null if there is no such table.
  std::shared_ptr<Table> find(const std::string& code);
  std::vector<ListedTable> list_public(const std::string& status);

  void open(std::vector<Written> beginning, std::string secret, Opening done) override;
  void asleep(const std::string& code) override;

  // Starts the periodic check for idle tables.
  void start_tidying();
  // Notifies all clients that the server is shutting down. Refuses new clients from then on.
  void close();
  bool is_closing() const;
  std::size_t open_tables() const;

 private:
  void tidy_later();
  void tidy();
  void try_open(std::vector<Written> beginning, std::string secret, int attempt, Opening done);
  std::vector<std::shared_ptr<Table>> everything() const;

  Environment& environment_;
  mutable Mutex mutex_;
  std::map<std::string, std::shared_ptr<Table>> tables_;
  bool closing_ = false;
  const std::unique_ptr<Strand> strand_;
  const std::unique_ptr<Timer> tidying_;
  std::function<void()> stop_listening_;
};

}  // namespace spires::host

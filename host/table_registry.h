// The table registry: all tables of this process, loaded when a client comes and unloaded when all have left.
//
// Thread-safe.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
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
  // `done` gets the table, or the refusal if there is none that can be used; at once if the table is loaded.
  using Finding = std::function<void(std::variant<std::shared_ptr<Table>, match::Refused>)>;
  void find(const std::string& code, Finding done);
  // At most a second old: all requests meanwhile get the same list.
  void list_public(const std::string& status, ListDone done);

  void open(std::vector<Written> beginning, std::string secret, Opening done) override;
  void asleep(const std::string& code) override;
  void moved(const std::string& code) override;
  void damaged(const std::string& code, const std::string& what) override;
  void remove(const std::string& code) override;

  // Starts the periodic check for idle tables.
  void start_tidying();
  // Notifies all clients that the server is shutting down. Refuses new clients from then on.
  void close();
  bool is_closing() const;
  std::size_t open_tables() const;
  // Tables found damaged since the start.
  std::size_t damaged_tables() const;

 private:
  void tidy_later();
  void tidy();
  void tidy_table(const ListedTable& listed);
  bool is_calm();
  void be_patient(const std::string& why);
  void remove_finished(const ListedTable& table);
  void try_open(std::vector<Written> beginning, std::string secret, int attempt, Opening done);
  void taken(const std::string& code, std::vector<Written> beginning, std::string secret, int attempt, Opening done);
  void forget_table(const std::string& code, const Table* table);
  std::vector<std::shared_ptr<Table>> everything() const;

  Environment& environment_;
  mutable Mutex mutex_;
  std::map<std::string, std::shared_ptr<Table>> tables_;
  bool closing_ = false;
  std::set<std::string> damaged_;
  struct Listed {
    std::optional<Steady::time_point> at;
    std::vector<ListedTable> tables;
    std::vector<ListDone> waiting;
  };
  std::map<std::string, Listed> listed_;  // by status
  const std::unique_ptr<Strand> strand_;
  const std::unique_ptr<Timer> tidying_;
  std::function<void()> stop_listening_;
  // Used on the strand: when tables were last looked at, by both clocks, and from when on they may expire.
  std::optional<Steady::time_point> looked_at_;
  std::int64_t looked_wall_ = 0;
  Steady::time_point calm_at_{};
  // Used on the strand, by status: where to go on looking, so that tables which have to stay do not hide those behind.
  std::map<std::string, ListPlace> looked_to_;
};

}  // namespace spires::host

// A database of its own with the tables of the store, for one test.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>

#include "server/postgres/pg_schema.h"
#include "server/postgres/pg_store.h"
#include "tests/postgres/pg_server.h"

namespace spires::tests {

class PgPlace {
 public:
  explicit PgPlace(PgServer& machine = PgServer::shared()) : machine_(machine), database_(machine.new_database()) {
    server::PgPrimary primary({url(), {}, true});
    const std::string fault = server::pg_migrate(primary, server::pg_steps());
    if (!fault.empty()) throw std::runtime_error(fault);
  }

  server::PgPlan plan() const {
    server::PgPlan plan;
    plan.address = {url(), {}, true};
    // Other work on the machine must not look like a fault.
    plan.read_patience = std::chrono::seconds(60);
    return plan;
  }
  std::unique_ptr<host::Store> open() const { return open(plan()); }
  std::unique_ptr<host::Store> open_for(std::size_t most_waiting) const {
    server::PgPlan few = plan();
    few.most_waiting = most_waiting;
    few.lanes = 1;
    return open(few);
  }
  static std::unique_ptr<host::Store> open(const server::PgPlan& plan) {
    server::OpenedStore opened = server::open_pg_store(plan);
    if (!opened.store) throw std::runtime_error(opened.fault);
    return std::move(opened.store);
  }

  // Another process that keeps writers waiting.
  class Lock {
   public:
    explicit Lock(const PgPlace& place) : connection_(PQconnectdb(place.url().c_str())) {
      PQclear(PQexec(connection_.get(), "BEGIN; LOCK TABLE tables IN EXCLUSIVE MODE"));
    }
    void release() { PQclear(PQexec(connection_.get(), "ROLLBACK")); }

   private:
    server::PgConnection connection_;
  };

  std::string url() const { return machine_.url(database_); }
  std::string sql(const std::string& statement) const { return machine_.sql(database_, statement); }
  PgServer& machine() const { return machine_; }
  const std::string& database() const { return database_; }

 private:
  PgServer& machine_;
  std::string database_;
};

}  // namespace spires::tests

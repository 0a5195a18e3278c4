// The session of one client: hello first, then a table. Passes messages about a table to it and answers the rest.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "host/link.h"
#include "host/table_registry.h"

namespace spires::host {

// Limits how often an address may look for tables that do not exist, so that guessing codes does not pay, and create
// new ones. Thread rule: any thread.
class AddressAllowance {
 public:
  AddressAllowance(double at_once, double per_second) : at_once_(at_once), per_second_(per_second) {}
  // Returns false if the address has done so too often recently.
  bool is_left(const std::string& address, Steady::time_point now);
  void spend(const std::string& address, Steady::time_point now);

 private:
  struct Spent {
    double count = 0;
    Steady::time_point at;
  };
  const double at_once_;
  const double per_second_;
  Mutex mutex_;
  std::map<std::string, Spent> spent_;
};
struct Allowances {
  explicit Allowances(const HostSettings& settings) : tables(settings.tables_at_once, settings.tables_per_second) {}
  AddressAllowance guesses{20, 0.2};
  AddressAllowance tables;
};

class Session final : public ConnectionHandler, public std::enable_shared_from_this<Session> {
 public:
  Session(Environment& environment, TableRegistry& registry, Allowances& allowances, std::shared_ptr<Link> link);

  void receive(std::string text) override;
  void receive_unreadable(std::string_view code) override;
  void receive_too_fast() override;
  void gone() override;

 private:
  void on(const match::Hello& message);
  void on(const match::Use& message);
  void on(const match::Create& message);
  void on(const match::Join& message);
  void on(const match::Reclaim& message);
  // Passes all other messages to the table.
  void pass_on(match::ClientMessage message);
  std::shared_ptr<Table> look_for(const std::string& code, const std::string& request);
  ClientPtr client_at(const std::shared_ptr<Table>& table);
  ClientPtr go_to(const std::shared_ptr<Table>& table, ClientPtr client);
  void send(const match::HostMessage& message);
  void refuse(const std::optional<std::string>& request, match::Refused refused);

  Environment& environment_;
  TableRegistry& registry_;
  Allowances& allowances_;
  const std::shared_ptr<Link> link_;
  bool greeted_ = false;
  bool previews_ = true;
  Wishes wishes_;
  // The current table. Each table gets a new client, so that no state carries over to another table.
  Mutex mutex_;
  std::shared_ptr<Table> table_;
  ClientPtr client_;
  std::shared_ptr<Table> asked_table_;  // has not admitted the client yet
  ClientPtr asked_client_;
  bool gone_ = false;
};

}  // namespace spires::host

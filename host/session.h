// The session of one client: hello first, then a table. Passes messages about a table to it and answers the rest.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "host/link.h"
#include "host/table_registry.h"

namespace spires::host {

// Limits how often an address may look for tables that do not exist, so that guessing codes does not pay, create new
// ones, and come to one. Thread rule: any thread.
class AddressAllowance {
 public:
  AddressAllowance(double at_once, double per_second) : at_once_(at_once), per_second_(per_second) {}
  // Returns false if the address has done so too often recently.
  bool is_left(const std::string& address, Steady::time_point now);
  void spend(const std::string& address, Steady::time_point now);
  // Spends if one is left; returns whether one was.
  bool take(const std::string& address, Steady::time_point now) {
    if (at_once_ <= 0) return true;
    const bool left = is_left(address, now);
    if (left) spend(address, now);
    return left;
  }

 private:
  struct Spent {
    double count = 0;
    Steady::time_point at;
  };
  const double at_once_;
  const double per_second_;
  Mutex mutex_;
  std::map<std::string, Spent> spent_;
  std::size_t sweep_at_ = 10000;
};
struct Allowances {
  explicit Allowances(const HostSettings& settings)
      : tables(settings.tables_at_once, settings.tables_per_second),
        joins(settings.joins_at_once, settings.joins_per_second),
        retellings(settings.joins_at_once, settings.joins_per_second) {}
  AddressAllowance guesses{20, 0.2};
  AddressAllowance tables;      // also rematches
  AddressAllowance joins;       // every one brings the whole position
  AddressAllowance retellings;  // `sync` with `since`, exports and records: their length is that of the game
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
  bool is_gone();
  void handle(const std::string& text);
  void handle_waiting();
  // Passes all other messages to the table.
  void pass_on(match::ClientMessage message);
  // Calls `then` with the table, or refuses. Later messages wait meanwhile.
  using Then = std::function<void(const std::shared_ptr<Table>&)>;
  void look_for(const std::string& code, const std::string& request, Then then);
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
  // Messages wait while a table is being looked for; one thread at a time handles them.
  std::deque<std::string> waiting_;
  bool handling_ = false;
  bool looking_ = false;
  // The current table. Each table gets a new client, so that no state carries over to another table.
  Mutex mutex_;
  std::shared_ptr<Table> table_;
  ClientPtr client_;
  std::shared_ptr<Table> asked_table_;  // has not admitted the client yet
  ClientPtr asked_client_;
  bool gone_ = false;
};

}  // namespace spires::host

// One client's conversation: hello first, then a table. Messages about a table go to it; the rest is answered here.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "host/hall.h"
#include "host/link.h"

namespace spires::host {

// What an address may do only so often: look for tables that are not there (guessing codes must not pay), make new
// ones. Thread rule: any thread.
class AddressAllowance {
 public:
  AddressAllowance(double at_once, double per_second) : at_once_(at_once), per_second_(per_second) {}
  // False: it has done so too often of late.
  bool is_left(const std::string& address);
  void spend(const std::string& address);

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
  explicit Allowances(const HouseRules& house) : tables(house.tables_at_once, house.tables_per_second) {}
  AddressAllowance guesses{20, 0.2};
  AddressAllowance tables;
};

class Session final : public Visitor, public std::enable_shared_from_this<Session> {
 public:
  Session(World& world, Hall& hall, Allowances& allowances, std::shared_ptr<Link> link);

  void receive(std::string text) override;
  void receive_unreadable(std::string_view code) override;
  void receive_too_fast() override;
  void gone() override;

 private:
  void on(const table::Hello& message);
  void on(const table::Create& message);
  void on(const table::Join& message);
  void on(const table::Reclaim& message);
  // Everything else is for the table.
  void pass_on(table::ClientMessage message);
  std::shared_ptr<Table> look_for(const std::string& code, const std::string& request);
  GuestPtr guest_at(const std::shared_ptr<Table>& table);
  GuestPtr go_to(const std::shared_ptr<Table>& table, GuestPtr guest);
  void send(const table::HostMessage& message);
  void refuse(const std::optional<std::string>& request, table::Refused refused);

  World& world_;
  Hall& hall_;
  Allowances& allowances_;
  const std::shared_ptr<Link> link_;
  bool greeted_ = false;
  bool previews_ = true;
  // The table it is at, and a new guest for each, so that what one table knows of it stays there.
  Mutex mutex_;
  std::shared_ptr<Table> table_;
  GuestPtr guest_;
  std::shared_ptr<Table> asked_table_;  // that has not said yet whether it lets it in, as whom
  GuestPtr asked_guest_;
  bool gone_ = false;
};

}  // namespace spires::host

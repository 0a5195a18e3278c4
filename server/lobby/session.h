// One client's conversation: hello first, then a table. Messages about a table go to it; the rest is answered here.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/lobby/hall.h"
#include "server/net/front.h"

namespace spires::server {

// Who looks for tables that are not there, too often: guessing codes must not pay. Thread rule: any thread.
class Guesses {
 public:
  // False: this address has guessed wrong too often of late.
  bool may_look(const std::string& address);
  void missed(const std::string& address);

 private:
  struct Tries {
    double count = 0;
    Steady::time_point at;
  };
  std::mutex mutex_;
  std::map<std::string, Tries> tries_;
};

class Session final : public Visitor, public std::enable_shared_from_this<Session> {
 public:
  Session(World& world, Hall& hall, Guesses& guesses, std::shared_ptr<Link> link);

  void receive(std::string text) override;
  void receive_unreadable(std::string_view code) override;
  void receive_too_fast() override;
  void gone() override;

 private:
  void on(const table::Hello& message);
  void on(const table::Create& message);
  void on(const table::Join& message);
  void on(const table::Reclaim& message);
  template <class Message>
  void on(const Message& message);
  std::shared_ptr<Table> look_for(const std::string& code, const std::string& request);
  // The guest to be there; nothing: the client has gone meanwhile.
  GuestPtr go_to(const std::shared_ptr<Table>& table);
  void send(const table::HostMessage& message);
  void refuse(const std::optional<std::string>& request, table::Refused refused);

  World& world_;
  Hall& hall_;
  Guesses& guesses_;
  const std::shared_ptr<Link> link_;
  bool greeted_ = false;
  bool previews_ = true;
  // The table it is at, and a new guest for each, so that what one table knows of it stays there.
  std::mutex mutex_;
  std::shared_ptr<Table> table_;
  GuestPtr guest_;
  bool gone_ = false;
};

}  // namespace spires::server

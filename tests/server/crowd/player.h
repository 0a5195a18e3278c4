// A client of the crowd: a seat, a connection, and a memory that outlives the connection.
//
// A player repeats a request with its id until there is an answer, over as many connections as it takes, and remembers
// all acknowledgements and events, to compare them with later messages of the server.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/server/crowd/context.h"
#include "tests/server/crowd/told.h"

namespace spires::crowd {

enum class Role { Host, Player };

class Message;

class Player final : public Ear {
 public:
  Player(Context& context, TableDriver& driver, std::string seat, Role role);
  ~Player() override;

  // Connects, unless it is connected or the server is down.
  void come();
  // Identifies itself, as far as that is possible now.
  void arrive();
  void start_table();
  // Makes a random decision, unless it is not asked or has an open request.
  void move();
  void propose_end();
  void resign();
  // Requests the position, in case a message was missed.
  void ask_again();
  void hang_up();

  const std::string& seat() const { return seat_; }
  bool seated() const { return seated_; }
  bool asked() const;
  // After the game, if it is suspicious: every event was told again and compared.
  bool heard_everything() const;
  const Told& told() const { return told_; }
  // The texts of its moves that were acknowledged, in order.
  const std::vector<std::string>& acknowledged() const { return acknowledged_; }
  // It asked to resign, and from the answer on a bot decides for its seat.
  bool resigning() const { return resigning_; }
  // For a report about a stuck player.
  std::string state() const;

  // The last view and list as they were sent.
  const std::string& view_text() const { return view_; }
  const std::string& legal_text() const { return legal_; }
  const std::string& token() const { return token_; }
  const std::string& last_move_text() const { return last_move_; }

 private:
  enum class Stage { Away, Greeting, Arriving, Here };
  enum class Want { Create, Sit, Start, Move, Undo, UndoAnswer, Chat, AgreeEnd, Resign, Reclaim, Join, Sync };
  struct Request {
    std::string id;
    Want want;
    std::string text;
    std::string action;  // for a move
    bool again = false;  // sent on more than one connection
  };

  void opened() override;
  void heard(std::string_view text) override;
  void closed(std::string_view why) override;

  void hear_created(std::string_view text);
  void hear_seated(std::string_view text);
  void hear_accepted(std::string_view text);
  void hear_refused(std::string_view text);
  void hear_table(std::string_view text);
  void hear_view(std::string_view text);
  void hear_events(std::string_view text);
  void hear_legal(std::string_view text);
  void hear_over(std::string_view text);
  void hear_undo_asked(std::string_view text);

  void reclaim(const std::string& token);
  void moved(const Request& request, std::uint32_t seq);
  void say_open_again();
  void is_back();
  void perhaps_undo();
  void perhaps_chat();
  void finish_if_all_heard();
  bool busy() const;
  // Repeats a request over all connections until there is an answer.
  void ask(Want want, Message message, std::string action = {});
  // Sends a request on this connection only.
  void ask_once(Want want, Message message);
  void sync_since(std::uint32_t since);
  // Requests all events again after the game, until they come: an address may request only so many at once.
  void compare_all();
  // A host tells up to 2,000 events again and has no request for a part of them. Suspicious players end a longer game.
  static constexpr std::uint32_t kLongestGame = 1500;
  std::optional<Request> take_open(std::string_view id);
  bool has_open(Want want) const;
  std::string where() const;

  Context& context_;
  TableDriver& driver_;
  const std::string seat_;
  const Role role_;
  const Route route_;
  const std::string token_;
  const std::string host_token_;
  Dice dice_;

  LinePtr line_;
  Stage stage_ = Stage::Away;
  bool at_table_ = false;  // this connection, as its host
  bool seated_ = false;
  bool over_ = false;
  bool retold_ = false;  // all events, after the game
  bool wants_undo_ = false;
  bool proposes_end_ = false;  // said again on each connection: a restarted server has forgotten it
  bool resigning_ = false;
  std::uint32_t next_id_ = 1;
  std::vector<Request> open_;                                  // in the order in which they were made
  std::map<std::string, Want, std::less<>> passing_;           // sent once, on this connection
  std::map<std::string, std::uint32_t, std::less<>> answers_;  // acknowledged requests and their numbers
  std::optional<Clock::time_point> lost_;
  Told told_;
  std::uint32_t acknowledged_seq_ = 0;
  std::vector<std::string> acknowledged_;
  std::vector<std::string> actions_;  // of the last list,
  std::uint32_t actions_seq_ = 0;     // and the event after which it holds
  std::string view_;
  std::string legal_;
  std::string last_move_;
};

}  // namespace spires::crowd

// A live table: people, bots and clocks around a TableState. Every change is stored first, then acknowledged, then sent
// to all clients.
//
// Thread rule: public functions may be called from any thread and return at once; the work is done on the table's
// strand, one task after the other. While an entry is being stored the next tasks wait, so no client is ever told a
// change that could still be lost.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "host/audience.h"
#include "host/client.h"
#include "host/environment.h"
#include "host/presence.h"
#include "host/speech_allowance.h"
#include "host/table_directory.h"
#include "host/table_state.h"
#include "host/turn_clock.h"
#include "host/votes.h"
#include "match/host_messages.h"

namespace spires::host {

class Table : public std::enable_shared_from_this<Table> {
 public:
  // Reads nothing yet.
  Table(Environment& environment, TableDirectory& directory, std::string code);

  const std::string& code() const { return code_; }
  // The hash of the token that created the table.
  const std::string& opener() const { return opener_; }
  // Reads the journal. Returns false if there is no such table or it cannot be read. Call once, before anything else.
  bool load();

  void join(ClientPtr client, match::Join message);
  // Calls `let_in` before the answer, unless it is a refusal.
  void reclaim(ClientPtr client, match::Reclaim message, std::function<void()> let_in);
  void receive(ClientPtr client, match::ClientMessage message);
  // The client has disconnected or goes to another table.
  void leave(ClientPtr client);
  // Makes the client the host, because it has just created the table.
  void host(ClientPtr client, std::string request, std::string token);

  // Another process has appended to the journal.
  void grown(std::uint32_t entries);
  // Deletes the personal data of a seat for the holder of its token, without a connection.
  using Forgot = std::function<void(std::optional<match::Refused>)>;
  void forget(std::string token, Forgot done);
  // Closes a table that has been idle for too long, or warns its clients. `idle_ms`: the time since the last activity.
  void tidy(std::int64_t idle_ms);
  void notice(std::string key, Json params);
  // Passes the public state to `done`, for the list and for a page about the table.
  using Described = std::function<void(match::TableMessage)>;
  void describe(Described done);
  // Passes the text of the record to `done`, or a refusal while the game is not over.
  using Recorded = std::function<void(std::variant<std::string, match::Refused>)>;
  void record(Recorded done);

 private:
  // table.cpp: the queue of commands, and the store
  void post(Task task);
  void run_waiting();
  bool refresh();
  bool replay(const std::vector<Entry>& entries);
  void commit(Written written, const ClientPtr& client, const Request& request, Task stored);
  void committed(StoreAnswer answer, const ClientPtr& client, const Request& request, const Task& stored);
  std::optional<Listing> listing_if_changed();
  void tell_news();
  void changed();

  // table_requests.cpp, table_seats.cpp, table_chance.cpp, table_talk.cpp, table_hints.cpp: requests of people
  std::optional<int> entitled(const ClientPtr& client, const std::string& seat, const std::string& request);
  bool is_current(const ClientPtr& client, int seat, std::uint32_t seq, const std::string& request);
  bool is_host(const ClientPtr& client, const std::string& request);
  bool is_running(const ClientPtr& client, const std::string& request);
  void on(const ClientPtr& client, const match::Sit& message);
  void on(const ClientPtr& client, const match::Seal& message);
  void on(const ClientPtr& client, const match::Open& message);
  void on(const ClientPtr& client, const match::Start& message);
  void on(const ClientPtr& client, const match::Move& message);
  void on(const ClientPtr& client, const match::Preview& message);
  void on(const ClientPtr& client, const match::Undo& message);
  void on(const ClientPtr& client, const match::UndoAnswer& message);
  void on(const ClientPtr& client, const match::Chat& message);
  void on(const ClientPtr& client, const match::Phrase& message);
  void on(const ClientPtr& client, const match::Mute& message);
  void on(const ClientPtr& client, const match::StandingPass& message);
  void on(const ClientPtr& client, const match::Resign& message);
  void on(const ClientPtr& client, const match::AgreeEnd& message);
  void on(const ClientPtr& client, const match::Leave& message);
  void on(const ClientPtr& client, const match::Hint& message);
  void on(const ClientPtr& client, const match::AllowHints& message);
  void on(const ClientPtr& client, const match::Sync& message);
  void on(const ClientPtr& client, const match::RemoveSeat& message);
  void on(const ClientPtr& client, const match::CloseTable& message);
  void on(const ClientPtr& client, const match::Rematch& message);
  void on(const ClientPtr& client, const match::Export& message);
  void on(const ClientPtr& client, const match::Forget& message);
  void move(int seat, const std::string& action, MovedBy by, const ClientPtr& client, const Request& request);
  void take_seat(const ClientPtr& client, int seat, const std::string& request, const std::string& token);
  void come_back(const ClientPtr& client, int seat, const match::Reclaim& message);
  void arrived();
  void give_up_seat(int seat);
  void say(const ClientPtr& client, const std::optional<std::string>& seat, const std::string& request,
           std::optional<std::string> text, std::optional<std::string> key);
  void settle_undo(bool agreed);
  bool votes_settled();
  void end_agreed(const ClientPtr& client, const Request& request);
  void take_back(int seat, const ClientPtr& client, const std::string& request);
  match::Notice hints_notice(const match::AllowHints& said) const;
  // table_chance.cpp: the seed of chance, and the start
  void begin(const std::optional<std::string>& fill, const ClientPtr& client, const Request& request);
  void begin_now(const std::optional<std::string>& fill, const ClientPtr& client, const Request& request);
  void settle_opening();
  void fail_start();
  void forget_seat(int seat, Forgot done);

  // table_time.cpp: bots, clocks and presence: changes without a request
  void go_on();
  bool let_bots_speak();
  void ask_bot(int seat, MovedBy by, const std::string& level);
  void bot_answered(int seat, std::uint32_t seq, MovedBy by, std::optional<std::string> action);
  void set_wake();
  void on_wake();
  bool another_is_present(int seat) const;
  void note_presence();

  const Sitting& seat(int i) const { return state_.seats()[static_cast<std::size_t>(i)]; }

  Environment& environment_;
  TableDirectory& directory_;
  const std::string code_;
  std::string opener_;  // constant after load()
  const std::unique_ptr<Strand> strand_;
  const std::unique_ptr<Timer> wake_;

  TableState state_;
  std::uint32_t entries_ = 0;  // the length of the journal
  bool fresh_ = false;         // false: the state may differ from the store
  bool storing_ = false;
  Steady::time_point storing_since_;
  std::deque<Task> waiting_;
  std::string listed_;  // the listing as last stored

  TurnClock turn_clock_;
  Presence presence_;
  Votes votes_;
  SpeechAllowance speech_;
  Audience audience_;

  std::map<int, std::shared_ptr<match::BotSeat>> bots_;
  struct Thinking {
    int seat = 0;
    std::uint32_t seq = 0;
  };
  std::optional<Thinking> thinking_;
  std::uint32_t bots_heard_ = 0;                     // the seq at which bots last had the chance to act out of turn
  std::optional<Steady::time_point> again_at_;       // retry time after the store failed
  std::optional<Steady::time_point> opening_until_;  // when the start fails
  bool expiry_told_ = false;
};

}  // namespace spires::host

// A living table: people, bots and clocks around a TableState. Everything that changes it is stored first, then
// acknowledged, then told.
//
// Thread rule: what is public may be called from any thread and returns at once; the work is done on the table's strand,
// one task after the other. While something is being stored the next tasks wait, so nobody is ever told what could
// still be lost.
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
#include <vector>

#include "host/guest.h"
#include "host/house.h"
#include "host/table_state.h"
#include "host/world.h"
#include "table/host_messages.h"

namespace spires::host {

class Table : public std::enable_shared_from_this<Table> {
 public:
  // Nothing has been read yet.
  Table(World& world, House& house, std::string code);

  const std::string& code() const { return code_; }
  // The hash of the token that opened it.
  const std::string& opener() const { return opener_; }
  // Reads its journal. False: there is no such table, or it cannot be read. Once, before anything else.
  bool load();

  void join(GuestPtr guest, table::Join message);
  // `let_in` is called before the answer, where it is no refusal.
  void reclaim(GuestPtr guest, table::Reclaim message, std::function<void()> let_in);
  void receive(GuestPtr guest, table::ClientMessage message);
  // The connection is gone, or goes to another table.
  void leave(GuestPtr guest);
  // Makes the guest the host: it has just opened the table.
  void host(GuestPtr guest, std::string request, std::string token);

  // Another process has written in the journal.
  void grown(std::uint32_t entries);
  // Somebody with the token of a seat, without a connection.
  using Forgot = std::function<void(std::optional<table::Refused>)>;
  void forget(std::string token, Forgot done);
  // Closes a table that nothing happens at, or says that it will be. `idle_ms`: since when nothing did.
  void tidy(std::int64_t idle_ms);
  void notice(std::string key, Json params);
  // What everybody may know of it, for the list and for a page about it.
  using Described = std::function<void(table::TableMessage)>;
  void describe(Described done);
  // The text of the record, of a game that is over.
  using Recorded = std::function<void(std::variant<std::string, table::Refused>)>;
  void record(Recorded done);

 private:
  using Request = std::optional<std::string>;

  // table.cpp: the queue, the store, and what is told
  void post(Task task);
  void run_waiting();
  bool refresh();
  bool replay(const std::vector<Entry>& entries);
  void commit(Written written, const GuestPtr& guest, const Request& request, Task stored);
  void committed(StoreAnswer answer, const GuestPtr& guest, const Request& request, const Task& stored);
  std::optional<Listing> listing_if_changed();
  table::TableMessage message() const;
  void send(const GuestPtr& guest, const table::HostMessage& message);
  void accept(const GuestPtr& guest, const Request& request);
  void refuse(const GuestPtr& guest, const Request& request, table::Refused refused);
  void tell_table();
  void tell_all(const table::HostMessage& message);
  void tell_news();
  void tell_events(const GuestPtr& guest, int as, std::map<std::pair<int, std::uint32_t>, std::vector<Frame>>& made);
  void tell_view(const GuestPtr& guest, int as);
  void tell_legal(const GuestPtr& guest);
  void tell_meanwhile(const GuestPtr& guest);
  std::optional<table::ClockMessage> clock() const;
  void tell_clock();
  void welcome(const GuestPtr& guest);
  Observer observer(int as) const;
  void changed();

  // table_requests.cpp, table_seats.cpp, table_talk.cpp, table_hints.cpp: what people want
  std::optional<int> entitled(const GuestPtr& guest, const std::string& seat, const std::string& request);
  bool is_current(const GuestPtr& guest, int seat, std::uint32_t seq, const std::string& request);
  bool is_host(const GuestPtr& guest, const std::string& request);
  bool is_running(const GuestPtr& guest, const std::string& request);
  void on(const GuestPtr& guest, const table::Sit& message);
  void on(const GuestPtr& guest, const table::Start& message);
  void on(const GuestPtr& guest, const table::Move& message);
  void on(const GuestPtr& guest, const table::Preview& message);
  void on(const GuestPtr& guest, const table::Undo& message);
  void on(const GuestPtr& guest, const table::UndoAnswer& message);
  void on(const GuestPtr& guest, const table::Chat& message);
  void on(const GuestPtr& guest, const table::Phrase& message);
  void on(const GuestPtr& guest, const table::Mute& message);
  void on(const GuestPtr& guest, const table::StandingPass& message);
  void on(const GuestPtr& guest, const table::Resign& message);
  void on(const GuestPtr& guest, const table::AgreeEnd& message);
  void on(const GuestPtr& guest, const table::Leave& message);
  void on(const GuestPtr& guest, const table::Hint& message);
  void on(const GuestPtr& guest, const table::AllowHints& message);
  void on(const GuestPtr& guest, const table::Sync& message);
  void on(const GuestPtr& guest, const table::RemoveSeat& message);
  void on(const GuestPtr& guest, const table::CloseTable& message);
  void on(const GuestPtr& guest, const table::Rematch& message);
  void on(const GuestPtr& guest, const table::Export& message);
  void on(const GuestPtr& guest, const table::Forget& message);
  void take_seat(const GuestPtr& guest, int seat, const std::string& request, const std::string& token);
  void come_back(const GuestPtr& guest, int seat, const table::Reclaim& message);
  void arrived();
  void give_up_seat(int seat);
  bool may_speak(int speaker);
  void say(const GuestPtr& guest, const std::optional<std::string>& seat, const std::string& request,
           std::optional<std::string> text, std::optional<std::string> key);
  void settle_undo(bool agreed);
  bool votes_settled();
  void end_agreed(const GuestPtr& guest, const Request& request);
  void take_back(int seat, const GuestPtr& guest, const std::string& request);
  bool everybody_agrees(const std::set<int>& agreed) const;
  bool may_be_helped(const GuestPtr& guest, int seat) const;
  std::set<int> hinted_seats() const;
  table::Notice hints_notice(const table::AllowHints& said) const;
  void begin(const std::optional<std::string>& fill, const GuestPtr& guest, const Request& request);
  void forget_seat(int seat, Forgot done);

  // table_time.cpp: who plays when nobody says anything
  void go_on();
  bool let_bots_speak();
  void ask_bot(int seat, MovedBy by, const std::string& level);
  void bot_answered(int seat, std::uint32_t seq, MovedBy by, std::optional<std::string> action);
  void move(int seat, const std::string& action, MovedBy by, const GuestPtr& guest, const Request& request);
  std::uint32_t clock_left() const;
  std::uint32_t clock_used() const;
  void set_wake();
  void on_wake();
  bool is_present(int seat) const;
  bool another_is_present(int seat) const;
  void note_presence();

  const Sitting& seat(int i) const { return state_.seats()[static_cast<std::size_t>(i)]; }

  World& world_;
  House& house_;
  const std::string code_;
  std::string opener_;  // never changes once it is read
  const std::unique_ptr<Strand> strand_;
  const std::unique_ptr<Timer> wake_;

  TableState state_;
  std::uint32_t entries_ = 0;  // of the journal
  bool fresh_ = false;         // false: what is here may not be what is stored
  bool storing_ = false;
  Steady::time_point storing_since_;
  std::deque<Task> waiting_;
  std::string listed_;  // what the list says

  std::set<GuestPtr> guests_;
  bool over_told_ = false;

  struct UndoQuestion {
    int seat = 0;
    std::uint32_t seq = 0;
    GuestPtr guest;
    std::string request;
    int steps = 0;
    std::set<int> agreed;
  };
  std::optional<UndoQuestion> undo_;
  std::set<int> ending_;  // seats that want to end the game

  std::map<int, std::shared_ptr<table::BotSeat>> bots_;
  struct Thinking {
    int seat = 0;
    std::uint32_t seq = 0;
  };
  std::optional<Thinking> thinking_;
  std::uint32_t bots_heard_ = 0;  // the seq at which bots have had their say unasked
  struct Asked {
    int seat = 0;
    std::uint32_t seq = 0;
    Steady::time_point since;
  };
  std::optional<Asked> asked_;
  std::map<int, Steady::time_point> absent_since_;
  std::optional<Steady::time_point> empty_since_;
  std::optional<Steady::time_point> again_at_;  // after the store failed
  struct Talk {
    double allowance = 5;
    Steady::time_point at;
  };
  std::map<int, Talk> talk_;
  bool expiry_told_ = false;
};

}  // namespace spires::host

// A live table: people, bots and clocks around a TableState. Every change is stored first, then acknowledged, then sent
// to all clients.
//
// Thread rule: public functions may be called from any thread and return at once; the work is done on the table's
// strand, one task after the other (TableJournal).
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "host/allowance.h"
#include "host/audience.h"
#include "host/client.h"
#include "host/environment.h"
#include "host/pending_hints.h"
#include "host/presence.h"
#include "host/table_directory.h"
#include "host/table_journal.h"
#include "host/table_state.h"
#include "host/turn_clock.h"
#include "host/votes.h"
#include "match/host_messages.h"

namespace spires::host {

class Table : public std::enable_shared_from_this<Table>, private TableJournal::Owner {
 public:
  // Reads nothing yet.
  Table(Environment& environment, TableDirectory& directory, std::string code);

  const std::string& code() const { return code_; }
  // The hash of the token that created the table.
  const std::string& opener() const { return opener_; }
  // Reads the journal, unless it is loaded. `done` gets nullopt, or why there is no such table here.
  using Loaded = std::function<void(std::optional<match::Refused>)>;
  void load(Loaded done);
  bool is_loaded() const { return loaded_; }

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
  // Closes a table that has been idle for too long, or warns its spectators; never one with people at it. A table that
  // is not reopened in time is closed for good, or deleted if it was never played. `idle_ms`: since the last entry.
  void tidy(std::int64_t idle_ms);
  void notice(std::string key, Json params);
  // Passes the public state to `done`, for the list and for a page about the table.
  using Described = std::function<void(std::variant<match::TableMessage, match::Refused>)>;
  void describe(Described done);
  // Passes the text of the record to `done`, or a refusal while the game is not over.
  using Recorded = std::function<void(std::variant<std::string, match::Refused>)>;
  void record(Recorded done);

 private:
  // table.cpp: tasks and entries, through the journal
  using Otherwise = TableJournal::Otherwise;
  void post(Task task, Otherwise otherwise) { journal_.post(std::move(task), std::move(otherwise)); }
  void post_for(const ClientPtr& client, const Request& request, Task task);
  std::shared_ptr<void> alive() override { return shared_from_this(); }
  void state_is_gone() override;
  void has_read() override;
  void be_damaged(const std::string& what) override;
  void commit(Written written, const ClientPtr& client, const Request& request, Task stored);
  std::optional<match::Refused> too_much(const JournalEntry& entry, const ClientPtr& client);
  void committed(StoreAnswer answer, const ClientPtr& client, const Request& request, const Task& stored);
  void move_away();
  std::optional<Listing> listing_if_changed();
  void tell_news();
  void changed();
  void close_if_idle(std::int64_t idle_ms);
  void close_for_good();
  bool has_people() const;

  // table_requests.cpp, table_seats.cpp, table_chance.cpp, table_talk.cpp, table_hints.cpp: requests of people
  std::optional<int> entitled(const ClientPtr& client, const std::string& seat, const std::string& request);
  bool is_current(const ClientPtr& client, int seat, std::uint32_t seq, const std::string& request);
  bool hosts(const ClientPtr& client) const;
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
  void on(const ClientPtr& client, const match::StandIn& message);
  void on(const ClientPtr& client, const match::SilenceVote& message);
  void on(const ClientPtr& client, const match::MuteSpectator& message);
  void on(const ClientPtr& client, const match::RemoveSpectator& message);
  void on(const ClientPtr& client, const match::CloseTable& message);
  void on(const ClientPtr& client, const match::Rematch& message);
  void on(const ClientPtr& client, const match::Export& message);
  void on(const ClientPtr& client, const match::Forget& message);
  void move(int seat, const std::string& action, MovedBy by, const ClientPtr& client, const Request& request);
  void take_seat(const ClientPtr& client, int seat, const std::string& request, const std::string& token);
  void come_back(const ClientPtr& client, int seat, const match::Reclaim& message);
  void arrived();
  std::string distinct_name(const std::string& name, const ClientPtr& client) const;
  void admit(const ClientPtr& client, const match::Reclaim& message, const Task& let_in);
  void followed(const std::variant<std::string, StoreAnswer>& next, const ClientPtr& client,
                const std::string& request);
  void give_up_seat(int seat);
  void say(const ClientPtr& client, const std::optional<std::string>& seat, const std::string& request,
           std::optional<std::string> text, std::optional<std::string> key);
  void settle_undo(bool agreed);
  void drop_undo(const match::Refused& why);
  bool votes_settled();
  bool all_agree(const std::set<int>& seats) const;
  std::uint32_t seconds_now() const { return static_cast<std::uint32_t>(environment_.now() / 1000); }
  void end_agreed(const ClientPtr& client, const Request& request);
  void take_back(int seat, const ClientPtr& client, const std::string& request);
  match::Notice hints_notice(const match::AllowHints& said) const;
  void answer_hints(int seat, std::uint32_t seq, const std::vector<match::Candidate>& candidates);
  void drop_old_hints();
  Asker asker(const ClientPtr& client) const;
  void forget_words(const std::string& name, Forgot done);
  static std::string owner_of(const std::string& token);

  // table_silence.cpp: players who are there and do not decide
  void say_here(int seat, const ClientPtr& client, const std::string& request);
  bool relieved_by_vote(const ClientPtr& client, const Request& request);
  void hear_from(int seat);

  // table_spectators.cpp
  std::vector<ClientPtr> spectator(const ClientPtr& client, const std::string& owner, const std::string& request);
  std::optional<match::Refused> removed(const ClientPtr& client);

  // table_chance.cpp: the seed of chance, and the start
  void begin(const std::optional<std::string>& fill, const ClientPtr& client, const Request& request);
  void begin_now(const std::optional<std::string>& fill, const ClientPtr& client, const Request& request);
  void settle_opening();
  void fail_start();

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
  std::string opener_;  // constant once it is loaded
  std::atomic<bool> loaded_ = false;
  const std::unique_ptr<Strand> strand_;
  const std::unique_ptr<Timer> wake_;

  TableState state_;
  TableJournal journal_;
  std::string listed_;  // the key of the listing as last stored

  TurnClock turn_clock_;
  Presence presence_;
  Votes votes_;
  TableAllowances allowances_;
  SpectatorBans bans_;
  Audience audience_;

  std::map<int, std::shared_ptr<match::BotSeat>> bots_;
  struct Thinking {
    int seat = 0;
    std::uint32_t seq = 0;
    BotTicket ticket;
  };
  std::optional<Thinking> thinking_;
  PendingHints hints_;
  std::uint32_t bots_heard_ = 0;                     // the seq at which bots last had the chance to act out of turn
  std::optional<Steady::time_point> again_at_;       // retry time after the store failed
  std::optional<Steady::time_point> opening_until_;  // when the start fails
  bool expiry_told_ = false;
  bool was_alive_ = false;         // since it was loaded:
  Steady::time_point seen_alive_;  // the last entry, or the last time with people
};

}  // namespace spires::host

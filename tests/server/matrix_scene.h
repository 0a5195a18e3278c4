// All roles around a table, in every state of it: the scenes of the matrix of roles, messages and phases.
//
// Six seats: A and B play, C is the host's, D was left, E plays and has further connections, F is open and then a
// bot's.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/server/gathering.h"

namespace spires::server::testing {

enum class Role {
  Nobody,          // has not said hello
  Greeted,         // is at no table
  Spectator,       // without a name
  NamedSpectator,  //
  Asked,           // has a seat, and must decide if a seat must
  NotAsked,        //
  SeatedHost,      //
  SeatlessHost,    // the second device of the host
  SeatElsewhere,   // has a seat at another table, watches this one
  LeftSeat,        // had D, is still at the table
  LeftTable,       // has E, and has left the table with this connection
  Attacker,        // has E, and names every other seat
  FalseToken,      // tried to reclaim with an altered token
};
inline constexpr std::array<std::string_view, 13> kRoles{
    "nobody",        "greeted",        "spectator",     "named spectator", "asked",    "not asked",  "seated host",
    "seatless host", "seat elsewhere", "left its seat", "left the table",  "attacker", "false token"};

enum class Phase { Gathering, Running, UndoAsked, Over, Closed, Expired };
inline constexpr std::array<std::string_view, 6> kPhases{"gathering", "running", "undo asked",
                                                         "over",      "closed",  "expired"};

// A connection, before its first message.
class Voice {
 public:
  explicit Voice(Place& place);
  Voice(const Voice&) = delete;
  Voice& operator=(const Voice&) = delete;
  ~Voice();

  void say_text(const std::string& text) { session_->receive(text); }
  void say(const Json& message) { say_text(message.dump()); }
  void greet();
  // Sends with a new id; returns the answer.
  Json ask(Json message);
  std::size_t count() const;
  std::vector<std::string> heard_from(std::size_t from) const;
  // Returns the first matching message from there on, without waiting or waiting for it.
  using Fits = std::function<bool(const Json&)>;
  std::optional<Json> find(std::size_t from, const Fits& fits) const;
  std::optional<Json> wait(std::size_t from, const Fits& fits) const;

 private:
  struct Ear;
  std::shared_ptr<Ear> ear_;
  Allowances allowances_;  // separate, because many connections share one address here
  std::shared_ptr<Session> session_;
  int requests_ = 0;
};

// A seat at another table, for clients that have one elsewhere.
struct Elsewhere {
  explicit Elsewhere(Place& place);
  std::string code;
  std::string token;
};

// State that a refusal must not change: the stored journal, the public table, and what each seat and a spectator get
// when they ask for everything.
struct Unchanged {
  std::vector<Entry> journal;
  std::string table;
  std::vector<std::string> told;
  bool operator==(const Unchanged&) const = default;
};

class Scene {
 public:
  Scene(Alone& alone, const Elsewhere& elsewhere, Phase phase);

  Voice& voice(Role role) { return *voices_[static_cast<std::size_t>(role)]; }
  // A or B, the one that is not in the role of the asked seat. It requests the undo.
  Voice& bystander() { return *bystander_; }
  const std::string& code() const { return code_; }
  const std::string& elsewhere() const { return elsewhere_.code; }
  Phase phase() const { return phase_; }
  // The seq of the position, and of the undo question.
  std::uint32_t seq() const { return seq_; }
  // A legal action of the asked seat.
  const std::string& action() const { return action_; }
  std::string asked_seat() const { return phase_ == Phase::UndoAsked ? "B" : "A"; }
  // Returns the seat that a role holds; empty if none.
  std::string seat_of(Role role) const;
  // Returns the token that a role has; empty if none.
  std::string token_of(Role role) const;

  // Waits until all messages have been handled.
  void settle();
  Unchanged look();
  // Returns how many messages each role has received, except one.
  std::vector<std::size_t> heard_but(Role role) const;

 private:
  void gather();
  void sit(Voice& voice, const std::string& seat);
  bool is_asked(const std::string& seat);
  void begin();
  void play();
  void play_a_card();
  void ask_for_undo();
  void agree_to_end();
  void expire();
  void let_the_others_in();
  Voice& holder(const std::string& seat);
  std::unique_ptr<Voice> at_table(const Json& name = {});

  Alone& alone_;
  const Elsewhere& elsewhere_;
  const Phase phase_;
  std::string code_;
  std::string host_token_;
  std::map<std::string, std::string> tokens_;  // by seat
  std::uint32_t seq_ = 0;
  std::string action_ = "play W1";
  bool is_quiet_ = false;  // the action reveals nothing
  std::array<std::unique_ptr<Voice>, kRoles.size()> voices_;
  std::unique_ptr<Voice> bystander_;
};

}  // namespace spires::server::testing

// The clients at a table, and the messages that each of them gets: the table, views and events, lists, permissions,
// clocks. Reads the state of the table and never changes it. Thread rule: the strand of the table.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "host/client.h"
#include "host/environment.h"
#include "host/frame.h"
#include "host/presence.h"
#include "host/spectator_bans.h"
#include "host/table_state.h"
#include "host/turn_clock.h"
#include "host/votes.h"
#include "match/host_messages.h"

namespace spires::host {

using Request = std::optional<std::string>;

constexpr Observer observer_of(int as) {
  return as == Client::kAsSpectator ? Observer::spectator() : Observer(seat_at(as));
}

class Audience {
 public:
  // All arguments belong to the same table.
  Audience(Environment& environment, const std::string& code, const TableState& state, const TurnClock& clock,
           const Presence& presence, const Votes& votes, const SpectatorBans& bans)
      : environment_(environment),
        code_(code),
        state_(state),
        turn_clock_(clock),
        presence_(presence),
        votes_(votes),
        bans_(bans) {}

  std::set<ClientPtr>& clients() { return clients_; }
  const std::set<ClientPtr>& clients() const { return clients_; }
  // Returns whether a client holds the seat.
  bool is_present(int seat) const;
  // Returns the seats that may vote on a bot for that one: people who play elsewhere and are there.
  std::set<int> others(int seat) const;
  // Returns when those may vote; nullopt if it does not come to that.
  std::optional<Steady::time_point> silence_ends(int seat) const;

  template <class Message>
  void send(const ClientPtr& client, const Message& message) {
    if (client) client->link->send(frame_of(message));
  }
  void accept(const ClientPtr& client, const Request& request);
  void refuse(const ClientPtr& client, const Request& request, match::Refused refused);

  // Returns the public state of the table.
  match::TableMessage message() const;
  void tell_table();
  void tell_table_except(const ClientPtr& client);
  // The number of spectators has changed: told at most once a second, however many come and go.
  void tell_spectators();
  // When the number is to be told; nullopt if it is known.
  std::optional<Steady::time_point> spectators_due() const { return spectators_due_; }
  // Tells players who want to know it who watches, unless they know.
  void tell_who_watches();
  // Returns by what a client is banned or muted as a spectator.
  SpectatorId spectator_id(const ClientPtr& client) const;
  template <class Message>
  void tell_all(const Message& message) {
    if (!clients_.empty()) send_all(frame_of(message));
  }
  // Sends each client the events since the last call. Returns End when that ended the game.
  enum class News { GoesOn, End };
  News tell_news();
  void tell_view(const ClientPtr& client, int as);
  void tell_since(const ClientPtr& client, int as, std::uint32_t since);
  // Sends the view at the end of the seat's last turn with the events since, or only the current view.
  void tell_recent(const ClientPtr& client, int as);
  void tell_legal(const ClientPtr& client);
  void tell_permissions(const ClientPtr& client);
  void tell_permissions();
  void tell_clock();
  // Sends the current state to a client that has just arrived, at a seat or as a spectator. `since`: its last event.
  void welcome(const ClientPtr& client, int as = Client::kAsSpectator, std::optional<std::uint32_t> since = {});
  // REQUIRES: a seat wants to take back.
  match::UndoAsked undo_asked(const ClientPtr& client) const;

  // Returns whether the clients have been sent the current standing passes.
  bool knows_passes() const { return passing_seats() == passing_told_; }
  void note_passes() { passing_told_ = passing_seats(); }
  // Drops the cached view of spectators, after the state has changed.
  void outdate() { spectators_.reset(); }

 private:
  void send_all(const Frame& frame);
  // Frames by observer, last known event and boards.
  using MadeFrames = std::map<std::tuple<int, std::uint32_t, match::Boards>, std::vector<Frame>>;
  void tell_events(const ClientPtr& client, int as, MadeFrames& made);
  // Lists of the asked seat by what the client wants in them; permissions by the seat and all seats of the client.
  using MadeLists = std::map<std::pair<match::Previews, match::Confirms>, Frame>;
  using MadePermissions = std::map<std::pair<int, std::set<int>>, Frame>;
  void tell_legal(const ClientPtr& client, MadeLists& made);
  void tell_permissions(const ClientPtr& client, MadePermissions& made);
  std::optional<match::EventsMessage> retold(int as, std::uint32_t since, match::Boards boards) const;
  void tell_meanwhile(const ClientPtr& client);
  Frame view_frame(int as);
  match::Spectators spectators() const;
  std::set<int> passing_seats() const;
  std::optional<match::ClockMessage> clock() const;
  std::optional<int> absent_seconds(int seat) const;
  std::optional<int> silent_seconds(int seat) const;
  std::optional<std::vector<std::string>> relieved(int seat) const;
  const Sitting& seat(int i) const { return state_.seats()[static_cast<std::size_t>(i)]; }

  Environment& environment_;
  const std::string& code_;
  const TableState& state_;
  const TurnClock& turn_clock_;
  const Presence& presence_;
  const Votes& votes_;
  const SpectatorBans& bans_;

  std::set<ClientPtr> clients_;
  bool over_told_ = false;
  std::set<int> passing_told_;  // seats with a standing pass, as last sent
  Frame spectators_;            // the cached view for spectators
  std::optional<Steady::time_point> spectators_told_;
  std::optional<Steady::time_point> spectators_due_;
};

}  // namespace spires::host

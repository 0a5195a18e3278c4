// Tracks since when each seat has no connected player, and since when the table has no clients.
#pragma once

#include <map>
#include <optional>

#include "host/loop.h"

namespace spires::host {

class Presence {
 public:
  void note(int seat, bool is_present, Steady::time_point now) {
    if (is_present) {
      absent_since_.erase(seat);
    } else {
      absent_since_.try_emplace(seat, now);
    }
  }
  void note_clients(bool are_there, Steady::time_point now) {
    if (are_there) {
      empty_since_.reset();
    } else if (!empty_since_) {
      empty_since_ = now;
    }
  }
  // Restarts the time without this seat's player. REQUIRES: the player is absent.
  void restart(int seat, Steady::time_point now) { absent_since_[seat] = now; }
  // A bot plays for a player who is there but silent; nullopt: the player is back.
  void note_relieved(int seat, std::optional<Steady::time_point> since) {
    relieved_since_.erase(seat);
    if (since) relieved_since_[seat] = *since;
  }
  // Since when the seat has been without its player's decisions, for whatever reason; nullopt if it is not.
  std::optional<Steady::time_point> gone_since(int seat) const {
    const auto found = relieved_since_.find(seat);
    return found == relieved_since_.end() ? absent_since(seat) : std::optional(found->second);
  }
  // Restarts the time without clients.
  void restart(Steady::time_point now) { empty_since_ = now; }

  // Returns nullopt while the seat's player is connected.
  std::optional<Steady::time_point> absent_since(int seat) const {
    const auto found = absent_since_.find(seat);
    return found == absent_since_.end() ? std::nullopt : std::optional(found->second);
  }
  std::optional<Steady::time_point> empty_since() const { return empty_since_; }

 private:
  std::map<int, Steady::time_point> absent_since_;
  std::map<int, Steady::time_point> relieved_since_;
  std::optional<Steady::time_point> empty_since_;
};

}  // namespace spires::host

// Spectators whom the host of a table has muted or removed. They are identified by the owner of their messages and by
// their address, so that a new connection does not help. Bans expire, and a restart of the process forgets them.
// Thread rule: the strand of the table.
#pragma once

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <utility>

#include "host/loop.h"

namespace spires::host {

// Identifies a spectator. The address is empty if players share it.
struct SpectatorId {
  std::string owner;
  std::string address;
  bool is(const SpectatorId& other) const {
    return owner == other.owner || (!address.empty() && address == other.address);
  }
};

class SpectatorBans {
 public:
  void mute(const SpectatorId& who) {
    unmute(who);
    keep(muted_, {who, {}});
  }
  void unmute(const SpectatorId& who) {
    std::erase_if(muted_, [&](const Known& one) { return one.who.is(who); });
  }
  bool is_muted(const SpectatorId& who) const { return find(muted_, who) != nullptr; }
  void remove(const SpectatorId& who, Steady::time_point until) { keep(removed_, {who, until}); }
  // Returns until when the spectator may not come back; nullopt if they may.
  std::optional<Steady::time_point> removed_until(const SpectatorId& who, Steady::time_point now) {
    std::erase_if(removed_, [&](const Known& one) { return one.until <= now; });
    const Known* found = find(removed_, who);
    return found != nullptr ? std::optional(found->until) : std::nullopt;
  }

 private:
  struct Known {
    SpectatorId who;
    Steady::time_point until;
  };
  static constexpr std::size_t kMost = 200;
  static void keep(std::deque<Known>& all, Known one) {
    all.push_back(std::move(one));
    if (all.size() > kMost) all.pop_front();
  }
  static const Known* find(const std::deque<Known>& all, const SpectatorId& who) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Known& one) { return one.who.is(who); });
    return found == all.end() ? nullptr : &*found;
  }

  std::deque<Known> muted_;
  std::deque<Known> removed_;
};

}  // namespace spires::host

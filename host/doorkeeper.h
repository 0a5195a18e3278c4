// Spectators whom the host of a table has muted or sent away. They are known by the owner of their words and by their
// address, so that a new connection does not help; for a limited time, and not beyond the memory of this process.
// Thread rule: the strand of the table.
#pragma once

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <utility>

#include "host/loop.h"

namespace spires::host {

// Who a spectator is. The address is empty if players come from it, too.
struct Stranger {
  std::string owner;
  std::string address;
  bool is(const Stranger& other) const {
    return owner == other.owner || (!address.empty() && address == other.address);
  }
};

class Doorkeeper {
 public:
  void mute(const Stranger& who) {
    unmute(who);
    keep(muted_, {who, {}});
  }
  void unmute(const Stranger& who) {
    std::erase_if(muted_, [&](const Known& one) { return one.who.is(who); });
  }
  bool is_muted(const Stranger& who) const { return find(muted_, who) != nullptr; }
  void send_away(const Stranger& who, Steady::time_point until) { keep(away_, {who, until}); }
  // Returns until when the spectator may not come back; nullopt if they may.
  std::optional<Steady::time_point> away_until(const Stranger& who, Steady::time_point now) {
    std::erase_if(away_, [&](const Known& one) { return one.until <= now; });
    const Known* found = find(away_, who);
    return found != nullptr ? std::optional(found->until) : std::nullopt;
  }

 private:
  struct Known {
    Stranger who;
    Steady::time_point until;
  };
  static constexpr std::size_t kMost = 200;
  static void keep(std::deque<Known>& all, Known one) {
    all.push_back(std::move(one));
    if (all.size() > kMost) all.pop_front();
  }
  static const Known* find(const std::deque<Known>& all, const Stranger& who) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Known& one) { return one.who.is(who); });
    return found == all.end() ? nullptr : &*found;
  }

  std::deque<Known> muted_;
  std::deque<Known> away_;
};

}  // namespace spires::host

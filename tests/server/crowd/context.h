// Shared by all clients in one process of the crowd: the loop, the server's address, the clients' behaviour, and the
// observations.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/server/crowd/dice.h"
#include "tests/server/crowd/network.h"

namespace spires::crowd {

class TableDriver;

struct Habits {
  double undo = 0;         // how often a player requests an undo,
  double chat = 0;         // and chats
  double pace = 0;         // mean seconds between two decisions of a table; 0: as fast as possible
  bool previews = false;   // requests previews, as a browser does
  bool features = false;   // requests the features that a page uses, if the host offers them
  bool suspicious = true;  // requests events again, to compare them
};

struct Tally {
  std::uint64_t acknowledged = 0;  // moves
  std::uint64_t undone = 0;
  std::uint64_t retold = 0;                       // events received again and compared,
  std::uint64_t mismatches = 0;                   // and those that differed
  std::uint64_t answered_again = 0;               // requests
  std::uint64_t nudges = 0;                       // tables where a player had to request news
  std::map<std::string, std::uint64_t> refusals;  // by code
  std::vector<std::uint32_t> comebacks;           // µs from a lost connection to the position
  std::vector<std::uint32_t> latencies;           // µs from a move to its events at all seats
  std::uint64_t fault_count = 0;
  std::vector<std::string> faults;  // the first ones

  void fault(std::string what) {
    if (++fault_count <= 12) faults.push_back(std::move(what));
  }
  void mismatch(std::string what) {
    ++mismatches;
    fault(std::move(what));
  }
};

struct Context {
  Context(Loop& in, std::uint64_t seed) : loop(in), dice(seed) {}

  // A few clients share an address, as at home.
  Route route_for(std::uint64_t person) const {
    const std::uint64_t group = person / people_per_address;
    return {
        "127." + std::to_string(network) + "." + std::to_string(group / 250) + "." + std::to_string(2 + group % 250),
        "127.0.0.1", port};
  }

  Loop& loop;
  Dice dice;
  Habits habits;
  Tally tally;
  std::uint16_t port = 0;
  bool up = false;  // the server accepts connections
  std::uint32_t network = 1;
  std::uint64_t people_per_address = 8;
  std::uint64_t people = 0;
  std::function<void()> on_answer = [] {};  // called when a client was answered
  std::function<void(TableDriver&)> on_over = [](TableDriver&) {
  };  // called when a game is over and no more messages are expected
};

}  // namespace spires::crowd

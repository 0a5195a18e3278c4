// Sends messages to two worlds at once and compares their answers byte by byte.
//
// A message of the test goes to both; then every client at the table sends a request that changes nothing, and once its
// answer has come, everything before it has been received.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tests/laws/finding.h"
#include "tests/twins/world.h"
#include "wire/json.h"

namespace spires::server::twins {

using laws::Found;
using wire::Json;

// Counts of comparisons.
struct TwinCounts {
  std::int64_t pairs = 0;
  std::int64_t steps = 0;
  std::int64_t frames = 0;
  std::int64_t bytes = 0;
  std::int64_t revealed = 0;
  std::map<std::string, std::int64_t> types;  // frames by type

  void count(const std::string& frame);
};

// How a line is compared.
struct Watch {
  bool compared = false;
  std::uint32_t parted = 0;  // from this event on it may receive something different; 0: never
  bool over = false;         // the game has ended: views show everything
};

class TwinTalk {
 public:
  // `plant` makes the plants of the one world and of the other.
  explicit TwinTalk(const std::function<Plant()>& plant = {});
  TwinTalk(const TwinTalk&) = delete;
  TwinTalk& operator=(const TwinTalk&) = delete;
  ~TwinTalk();

  std::string fault() const;
  TwinWorld& world(int i) { return *worlds_[i]; }
  TwinCounts& counts() { return counts_; }

  // Sends one message with a new id to both worlds, or one to each. Returns the id.
  std::string say(int line, Json message);
  std::string say(int line, Json message, Json other);
  // Waits until both worlds have answered that line.
  bool hear(int line, const std::string& request);
  // Sends a message and waits for the answers.
  bool ask(int line, Json message) { return hear(line, say(line, std::move(message))); }

  // Adds a line that is at the table; `seat` is one that the table has.
  void come(int line, const std::string& seat);
  // All clients leave the table.
  void leave(const std::string& code);

  // Waits until everything has been received, and compares the messages of the watched lines and the log since the last
  // call. `channel` names the action.
  Found compare(const std::string& channel, const std::vector<Watch>& watches);
  // The messages that a line had received in the last comparison.
  const std::vector<std::string>& heard(int world, int line) const {
    return heard_[world][static_cast<std::size_t>(line)];
  }
  // Returns whether a line had received an answer of that type to that request; an empty type means any.
  bool is_answered(int world, int line, const std::string& request, const std::string& type) const;
  Found compare_page(const std::string& target, const std::string& name);
  // Compares the entries of this table in the list of tables.
  Found compare_listed(const std::string& code);
  // Compare how much the counters of the server have grown since they were marked.
  void mark_metrics();
  Found compare_metrics();
  // Returns whether that counter has grown in one of the worlds.
  bool has_grown(const std::string& counter);

 private:
  bool listen();
  Found compare_line(const std::string& channel, int line, const Watch& watch);
  Found compare_log(const std::string& channel);

  std::string folders_[2];
  std::unique_ptr<TwinWorld> worlds_[2];
  std::uint64_t requests_ = 0;
  std::set<int> present_;
  std::string seat_;
  std::vector<std::vector<std::string>> heard_[2];
  std::map<std::string, double> metrics_[2];
  TwinCounts counts_;
};

}  // namespace spires::server::twins

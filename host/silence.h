// How long the seat that is asked has kept the others waiting, and who wants a bot to play for it. Its player is there:
// for absent players see Presence. Thread rule: the strand of the table.
#pragma once

#include <cstdint>
#include <optional>
#include <set>

#include "host/loop.h"

namespace spires::host {

class Silence {
 public:
  // A player may say so often that they are there before they decide.
  static constexpr int kMostSigns = 2;

  // Repeating a question keeps its start time.
  void ask(int seat, std::uint32_t seq, Steady::time_point now) {
    if (asked_ && asked_->seat == seat && asked_->seq == seq) return;
    asked_ = Asked{seat, seq, now, 0, false};
    agreed_.clear();
  }
  void stop() {
    asked_.reset();
    agreed_.clear();
  }
  // The player gives a sign: the time starts again, and the vote is off. Returns false if there were too many.
  bool sign(int seat, Steady::time_point now) {
    if (!asked_ || asked_->seat != seat || asked_->signs >= kMostSigns) return false;
    asked_ = Asked{seat, asked_->seq, now, asked_->signs + 1, false};
    agreed_.clear();
    return true;
  }
  // Returns since when the seat has been silent; nullopt if it is not asked.
  std::optional<Steady::time_point> since(int seat, std::uint32_t seq) const {
    const bool is_asked = asked_ && asked_->seat == seat && asked_->seq == seq;
    return is_asked ? std::optional(asked_->since) : std::nullopt;
  }
  // Returns true once per silence, when the others are to be told.
  bool tell() {
    if (!asked_ || asked_->told) return false;
    asked_->told = true;
    return true;
  }

  // Return whether that changes anything.
  bool agree(int voter) { return agreed_.insert(voter).second; }
  bool withdraw(int voter) { return agreed_.erase(voter) > 0; }
  const std::set<int>& agreed() const { return agreed_; }

 private:
  struct Asked {
    int seat = 0;
    std::uint32_t seq = 0;
    Steady::time_point since;
    int signs = 0;
    bool told = false;
  };
  std::optional<Asked> asked_;
  std::set<int> agreed_;
};

}  // namespace spires::host

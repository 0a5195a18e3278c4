// The events that one observer has received: a hash of each by its number. A number must never get a different event.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "tests/server/crowd/scan.h"

namespace spires::crowd {

class Told {
 public:
  struct Heard {
    std::uint32_t again = 0;      // events that were received before,
    std::uint32_t different = 0;  // and the first of them that differed; 0: none
    std::uint32_t count = 0;
    bool gap = false;  // an event in between is missing
  };

  // `events` is the list of a message, its first event has the number `first`.
  Heard take(std::uint32_t first, std::string_view events) {
    Heard heard{.gap = first > last_ + 1};
    std::uint32_t at = first;
    for_each_element(events, [&](std::string_view event) { take_one(at++, event, heard); });
    heard.count = at - first;
    if (at > last_ + 1) last_ = at - 1;
    return heard;
  }
  // A view was sent instead of the events up to this number.
  void skip_to(std::uint32_t seq) {
    if (seq > last_) last_ = seq;
  }

  std::uint32_t last() const { return last_; }
  // Returns whether every event up to the last one was received.
  bool complete() const {
    if (hashes_.size() < last_) return false;
    for (const std::uint64_t hash : hashes_) {
      if (hash == 0) return false;
    }
    return true;
  }
  // 0: not received.
  std::uint64_t hash_at(std::uint32_t at) const { return at <= hashes_.size() ? hashes_[at - 1] : 0; }
  std::uint32_t undone() const { return undone_; }

 private:
  void take_one(std::uint32_t at, std::string_view event, Heard& heard) {
    if (hashes_.size() < at) hashes_.resize(at, 0);
    const std::uint64_t hash = hash_of(event);
    std::uint64_t& known = hashes_[at - 1];
    if (known == 0) {
      if (type_of(event) == "Undone") ++undone_;
      known = hash;
      return;
    }
    ++heard.again;
    if (known != hash && heard.different == 0) heard.different = at;
  }

  std::vector<std::uint64_t> hashes_;  // by number, from 1; 0: not received
  std::uint32_t last_ = 0;
  std::uint32_t undone_ = 0;
};

}  // namespace spires::crowd

// What waits to be sent over one link: bounded, so that a slow reader costs no more than its share.
//
// Somebody writes as long as there is something; whoever puts the first thing in starts the writer.
//
// Thread rule: any thread, but one writer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/net/request_handler.h"

namespace spires::server {

// The last thing that is sent.
struct Farewell {
  std::uint16_t code = 1000;
  std::string why;
};

class Outbox {
 public:
  Outbox(std::size_t most_bytes, std::size_t most_frames) : most_bytes_(most_bytes), most_frames_(most_frames) {}

  enum class Put {
    Start,     // the connection starts the writer
    Waits,     // the writer will come to it
    Overflow,  // the reader is too slow: everything is thrown away, for good
    Ignored,   // nothing is sent any more
  };
  Put put(Frame frame);
  // Behind everything that was put before; the first one counts.
  Put put_last(Farewell farewell);
  // Nothing is sent any more.
  void shut();
  bool is_ending() const;

  struct Work {
    std::vector<Frame> frames;
    std::optional<Farewell> farewell;  // after all frames
  };
  // Neither: the writer ends.
  Work take();
  void written(const Frame& frame);

 private:
  enum class State { Open, Ending, Shut };
  Put start();

  const std::size_t most_bytes_;
  const std::size_t most_frames_;
  mutable std::mutex mutex_;
  std::vector<Frame> waiting_;
  std::size_t bytes_ = 0;   // of what is not yet written,
  std::size_t frames_ = 0;  // also by a writer that has taken it
  std::optional<Farewell> farewell_;
  State state_ = State::Open;
  bool writing_ = false;
};

}  // namespace spires::server

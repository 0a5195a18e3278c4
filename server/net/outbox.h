// The send queue of one link: bounded, so that a slow reader uses no more than its share.
//
// The writer runs while the queue has frames; the caller that adds the first frame starts it.
//
// Thread-safe, with a single writer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/net/request_handler.h"

namespace spires::server {

// The last frame of a connection: the close reason.
struct Farewell {
  std::uint16_t code = 1000;
  std::string why;
};

class Outbox {
 public:
  Outbox(std::size_t most_bytes, std::size_t most_frames) : most_bytes_(most_bytes), most_frames_(most_frames) {}

  enum class Put {
    Start,     // the connection starts the writer
    Waits,     // the writer is running and will send it
    Overflow,  // the reader is too slow: the queue is discarded for good
    Ignored,   // the queue is closed
  };
  Put put(Frame frame);
  // Queued after everything before it; the first call counts.
  Put put_last(Farewell farewell);
  // Discards the queue and refuses further frames.
  void shut();
  bool is_ending() const;

  struct Work {
    std::vector<Frame> frames;
    std::optional<Farewell> farewell;  // after all frames
  };
  // If both are empty, the writer ends.
  Work take();
  void written(const Frame& frame);

 private:
  enum class State { Open, Ending, Shut };
  Put start();

  const std::size_t most_bytes_;
  const std::size_t most_frames_;
  mutable std::mutex mutex_;
  std::vector<Frame> waiting_;
  std::size_t bytes_ = 0;   // not yet written,
  std::size_t frames_ = 0;  // including frames taken by the writer
  std::optional<Farewell> farewell_;
  State state_ = State::Open;
  bool writing_ = false;
};

}  // namespace spires::server

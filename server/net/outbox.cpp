#include "server/net/outbox.h"

#include <utility>

namespace spires::server {

Outbox::Put Outbox::put(Frame frame) {
  const std::lock_guard lock(mutex_);
  if (state_ != State::Open || !frame) return Put::Ignored;
  // A frame longer than the whole queue may be sent alone.
  const bool too_long = most_bytes_ != 0 && frames_ > 0 && bytes_ + frame->size() > most_bytes_;
  if (too_long || (most_frames_ != 0 && frames_ >= most_frames_)) {
    waiting_ = {};
    farewell_.reset();
    state_ = State::Shut;
    return Put::Overflow;
  }
  bytes_ += frame->size();
  ++frames_;
  waiting_.push_back(std::move(frame));
  return start();
}

Outbox::Put Outbox::put_last(Farewell farewell) {
  const std::lock_guard lock(mutex_);
  if (state_ != State::Open) return Put::Ignored;
  farewell_ = std::move(farewell);
  state_ = State::Ending;
  return start();
}

Outbox::Put Outbox::start() { return std::exchange(writing_, true) ? Put::Waits : Put::Start; }

void Outbox::shut() {
  const std::lock_guard lock(mutex_);
  waiting_ = {};
  farewell_.reset();
  state_ = State::Shut;
}

bool Outbox::is_ending() const {
  const std::lock_guard lock(mutex_);
  return state_ != State::Open;
}

Outbox::Work Outbox::take() {
  const std::lock_guard lock(mutex_);
  Work work{std::exchange(waiting_, {}), std::exchange(farewell_, std::nullopt)};
  if (work.frames.empty() && !work.farewell) writing_ = false;
  return work;
}

void Outbox::written(const Frame& frame) {
  const std::lock_guard lock(mutex_);
  bytes_ -= frame->size();
  --frames_;
}

}  // namespace spires::server

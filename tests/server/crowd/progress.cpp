#include "tests/server/crowd/progress.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <utility>

namespace spires::crowd {

Progress::Progress(std::string label, std::uint64_t total)
    : label_(std::move(label)), total_(std::max<std::uint64_t>(total, 1)), screen_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (drawn_) std::cerr << "\r\x1b[K" << std::flush;
}

void Progress::show(std::uint64_t done, const std::string& note) {
  constexpr std::uint64_t kWidth = 40;
  const Clock::time_point now = Clock::now();
  if (now - shown_ < (screen_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(10000))) return;
  shown_ = now;
  done = std::min(done, total_);
  const std::string counts = std::to_string(done) + "/" + std::to_string(total_) + " " + note;
  if (!screen_) {
    std::cerr << label_ << " " << counts << "\n" << std::flush;
    return;
  }
  drawn_ = true;
  const std::uint64_t full = kWidth * done / total_;
  std::cerr << "\r" << label_ << " [" << std::string(full, '#') << std::string(kWidth - full, '.') << "] " << counts
            << "\x1b[K" << std::flush;
}

}  // namespace spires::crowd

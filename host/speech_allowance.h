// Rate limit of messages that all clients receive: five at once, then one every two seconds per seat. All spectators
// together count as one speaker.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>

#include "host/loop.h"

namespace spires::host {

class SpeechAllowance {
 public:
  // Returns false if the speaker has spoken too often recently.
  bool take(int speaker, Steady::time_point now) {
    Spoken& spoken = spoken_.try_emplace(speaker, Spoken{kAtOnce, now}).first->second;
    const double seconds = std::chrono::duration<double>(now - spoken.at).count();
    spoken.left = std::min(kAtOnce, spoken.left + seconds / kSecondsEach);
    spoken.at = now;
    if (spoken.left < 1) return false;
    spoken.left -= 1;
    return true;
  }

 private:
  static constexpr double kAtOnce = 5;
  static constexpr double kSecondsEach = 2;
  struct Spoken {
    double left;
    Steady::time_point at;
  };
  std::map<int, Spoken> spoken_;
};

}  // namespace spires::host

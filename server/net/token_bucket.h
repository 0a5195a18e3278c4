// A token bucket: a rate per second on average, and a burst. Time is a parameter.
#pragma once

#include <algorithm>
#include <chrono>

namespace spires::server {

using Moment = std::chrono::steady_clock::time_point;

struct Allowance {
  double per_second = 0;  // 0: no limit
  double burst = 0;
};

class TokenBucket {
 public:
  TokenBucket(const Allowance& allowance, Moment now)
      : allowance_{allowance.per_second, std::max(1.0, allowance.burst)}, tokens_(allowance_.burst), filled_(now) {}

  // Takes one token if there is one; returns whether there was.
  bool take(Moment now) {
    if (allowance_.per_second <= 0) return true;
    tokens_ = tokens_at(now);
    filled_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }
  // Whether the bucket is full, as if never used.
  bool is_full(Moment now) const { return allowance_.per_second <= 0 || tokens_at(now) >= allowance_.burst; }

 private:
  double tokens_at(Moment now) const {
    const double seconds = std::max(0.0, std::chrono::duration<double>(now - filled_).count());
    return std::min(allowance_.burst, tokens_ + seconds * allowance_.per_second);
  }

  Allowance allowance_;
  double tokens_;
  Moment filled_;
};

}  // namespace spires::server

// A bad network: a proxy between the crowd and a server that delays, repeats whole frames, and cuts connections, also
// in the middle of a frame.
#pragma once

#include <cstdint>
#include <memory>

#include "tests/server/crowd/dice.h"
#include "tests/server/crowd/network.h"

namespace spires::crowd {

struct Weather {
  double mean_life = 1.0;  // seconds until a connection is cut; 0: never
  double delayed = 0.1;    // the share of delayed frames,
  double delay = 0.03;     // and their mean delay in seconds
  double doubled = 0.1;    // the share of the client's frames that are repeated, at once or after later ones
};

struct Damage {
  std::uint64_t cuts = 0;
  std::uint64_t delays = 0;
  std::uint64_t doubles = 0;
};

class Proxy {
 public:
  // Listens on 127.0.0.1 at a free port. REQUIRES: the loop outlives it.
  Proxy(Loop& loop, std::uint16_t server, Dice dice);
  Proxy(const Proxy&) = delete;
  Proxy& operator=(const Proxy&) = delete;
  ~Proxy();

  std::uint16_t port() const;
  // Applies to open connections too, except for the time at which they are cut.
  void set_weather(const Weather& weather);
  const Damage& damage() const;

  struct Inside;

 private:
  std::shared_ptr<Inside> inside_;
};

}  // namespace spires::crowd

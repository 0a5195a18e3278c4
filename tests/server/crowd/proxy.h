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
  double delayed = 0.1;    // the part of frames that come late,
  double delay = 0.03;     // by how many seconds on average
  double doubled = 0.1;    // the part of the client's frames that come twice, at once or after later ones
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
  // Holds for connections that are open too, but for their hour of death.
  void set_weather(const Weather& weather);
  const Damage& damage() const;

  struct Inside;

 private:
  std::shared_ptr<Inside> inside_;
};

}  // namespace spires::crowd

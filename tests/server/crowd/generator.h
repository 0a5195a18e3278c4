// One process of the load test: some of the tables and some of the idle sockets.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/server/crowd/worker.h"

namespace spires::crowd {

struct LoadShare {
  std::uint16_t port = 0;
  std::uint32_t tables = 0;
  std::uint32_t seats = 4;
  std::uint32_t idle = 0;
  double rate = 0;
  bool previews = true;
  bool features = true;
  std::uint64_t seed = 1;
  std::uint32_t network = 1;  // connects from 127.network.0.0/16
};
std::string written(const LoadShare& share);

struct LoadSeen {
  std::uint64_t moves = 0;
  std::uint64_t lost = 0;  // idle sockets that were closed
  std::vector<std::uint32_t> latencies;
  std::uint64_t fault_count = 0;
  std::vector<std::string> faults;
};
LoadSeen read_seen(const std::string& line);

// Reads its share, writes `at N` while it gathers and then `ready`; reads `measure`, writes `at N` moves; reads
// `report`, writes its observations.
void generate(Pipes& pipes);

}  // namespace spires::crowd

// Progress of a long run: a bar on a terminal, otherwise a line every ten seconds.
#pragma once

#include <cstdint>
#include <string>

#include "tests/server/crowd/network.h"

namespace spires::crowd {

class Progress {
 public:
  Progress(std::string label, std::uint64_t total);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  void show(std::uint64_t done, const std::string& note = {});

 private:
  std::string label_;
  std::uint64_t total_;
  bool screen_;
  bool drawn_ = false;
  Clock::time_point shown_ = Clock::now();
};

}  // namespace spires::crowd

// Reports a finding of a fuzzer: prints it and aborts, so that the input is kept.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace spires::fuzz {

inline void require(bool fine, const std::string& what) {
  if (fine) return;
  std::fprintf(stderr, "fuzz: %s\n", what.c_str());
  std::abort();
}

}  // namespace spires::fuzz

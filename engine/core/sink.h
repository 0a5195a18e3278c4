// Where events go. Silent play passes a Silence and pays nothing for events; other callers collect them
// (engine/core/collector.h).
#pragma once

namespace spires {

struct Silence {
  static constexpr bool kSilent = true;
};

}  // namespace spires

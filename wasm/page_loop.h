// The loop of a page: one queue for all strands, worked off whenever the page calls.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "host/loop.h"

namespace spires::wasm {

class PageLoop final : public host::Loop {
 public:
  std::unique_ptr<host::Strand> strand() override;

  void post(host::Task task) { tasks_.push_back(std::move(task)); }
  // Does everything that is due, also what comes up meanwhile. Returns whether there was anything.
  enum class Ran { Nothing, Something };
  Ran run();
  // When the next timer rings; nothing: none is set.
  std::optional<host::Steady::time_point> next_ring() const;

 private:
  class PageStrand;
  class PageTimer;

  void ring_due();

  std::deque<host::Task> tasks_;
  std::set<std::pair<host::Steady::time_point, PageTimer*>> timers_;
};

}  // namespace spires::wasm

// The event loop of a page: one queue for all strands, processed whenever the page calls.
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
  host::Steady::time_point now() const override { return host::Steady::now(); }

  void post(host::Task task) { tasks_.push_back(std::move(task)); }
  // Runs everything due, including tasks added meanwhile. Returns whether there was any.
  enum class Ran { Nothing, Something };
  Ran run();
  // Returns when the next timer fires; nullopt if none is set.
  std::optional<host::Steady::time_point> next_ring() const;

 private:
  class PageStrand;
  class PageTimer;

  void ring_due();

  std::deque<host::Task> tasks_;
  std::set<std::pair<host::Steady::time_point, PageTimer*>> timers_;
};

}  // namespace spires::wasm

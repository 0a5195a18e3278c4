// Restores the state of a table from a snapshot instead of the first part of its journal.
//
// A snapshot is a cache: derived from the journal, made anew whenever it is missing or wrong, and without names and
// chat, which are read from the entries that it refers to. It is used only if it fits the journal: the first entry, the
// last one that it covers, and the trail, which a repetition of all steps must reach.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "host/store.h"
#include "host/table_state.h"

namespace spires::host {

class TableRestore {
 public:
  TableRestore(MatchSeams seams, const SnapshotAnswer& answer);

  // Repeats up to so many steps of the game. Wrong: the snapshot does not fit the journal.
  enum class Progress { More, Done, Wrong };
  Progress go_on(std::size_t most);
  // REQUIRES: Done.
  TableState take() { return std::move(state_); }
  std::uint32_t entries() const { return state_.entries_; }

 private:
  struct Body;
  bool begin(const SnapshotAnswer& answer);
  bool take_body(const Body& body, const SnapshotAnswer& answer);
  bool take_words(const Body& body, const SnapshotAnswer& answer);
  bool take_times(const Body& body);
  bool make_match(const Body& body);
  bool end();

  friend class TableState;
  TableState state_;
  Record record_;
  std::size_t step_ = 0;
  std::string trail_;  // after so many steps, as the journal has it
  std::size_t sealed_steps_ = 0;
  bool fits_ = false;
};

}  // namespace spires::host

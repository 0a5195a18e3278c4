// The connection that writes: one batch of changes is one transaction. A change whose answer was lost is settled by
// sending it again under the same id, never by a guess.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "server/postgres/pg_session.h"
#include "server/store/change.h"

namespace spires::server {

// A change with the id that it keeps, however often it is sent.
struct PgChange {
  Change change;
  std::string id;  // a UUID
};

// How long to wait: asked again before every try.
struct PgPatience {
  std::function<bool()> unsent;    // with a change that was not sent, so that nothing has happened
  std::function<bool()> in_doubt;  // with one that may be stored
};

// What became of changes in doubt.
struct PgDoubts {
  std::uint64_t stored = 0;  // the first attempt had been stored
  std::uint64_t resent = 0;  // the second one was
  std::uint64_t moved = 0;
  std::uint64_t conflict = 0;
};

// Thread rule: one thread.
class PgWriter {
 public:
  PgWriter(PgDoor& door, PgNode& node, PgPatience patience)
      : door_(door), node_(node), session_(door, node), patience_(std::move(patience)) {}

  // Blocks until the fate of every change is known, and returns their answers. Unknown only if the patience ends.
  // REQUIRES: sorted by code, so that two writers never wait for each other; one change of a table.
  std::vector<StoreAnswer> write(std::span<const PgChange> changes);
  // Why some were Unavailable; empty otherwise.
  const std::string& fault() const { return fault_; }
  const PgDoubts& doubts() const { return doubts_; }

 private:
  using Places = std::vector<std::size_t>;
  void settle(std::span<const PgChange> changes, Places open, bool in_doubt);
  void settle_each(std::span<const PgChange> changes, const Places& open, bool in_doubt);
  bool has_patience(bool in_doubt) const;
  Places take_answers(std::span<const PgChange> changes, const Places& sent, const PgReply& reply, bool in_doubt);
  Places look_up(std::span<const PgChange> changes, const Places& conflicts, bool in_doubt);
  void answer(std::size_t at, StoreAnswer answer, bool in_doubt);

  PgDoor& door_;
  PgNode& node_;
  PgSession session_;
  const PgPatience patience_;
  std::vector<StoreAnswer> answers_;
  std::string fault_;
  PgDoubts doubts_;
};

}  // namespace spires::server

// The interface of the table directory that tables use.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "host/journal.h"
#include "host/store.h"
#include "match/refusals.h"
#include "wire/message.h"

namespace spires::host {

// An entry with its personal data.
struct Written {
  JournalEntry entry;
  std::optional<std::string> owner;
  std::optional<std::string> personal;

  Entry stored() const { return {wire::message_text(entry), owner, personal}; }
};

// The refusal of a change. REQUIRES: Unavailable or Unknown.
inline match::Refused not_stored(StoreAnswer answer) {
  return match::refused(answer == StoreAnswer::Unknown ? "unknown" : "not_stored");
}

class TableDirectory {
 public:
  TableDirectory() = default;
  TableDirectory(const TableDirectory&) = delete;
  TableDirectory& operator=(const TableDirectory&) = delete;
  virtual ~TableDirectory() = default;

  // Creates a table with these first entries, starting with Opened. `secret` determines its code: a repeated call with
  // the same secret gets the same table. `done` gets the code, or Unavailable or Unknown if the table is not stored, or
  // perhaps not.
  using Opening = std::function<void(const std::variant<std::string, StoreAnswer>& code)>;
  virtual void open(std::vector<Written> beginning, std::string secret, Opening done) = 0;
  // The table has no clients: it may be unloaded as soon as no one else holds it.
  virtual void asleep(const std::string& code) = 0;
  // Deletes a table without clients. Its code is not given again.
  virtual void remove(const std::string& code) = 0;
  // Another server has claimed the table: it is unloaded, and found anew when somebody asks for it.
  virtual void moved(const std::string& code) = 0;
  // The journal of the table does not lead to a table, or its task failed. It is unloaded; `what` is for the operator.
  virtual void damaged(const std::string& code, const std::string& what) = 0;
};

}  // namespace spires::host

// What a table needs from the directory of all tables.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "host/journal.h"
#include "host/store.h"
#include "wire/message.h"

namespace spires::host {

// An entry with what is personal in it.
struct Written {
  JournalEntry entry;
  std::optional<std::string> owner;
  std::optional<std::string> personal;

  Entry stored() const { return {wire::message_text(entry), owner, personal}; }
};

class TableDirectory {
 public:
  TableDirectory() = default;
  TableDirectory(const TableDirectory&) = delete;
  TableDirectory& operator=(const TableDirectory&) = delete;
  virtual ~TableDirectory() = default;

  // A new table with this beginning, which begins with Opened. `secret` decides its code: who asks again with the same
  // one gets the same table. `done` gets the code, or nothing where it cannot be stored.
  using Opening = std::function<void(std::optional<std::string> code)>;
  virtual void open(std::vector<Written> beginning, std::string secret, Opening done) = 0;
  // Nobody is there any more: the table may leave the memory, as soon as nobody holds it.
  virtual void asleep(const std::string& code) = 0;
};

}  // namespace spires::host

#include "server/check.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <exception>
#include <filesystem>
#include <optional>
#include <utility>

#include "host/table_state.h"
#include "server/store/backup.h"
#include "server/store/sqlite_connection.h"
#include "server/store/sqlite_reader.h"
#include "wire/message.h"

namespace spires::server {
namespace {

using host::JournalEntry;
using host::TableState;

struct Replayed {
  std::string fault;
  std::uint32_t entries = 0;
  bool outdated = false;
};

std::optional<std::string> replay(TableState& state, const Entry& entry) {
  auto read = wire::decode_message<JournalEntry>(entry.text, {.bytes = 1 << 20, .depth = 12});
  JournalEntry* known = std::get_if<JournalEntry>(&read);
  if (known == nullptr) return "cannot be read";
  if (const TableState::Applied no = state.apply(*known, entry.personal)) {
    return "does not fit: " + wire::text_of(wire::encode(*no));
  }
  return std::nullopt;
}

Replayed replay(SqliteReader& reader, const std::string& code) {
  Replayed result;
  TableState state;
  while (true) {
    const std::optional<std::vector<Entry>> part = reader.entries(code, result.entries);
    if (!part || part->empty()) break;
    for (const Entry& entry : *part) {
      if (const std::optional<std::string> fault = replay(state, entry)) {
        result.fault = "entry " + std::to_string(result.entries + 1) + " " + *fault;
        return result;
      }
      ++result.entries;
    }
  }
  result.outdated = state.is_outdated();
  if (!state.is_open()) result.fault = "has no entries";
  return result;
}

struct Row {
  std::string code;
  std::uint32_t entries = 0;
};

void check_all(SQLite::Database& list, SqliteReader& reader, CheckedStore& checked,
               const std::function<void(std::uint64_t)>& tell) {
  std::string last;
  while (true) {
    // A short query for each part, so that the server can empty its log in between.
    std::vector<Row> rows;
    {
      SQLite::Statement part(list,
                             "SELECT code, entries FROM tables WHERE status <> 'deleted' AND code > ?1 ORDER BY code "
                             "LIMIT 500");
      part.bind(1, last);
      while (part.executeStep()) {
        rows.push_back({part.getColumn(0).getString(), static_cast<std::uint32_t>(part.getColumn(1).getInt64())});
      }
    }
    if (rows.empty()) return;
    for (const Row& row : rows) {
      Replayed result;
      try {
        result = replay(reader, row.code);
      } catch (const std::exception& thrown) {
        result.fault = fault_words(thrown);
      }
      if (result.fault.empty() && result.entries < row.entries) {
        result.fault = "has " + std::to_string(result.entries) + " of " + std::to_string(row.entries) + " entries";
      }
      ++checked.tables;
      checked.entries += result.entries;
      checked.outdated += result.outdated ? 1 : 0;
      if (!result.fault.empty()) checked.damaged.push_back({row.code, std::move(result.fault)});
      if (tell) tell(checked.tables);
    }
    last = rows.back().code;
  }
}

}  // namespace

CheckedStore check_tables(const std::string& file, const std::function<void(std::uint64_t)>& tell) {
  CheckedStore checked;
  checked.fault = check_file(file);
  if (!checked.fault.empty()) return checked;
  try {
    SqlitePlan plan;
    plan.file = file;
    SQLite::Database list = open_to_read(plan);
    SqliteReader reader(open_to_read(plan));
    check_all(list, reader, checked, tell);
  } catch (const std::exception& thrown) {
    checked.fault = file + ": " + fault_words(thrown);
  }
  return checked;
}

}  // namespace spires::server

// Checks every journal of a store: its numbers, and that a replay by the rules reaches the states that it recorded.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace spires::server {

struct DamagedTable {
  std::string code;
  std::string what;
};
struct CheckedStore {
  std::string fault;  // empty: the file is a store
  std::uint64_t tables = 0;
  std::uint64_t entries = 0;
  std::uint64_t outdated = 0;  // of rules that this program does not know: read, not replayed
  std::vector<DamagedTable> damaged;
};

// Works while a server writes: a journal only grows. `tell` gets the number of tables checked so far.
CheckedStore check_tables(const std::string& file, const std::function<void(std::uint64_t)>& tell);

}  // namespace spires::server

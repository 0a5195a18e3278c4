// What a store holds, for tests: they may wait for it.
#pragma once

#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "host/store.h"

namespace spires::tests {

// Returns nullopt if there is no such table or the store is unreadable.
inline std::optional<std::vector<host::Entry>> entries_of(host::Store& store, const std::string& code,
                                                          std::uint32_t after = 0) {
  std::vector<host::Entry> all;
  while (true) {
    const auto told = std::make_shared<std::promise<host::ReadAnswer>>();
    store.read({code, after + static_cast<std::uint32_t>(all.size()), 0},
               [told](host::ReadAnswer answer) { told->set_value(std::move(answer)); });
    const host::ReadAnswer answer = told->get_future().get();
    if (answer.state != host::ReadAnswer::State::Found) return std::nullopt;
    if (answer.entries.empty()) return all;
    all.insert(all.end(), answer.entries.begin(), answer.entries.end());
  }
}

inline std::vector<host::ListedTable> tables_of(host::Store& store, const host::ListQuery& query = {}) {
  const auto told = std::make_shared<std::promise<std::vector<host::ListedTable>>>();
  store.list(query, [told](std::vector<host::ListedTable> tables) { told->set_value(std::move(tables)); });
  return told->get_future().get();
}

}  // namespace spires::tests

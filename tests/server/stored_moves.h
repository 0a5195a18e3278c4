// Helpers for tests of a store: a temporary folder, an append, and waiting for the answer.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "server/store/sqlite_store.h"
#include "tests/server/read_store.h"

namespace spires::tests {

class TestFolder {
 public:
  explicit TestFolder(const std::string& name)
      : path_(testing::TempDir() + "spires_" + name + "_" + std::to_string(::getpid())) {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  ~TestFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  const std::string& path() const { return path_; }
  std::string file(const std::string& name = "store.db") const { return path_ + "/" + name; }

 private:
  std::string path_;
};

inline std::string bytes_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline host::Append append_of(const std::string& code, std::uint32_t after, const std::vector<std::string>& texts) {
  host::Append append{code, after, {}, std::nullopt, 1000};
  for (const std::string& text : texts) append.entries.push_back({text, std::nullopt, std::nullopt});
  if (after == 0) append.listing = host::Listing{"playing", true, "{}"};
  return append;
}

inline host::StoreAnswer append_and_wait(host::Store& store, host::Append append) {
  const auto told = std::make_shared<std::promise<host::StoreAnswer>>();
  store.append(std::move(append), [told](host::StoreAnswer answer) { told->set_value(answer); });
  return told->get_future().get();
}

inline host::StoreAnswer forget_and_wait(host::Store& store, const std::string& code, const std::string& owner) {
  const auto told = std::make_shared<std::promise<host::StoreAnswer>>();
  store.forget(code, owner, [told](host::StoreAnswer answer) { told->set_value(answer); });
  return told->get_future().get();
}

// Returns nullopt if there is no such table.
inline std::optional<std::vector<std::string>> texts_of(host::Store& store, const std::string& code) {
  const std::optional<std::vector<host::Entry>> entries = entries_of(store, code);
  if (!entries) return std::nullopt;
  std::vector<std::string> texts;
  for (const host::Entry& entry : *entries) texts.push_back(entry.text);
  return texts;
}

// Throws if there is none, which ends the test.
inline std::unique_ptr<host::Store> open_store(const server::SqlitePlan& plan) {
  server::OpenedStore opened = server::open_sqlite_store(plan);
  if (opened.store == nullptr) throw std::runtime_error(opened.fault);
  return std::move(opened.store);
}

inline std::unique_ptr<host::Store> open_store(const std::string& file) {
  server::SqlitePlan plan;
  plan.file = file;
  return open_store(plan);
}

}  // namespace spires::tests

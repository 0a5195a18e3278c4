// The store of a page: keeps all its tables in memory. The page makes every append durable before it takes effect.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/store.h"
#include "wasm/page_loop.h"

namespace spires::wasm {

class PageStore final : public host::Store {
 public:
  explicit PageStore(PageLoop& loop) : loop_(loop) {}

  // Loads a table from the page, with all its entries. Returns its code and its number of entries; nullopt if the text
  // is not a table or has fewer entries than are known.
  struct Restored {
    std::string code;
    std::uint32_t entries = 0;
  };
  std::optional<Restored> restore(std::string_view json);
  // The result of the append or `forget` with that id. Ignores an unknown id.
  void stored(std::uint32_t id, host::StoreAnswer answer);

  void append(host::Append append, host::StoreDone done) override;
  void read(const host::ReadQuery& query, host::ReadDone done) override;
  void list(const host::ListQuery& query, host::ListDone done) override;
  void forget(const std::string& code, const std::string& owner, host::StoreDone done) override;
  // A page deletes its tables itself.
  void remove(const std::string&, host::StoreDone done) override { done(host::StoreAnswer::Unavailable); }
  void flush() override {}
  std::string why() const override { return why_; }

 private:
  struct Kept {
    host::Listing listing;
    std::int64_t touched = 0;
    std::vector<host::Entry> entries;
  };
  // A request that the page has not answered yet: an append, or the owner whose personal text to delete.
  struct Waiting {
    host::Append append;
    std::optional<std::string> forgotten;
    host::StoreDone done;
  };
  void keep(host::Append append);
  void forget_now(const std::string& code, const std::string& owner);

  PageLoop& loop_;
  std::map<std::string, Kept> tables_;
  std::map<std::uint32_t, Waiting> waiting_;
  std::uint32_t last_id_ = 0;
  std::string why_;
};

}  // namespace spires::wasm

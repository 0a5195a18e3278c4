// A store that passes every call on to another one. Tests derive from it and change what they need.
#pragma once

#include <string>
#include <utility>

#include "host/store.h"

namespace spires::server::testing {

class ForwardingStore : public host::Store {
 public:
  explicit ForwardingStore(host::Store& store) : store_(store) {}
  void append(host::Append append, host::StoreDone done) override { store_.append(std::move(append), std::move(done)); }
  void claim(const std::string& code, host::ClaimDone done) override { store_.claim(code, std::move(done)); }
  void read(const host::ReadQuery& query, host::ReadDone done) override { store_.read(query, std::move(done)); }
  void list(const host::ListQuery& query, host::ListDone done) override { store_.list(query, std::move(done)); }
  void forget(const std::string& code, const std::string& owner, host::StoreDone done) override {
    store_.forget(code, owner, std::move(done));
  }
  void remove(const std::string& code, host::StoreDone done) override { store_.remove(code, std::move(done)); }
  void keep(const std::string& code, host::Snapshot snapshot) override { store_.keep(code, std::move(snapshot)); }
  void recall(const std::string& code, host::SnapshotDone done) override { store_.recall(code, std::move(done)); }
  void flush() override { store_.flush(); }
  std::string why() const override { return store_.why(); }

 protected:
  host::Store& store_;
};

}  // namespace spires::server::testing

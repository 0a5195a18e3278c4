// The host of a page: the tables of a server on one thread, with the page as their disk and their network.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "host/local_bus.h"
#include "host/session.h"
#include "host/table_registry.h"
#include "wasm/page_bots.h"
#include "wasm/page_loop.h"
#include "wasm/page_store.h"

namespace spires::wasm {

class PageHost {
 public:
  PageHost();

  void restore(std::string_view table);
  std::uint32_t connect();
  void receive(std::uint32_t link, std::string frame);
  void disconnect(std::uint32_t link);
  void stored(std::uint32_t id, host::StoreAnswer answer) { store_.stored(id, answer); }
  // Milliseconds until something is due again: 0 at once, below 0 nothing is scheduled.
  double run();

 private:
  class ErrorLog;
  class PageLink;
  struct Client {
    std::shared_ptr<PageLink> link;
    std::shared_ptr<host::Session> session;
  };

  PageLoop loop_;
  PageStore store_{loop_};
  PageBots bots_;
  host::LocalBus bus_;
  std::unique_ptr<host::Counters> counters_;
  std::unique_ptr<host::Log> log_;
  host::Environment environment_;
  host::TableRegistry registry_;
  host::Allowances allowances_;
  std::map<std::uint32_t, Client> clients_;
  std::uint32_t last_link_ = 0;
};

}  // namespace spires::wasm

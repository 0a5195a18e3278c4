// The whole server: a store, a table registry and a listener, on a few threads.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "host/environment.h"
#include "server/net/request_handler.h"
#include "server/ops/log.h"
#include "server/store/opened_store.h"

namespace spires::server {

struct ServerPlan {
  std::string data;  // the folder of the store; created if missing
  NetPlan net;
  int threads = 2;
  int bot_threads = 1;
  host::HostSettings settings;
  std::optional<std::string> web;  // the folder of the web client's files
  LogLevel log = LogLevel::Info;
  std::chrono::seconds backup_every{0};  // 0: never
  std::uint32_t backups_kept = 7;
  std::string backups;  // their folder; empty: in the data folder
  // Opens a store that is not in the data folder, which is then not used; backups are its own matter. Empty: none.
  std::function<OpenedStore()> open_store = {};
};

// Replacements for tests: everything that varies between runs.
struct ServerSeams {
  std::function<std::string()> token;
  std::function<std::string()> seed;
  std::function<std::uint64_t()> number;
  std::function<std::int64_t()> now;
  // The chance words of a table, instead of those of its seed.
  std::function<match::ChanceWords(const ChanceSource&)> words;
  // Wrappers around every match, and around all outgoing and incoming messages.
  std::function<std::unique_ptr<match::Match>(std::unique_ptr<match::Match>, JsonLog&)> wrap_match;
  std::function<std::unique_ptr<RequestHandler>(RequestHandler&)> wrap_handler;
  JsonLog::Listener log;
};

class Server {
 public:
  struct Started {
    std::unique_ptr<Server> server;
    std::string fault;  // empty: it runs
  };
  static Started start(const ServerPlan& plan, const ServerSeams& seams = {});
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  std::uint16_t port() const;
  // Notifies all clients, stores pending changes, closes the connections; then the threads end. Call once.
  void stop();
  // Blocks until SIGINT or SIGTERM, then stops.
  void run_until_signal();

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

// Returns the store's file in a data folder.
std::string store_file(const std::string& data);

}  // namespace spires::server

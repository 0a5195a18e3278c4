#include "server/server.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <future>
#include <thread>
#include <utility>
#include <vector>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/signal_set.hpp>

#include "host/local_bus.h"
#include "host/table_registry.h"
#include "secrets/hmac_words.h"
#include "secrets/token.h"
#include "server/asio_loop.h"
#include "server/backup_schedule.h"
#include "server/bot_pool.h"
#include "server/calm_clock.h"
#include "server/net/static_files.h"
#include "server/ops/metrics.h"
#include "server/private_files.h"
#include "server/routes.h"
#include "server/store/backup.h"
#include "server/store/sqlite_connection.h"
#include "server/store/sqlite_store.h"

namespace spires::server {
namespace {

constexpr int kGoodbyeMs = 3000;

std::int64_t milliseconds_now() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

// One server per folder: two servers that do not notify each other would let their tables drift apart.
class FolderLock {
 public:
  explicit FolderLock(const std::string& folder)
      : file_(::open((folder + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)), error_(errno) {}
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock() {
    if (file_ >= 0) ::close(file_);
  }
  // Returns an empty string, or a sentence.
  std::string fault(const std::string& folder) const {
    if (file_ < 0) return "the data folder " + folder + " cannot be written: " + std::strerror(error_);
    if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return {};
    return "the data folder " + folder + " is used by another server";
  }

 private:
  int file_;
  int error_;
};

// A new store gets its name when it is complete, so an empty file of that name is never a new one.
std::string make_store(const std::string& file) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (fs::exists(file, error)) {
    return fs::file_size(file, error) == 0 && !error ? file + ": " + kEmptyFile : std::string();
  }
  const std::string part = file + ".new";
  for (const char* ending : {"", "-wal", "-shm", "-journal"}) fs::remove(part + ending, error);
  if (std::string fault = open_sqlite_store({part, {}}).fault; !fault.empty()) return fault;
  fs::rename(part, file, error);
  if (error) return file + ": " + error.message();
  sync_folder_of(file);
  return {};
}

// The time of the last entry of all tables; 0 if there is none.
std::int64_t newest_entry(Store& store) {
  std::promise<std::int64_t> newest;
  store.list({{}, false, {}, host::ListOrder::NewestFirst, 1}, [&](const std::vector<host::ListedTable>& tables) {
    newest.set_value(tables.empty() ? 0 : tables.front().touched);
  });
  return newest.get_future().get();
}

// Opens the store of a data folder, which no other server may use.
OpenedStore open_in_folder(const std::string& data, std::unique_ptr<FolderLock>& lock) {
  std::error_code error;
  std::filesystem::create_directories(data, error);
  if (error) return {nullptr, "the data folder " + data + " cannot be made: " + error.message()};
  lock = std::make_unique<FolderLock>(data);
  if (std::string fault = lock->fault(data); !fault.empty()) return {nullptr, std::move(fault)};
  make_private(data);
  if (std::string fault = make_store(store_file(data)); !fault.empty()) return {nullptr, std::move(fault)};
  return open_sqlite_store({store_file(data), {}});
}

host::Environment make_environment(host::Loop& loop, Store& store, std::int64_t now, host::Bus& bus,
                                   host::BotRunner& bots, Metrics& metrics, JsonLog& log, const ServerPlan& plan,
                                   const ServerSeams& seams) {
  host::Environment environment{loop,          store,       bus,        bots,         metrics,   log,
                                plan.settings, seams.token, seams.seed, seams.number, seams.now, {seams.words, {}}};
  if (!environment.token) environment.token = secrets::fresh_token;
  if (!environment.seed) environment.seed = [] { return secrets::HmacWords::fresh().key(); };
  if (!environment.number) environment.number = secrets::fresh_number;
  if (!environment.now) {
    const CalmClock clock(now, newest_entry(store), loop.now());
    environment.now = [clock, &loop] { return clock.now(loop.now()); };
  }
  if (seams.wrap_match) {
    environment.match.wrap = [wrap = seams.wrap_match, &log](auto match) { return wrap(std::move(match), log); };
  }
  return environment;
}

}  // namespace

std::string store_file(const std::string& data) { return data + "/spires.db"; }

struct Server::Parts {
  Parts(const ServerPlan& given, const ServerSeams& seams, std::unique_ptr<FolderLock> held, OpenedStore opened,
        StaticFiles loaded)
      : plan(given),
        lock(std::move(held)),
        store(std::move(opened.store)),
        files(std::move(loaded)),
        log(given.log, seams.log),
        bots({.threads = given.bot_threads}),
        environment(make_environment(loop, *store, opened.now.value_or(milliseconds_now()), bus, bots, metrics, log,
                                     given, seams)),
        registry(environment),
        routes(environment, registry, metrics, files, given.net),
        wrapped(seams.wrap_handler ? seams.wrap_handler(routes) : nullptr) {}

  ServerPlan plan;
  std::unique_ptr<FolderLock> lock;
  boost::asio::io_context io;
  AsioLoop loop{io};
  std::unique_ptr<Store> store;
  StaticFiles files;
  host::LocalBus bus;
  Metrics metrics;
  JsonLog log;
  BotPool bots;
  host::Environment environment;
  host::TableRegistry registry;
  Routes routes;
  std::unique_ptr<RequestHandler> wrapped;
  std::unique_ptr<Net> net;
  std::vector<std::thread> threads;
  std::optional<boost::asio::executor_work_guard<boost::asio::io_context::executor_type>> work;
  bool stopped = false;
  std::atomic<std::uint64_t> failed_backups = 0;
  std::unique_ptr<BackupSchedule> backups;

  void start_backups() {
    BackupPlan every{store_file(plan.data), plan.backups, plan.backup_every, plan.backups_kept};
    if (every.folder.empty()) every.folder = plan.data + "/backups";
    backups = std::make_unique<BackupSchedule>(std::move(every), [this](const std::string& fault) {
      if (fault.empty()) return log.info("backed up");
      ++failed_backups;
      log.error("no backup", {{"why", fault}});
    });
  }
};

namespace {

// An uncaught exception ends the task that threw it, and not the server.
template <class Parts>
void run_loop(Parts& parts) {
  while (true) {
    try {
      parts.io.run();
      return;
    } catch (const std::exception& thrown) {
      parts.metrics.exception();
      parts.log.error("exception", {{"what", thrown.what()}});
    } catch (...) {
      parts.metrics.exception();
      parts.log.error("exception", {});
    }
  }
}

}  // namespace

Server::Started Server::start(const ServerPlan& plan, const ServerSeams& seams) {
  std::unique_ptr<FolderLock> lock;
  OpenedStore store = plan.open_store ? plan.open_store() : open_in_folder(plan.data, lock);
  if (!store.store) return {nullptr, store.fault};
  StaticFilesLoaded files = plan.web ? StaticFiles::load(*plan.web) : StaticFilesLoaded{};
  if (!files.fault.empty()) return {nullptr, files.fault};

  auto parts = std::make_unique<Parts>(plan, seams, std::move(lock), std::move(store), std::move(files.files));
  NetStarted net = start_net(parts->io, plan.net, parts->wrapped ? *parts->wrapped : parts->routes);
  if (!net.net) return {nullptr, net.fault};
  parts->net = std::move(net.net);
  parts->routes.collect = [all = parts.get()](Metrics& metrics) {
    const NetCounts counts = all->net->counts();
    metrics.gauge("spires_connections", "Open connections", static_cast<double>(counts.open));
    metrics.gauge("spires_connections_accepted", "Connections accepted since the start",
                  static_cast<double>(counts.accepted));
    metrics.gauge("spires_connections_refused", "Connections refused since the start",
                  static_cast<double>(counts.refused));
    metrics.gauge("spires_frames_in", "Frames received since the start", static_cast<double>(counts.frames_in));
    metrics.gauge("spires_slow_readers_cut", "Readers cut off for being slow", static_cast<double>(counts.slow_cut));
    metrics.gauge("spires_connection_exceptions", "Exceptions that closed a connection or failed a request",
                  static_cast<double>(counts.faults));
    metrics.gauge("spires_tables_damaged", "Tables found damaged since the start",
                  static_cast<double>(all->registry.damaged_tables()));
    metrics.gauge("spires_backups_failed", "Scheduled backups that failed since the start",
                  static_cast<double>(all->failed_backups));
    const BotPool::Counts bots = all->bots.counts();
    metrics.gauge("spires_bot_decisions", "Decisions of bots since the start", static_cast<double>(bots.decisions));
    metrics.gauge("spires_bot_failures", "Bots that threw or took too long", static_cast<double>(bots.failed));
    metrics.gauge("spires_bots_waiting", "Decisions waiting for a thread", static_cast<double>(bots.waiting));
    metrics.gauge("spires_bots_lowered", "Decisions stopped by the time since the asking",
                  static_cast<double>(bots.lowered));
    metrics.gauge("spires_bots_dropped", "Questions whose answer was no longer wanted",
                  static_cast<double>(bots.dropped));
    metrics.gauge("spires_bots_slices", "Slices of thinking since the start", static_cast<double>(bots.slices));
    metrics.gauge("spires_bots_foreign_slices", "The most slices of others between people's asking and the first own",
                  static_cast<double>(bots.most_foreign));
  };
  parts->registry.start_tidying();
  parts->work.emplace(parts->io.get_executor());
  for (int i = 0; i < std::max(1, plan.threads); ++i) {
    parts->threads.emplace_back([all = parts.get()] { run_loop(*all); });
  }
  if (plan.backup_every.count() > 0) parts->start_backups();
  parts->log.info("serving", {{"port", std::to_string(parts->net->port())}});
  return {std::unique_ptr<Server>(new Server(std::move(parts))), {}};
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::~Server() { stop(); }

std::uint16_t Server::port() const { return parts_->net->port(); }

void Server::stop() {
  if (parts_->stopped) return;
  parts_->stopped = true;
  parts_->log.info("stopping");
  parts_->backups.reset();
  parts_->registry.close();
  parts_->store->flush();
  std::promise<void> closed;
  parts_->net->stop("restart", kGoodbyeMs, [&closed] { closed.set_value(); });
  closed.get_future().wait_for(std::chrono::milliseconds(2 * kGoodbyeMs));
  parts_->store->flush();
  parts_->work.reset();
  parts_->io.stop();
  for (std::thread& thread : parts_->threads) thread.join();
  parts_->log.info("stopped");
}

void Server::run_until_signal() {
  boost::asio::io_context waiting;
  boost::asio::signal_set signals(waiting, SIGINT, SIGTERM);
  signals.async_wait([](boost::system::error_code, int) {});
  waiting.run();
  stop();
}

}  // namespace spires::server

// A server without sockets: the same sessions, tables and store, with links whose frames a test reads.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <boost/asio/executor_work_guard.hpp>

#include "host/counters.h"
#include "host/local_bus.h"
#include "host/session.h"
#include "host/table_registry.h"
#include "secrets/hmac_words.h"
#include "secrets/token.h"
#include "server/bot_pool.h"
#include "server/ops/log.h"
#include "server/store/sqlite_store.h"
#include "tests/server/forwarding_store.h"
#include "tests/server/read_store.h"
#include "tests/server/set_clock.h"
#include "wire/json.h"

namespace spires::server::testing {

using namespace host;  // NOLINT: a place is a host, and tests speak of little else
using tests::entries_of;
using wire::Json;

inline constexpr std::chrono::seconds kHang{20};

// A temporary folder, deleted afterwards.
class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / ("spires-" + std::string(6, 'X'))).string();
    if (mkdtemp(pattern.data()) == nullptr) ADD_FAILURE() << "no temporary folder";
    path_ = pattern;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// Forwards all calls, unless set to fail.
class FailingStore final : public ForwardingStore {
 public:
  using ForwardingStore::ForwardingStore;
  std::atomic<bool> fails = false;

  void append(Append append, StoreDone done) override {
    if (fails) return done(StoreAnswer::Unavailable);
    ForwardingStore::append(std::move(append), std::move(done));
  }
  std::string why() const override { return fails ? "the test says so" : ForwardingStore::why(); }
};

// Counts the open tables, for tests that wait for a number of them.
class OpenTables final : public NoCounters {
 public:
  void tables_open(double count) override {
    {
      const std::lock_guard lock(mutex_);
      count_ = static_cast<std::size_t>(count);
    }
    changed_.notify_all();
  }
  // Returns false if there are not that many within the limit.
  bool wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, kHang, [&] { return count_ == count; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t count_ = 0;
};

// One process: its registry and its threads, on a store that other processes may share.
class Place {
 public:
  Place(Store& store, Bus& bus, HostSettings settings = {})
      : log_(LogLevel::Quiet),
        bots_(BotPool::Plan{}),
        environment_{loop_,
                     store,
                     bus,
                     bots_,
                     open_tables_,
                     log_,
                     std::move(settings),
                     secrets::fresh_token,
                     [n = 1000]() mutable { return std::string(60, '0') + std::to_string(n++); },
                     secrets::fresh_number,
                     [this] { return now_.load(); },
                     {}},
        registry_(std::make_unique<TableRegistry>(environment_)),
        work_(io_.get_executor()) {
    for (int i = 0; i < 2; ++i) threads_.emplace_back([this] { io_.run(); });
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  ~Place() { stop(); }
  // Stops everything; remaining clients get no more answers.
  void stop() {
    work_.reset();
    io_.stop();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    // Callbacks of the store would reach tables that no longer exist.
    environment_.store.flush();
  }

  Environment& environment() { return environment_; }
  // Returns null if there is no such table.
  std::shared_ptr<Table> table(const std::string& code) {
    const auto told = std::make_shared<std::promise<std::shared_ptr<Table>>>();
    registry_->find(code, [told](const std::variant<std::shared_ptr<Table>, match::Refused>& found) {
      const auto* table = std::get_if<std::shared_ptr<Table>>(&found);
      told->set_value(table != nullptr ? *table : nullptr);
    });
    return told->get_future().get();
  }
  TableRegistry& registry() { return *registry_; }
  OpenTables& open_tables() { return open_tables_; }
  const BotPool& bots() const { return bots_; }
  Allowances& allowances() { return allowances_; }
  // Sets the clock of the machine, as an operator or a fault does.
  void jump(std::chrono::milliseconds by) { now_ += by.count(); }
  // Advances the time of tables, clocks and presence.
  void advance(std::chrono::milliseconds by) {
    now_ += by.count();
    loop_.advance(by);
  }

 private:
  boost::asio::io_context io_;
  SetClockLoop loop_{io_};
  std::atomic<std::int64_t> now_ = 1'000'000;
  OpenTables open_tables_;
  JsonLog log_;
  BotPool bots_;
  Environment environment_;
  std::unique_ptr<TableRegistry> registry_;
  Allowances allowances_{HostSettings{}};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_;
  std::vector<std::thread> threads_;
};

// Counts frames received by any client, for tests that wait for the first one.
class Arrivals {
 public:
  void add() {
    {
      const std::lock_guard lock(mutex_);
      ++count_;
    }
    more_.notify_all();
  }
  std::uint64_t count() {
    const std::lock_guard lock(mutex_);
    return count_;
  }
  // Returns false if no other frame came within the limit.
  bool wait_past(std::uint64_t count) {
    std::unique_lock lock(mutex_);
    return more_.wait_for(lock, kHang, [&] { return count_ > count; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable more_;
  std::uint64_t count_ = 0;
};
inline Arrivals arrivals;

// Called with every frame that a client receives; set by tests/protocol.
inline void (*frame_check)(const std::string& frame) = nullptr;

class HeardLink final : public Link {
 public:
  explicit HeardLink(std::string address) : address_(std::move(address)) {}
  void send(Frame frame) override {
    if (frame_check != nullptr) frame_check(*frame);
    {
      const std::lock_guard lock(mutex_);
      frames_.push_back(*frame);
    }
    more_.notify_all();
    arrivals.add();
  }
  void close(std::string_view why) override {
    const std::lock_guard lock(mutex_);
    closed_ = why;
  }
  std::string closed() const {
    const std::lock_guard lock(mutex_);
    return closed_;
  }
  const std::string& address() const override { return address_; }

  std::vector<std::string> frames() const {
    const std::lock_guard lock(mutex_);
    return frames_;
  }
  // Returns the first matching frame from that number on, and the number after it.
  std::optional<std::pair<Json, std::size_t>> wait(std::size_t from, const std::function<bool(const Json&)>& fits) {
    std::unique_lock lock(mutex_);
    const auto until = std::chrono::steady_clock::now() + kHang;
    while (true) {
      for (; from < frames_.size(); ++from) {
        Json json = Json::parse(frames_[from]);
        if (fits(json)) return std::pair{std::move(json), from + 1};
      }
      if (more_.wait_until(lock, until) == std::cv_status::timeout) return std::nullopt;
    }
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable more_;
  std::vector<std::string> frames_;
  std::string closed_;
  const std::string address_;
};

// A client of a place. `ask` sends a request and returns its answer; `next` returns the next message of a type.
class Client {
 public:
  explicit Client(Place& place, std::string address = "192.0.2.1")
      : link_(std::make_shared<HeardLink>(std::move(address))),
        session_(std::make_shared<Session>(place.environment(), place.registry(), place.allowances(), link_)) {
    say({{"type", "hello"}, {"protocol", 1}});
    next("welcome");
  }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  ~Client() { drop(); }

  void drop() {
    if (session_) session_->gone();
    session_.reset();
  }
  void say_text(const std::string& text) { session_->receive(text); }
  void say(const Json& message) { say_text(message.dump()); }
  // Sends it with a new id; returns the answer with the same id.
  Json ask(Json message) {
    const std::string id = "q" + std::to_string(++requests_);
    message["request"] = id;
    return ask_again(message);
  }
  // Sends it with the id it has.
  Json ask_again(const Json& message) {
    const std::size_t from = link_->frames().size();
    say(message);
    auto found = link_->wait(from, [&](const Json& one) { return message["request"] == one.value("request", ""); });
    if (!found) ADD_FAILURE() << "no answer to " << message.dump();
    return found ? found->first : Json::object();
  }
  Json next(const std::string& type) {
    return next([&](const Json& one) { return one["type"] == type; }, type);
  }
  Json next(const std::function<bool(const Json&)>& fits, const std::string& what) {
    auto found = link_->wait(read_, fits);
    if (!found) {
      ADD_FAILURE() << "no " << what;
      return Json::object();
    }
    read_ = found->second;
    return found->first;
  }
  // Skips everything received so far.
  void skip() { read_ = link_->frames().size(); }
  std::vector<std::string> frames() const { return link_->frames(); }
  // Why the host has closed the connection; empty if it is open.
  std::string closed() const { return link_->closed(); }

 private:
  std::shared_ptr<HeardLink> link_;
  std::shared_ptr<Session> session_;
  std::size_t read_ = 0;
  int requests_ = 0;
};

}  // namespace spires::server::testing

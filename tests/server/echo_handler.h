// A RequestHandler for tests of the sockets: its handlers do what the client asks and record what happens to them.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

#include "server/net/request_handler.h"
#include "tests/server/ws_client.h"

namespace spires::server::test {

inline Frame frame_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

// Records events in order, for tests that wait for them.
class Diary {
 public:
  void write(const std::string& what) {
    const std::lock_guard lock(mutex_);
    ++times_[what];
    changed_.notify_all();
  }
  std::size_t times(const std::string& what) {
    const std::lock_guard lock(mutex_);
    return times_[what];
  }
  bool wait_for(const std::string& what, std::size_t times = 1) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, kHang, [&] { return times_[what] >= times; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::string, std::size_t> times_;
};

// Commands of its client: "throw", "close WHY", "pour BYTES COUNT" (that many long frames); anything else is echoed.
class EchoConnection : public ConnectionHandler {
 public:
  EchoConnection(std::shared_ptr<Link> link, Diary& diary) : link_(std::move(link)), diary_(diary) {}

  void receive(std::string text) override {
    diary_.write("receive");
    if (text == "throw") throw std::runtime_error("as told");
    if (text.starts_with("close ")) return link_->close(text.substr(6));
    if (text.starts_with("pour ")) return pour(text.substr(5));
    link_->send(frame_of(std::move(text)));
  }
  void receive_unreadable(std::string_view code) override {
    diary_.write(std::string(code));
    link_->send(frame_of("unreadable " + std::string(code)));
  }
  void receive_too_fast() override {
    diary_.write("too_fast");
    link_->send(frame_of("too_fast"));
  }
  void gone() override { diary_.write("gone"); }

 private:
  void pour(const std::string& order) {
    const std::size_t blank = order.find(' ');
    const Frame frame = frame_of(std::string(std::stoul(order), 'x'));
    for (std::size_t i = std::stoul(order.substr(blank + 1)); i > 0; --i) link_->send(frame);
  }

  std::shared_ptr<Link> link_;
  Diary& diary_;
};

class EchoHandler : public RequestHandler {
 public:
  ~EchoHandler() override {
    for (std::thread& thread : threads_) thread.join();
  }

  void http(HttpRequest request, Reply reply) override {
    diary.write("http");
    if (request.path == "/throw") throw std::runtime_error("as told");
    if (request.path == "/never") return;
    if (request.path == "/twice") reply(text_answer("first"));
    if (request.path == "/later") return answer_later(std::move(reply));
    reply(answer_to(request));
  }
  std::shared_ptr<ConnectionHandler> connect(std::shared_ptr<Link> link) override {
    if (on_connect) on_connect(link);
    diary.write("welcome " + link->address());
    if (turns_away) return nullptr;
    return std::make_shared<EchoConnection>(std::move(link), diary);
  }

  Diary diary;
  std::function<void(const std::shared_ptr<Link>&)> on_connect;
  std::atomic<bool> turns_away = false;

 private:
  static HttpAnswer text_answer(std::string text) {
    HttpAnswer answer;
    answer.type = "text/plain";
    answer.body = frame_of(std::move(text));
    return answer;
  }
  static HttpAnswer answer_to(const HttpRequest& request) {
    std::string text = request.method + " " + request.path;
    for (const auto& [name, value] : request.query) text.append(" " + name + "=" + value);
    if (!request.body.empty()) text += " body " + request.body;
    if (request.bearer) text += " bearer " + *request.bearer;
    text += " from " + request.address;
    HttpAnswer answer = text_answer(std::move(text));
    if (request.path == "/long") answer.body = frame_of(std::string(300000, 'l'));
    if (request.path == "/empty") answer = HttpAnswer{204, "", nullptr, {}};
    if (request.path == "/dressed") {
      answer.headers = {{"Cache-Control", "public"}, {"X-Split", "a\r\nX-Stolen: b"}, {"Server", "x"}, {"X-Own", "y"}};
    }
    return answer;
  }
  void answer_later(Reply reply) {
    const std::lock_guard lock(mutex_);
    threads_.emplace_back([this, reply = std::move(reply)] {
      diary.wait_for("go");
      reply(text_answer("later"));
    });
  }

  std::mutex mutex_;
  std::vector<std::thread> threads_;
};

// A server on a free port of this machine, with a few threads.
class RunningNet {
 public:
  explicit RunningNet(const NetPlan& plan = local_plan(), int threads = 3) : work_(io_.get_executor()) {
    NetStarted started = start_net(io_, plan, handler);
    fault = started.fault;
    net = std::move(started.net);
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
  }
  RunningNet(const RunningNet&) = delete;
  RunningNet& operator=(const RunningNet&) = delete;
  ~RunningNet() {
    io_.stop();
    for (std::thread& thread : threads_) thread.join();
  }

  static NetPlan local_plan() {
    NetPlan plan;
    plan.bind = "127.0.0.1";
    plan.port = 0;
    return plan;
  }
  std::uint16_t port() const { return net->port(); }
  std::string own_host() const { return "127.0.0.1:" + std::to_string(port()); }
  boost::asio::io_context& io() { return io_; }

  // Returns false if the condition does not hold within the limit.
  bool wait_until(const std::function<bool(const NetCounts&)>& so) {
    std::unique_lock lock(mutex_);
    return has_run_.wait_for(lock, kHang, [&] { return so(net->counts()); });
  }

 private:
  // The counts change only in tasks of the io_context, and a test that waits for them looks again after each task.
  void run() {
    while (io_.run_one() > 0) {
      {
        const std::lock_guard lock(mutex_);
      }
      has_run_.notify_all();
    }
  }

  std::mutex mutex_;
  std::condition_variable has_run_;
  boost::asio::io_context io_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_;

 public:
  EchoHandler handler;
  std::unique_ptr<Net> net;
  std::string fault;

 private:
  std::vector<std::thread> threads_;
};

}  // namespace spires::server::test

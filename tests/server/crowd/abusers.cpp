#include "tests/server/crowd/abusers.h"

#include <sys/resource.h>

#include <memory>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/network.h"
#include "tests/server/crowd/scan.h"

namespace spires::crowd {
namespace {

struct Scene {
  Loop& loop;
  std::uint16_t port;
  std::string table;
  Abuse seen;
  bool ended = false;
  // Each kind of abuser has its own network.
  Route route(int kind, int one) const {
    return {"127.9." + std::to_string(kind) + "." + std::to_string(2 + one), "127.0.0.1", port};
  }
};

std::string hello() { return Message("hello").add("protocol", 1U).text(); }

// Sends as many frames as the connection takes.
class Flooder final : public Ear {
 public:
  Flooder(Scene& scene, Route route) : scene_(scene), route_(std::move(route)) { come(); }

 private:
  void come() {
    if (!scene_.ended) line_ = open_socket(scene_.loop, route_, *this);
  }
  void opened() override {
    line_->send(hello());
    line_->send(Message("join").add("request", "j").add("table", scene_.table).text());
  }
  void drained() override {
    for (int i = 0; i < 16; ++i) {
      ++scene_.seen.frames;
      line_->send(Message("export").add("request", "f" + std::to_string(i)).text());
    }
  }
  void heard(std::string_view text) override {
    if (text.find("too_fast") != std::string_view::npos) ++scene_.seen.too_fast;
  }
  void closed(std::string_view) override {
    ++scene_.seen.too_fast;
    line_.reset();
    scene_.loop.after(std::chrono::milliseconds(20), [this] { come(); });
  }
  Scene& scene_;
  Route route_;
  LinePtr line_;
};

// Requests the largest answers as often as allowed and does not read them.
class BadReader final : public Ear {
 public:
  BadReader(Scene& scene, Route route, Reading reading) : scene_(scene), route_(std::move(route)), reading_(reading) {
    come();
  }

 private:
  void come() {
    if (!scene_.ended) line_ = open_plain(scene_.loop, route_, reading_, *this);
  }
  void opened() override {
    line_->send(upgrade_request(route_));
    line_->send(text_frame(hello()));
    line_->send(text_frame(Message("join").add("request", "j").add("table", scene_.table).text()));
    ask();
  }
  void ask() {
    if (!line_) return;
    line_->send(text_frame(Message("export").add("request", "e").text()));
    scene_.loop.after(std::chrono::milliseconds(60), [this] { ask(); });
  }
  void heard(std::string_view) override {}
  void closed(std::string_view) override {
    ++(reading_ == Reading::Slow ? scene_.seen.slow_cut : scene_.seen.deaf_cut);
    line_.reset();
    scene_.loop.after(std::chrono::milliseconds(100), [this] { come(); });
  }
  Scene& scene_;
  Route route_;
  Reading reading_;
  LinePtr line_;
};

// Opens connections, keeps them open and sends nothing.
class Opener final : public Ear {
 public:
  Opener(Scene& scene, const Route& route) : scene_(scene) {
    ++scene_.seen.connections;
    line_ = open_plain(scene.loop, route, Reading::Eager, *this);
  }

 private:
  void opened() override {}
  void heard(std::string_view) override {}
  void closed(std::string_view) override {
    ++scene_.seen.connections_cut;
    line_.reset();
  }
  Scene& scene_;
  LinePtr line_;
};

class PageFlooder final : public Ear {
 public:
  PageFlooder(Scene& scene, Route route) : scene_(scene), route_(std::move(route)) { come(); }

 private:
  void come() {
    if (!scene_.ended) line_ = open_plain(scene_.loop, route_, Reading::Eager, *this);
  }
  void opened() override { ask(); }
  void ask() {
    line_->send("GET /api/tables?status=running HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(route_.port) +
                "\r\n\r\n");
  }
  void heard(std::string_view text) override {
    constexpr std::string_view kStatus = "HTTP/1.1 ";
    for (std::size_t at = text.find(kStatus); at != std::string_view::npos; at = text.find(kStatus, at + 1)) {
      ++scene_.seen.pages;
      if (text.substr(at + kStatus.size(), 3) != "200") ++scene_.seen.pages_refused;
      ask();
    }
  }
  void closed(std::string_view) override {
    line_.reset();
    scene_.loop.after(std::chrono::milliseconds(5), [this] { come(); });
  }
  Scene& scene_;
  Route route_;
  LinePtr line_;
};

std::string written(const Abuse& seen) {
  std::ostringstream line;
  line << seen.frames << " " << seen.too_fast << " " << seen.deaf_cut << " " << seen.slow_cut << " " << seen.connections
       << " " << seen.connections_cut << " " << seen.pages << " " << seen.pages_refused;
  return line.str();
}

Abuse abuse_for(std::uint16_t port, const std::string& table, int seconds) {
  Loop loop;
  Scene scene{loop, port, table, {}};
  std::vector<std::unique_ptr<Ear>> all;
  for (int i = 0; i < 2; ++i) all.push_back(std::make_unique<Flooder>(scene, scene.route(1, i)));
  for (int i = 0; i < 8; ++i) {
    all.push_back(std::make_unique<BadReader>(scene, scene.route(2, i), i % 2 == 0 ? Reading::Never : Reading::Slow));
  }
  for (int i = 0; i < 4; ++i) all.push_back(std::make_unique<PageFlooder>(scene, scene.route(4, i)));
  for (int i = 1; i <= seconds * 20; ++i) {
    loop.after(std::chrono::milliseconds(50 * i), [&scene, &all] {
      for (int j = 0; j < 10; ++j) all.push_back(std::make_unique<Opener>(scene, scene.route(3, 0)));
    });
  }
  loop.after(std::chrono::seconds(seconds), [&] {
    scene.ended = true;
    loop.stop();
  });
  loop.run();
  return scene.seen;
}

}  // namespace

void abuse(Pipes& pipes) {
  setpriority(PRIO_PROCESS, 0, 19);
  while (const std::optional<std::string> line = pipes.hear()) {
    std::istringstream words(*line);
    std::string go;
    std::string table;
    unsigned port = 0;
    int seconds = 0;
    words >> go >> port >> table >> seconds;
    pipes.say(written(abuse_for(static_cast<std::uint16_t>(port), table, seconds)));
  }
}

Abuse read_abuse(const std::string& line) {
  std::istringstream words(line);
  Abuse seen;
  words >> seen.frames >> seen.too_fast >> seen.deaf_cut >> seen.slow_cut >> seen.connections >> seen.connections_cut >>
      seen.pages >> seen.pages_refused;
  return seen;
}

}  // namespace spires::crowd

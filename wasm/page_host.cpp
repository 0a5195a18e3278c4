#include "wasm/page_host.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "secrets/hmac_words.h"
#include "secrets/token.h"
#include "wasm/page.h"

namespace spires::wasm {
namespace {

using host::Steady;

std::int64_t milliseconds_now() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

// A page has one user, so the rate limits of a server do not apply.
host::HostSettings rules_of_the_page() {
  host::HostSettings rules;
  rules.tables_at_once = 1000;
  rules.tables_per_second = 100;
  rules.practice = true;
  return rules;
}

}  // namespace

class PageHost::PageLink final : public host::Link {
 public:
  explicit PageLink(std::uint32_t number) : number_(number) {}
  void send(host::Frame frame) override {
    if (!is_cut_) page_send(number_, *frame);
  }
  void close(std::string_view why) override {
    if (!is_cut_) page_close(number_, why);
  }
  const std::string& address() const override { return address_; }
  // The client has disconnected; a table may not know it yet.
  void cut() { is_cut_ = true; }

 private:
  const std::uint32_t number_;
  const std::string address_ = "page";
  bool is_cut_ = false;
};

// Writes errors to standard error, the console of the page.
class PageHost::ErrorLog final : public host::Log {
 public:
  void info(std::string_view, Facts) override {}
  void error(std::string_view what, Facts facts) override {
    std::string line(what);
    for (const auto& [key, value] : facts) line.append(" ").append(key).append("=").append(value);
    line += '\n';
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
  }
};

PageHost::PageHost()
    : counters_(std::make_unique<host::NoCounters>()),
      log_(std::make_unique<ErrorLog>()),
      environment_{loop_,
                   store_,
                   bus_,
                   bots_,
                   *counters_,
                   *log_,
                   rules_of_the_page(),
                   secrets::fresh_token,
                   [] { return secrets::HmacWords::fresh().key(); },
                   secrets::fresh_number,
                   milliseconds_now},
      registry_(environment_),
      allowances_(environment_.settings) {}

void PageHost::restore(std::string_view table) {
  if (const std::optional<PageStore::Restored> restored = store_.restore(table)) {
    bus_.publish({restored->code, restored->entries});
  } else {
    log_->error("a stored table cannot be read", {});
  }
}

std::uint32_t PageHost::connect() {
  const std::uint32_t number = ++last_link_;
  auto link = std::make_shared<PageLink>(number);
  clients_.emplace(number, Client{link, std::make_shared<host::Session>(environment_, registry_, allowances_, link)});
  return number;
}

void PageHost::receive(std::uint32_t link, std::string frame) {
  const auto found = clients_.find(link);
  if (found != clients_.end()) found->second.session->receive(std::move(frame));
}

void PageHost::disconnect(std::uint32_t link) {
  const auto found = clients_.find(link);
  if (found == clients_.end()) return;
  found->second.link->cut();
  found->second.session->gone();
  clients_.erase(found);
}

double PageHost::run() {
  const PageLoop::Ran ran = loop_.run();
  if (bots_.is_asked()) {
    // Sends the tables' messages first; the next call runs a bot.
    if (ran == PageLoop::Ran::Something) return 0;
    bots_.think();
    loop_.run();
    if (bots_.is_asked()) return 0;
  }
  const std::optional<Steady::time_point> next = loop_.next_ring();
  if (!next) return -1;
  const std::chrono::duration<double, std::milli> left = *next - Steady::now();
  return std::max(0.0, left.count());
}

}  // namespace spires::wasm

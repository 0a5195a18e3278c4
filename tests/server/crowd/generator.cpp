#include "tests/server/crowd/generator.h"

#include <memory>
#include <utility>

#include <nlohmann/json.hpp>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/scan.h"
#include "tests/server/crowd/table_driver.h"

namespace spires::crowd {
namespace {

using Json = nlohmann::json;

// How many connections and tables are opened at once: clients arrive over minutes, not in an instant.
constexpr std::uint64_t kAtOnce = 60;

struct Idlers {
  std::uint64_t coming = 0;
  std::uint64_t here = 0;
  std::uint64_t lost = 0;
};

// A client that says hello and then only reads.
class Idler final : public Ear {
 public:
  Idler(Context& context, Idlers& all) : all_(all) {
    ++all_.coming;
    line_ = open_socket(context.loop, context.route_for(context.people++), *this);
  }

 private:
  void opened() override { line_->send(Message("hello").add("protocol", 1U).text()); }
  void heard(std::string_view text) override {
    if (type_of(text) != "welcome" || std::exchange(here_, true)) return;
    --all_.coming;
    ++all_.here;
  }
  void closed(std::string_view) override {
    --(here_ ? all_.here : all_.coming);
    ++all_.lost;
    line_.reset();
  }
  Idlers& all_;
  LinePtr line_;
  bool here_ = false;
};

LoadShare read_share(const std::string& line) {
  const Json json = Json::parse(line);
  LoadShare share;
  share.port = json["port"];
  share.tables = json["tables"];
  share.seats = json["seats"];
  share.idle = json["idle"];
  share.rate = json["rate"];
  share.previews = json["previews"];
  share.features = json["features"];
  share.seed = json["seed"];
  share.network = json["network"];
  return share;
}

class Generator {
 public:
  Generator(Pipes& pipes, const LoadShare& share) : pipes_(pipes), share_(share), context_(loop_, share.seed) {
    context_.port = share.port;
    context_.network = share.network;
    context_.up = true;
    context_.habits.previews = share.previews;
    context_.habits.features = share.features;
    context_.habits.suspicious = false;
    context_.habits.pace = share.rate > 0 ? share.tables / share.rate : 0;
    context_.on_over = [this](TableDriver&) { add_table(); };
  }

  void run() {
    every(std::chrono::milliseconds(20), [this] { gather(); });
    every(std::chrono::milliseconds(50), [this] { obey(); });
    every(std::chrono::milliseconds(500), [this] { pipes_.say("at " + std::to_string(ready_ ? moves() : here())); });
    every(std::chrono::seconds(1), [this] {
      for (const auto& driver : drivers_) driver->look_after();
    });
    loop_.run();
  }

 private:
  void every(Microseconds interval, std::function<void()> work) {
    loop_.after(interval, [this, interval, work = std::move(work)] {
      work();
      every(interval, work);
    });
  }
  void add_table() {
    drivers_.push_back(std::make_unique<TableDriver>(context_, towers_plan(made_++, share_.seats)));
    drivers_.back()->begin();
  }
  std::uint64_t playing() const {
    std::uint64_t count = 0;
    for (const auto& driver : drivers_) count += driver->playing() || driver->over() ? 1U : 0U;
    return count;
  }
  std::uint64_t here() const { return playing() + idlers_.here; }
  std::uint64_t moves() const { return context_.tally.acknowledged - moves_before_; }

  void gather() {
    if (ready_) return;
    while (idle_.size() < share_.idle && idlers_.coming < kAtOnce) {
      idle_.push_back(std::make_unique<Idler>(context_, idlers_));
    }
    const std::uint64_t started = playing();
    while (drivers_.size() < share_.tables && drivers_.size() - started < kAtOnce) add_table();
    if (started < share_.tables || idlers_.here + idlers_.lost < share_.idle) return;
    ready_ = true;
    moves_before_ = context_.tally.acknowledged;
    pipes_.say("ready");
  }
  void obey() {
    const std::optional<std::string> line = pipes_.overhear();
    if (line == "measure") {
      context_.tally.latencies.clear();
      moves_before_ = context_.tally.acknowledged;
    }
    if (line == "report") report();
  }
  void report() {
    Json json;
    json["moves"] = moves();
    json["lost"] = idlers_.lost;
    json["latencies"] = context_.tally.latencies;
    json["fault_count"] = context_.tally.fault_count;
    json["faults"] = context_.tally.faults;
    pipes_.say(json.dump());
  }

  Pipes& pipes_;
  LoadShare share_;
  Loop loop_;
  Context context_;
  Idlers idlers_;
  std::vector<std::unique_ptr<TableDriver>> drivers_;
  std::vector<std::unique_ptr<Idler>> idle_;
  std::uint64_t made_ = 0;
  bool ready_ = false;
  std::uint64_t moves_before_ = 0;
};

}  // namespace

std::string written(const LoadShare& share) {
  return Json{{"port", share.port},         {"tables", share.tables}, {"seats", share.seats},
              {"idle", share.idle},         {"rate", share.rate},     {"previews", share.previews},
              {"features", share.features}, {"seed", share.seed},     {"network", share.network}}
      .dump();
}

LoadSeen read_seen(const std::string& line) {
  const Json json = Json::parse(line);
  return {json["moves"], json["lost"], json["latencies"], json["fault_count"], json["faults"]};
}

void generate(Pipes& pipes) {
  const std::optional<std::string> line = pipes.hear();
  if (line) Generator(pipes, read_share(*line)).run();
}

}  // namespace spires::crowd

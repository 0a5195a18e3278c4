#include "tests/twins/world.h"

#include <array>
#include <utility>

#include "engine/core/rng.h"
#include "engine/core/text_hex.h"
#include "tests/twins/match.h"

namespace spires::server::twins {
namespace {

// Reports the decisions.
class Overheard final : public PassingMatch {
 public:
  Overheard(Made inner, std::function<void(std::string)> hear)
      : PassingMatch(std::move(inner)), hear_(std::move(hear)) {}

  match::Answer submit(Seat seat, std::string_view action) override {
    match::Answer answer = inner().submit(seat, action);
    if (std::holds_alternative<match::Played>(answer)) hear_(seat_name(seat) + " " + std::string(action));
    return answer;
  }

 private:
  std::function<void(std::string)> hear_;
};

std::string digits(std::uint64_t number, int words) {
  std::string text;
  for (int i = 0; i < words; ++i) text += hex_of(mix64(number * 8 + static_cast<std::uint64_t>(i)));
  return text;
}

// Clients of version 1.0, clients with patches, and clients with whole views.
std::string features_of(int line) {
  if (line == kSpectatorLine || line == kSecondLine || line % 3 == 0) return R"(["patches","permissions","since"])";
  return line % 3 == 1 ? "" : R"(["views","permissions"])";
}

}  // namespace

TwinWorld::TwinWorld(const std::string& folder, Plant plant) : plant_(std::move(plant)) {
  ServerPlan plan;
  plan.data = folder;
  plan.net.bind = "127.0.0.1";
  plan.net.port = 0;
  plan.net.limits.frames_per_second = 0;
  plan.net.limits.address_frames_per_second = 0;
  plan.net.limits.requests_per_second = 0;
  plan.settings.tables_at_once = 1e6;
  plan.settings.stand_in = "child";
  plan.settings.asleep_seconds = 24 * 60 * 60;  // how many tables are open does not depend on the time,
  plan.settings.listed_seconds = 0;             // nor does a list of them
  plan.log = LogLevel::Debug;
  Server::Started started = Server::start(plan, seams());
  fault_ = started.fault;
  server_ = std::move(started.server);
  if (!server_) return;
  for (int i = 0; i < kLines; ++i) {
    lines_.push_back(std::make_unique<TwinClient>(server_->port()));
    lines_.back()->send(R"({"type":"hello","protocol":1})");
    if (const std::string wanted = features_of(i); !wanted.empty()) {
      lines_.back()->send(R"({"type":"use","request":"use","features":)" + wanted + "}");
    }
  }
  http_ = std::make_unique<TwinHttp>(server_->port());
  take_log();  // it names the port
}

TwinWorld::~TwinWorld() {
  lines_.clear();
  http_.reset();
}

ServerSeams TwinWorld::seams() {
  ServerSeams seams;
  seams.token = [this] { return digits(++drawn_, 3).substr(0, 40); };
  seams.seed = [this] { return digits(++drawn_, 4); };
  seams.number = [this] { return mix64(++drawn_); };
  seams.now = [this] { return ++now_; };
  seams.words = [this](const ChanceSource&) -> match::ChanceWords {
    return [this](std::uint32_t k) { return std::optional(word(k)); };
  };
  seams.wrap_match = [this](Made made, JsonLog& log) { return wrap(std::move(made), log); };
  seams.wrap_handler = plant_.handler;
  seams.log = [this](const std::string& line) {
    const std::lock_guard lock(mutex_);
    log_.push_back(line);
  };
  return seams;
}

Made TwinWorld::wrap(Made made, JsonLog& log) {
  const std::lock_guard lock(mutex_);
  if (start_) made = start_(std::move(made));
  if (plant_.match) made = plant_.match(std::move(made), log);
  return std::make_unique<Overheard>(std::move(made), [this](std::string decision) {
    const std::lock_guard hearing(mutex_);
    decisions_.push_back(std::move(decision));
  });
}

void TwinWorld::set_start(std::uint64_t pair, std::function<Made(Made)> start) {
  const std::lock_guard lock(mutex_);
  drawn_ = pair << 16U;
  now_ = static_cast<std::int64_t>(pair << 20U);
  start_ = std::move(start);
}

void TwinWorld::set_words(std::vector<std::uint64_t> words, std::uint64_t rest) {
  const std::lock_guard lock(mutex_);
  words_ = std::move(words);
  rest_ = rest;
}

std::uint64_t TwinWorld::word(std::uint32_t k) const {
  const std::lock_guard lock(mutex_);
  return k < words_.size() ? words_[k] : mix64(rest_ + k);
}

std::vector<std::string> TwinWorld::take_log() {
  const std::lock_guard lock(mutex_);
  return std::exchange(log_, {});
}

std::vector<std::string> TwinWorld::take_decisions() {
  const std::lock_guard lock(mutex_);
  return std::exchange(decisions_, {});
}

}  // namespace spires::server::twins

#include "tests/server/crowd/invalid_client.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/scan.h"

namespace spires::crowd {
namespace {

constexpr std::chrono::seconds kPatience(10);

// The type of a message, even if it is damaged.
std::string type_of_rubbish(const std::string& text) {
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object() || !json.contains("type") || !json["type"].is_string()) return {};
  return json["type"];
}

// For a report: one line, not too long.
std::string shown(const std::string& bytes) {
  std::string text = bytes.substr(0, 300);
  std::replace_if(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 32; }, '.');
  return text + (bytes.size() > 300 ? " … of " + std::to_string(bytes.size()) + " bytes" : "");
}

}  // namespace

InvalidClient::~InvalidClient() {
  if (line_) line_->drop();
}

void InvalidClient::come() {
  if (storm_.sent >= storm_.wanted) return;
  Context& context = storm_.context;
  kind_ = static_cast<Kind>(context.dice.below(3));
  left_ = static_cast<std::uint32_t>(10 + context.dice.below(60));
  arrived_ = false;
  waiting_ = false;
  sent_at_ = Clock::now();
  line_ = open_socket(context.loop, context.route_for(context.people++), *this);
}

void InvalidClient::leave() {
  if (line_) line_->drop();
  line_.reset();
  storm_.context.loop.after(Microseconds(0), [this] { come(); });
}

void InvalidClient::opened() {
  if (kind_ == Kind::Silent) {
    arrived_ = true;
    return send_next();
  }
  line_->send(Message("hello").add("protocol", 1U).text());
}

void InvalidClient::send_next() {
  if (storm_.sent >= storm_.wanted || left_ == 0) return leave();
  --left_;
  ++storm_.sent;
  last_ = storm_.mutator.next();
  waiting_ = true;
  sent_at_ = Clock::now();
  if (last_.framing == Framing::Binary) return line_->send_binary(last_.bytes);
  line_->send(last_.bytes);
}

// Broadcasts are not answers, except to the client that requested them.
bool InvalidClient::is_answer(std::string_view text) const {
  constexpr std::array<std::string_view, 8> kAnswers = {"refused", "accepted",  "welcome", "created",
                                                        "seated",  "previewed", "hints",   "exported"};
  const std::string_view type = type_of(text);
  if (std::find(kAnswers.begin(), kAnswers.end(), type) != kAnswers.end()) return true;
  if (type != "table" && type != "view" && type != "events") return false;
  const std::string asked = type_of_rubbish(last_.bytes);
  return asked == "sync" || (asked == "join" && type == "table");
}

void InvalidClient::heard(std::string_view text) {
  if (!arrived_) {
    const std::string_view type = type_of(text);
    if (type == "welcome" && kind_ == Kind::Spectator) {
      const auto& codes = storm_.known.codes;
      table_ = codes[storm_.context.dice.below(codes.size())];
      return line_->send(Message("join").add("request", "j").add("table", table_).text());
    }
    if (type == "refused") storm_.context.tally.fault("a client without a seat is refused: " + std::string(text));
    arrived_ = type == "welcome" || type == "view";
    if (arrived_) send_next();
    return;
  }
  if (!waiting_ || !is_answer(text)) return;
  waiting_ = false;
  ++storm_.answered;
  send_next();
}

void InvalidClient::closed(std::string_view why) {
  if (waiting_ && why == kUnsent) {
    --storm_.sent;
    ++storm_.unsent;
  } else if (waiting_) {
    const bool has_reason = why.starts_with("closed 1");
    ++(has_reason ? storm_.closed : storm_.cut);
    if (!has_reason) storm_.context.tally.fault("closed (" + std::string(why) + ") after " + shown(last_.bytes));
  }
  waiting_ = false;
  leave();
}

void InvalidClient::look_after() {
  if (!line_ || Clock::now() - sent_at_ < kPatience) return;
  if (waiting_) {
    ++storm_.silent;
    storm_.context.tally.fault("no answer to " + shown(last_.bytes) +
                               (kind_ == Kind::Spectator ? " at " + table_ : ""));
  }
  leave();
}

}  // namespace spires::crowd

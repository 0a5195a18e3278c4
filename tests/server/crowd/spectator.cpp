#include "tests/server/crowd/spectator.h"

#include <utility>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/scan.h"

namespace spires::crowd {

Spectator::Spectator(Context& context, std::string code) : context_(context), code_(std::move(code)) {}
Spectator::~Spectator() {
  if (line_) line_->drop();
}

void Spectator::come() { line_ = open_socket(context_.loop, context_.route_for(context_.people++), *this); }

void Spectator::opened() {
  line_->send(Message("hello").add("protocol", 1U).text());
  line_->send(Message("join").add("request", "j").add("table", code_).text());
}

void Spectator::sync() {
  if (std::exchange(waiting_, true)) return;
  line_->send(Message("sync").add("request", "s" + std::to_string(next_id_++)).text());
}

void Spectator::ask_for_everything() {
  line_->send(Message("sync").add("request", "s" + std::to_string(next_id_++)).add("since", 0U).text());
  sync();
}

void Spectator::heard(std::string_view text) {
  const std::string_view type = type_of(text);
  if (type == "refused") refused_ = true;
  if (type == "over" && doubtful_ == number(text, "seq")) doubtful_.reset();
  if (type == "view") {
    waiting_ = false;
    const std::uint32_t seq = number(text, "seq").value_or(0);
    const std::uint64_t hash = hash_of(field(text, "view"));
    const auto [known, is_new] = views_.emplace(seq, hash);
    if (known->second != hash) doubtful_ = seq;
    known->second = hash;
    told_.skip_to(seq);
    // The view may be older than the latest events.
    if (told_.last() > seq) sync();
  }
  if (type == "events" && field(text, "seat").empty()) {
    const Told::Heard heard = told_.take(number(text, "first").value_or(1), field(text, "events"));
    if (heard.different != 0) {
      context_.tally.mismatch(code_ + ": event " + std::to_string(heard.different) + " is told otherwise than before");
    }
    sync();
  }
}

Returner::Returner(Context& context, std::string code, std::string token)
    : code_(std::move(code)), token_(std::move(token)) {
  line_ = open_socket(context.loop, context.route_for(context.people++), *this);
}
Returner::~Returner() { line_->drop(); }

void Returner::opened() {
  line_->send(Message("hello").add("protocol", 1U).text());
  line_->send(Message("reclaim").add("request", "r").add("table", code_).add("token", token_).text());
}
void Returner::heard(std::string_view text) {
  if (type_of(text) == "seated" && !field(text, "seat").empty()) let_in_ = true;
}

}  // namespace spires::crowd

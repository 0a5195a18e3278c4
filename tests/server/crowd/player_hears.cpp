// How a player handles the server's messages.
#include <algorithm>
#include <string>
#include <utility>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/player.h"
#include "tests/server/crowd/table_driver.h"

namespace spires::crowd {
namespace {

constexpr std::string_view kUse = "use";

}  // namespace

void Player::heard(std::string_view text) {
  using Hear = void (Player::*)(std::string_view);
  static constexpr std::pair<std::string_view, Hear> kHears[] = {
      {"events", &Player::hear_events},     {"legal", &Player::hear_legal},
      {"accepted", &Player::hear_accepted}, {"view", &Player::hear_view},
      {"table", &Player::hear_table},       {"refused", &Player::hear_refused},
      {"seated", &Player::hear_seated},     {"created", &Player::hear_created},
      {"over", &Player::hear_over},         {"undo_asked", &Player::hear_undo_asked},
  };
  context_.on_answer();
  const std::string_view type = type_of(text);
  if (type == "accepted" && field(text, "request") == kUse) return;
  if (type == "welcome") {
    if (context_.habits.features && !field(text, "features").empty()) {
      Message use("use");
      line_->send(use.add("request", kUse).add_raw("features", R"(["patches","permissions","since"])").text());
    }
    stage_ = Stage::Arriving;
    return arrive();
  }
  for (const auto& [name, hear] : kHears) {
    if (type == name) return (this->*hear)(text);
  }
}

void Player::hear_created(std::string_view text) {
  at_table_ = true;
  const std::string code(field(text, "table"));
  if (!take_open(field(text, "request"))) ++context_.tally.answered_again;
  if (!driver_.code().empty()) {
    if (driver_.code() != code) context_.tally.mismatch(where() + "one request made a second table, " + code);
    return;
  }
  driver_.is_created(code);
}

void Player::hear_seated(std::string_view text) {
  passing_.erase(std::string(field(text, "request")));
  take_open(field(text, "request"));
  const std::string_view seat = field(text, "seat");
  // The token of the host alone is no seat, so the player still has to sit.
  if (seat.empty()) {
    at_table_ = true;
    return arrive();
  }
  if (seat != seat_) return context_.tally.mismatch(where() + "sits at " + std::string(seat));
  if (stage_ == Stage::Here) return;
  stage_ = Stage::Here;
  if (!std::exchange(seated_, true)) {
    driver_.is_seated();
    return;
  }
  is_back();
}

void Player::say_open_again() {
  for (Request& request : open_) {
    line_->send(request.text);
    request.again = true;
  }
}

// Repeats open requests with the same ids, and requests some events again.
void Player::is_back() {
  say_open_again();
  if (proposes_end_) propose_end();
  if (!context_.habits.suspicious) return sync_since(told_.last());
  const std::uint32_t back = static_cast<std::uint32_t>(dice_.below(16));
  if (over_) return compare_all();
  sync_since(back > told_.last() ? 0 : told_.last() - back);
}

void Player::hear_accepted(std::string_view text) {
  const std::string id(field(text, "request"));
  const std::uint32_t seq = number(text, "seq").value_or(0);
  passing_.erase(id);
  const std::optional<Request> request = take_open(id);
  if (!request) {
    const auto known = answers_.find(id);
    if (known == answers_.end()) return;
    ++context_.tally.answered_again;
    if (known->second != seq) context_.tally.mismatch(where() + "another answer to the same request " + id);
    return;
  }
  driver_.has_progress();
  switch (request->want) {
    case Want::Move: return moved(*request, seq);
    case Want::Undo: answers_.emplace(id, seq); return;
    case Want::Start: return driver_.is_started();
    case Want::Create:
    case Want::Sit:
    case Want::UndoAnswer:
    case Want::Chat:
    case Want::AgreeEnd:
    case Want::Resign:
    case Want::Reclaim:
    case Want::Join:
    case Want::Sync: return;
  }
}

void Player::moved(const Request& request, std::uint32_t seq) {
  answers_.emplace(request.id, seq);
  ++context_.tally.acknowledged;
  if (seq <= acknowledged_seq_) context_.tally.mismatch(where() + "the number went back to " + std::to_string(seq));
  if (!request.again && told_.last() >= seq) {
    context_.tally.mismatch(where() + "event " + std::to_string(seq) + " was told before it was acknowledged");
  }
  acknowledged_seq_ = seq;
  acknowledged_.push_back(request.action);
  wants_undo_ = dice_.chance(context_.habits.undo);
  driver_.is_acknowledged(seq);
}

void Player::hear_refused(std::string_view text) {
  const std::string code(field(text, "code"));
  ++context_.tally.refusals[code];
  const std::string id(field(text, "request"));
  const auto passing = passing_.find(id);
  if (passing != passing_.end()) {
    const Want want = passing->second;
    passing_.erase(passing);
    if (code == "too_fast") {
      hang_up();
      return closed("too fast");
    }
    if (want == Want::Reclaim) context_.tally.fault(where() + "not let in again: " + std::string(text));
    return;
  }
  const auto at = std::find_if(open_.begin(), open_.end(), [&](const Request& one) { return one.id == id; });
  if (at == open_.end() && id.empty() && code != "too_fast") {
    context_.tally.fault(where() + "refused without a request: " + std::string(text));
  }
  // The refusal does not name the frame that came too fast, so the player repeats everything.
  if (code == "too_fast") {
    context_.loop.after(std::chrono::milliseconds(500), [this] {
      if (stage_ == Stage::Here) say_open_again();
    });
    return;
  }
  if (at == open_.end()) return;
  const Request request = *take_open(id);
  const bool is_setting_up = request.want == Want::Create || request.want == Want::Sit || request.want == Want::Start;
  const bool is_wrong = request.want == Want::Move && (code == "rule" || code == "unreadable" || code == "not_seated");
  if (is_setting_up || is_wrong) context_.tally.fault(where() + request.text + " was answered by " + std::string(text));
  // The list may still be valid, if something else was refused.
  if (asked() && !busy()) driver_.is_asked(*this);
}

void Player::hear_table(std::string_view text) {
  const std::string_view status = field(text, "status");
  if (status == "running") driver_.is_started();
  if (status == "over") hear_over(text);
}

void Player::hear_view(std::string_view text) {
  const std::uint32_t seq = number(text, "seq").value_or(0);
  if (seq < told_.last()) {
    context_.tally.mismatch(where() + "a view of event " + std::to_string(seq) + " after event " +
                            std::to_string(told_.last()));
  }
  told_.skip_to(seq);
  view_ = text;
  if (lost_ && stage_ == Stage::Here) {
    const auto away = std::chrono::duration_cast<Microseconds>(Clock::now() - *lost_);
    context_.tally.comebacks.push_back(static_cast<std::uint32_t>(away.count()));
    lost_.reset();
  }
}

void Player::hear_events(std::string_view text) {
  if (field(text, "seat") != seat_) return;
  const std::uint32_t first = number(text, "first").value_or(0);
  if (first == 0) return context_.tally.mismatch(where() + "events without a number");
  const Told::Heard heard = told_.take(first, field(text, "events"));
  context_.tally.retold += heard.again;
  if (heard.different != 0) {
    context_.tally.mismatch(where() + "event " + std::to_string(heard.different) + " is told otherwise than before");
  }
  if (heard.gap) {
    context_.tally.mismatch(where() + "events up to " + std::to_string(first - 1) + " were left out");
    sync_since(0);
  }
  if (over_ && first == 1 && heard.count == told_.last()) retold_ = true;
  if (context_.habits.suspicious && told_.last() >= kLongestGame) driver_.end_early();
  if (heard.count > heard.again) driver_.has_progress();
  perhaps_undo();
  perhaps_chat();
  finish_if_all_heard();
}

void Player::perhaps_undo() {
  if (!wants_undo_ || over_ || told_.last() < acknowledged_seq_ || busy()) return;
  wants_undo_ = false;
  ask(Want::Undo, Message("undo").add("seat", seat_).add("seq", told_.last()));
}
void Player::perhaps_chat() {
  if (over_ || !dice_.chance(context_.habits.chat) || has_open(Want::Chat)) return;
  ask(Want::Chat, Message("chat").add("seat", seat_).add("text", "event " + std::to_string(told_.last()) + ", ó ї ř"));
}

void Player::hear_legal(std::string_view text) {
  if (field(text, "seat") != seat_) return;
  actions_ = actions_of(text);
  actions_seq_ = number(text, "seq").value_or(0);
  legal_ = text;
  if (actions_.empty()) return context_.tally.fault(where() + "asked without a choice");
  if (asked() && !busy()) driver_.is_asked(*this);
}

void Player::hear_over(std::string_view) {
  if (std::exchange(over_, true)) return finish_if_all_heard();
  // A move whose answer was lost may have ended the game: it stays open.
  std::erase_if(open_, [](const Request& one) { return one.want != Want::Move; });
  driver_.has_progress();
  // Events that are told again after the game must equal those sent during it.
  if (context_.habits.suspicious) compare_all();
  finish_if_all_heard();
}
void Player::finish_if_all_heard() {
  if (heard_everything()) driver_.has_heard_all();
}

void Player::hear_undo_asked(std::string_view text) {
  if (over_ || field(text, "seat") == seat_ || has_open(Want::UndoAnswer)) return;
  const std::uint32_t seq = number(text, "seq").value_or(0);
  const bool agrees = dice_.chance(0.7);
  ask(Want::UndoAnswer,
      Message("undo_answer").add("seat", seat_).add("seq", seq).add_raw("agree", agrees ? "true" : "false"));
}

}  // namespace spires::crowd

#include "tests/server/crowd/spoilers.h"

#include <algorithm>
#include <utility>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/scan.h"

namespace spires::crowd {

Soloist::Soloist(Context& context, Route route, std::string level)
    : context_(context), level_(std::move(level)), line_(open_socket(context.loop, route, *this)) {}
Soloist::~Soloist() {
  if (line_) line_->drop();
}

void Soloist::opened() {
  line_->send(Message("hello").add("protocol", 1U).add_raw("previews", "false").text());
  line_->send(Message("create")
                  .add("request", "create")
                  .add("game", "towers")
                  .add_raw("settings", R"({"players":2,"variant":"master"})")
                  .add_raw("seats", R"([{"sitter":"person"},{"sitter":"bot","level":")" + level_ + R"("}])")
                  .add("visibility", "link")
                  .text());
}

void Soloist::heard(std::string_view text) {
  const std::string_view type = type_of(text);
  if (type == "created") {
    code_ = field(text, "table");
    line_->send(Message("sit").add("request", "sit").add("seat", "A").add("name", "Solo").text());
    line_->send(Message("start").add("request", "start").text());
  }
  if (type == "table") ++tables_;
  if (type == "accepted") ++accepted_;
  if (type == "refused") ++refused_;
  if (type == "events") ++moves_;
  if (type == "over") {
    asked_ = false;
    // The next game.
    if (plays) opened();
  }
  if (type != "legal" || field(text, "seat") != "A") return;
  seq_ = number(text, "seq").value_or(0);
  asked_ = true;
  if (moved_ != Clock::time_point{}) {
    longest_ = std::max(longest_, std::chrono::duration<double, std::milli>(Clock::now() - moved_).count());
  }
  const std::vector<std::string> actions = actions_of(text);
  if (!plays || actions.empty()) return;
  // Not faster than a connection may.
  const std::string move = Message("move")
                               .add("request", "m" + std::to_string(next_id_++))
                               .add("seat", "A")
                               .add("seq", seq_)
                               .add("action", actions[context_.dice.below(actions.size())])
                               .text();
  moved_ = {};
  context_.loop.after(std::chrono::milliseconds(60), [this, move, alive = std::weak_ptr(alive_)] {
    if (alive.expired() || !line_) return;
    moved_ = Clock::now();
    line_->send(move);
  });
}

void Soloist::drained() {
  if (!spoil || code_.empty()) return;
  // As fast as a connection may: more is refused before it reaches a table.
  context_.loop.after(std::chrono::milliseconds(55), [this] {
    if (!line_ || !spoil) return;
    const std::string text = spoil();
    if (!text.empty()) line_->send(text);
  });
}

void Soloist::closed(std::string_view) {
  cut_ = true;
  line_.reset();
}

Joiner::Joiner(Context& context, Route route, std::string code, std::uint32_t joins)
    : code_(std::move(code)), joins_(joins), line_(open_socket(context.loop, route, *this)) {}
Joiner::~Joiner() {
  if (line_) line_->drop();
}
void Joiner::opened() {
  line_->send(Message("hello").add("protocol", 1U).text());
  for (std::uint32_t i = 0; i < joins_; ++i) {
    line_->send(Message("join").add("request", "j" + std::to_string(i)).add("table", code_).text());
  }
}

Fragmenter::Fragmenter(Context& context, Route route) : context_(context), route_(std::move(route)) { come(); }
Fragmenter::~Fragmenter() {
  if (line_) line_->drop();
}
void Fragmenter::come() {
  upgraded_ = false;
  line_ = open_plain(context_.loop, route_, Reading::Eager, *this);
}
void Fragmenter::opened() { line_->send(upgrade_request(route_)); }
void Fragmenter::heard(std::string_view text) {
  if (upgraded_) return;
  if (text.find(" 101 ") == std::string_view::npos) return;
  upgraded_ = true;
  // A text frame that is not the last one of its message.
  line_->send(std::string("\x01\x80\0\0\0\0", 6));
  send_more();
}
void Fragmenter::send_more() {
  if (!line_) return;
  std::string fragments;
  for (int i = 0; i < 50; ++i) fragments.append(std::string("\x00\x80\0\0\0\0", 6));
  line_->send(fragments);
  context_.loop.after(std::chrono::milliseconds(10), [this] { send_more(); });
}
void Fragmenter::closed(std::string_view) {
  ++(upgraded_ ? cuts_ : turned_away_);
  line_.reset();
  context_.loop.after(std::chrono::milliseconds(100), [this] { come(); });
}

}  // namespace spires::crowd

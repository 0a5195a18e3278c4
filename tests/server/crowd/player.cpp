#include "tests/server/crowd/player.h"

#include <algorithm>
#include <utility>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/table_driver.h"

namespace spires::crowd {

Player::Player(Context& context, TableDriver& driver, std::string seat, Role role)
    : context_(context),
      driver_(driver),
      seat_(std::move(seat)),
      role_(role),
      route_(context.route_for(context.people++)),
      token_(context.dice.token()),
      host_token_(context.dice.token()),
      dice_(context.dice.child()) {}

Player::~Player() { hang_up(); }

void Player::hang_up() {
  if (line_) line_->drop();
  line_.reset();
  stage_ = Stage::Away;
}

void Player::come() {
  if (stage_ != Stage::Away || !context_.up) return;
  stage_ = Stage::Greeting;
  at_table_ = false;
  passing_.clear();
  Route route = route_;
  route.port = context_.port;
  line_ = open_socket(context_.loop, route, *this);
}

void Player::opened() {
  Message hello("hello");
  hello.add("protocol", 1U);
  if (!context_.habits.previews) hello.add_raw("previews", "false");
  line_->send(hello.text());
}

void Player::closed(std::string_view) {
  if (stage_ == Stage::Here && !lost_) lost_ = Clock::now();
  line_.reset();
  stage_ = Stage::Away;
  context_.loop.after(Microseconds(5000 + dice_.below(30000)), [this] { come(); });
}

void Player::arrive() {
  if (stage_ != Stage::Arriving) return;
  if (driver_.code().empty()) {
    if (role_ == Role::Player) return;
    for (const Request& request : open_) {
      if (request.want == Want::Create) return line_->send(request.text);
    }
    std::string seats;
    for (const std::string& level : driver_.plan().bots) {
      seats += seats.empty() ? "" : ",";
      seats += level.empty() ? R"({"sitter":"open"})" : R"({"sitter":"bot","level":")" + level + R"("})";
    }
    Message create("create");
    create.add("game", driver_.plan().game).add_raw("settings", driver_.plan().settings);
    create.add_raw("seats", "[" + seats + "]").add("visibility", "link").add("token", host_token_);
    return ask(Want::Create, create);
  }
  // The host of a table that has not begun needs both tokens, the second after the answer to the first.
  const bool needs_host = role_ == Role::Host && !at_table_ && !driver_.playing() && !over_;
  if (needs_host) return reclaim(host_token_);
  if (seated_) return reclaim(token_);
  if (role_ == Role::Player) ask_once(Want::Join, Message("join").add("table", driver_.code()));
  for (const Request& request : open_) {
    if (request.want == Want::Sit) return line_->send(request.text);
  }
  ask(Want::Sit, Message("sit").add("seat", seat_).add("name", "crowd " + seat_).add("token", token_));
}

void Player::reclaim(const std::string& token) {
  ask_once(Want::Reclaim, Message("reclaim").add("table", driver_.code()).add("token", token));
}

void Player::start_table() {
  if (!has_open(Want::Start)) ask(Want::Start, Message("start"));
}

void Player::move() {
  if (!asked() || busy() || stage_ != Stage::Here) return;
  const std::string action = actions_[dice_.below(actions_.size())];
  driver_.has_sent_move();
  ask(Want::Move, Message("move").add("seat", seat_).add("seq", actions_seq_).add("action", action), action);
  last_move_ = open_.back().text;
}

void Player::propose_end() {
  proposes_end_ = true;
  if (over_ || has_open(Want::AgreeEnd)) return;
  ask(Want::AgreeEnd, Message("agree_end").add("seat", seat_).add_raw("agree", "true"));
}
void Player::resign() {
  if (over_ || std::exchange(resigning_, true)) return;
  ask(Want::Resign, Message("resign").add("seat", seat_));
}

void Player::ask_again() {
  if (stage_ != Stage::Here) return;
  ask_once(Want::Sync, Message("sync").add("seat", seat_));
}
void Player::sync_since(std::uint32_t since) {
  ask_once(Want::Sync, Message("sync").add("seat", seat_).add("since", since));
}

void Player::compare_all() {
  if (stage_ != Stage::Here || retold_) return;
  sync_since(0);
  context_.loop.after(std::chrono::seconds(2), [this, line = std::weak_ptr(line_)] {
    if (!line.expired() && line.lock() == line_) compare_all();
  });
}

bool Player::asked() const { return seated_ && !over_ && !actions_.empty() && actions_seq_ == told_.last(); }
bool Player::heard_everything() const {
  return over_ && !has_open(Want::Move) && (!context_.habits.suspicious || (retold_ && told_.complete()));
}
bool Player::busy() const { return has_open(Want::Move) || has_open(Want::Undo); }
bool Player::has_open(Want want) const {
  return std::any_of(open_.begin(), open_.end(), [&](const Request& one) { return one.want == want; });
}

void Player::ask(Want want, Message message, std::string action) {
  const std::string id = seat_ + std::to_string(next_id_++);
  message.add("request", id);
  open_.push_back({id, want, message.text(), std::move(action), false});
  // Messages to a table wait until the connection is at the table.
  const bool can_say =
      stage_ == Stage::Here || (stage_ == Stage::Arriving && (want == Want::Create || want == Want::Sit));
  if (can_say) line_->send(open_.back().text);
}
void Player::ask_once(Want want, Message message) {
  const std::string id = "o" + std::to_string(next_id_++);
  passing_.emplace(id, want);
  line_->send(message.add("request", id).text());
}

std::optional<Player::Request> Player::take_open(std::string_view id) {
  const auto at = std::find_if(open_.begin(), open_.end(), [&](const Request& one) { return one.id == id; });
  if (at == open_.end()) return std::nullopt;
  Request request = std::move(*at);
  open_.erase(at);
  return request;
}

std::string Player::where() const { return driver_.code() + " seat " + seat_ + ": "; }

std::string Player::state() const {
  std::string text = where() + "stage " + std::to_string(static_cast<int>(stage_)) + ", seated " +
                     std::to_string(static_cast<int>(seated_)) + ", event " + std::to_string(told_.last()) +
                     ", list of " + std::to_string(actions_.size()) + " at " + std::to_string(actions_seq_);
  for (const Request& request : open_) text += ", open " + request.text;
  return text;
}

}  // namespace spires::crowd

// Automatic play: bots, standing passes, clocks, and bots for absent players.
#include <algorithm>
#include <utility>

#include "host/table.h"
#include "match/refusals.h"
#include "match/standing_pass.h"

namespace spires::host {
namespace {

using match::Sitter;
using match::TableStatus;

std::uint32_t milliseconds(Steady::duration time) {
  const auto count = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
  return static_cast<std::uint32_t>(std::max<std::int64_t>(0, count));
}

}  // namespace

// Looks who is asked and sees to it that an answer comes. May be called at any time.
void Table::go_on() {
  const std::optional<int> asked = state_.asked();
  if (!asked || !fresh_) {
    asked_.reset();
    return set_wake();
  }
  const std::uint32_t seq = state_.match().seq();
  if (!asked_ || asked_->seat != *asked || asked_->seq != seq) asked_ = Asked{*asked, seq, environment_.loop.now()};
  if (let_bots_speak()) return;
  const Sitting& one = seat(*asked);
  // A table that nobody is at waits: its bots would play for nobody.
  if (!one.is_playing() && !clients_.empty()) {
    ask_bot(*asked, MovedBy::Bot, one.sitter == Sitter::Bot ? one.level.value_or("") : environment_.settings.stand_in);
  } else if (one.passes != match::PassUntil::Off && match::passes_by_itself(state_.match(), one.unless)) {
    move(*asked, "pass", MovedBy::Pass, nullptr, {});
  }
  set_wake();
}

// Bots that may do something unasked are given one look at each position. True: one of them has moved.
bool Table::let_bots_speak() {
  const match::Match& match = state_.match();
  if (clients_.empty() || bots_heard_ == match.seq()) return false;
  bots_heard_ = match.seq();
  for (int i = 0; i < match.players(); ++i) {
    if (seat(i).sitter != Sitter::Bot || match.meanwhile(seat_at(i)).empty()) continue;
    std::shared_ptr<match::BotSeat>& bot = bots_[i];
    if (!bot) bot = match.bot(seat(i).level.value_or(environment_.settings.stand_in), environment_.number());
    if (!bot) continue;
    const std::optional<std::string> action = bot->speak_up(*match.seat_view(seat_at(i), match::Sight::Bot));
    if (!action) continue;
    move(i, *action, MovedBy::Bot, nullptr, {});
    return true;
  }
  return false;
}

void Table::ask_bot(int i, MovedBy by, const std::string& level) {
  const match::Match& match = state_.match();
  if (thinking_ && thinking_->seat == i && thinking_->seq == match.seq()) return;
  std::shared_ptr<match::BotSeat>& bot = bots_[i];
  // Its seed has nothing to do with the seed of chance.
  if (!bot) bot = match.bot(level, environment_.number());
  if (!bot) bot = match.bot(environment_.settings.stand_in, environment_.number());
  thinking_ = Thinking{i, match.seq()};
  std::shared_ptr<match::SeatView> view = match.seat_view(seat_at(i), match::Sight::Bot);
  environment_.bots.choose(
      bot, std::move(view), [self = shared_from_this(), i, seq = match.seq(), by](std::optional<std::string> action) {
        self->post([self, i, seq, by, action = std::move(action)] { self->bot_answered(i, seq, by, action); });
      });
}

void Table::bot_answered(int i, std::uint32_t seq, MovedBy by, std::optional<std::string> action) {
  if (!thinking_ || thinking_->seat != i || thinking_->seq != seq) return;
  thinking_.reset();
  // Meanwhile its seat may have decided for itself, or somebody came back to it.
  const bool is_asked = state_.asked() == i && state_.match().seq() == seq;
  if (!is_asked || (by == MovedBy::Bot && seat(i).is_playing())) return go_on();
  const std::vector<std::string> legal = state_.match().legal_texts(seat_at(i));
  if (!action || std::find(legal.begin(), legal.end(), *action) == legal.end()) {
    environment_.log.error("bot gave no legal answer", {{"table", code_}});
    bots_.erase(i);
    action = legal.front();
  }
  move(i, *action, by, nullptr, {});
}

void Table::move(int i, const std::string& action, MovedBy by, const ClientPtr& client, const Request& request) {
  Moved moved{seat(i).seat, action, by, request, state_.opened().clock ? clock_used() : 0, {}, {}};
  commit({std::move(moved), {}, {}}, client, request, [this, client, request, by] {
    environment_.counters.moved(state_.opened().game,
                                std::string(wire::Words<MovedBy>::kWords[static_cast<std::size_t>(by)]));
    thinking_.reset();
    ending_.clear();
    if (undo_) {
      refuse(undo_->client, undo_->request, match::refused("stale", {{"seq", state_.match().seq()}}));
      undo_.reset();
    }
    expiry_told_ = false;
    accept(client, request);
    changed();
  });
}

// ---- clocks ----

std::uint32_t Table::clock_used() const { return asked_ ? milliseconds(environment_.loop.now() - asked_->since) : 0; }

std::uint32_t Table::clock_left() const {
  const bool window = state_.match().turn() != seat_at(asked_->seat);
  const std::uint32_t had =
      window ? static_cast<std::uint32_t>(state_.opened().clock->window) * 1000 : seat(asked_->seat).left;
  return had - std::min(had, clock_used());
}

// ---- presence ----

bool Table::is_present(int i) const {
  return std::any_of(clients_.begin(), clients_.end(),
                     [i](const ClientPtr& client) { return client->seats.contains(i); });
}

bool Table::another_is_present(int i) const {
  for (int other = 0; other < static_cast<int>(state_.seats().size()); ++other) {
    if (other != i && seat(other).is_playing() && is_present(other)) return true;
  }
  return false;
}

void Table::note_presence() {
  const Steady::time_point now = environment_.loop.now();
  for (int i = 0; i < static_cast<int>(state_.seats().size()); ++i) {
    if (is_present(i)) {
      absent_since_.erase(i);
    } else {
      absent_since_.try_emplace(i, now);
    }
  }
  if (!clients_.empty()) {
    empty_since_.reset();
  } else if (!empty_since_) {
    empty_since_ = now;
  }
}

// ---- waking up ----

void Table::set_wake() {
  std::optional<Steady::time_point> next = again_at_;
  const auto no_later_than = [&next](Steady::time_point at) {
    if (!next || at < *next) next = at;
  };
  if (asked_ && seat(asked_->seat).is_playing()) {
    const int i = asked_->seat;
    if (state_.opened().clock) no_later_than(environment_.loop.now() + std::chrono::milliseconds(clock_left()));
    const auto absent = absent_since_.find(i);
    if (absent != absent_since_.end() && another_is_present(i)) {
      no_later_than(absent->second + std::chrono::seconds(environment_.settings.absence_seconds));
    }
  }
  if (empty_since_) no_later_than(*empty_since_ + std::chrono::seconds(environment_.settings.asleep_seconds));
  if (!next) {
    wake_->cancel();
    return;
  }
  wake_->set(*next, [weak = weak_from_this()] {
    const std::shared_ptr<Table> self = weak.lock();
    if (!self) return;
    self->waiting_.emplace_back([self] { self->on_wake(); });
    self->run_waiting();
  });
}

void Table::on_wake() {
  const Steady::time_point now = environment_.loop.now();
  if (again_at_ && now >= *again_at_) again_at_.reset();
  if (empty_since_ && now >= *empty_since_ + std::chrono::seconds(environment_.settings.asleep_seconds)) {
    empty_since_ = now;  // asked again, where somebody is just coming
    directory_.asleep(code_);
  }
  if (asked_ && state_.asked() == asked_->seat && seat(asked_->seat).is_playing()) {
    const int i = asked_->seat;
    if (state_.opened().clock && clock_left() == 0 && !clients_.empty()) {
      return ask_bot(i, MovedBy::Clock, environment_.settings.stand_in);
    }
    const auto absent = absent_since_.find(i);
    const bool long_gone = absent != absent_since_.end() &&
                           now >= absent->second + std::chrono::seconds(environment_.settings.absence_seconds);
    if (long_gone && another_is_present(i)) {
      return commit({Away{seat(i).seat, true}, {}, {}}, nullptr, {}, [this] {
        tell_table();
        changed();
      });
    }
  }
  go_on();
}

}  // namespace spires::host

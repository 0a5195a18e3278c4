// Automatic play: bots, standing passes, clocks, and bots for absent players.
#include <algorithm>
#include <utility>

#include "host/say.h"
#include "host/table.h"
#include "match/refusals.h"
#include "match/standing_pass.h"

namespace spires::host {
namespace {

using match::Sitter;
using match::TableStatus;

}  // namespace

// Arranges an answer from the seat that is asked. May be called at any time.
void Table::go_on() {
  if (journal_.is_fresh() && state_.is_opening()) return settle_opening();
  opening_until_.reset();
  const std::optional<int> asked = state_.asked();
  if (!asked || !journal_.is_fresh()) {
    turn_clock_.stop();
    votes_.silence.stop();
    return set_wake();
  }
  turn_clock_.ask(*asked, state_.match().seq(), environment_.loop.now());
  votes_.silence.ask(*asked, state_.match().seq(), environment_.loop.now());
  if (let_bots_speak()) return;
  const Sitting& one = seat(*asked);
  // A table without clients waits: its bots would play for no one.
  if (!one.is_playing() && !audience_.clients().empty()) {
    ask_bot(*asked, MovedBy::Bot, one.sitter == Sitter::Bot ? one.level.value_or("") : environment_.settings.stand_in);
  } else if (one.passes != match::PassUntil::Off) {
    const std::optional<std::string> answer = match::standing_answer(state_.match(), one.unless);
    if (answer) move(*asked, *answer, MovedBy::Pass, nullptr, {});
  }
  set_wake();
}

// Gives each bot one chance per position to act out of turn. Returns true if one of them has moved.
bool Table::let_bots_speak() {
  const match::Match& match = state_.match();
  if (audience_.clients().empty() || bots_heard_ == match.seq()) return false;
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
  if (const std::optional<std::string> reply = match.scripted()) return move(i, *reply, by, nullptr, {});
  if (thinking_ && thinking_->seat == i && thinking_->seq == match.seq()) return;
  std::shared_ptr<match::BotSeat>& bot = bots_[i];
  // The bot's seed is independent of the seed of chance.
  if (!bot) bot = match.bot(level, environment_.number());
  if (!bot) bot = match.bot(environment_.settings.stand_in, environment_.number());
  thinking_ = Thinking{i, match.seq(), nullptr};
  std::shared_ptr<match::SeatView> view = match.seat_view(seat_at(i), match::Sight::Bot);
  thinking_->ticket = environment_.bots.choose(
      asker(nullptr), bot, std::move(view),
      [self = shared_from_this(), i, seq = match.seq(), by](std::optional<std::string> action) {
        self->post([self, i, seq, by, action = std::move(action)] { self->bot_answered(i, seq, by, action); }, nullptr);
      });
}

void Table::bot_answered(int i, std::uint32_t seq, MovedBy by, std::optional<std::string> action) {
  if (!thinking_ || thinking_->seat != i || thinking_->seq != seq) return;
  thinking_.reset();
  // Meanwhile the seat may have decided, or its player may have come back.
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

// ---- presence ----

bool Table::another_is_present(int i) const {
  for (int other = 0; other < static_cast<int>(state_.seats().size()); ++other) {
    if (other != i && seat(other).is_playing() && audience_.is_present(other)) return true;
  }
  return false;
}

void Table::note_presence() {
  const Steady::time_point now = environment_.loop.now();
  for (int i = 0; i < static_cast<int>(state_.seats().size()); ++i) presence_.note(i, audience_.is_present(i), now);
  presence_.note_clients(!audience_.clients().empty(), now);
}

// ---- timer ----

void Table::set_wake() {
  std::optional<Steady::time_point> next = again_at_;
  const auto no_later_than = [&next](Steady::time_point at) {
    if (!next || at < *next) next = at;
  };
  const Steady::time_point now = environment_.loop.now();
  if (const std::optional<TurnClock::Asked>& asked = turn_clock_.asked(); asked && seat(asked->seat).is_playing()) {
    if (state_.opened().clock) no_later_than(now + std::chrono::milliseconds(turn_clock_.left(state_, now)));
    const std::optional<Steady::time_point> absent = presence_.absent_since(asked->seat);
    if (absent && another_is_present(asked->seat)) {
      no_later_than(*absent + std::chrono::seconds(environment_.settings.absence_seconds));
    }
    if (const auto ends = audience_.silence_ends(asked->seat); ends && *ends > now) no_later_than(*ends);
  }
  if (opening_until_) no_later_than(*opening_until_);
  if (const std::optional<Steady::time_point> empty = presence_.empty_since()) {
    no_later_than(*empty + std::chrono::seconds(environment_.settings.asleep_seconds));
  }
  if (const std::optional<Steady::time_point> due = audience_.spectators_due()) no_later_than(*due);
  if (votes_.undo || !votes_.ending.empty()) {
    const std::chrono::minutes keeps(environment_.settings.say_minutes);
    for (int i = 0; i < static_cast<int>(state_.seats().size()); ++i) {
      if (const auto ends = say_ends(state_, presence_, i, keeps); ends && *ends > now) no_later_than(*ends);
    }
  }
  if (!next) {
    wake_->cancel();
    return;
  }
  wake_->set(*next, [weak = weak_from_this()] {
    const std::shared_ptr<Table> self = weak.lock();
    if (!self) return;
    self->journal_.enqueue([self] { self->on_wake(); });
  });
}

void Table::on_wake() {
  const Steady::time_point now = environment_.loop.now();
  if (again_at_ && now >= *again_at_) again_at_.reset();
  if (const std::optional<Steady::time_point> due = audience_.spectators_due(); due && now >= *due) {
    audience_.tell_spectators();
  }
  const std::optional<Steady::time_point> empty = presence_.empty_since();
  if (empty && now >= *empty + std::chrono::seconds(environment_.settings.asleep_seconds)) {
    presence_.restart(now);  // try again later, in case a client is just arriving
    // Afterwards: the task that runs now holds the table.
    strand_->post([&directory = directory_, code = code_] { directory.asleep(code); });
  }
  if (opening_until_ && now >= *opening_until_ && state_.is_opening()) return fail_start();
  // An absent player may have lost the last say.
  if (votes_settled()) return;
  const std::optional<TurnClock::Asked>& asked = turn_clock_.asked();
  if (asked && state_.asked() == asked->seat && seat(asked->seat).is_playing()) {
    const int i = asked->seat;
    if (state_.opened().clock && turn_clock_.left(state_, now) == 0 && !audience_.clients().empty()) {
      return ask_bot(i, MovedBy::Clock, environment_.settings.stand_in);
    }
    const std::optional<Steady::time_point> silent = audience_.silence_ends(i);
    if (silent && now >= *silent && votes_.silence.tell()) audience_.tell_table();
    const std::optional<Steady::time_point> absent = presence_.absent_since(i);
    const bool long_gone = absent && now >= *absent + std::chrono::seconds(environment_.settings.absence_seconds);
    if (long_gone && another_is_present(i)) {
      return commit({Away{seat(i).seat, true, {}, {}}, {}, {}}, nullptr, {}, [this] {
        audience_.tell_table();
        changed();
      });
    }
  }
  go_on();
}

}  // namespace spires::host

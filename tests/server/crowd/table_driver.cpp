#include "tests/server/crowd/table_driver.h"

#include <algorithm>
#include <utility>

namespace spires::crowd {
namespace {

constexpr std::chrono::seconds kNudge(4);
constexpr int kNudgesToComeAgain = 2;
constexpr int kNudgesToGiveUp = 6;
constexpr std::chrono::seconds kTalkOfEnding(4);

}  // namespace

TableDriver::TableDriver(Context& context, Plan plan)
    : context_(context), plan_(std::move(plan)), dice_(context.dice.child()) {
  for (std::size_t i = 0; i < plan_.seats.size(); ++i) {
    if (!plan_.bots[i].empty()) continue;
    const Role role = players_.empty() ? Role::Host : Role::Player;
    players_.push_back(std::make_unique<Player>(context, *this, plan_.seats[i], role));
  }
}

void TableDriver::begin() {
  progress_ = Clock::now();
  for (const auto& player : players_) player->come();
}
void TableDriver::come_back() {
  progress_ = Clock::now();
  if (over_) return;
  for (const auto& player : players_) {
    context_.loop.after(Microseconds(dice_.below(20000)), [one = player.get()] { one->come(); });
  }
}
void TableDriver::hang_up() {
  for (const auto& player : players_) player->hang_up();
}

void TableDriver::go_on() {
  paused_ = false;
  due_ = Clock::now();
  for (const auto& player : players_) player->move();
}

void TableDriver::end_early() {
  paused_ = true;
  if (over_ || std::exchange(ending_, true)) return;
  end_wanted_ = Clock::now();
  for (const auto& player : players_) player->propose_end();
}

void TableDriver::look_after() {
  if (over_ || stuck_) return;
  const Clock::time_point now = Clock::now();
  if (!context_.up || (paused_ && !ending_)) progress_ = now;
  if (!context_.up) end_wanted_ = now;
  if (ending_ && now - end_wanted_ > kTalkOfEnding) {
    for (const auto& player : players_) player->resign();
  }
  const auto pace = std::chrono::duration<double>(context_.habits.pace * 10);
  if (now - progress_ < kNudge + std::chrono::duration_cast<Clock::duration>(pace)) return;
  progress_ = now;
  if (++patience_ > kNudgesToGiveUp) {
    stuck_ = true;
    for (const auto& player : players_) context_.tally.fault("stuck: " + player->state());
    return;
  }
  ++context_.tally.nudges;
  for (const auto& player : players_) {
    if (patience_ > kNudgesToComeAgain) {
      player->hang_up();
      player->come();
    } else {
      player->ask_again();
    }
  }
}

void TableDriver::is_created(std::string_view code) {
  code_ = code;
  for (const auto& player : players_) player->arrive();
}

void TableDriver::is_seated() {
  has_progress();
  if (std::all_of(players_.begin(), players_.end(), [](const auto& player) { return player->seated(); })) {
    players_.front()->start_table();
  }
}

void TableDriver::is_started() {
  if (started_) return;
  started_ = true;
  due_ = Clock::now() + Microseconds(static_cast<std::int64_t>(dice_.waiting(context_.habits.pace) * 1e6));
}

void TableDriver::is_asked(Player& player) {
  if (paused_) return;
  if (context_.habits.pace <= 0) return player.move();
  rest(player);
}

// Decisions come at a mean rate regardless of the server: late ones are not waited for, and a player catches up on at
// most one.
void TableDriver::rest(Player& player) {
  if (std::exchange(resting_, &player) == &player) return;
  const Clock::time_point now = Clock::now();
  const auto mean = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(context_.habits.pace));
  due_ = std::max(due_, now - mean);
  const auto delay = std::max(Clock::duration::zero(), due_ - now);
  context_.loop.after(std::chrono::duration_cast<Microseconds>(delay), [this, &player] {
    if (resting_ == &player) resting_ = nullptr;
    if (!paused_) player.move();
  });
}

void TableDriver::has_sent_move() {
  sent_ = Clock::now();
  measured_seq_ = 0;
  due_ +=
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(dice_.waiting(context_.habits.pace)));
}

void TableDriver::is_acknowledged(std::uint32_t seq) {
  ++decisions_;
  measured_seq_ = seq;
  measure();
}

void TableDriver::has_progress() {
  progress_ = Clock::now();
  patience_ = 0;
  measure();
}

void TableDriver::measure() {
  if (measured_seq_ == 0) return;
  for (const auto& player : players_) {
    if (player->told().last() < measured_seq_) return;
  }
  const auto taken = std::chrono::duration_cast<Microseconds>(Clock::now() - sent_);
  context_.tally.latencies.push_back(static_cast<std::uint32_t>(taken.count()));
  measured_seq_ = 0;
}

void TableDriver::has_heard_all() {
  if (over_) return;
  const auto done = [](const auto& player) { return player->heard_everything(); };
  if (!std::all_of(players_.begin(), players_.end(), done)) return;
  over_ = true;
  // The players are still handling a message.
  context_.loop.after(Microseconds(0), [this] {
    hang_up();
    context_.on_over(*this);
  });
}

}  // namespace spires::crowd

#include "cli/arena_series.h"

#include <cassert>
#include <cmath>

namespace spires::cli {

ArenaLedger::ArenaLedger(const ArenaPlan& plan, std::uint32_t sets, std::optional<SprtHypotheses> test, ArenaLog* log)
    : plan_(plan), sets_(sets), log_(log) {
  if (test) test_.emplace(*test);
  if (log_ == nullptr) return;
  for (const auto& [slot, game] : log_->games()) {
    if (slot.set < sets_) put(plan_.number(slot), game);
  }
}

std::vector<std::uint32_t> ArenaLedger::missing() const {
  std::vector<std::uint32_t> numbers;
  for (std::uint32_t number = 0; number < sets_ * plan_.games_a_set(); ++number) {
    if (number >= games_.size() || !games_[number]) numbers.push_back(number);
  }
  return numbers;
}

void ArenaLedger::enter(std::uint32_t number, const ArenaGame& game) {
  const std::lock_guard lock(mutex_);
  if (fault_) return;
  if (log_ != nullptr && !log_->append(plan_.slot(number), game)) {
    fault_ = Fault{log_->path(), "cannot be written"};
    closed_ = true;
    return;
  }
  put(number, game);
}

void ArenaLedger::fail(const Fault& fault) {
  const std::lock_guard lock(mutex_);
  if (!fault_) fault_ = fault;
  closed_ = true;
}

double ArenaLedger::share_so_far() const {
  const std::lock_guard lock(mutex_);
  return shared_ == 0 ? 0 : share_ / shared_;
}

std::vector<ArenaGame> ArenaLedger::games() const {
  const bool decided = test_ && test_->verdict() != SprtVerdict::Open;
  const std::size_t count = std::size_t{decided ? tested_ : sets_} * plan_.games_a_set();
  assert(count <= games_.size());
  std::vector<ArenaGame> all;
  all.reserve(count);
  for (std::size_t number = 0; number < count; ++number) all.push_back(games_[number].value());
  return all;
}

void ArenaLedger::put(std::uint32_t number, const ArenaGame& game) {
  if (number >= games_.size()) games_.resize(number + 1);
  if (games_[number]) return;  // a log may contain a game twice
  games_[number] = game;
  if (plan_.pairings[plan_.slot(number).pairing][0] == 0) {
    share_ += plan_.share(game, 0);
    ++shared_;
  }
  while (test_ && test_->verdict() == SprtVerdict::Open && tested_ < sets_ && is_whole(tested_)) {
    const std::size_t first = std::size_t{tested_} * 2;
    const double points = plan_.score(*games_[first], 0) + plan_.score(*games_[first + 1], 0);
    test_->add(static_cast<std::uint32_t>(std::lround(points * 2)));
    ++tested_;
    if (test_->verdict() != SprtVerdict::Open) closed_ = true;
  }
}

bool ArenaLedger::is_whole(std::uint32_t set) const {
  const std::uint32_t begin = set * plan_.games_a_set();
  if (begin + plan_.games_a_set() > games_.size()) return false;
  for (std::uint32_t i = 0; i < plan_.games_a_set(); ++i) {
    if (!games_[begin + i]) return false;
  }
  return true;
}

}  // namespace spires::cli

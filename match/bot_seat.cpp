#include "match/bot_seat.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "match/bots.h"
#include "match/offered_games.h"

namespace spires::match {
namespace {

template <GameTools K>
class TypedBotSeat final : public BotSeat {
 public:
  using T = typename K::Text;
  using G = typename T::Game;

  TypedBotSeat(const typename G::Rules& rules, const bots::Level& level, std::uint64_t seed)
      : rules_(rules), budget_(level.budget()), bot_(BotsOf<K>::make(level, rules_, seed)), rng_(mix64(seed)) {}

  bots::Budget budget() const override { return budget_; }

  std::string choose(const SeatView& view, const bots::Budget& budget) override {
    const typename G::View& seen = seen_of(view);
    typename G::Actions legal;
    bots::list_for<G>(rules_, seen, legal);
    return T::action(bot_->choose(seen, legal, budget));
  }

  std::optional<std::string> speak_up(const SeatView& view) override {
    if constexpr (HasInterjections<G>) {
      const std::optional<typename G::Action> action = BotsOf<K>::speak_up(rules_, seen_of(view), rng_);
      if (action) return T::action(*action);
    }
    return std::nullopt;
  }

  std::vector<Candidate> explain(const SeatView& view, const bots::Budget& budget) override {
    const typename G::View& seen = seen_of(view);
    typename G::Actions legal;
    bots::list_for<G>(rules_, seen, legal);
    std::vector<Candidate> all;
    for (const bots::Candidate<G>& weighed : bots::explain<BotsOf<K>>(*bot_, rules_, seen, legal, budget)) {
      Candidate& one = all.emplace_back();
      one.action = T::action(weighed.action);
      one.kind = T::kind(weighed.action);
      one.win_permille = permille(weighed.win_chance);
      one.visits = weighed.visits;
      for (const bots::Reason& reason : weighed.reasons) one.reasons.push_back({std::string(reason.key), reason.count});
    }
    return all;
  }

 private:
  static const typename G::View& seen_of(const SeatView& view) {
    return static_cast<const TypedSeatView<K>&>(view).view;
  }
  static int permille(float chance) {
    const long thousandths = std::lround(chance * 1000.0F);
    return static_cast<int>(std::clamp(thousandths, 0L, 1000L));
  }

  typename G::Rules rules_;
  bots::Budget budget_;
  std::unique_ptr<bots::Bot<G>> bot_;
  Rng rng_;  // for actions out of turn
};

}  // namespace

template <GameTools K>
std::unique_ptr<BotSeat> make_bot_seat(const typename K::Text::Game::Rules& rules, std::string_view level,
                                       std::uint64_t seed) {
  const bots::Level* found = bots::find_level<BotsOf<K>>(level);
  if (found == nullptr) return nullptr;
  return std::make_unique<TypedBotSeat<K>>(rules, *found, seed);
}

template <GameTools K>
typename K::Text::Game::Memory bot_memory() {
  return BotsOf<K>::kMemory;
}

template std::unique_ptr<BotSeat> make_bot_seat<towers::Tools>(const towers::Rules&, std::string_view, std::uint64_t);
template std::unique_ptr<BotSeat> make_bot_seat<duel::Tools>(const duel::Rules&, std::string_view, std::uint64_t);
template towers::Memory bot_memory<towers::Tools>();
template duel::Memory bot_memory<duel::Tools>();

std::vector<BotLevel> bot_levels(std::string_view game) {
  std::vector<BotLevel> all;
  OfferedGames::for_each([&]<class K>(std::type_identity<K>) {
    if (game != K::Text::kName) return;
    for (const bots::Level& level : BotsOf<K>::levels()) {
      all.push_back({std::string(level.key), std::string(level.method), level.elo});
    }
  });
  return all;
}

}  // namespace spires::match

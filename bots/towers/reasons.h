// Reasons for a move of Wandering Towers, as keys that clients have sentences for: the changes after its step.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/towers/features.h"

namespace spires::bots {

inline constexpr std::array<std::string_view, 12> kTowersReasons = {
    "home",        // own wizards in the castle
    "fills",       // own potions filled
    "frees",       // own wizards that can be seen again
    "traps",       // others' wizards covered
    "blocks",      // others' wizards that were one card away from the castle and no longer are
    "ready",       // own wizards that a card in hand brings home
    "nearer",      // spaces that own visible wizards come nearer
    "covers-own",  // own wizards covered
    "frees-others",
    "spends",  // potions
    "castle",  // it flies on although no own wizard has come home
    "rolls",   // a die decides
};

namespace towers_reasons {

struct Counts {
  int home = 0;
  int trapped = 0;
  int trapped_others = 0;
  int ways_home = 0;
  int one_card_away = 0;  // others
  int steps = 0;          // from visible own wizards to the castle
  int visible = 0;
};

inline Counts count(const towers::Rules& rules, const towers::State& s, Seat seat) {
  using namespace towers;
  namespace at = towers_features;
  Counts counts;
  for (int i = 0; i < rules.players; ++i) {
    const Seat who = seat_at(i);
    int seen = 0;
    int near = 0;
    for (std::uint32_t rest = s.visible[who]; rest != 0; rest &= rest - 1) {
      const Space space = space_at(lowest_bit(rest));
      const int here = s.on[s.top[space]].of(who);
      const int distance = at::steps_between(space, s.castle);
      seen += here;
      near += distance <= 5 ? here : 0;
      if (who == seat) counts.steps += here * distance;
    }
    const int trapped = s.out.of(who) - seen;
    if (who == seat) {
      counts.trapped = trapped;
      counts.visible = seen;
      counts.ways_home = count_bits(at::wizard_steps(s.hand[who]) & at::by_distance(s.visible[who], s.castle));
    } else {
      counts.trapped_others += trapped;
      counts.one_card_away += near;
    }
  }
  counts.home = s.stock[seat].home;
  return counts;
}

}  // namespace towers_reasons

// Returns the changes for a seat from one position to another. `rolling`: a die comes between.
inline std::vector<Reason> towers_reasons_between(const towers::Rules& rules, const towers::State& before,
                                                  const towers::State& after, Seat seat, bool rolling) {
  const auto old = towers_reasons::count(rules, before, seat);
  const auto now = towers_reasons::count(rules, after, seat);
  std::vector<Reason> reasons;
  const auto give = [&](std::string_view key, int count) {
    if (count > 0) reasons.push_back({key, count});
  };
  const int home = now.home - old.home;
  give("home", home);
  give("fills", before.stock[seat].empty - after.stock[seat].empty);
  give("frees", old.trapped - now.trapped);
  give("traps", now.trapped_others - old.trapped_others);
  give("blocks", old.one_card_away - now.one_card_away);
  give("ready", now.ways_home - old.ways_home);
  // If wizards have come or gone, their steps cannot be compared.
  if (home == 0 && now.visible == old.visible && before.castle == after.castle) give("nearer", old.steps - now.steps);
  give("covers-own", now.trapped - old.trapped);
  give("frees-others", old.trapped_others - now.trapped_others);
  give("spends", after.stock[seat].spent - before.stock[seat].spent);
  if (before.castle != after.castle && home == 0) give("castle", 1);
  if (rolling) give("rolls", 1);
  return reasons;
}

}  // namespace spires::bots

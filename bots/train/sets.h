// The sets of tables that a network is trained for. A game of self-play takes the next table of its set.
#pragma once

#include <string_view>
#include <vector>

#include "bots/seeds.h"
#include "engine/towers/rulesets.h"
#include "engine/towers/towers.h"

namespace spires::bots {

// Which seats of Wandering Towers win together. A solo player's opponent is a side without a seat.
struct TowersSides {
  static int players(const towers::Rules& rules) { return rules.players; }
  static int sides(const towers::Rules& rules) {
    return rules.variant.alone ? 2 : rules.teams ? rules.players / 2 : rules.players;
  }
  static int side_of(const towers::Rules& rules, int seat) { return rules.teams ? seat % (rules.players / 2) : seat; }
  static int partner(const towers::Rules& rules, int seat) {
    return rules.teams ? index(rules.partner(seat_at(seat))) : kMaxSeats;
  }
};

// towers-2: the basic game for two. towers: every kind of table; games for two come more often.
inline std::vector<towers::Rules> tables_of_set(std::string_view set) {
  std::vector<towers::Rules> tables;
  const towers::RulesetRow basic{towers::Edition::International, towers::VariantName::Basic, 2, false,
                                 towers::Tiles::Usual};
  if (set == "towers-2") tables.push_back(towers::make_rules(towers::setup_of(basic)));
  if (set == "towers") {
    for (const towers::RulesetRow& row : towers::ruleset_rows()) {
      tables.push_back(towers::make_rules(towers::setup_of(row)));
      if (row.players == 2) tables.push_back(tables.back());
    }
  }
  return tables;
}

}  // namespace spires::bots

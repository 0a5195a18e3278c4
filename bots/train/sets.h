// What a network is trained for: its tables, and the matches that judge it. A game of self-play takes the next table of
// its set.
#pragma once

#include <string_view>
#include <vector>

#include "bots/duel/net_player.h"
#include "bots/duel/weights.h"
#include "bots/towers/net_player.h"
#include "bots/towers/weights.h"
#include "engine/duel/rulesets.h"
#include "engine/towers/rulesets.h"

namespace spires::bots {

// A match against archmage-1 at one kind of table, as the command line of an arena would name it.
struct Trial {
  const char* name;
  const char* players = "2";
  const char* variant = "";
  const char* edition = "";
  bool teams = false;
};

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

// towers-2: the basic game for two. towers: every kind of table.
struct TowersTraining : TowersNetPlayer {
  using Sides = TowersSides;
  using Fitted = TowersEvaluation;
  static constexpr const char* kName = "towers";

  static Fitted fitted(const towers::Rules& rules) { return Fitted(towers_weights_for(rules)); }

  static std::vector<towers::Rules> tables(std::string_view set) {
    const towers::RulesetRow basic{towers::Edition::International, towers::VariantName::Basic, 2, false,
                                   towers::Tiles::Usual};
    if (set == "towers-2") return {towers::make_rules(towers::setup_of(basic))};
    std::vector<towers::Rules> tables;
    for (const towers::RulesetRow& row : towers::ruleset_rows()) {
      const towers::Rules rules = towers::make_rules(towers::setup_of(row));
      for (int i = 0; i < share_of(row); ++i) tables.push_back(rules);
    }
    return tables;
  }

  static std::vector<Trial> trials(std::string_view set) {
    const Trial two{.name = "two"};
    if (set == "towers-2") return {two};
    return {two,
            {.name = "four", .players = "4"},
            {.name = "six", .players = "6"},
            {.name = "teams", .players = "4", .teams = true},
            {.name = "master-two", .variant = "master"},
            {.name = "master-four", .players = "4", .variant = "master"},
            {.name = "polish", .edition = "polish"},
            {.name = "ukrainian", .edition = "ukrainian"},
            {.name = "czech", .edition = "czech"},
            {.name = "solo", .players = "1", .variant = "solo"}};
  }

 private:
  // Games of the international edition come more often, and so do those at small tables, which are short.
  static int share_of(const towers::RulesetRow& row) {
    const int usual = row.tiles == towers::Tiles::Usual && row.edition == towers::Edition::International ? 4 : 1;
    return usual * (row.players == 2 ? 3 : 1);
  }
};

struct DuelSides {
  static int players(const duel::Rules&) { return duel::kPlayers; }
  static int sides(const duel::Rules&) { return duel::kPlayers; }
  static int side_of(const duel::Rules&, int seat) { return seat; }
  static int partner(const duel::Rules&, int) { return kMaxSeats; }
};

// duel: every option; three games of four have the usual ones.
struct DuelTraining : DuelNetPlayer {
  using Sides = DuelSides;
  using Fitted = DuelEvaluation;
  static constexpr const char* kName = "duel";

  static Fitted fitted(const duel::Rules&) { return Fitted(kDuelWeights); }

  static std::vector<duel::Rules> tables(std::string_view) {
    std::vector<duel::Rules> tables;
    for (const duel::RulesetRow& row : duel::ruleset_rows()) {
      tables.push_back(duel::make_rules(row.setup));
      for (int i = 0; i < 3; ++i) tables.push_back(duel::make_rules({}));
    }
    return tables;
  }

  static std::vector<Trial> trials(std::string_view) { return {{.name = "two", .players = ""}}; }
};

}  // namespace spires::bots

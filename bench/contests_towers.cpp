#include "bench/contests.h"

namespace spires::bench {

namespace {

using towers::SpellSet;
using towers::VariantName;

struct Row {
  ContestInfo info;
  VariantName variant;
  std::uint8_t players;
  bool teams;
  int spells;  // the number of spells, the first in the order of the notation
};

TowersContest contest_of(const Row& row) {
  towers::Setup setup;
  setup.variant = row.variant;
  setup.players = row.players;
  setup.teams = row.teams;
  setup.options = towers::table_options(setup.edition, setup.variant);
  setup.spells = SpellSet(static_cast<std::uint16_t>((1U << row.spells) - 1U));
  reference::towers::Setup plain;
  plain.players = row.players;
  plain.variant = towers::kVariantNames[row.variant];
  plain.teams = row.teams;
  for (int i = 0; i < row.spells; ++i) {
    plain.spells.emplace_back(reference::towers::spell_name(static_cast<reference::towers::Spell>(i)));
  }
  return {row.info, towers::make_rules(setup), [plain] { return reference::towers::Game(plain); }};
}

}  // namespace

const std::vector<TowersContest>& towers_contests() {
  static const std::vector<TowersContest> all = [] {
    const Row rows[] = {
        {{"basic2", "basic, 2 players", 15, true}, VariantName::Basic, 2, false, 2},
        {{"basic4", "basic, 4 players", 15, true}, VariantName::Basic, 4, false, 2},
        {{"master4", "master, all eight spells, 4 players", 8, true}, VariantName::Master, 4, false, 8},
        {{"team4", "team master, all eight spells, 4 players", 0, false}, VariantName::Master, 4, true, 8},
        {{"solo", "solo, no spells", 0, false}, VariantName::Solo, 1, false, 0},
    };
    std::vector<TowersContest> contests;
    for (const Row& row : rows) contests.push_back(contest_of(row));
    return contests;
  }();
  return all;
}

}  // namespace spires::bench

// The tables for the laws of towers: every edition, variant, number of players and teams; every option at every value;
// and random combinations of options.
#pragma once

#include <string>
#include <vector>

#include "engine/towers/towers.h"
#include "tests/laws/subject.h"

namespace spires::laws {

using TowersSubject = Subject<towers::Towers>;

// Every action that the notation can write, and the first value outside each range.
const std::vector<towers::Action>& towers_actions();

TowersSubject towers_subject(std::string name, const towers::Setup& setup);

// engine/towers/rulesets.h, all rows.
std::vector<TowersSubject> towers_ruleset_subjects();
// Each option of table D at each value, at tables of the kinds of game that options affect most.
std::vector<TowersSubject> towers_option_subjects();
// Returns named combinations.
std::vector<TowersSubject> towers_combined_subjects();
// Returns a random table, one per seed.
TowersSubject random_towers_subject(std::uint64_t seed);

// Returns all of these and `random` random ones.
std::vector<TowersSubject> all_towers_subjects(int random);

}  // namespace spires::laws

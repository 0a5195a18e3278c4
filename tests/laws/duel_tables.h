// The tables for the laws of duel: the usual one, every option at every value with every data file, and random
// combinations of options.
#pragma once

#include <string>
#include <vector>

#include "engine/duel/duel.h"
#include "tests/laws/subject.h"

namespace spires::laws {

using DuelSubject = Subject<duel::Duel>;

// Every action that the notation can write with the cards of a data file, and the first value outside each range.
const std::vector<duel::Action>& duel_actions(int data_file);

DuelSubject duel_subject(std::string name, const duel::Setup& setup);
// The usual options with the data file of this name.
DuelSubject duel_subject(const char* data_file);

// engine/duel/rulesets.h, all rows.
std::vector<DuelSubject> duel_ruleset_subjects();
// Each option of KM-15.1 at each value and each ring worth naming, with each data file.
std::vector<DuelSubject> duel_option_subjects();
// Returns a random table, one per seed.
DuelSubject random_duel_subject(std::uint64_t seed);

// Returns all of these and `random` random ones.
std::vector<DuelSubject> all_duel_subjects(int random);

}  // namespace spires::laws

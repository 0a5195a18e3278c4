// Ratings of a round robin by the Bradley–Terry model: one number an entrant, such that the chance to win follows from the
// difference of two. Fitted by maximum likelihood; the first entrant is 0.
//
// Intervals are from the information matrix with the scores of the seed sets around it (the "sandwich" for clusters), so
// that games of one set, which share their cards, are not taken for independent ones.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "cli/arena_statistics.h"

namespace spires::cli {

// points[i][j]: what i has scored against j; a game gives 1 in all.
using Points = std::vector<std::vector<double>>;

// Elo of all. REQUIRES: each has scored against the first, or against somebody who has, and so on, and the first against
// each in the same way; otherwise there is no finite answer.
std::vector<double> fit_ratings(const Points& points);

// One estimate an entrant. Those that cannot be compared with the first because only one of the two ever scores, directly
// or through others, have a bound: what the ratings would be if the results that were not seen were just too rare to be
// seen. REQUIRES: there is a set, and every pair has met.
std::vector<EloEstimate> rate(std::span<const Points> sets);

}  // namespace spires::cli

// Ratings of a round robin by the Bradley–Terry model: one number per entrant, such that the chance of winning follows
// from the difference of two. Fitted by maximum likelihood; the first entrant is 0.
//
// Intervals use the information matrix with the scores of the seed sets around it (the "sandwich" for clusters), so
// that games of one set, which share their cards, are not treated as independent.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "cli/arena_statistics.h"

namespace spires::cli {

// points[i][j]: the score of i against j; a game gives 1 in all.
using Points = std::vector<std::vector<double>>;

// The Elo of all entrants. REQUIRES: each has scored against the first, directly or through others, and the first
// against each in the same way; otherwise there is no finite answer.
std::vector<double> fit_ratings(const Points& points);

// One estimate per entrant. If only one of an entrant and the first ever scores, directly or through others, the
// estimate is a bound: the rating if the missing results were just too rare to be seen. REQUIRES: there is a set, and
// every pair has met.
std::vector<EloEstimate> rate(std::span<const Points> sets);

}  // namespace spires::cli

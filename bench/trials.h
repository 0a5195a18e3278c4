// Matches of a net against archmage-1 at one kind of table.
#pragma once

#include <cstdint>
#include <string>

#include "bots/train/sets.h"
#include "cli/json_object.h"

namespace spires::bots {

struct TrialTerms {
  std::string game;
  std::string bot;          // as an arena names it, without its nodes
  std::string seeds;        // a range of bots/seeds.h
  std::string log;          // of the arena; empty: none
  std::uint32_t nodes = 0;  // of archmage-1, and of the net if the time is not to be equal
  bool equal_time = false;  // the net has as many nodes as fit into the time of archmage-1
  std::uint64_t seed = 1;
  int games = 0;
  int threads = 1;
};

// For a log: four digits are enough.
double rounded(double value);

// Returns games, the net's share with its interval, nodes and milliseconds of both, and its strength: its share of games
// if it met one archmage-1 at a time. Null if the match could not be played.
cli::Json play_trial(const Trial& trial, const TrialTerms& terms);

}  // namespace spires::bots

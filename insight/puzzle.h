// Puzzles as data: a position, a question, and what answers it. docs/puzzles.md defines the text.
//
// This file defines the format only, without rules. A pack has exactly one text: `write_pack` returns it and `parse_pack`
// accepts nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_text.h"
#include "insight/fraction.h"

namespace spires::insight {

inline constexpr int kPuzzleClasses = 5;
inline constexpr int kPuzzleSeeds = 20;  // of each level that tries a puzzle

// What is proved: the chance to reach a goal, with everything counted.
struct PuzzleProof {
  std::string goal;  // win, home, game: see puzzle_proof.h
  Fraction best;     // of every answer
  Fraction next;     // of the best other plan
  bool operator==(const PuzzleProof&) const = default;
};

// A first step that begins no answer.
struct PuzzleWrong {
  std::string step;
  int loss = 0;                    // of the best plan that begins with it, in points of winning chance
  std::vector<std::string> reply;  // the best answer of the next seat, in the world of the position; may be empty
  bool operator==(const PuzzleWrong&) const = default;
};

using PuzzlePlan = std::vector<std::string>;

struct Puzzle {
  std::string table;  // the name of its table in the pack
  std::string seat;   // who is asked
  std::string theme;
  int difficulty = 1;                // class, from 1
  int rating = 0;                    // on the scale of the bots' levels
  std::vector<int> solved;           // by each level, weakest first: in how many of kPuzzleSeeds tries
  std::optional<PuzzleProof> proof;  // empty: searched
  // A world that fits what the seat knows. It is the position of a practice table.
  std::string state;
  std::vector<std::string> seen;
  std::vector<PuzzlePlan> answers;  // one plan for each position that answers, best first
  std::vector<PuzzleWrong> wrong;
  bool operator==(const Puzzle&) const = default;
};

struct PackTable {
  std::string name;
  Settings settings;  // those that are not usual
  bool operator==(const PackTable&) const = default;
};

struct PuzzlePack {
  std::string game;
  int revision = 0;  // of the rules
  std::vector<PackTable> tables;
  std::vector<Puzzle> puzzles;
  bool operator==(const PuzzlePack&) const = default;

  const PackTable* find(std::string_view table) const;
};

// The lines of one puzzle.
std::string write_puzzle(const Puzzle& puzzle);
// Reads the lines of one puzzle from the front of `text`, and takes them away. A Fault names the field.
Result<Puzzle> take_puzzle(std::string_view& text);

std::string write_pack(const PuzzlePack& pack);
Result<PuzzlePack> parse_pack(std::string_view text);

}  // namespace spires::insight

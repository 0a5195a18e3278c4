// What is measured: random games at a few tables, played by the engine and by the reference in the same way.
//
// Both pick uniformly from the legal actions, draw chance by its weights, play in place, and stop after the same number
// of decisions. A ply is one decision of a seat; the chance steps between two decisions are part of its cost.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/towers/towers.h"
#include "tests/reference/towers.h"

namespace spires::bench {

enum class Table { Basic2, Basic4, Master4, Team4, Solo };
inline constexpr int kTables = 5;
// Short names for programs; in the order of Table.
inline constexpr std::array<std::string_view, kTables> kTableNames = {"basic2", "basic4", "master4", "team4", "solo"};
inline constexpr std::array<const char*, kTables> kTableTitles = {
    "basic, 2 players", "basic, 4 players", "master, all eight spells, 4 players",
    "team master, all eight spells, 4 players", "solo, no spells"};

// A game that does not end is stopped after this many decisions.
inline constexpr std::uint32_t kCap = 4000;

reference::towers::Setup reference_setup(Table table);
towers::Rules engine_rules(Table table);

// Plays the game of a seed; returns its plies.
std::uint32_t play_engine(const towers::Rules& rules, std::uint64_t seed);
std::uint32_t play_reference(const reference::towers::Setup& setup, std::uint64_t seed);

// One decision or chance step of the reference at random; false when the game is over.
bool step_reference(reference::towers::Game& game, Rng& rng);

}  // namespace spires::bench

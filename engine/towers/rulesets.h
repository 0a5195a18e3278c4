// Every playable combination of edition, variant, number of players and teams, as rows, for laws, signatures and soak
// tests, here and on a GPU.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "engine/core/fixed_vec.h"
#include "engine/towers/editions.h"

namespace spires::towers {

// The tiles on the table: the usual ones of the variant, or the whole box.
enum class Tiles : std::uint8_t { Usual, All };

struct RulesetRow {
  Edition edition;
  VariantName variant;
  std::uint8_t players;
  bool teams;
  Tiles tiles;
};
using RulesetRows = FixedVec<RulesetRow, 128>;

constexpr Setup setup_of(const RulesetRow& row) {
  Setup setup;
  setup.edition = row.edition;
  setup.variant = row.variant;
  setup.players = row.players;
  setup.teams = row.teams;
  setup.options = table_options(row.edition, row.variant);
  setup.options.promo = row.tiles == Tiles::All;
  if (row.tiles == Tiles::All) {
    setup.spells = box_of(setup);
  } else if (!make_rules(setup).draw_tiles) {
    setup.spells = usual_spells(setup);
  }
  return setup;
}

// Returns all valid rows with the usual tiles, and with all tiles those for one player and for four.
constexpr RulesetRows ruleset_rows() {
  RulesetRows rows;
  for (int e = 0; e < kEditions; ++e) {
    for (int v = 0; v < kVariants; ++v) {
      for (int p = 1; p <= kMaxSeats; ++p) {
        for (const bool teams : {false, true}) {
          for (const Tiles tiles : {Tiles::Usual, Tiles::All}) {
            const RulesetRow row{Edition(e), VariantName(v), static_cast<std::uint8_t>(p), teams, tiles};
            const bool wanted = tiles == Tiles::Usual || p == 1 || p == 4;
            if (wanted && problem_of(setup_of(row)).none()) rows.push_back(row);
          }
        }
      }
    }
  }
  return rows;
}

}  // namespace spires::towers

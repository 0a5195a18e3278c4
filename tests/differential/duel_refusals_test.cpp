// The engine and the reference both refuse impossible tables of Knight & Mage.
#include <gtest/gtest.h>

#include <variant>

#include "engine/duel/text.h"
#include "tests/differential/duel_table.h"
#include "tests/differential/picking.h"
#include "tests/scale.h"

namespace spires::differential {

namespace {

using Ring = std::vector<std::string>;

bool engine_accepts(const DuelTable& table) {
  return std::holds_alternative<duel::Rules>(duel::Text::rules(settings_of(table)));
}

std::string engine_reason(const DuelTable& table) {
  const Result<duel::Rules> rules = duel::Text::rules(settings_of(table));
  const Fault* fault = std::get_if<Fault>(&rules);
  return fault == nullptr ? "accepted" : fault->field + ": " + fault->why;
}

void expect_alike(const DuelTable& table) {
  const std::string why = why_invalid(table);
  EXPECT_EQ(engine_accepts(table), why.empty())
      << header_of(table) << "\nengine: " << engine_reason(table) << "\nreference: " << why;
}

void expect_refused(const DuelTable& table) {
  expect_alike(table);
  EXPECT_FALSE(engine_accepts(table)) << header_of(table);
}

void expect_accepted(const DuelTable& table) {
  expect_alike(table);
  EXPECT_TRUE(engine_accepts(table)) << header_of(table) << "\n" << engine_reason(table);
}

DuelTable with(const std::string& option, const std::string& value) {
  DuelTable table;
  table.setup.options[option] = value;
  return table;
}

DuelTable with_ring(const std::string& mode, const Ring& ring) {
  DuelTable table = with("ring_mode", mode);
  table.setup.ring = ring;
  return table;
}

TEST(DuelRefusals, EveryCellIsAccepted) {
  Rng rng(14);
  for (const DuelCell& cell : all_duel_cells()) expect_accepted(random_table(cell, rng));
}

TEST(DuelRefusals, DataFiles) {
  for (const std::string& id : duel_data_ids()) expect_accepted({.data = id});
  for (const char* id : {"", "km-deck", "km-deck-derived-2", "km-deck-derived-1.json", "KM-DECK-DERIVED-1", "7"}) {
    expect_refused({.data = id});
  }
}

TEST(DuelRefusals, UnknownOptions) {
  for (const char* option : {"", "ring_modes", "Ring_mode", "swap", "deal_adjacent ", "players", "options", "stone"}) {
    expect_refused(with(option, "any"));
    expect_refused(with(option, "true"));
  }
}

//
TEST(DuelRefusals, Rings) {
  const Ring usual = {"TRK", "PUR", "GRE", "YEL", "RED", "BLU"};
  const Ring other = {"RED", "TRK", "BLU", "GRE", "PUR", "YEL"};
  for (const Ring& ring : {usual, other}) {
    expect_accepted(with_ring("fixed", ring));
    expect_accepted(with_ring("free", ring));
    expect_refused(with_ring("random", ring));
  }
  expect_accepted(with_ring("fixed", {}));
  expect_accepted(with_ring("random", {}));
  expect_refused(with_ring("free", {}));
  const std::vector<Ring> wrong = {
      {"TRK"},
      {""},
      {"TRK", "PUR", "GRE", "YEL", "RED"},
      {"TRK", "PUR", "GRE", "YEL", "RED", "BLU", "BLU"},
      {"TRK", "PUR", "GRE", "YEL", "RED", "RED"},
      {"PUR", "PUR", "GRE", "YEL", "RED", "BLU"},
      {"TRK", "PUR", "GRE", "YEL", "RED", "blu"},
      {"TRK", "PUR", "GRE", "YEL", "RED", ""},
      {"TRK", "PUR", "GRE", "YEL", "RED", "FE"},
  };
  for (const Ring& ring : wrong) {
    for (const char* mode : {"fixed", "free", "random"}) expect_refused(with_ring(mode, ring));
  }
}

TEST(DuelRefusals, EveryOptionRefusesAValueThatIsNotItsOwn) {
  std::vector<DuelValue> all = all_duel_values();
  for (const char* mode : {"fixed", "random", "free"}) all.push_back({"ring_mode", mode});
  for (const DuelValue& one : all) {
    for (const char* value :
         {"", " ", "0", "1", "-", "Any", "TRUE", "true ", "yes", "null", "k", "DRAW", "three,any"}) {
      expect_refused(with(one.option, value));
    }
    // Tries the values of all other options, most of which this option does not have.
    for (const DuelValue& other : all) expect_alike(with(one.option, other.value));
  }
}

TEST(DuelRefusals, OptionsThrownTogether) {
  Rng rng(20);
  int refused = 0;
  const std::vector<DuelCell> cells = all_duel_cells();
  const std::int64_t tables = tests::scaled(2000);
  for (std::int64_t i = 0; i < tables; ++i) {
    DuelTable table = random_table(any_of(cells, rng), rng);
    // The ring of another table with the mode of this one, and sometimes an option with the value of another one.
    table.setup.ring = random_table(any_of(cells, rng), rng).setup.ring;
    const DuelValue& option = any_of(all_duel_values(), rng);
    const DuelValue& value = any_of(all_duel_values(), rng);
    const std::uint32_t die = rng.next_below(4);
    if (die == 0) table.setup.options[option.option] = value.value;
    expect_alike(table);
    if (!engine_accepts(table)) ++refused;
  }
  EXPECT_GT(refused, tables / 10);
  EXPECT_LT(refused, tables);
}

}  // namespace

}  // namespace spires::differential

// The engine and the reference both refuse impossible tables.
#include <gtest/gtest.h>

#include <variant>

#include "engine/towers/text.h"
#include "tests/differential/towers_table.h"
#include "tests/scale.h"

namespace spires::differential {

namespace {

bool engine_accepts(const TowersTable& table) {
  return std::holds_alternative<towers::Rules>(towers::Text::rules(settings_of(table)));
}

std::string engine_reason(const TowersTable& table) {
  const Result<towers::Rules> rules = towers::Text::rules(settings_of(table));
  const Fault* fault = std::get_if<Fault>(&rules);
  return fault == nullptr ? "accepted" : fault->field + ": " + fault->why;
}

void expect_alike(const TowersTable& table) {
  const std::string why = reference::towers::why_invalid(table);
  EXPECT_EQ(engine_accepts(table), why.empty())
      << header_of(table) << "\nengine: " << engine_reason(table) << "\nreference: " << why;
}

void expect_refused(const TowersTable& table) {
  expect_alike(table);
  EXPECT_FALSE(engine_accepts(table)) << header_of(table);
}

TowersTable with(const char* option, const char* value) {
  return {2, "international", "basic", false, {}, {{option, value}}};
}

TEST(TowersRefusals, EveryCellWithEveryChoiceOfTiles) {
  for (const TowersTable& cell : all_cells()) {
    for (int choice = 0; choice < kTileChoices; ++choice) expect_alike(with_tiles(cell, choice));
  }
}

TEST(TowersRefusals, PlayersAndTeams) {
  for (const char* variant : {"basic", "advanced", "master", "solo"}) {
    for (const int players : {0, 1, 2, 3, 4, 5, 6, 7, 100, -1}) {
      for (const bool teams : {false, true}) expect_alike({players, "international", variant, teams, {}, {}});
    }
  }
}

TEST(TowersRefusals, UnknownWords) {
  expect_refused({2, "german", "basic", false, {}, {}});
  expect_refused({2, "", "basic", false, {}, {}});
  expect_refused({2, "international", "expert", false, {}, {}});
  expect_refused({2, "international", "", false, {}, {}});
  expect_refused({2, "international", "basic", false, {"XY"}, {}});
  expect_refused(with("castle", "true"));
  expect_refused(with("costs", "1"));
  expect_refused(with("costs.XY", "1"));
  expect_refused(with("", "1"));
}

TEST(TowersRefusals, Tiles) {
  expect_refused({2, "international", "basic", false, {"MW", "MT", "MW"}, {}});
  expect_refused({2, "international", "basic", false, {"DT2C"}, {}});
  expect_refused({2, "international", "basic", false, {"DT2C"}, {{"promo", "false"}}});
  expect_alike({2, "international", "basic", false, {"DT2C"}, {{"promo", "true"}}});
  const std::string all = std::to_string(reference::towers::kSpells);
  const std::string more = std::to_string(reference::towers::kSpells + 1);
  expect_refused(with("tileCount", all.c_str()));
  expect_refused(with("tileCount", more.c_str()));
  expect_refused({2, "international", "master", false, {}, {{"tileCount", more}, {"promo", "true"}}});
  expect_alike({2, "international", "master", false, {}, {{"tileCount", all}, {"promo", "true"}}});
}

TEST(TowersRefusals, AdvancedWhereItIsAbsent) {
  for (const char* edition : {"international", "polish", "ukrainian", "czech"}) {
    expect_refused({3, edition, "advanced", false, {}, {{"advancedVariant", "false"}}});
    expect_alike({3, edition, "advanced", false, {}, {{"advancedVariant", "true"}}});
    expect_alike({3, edition, "advanced", false, {}, {}});
  }
}

TEST(TowersRefusals, EveryOptionRefusesAValueThatIsNotItsOwn) {
  for (const Override& one : all_overrides()) {
    for (const char* value :
         {"", " ", "-1", "-", "1.5", "true ", "TRUE", "yes", "Free ", "free", "null", "99999999999"}) {
      expect_refused(with(one.option.c_str(), value));
    }
    // Tries the values of all other options, most of which this option does not have.
    for (const Override& other : all_overrides()) expect_alike(with(one.option.c_str(), other.value.c_str()));
  }
}

TEST(TowersRefusals, OptionsThrownTogether) {
  Rng rng(20);
  int refused = 0;
  const std::int64_t tables = tests::scaled(2000);
  for (std::int64_t i = 0; i < tables; ++i) {
    const std::vector<Override>& all = all_overrides();
    TowersTable table = random_table(rng, all[rng.next_below(static_cast<std::uint32_t>(all.size()))]);
    table.players = static_cast<int>(rng.next_below(8));
    const std::uint32_t teams = rng.next_below(2);
    table.teams = teams == 0;
    expect_alike(table);
    if (!engine_accepts(table)) ++refused;
  }
  EXPECT_GT(refused, tables / 10);
  EXPECT_LT(refused, tables);
}

}  // namespace

}  // namespace spires::differential

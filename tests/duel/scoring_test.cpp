// KM-8.3: the count of rows by the engine's walk and by the substitution of tests/reference, on examples and on random
// rows.

#include "engine/core/rng.h"
#include "engine/duel/stones.h"
#include "tests/duel/scenario.h"
#include "tests/reference/duel/stones.h"
#include "tests/scale.h"

namespace spires::duel::tests {
namespace {

// The last one is the meaning of `direct` in revision 1.
constexpr const char* kChains[] = {"transitive", "straight", "direct", "direct1"};

reference::duel::StoneChain reference_chain(std::string_view chain) {
  if (chain == "transitive") return reference::duel::StoneChain::Transitive;
  if (chain == "straight") return reference::duel::StoneChain::Straight;
  return chain == "direct" ? reference::duel::StoneChain::Direct : reference::duel::StoneChain::DirectOverOpposed;
}

Duel::Rules rules_of(const char* data, std::string_view chain) {
  const bool old = chain.ends_with('1');
  if (old) chain.remove_suffix(1);
  return std::get<Duel::Rules>(Text::rules({number("revision", old ? 1 : Text::kRevision), number("players", 2),
                                            word("options.data", data), word("options.stone_chain", chain)}));
}

// A card as the reference draws it: "F", "<<", "_" for a gap.
std::string picture(const Duel::Rules& rules, Card card) {
  if (card == kGap) return "_";
  const CardRow& row = rules.card(card);
  std::string text;
  for (int i = 0; i < row.icon_count; ++i) text += "FTBES"[index(row.icons[i])];
  for (int i = 0; i < row.stone_count; ++i) text += row.arrows[i] == End::Left ? '<' : '>';
  return text;
}

std::vector<int> ours(const Duel::Rules& rules, const Row& row) {
  const auto stones = converted(rules, row);
  std::vector<int> counts;
  for (int i = 0; i < kIngredients; ++i) counts.push_back(stones[Ingredient(i)]);
  for (const Card card : row) {
    if (card == kGap) continue;
    for (int i = 0; i < rules.card(card).icon_count; ++i)
      ++counts[static_cast<std::size_t>(index(rules.card(card).icons[i]))];
  }
  return counts;
}

std::vector<int> theirs(const Duel::Rules& rules, const Row& row, const char* chain) {
  std::vector<std::string> pictures;
  for (const Card card : row) pictures.push_back(picture(rules, card));
  const auto counts = reference::duel::count_row(pictures, reference_chain(chain));
  return {counts.begin(), counts.end()};
}

// Rows of up to twelve cards, one in eight a gap between two others, stones as likely as ingredients. They need not be
// in the deck together.
Row random_row(const Duel::Rules& rules, Rng& rng) {
  std::vector<Card> ingredients;
  std::vector<Card> stones;
  for (int i = 0; i < kMostCardTypes; ++i) {
    if (rules.card(Card(i)).copies > 0) (rules.is_stone(Card(i)) ? stones : ingredients).push_back(Card(i));
  }
  Row row;
  const std::uint32_t length = rng.next_below(13);
  for (std::uint32_t i = 0; i < length; ++i) {
    const bool gap = rng.next_below(8) == 0;
    const bool inside = i > 0 && i + 1 < length && row[row.size() - 1] != kGap;
    const auto& kind = rng.next_below(2) == 0 ? ingredients : stones;
    const Card card = kind[rng.next_below(static_cast<std::uint32_t>(kind.size()))];
    row.add(gap && inside ? kGap : card, End::Right);
  }
  return row;
}

class RandomRows : public ::testing::TestWithParam<const char*> {};

TEST_P(RandomRows, KM_8_3_CountAsTheReferenceCounts) {
  const char* chain = GetParam();
  for (const DataFile& file : kData) {
    const Duel::Rules rules = rules_of(file.id, chain);
    Rng rng(83);
    // All seven decks together: more than a hundred thousand rows for each reading.
    const std::int64_t rows = spires::tests::scaled(20000);
    for (std::int64_t i = 0; i < rows; ++i) {
      const Row row = random_row(rules, rng);
      if (ours(rules, row) == theirs(rules, row, chain)) continue;
      std::string text;
      for (const Card card : row) text += picture(rules, card) + " ";
      FAIL() << file.id << " " << chain << ": " << text;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Chains, RandomRows, ::testing::ValuesIn(kChains),
                         [](const auto& one) { return std::string(one.param); });

// The examples of the rules, through both.
TEST(Scoring, TheExamplesOfTheRules) {
  struct Example {
    const char* row;
    const char* chain;
    const char* counts;
  };
  const Example examples[] = {
      {"S2>,EL,TS", "transitive", "FE 0, TO 0, BO 0, EL 3, TS 1"},          // S-28
      {"EL,TS,S2>", "transitive", "FE 0, TO 0, BO 0, EL 1, TS 1"},          // S-29
      {"EL,TS,S2>,FE", "transitive", "FE 3, TO 0, BO 0, EL 1, TS 1"},       // S-30
      {"S1>,S2>,FE", "transitive", "FE 4, TO 0, BO 0, EL 0, TS 0"},         // S-34
      {"S1>,S2>,FE", "direct", "FE 3, TO 0, BO 0, EL 0, TS 0"},             // S-34
      {"EL,S1>,S2<,FE", "transitive", "FE 1, TO 0, BO 0, EL 1, TS 0"},      // S-35
      {"EL,S1>,S2<,FE", "straight", "FE 2, TO 0, BO 0, EL 3, TS 0"},        // S-35
      {"S1<,BO,S2>", "transitive", "FE 0, TO 0, BO 1, EL 0, TS 0"},         // S-37
      {"S1>,S2>,S1<", "transitive", "FE 0, TO 0, BO 0, EL 0, TS 0"},        // S-38
      {"EL,S2>,TO", "transitive", "FE 0, TO 3, BO 0, EL 1, TS 0"},          // S-40
      {"TO,EL,S2>", "transitive", "FE 0, TO 1, BO 0, EL 1, TS 0"},          // S-40
      {"TO,EL,S2>,EL", "transitive", "FE 0, TO 1, BO 0, EL 4, TS 0"},       // S-40
      {"S2>,FE,S1<,TO,S2<", "transitive", "FE 4, TO 3, BO 0, EL 0, TS 0"},  // S-70
  };
  for (const Example& example : examples) {
    auto t = scenario().set("stone_chain", example.chain).guessing().used('K', example.row).play("guess BLU");
    EXPECT_EQ(t.counts('K'), example.counts) << example.row << " " << example.chain;
    const Duel::Rules rules = rules_of("km-deck-derived-1", example.chain);
    const Row& row = t.state().used[Seat::A];
    EXPECT_EQ(ours(rules, row), theirs(rules, row, example.chain)) << example.row << " " << example.chain;
  }
}

}  // namespace
}  // namespace spires::duel::tests

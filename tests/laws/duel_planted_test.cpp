// The checkers find the mutants of duel: one leak per channel of law 6, one bug per law.
#include <gtest/gtest.h>

#include "tests/laws/duel_pairs.h"
#include "tests/laws/duel_planted_bugs.h"
#include "tests/laws/duel_planted_leaks.h"
#include "tests/laws/planted_search.h"

namespace spires::laws {
namespace {

// Tables with everything that a leak could use: equal secret cards, stones laid at the end, cards that are never shown.
const std::vector<DuelSubject>& rich_tables() {
  static const auto tables = [] {
    duel::Setup closed;
    closed.options.reveal_all_at_end = false;
    closed.options.veiled_stone = duel::VeiledStone::RowEnd;
    closed.options.deal_adjacent = duel::DealAdjacent::Choose4;
    return std::vector<DuelSubject>{duel_subject("km-deck-derived-1"), duel_subject("km-deck-mixed-stones"),
                                    duel_subject("reveal_all_at_end=false", closed)};
  }();
  return tables;
}

template <class G>
Found find_by_twins(const std::string& channel = {}) {
  return first_leak<G, DuelPairCounts>(rich_tables(), 6000, channel);
}

template <class G>
Found find_by_laws(const std::string& law = {}) {
  return first_bug<G>(rich_tables(), 30, {400, 41, 3, 31, Zeal::Begin::AtTheStart}, law);
}

#define EXPECT_TWINS_FIND(mutant, channel) \
  EXPECT_TRUE(find_by_twins<planted_duel::mutant>(channel)) << "the leak was not found"

#define EXPECT_LAW_FINDS(mutant, law) EXPECT_TRUE(find_by_laws<planted_duel::mutant>(law)) << "the bug was not found"

// Without a leak the same pairs show nothing; otherwise the finds below would prove nothing.
TEST(DuelPlanted, TheHonestGameHasNone) {
  EXPECT_EQ(text_of(find_by_twins<duel::Duel>()), "nothing found");
  EXPECT_EQ(text_of(find_by_laws<duel::Duel>()), "nothing found");
}

TEST(DuelPlanted, AskedSeat) { EXPECT_TWINS_FIND(AskedSeat, "asked seat"); }
TEST(DuelPlanted, ListLength) { EXPECT_TWINS_FIND(ListLength, "list length"); }
TEST(DuelPlanted, ListOrder) { EXPECT_TWINS_FIND(ListOrder, "list order"); }
TEST(DuelPlanted, RefusalNumber) { EXPECT_TWINS_FIND(RefusalNumber, "refusal"); }
TEST(DuelPlanted, RefusalText) { EXPECT_TWINS_FIND(RefusalText, "refusal"); }
TEST(DuelPlanted, Preview) { EXPECT_TWINS_FIND(Preview, "preview"); }

TEST(DuelPlanted, BoxedCard) { EXPECT_TWINS_FIND(Tells<duel::SecretBoxed>, "events"); }
TEST(DuelPlanted, SecretCard) { EXPECT_TWINS_FIND(Tells<duel::SecretLaid>, "events"); }
TEST(DuelPlanted, BurnedCard) { EXPECT_TWINS_FIND(Tells<duel::CardBurned>, "events"); }
TEST(DuelPlanted, CardDealtFaceDown) { EXPECT_TWINS_FIND(Tells<duel::CardDealt>, "events"); }
TEST(DuelPlanted, CardsLookedAt) { EXPECT_TWINS_FIND(Tells<duel::SecretsSeen>, "events"); }
TEST(DuelPlanted, Exchange) { EXPECT_TWINS_FIND(Tells<duel::SecretsReturned>, "events"); }
TEST(DuelPlanted, CardSalvaged) { EXPECT_TWINS_FIND(Tells<duel::CardSalvaged>, "events"); }
TEST(DuelPlanted, Leftovers) { EXPECT_TWINS_FIND(Tells<duel::LeftoversDiscarded>, "events"); }
TEST(DuelPlanted, ASingleLeftover) { EXPECT_TWINS_FIND(LeftoversAreShown, "events"); }
TEST(DuelPlanted, ExchangeInTheNumberOfEvents) { EXPECT_TWINS_FIND(ExchangeInEventCount, "events"); }
TEST(DuelPlanted, ExchangeInTheOrderOfEvents) { EXPECT_TWINS_FIND(ExchangeInEventOrder, "events"); }
TEST(DuelPlanted, CardsShownAtTheEnd) { EXPECT_TWINS_FIND(ShowsAtTheEnd, "events"); }

TEST(DuelPlanted, SecretsInTheView) { EXPECT_TWINS_FIND(SecretsInTheView, "view"); }
TEST(DuelPlanted, BoxInTheView) { EXPECT_TWINS_FIND(BoxInTheView, "view"); }
TEST(DuelPlanted, SlotsInTheView) { EXPECT_TWINS_FIND(SlotsInTheView, "view"); }
TEST(DuelPlanted, DrawPileInTheView) { EXPECT_TWINS_FIND(DrawPileInTheView, "view"); }
TEST(DuelPlanted, DiscardPileInTheView) { EXPECT_TWINS_FIND(DiscardPileInTheView, "view"); }
TEST(DuelPlanted, VeiledCardsInTheView) { EXPECT_TWINS_FIND(VeiledCardsInTheView, "view"); }
TEST(DuelPlanted, SpectatorSeesVeiledCards) { EXPECT_TWINS_FIND(SpectatorSeesVeiledCards, "view"); }
TEST(DuelPlanted, BurnedCardsInTheLog) { EXPECT_TWINS_FIND(BurnedCardsInTheLog, "view"); }
TEST(DuelPlanted, DrawsInTheLog) { EXPECT_TWINS_FIND(DrawsInTheLog, "view"); }
TEST(DuelPlanted, LooksInTheLog) { EXPECT_TWINS_FIND(LooksInTheLog, "view"); }
TEST(DuelPlanted, ExchangesInTheLog) { EXPECT_TWINS_FIND(ExchangesInTheLog, "view"); }

// The reason for law 6: a skipped return passes all the other laws.
TEST(DuelPlanted, OnlyTwinsSeeThatAReturnIsNotAsked) {
  EXPECT_EQ(text_of(find_by_laws<planted_duel::SkipsAnIdleReturn>()), "nothing found");
  EXPECT_TWINS_FIND(SkipsAnIdleReturn, "events");
}
TEST(DuelPlanted, OnlyTwinsSeeTheNumberOfEvents) {
  EXPECT_EQ(text_of(find_by_laws<planted_duel::ExchangeInEventCount>()), "nothing found");
}

TEST(DuelPlanted, Law1Accepts) { EXPECT_LAW_FINDS(AcceptsTheUnlisted, "law 1"); }
TEST(DuelPlanted, Law1AnySeat) { EXPECT_LAW_FINDS(AcceptsFromAnybody, "law 1"); }
TEST(DuelPlanted, Law1Refuses) { EXPECT_LAW_FINDS(RefusesTheListed, "law 1"); }
TEST(DuelPlanted, Law1Twice) { EXPECT_LAW_FINDS(ListsTwice, "law 1"); }
TEST(DuelPlanted, Law1Nothing) { EXPECT_LAW_FINDS(AsksForNothing, "law 1"); }
TEST(DuelPlanted, Law2) { EXPECT_LAW_FINDS(SilentlyKeeps, "law 2"); }
TEST(DuelPlanted, Law3Fold) { EXPECT_LAW_FINDS(FoldForgets, "law 3"); }
TEST(DuelPlanted, Law3Redact) { EXPECT_LAW_FINDS(RedactDrops, "law 3"); }
TEST(DuelPlanted, Law3RedactsTooMuch) { EXPECT_LAW_FINDS(RedactsTooMuch, "law 3"); }
TEST(DuelPlanted, Law4List) { EXPECT_LAW_FINDS(ListsByThePile, "law 4"); }
TEST(DuelPlanted, Law4Length) { EXPECT_LAW_FINDS(ListLength, "law 4"); }
TEST(DuelPlanted, Law4Order) { EXPECT_LAW_FINDS(ListOrder, "law 4"); }
TEST(DuelPlanted, Law4Refusal) { EXPECT_LAW_FINDS(RefusalNumber, "law 4"); }
TEST(DuelPlanted, Law5Sizes) { EXPECT_LAW_FINDS(DealsTooFew, "law 5"); }
TEST(DuelPlanted, Law5View) { EXPECT_LAW_FINDS(MovesTheKnight, "law 5"); }
TEST(DuelPlanted, Law5Looks) { EXPECT_LAW_FINDS(ForgetsTheLooks, "law 5"); }
TEST(DuelPlanted, Law7) { EXPECT_LAW_FINDS(ConjuresACard, "law 7"); }
TEST(DuelPlanted, Pick) { EXPECT_LAW_FINDS(PicksTheFirst, "pick"); }
TEST(DuelPlanted, Chance) { EXPECT_LAW_FINDS(SamplesTypes, "chance"); }

}  // namespace
}  // namespace spires::laws

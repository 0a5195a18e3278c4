// The checkers find the mutants: one leak per channel of law 6, one bug per law.
#include <gtest/gtest.h>

#include "engine/towers/rulesets.h"
#include "tests/laws/planted_bugs.h"
#include "tests/laws/planted_leaks.h"
#include "tests/laws/planted_search.h"
#include "tests/laws/towers_pairs.h"

namespace spires::laws {
namespace {

using towers::Edition;
using towers::VariantName;

// Tables with everything that a leak could use: partners, rescue rounds, all windows, dice and spells.
std::vector<TowersSubject> rich_tables() {
  std::vector<TowersSubject> tables;
  for (const towers::RulesetRow& row :
       {towers::RulesetRow{Edition::Czech, VariantName::Master, 4, true, towers::Tiles::All},
        towers::RulesetRow{Edition::Ukrainian, VariantName::Master, 4, false, towers::Tiles::All},
        towers::RulesetRow{Edition::International, VariantName::Basic, 4, true, towers::Tiles::All}}) {
    tables.push_back(towers_subject("rich table " + std::to_string(tables.size()), towers::setup_of(row)));
  }
  return tables;
}

template <class G>
Found find_by_twins(const std::string& channel = {}) {
  return first_leak<G, TowersPairCounts>(rich_tables(), 6000, channel);
}

template <class G>
Found find_by_laws(const std::string& law = {}) {
  return first_bug<G>(rich_tables(), 30, {400, 41, 7, 31, Zeal::Begin::AtTheStart}, law);
}

#define EXPECT_TWINS_FIND(mutant, channel) \
  EXPECT_TRUE(find_by_twins<planted::mutant>(channel)) << "the leak was not found"

#define EXPECT_LAW_FINDS(mutant, law) EXPECT_TRUE(find_by_laws<planted::mutant>(law)) << "the bug was not found"

// Without a leak the same pairs show nothing; otherwise the finds below would prove nothing.
TEST(PlantedLeaks, TheHonestGameHasNone) {
  EXPECT_EQ(text_of(find_by_twins<towers::Towers>()), "nothing found");
  EXPECT_EQ(text_of(find_by_laws<towers::Towers>()), "nothing found");
}

TEST(PlantedLeaks, AskedSeat) { EXPECT_TWINS_FIND(AskedSeat, "asked seat"); }
TEST(PlantedLeaks, ListLength) { EXPECT_TWINS_FIND(ListLength, "list length"); }
TEST(PlantedLeaks, WhoMaySpeakUp) { EXPECT_TWINS_FIND(SpeakersByThePile, "meanwhile"); }
TEST(PlantedLeaks, OfferInTheView) { EXPECT_TWINS_FIND(OfferInTheView, "view"); }
TEST(PlantedLeaks, OfferInTheEvent) { EXPECT_TWINS_FIND(OfferInTheEvent, "events"); }
TEST(PlantedLeaks, ListOrder) { EXPECT_TWINS_FIND(ListOrder, "list order"); }
TEST(PlantedLeaks, RefusalNumber) { EXPECT_TWINS_FIND(RefusalNumber, "refusal"); }
TEST(PlantedLeaks, RefusalText) { EXPECT_TWINS_FIND(RefusalText, "refusal"); }
TEST(PlantedLeaks, Preview) { EXPECT_TWINS_FIND(Preview, "preview"); }
TEST(PlantedLeaks, DrawnCard) { EXPECT_TWINS_FIND(DrawnCard, "events"); }
TEST(PlantedLeaks, PassedCardToAThirdSeat) { EXPECT_TWINS_FIND(PassedCard, "events"); }
TEST(PlantedLeaks, EventCount) { EXPECT_TWINS_FIND(EventCount, "events"); }
TEST(PlantedLeaks, CoveredWizardsInTheView) { EXPECT_TWINS_FIND(CoveredWizards, "view"); }
TEST(PlantedLeaks, NotesThatRememberByThemselves) { EXPECT_TWINS_FIND(NotesRemember, "view"); }
TEST(PlantedLeaks, SpectatorSeesAHand) { EXPECT_TWINS_FIND(SpectatorSeesAHand, "view"); }
TEST(PlantedLeaks, PartnerSeesTheHand) { EXPECT_TWINS_FIND(PartnerSeesTheHand, "view"); }
TEST(PlantedLeaks, DrawPileInTheView) { EXPECT_TWINS_FIND(DrawPile, "view"); }
TEST(PlantedLeaks, DiscardPileInTheView) { EXPECT_TWINS_FIND(DiscardPile, "view"); }

// The reason for law 6: the choice of seats that a round asks passes all the other laws.
TEST(PlantedLeaks, OnlyTwinsSeeWhoIsAskedInARescueRound) {
  EXPECT_EQ(text_of(find_by_laws<planted::RescueAsksTheNeedy>()), "nothing found");
  EXPECT_TWINS_FIND(RescueAsksTheNeedy, "events");
}

TEST(PlantedLeaks, Law1Accepts) { EXPECT_LAW_FINDS(AcceptsTheUnlisted, "law 1"); }
TEST(PlantedLeaks, Law1AnySeat) { EXPECT_LAW_FINDS(AcceptsFromAnybody, "law 1"); }
TEST(PlantedLeaks, Law1Refuses) { EXPECT_LAW_FINDS(RefusesTheListed, "law 1"); }
TEST(PlantedLeaks, Law1Meanwhile) { EXPECT_LAW_FINDS(AcceptsOffersAnytime, "law 1"); }
TEST(PlantedLeaks, Law1Twice) { EXPECT_LAW_FINDS(ListsTwice, "law 1"); }
TEST(PlantedLeaks, Law1Nothing) { EXPECT_LAW_FINDS(AsksForNothing, "law 1"); }
TEST(PlantedLeaks, Law2) { EXPECT_LAW_FINDS(SilentlyForgets, "law 2"); }
TEST(PlantedLeaks, Law3Fold) { EXPECT_LAW_FINDS(FoldForgets, "law 3"); }
TEST(PlantedLeaks, Law3Redact) { EXPECT_LAW_FINDS(RedactDrops, "law 3"); }
TEST(PlantedLeaks, Law4List) { EXPECT_LAW_FINDS(ListsByThePile, "law 4"); }
TEST(PlantedLeaks, Law4Length) { EXPECT_LAW_FINDS(ListLength, "law 4"); }
TEST(PlantedLeaks, Law4Order) { EXPECT_LAW_FINDS(ListOrder, "law 4"); }
TEST(PlantedLeaks, Law4Refusal) { EXPECT_LAW_FINDS(RefusalNumber, "law 4"); }
TEST(PlantedLeaks, Law5Sizes) { EXPECT_LAW_FINDS(DealsTooFew, "law 5"); }
TEST(PlantedLeaks, Law5View) { EXPECT_LAW_FINDS(MovesTheCastle, "law 5"); }
TEST(PlantedLeaks, Law7) { EXPECT_LAW_FINDS(ConjuresAWizard, "law 7"); }
TEST(PlantedLeaks, Pick) { EXPECT_LAW_FINDS(PicksTheFirst, "pick"); }
TEST(PlantedLeaks, Chance) { EXPECT_LAW_FINDS(SamplesTheNeighbour, "chance"); }

}  // namespace
}  // namespace spires::laws

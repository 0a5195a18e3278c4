// bots offer their partner a card that helps, and take one that does.
#include <gtest/gtest.h>

#include "engine/towers/text.h"
#include "tests/bots/players.h"

namespace spires::bots {
namespace {

using towers::Text;
using towers::Towers;

// A's last wizard is three spaces from the castle, and A cannot move three.
constexpr const char* kThreeFromHome =
    "board=0:K 2:S 5:P(B) 7:S(D) 9:P(C) 13:(A);hands=A:W1,W2,T5 B:W4,W4,W4 C:W3,T1,T1 D:W5,W5,W5;"
    "potions=A:0/5/0 B:0/5/0 C:0/5/0 D:0/5/0;home=A:3 B:3 C:3 D:3;draw=T2:4,T3:4;discard=-;tiles=MW,MT;turn=A;act=1;"
    "phase=choose;seat=A;card=-;side=-;val=-;rr=0;piece=-;riders=-;slot=-;reserve=-;spell=-;same=-;casts=1;asked=0;"
    "refused=0;todo=0;last=0";

struct Partners {
  towers::Rules rules =
      tests::rules_of<towers::Tools>({{"players", "4", Setting::Kind::Number}, {"teams", "true", Setting::Kind::Flag}});
  towers::State state = std::get<0>(Text::parse_state(rules, kThreeFromHome));

  towers::View seen_by(Seat seat) const { return Towers::view(rules, state, Observer(seat), TowersBots::kMemory); }
};

TEST(Offers, ThePartnerOffersTheCardThatBringsAWizardHome) {
  const Partners table;
  int offers = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    const auto action = TowersBots::speak_up(table.rules, table.seen_by(Seat::C), rng);
    if (!action) continue;
    EXPECT_EQ(Text::action(*action), "offer W3") << seed;
    ++offers;
  }
  // In some of the worlds that the bot samples, A can get home without the card.
  EXPECT_GE(offers, 20);
}

TEST(Offers, ThePartnerTakesIt) {
  Partners table;
  Silence silence;
  Towers::play(table.rules, table.state, Seat::C, *Text::parse_action("offer W3"), silence);
  for (const char* level : {"apprentice", "journeyman", "magister"}) {
    const auto bot = TowersBots::make(*find_level<TowersBots>(level), table.rules, 1);
    const towers::View view = table.seen_by(Seat::A);
    towers::Actions legal;
    list_for<Towers>(table.rules, view, legal);
    EXPECT_EQ(Text::action(bot->choose(view, legal, find_level<TowersBots>(level)->budget())), "take") << level;
  }
}

}  // namespace
}  // namespace spires::bots

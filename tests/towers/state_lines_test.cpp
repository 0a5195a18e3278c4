// State lines that contradict their header, and view lines.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

TEST(Views, AreStateLinesWithHoles) {
  const auto line = [](const char* memory, Observer observer) {
    auto t = scenario(3).set("memory", memory).board("0:K 3:(A)S(BC)P 5:(A) 9:(B) 11:(C)").hand('A', "W3,W2,W1");
    t.hand('B', "T1,T2,T3");
    return Text::view(t.rules(), Towers::view(t.rules(), t.state(), observer, t.rules().options.memory));
  };
  const std::string seen = line("Strict", Observer(Seat::B));
  EXPECT_EQ(seen.substr(0, seen.find(";potions")),
            "board=0:K 3:(?)S(?)P 5:(A) 9:(B) 11:(C);hands=A:#3 B:T1,T2,T3 C:#3");
  EXPECT_NE(seen.find(";draw=#81;discard=#0;tiles=MW,MT;"), std::string::npos) << seen;
  const std::string open = line("Open", Observer::spectator());
  EXPECT_EQ(open.substr(0, open.find(";potions")), "board=0:K 3:(A)S(BC)P 5:(A) 9:(B) 11:(C);hands=A:#3 B:#3 C:#3");
  EXPECT_NE(open.find(";draw=#81;discard=-;"), std::string::npos) << open;
}

TEST(StateLines, HaveNoMoreWizardsThanAPlayerOwns) {
  // Three players have four wizards each (WT-3.5).
  const auto fault = [](const char* board, const char* home) {
    auto t = scenario(3).board("0:K 5:(AB) 9:(C)").hand('A', "W3,W2,W1");
    std::string changed = t.line();
    changed.replace(changed.find("0:K 5:(AB) 9:(C)"), 16, board);
    const std::size_t at = changed.find(";home=") + 6;
    changed.replace(at, changed.find(';', at) - at, home);
    const auto read = Text::parse_state(t.rules(), changed);
    return std::holds_alternative<State>(read) ? std::string("none") : std::get<Fault>(read).field;
  };
  EXPECT_EQ(fault("0:K 5:(AB) 9:(C)", "A:3 B:3 C:3"), "none");
  EXPECT_EQ(fault("0:K 5:(AB) 9:(C)", "A:0 B:0 C:0"), "none");  // boards may be partial
  EXPECT_EQ(fault("0:K 5:(AB) 9:(C)", "A:4 B:3 C:3"), "home");
  EXPECT_EQ(fault("0:K 5:(AAAAAB) 9:(C)", "A:0 B:0 C:0"), "board");
}

TEST(StateLines, HaveTheTilesOfTheHeader) {
  const auto fault = [](Scenario t, const char* tiles) {
    std::string changed = t.hand('A', "W3,W2,W1").line();
    const std::size_t at = changed.find(";tiles=") + 7;
    changed.replace(at, changed.find(';', at) - at, tiles);
    const auto read = Text::parse_state(t.rules(), changed);
    return std::holds_alternative<State>(read) ? std::string("none") : std::get<Fault>(read).field;
  };
  EXPECT_EQ(fault(scenario(3), "MW,MT"), "none");
  EXPECT_EQ(fault(scenario(3), "MW"), "tiles");
  EXPECT_EQ(fault(scenario(3), "MW,HT"), "tiles");
  EXPECT_EQ(fault(scenario(3), "-"), "tiles");
  // Drawn, and named by the header or not.
  EXPECT_EQ(fault(advanced(3, "MW,MT,HW,HT"), "MW,MT,HW,HT"), "none");
  EXPECT_EQ(fault(advanced(3, "MW,MT,HW,HT"), "MW,MT,HW,SW"), "tiles");
  const auto drawn = [] { return scenario(3).variant("advanced").spells("").given("tiles", "MW,MT,HW,HT"); };
  EXPECT_EQ(fault(drawn(), "SW,NK,FR,PB"), "none");
  EXPECT_EQ(fault(drawn(), "SW,NK,FR"), "tiles");
  EXPECT_EQ(fault(drawn(), "NK,FR,PB,DT2C"), "tiles");
}

}  // namespace
}  // namespace spires::towers::tests

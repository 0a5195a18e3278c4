// Given, when, then: a table set up, played and examined in the notation.
//
//   auto t = scenario(3).board("0:K 4:P(A) 5:S(BC)").hand('A', "W1,T2,DC1").potions("A:3/2/0");
//   t.play("play W1").play("wizard 4A");
//   EXPECT_EQ(t.board(), "0:K 4:P 5:S(ABC)");
//
// Facts that are not given are filled in: wizards that are not on the board are home, seats without a named hand hold
// three cards, the other cards are the draw pile, and A is about to choose a first card. The table is built at the
// first use; later givens are ignored.
//
// Every step is checked: invariants hold, `check` accepts exactly what `legal` lists (tried on every action there is),
// other seats may do exactly their interjections, texts can be read back, and play without events gives the same state.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/collector.h"
#include "engine/core/game_text.h"
#include "engine/towers/text.h"
#include "engine/towers/towers.h"
#include "tests/settings.h"
#include "tests/towers/state_line.h"

namespace spires::towers::tests {

using Where = std::source_location;

class Scenario {
 public:
  // Given.
  explicit Scenario(int players) : players_(players) {}
  Scenario& edition(std::string_view name) { return say("profile", name, Setting::Kind::Word); }
  Scenario& variant(std::string_view name) { return say("variant", name, Setting::Kind::Word); }
  Scenario& revision(int number) { return say("revision", std::to_string(number), Setting::Kind::Number); }
  Scenario& teams() { return say("teams", "true", Setting::Kind::Flag); }
  Scenario& spells(std::string_view tiles);
  Scenario& set(std::string_view option, std::string_view value);
  Scenario& board(std::string_view value) { return given("board", value); }
  Scenario& hand(char seat, std::string_view cards);
  // Seats that are not named keep the potions of the set-up.
  Scenario& potions(std::string_view by_seat);
  Scenario& home(std::string_view by_seat);
  // Names the whole draw pile; cards that are in no hand either are the discard pile.
  Scenario& draw_pile(std::string_view cards) { return given("draw", cards); }
  Scenario& turn(char seat);
  Scenario& act(int action) { return given("act", std::to_string(action)); }
  // Any field of a state line, unchanged.
  Scenario& given(std::string_view field, std::string_view value);
  // The start of the game: nothing is dealt, and other givens are ignored.
  Scenario& from_the_start();

  // When. An action or outcome that is refused fails the test and changes nothing.
  Scenario& play(std::string_view action, Where where = Where::current());
  // A seat that is not asked interjects.
  Scenario& interject(char seat, std::string_view action, Where where = Where::current());
  Scenario& chance(std::string_view outcome, Where where = Where::current());
  // Takes the first outcome of every pile until a seat is asked; the die may not be due. Returns the cards drawn.
  int draw_cards(Where where = Where::current());
  // Ends the turn if `end` is asked, draws, and stops at the next seat's first decision.
  Scenario& next_turn(Where where = Where::current());

  // Then.
  // Returns all actions of the asked seat whose text starts with `prefix`, sorted by bytes, joined by ", ".
  std::string legal(std::string_view prefix = "");
  bool lists(std::string_view action);
  // The interjections of seats that are not asked: "C offer T2, C offer W3".
  std::string may();
  // Returns the rule that forbids this to the asked or named seat, such as "WT-6.4"; "none" if it is allowed.
  std::string refused(std::string_view action, Where where = Where::current());
  std::string refused(char seat, std::string_view action, Where where = Where::current());
  // The possible outcomes of chance, with weights: "roll 1*1, roll 2*1".
  std::string outcomes();
  std::string field(std::string_view name);
  std::string board() { return field("board"); }
  std::string phase() { return field("phase"); }
  std::string seat() { return field("seat"); }
  std::string hand(char seat) { return of(seat, "hands"); }
  std::string potions(char seat) { return of(seat, "potions"); }
  std::string home(char seat) { return of(seat, "home"); }
  int hand_size(char seat);
  // The number of cards in "draw" or "discard".
  int pile(std::string_view name);
  bool over();
  // "goal A:1 B:2 C:2", or "none" during the game.
  std::string result();
  // The names of the events of the last step, in order, joined by blanks.
  std::string events() const;
  const std::vector<Event>& event_list() const { return events_; }
  std::string line();
  const Rules& rules();
  const State& state();

 private:
  struct Table {
    Rules rules;
    State state;
  };
  Scenario& say(std::string_view name, std::string_view value, Setting::Kind kind);
  Table& table();
  Rules build_rules() const;
  std::string of(char seat, std::string_view field);
  void step(Seat seat, const Action& action, std::string_view text);
  void watch(Where where);
  void watch_lists(Where where);

  int players_;
  Settings settings_;
  Given given_;
  bool start_ = false;
  std::optional<Table> table_;
  std::vector<Event> events_;
};

inline Scenario scenario(int players) { return Scenario(players); }
// The master variant with all eight tiles and their spells named, or with some.
Scenario master(int players, std::string_view tiles = "MW,MT,HW,HT,SW,NK,FR,PB");
Scenario advanced(int players, std::string_view tiles);
Scenario solo(std::string_view tiles);

// Every action that can be written down.
const std::vector<Action>& all_actions();

// The result of reading a header: the rules it makes, or the field at fault.
std::string fault_of(const Settings& settings);
using spires::tests::flag;
using spires::tests::list;
using spires::tests::number;
using spires::tests::word;

}  // namespace spires::towers::tests

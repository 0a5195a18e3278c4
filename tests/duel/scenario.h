// Given, when, then: a table set up, played and examined in the notation.
//
//   auto t = scenario().at("YEL", "RED").acquired('K', "EL,TO");
//   t.play("move GRE").play("take GRE|YEL");
//   EXPECT_EQ(t.legal(), "cast GRE TO L, pass");
//
// Facts that are not given are filled in (position.h): K is about to move, slots hold plain ingredients with the faces
// of KM-3.6, and the other cards are the draw pile and the discard pile. The table is built at the first use; later
// givens are ignored.
//
// Every step is checked: invariants hold, `check` accepts exactly what `legal` lists (tried on every action that can be
// written), only the asked seat may act, texts can be read back, and play without events gives the same state.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/collector.h"
#include "engine/core/game_text.h"
#include "engine/duel/duel.h"
#include "engine/duel/text.h"
#include "tests/duel/position.h"
#include "tests/settings.h"

namespace spires::duel::tests {

using Where = std::source_location;

class Scenario {
 public:
  // Given.
  Scenario& set(std::string_view option, std::string_view value);
  Scenario& data(std::string_view id) { return set("data", id); }
  Scenario& revision(int number);
  // Agreed towers, clockwise: ring_mode=free.
  Scenario& ring(std::string_view towers);
  Scenario& round(int number);
  Scenario& turn(int number);
  // Whose turn it is if round and turn are not given: the first turn of that seat.
  Scenario& active(char seat);
  Scenario& at(std::string_view knight, std::string_view mage);
  // "GRE|YEL:FE,PUR|GRE:(S1<),RED|BLU:-"; slots that are not named are filled.
  Scenario& slots(std::string_view named);
  Scenario& no_slot_cards();
  // Cards by type with commas: "TS,EL,EL".
  Scenario& acquired(char seat, std::string_view cards);
  Scenario& used(char seat, std::string_view row);
  Scenario& veiled(char seat, std::string_view cards);
  // Names the whole discard pile; the other cards are the draw pile, whose size must fit the round.
  Scenario& discards(std::string_view cards);
  // "PUR:BO,GRE:ST*"; the other towers and the box get the other secret cards.
  Scenario& secrets(std::string_view by_tower);
  // "SPELL", asked of the active seat, or as `given` says.
  Scenario& phase(std::string_view name);
  // All 24 turns are played and K is about to guess.
  Scenario& guessing();
  // Any field of a state line, unchanged.
  Scenario& given(std::string_view field, std::string_view value);
  // The start of the game: nothing is laid, and other givens are ignored.
  Scenario& from_the_start();

  // When. An action or outcome that is refused fails the test and changes nothing.
  Scenario& play(std::string_view action, Where where = Where::current());
  Scenario& chance(std::string_view outcome, Where where = Where::current());
  // Takes the first outcome until a seat is asked or the game is over.
  Scenario& deal(Where where = Where::current());

  // Then.
  // Returns all actions of the asked seat whose text starts with `prefix`, sorted by bytes, joined by ", ".
  std::string legal(std::string_view prefix = "");
  bool lists(std::string_view action);
  // Returns the rule that forbids this to the asked or named seat, such as "KM-5.2"; "none" if it is allowed.
  std::string refused(std::string_view action, Where where = Where::current());
  std::string refused(char seat, std::string_view action, Where where = Where::current());
  // Returns whether the text is an action that the asked seat may choose.
  bool possible(std::string_view action);
  // The possible outcomes of chance, sorted by bytes, with weights: "draw EL*2, draw TS*1".
  std::string outcomes();
  std::string first_outcome();
  int outcome_count();
  std::string field(std::string_view name);
  std::string phase() { return field("phase"); }
  std::string owner() { return field("own"); }
  std::string acquired(char seat) { return field(std::string("A") + seat); }
  std::string used(char seat) { return field(std::string("U") + seat); }
  std::string veiled(char seat) { return field(std::string("V") + seat); }
  std::string slot(std::string_view name);
  // In ring order: 'u' face up, 'd' face down, '-' empty.
  std::string faces();
  // The number of cards in "draw", "disc", "AK" and so on.
  int pile(std::string_view name);
  bool over();
  // "0+13+6+0=19": guess, towers, secret cards, chests.
  std::string score(char seat);
  // "K", "M" or "K,M"; "none" during the game.
  std::string winners();
  std::string tiebreak();
  // "FE 0, TO 2, BO 2, EL 4, TS 3": the counts of the last step for the majorities.
  std::string counts(char seat);
  // Returns who won each tower in the last step: "PUR:-,GRE:M,YEL:K,RED:K,BLU:M".
  std::string towers_won();
  // The names of the events of the last step, in order, joined by blanks.
  std::string events() const;
  const std::vector<Duel::Event>& event_list() const { return events_; }
  std::string line();
  std::string view(char seat);
  std::string view_field(char seat, std::string_view name);
  const Duel::Rules& rules();
  const Duel::State& state();

 private:
  struct Table {
    Duel::Rules rules;
    Duel::State state;
  };
  Table& table();
  Duel::Rules build_rules() const;
  void fail(Where where, const std::string& what);
  void watch(Where where);
  void watch_lists(Where where);
  // A key of the end line by its dotted name, such as "score.K.total".
  std::string ending(const std::string& name);

  Settings settings_;
  Position position_;
  bool start_ = false;
  std::optional<Table> table_;
  std::vector<Duel::Event> events_;
};

inline Scenario scenario() { return {}; }

constexpr Seat seat_of(char letter) { return letter == 'K' ? Seat::A : Seat::B; }

// Every action that can be written with the card types of the deck.
const std::vector<Duel::Action>& all_actions(const Duel::Rules& rules);

// "KM-5.2", or "none".
std::string rule_text(Refusal refusal);

// The result of reading a header: "none", or the field at fault.
std::string fault_of(const Settings& settings);
// The result of reading a state line: "none", or the field at fault.
std::string fault_of(const Duel::Rules& rules, std::string_view line);
using spires::tests::flag;
using spires::tests::list;
using spires::tests::number;
using spires::tests::word;

}  // namespace spires::duel::tests

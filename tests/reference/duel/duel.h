// Reference implementation of Knight & Mage: written from the rules alone, slow and simple, one decision at a time. The
// fast engine is compared with it line by line: legal lists, state lines, views, results.
//
// A Game is always at a point where a seat decides, chance decides, or the game is over; play() and resolve() do
// everything automatic in between. Texts appear at the interface only (text, seen, legal, apply, state, view, phase).
// REQUIRES everywhere: play() gets one of actions(), resolve() one of chances(), and the Rules live as long as the
// Game. Not thread-safe; copy freely.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/reference/duel/area.h"
#include "tests/reference/duel/data.h"
#include "tests/reference/duel/options.h"
#include "tests/reference/duel/scoring.h"

namespace reference::duel {

using SlotId = std::size_t;  // slot i lies between tower i and tower i+1 of the ring (KM-2.2)
inline constexpr std::size_t kSlots = 6;

enum class Verb { Up, Move, Take, Place, Pass, Cast, Look, Keep, Exchange, Push, Discard, DiscardUsed, Guess, Lay };

// Fields a verb does not use stay as they are here.
struct Action {
  Verb verb = Verb::Pass;
  SlotId slot = 0;                       // Up, Take
  Tower tower = Tower::TRK;              // Move, Guess; Cast: where the caster stands; Look: the first one
  Tower other = Tower::TRK;              // Cast: the tower whose spell it is; Look: the second one
  CardId card = 0;                       // Push, Discard, Lay
  End end = End::L;                      // Place, Push, Lay
  int number = 0;                        // DiscardUsed: the card in the row, from 1
  std::vector<Placement> payments = {};  // Cast
  bool operator==(const Action&) const = default;
};

enum class Luck { Ring, Box, Secret, Burn, Up, Deal, Draw };

struct Chance {
  Luck luck = Luck::Ring;
  TowerRing ring{};          // Ring
  Tower tower = Tower::TRK;  // Secret
  SecretId secret = 0;       // Box, Secret
  SlotId slot = 0;           // Up, Deal
  CardId card = 0;           // Burn, Deal, Draw
  bool down = false;         // Deal
  bool operator==(const Chance&) const = default;
};

enum class Phase {
  Ring,
  Box,
  Secret,
  Burn,
  Up,
  Deal,
  Draw,
  Move,
  Take,
  Place,
  Spell,
  Look,
  Return,
  Push,
  Discard,
  Guess,
  Lay,
  End,
};

struct Slot {
  std::optional<CardId> card;
  bool up = false;
};

class Game {
 public:
  explicit Game(const Rules& rules);

  bool over() const { return phase_ == Phase::End; }
  bool chance_due() const;
  // REQUIRES: not over, no chance due.
  Seat seat() const;

  std::vector<Action> actions() const;
  void play(const Action& action);
  std::vector<std::pair<Chance, int>> chances() const;  // with weights
  void resolve(const Chance& chance);

  std::string text(const Action& action) const;
  std::string text(const Chance& chance) const;
  // The same as a seat reads it, before the step is done: hidden cards are ?, a hidden answer is `return`.
  std::string seen(const Action& action, Seat viewer) const;
  std::string seen(const Chance& chance, Seat viewer) const;
  std::vector<std::string> legal() const;  // sorted, unique
  bool apply(const std::string& text);     // action or chance; false if it is not legal now
  std::string state() const;
  std::string view(Seat viewer) const;
  std::string phase() const;

  // REQUIRES: over().
  Result result() const;

 private:
  // phases.cpp: from one point to the next
  void settle();
  bool always_waits() const;
  void perform(const Action& action);
  void skip();

  // setup.cpp: KM-3, and the deals of KM-10.3
  void set_ring(const TowerRing& ring);
  Tower next_secret_tower() const;
  SlotId next_slot() const;
  bool dealt_face_up(SlotId slot) const;
  std::vector<SlotId> far_slots() const;
  void begin_deal();
  std::vector<std::pair<Chance, int>> rings() const;
  std::vector<std::pair<Chance, int>> secret_cards(Luck luck) const;
  std::vector<std::pair<Chance, int>> cards(Luck luck, const Pile& pile) const;
  void lay_secret(const Chance& chance);
  void burn(const Chance& chance);
  void deal(const Chance& chance);

  // movement.cpp: KM-2, 5
  std::size_t place_of(Tower tower) const;
  std::size_t distance(Tower a, Tower b) const;
  bool touches(Tower tower, SlotId slot) const;
  bool may_move(Seat seat, Tower to) const;
  void add_moves(std::vector<Action>& list) const;
  void move(Tower to);

  // turn.cpp: KM-4, 6, 10
  Seat starter() const { return round_ % 2 == 1 ? Seat::K : Seat::M; }
  void add_takes(std::vector<Action>& list) const;
  void take(SlotId slot);
  void add_placements(std::vector<Action>& list) const;
  void place_stone(End end);
  void end_turn();
  void end_round();

  // spells.cpp: KM-9
  bool pays(CardId card, const std::optional<Ingredient>& item) const;
  void add_copied(std::set<Tower>& towers, CardId free_card) const;
  std::set<Tower> spells_for(Tower tower, std::vector<CardId> cards) const;
  bool finds_target(Tower tower) const;
  void add_casts(std::vector<Action>& list) const;
  void cast(const Action& action);
  void add_looks(std::vector<Action>& list) const;
  void exchange();
  void add_pushes(std::vector<Action>& list) const;
  void push(const Action& action);
  void add_discards(std::vector<Action>& list) const;
  void discard_acquired(CardId card);
  void discard_used(int number);
  void draw(const Chance& chance);

  // ending.cpp: KM-11.1, 11.2
  void guess(Tower tower);
  void unveil(Area& area);
  void add_lays(std::vector<Action>& list) const;
  void lay(const Action& action);

  // text.cpp, state_line.cpp
  std::string slot_name(SlotId slot) const;
  const std::string& card_name(CardId card) const { return rules_->data.cards[card].name; }
  std::string line(std::optional<Seat> viewer) const;
  std::string pending_text() const;
  std::string slots_text(bool all) const;
  std::string pile_text(const Pile& pile) const;
  std::string row_text(const Row& row) const;
  std::string secrets_text(bool all) const;
  std::string box_text(bool all) const;

  Area& area(Seat seat) { return areas_[index(seat)]; }
  const Area& area(Seat seat) const { return areas_[index(seat)]; }
  Tower position(Seat seat) const { return positions_[index(seat)]; }
  const Options& options() const { return rules_->options; }
  const CardKind& kind(CardId card) const { return rules_->data.cards[card]; }

  const Rules* rules_;
  int round_ = 1;
  int turn_ = 1;  // in the round
  Seat active_ = Seat::K;
  Phase phase_ = Phase::Box;

  bool ring_known_ = false;
  TowerRing ring_{};
  std::array<Tower, 2> positions_{};  // by seat
  bool swap_used_ = false;
  std::array<Slot, kSlots> slots_;
  std::size_t dealt_ = 0;             // cards of the present deal
  std::optional<SlotId> fourth_up_;
  std::optional<CardId> stone_;       // taken, not yet placed
  std::array<Tower, 2> looked_at_{};  // Return
  Seat laying_ = Seat::K;             // Lay

  Pile draw_;
  Pile discard_;
  Areas areas_;
  Pile secrets_left_;  // by kind of secret card: not yet laid
  SecretPlaces secrets_;
  std::optional<SecretId> box_;
  std::optional<Tower> guess_;
};

}  // namespace reference::duel

// Reference implementation of the towers game: written from the rules alone, slow and simple, one decision at a time.
// The fast engine is compared with it line by line: legal lists, state lines, results.
//
// A Game is always at a point where a seat decides, chance decides, or the game is over; play() and resolve() do
// everything automatic in between. Texts appear at the interface only (text, legal, apply, state, phase). REQUIRES
// everywhere: play() gets one of actions(), resolve() one of chances(). Not thread-safe; copy freely.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/reference/towers/board.h"
#include "tests/reference/towers/cards.h"
#include "tests/reference/towers/options.h"

namespace reference::towers {

enum class Verb {
  Play,
  Discard,
  Refuse,
  Cast,
  Ask,
  Give,
  Reroll,
  Accept,
  ChooseSide,
  Wizard,
  Tower,
  Unused,
  Step,
  NoStep,
  Pass,
  Reserve,
  Stop,
  Take,
  Leave,
  FillPartner,
  FillNone,
  Offer,
  Return,
  Decline,
  TakeCard,
  End,
};

// Fields a verb does not use stay 0 / None.
struct Action {
  Verb verb = Verb::Pass;
  Spell spell = Spell::MW;  // Cast, Reserve
  Side side = Side::None;   // Play of an announced C card, ChooseSide
  int card = 0;             // Play, Discard, Offer, Return
  int space = 0;            // pieces and targets
  int level = 0;            // towers
  int seat = 0;             // owner of a wizard
  int other = 0;            // SW: the second space; NK: direction +1 or -1; Give: how many
  bool operator==(const Action&) const = default;
};

enum class Luck { Tiles, Draw, Reshuffle, Roll };

struct Chance {
  Luck luck = Luck::Roll;
  int seat = 0;        // Draw
  int card = 0;        // Draw
  int die = 0;         // Roll
  unsigned tiles = 0;  // Tiles: bit per spell
  bool operator==(const Chance&) const = default;
};

struct Result {
  std::vector<int> places;   // by seat, 1 = best
  std::vector<int> winners;  // seats ascending
  std::string reason;        // goal, deadlock, cap
};

enum class Phase {
  Tiles,
  Deal,
  Rescue0,
  Choose,
  Answer,
  Offered,
  Return,
  Roll,
  Reroll,
  Side,
  Pre,
  Rescue1,
  Piece,
  Mid,
  Post,
  Rescue2,
  Redraw,
  Step,
  End,
  Refill,
  Over,
};

// The point inside a casting or block move at which a seat is asked.
enum class Inside { None, Repeat, Pick, Fill, Ride, Draw };

enum class Ending { None, Goal, Deadlock, Cap };

struct Player {
  Hand hand;
  int empty = 0, full = 0, spent = 0;  // potions, WT-2.7
  int home = 0;
};

struct Piece {
  enum class Kind { None, Wizard, Tower };
  Kind kind = Kind::None;
  int space = 0;
  int level = 0;  // Tower
  int seat = 0;   // Wizard
  bool operator==(const Piece&) const = default;
};

// A wizard about to enter or entered: its owner, its mover, and whether it counts as the mover's own (13.6, I-9).
struct Traveller {
  int owner = 0;
  int mover = 0;
  bool own = false;
};

struct Casting {
  int caster = 0;
  Action how;
  std::vector<int> riders;
  Piece moved;  // the present position of the piece of MW, HW, MT, HT (SamePiece)
};

class Game {
 public:
  // REQUIRES: why_invalid(setup) is empty.
  explicit Game(const Setup& setup);

  bool over() const { return phase_ == Phase::Over; }
  bool chance_due() const;
  // REQUIRES: not over, no chance due.
  int seat() const;

  std::vector<Action> actions() const;
  void play(const Action& action);
  // The interjections of a seat that is not asked: the partner's offers. Empty: there are none.
  std::vector<Action> interjections() const;
  // REQUIRES: interjections() is not empty.
  int speaker() const { return partner(active_); }
  // REQUIRES: it is one of interjections().
  void interject(const Action& action);
  std::vector<std::pair<Chance, int>> chances() const;  // with weights
  void resolve(const Chance& chance);

  static std::string text(const Action& action);
  static std::string text(const Chance& chance);
  std::vector<std::string> legal() const;  // sorted, unique
  std::vector<std::string> may() const;    // the same for interjections
  bool apply(const std::string& text);     // action, interjection or chance; false if it is not legal now
  std::string state() const;
  std::string phase() const;

  // REQUIRES: over().
  Result result() const;
  // The writer stops here: the game is over with reason cap.
  void cap();

 private:
  // setup.cpp: WT-3, 16.1
  void place_wizards();
  void fill_cupboards();
  std::vector<std::pair<Chance, int>> tile_sets() const;

  // phases.cpp: from one point to the next
  void settle();
  bool settle_inside();
  bool settle_phase();
  void add_phase_actions(std::vector<Action>& list) const;
  void play_in_turn(const Action& action);
  void play_in_spell(const Action& action);
  bool in_window() const;
  int window_seat() const { return (active_ + offset_) % players_; }
  int partner(int seat) const { return (seat + players_ / 2) % players_; }
  bool basic() const { return o_.variant == Variant::Basic; }
  bool master() const { return o_.variant == Variant::Master; }
  bool solo() const { return o_.variant == Variant::Solo; }
  Player& player(int seat) { return seats_[static_cast<std::size_t>(seat)]; }
  const Player& player(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }

  // turn.cpp: WT-4, 5, 13.2
  void begin_turn(int seat);
  void begin_action();
  void next_action();
  void end_turn();
  void reset_card();
  void reset_action();
  void reset_turn();
  bool can_draw() const;
  int drawing_seat() const;
  void draw_card(const Chance& chance);
  void add_choices(std::vector<Action>& list) const;
  void add_plays(std::vector<Action>& list, int card) const;
  void add_answers(std::vector<Action>& list) const;
  void add_gifts(std::vector<Action>& list, int seat) const;
  void add_steps(std::vector<Action>& list) const;
  void play_card(const Action& action);
  void roll(int die);
  void result_stands();
  void reveal_done();
  void refuse();
  void take_step(const Action& action);
  void after_step();

  // moves.cpp: WT-5.6, 6, 7, 8, 9
  bool moves_partner() const;
  std::vector<Piece> wizard_pieces(int steps) const;
  std::vector<Piece> tower_pieces(int steps) const;
  std::vector<Piece> pieces() const;
  void add_piece_choices(std::vector<Action>& list) const;
  void choose_piece(const Piece& piece);
  void execute_card();
  void end_card();
  void move_party(int from, int steps, const Traveller& leader, const std::vector<int>& riders);
  void enter(const std::vector<Traveller>& party);
  bool reward_leaves_choice(int seat);

  // spells.cpp: WT-10, 11
  bool in_play(Spell spell) const { return (tiles_ >> static_cast<unsigned>(spell) & 1u) != 0; }
  bool ordinary(Spell spell) const;
  bool payable(int seat, Spell spell) const;
  void pay(int seat, Spell spell);
  bool may_cast_in_turn() const;
  void add_casts(std::vector<Action>& list, int seat, Spell spell) const;
  void add_all_casts(std::vector<Action>& list, int seat) const;
  bool can_ride(int seat, const Piece& leader, int steps, const std::vector<int>& riders) const;
  void begin_cast(int seat, const Action& action);
  void cast_piggyback(int seat);
  bool may_ride_spell(int seat) const;
  void move_wizard_by_spell();
  void move_block_by_spell();
  void free_wizard();
  std::vector<Action> free_choices() const;
  void take_freed(int owner);
  void finish_cast();
  std::vector<Action> repeats() const;
  void close_slot();

  // windows.cpp: WT-14.4, 15
  void open_window(Phase phase);
  bool slot_free(int seat) const;
  bool mid_exists() const;
  std::vector<Action> window_casts(int seat) const;
  void add_mid_casts(std::vector<Action>& list, int seat) const;
  void add_window_actions(std::vector<Action>& list) const;
  void pass_window();
  void leave_window();

  // ending.cpp: WT-12, 13.8, 16.2
  bool reached(int seat) const;
  bool some_reached() const;
  bool all_home() const;
  void test_team_end();
  void test_end();
  void test_solo_end();
  void finish(Ending ending);

  Options o_;
  int players_;
  int wizards_each_ = 0;
  Board board_;
  std::vector<Player> seats_;
  Pile draw_{};
  Pile discard_{};
  unsigned tiles_ = 0;

  int active_ = 0;
  int act_ = 0;
  Phase phase_ = Phase::Deal;
  Inside inside_ = Inside::None;
  int offset_ = 0;       // window: how many seats after the active one
  int ride_offset_ = 0;  // the same inside a casting

  std::optional<int> card_;
  Side side_ = Side::None;
  int value_ = 0;  // 0 = none yet
  int rerolls_ = 0;
  Piece piece_;
  std::vector<int> riders_;

  std::vector<std::optional<Spell>> slot_;
  std::vector<std::optional<Spell>> reserve_;
  Casting casting_;
  bool casting_now_ = false;
  int casts_ = 0;
  bool asked_ = false;
  bool refused_ = false;
  int todo_ = 0;
  bool entry_ends_turn_ = false;
  Ending ending_ = Ending::None;
};

}  // namespace reference::towers

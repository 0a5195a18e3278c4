// Properties of whole random games: conservation, undo, and agreement of boards, lists and the castle's flight with a
// second, naive board that shares nothing with the engine.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <optional>

#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

// ---- A naive board, read from and written to the notation.

struct NaiveTower {
  char kind;
  std::string roof;
};
struct NaiveSpace {
  std::string ground;
  std::vector<NaiveTower> towers;
  bool castle = false;

  std::string& top() { return towers.empty() ? ground : towers.back().roof; }
  const std::string& top() const { return towers.empty() ? ground : towers.back().roof; }
};

class NaiveBoard {
 public:
  explicit NaiveBoard(std::string_view text) {
    for (const std::string& part : split(text, ' ')) {
      const std::size_t colon = part.find(':');
      NaiveSpace& space = at(std::stoi(part.substr(0, colon)));
      for (std::size_t i = colon + 1; i < part.size(); ++i) {
        const char c = part[i];
        if (c == 'K') space.castle = true;
        if (c == 'S' || c == 'P') space.towers.push_back({c, ""});
        if (c != '(') continue;
        const std::size_t close = part.find(')', i);
        space.top() = part.substr(i + 1, close - i - 1);
        i = close;
      }
    }
  }

  std::string text() const {
    const auto surface = [](std::string letters) {
      std::sort(letters.begin(), letters.end());
      return letters.empty() ? "" : "(" + letters + ")";
    };
    std::vector<std::string> parts;
    for (int i = 0; i < kSpaces; ++i) {
      const NaiveSpace& space = spaces_[static_cast<std::size_t>(i)];
      std::string stack = surface(space.ground);
      for (const NaiveTower& tower : space.towers) stack += tower.kind + surface(tower.roof);
      if (space.castle) stack += "K";
      if (!stack.empty()) parts.push_back(std::to_string(i) + ":" + stack);
    }
    return join(parts, " ");
  }

  bool can_move_wizard(char owner, int from, int steps) {
    const NaiveSpace& to = at(from + steps);
    return at(from).top().find(owner) != std::string::npos && (to.castle || to.top().size() < 6);
  }
  void move_wizard(char owner, int from, int steps) {
    std::string& old = at(from).top();
    old.erase(old.find(owner), 1);
    if (at(from + steps).castle) {
      relocate();
    } else {
      at(from + steps).top() += owner;
    }
  }

  int height(int space) { return static_cast<int>(at(space).towers.size()); }
  bool castle_on(int space) { return at(space).castle; }
  void move_block(int from, int level, int steps) {
    NaiveSpace& old = at(from);
    NaiveSpace& to = at(from + steps);
    const auto first = old.towers.begin() + (level - 1);
    to.towers.insert(to.towers.end(), first, old.towers.end());
    old.towers.erase(first, old.towers.end());
    if (old.castle) std::swap(old.castle, to.castle);
  }

  void swap_towers(int a, int b) {
    std::swap(at(a).towers.back(), at(b).towers.back());
    std::swap(at(a).castle, at(b).castle);
  }

  void nudge(int direction) {
    const int from = castle();
    for (int d = 1; d < kSpaces; ++d) {
      if (!at(from + direction * d).top().empty()) continue;
      std::swap(at(from).castle, at(from + direction * d).castle);
      return;
    }
  }

 private:
  NaiveSpace& at(int space) { return spaces_[static_cast<std::size_t>((space + 2 * kSpaces) % kSpaces)]; }
  int castle() {
    int space = 0;
    while (!at(space).castle) ++space;
    return space;
  }
  // WT-7.2
  void relocate() {
    const int from = castle();
    for (int d = 1; d < kSpaces; ++d) {
      const int space = (from + d) % kSpaces;
      if (!at(space).top().empty()) continue;
      const bool shield = at(space).towers.empty() ? space % 4 == 0 : at(space).towers.back().kind == 'S';
      if (!shield) continue;
      std::swap(at(from).castle, at(space).castle);
      return;
    }
  }

  std::array<NaiveSpace, kSpaces> spaces_;
};

// ---- Games at random.

Rules rules_of(const Settings& settings) { return std::get<Rules>(Text::rules(settings)); }

const std::vector<Rules>& tables() {
  static const std::vector<Rules> all = {
      rules_of({number("players", 2), word("variant", "basic"), list("spells", "MW,MT")}),
      rules_of({number("players", 5), word("variant", "basic"), list("spells", "MW,MT,HW,HT,SW,NK,FR,PB")}),
      rules_of({number("players", 3), word("variant", "advanced"), list("spells", "MT,HT,NK,DT2C"),
                flag("options.promo", "true")}),
      rules_of({number("players", 4), word("variant", "advanced"), list("spells", "HW,SW,FR,PB")}),
      rules_of({number("players", 6), word("variant", "master"), word("profile", "czech"),
                list("spells", "MW,MT,HW,HT,SW,NK,FR,PB")}),
      rules_of({number("players", 3), word("variant", "master"), word("profile", "ukrainian"),
                list("spells", "MW,MT,HW,HT,SW,NK,FR,PB")}),
      rules_of({number("players", 4), word("variant", "master"), flag("teams", "true"),
                list("spells", "MW,MT,HW,HT,SW,NK,FR,PB")}),
      rules_of({number("players", 6), word("variant", "basic"), word("profile", "polish"), flag("teams", "true"),
                list("spells", "MW,MT")}),
      rules_of({number("players", 1), word("variant", "solo"), list("spells", "MW,MT,FR")}),
  };
  return all;
}

// A table to try single spells: all free, any number of them.
const Rules& laboratory() {
  static const Rules rules =
      rules_of({number("players", 3), word("variant", "advanced"), list("spells", "MW,MT,HW,HT,SW,NK"),
                number("options.costs.MW", 0), number("options.costs.MT", 0), number("options.costs.HW", 0),
                number("options.costs.HT", 0), number("options.costs.SW", 0), number("options.costs.NK", 0)});
  return rules;
}

std::string board_of(const Rules& rules, const State& state) {
  const std::string line = Text::state(rules, state);
  return line.substr(6, line.find(';') - 6);
}

std::vector<std::string> legal_texts(const Rules& rules, const State& state) {
  Actions actions;
  Towers::legal(rules, state, Towers::pending(rules, state).seat(), actions);
  std::vector<std::string> texts;
  for (const Action& action : actions) texts.push_back(Text::action(action));
  std::sort(texts.begin(), texts.end());
  return texts;
}

class Game {
 public:
  Game(const Rules& rules, std::uint64_t seed) : rules_(rules), rng_(seed), state_(Towers::initial(rules)) {}

  const State& state() const { return state_; }
  bool over() const { return Towers::pending(rules_, state_).is_over(); }
  bool asks() const { return Towers::pending(rules_, state_).is_seat(); }

  Action pick() {
    Actions actions;
    Towers::legal(rules_, state_, Towers::pending(rules_, state_).seat(), actions);
    return actions[static_cast<int>(rng_.next_below(static_cast<std::uint32_t>(actions.size())))];
  }
  template <class Sink>
  void play(const Action& action, Sink& sink) {
    Towers::play(rules_, state_, Towers::pending(rules_, state_).seat(), action, sink);
  }
  void step() {
    if (asks()) {
      play(pick(), silence_);
    } else {
      Towers::resolve(rules_, state_, Towers::sample(rules_, state_, rng_.next()), silence_);
    }
  }
  // Plays this many steps, or to the end.
  void wander(int steps) {
    for (int i = 0; i < steps && !over(); ++i) step();
  }

 private:
  const Rules& rules_;
  Rng rng_;
  State state_;
  Silence silence_;
};

// Quantities that must never change: wizards by owner, cards by kind, potions by team.
std::vector<int> conserved(const Rules& rules, const State& s) {
  std::vector<int> sums;
  const std::string board = board_of(rules, s);
  for (int i = 0; i < rules.players; ++i) {
    const Stock& own = s.stock[seat_at(i)];
    sums.push_back(static_cast<int>(std::count(board.begin(), board.end(), 'A' + i)) + own.home);
    int potions = own.empty + own.full + own.spent;
    if (rules.teams) {
      const Stock& other = s.stock[rules.partner(seat_at(i))];
      potions += other.empty + other.full + other.spent;
    }
    sums.push_back(potions);
  }
  for (int k = 0; k < kCardKinds; ++k) {
    int copies = s.draw.count(Card(k)) + s.discard.count(Card(k));
    for (const CardSet& hand : s.hand) copies += hand.count(Card(k));
    sums.push_back(copies);
  }
  sums.push_back(static_cast<int>(std::count(board.begin(), board.end(), 'S')));
  sums.push_back(static_cast<int>(std::count(board.begin(), board.end(), 'P')));
  sums.push_back(static_cast<int>(std::count(board.begin(), board.end(), 'K')));
  return sums;
}

RC_GTEST_PROP(Property, NothingIsLostAndNothingAppears, (std::uint64_t seed)) {
  for (const Rules& rules : tables()) {
    Game game(rules, seed);
    const std::vector<int> at_the_start = conserved(rules, game.state());
    for (int i = 0; i < 120 && !game.over(); ++i) {
      game.step();
      RC_ASSERT(conserved(rules, game.state()) == at_the_start);
      const char* broken = Towers::broken_invariant(rules, game.state());
      RC_ASSERT(broken == nullptr);
    }
  }
}

RC_GTEST_PROP(Property, TheCastleNeverStandsOnWizards, (std::uint64_t seed)) {
  for (const Rules& rules : tables()) {
    Game game(rules, seed);
    for (int i = 0; i < 120 && !game.over(); ++i) {
      game.step();
      RC_ASSERT(board_of(rules, game.state()).find(")K") == std::string::npos);
    }
  }
}

RC_GTEST_PROP(Property, SilentPlayEqualsLoudPlay, (std::uint64_t seed)) {
  for (const Rules& rules : tables()) {
    Game game(rules, seed);
    for (int i = 0; i < 120 && !game.over(); ++i) {
      if (!game.asks()) {
        game.step();
        continue;
      }
      const Action action = game.pick();
      Game loud = game;
      Collector<Event> events;
      loud.play(action, events);
      Silence silence;
      game.play(action, silence);
      RC_ASSERT(loud.state() == game.state());
      RC_ASSERT(!events.events.empty());
    }
  }
}

RC_GTEST_PROP(Property, EventsAloneMakeTheState, (std::uint64_t seed)) {
  for (const Rules& rules : tables()) {
    Game game(rules, seed);
    for (int i = 0; i < 120 && !game.over(); ++i) {
      if (!game.asks()) {
        game.step();
        continue;
      }
      State told = game.state();
      Collector<Event> events;
      game.play(game.pick(), events);
      for (const Event& event : events.events) std::visit([&](const auto& e) { evolve(told, e); }, event);
      RC_ASSERT(told == game.state());
    }
  }
}

// Returns whether the naive board can follow this action: a move by card, or one of the spells that move a piece.
bool follow(NaiveBoard& board, const State& s, const Action& action) {
  const int a = action.a;
  const int b = action.b;
  const int c = action.c;
  if (action.kind == Action::Kind::Wizard) board.move_wizard(static_cast<char>('A' + b), a, s.value);
  if (action.kind == Action::Kind::Tower || action.kind == Action::Kind::Step) {
    board.move_block(a, b, action.kind == Action::Kind::Step ? 1 : s.value);
  }
  if (action.kind != Action::Kind::Cast) {
    return action.kind == Action::Kind::Wizard || action.kind == Action::Kind::Tower ||
           action.kind == Action::Kind::Step;
  }
  if (action.spell() == Spell::AdvanceWizard) board.move_wizard(static_cast<char>('A' + c), b, 1);
  if (action.spell() == Spell::HeadwindWizard) board.move_wizard(static_cast<char>('A' + c), b, -1);
  if (action.spell() == Spell::AdvanceTower) board.move_block(b, c, 2);
  if (action.spell() == Spell::HeadwindTower) board.move_block(b, c, -2);
  if (action.spell() == Spell::SwapTowers) board.swap_towers(b, c);
  if (action.spell() == Spell::NudgeCastle) board.nudge(b == 1 ? 1 : -1);
  return true;
}

RC_GTEST_PROP(Property, MovesAgreeWithANaiveBoard, (std::uint64_t seed)) {
  Game game(laboratory(), seed);
  for (int i = 0; i < 400 && !game.over(); ++i) {
    if (!game.asks()) {
      game.step();
      continue;
    }
    const Action action = game.pick();
    NaiveBoard board(board_of(laboratory(), game.state()));
    const bool moves = follow(board, game.state(), action);
    const std::string before = board_of(laboratory(), game.state());
    Silence silence;
    game.play(action, silence);
    const std::string after = board_of(laboratory(), game.state());
    RC_LOG() << Text::action(action) << ": " << before << " -> " << after << ", naive " << board.text() << '\n';
    RC_ASSERT(after == (moves ? board.text() : before));
  }
}

RC_GTEST_PROP(Property, PiecesAgreeWithANaiveBoard, (std::uint64_t seed)) {
  Game game(tables()[0], seed);
  for (int i = 0; i < 400 && !game.over(); ++i) {
    const State& s = game.state();
    if (game.asks() && s.phase == Phase::Piece && s.inner == Inner::None) {
      NaiveBoard board(board_of(tables()[0], s));
      std::vector<std::string> expected;
      for (int space = 0; space < kSpaces; ++space) {
        const std::string at = std::to_string(space);
        const char letter = static_cast<char>('A' + static_cast<int>(s.turn));
        if (s.side == Side::Wizard && board.can_move_wizard(letter, space, s.value)) {
          expected.push_back("wizard " + at + letter);
        }
        if (s.side == Side::Wizard || board.castle_on((space + s.value) % kSpaces)) continue;
        for (int level = 1; level <= board.height(space); ++level) {
          expected.push_back("tower " + at + "#" + std::to_string(level));
        }
      }
      std::sort(expected.begin(), expected.end());
      std::vector<std::string> listed = legal_texts(tables()[0], s);
      std::erase_if(listed, [](const std::string& text) { return text.starts_with("cast"); });
      RC_ASSERT(listed == expected);
    }
    game.step();
  }
}

// Casts both, one after the other, if the first is legal; returns whether the second was legal too.
bool cast_both(State& s, const Action& first, const Action& second) {
  Silence silence;
  const Seat seat = s.turn;
  Towers::play(laboratory(), s, seat, first, silence);
  if (!Towers::check(laboratory(), s, seat, second).none()) return false;
  Towers::play(laboratory(), s, seat, second, silence);
  return true;
}

// At a first decision of a random game: each legal cast of that spell, followed by the one that undoes it, leaves the
// board as it was. `inverse` returns that one; nullopt: this cast is not tried.
template <class Inverse>
void require_undone(std::uint64_t seed, Spell spell, Inverse&& inverse) {
  Game game(laboratory(), seed);
  game.wander(static_cast<int>(seed % 200) + 9);
  while (!game.over() && game.state().phase != Phase::Choose) game.step();
  RC_PRE(!game.over());
  Actions actions;
  Towers::legal(laboratory(), game.state(), game.state().turn, actions);
  NaiveBoard board(board_of(laboratory(), game.state()));
  for (const Action& action : actions) {
    if (action.kind != Action::Kind::Cast || action.spell() != spell) continue;
    const std::optional<Action> back = inverse(board, action);
    if (!back) continue;
    State s = game.state();
    RC_ASSERT(cast_both(s, action, *back));
    RC_ASSERT(board_of(laboratory(), s) == board_of(laboratory(), game.state()));
  }
}

RC_GTEST_PROP(Property, ABlockMovedForwardAndBackStandsWhereItStood, (std::uint64_t seed)) {
  require_undone(seed, Spell::AdvanceTower, [](NaiveBoard& board, const Action& action) -> std::optional<Action> {
    const int to = (action.b + 2) % kSpaces;
    return Action::cast(Spell::HeadwindTower, to, board.height(to) + 1);
  });
}

RC_GTEST_PROP(Property, AWizardMovedForwardAndBackStandsWhereItStoodUnlessHome, (std::uint64_t seed)) {
  require_undone(seed, Spell::AdvanceWizard, [](NaiveBoard& board, const Action& action) -> std::optional<Action> {
    const int to = (action.b + 1) % kSpaces;
    if (board.castle_on(to)) return std::nullopt;
    return Action::cast(Spell::HeadwindWizard, to, action.c);
  });
}

RC_GTEST_PROP(Property, TwoEqualSwapsChangeNothing, (std::uint64_t seed)) {
  require_undone(seed, Spell::SwapTowers, [](NaiveBoard&, const Action& action) { return std::optional(action); });
}

RC_GTEST_PROP(Property, WhatIsHiddenNeverChangesAList, (std::uint64_t seed)) {
  for (const Rules& rules : tables()) {
    Game game(rules, seed);
    for (int i = 0; i < 60 && !game.over(); ++i) {
      game.step();
      if (!game.asks()) continue;
      // Another world behind the same view of the asked seat: the same seat is asked, with the same list.
      const Seat seat = Towers::pending(rules, game.state()).seat();
      Rng rng(seed + static_cast<std::uint64_t>(i));
      const State other =
          Towers::determinize(rules, Towers::view(rules, game.state(), Observer(seat), Memory::Strict), rng);
      RC_ASSERT(Towers::pending(rules, other) == Towers::pending(rules, game.state()));
      RC_ASSERT(legal_texts(rules, other) == legal_texts(rules, game.state()));
    }
  }
}

RC_GTEST_PROP(Property, TheSameSeedIsTheSameGame, (std::uint64_t seed)) {
  const Rules& rules = tables()[static_cast<std::size_t>(seed % tables().size())];
  Game one(rules, seed);
  Game two(rules, seed);
  one.wander(200);
  two.wander(200);
  RC_ASSERT(one.state() == two.state());
}

}  // namespace
}  // namespace spires::towers::tests

// The numbered features of each seat for the evaluation of Knight & Mage. The tuner and the evaluation use the same
// list.
//
// Majorities decide the game: 29 points lie on the towers and about half as many under them. The value of a lead
// depends on the number of cards still to be taken, so nearly every table is indexed by that (`stage`). Points are in
// tens.
#pragma once

#include <array>
#include <cstdint>

#include "bots/duel/princess.h"
#include "bots/duel/standing.h"
#include "engine/core/bits.h"
#include "engine/duel/duel.h"

namespace spires::bots::duel_features {

using namespace spires::duel;

inline constexpr int kTurns = 24;  // KM-4.1
inline constexpr int kStages = 10;
inline constexpr int kLeads = 9;     // four behind or more, to four ahead or more
inline constexpr int kEven = 4;      // neither
inline constexpr int kRests = 7;     // 0 to 6 or more
inline constexpr int kMargins = 16;  // 0 to 15 or more
inline constexpr int kPayments = 4;  // 0 to 3 or more

// Tables of features, one after the other. In reach: by the seat's next move; for cards, only if that move is now.
inline constexpr int kLead = 0;                              // card in reach × stage × lead: what a tower pays the seat
inline constexpr int kRest = kLead + 2 * kStages * kLeads;   // cards to come of its ingredient × lead: the same
inline constexpr int kMargin = kRest + kRests * kLeads;      // stage × points ahead, if the game ended now
inline constexpr int kSpell = kMargin + kStages * kMargins;  // tower × cards that pay × in reach × stage
inline constexpr int kCast = kSpell + kColoured * kPayments * 3 * kStages;  // tower × stage: the spell may be cast now
inline constexpr int kAsked = kCast + kColoured * kStages;                  // phase × stage: to decide now
inline constexpr int kKnightIn = kAsked + kPhases * kStages;                // turns left: to be the knight
inline constexpr int kSwap = kKnightIn + kTurns + 1;                        // stage: the swap is unused
inline constexpr int kGuess = kSwap + kStages;         // stage: the chance that the knight guesses right
inline constexpr int kChests = kGuess + kStages;       // stage: points for chests
inline constexpr int kVeiled = kChests + kStages;      // stage: veiled cards
inline constexpr int kOpen = kVeiled + kStages;        // stage: stones that point off the row
inline constexpr int kOpenMore = kOpen + kStages;      // stage: their value with the best payment
inline constexpr int kOpenLess = kOpenMore + kStages;  // stage: the same at the other end
inline constexpr int kDead = kOpenLess + kStages;      // stage: stones that never count
inline constexpr int kEnds = kDead + kStages;          // stage: the value of stones laid at the ends of the row
inline constexpr int kCard = kEnds + kStages;          // mover or not × stage: the best card in reach
inline constexpr int kCount = kCard + 2 * kStages;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
constexpr int capped(int value, int most) { return value < most ? value : most; }
constexpr float tens(int points) { return 0.1F * static_cast<float>(points); }

// Returns the number of cards still to be taken.
constexpr int turns_left(const State& s) {
  if (s.phase < Phase::Up) return kTurns;
  if (s.phase >= Phase::Guess) return 0;
  const int left = kTurns - turn_number(s);
  return s.phase <= Phase::Take ? left : left - 1;
}
constexpr int stage_of(int left) {
  constexpr std::uint8_t kStage[kTurns + 1] = {0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 7,
                                               8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9};
  return kStage[left];
}

// The effect of a card: an ingredient, or stones that point one way.
inline constexpr int kStonesTo = kIngredients;  // the left, then the right
inline constexpr int kKinds = kStonesTo + 2;
struct Face {
  std::uint8_t kind;
  std::uint8_t icons;  // or stones; all are assumed to be of the kind of the first
  std::uint8_t chests;
};
struct Faces {
  Keyed<Card, Face, kMostCardTypes> of{};
  Keyed<Ingredient, CardSet, kIngredients> showing{};  // masks
};
constexpr Keyed<int, Faces, kDataFiles> make_faces() {
  Keyed<int, Faces, kDataFiles> faces{};
  for (int file = 0; file < kDataFiles; ++file) {
    for (int i = 0; i < kMostCardTypes; ++i) {
      const CardRow& card = kData[file].data.cards[Card(i)];
      const int kind = card.is_stone() ? kStonesTo + static_cast<int>(card.arrows[0]) : index(card.icons[0]);
      const int icons = card.icon_count + card.stone_count;
      faces[file].of[Card(i)] = {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(icons), card.chest};
      for (int k = 0; k < card.icon_count; ++k) faces[file].showing[card.icons[k]].mark(Card(i));
    }
  }
  return faces;
}
inline constexpr Keyed<int, Faces, kDataFiles> kFaces = make_faces();

// The value of one more of an ingredient, as a share of its tower's value, by the lead before: getting ahead matters,
// and so does catching up by one. A stone is worth at least kStone, because it can wait for its neighbour.
inline constexpr std::array<float, kLeads> kStep = {0.02F, 0.05F, 0.15F, 0.35F, 0.4F, 0.2F, 0.1F, 0.03F, 0.01F};
inline constexpr float kStone = 0.12F;

// KM-5: returns the places that a seat can reach with its next move, as bits.
constexpr unsigned places_in_reach(const Rules& rules, const State& s, Seat seat) {
  const auto place_bit = [](Place place) { return 1U << index(place); };
  const Place here = s.position[seat];
  const Place other = s.position[opponent(seat)];
  if (seat == s.active && s.phase == Phase::Take) return place_bit(here);
  const Place up = next(here);
  const Place down = previous(here);
  if (seat == kMage) {  // KM-5.5
    return place_bit(up == other ? next(up) : up) | place_bit(down == other ? previous(down) : down);
  }
  const unsigned steps = (place_bit(up) | place_bit(down)) & ~place_bit(other);
  return may_swap(rules, s) ? steps | place_bit(other) : steps;
}

// Goes through a position once. Reports zero amounts too: a branch costs more.
template <class F>
class Reader {
 public:
  Reader(const Rules& rules, const State& s, F& f)
      : rules_(rules),
        s_(s),
        f_(f),
        faces_(kFaces[rules.data_file]),
        left_(turns_left(s)),
        stage_(stage_of(left_)),
        standing_{standing_of(rules, s, kKnight), standing_of(rules, s, kMage)} {}

  void read() {
    find_reach(kKnight);
    find_reach(kMage);
    towers();
    whole();
    for (const Seat seat : {kKnight, kMage}) {
      spells(seat);
      row_ends(seat);
      stones(seat);
      cards(seat);
    }
  }

 private:
  void tell(Seat seat, int feature, float amount) { f_(seat, feature, amount); }
  bool is_mover(Seat seat) const { return seat == s_.active && s_.phase <= Phase::Take; }

  // --- Reach ---

  struct Reach {
    unsigned slots = 0;   // bits: with a card
    unsigned towers = 0;  // bits
    unsigned kinds = 0;   // bits: of the cards, if the seat is to move
  };

  void find_reach(Seat seat) {
    Reach reach;
    for (std::uint32_t rest = places_in_reach(rules_, s_, seat); rest != 0; rest &= rest - 1) {
      const Place place = Place(lowest_bit(rest));
      reach.slots |= slots_beside(place);
      reach.towers |= bit(s_.ring[place]);
    }
    reach.slots &= s_.filled;
    if (is_mover(seat)) {
      for (std::uint32_t rest = reach.slots; rest != 0; rest &= rest - 1) {
        reach.kinds |= 1U << faces_.of[s_.slot[Slot(lowest_bit(rest))]].kind;
      }
    }
    reach_[seat] = reach;
  }

  // --- Towers ---

  // KM-11.4 to KM-11.6: the winner of a tower gets its value and the points of the card beneath it.
  void towers() {
    CardSet coming = s_.draw;
    for (std::uint32_t rest = s_.filled; rest != 0; rest &= rest - 1) coming.add(s_.slot[Slot(lowest_bit(rest))]);
    for (int t = 0; t < kColoured; ++t) {
      const Ingredient ingredient = rules_.data.towers[t].ingredient;
      const int rest = capped(coming.only(faces_.showing[ingredient]).size(), kRests - 1);
      const int ahead = standing_[kKnight].counted.of(ingredient) - standing_[kMage].counted.of(ingredient);
      const int lead = kEven + (ahead < -kEven ? -kEven : capped(ahead, kEven));
      // Before the secret cards are laid, no player has anything for them to count.
      const Symbol symbol = is_known(s_.secret[t]) ? rules_.data.secrets[s_.secret[t]].symbol : Symbol::Stone;
      tower(kKnight, t, symbol, lead, rest);
      tower(kMage, t, symbol, kLeads - 1 - lead, rest);
    }
  }
  void tower(Seat seat, int t, Symbol symbol, int lead, int rest) {
    const TowerRow& tower = rules_.data.towers[t];
    const int points = tower.value + standing_[seat].natural.of(symbol);
    const float worth = tens(points);
    const int near = static_cast<int>((reach_[seat].kinds >> index(tower.ingredient)) & 1U);
    tell(seat, kLead + (near * kStages + stage_) * kLeads + lead, worth);
    tell(seat, kRest + rest * kLeads + lead, worth);
    points_[seat] += lead > kEven ? points : 0;
    step_[seat][at(index(tower.ingredient))] = kStep[at(lead)] * worth;
    secret_[seat][at(static_cast<int>(symbol))] += lead > kEven ? tens(1) : 0.0F;
  }

  void whole() {
    for (const Seat seat : {kKnight, kMage}) {
      const int chests = chest_points(rules_, standing_[seat].natural.chests());
      points_[seat] += chests;
      tell(seat, kChests + stage_, tens(chests));
      tell(seat, kVeiled + stage_, static_cast<float>(s_.veiled_size[seat]));
      for (int i = 0; i < kIngredients; ++i) step_[seat][at(i)] += secret_[seat][at(i)];
    }
    const int margin = points_[kKnight] - points_[kMage];
    const int ahead = capped(margin < 0 ? -margin : margin, kMargins - 1);
    tell(margin > 0 ? kKnight : kMage, kMargin + stage_ * kMargins + ahead, 1);
    tell(kKnight, kGuess + stage_, chance_of_guess(rules_, s_));
    tell(kKnight, kKnightIn + left_, 1);
    tell(kKnight, kSwap + stage_, s_.swap_used == 0 ? 1.0F : 0.0F);
    tell(s_.asked, kAsked + static_cast<int>(s_.phase) * kStages + stage_, 1);
    if (s_.phase != Phase::Spell) return;
    tell(s_.asked, kCast + colour_index(tower_of(s_, s_.asked)) * kStages + stage_, 1);
  }

  // --- A player's area ---

  // KM-9.3: reports the spells that can be paid, and where.
  void spells(Seat seat) {
    const unsigned reached = is_mover(seat) ? 2 : 1;
    const int cards = s_.acquired[seat].size();
    for (int t = 0; t < kColoured; ++t) {
      const TowerRow& tower = rules_.data.towers[t];
      const int paying = capped(standing_[seat].acquired.of(tower.ingredient), kPayments - 1);
      const unsigned near =
          (reach_[seat].towers >> index(coloured(t))) & static_cast<unsigned>(cards >= tower.cost_size);
      const int which = (t * kPayments + paying) * 3 + static_cast<int>(near * reached);
      tell(seat, kSpell + which * kStages + stage_, 1);
    }
  }

  // KM-8.2: a stone that points right and is laid at the left end counts as the icon there, and vice versa. It is worth
  // at least kStone, plus its value for the stone symbol.
  void row_ends(Seat seat) {
    const Row& row = s_.used[seat];
    const float left = row.empty() ? 0 : step_beside(seat, row[0]);
    const float right = row.empty() ? 0 : step_beside(seat, row[row.size() - 1]);
    tell(seat, kEnds + stage_, left + right);
    const float symbol = secret_[seat][at(static_cast<int>(Symbol::Stone))];
    step_[seat][at(kStonesTo + static_cast<int>(End::Left))] = symbol + (right > kStone ? right : kStone);
    step_[seat][at(kStonesTo + static_cast<int>(End::Right))] = symbol + (left > kStone ? left : kStone);
  }
  float step_beside(Seat seat, Card card) const {
    const int kind = faces_.of[card].kind;
    return kind < kStonesTo ? step_[seat][at(kind)] : 0.0F;
  }

  // KM-8.4: until the game ends, a stone at an end of the row may still get a neighbour.
  void stones(Seat seat) {
    const DuelStanding& standing = standing_[seat];
    if (standing.natural.stones() == 0) return;
    const int left = standing.stones.open[End::Left];
    const int right = standing.stones.open[End::Right];
    int converted = 0;
    float step = 0;
    for (int i = 0; i < kIngredients; ++i) {
      converted += standing.stones.converted.of(Ingredient(i));
      const float own = standing.acquired.of(Ingredient(i)) != 0 ? step_[seat][at(i)] : 0.0F;
      step = own > step ? own : step;
    }
    const int dead = standing.natural.stones() - converted - left - right;
    tell(seat, kDead + stage_, static_cast<float>(dead));
    tell(seat, kOpen + stage_, static_cast<float>(left + right));
    tell(seat, kOpenMore + stage_, static_cast<float>(left > right ? left : right) * step);
    tell(seat, kOpenLess + stage_, static_cast<float>(left > right ? right : left) * step);
  }

  void cards(Seat seat) {
    const int chests = standing_[seat].natural.chests();
    const float chest = tens(chest_points(rules_, chests + 1) - chest_points(rules_, chests));
    float most = 0;
    for (std::uint32_t rest = reach_[seat].slots; rest != 0; rest &= rest - 1) {
      const Face face = faces_.of[s_.slot[Slot(lowest_bit(rest))]];
      const float worth =
          step_[seat][at(face.kind)] * static_cast<float>(face.icons) + chest * static_cast<float>(face.chests);
      most = worth > most ? worth : most;
    }
    tell(seat, kCard + (is_mover(seat) ? kStages : 0) + stage_, most);
  }

  const Rules& rules_;
  const State& s_;
  F& f_;
  const Faces& faces_;
  int left_;
  int stage_;
  Keyed<Seat, DuelStanding, kPlayers> standing_;
  Keyed<Seat, Reach, kPlayers> reach_{};
  Keyed<Seat, std::array<float, kKinds>, kPlayers> step_{};              // the value of one more, by kind
  Keyed<Seat, std::array<float, kIngredients + 1>, kPlayers> secret_{};  // the points of secret cards for it, by symbol
  Keyed<Seat, int, kPlayers> points_{};
};

// Calls f(seat, feature, amount).
template <class F>
void for_each(const Rules& rules, const State& s, F&& f) {
  Reader<F>(rules, s, f).read();
}

}  // namespace spires::bots::duel_features

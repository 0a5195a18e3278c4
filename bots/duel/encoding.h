// A position of Knight & Mage as rows of a network, one for both roles.
//
// Places are counted clockwise from the place of the seat that is judged. Most rows fill a slot (bots/net/slots.h); cards
// are compared as sets. Row 0 is empty.
//
// `encode` finds the rows of the position, `for_each_table_row` those of the table, which never change in a game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/duel/features.h"
#include "bots/net/slots.h"

namespace spires::bots {

struct DuelEncoding {
  static constexpr const char* kGame = "duel";
  static constexpr std::uint32_t kVersion = 1;  // of the rows; a net of another version cannot be read

  static constexpr int kLeads = 13;  // six behind or more, to six ahead or more
  static constexpr int kEven = 6;
  static constexpr int kRests = 7;     // 0 to 6 or more
  static constexpr int kMargins = 15;  // points ahead or behind
  static constexpr int kCopies = 3;    // of a card, 1 to 3 or more
  static constexpr int kStages = duel_features::kStages;
  static constexpr int kFaces = duel::kMostCardTypes;
  static constexpr int kSymbols = 6;

  // ---- rows of a seat
  static constexpr int kRole = 1;                                            // role × turns left
  static constexpr int kLead = kRole + 2 * (duel_features::kTurns + 1);      // tower × lead × cards of it to come
  static constexpr int kSecret = kLead + duel::kColoured * kLeads * kRests;  // symbol × own count × behind, even, ahead
  static constexpr int kMargin = kSecret + kSymbols * 8 * 3;             // stage × points ahead, if the game ended now
  static constexpr int kSpell = kMargin + kStages * (2 * kMargins + 1);  // tower × cards that pay × in reach
  static constexpr int kKnows = kSpell + duel::kColoured * 4 * 3;       // tower × its symbol, if the seat is sure of it
  static constexpr int kTower = kKnows + duel::kColoured * kSymbols;    // distance × tower
  static constexpr int kCard = kTower + duel::kTowers * duel::kTowers;  // distance × card in the slot after the place
  static constexpr int kHolds = kCard + duel::kSlots * kFaces;          // card × copies that can pay
  static constexpr int kOther = kHolds + kFaces * kCopies;              // distance of the opponent
  static constexpr int kAsked = kOther + duel::kTowers;                 // phase, if it decides now
  static constexpr int kCast = kAsked + duel::kPhases;                  // tower whose spell it may cast now
  static constexpr int kSwap = kCast + duel::kTowers;                   // KM-5.3: unused, may be used
  static constexpr int kGuess = kSwap + 2;                              // stage × eighths: the knight guesses right
  static constexpr int kChests = kGuess + kStages * 9;                  // stage × chests
  static constexpr int kVeiled = kChests + kStages * 8;                 // veiled cards
  static constexpr int kOpen = kVeiled + 8;                             // stones off the left end × off the right end
  static constexpr int kDead = kOpen + 5 * 5;                           // stones that never count
  static constexpr int kEnds = kDead + 6;                               // what the left end shows × the right end
  static constexpr int kSeatRows = kEnds + 8 * 8;

  // ---- rows of the board and of the table
  static constexpr int kPile = 1;                                 // card × copies
  static constexpr int kGone = kPile + kFaces * kCopies;          // discarded: card × copies
  static constexpr int kPhase = kGone + kFaces * kCopies;         // × stage
  static constexpr int kHeld = kPhase + duel::kPhases * kStages;  // the stone taken and not yet placed
  static constexpr int kTurn = kHeld + kFaces;                    // of the round
  static constexpr int kData = kTurn + 5;                         // of the table from here on: data file
  static constexpr int kOptions = kData + duel::kDataFiles;       // one for each value of the options that matter
  static constexpr int kBoardRows = kOptions + 32;

  // Positions are judged by the turns that are left: the second and third layer differ.
  static constexpr int kBuckets = 5;

  // ---- slots
  static constexpr int kLeadSlots = 0;     // by tower
  static constexpr int kSecretSlots = 5;   // by tower
  static constexpr int kSpellSlots = 10;   // by tower
  static constexpr int kKnowsSlots = 15;   // by tower
  static constexpr int kTowerSlots = 20;   // by distance
  static constexpr int kCardSlots = 26;    // by distance
  static constexpr int kSingleSlots = 32;  // 12
  static constexpr int kSeatSlots = 48;
  static constexpr int kBoardSlots = 16;

  struct Position {
    alignas(32) std::array<std::uint16_t, kBoardSlots> board{};
    alignas(32) std::array<std::array<std::uint16_t, kSeatSlots>, duel::kPlayers> seat{};
    std::array<duel::CardSet, duel::kPlayers> holds{};
    duel::CardSet pile;
    duel::CardSet gone;
    int bucket = 0;
  };

  // How many rows there can be at a time; a row of a set takes a card.
  static constexpr int kMostTableRows = 16;
  static constexpr int kMostRowsOfASeat = kSeatSlots + duel::kAllCards;
  static constexpr int kMostSharedRows = 2 * kSeatSlots + duel::kAllCards + kBoardSlots + kMostTableRows;

  static void encode(const duel::Rules& rules, const duel::State& s, Position& p) {
    p.board.fill(0);
    for (auto& slots : p.seat) slots.fill(0);
    Scene scene(rules, s);
    put_board(s, scene, p);
    put_towers(rules, s, scene, p);
    for (const Seat seat : {duel::kKnight, duel::kMage}) {
      put_ring(s, seat, p);
      put_seat(rules, s, scene, seat, p);
      put_row(rules, s, scene, seat, p);
    }
    put_looks(rules, s, p);
  }

  // Calls f(row). The rows of the table count among those of the board.
  template <class F>
  static void for_each_table_row(const duel::Rules& rules, F&& f) {
    const auto& o = rules.options;
    f(row(kData + rules.data_file));
    int option = kOptions;
    const auto choice = [&](int value, int values) {
      f(row(option + value));
      option += values;
    };
    choice(static_cast<int>(o.deal_adjacent), 3);
    choice(static_cast<int>(o.swap_range), 2);
    choice(static_cast<int>(o.cast_without_effect), 2);
    choice(static_cast<int>(o.row_gap), 2);
    choice(static_cast<int>(o.stone_chain), 3);
    choice(static_cast<int>(o.veiled_stone), 2);
    choice(o.yellow_swap_public ? 1 : 0, 2);
    choice(static_cast<int>(o.chest_overflow), 2);
    choice(static_cast<int>(o.final_tie), 3);
    choice(o.discard_inspect ? 1 : 0, 2);
    choice(static_cast<int>(o.multi_icon_cost), 2);
  }

  // Calls f(old row, new row) for rows of the board that differ.
  template <class F>
  static void for_each_board_change(const Position& old, const Position& now, F&& f) {
    changed_slots(old.board.data(), now.board.data(), kBoardSlots, f);
    changed_cards(old.pile, now.pile, kPile, f);
    changed_cards(old.gone, now.gone, kGone, f);
  }
  template <class F>
  static void for_each_seat_change(const Position& old, const Position& now, int seat, F&& f) {
    changed_slots(old.seat[at(seat)].data(), now.seat[at(seat)].data(), kSeatSlots, f);
    changed_cards(old.holds[at(seat)], now.holds[at(seat)], kHolds, f);
  }

 private:
  // Facts that several rows need.
  struct Scene {
    Scene(const duel::Rules& rules, const duel::State& s)
        : left(duel_features::turns_left(s)),
          stage(duel_features::stage_of(left)),
          standing{standing_of(rules, s, duel::kKnight), standing_of(rules, s, duel::kMage)} {}
    int left;
    int stage;
    Keyed<Seat, DuelStanding, duel::kPlayers> standing;
    Keyed<Seat, int, duel::kPlayers> points{};  // if the game ended now
  };

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
  static constexpr std::uint16_t row(int number) { return static_cast<std::uint16_t>(number); }
  static constexpr int capped(int value, int most) { return value < -most ? -most : value < most ? value : most; }

  static void put_board(const duel::State& s, const Scene& scene, Position& p) {
    p.board[0] = row(kPhase + static_cast<int>(s.phase) * kStages + scene.stage);
    p.board[1] = row(kTurn + capped(s.turn, 4));
    if (s.phase == duel::Phase::Place && is_known(s.held)) p.board[2] = row(kHeld + duel::index(s.held));
    p.pile = s.draw;
    p.gone = s.discard;
    p.bucket = scene.left <= 2 ? 0 : scene.left <= 6 ? 1 : scene.left <= 12 ? 2 : scene.left <= 18 ? 3 : 4;
  }

  // KM-11.4 to KM-11.6: the winner of a tower gets its value and the points of the card beneath it.
  static void put_towers(const duel::Rules& rules, const duel::State& s, Scene& scene, Position& p) {
    using namespace duel;
    CardSet coming = s.draw;
    for (std::uint32_t rest = s.filled; rest != 0; rest &= rest - 1) coming.add(s.slot[Slot(lowest_bit(rest))]);
    const auto& showing = duel_features::kFaces[rules.data_file].showing;
    for (int t = 0; t < kColoured; ++t) {
      const TowerRow& tower = rules.data.towers[t];
      const int rest = capped(coming.only(showing[tower.ingredient]).size(), kRests - 1);
      const bool laid = is_known(s.secret[t]);
      const Symbol symbol = laid ? rules.data.secrets[s.secret[t]].symbol : Symbol::Stone;
      for (const Seat seat : {kKnight, kMage}) {
        const DuelStanding& own = scene.standing[seat];
        const int lead = own.counted.of(tower.ingredient) - scene.standing[opponent(seat)].counted.of(tower.ingredient);
        auto& slots = p.seat[at(seat)];
        slots[at(kLeadSlots + t)] = row(kLead + (t * kLeads + capped(lead, kEven) + kEven) * kRests + rest);
        const int count = laid ? own.natural.of(symbol) : 0;
        if (lead > 0) scene.points[seat] += tower.value + count;
        if (!laid) continue;
        const int stands = lead > 0 ? 2 : lead == 0 ? 1 : 0;
        slots[at(kSecretSlots + t)] = row(kSecret + (static_cast<int>(symbol) * 8 + capped(count, 7)) * 3 + stands);
      }
    }
    for (const Seat seat : {kKnight, kMage}) {
      scene.points[seat] += chest_points(rules, scene.standing[seat].natural.chests());
    }
  }

  static void put_ring(const duel::State& s, Seat seat, Position& p) {
    using namespace duel;
    auto& slots = p.seat[at(seat)];
    const int here = index(s.position[seat]);
    for (int d = 0; d < kTowers; ++d) {
      const Place place = place_at(here + d);
      slots[at(kTowerSlots + d)] = row(kTower + d * kTowers + index(s.ring[place]));
      const Slot after = slot_after(place);
      if ((s.filled & bit(after)) != 0) slots[at(kCardSlots + d)] = row(kCard + d * kFaces + index(s.slot[after]));
    }
    const int other = index(s.position[opponent(seat)]) - here;
    slots[kSingleSlots] = row(kOther + (other < 0 ? other + kTowers : other));
  }

  static void put_seat(const duel::Rules& rules, const duel::State& s, const Scene& scene, Seat seat, Position& p) {
    using namespace duel;
    auto& slots = p.seat[at(seat)];
    std::uint16_t* single = slots.data() + kSingleSlots;
    const bool knight = seat == kKnight;
    const bool mover = seat == s.active && s.phase <= Phase::Take;
    const int margin = scene.points[seat] - scene.points[opponent(seat)];
    single[1] = row(kRole + (knight ? 0 : duel_features::kTurns + 1) + scene.left);
    single[2] = row(kMargin + scene.stage * (2 * kMargins + 1) + capped(margin, kMargins) + kMargins);
    if (s.asked == seat) single[3] = row(kAsked + static_cast<int>(s.phase));
    if (s.phase == Phase::Spell && s.asked == seat) single[4] = row(kCast + index(tower_of(s, seat)));
    if (knight && s.swap_used == 0) single[5] = row(kSwap + (may_swap(rules, s) ? 1 : 0));
    // KM-11.1. The chances are 1, 1 / 2, … 1 / 5 or 0.
    if (knight) single[6] = row(kGuess + scene.stage * 9 + static_cast<int>(8 * chance_of_guess(rules, s)));
    single[7] = row(kChests + scene.stage * 8 + capped(scene.standing[seat].natural.chests(), 7));
    single[8] = row(kVeiled + capped(s.veiled_size[seat], 7));
    unsigned near = 0;
    for (std::uint32_t rest = duel_features::places_in_reach(rules, s, seat); rest != 0; rest &= rest - 1) {
      near |= bit(s.ring[Place(lowest_bit(rest))]);
    }
    const int cards = s.acquired[seat].size();
    for (int t = 0; t < kColoured; ++t) {
      const TowerRow& tower = rules.data.towers[t];
      const bool reached = (near & bit(coloured(t))) != 0 && cards >= tower.cost_size;
      const int paying = capped(scene.standing[seat].acquired.of(tower.ingredient), 3);
      slots[at(kSpellSlots + t)] = row(kSpell + (t * 4 + paying) * 3 + (reached ? mover ? 2 : 1 : 0));
    }
    p.holds[at(seat)] = s.acquired[seat];
  }

  // KM-8: what lies in the used row.
  static void put_row(const duel::Rules& rules, const duel::State& s, const Scene& scene, Seat seat, Position& p) {
    using namespace duel;
    std::uint16_t* single = p.seat[at(seat)].data() + kSingleSlots;
    const DuelStanding& standing = scene.standing[seat];
    const auto& faces = duel_features::kFaces[rules.data_file].of;
    const Row& used = s.used[seat];
    constexpr int kNone = duel_features::kKinds;
    const int left = used.empty() ? kNone : faces[used[0]].kind;
    const int right = used.empty() ? kNone : faces[used[used.size() - 1]].kind;
    single[9] = row(kEnds + left * 8 + right);
    if (standing.natural.stones() == 0) return;
    const int off_left = standing.stones.open[End::Left];
    const int off_right = standing.stones.open[End::Right];
    int converted = 0;
    for (int i = 0; i < kIngredients; ++i) converted += standing.stones.converted.of(Ingredient(i));
    const int dead = standing.natural.stones() - converted - off_left - off_right;
    single[10] = row(kOpen + capped(off_left, 4) * 5 + capped(off_right, 4));
    single[11] = row(kDead + (dead < 0 ? 0 : capped(dead, 5)));
  }

  // KM-12.4: a seat is sure of the cards that it has looked at, until another seat may have exchanged them.
  static void put_looks(const duel::Rules& rules, const duel::State& s, Position& p) {
    using namespace duel;
    std::array<unsigned, kPlayers> sure{};  // bits: towers
    s.known.for_each(Known::Kind::Look, [&](int, const Known& look) {
      const unsigned both = bit(look.a) | bit(look.b);
      unsigned& others = sure[at(opponent(look.seat()))];
      sure[at(look.seat())] |= both;
      if (!rules.options.yellow_swap_public) {
        others &= ~both;
      } else if (look.exchange == Exchange::Swapped && (others & both) != 0 && (others & both) != both) {
        others ^= both;
      }
    });
    for (const Seat seat : {kKnight, kMage}) {
      for (int t = 0; t < kColoured; ++t) {
        if ((sure[at(seat)] & bit(coloured(t))) == 0 || !is_known(s.secret[t])) continue;
        const auto symbol = static_cast<int>(rules.data.secrets[s.secret[t]].symbol);
        p.seat[at(seat)][at(kKnowsSlots + t)] = row(kKnows + t * kSymbols + symbol);
      }
    }
  }

  template <class F>
  static void changed_cards(const duel::CardSet& old, const duel::CardSet& now, int rows, F&& f) {
    if (old == now) return;
    const auto row_of = [&](duel::Card card, int count) {
      return count == 0 ? row(0) : row(rows + duel::index(card) * kCopies + capped(count, kCopies) - 1);
    };
    old.either(now).for_each_type([&](duel::Card card) {
      const int before = old.count(card);
      const int after = now.count(card);
      if (before != after) f(row_of(card, before), row_of(card, after));
    });
  }
};

}  // namespace spires::bots

// A position of Wandering Towers as rows of a network, for any number of seats, teams, variants and editions.
//
// Places are distances to the castle, the number of spaces that a wizard walks to it. Most rows fill a slot: a numbered
// place of a list, so that two positions are compared slot by slot. Cards are compared as sets. Row 0 is empty.
//
// `encode` finds the rows of the position, `for_each_table_row` those of the table, which never change in a game.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/net/slots.h"
#include "bots/towers/features.h"
#include "engine/core/fixed_vec.h"

namespace spires::bots {

struct TowersEncoding {
  static constexpr const char* kGame = "towers";
  static constexpr std::uint32_t kVersion = 1;  // of the rows; a net of another version cannot be read

  // ---- rows of a seat
  static constexpr int kStages = towers_features::kStages;
  static constexpr int kMostOut = 12;                            // wizards out: WT-16.1
  static constexpr int kVisible = 1;                             // stage × distance × wizards there, up to 3
  static constexpr int kExposed = kVisible + kStages * 16 * 3;   // distance to the castle's next place × towers near
  static constexpr int kCovered = kExposed + 16 * 6;             // towers above, up to 4 × distance × wizards, up to 2
  static constexpr int kHand = kCovered + 4 * 16 * 2;            // kind × cards, up to 3
  static constexpr int kNeeds = kHand + towers::kCardKinds * 3;  // wizards out × potions empty
  static constexpr int kFull = kNeeds + (kMostOut + 1) * 8;      // potions full
  static constexpr int kSpent = kFull + 8;                       // potions paid
  static constexpr int kEnters = kSpent + 8;                     // drawn up or not × steps in hand that lead home
  static constexpr int kHandSize = kEnters + 2 * 3;              // cards in hand
  static constexpr int kTurns = kHandSize + 8;                   // turns until it moves
  static constexpr int kOrder = kTurns + kMaxSeats;              // seats that end the round after it (WT-12.2)
  static constexpr int kAsked = kOrder + kMaxSeats;              // decides now
  static constexpr int kActions = kAsked + 1;                    // left in its turn
  static constexpr int kSlot = kActions + 3;                     // spell of its action, open or cast (WT-15.2)
  static constexpr int kSolo = kSlot + 2 * towers::kSpells;      // wizards out × eighths of the cards played
  static constexpr int kSeatRows = kSolo + (kMostOut + 1) * 8;

  // ---- rows of the board and of the table
  static constexpr int kStack = 1;                               // distance × height, up to 4 × shield
  static constexpr int kNext = kStack + 16 * 5 * 3;              // distance of the castle's next place
  static constexpr int kPile = kNext + 16;                       // kind × cards, up to 6
  static constexpr int kTile = kPile + towers::kCardKinds * 6;   // in play
  static constexpr int kPhase = kTile + towers::kSpells;         //
  static constexpr int kInner = kPhase + 21;                     //
  static constexpr int kActs = kInner + 6;                       // action × castings, up to 3 each
  static constexpr int kCard = kActs + 4 * 4;                    // under way
  static constexpr int kSide = kCard + towers::kCardKinds;       // side × steps, of the card under way
  static constexpr int kFlags = kSide + 3 * 8;                   // exchanged, refused
  static constexpr int kPileSize = kFlags + 4;                   // eighths
  static constexpr int kCasting = kPileSize + 12;                // spell under way
  static constexpr int kPlayers = kCasting + towers::kSpells;    // of the table from here on
  static constexpr int kWizards = kPlayers + kMaxSeats;          // of each player
  static constexpr int kCosts = kWizards + kMostOut + 1;         // spell × cost, up to 3
  static constexpr int kOptions = kCosts + towers::kSpells * 4;  // one for each value of the options that matter
  static constexpr int kBoardRows = kOptions + 48;

  // Positions are judged by what the leader still has to do: the second and third layer differ.
  static constexpr int kBuckets = 9;

  // ---- slots
  static constexpr int kVisibleSlots = 0;                              // by distance
  static constexpr int kExposedSlots = 16;                             // by distance
  static constexpr int kRoofSlots = 32;                                // by tower
  static constexpr int kGroundSlots = kRoofSlots + towers::kTowers;    // by the tower above
  static constexpr int kSingleSlots = kGroundSlots + towers::kTowers;  // 11
  static constexpr int kSeatSlots = 64;
  static constexpr int kStackSlots = 0;     // by distance
  static constexpr int kBoardSingles = 16;  // 9
  static constexpr int kBoardSlots = 32;

  struct Position {
    alignas(32) std::array<std::uint16_t, kBoardSlots> board{};
    alignas(32) std::array<std::array<std::uint16_t, kSeatSlots>, kMaxSeats> seat{};
    towers::CardSet pile;
    std::array<towers::CardSet, kMaxSeats> hand{};
    towers::SpellSet tiles;
    int bucket = 0;
  };

  // How many rows there can be at a time. A wizard has at most two; a row of a hand or of the pile takes a card.
  static constexpr int kMostSingles = 11;
  static constexpr int kMostTableRows = 2 + towers::kSpells + 16;
  static constexpr int kMostRowsOfASeat = 2 * kMostOut + towers::kCardKinds + kMostSingles;
  static constexpr int kMostSharedRows = 2 * towers::kAllWizards + towers::kAllCards + kMaxSeats * kMostSingles + 16 +
                                         9 + towers::kSpells + kMostTableRows;

  static void encode(const towers::Rules& rules, const towers::State& s, Position& p) {
    p.board.fill(0);
    for (int i = 0; i < rules.players; ++i) p.seat[at(i)].fill(0);
    const Scene scene = put_towers(rules, s, p);
    put_wizards(rules, s, scene, p);
    put_board(rules, s, scene, p);
    int least = 99;
    for (int i = 0; i < rules.players; ++i) {
      put_seat(rules, s, i, p);
      const int needs = s.out.of(seat_at(i)) + s.stock[seat_at(i)].empty;
      least = needs < least ? needs : least;
    }
    const int seats = rules.players == 1 ? 0 : rules.players == 2 ? 1 : 2;
    p.bucket = seats * 3 + (least <= 3 ? 0 : least <= 6 ? 1 : 2);
  }

  // Calls f(row). The rows of the table count among those of the board.
  template <class F>
  static void for_each_table_row(const towers::Rules& rules, F&& f) {
    using towers::Spell;
    const auto put = [&](int row) { f(static_cast<std::uint16_t>(row)); };
    put(kPlayers + rules.players - 1);
    put(kWizards + towers_features::capped(rules.wizards_each, kMostOut));
    for (int i = 0; i < towers::kSpells; ++i) put(kCosts + i * 4 + towers_features::capped(rules.cost(Spell(i)), 3));
    const auto& o = rules.options;
    int option = kOptions;
    const auto choice = [&](int value, int values) {
      if (value < values) put(option + value);
      option += values;
    };
    choice(rules.teams ? 1 : 0, 2);
    choice(rules.variant.actions - 1, 2);
    choice(static_cast<int>(rules.variant.at_choose), 4);
    choice(static_cast<int>(rules.variant.mid_card), 4);
    choice(static_cast<int>(rules.variant.at_end), 4);
    choice(rules.variant.windows ? 1 : 0, 2);
    choice(static_cast<int>(o.castle_landing), 2);
    choice(static_cast<int>(o.castle_trigger), 2);
    choice(rules.announced_sides ? 1 : 0, 2);
    choice(static_cast<int>(o.decline_move), 3);
    choice(static_cast<int>(o.master_casters), 2);
    choice(static_cast<int>(o.master_windows), 2);
    choice(static_cast<int>(o.entry_ends_turn), 3);
    choice(static_cast<int>(o.team_end), 2);
    choice(static_cast<int>(o.deadlock), 2);
    choice(rules.castings, 4);
  }

  // Calls f(old row, new row) for rows of the board that differ.
  template <class F>
  static void for_each_board_change(const Position& old, const Position& now, F&& f) {
    changed_slots(old.board.data(), now.board.data(), kBoardSlots, f);
    changed_cards(old.pile, now.pile, kPile, 6, f);
    for (std::uint32_t rest = old.tiles.bits() ^ now.tiles.bits(); rest != 0; rest &= rest - 1) {
      const int row = kTile + lowest_bit(rest);
      const bool there = now.tiles.has(towers::Spell(row - kTile));
      f(static_cast<std::uint16_t>(there ? 0 : row), static_cast<std::uint16_t>(there ? row : 0));
    }
  }
  template <class F>
  static void for_each_seat_change(const Position& old, const Position& now, int seat, F&& f) {
    changed_slots(old.seat[at(seat)].data(), now.seat[at(seat)].data(), kSeatSlots, f);
    changed_cards(old.hand[at(seat)], now.hand[at(seat)], kHand, 3, f);
  }

 private:
  // Facts that several rows need. Masks have a bit for each space.
  struct Scene {
    std::uint32_t stacks = 0;   // spaces with a tower
    std::uint32_t landing = 0;  // spaces to which the castle can fly
    towers::Space next{0};      // the space to which it would fly now (WT-7.2)
  };

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static constexpr std::uint16_t row(int number) { return static_cast<std::uint16_t>(number); }
  static constexpr std::uint16_t stack_row(int distance, int height, int shield) {
    return row(kStack + (distance * 5 + towers_features::capped(height, 4)) * 3 + shield);
  }

  // Empty ground at each distance, by the castle's space modulo 4, which is the distance of printed shields.
  using Grounds = std::array<std::uint16_t, 16>;
  static constexpr std::array<Grounds, 4> make_grounds() {
    std::array<Grounds, 4> all{};
    for (int castle = 0; castle < 4; ++castle) {
      for (int d = 0; d < 16; ++d) {
        const bool shield = (towers::kPrintedShields >> ((castle - d) & 15) & 1) != 0;
        all[at(castle)][at(d)] = stack_row(d, 0, shield ? 2 : 0);
      }
    }
    return all;
  }

  static Scene put_towers(const towers::Rules& rules, const towers::State& s, Position& p) {
    using namespace towers;
    static constexpr std::array<Grounds, 4> kGrounds = make_grounds();
    Scene scene;
    const Grounds& grounds = kGrounds[at(index(s.castle) & 3)];
    std::copy(grounds.begin(), grounds.end(), p.board.begin() + kStackSlots);
    const auto distance = [&](Space space) { return towers_features::steps_between(space, s.castle); };
    const auto cover = [&](Surface surface, int over, int d, int slot) {
      const Wizards here = s.on[surface];
      if (!here.any()) return;
      const int first = kCovered + ((towers_features::capped(over, 4) - 1) * 16 + d) * 2 - 1;
      for (int i = 0; i < rules.players; ++i) {
        const int count = here.of(seat_at(i));
        if (count != 0) p.seat[at(i)][at(slot)] = row(first + towers_features::capped(count, 2));
      }
    };
    for (int t = 0; t < kTowers; ++t) {
      const Place place = s.tower[t];
      if (!place.on_board()) continue;
      const Space space = place.space();
      const int d = distance(space);
      const int high = s.tower[index(s.top[space])].level();
      scene.stacks |= 1U << index(space);
      if (place.level() == high) {
        const bool free = !s.on[roof_of(t)].any();
        p.board[at(kStackSlots + d)] = stack_row(d, high, has_shield(t) ? (free ? 2 : 1) : 0);
        if (has_shield(t) && free) scene.landing |= 1U << index(space);
      } else {
        cover(roof_of(t), high - place.level(), d, kRoofSlots + t);
      }
      if (place.level() == 1) cover(ground_of(space), high, d, kGroundSlots + t);
    }
    const std::uint32_t wizards = visible_wizards(s);
    for (std::uint32_t rest = wizards & kPrintedShields & ~scene.stacks; rest != 0; rest &= rest - 1) {
      const int d = distance(space_at(lowest_bit(rest)));
      p.board[at(kStackSlots + d)] = stack_row(d, 0, 1);
    }
    const bool any_ground = rules.options.castle_landing == CastleLanding::EmptySpaceOrShieldTower;
    scene.landing |= (any_ground ? 0xFFFFU : kPrintedShields) & ~scene.stacks & ~wizards;
    // The nearest landing place after the castle's own; without one it stays.
    const std::uint32_t ahead = ((scene.landing | scene.landing << kSpaces) >> (index(s.castle) + 1)) & 0x7FFFU;
    scene.next = ahead == 0 ? s.castle : forward(s.castle, lowest_bit(ahead) + 1);
    return scene;
  }

  static void put_wizards(const towers::Rules& rules, const towers::State& s, const Scene& scene, Position& p) {
    using namespace towers;
    for (int i = 0; i < rules.players; ++i) {
      const Seat seat = seat_at(i);
      auto& slots = p.seat[at(i)];
      const int stage = towers_features::stage_of(s.out.of(seat));
      for (std::uint32_t rest = s.visible[seat]; rest != 0; rest &= rest - 1) {
        const Space space = space_at(lowest_bit(rest));
        const int count = s.on[s.top[space]].of(seat);
        const int d = towers_features::steps_between(space, s.castle);
        // The five spaces before it, from which a tower card can cover it.
        const std::uint32_t before = ((scene.stacks | (scene.stacks << kSpaces)) >> (index(space) + kSpaces - 5)) & 31U;
        slots[at(kVisibleSlots + d)] = row(kVisible + (stage * 16 + d) * 3 + towers_features::capped(count, 3) - 1);
        slots[at(kExposedSlots + d)] =
            row(kExposed + towers_features::steps_between(space, scene.next) * 6 + count_bits(before));
      }
    }
  }

  static void put_board(const towers::Rules&, const towers::State& s, const Scene& scene, Position& p) {
    using towers_features::capped;
    auto* single = p.board.data() + kBoardSingles;
    single[0] = row(kNext + towers_features::steps_between(s.castle, scene.next));
    single[1] = row(kPhase + static_cast<int>(s.phase));
    single[2] = row(kInner + static_cast<int>(s.inner));
    single[3] = row(kActs + capped(s.act, 3) * 4 + capped(s.castings, 3));
    single[4] = s.card == towers::kNoCard ? row(0) : row(kCard + towers::index(s.card));
    single[5] = row(kSide + static_cast<int>(s.side) * 8 + capped(s.value, 7));
    single[6] = row(kFlags + s.exchanged * 2 + s.refused);
    single[7] = row(kPileSize + s.draw_size / 8);
    single[8] = s.spell.spell == towers::Spell::None ? row(0) : row(kCasting + towers::index(s.spell.spell));
    p.pile = s.draw;
    p.tiles = s.tiles;
  }

  static void put_seat(const towers::Rules& rules, const towers::State& s, int i, Position& p) {
    using towers_features::capped;
    const Seat seat = seat_at(i);
    const int out = s.out.of(seat);
    const towers::Stock stock = s.stock[seat];
    auto* single = p.seat[at(i)].data() + kSingleSlots;
    single[0] = row(kNeeds + capped(out, kMostOut) * 8 + capped(stock.empty, 7));
    single[1] = row(kFull + capped(stock.full, 7));
    single[2] = row(kSpent + capped(stock.spent, 7));
    const std::uint32_t near = towers_features::by_distance(s.visible[seat], s.castle);
    const int enters = count_bits(towers_features::wizard_steps(s.hand[seat]) & near);
    single[3] = row(kEnters + (s.hand_size[seat] >= 3 ? 3 : 0) + capped(enters, 2));
    single[4] = row(kHandSize + capped(s.hand_size[seat], 7));
    const int turns = i - index(s.turn);
    single[5] = row(kTurns + (turns < 0 ? turns + rules.players : turns));
    single[6] = row(kOrder + rules.players - 1 - i);
    single[7] = s.asked == seat ? row(kAsked) : row(0);
    if (s.turn == seat) {
      const int left = rules.variant.actions - s.act + (s.act == 0 ? 0 : 1);
      single[8] = row(kActions + (s.phase == towers::Phase::Refill ? 0 : capped(left, 2)));
    }
    if (s.slots.taken(seat)) {
      single[9] = row(kSlot + (s.slots.reserved(seat) ? towers::kSpells : 0) + towers::index(s.slots.kind(seat)));
    }
    if (rules.variant.alone) {
      const int limit = rules.options.solo_card_limit == 0 ? towers::kAllCards : rules.options.solo_card_limit;
      single[10] = row(kSolo + capped(out, kMostOut) * 8 + capped(8 * s.discard_size / limit, 7));
    }
    p.hand[at(i)] = s.hand[seat];
  }

  template <class F>
  static void changed_cards(towers::CardSet old, towers::CardSet now, int rows, int most, F&& f) {
    const auto row_of = [&](towers::Card card, int count) {
      return count == 0 ? row(0) : row(rows + towers::index(card) * most + towers_features::capped(count, most) - 1);
    };
    towers::CardSet(old.bits() ^ now.bits()).for_each_kind([&](towers::Card card) {
      f(row_of(card, old.count(card)), row_of(card, now.count(card)));
    });
  }
};

}  // namespace spires::bots

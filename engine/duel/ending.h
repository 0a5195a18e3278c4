// KM-11: the end of the game: veiled cards, counts, majorities, secret cards, chests, tie-breaks.
#pragma once

#include "engine/core/outcome.h"
#include "engine/duel/spells.h"
#include "engine/duel/stones.h"

namespace spires::duel {

inline constexpr int kGuessPoints = 3;  // KM-11.1

// The holdings of a player at the end (KM-11.3).
struct Holding {
  Keyed<Ingredient, std::uint8_t, kIngredients> natural{};
  Keyed<Ingredient, std::uint8_t, kIngredients> converted{};
  std::uint8_t stones = 0;
  std::uint8_t chests = 0;
  constexpr int of(Ingredient ingredient) const { return natural[ingredient] + converted[ingredient]; }
};

constexpr void count_card(const CardRow& card, int copies, Holding& out) {
  for (int i = 0; i < card.icon_count; ++i) evolving::change(out.natural[card.icons[i]], copies);
  evolving::change(out.stones, card.stone_count * copies);
  evolving::change(out.chests, card.chest * copies);
}

// KM-11.3. KM-8.6: stones that were veiled are in A and convert to nothing, but count as stones and for their chests.
constexpr Holding holding_of(const Rules& rules, const State& s, Seat seat) {
  Holding holding;
  s.acquired[seat].for_each_type(
      [&](Card card) { count_card(rules.card(card), s.acquired[seat].count(card), holding); });
  for (const Card card : s.used[seat]) {
    if (card != kGap) count_card(rules.card(card), 1, holding);
  }
  holding.converted = converted(rules, s.used[seat]);
  return holding;
}

// KM-11.4, KM-11.5: returns the player with strictly more, or none.
constexpr Owner owner_of(int knight, int mage) {
  if (knight == mage) return Owner::Nobody;
  return knight > mage ? Owner::Knight : Owner::Mage;
}
constexpr Owner owner_of(Seat seat) { return seat == kKnight ? Owner::Knight : Owner::Mage; }

// KM-11.6, KM-8.7: printed icons; for the stone symbol every stone.
constexpr int secret_points(const Rules& rules, Secret secret, const Holding& holding) {
  if (!is_known(secret)) return 0;
  const Symbol symbol = rules.data.secrets[secret].symbol;
  return symbol == Symbol::Stone ? holding.stones : holding.natural[Ingredient(static_cast<int>(symbol))];
}

// KM-11.8; R-26: beyond the table the last entry, or three more for each chest.
constexpr int chest_points(const Rules& rules, int chests) {
  const int last = rules.data.chest_point_count - 1;
  if (chests <= last) return rules.data.chest_points[chests];
  const int more = rules.options.chest_overflow == ChestOverflow::Plus3 ? 3 * (chests - last) : 0;
  return rules.data.chest_points[last] + more;
}

struct Score {
  int guess = 0;
  int towers = 0;
  int secrets = 0;
  int chests = 0;
  constexpr int total() const { return guess + towers + secrets + chests; }  // KM-11.9
};

// KM-11.12: the complete scoring.
struct Verdict {
  Keyed<Seat, Holding, kPlayers> holding{};
  Keyed<int, Owner, kColoured> owner{};          // of each tower, in the order of the notation
  Keyed<int, std::uint8_t, kColoured> secret{};  // points for the card beneath it
  Keyed<Seat, Score, kPlayers> score{};
  Owner winner = Owner::Nobody;  // Nobody: a draw
  Tiebreak tiebreak = Tiebreak::None;
};

namespace scoring {

// KM-11.7: the princess scores by the guess alone; her card counts like the others. A card hidden from an observer at
// the end was won by neither player, so it does not matter here.
constexpr bool is_princess(const Rules& rules, const State& s, Tower tower) {
  return s.secret[colour_index(tower)] == rules.princess;
}

constexpr void score_towers(const Rules& rules, const State& s, Verdict& verdict) {
  for (int t = 0; t < kColoured; ++t) {
    const TowerRow& tower = rules.data.towers[t];
    const int knight = verdict.holding[kKnight].of(tower.ingredient);
    const int mage = verdict.holding[kMage].of(tower.ingredient);
    const Owner owner = owner_of(knight, mage);
    verdict.owner[t] = owner;
    if (owner == Owner::Nobody) continue;
    const Seat seat = owner == Owner::Knight ? kKnight : kMage;
    const int points = secret_points(rules, s.secret[t], verdict.holding[seat]);
    verdict.secret[t] = static_cast<std::uint8_t>(points);
    verdict.score[seat].towers += tower.value;
    verdict.score[seat].secrets += points;
  }
}

// KM-11.10: the princess's card, more towers, the red tower. KM-11.11: a tie-break without a winner is skipped.
constexpr void break_tie(const Rules& rules, const State& s, Verdict& verdict) {
  int knight = 0;
  int mage = 0;
  for (int t = 0; t < kColoured; ++t) {
    knight += verdict.owner[t] == Owner::Knight ? 1 : 0;
    mage += verdict.owner[t] == Owner::Mage ? 1 : 0;
    if (is_princess(rules, s, coloured(t))) verdict.winner = verdict.owner[t];
  }
  verdict.tiebreak = Tiebreak::Princess;
  if (verdict.winner != Owner::Nobody) return;
  verdict.tiebreak = Tiebreak::Towers;
  verdict.winner = owner_of(knight, mage);
  if (verdict.winner != Owner::Nobody) return;
  verdict.tiebreak = Tiebreak::Red;
  verdict.winner = verdict.owner[colour_index(Tower::Red)];
  if (verdict.winner != Owner::Nobody) return;
  verdict.tiebreak = Tiebreak::Draw;
  if (rules.options.final_tie == FinalTie::Knight) verdict.winner = Owner::Knight;
  if (rules.options.final_tie == FinalTie::Mage) verdict.winner = Owner::Mage;
}

}  // namespace scoring

// Returns the present score; it is the result once the knight has guessed and no card is veiled any more.
constexpr Verdict verdict_of(const Rules& rules, const State& s) {
  Verdict verdict;
  for (const Seat seat : {kKnight, kMage}) verdict.holding[seat] = holding_of(rules, s, seat);
  scoring::score_towers(rules, s, verdict);
  for (const Seat seat : {kKnight, kMage}) {
    verdict.score[seat].chests = chest_points(rules, verdict.holding[seat].chests);
  }
  // the winner of the tower does not matter here.
  const bool guessed = s.guess != Tower::Track;
  if (guessed && scoring::is_princess(rules, s, s.guess)) verdict.score[kKnight].guess = kGuessPoints;
  verdict.winner = owner_of(verdict.score[kKnight].total(), verdict.score[kMage].total());
  if (verdict.winner == Owner::Nobody) scoring::break_tie(rules, s, verdict);
  return verdict;
}

// Before the end there is no winner: both seats have first place.
constexpr Outcome outcome_of(const Rules& rules, const State& s) {
  Outcome outcome;
  outcome.players = kPlayers;
  outcome.place[kKnight] = 1;
  outcome.place[kMage] = 1;
  if (s.phase != Phase::End) return outcome;
  outcome.reason = EndReason::Points;
  const Owner winner = verdict_of(rules, s).winner;
  if (winner == Owner::Knight) outcome.place[kMage] = 2;
  if (winner == Owner::Mage) outcome.place[kKnight] = 2;
  return outcome;
}

// --- Steps of the scoring ---

// R-18, row_end: lists the ways to lay a veiled stone at an end of the owner's row.
template <class Out>
constexpr void list_lays(const State& s, Seat seat, Out& out) {
  s.veiled[seat].for_each_type(
      [&](Card card) { list_ends(s.used[seat], card, out, [card](End end) { return Action::lay(card, end); }); });
}

template <class Ref>
constexpr void tell_score(Ref ref, const Verdict& verdict) {
  const State& s = ref.s;
  for (const Seat seat : {kKnight, kMage}) {
    const Holding& holding = verdict.holding[seat];
    ref.emit(IngredientsCounted{seat, holding.natural, holding.converted, holding.stones, holding.chests});
  }
  for (int t = 0; t < kColoured; ++t) {
    const TowerRow& tower = ref.rules.data.towers[t];
    const auto count = [&](Seat seat) { return static_cast<std::uint8_t>(verdict.holding[seat].of(tower.ingredient)); };
    const Secret secret = verdict.owner[t] == Owner::Nobody ? kHiddenSecret : s.secret[t];
    ref.emit(TowerScored{coloured(t), count(kKnight), count(kMage), verdict.owner[t], tower.value, secret,
                         verdict.secret[t]});
  }
  const auto byte = [](int points) { return static_cast<std::uint8_t>(points); };
  for (const Seat seat : {kKnight, kMage}) {
    const Score& score = verdict.score[seat];
    ref.emit(TotalCounted{seat, byte(score.guess), byte(score.towers), byte(score.secrets), byte(score.chests),
                          byte(score.total())});
  }
}

// KM-11.3 to KM-11.11; R-37: then, by option, the cards that neither player won.
template <class Ref>
SPIRES_APART constexpr void score_game(Ref ref) {
  ref.emit(ScoringStarted{});
  if constexpr (Ref::kSilent) return;  // the remaining events only describe: they follow from the position
  const Verdict verdict = verdict_of(ref.rules, ref.s);
  tell_score(ref, verdict);
  if (ref.rules.options.reveal_all_at_end) {
    for (int t = 0; t < kColoured; ++t) {
      if (verdict.owner[t] == Owner::Nobody) ref.emit(SecretShown{coloured(t), ref.s.secret[t]});
    }
    ref.emit(SecretShown{Tower::Track, ref.s.box});
  }
  ref.emit(GameEnded{verdict.winner, verdict.tiebreak});
}

// Lays the stones that must be laid, the knight's first. Does not ask about a single possibility.
template <class Ref>
constexpr void lay_stones(Ref ref) {
  for (const Seat seat : {kKnight, kMage}) {
    while (!ref.s.veiled[seat].empty()) {
      Tally ways;
      list_lays(ref.s, seat, ways);
      if (ways.size() > 1) {
        ref.wait(Phase::Lay, seat);
        return;
      }
      ref.emit(VeiledStoneLaid{seat, ref.s.veiled[seat].first(), End::Left});
    }
  }
  score_game(ref);
}

// KM-11.2: unveils the cards in the order in which they were drawn. They join A (R-18: stones may be laid instead).
template <class Ref>
constexpr void unveil(Ref ref) {
  for (const Seat seat : {kKnight, kMage}) {
    if (ref.s.veiled_size[seat] == 0) continue;
    const Knowledge known = ref.s.known;
    std::uint8_t number = 0;
    known.for_each(Known::Kind::Draw, [&](int, const Known& entry) {
      if (entry.seat() != seat) return;
      const bool stone = is_known(entry.card) && ref.rules.is_stone(entry.card);
      const bool lays = stone && ref.rules.options.veiled_stone == VeiledStone::RowEnd;
      ref.emit(CardUnveiled{seat, number++, entry.card, lays ? Zone::Held : Zone::Acquired});
    });
  }
}

// KM-11.1: both players see the card, which then goes back.
template <class Ref>
constexpr void guess_tower(Ref ref, Tower tower) {
  const Secret secret = ref.s.secret[colour_index(tower)];
  const bool found = secret == ref.rules.princess;
  ref.emit(TowerGuessed{tower, secret, static_cast<std::uint8_t>(found ? kGuessPoints : 0)});
  unveil(ref);
  lay_stones(ref);
}

}  // namespace spires::duel

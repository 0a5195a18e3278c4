#include <string>

#include "engine/duel/text.h"
#include "engine/duel/text_position.h"
#include "engine/duel/text_words.h"

namespace spires::duel {

namespace {

using Found = std::optional<Fault>;

bool in_setup(Phase phase) { return phase <= Phase::Burn; }
bool at_the_end(Phase phase) { return phase == Phase::Guess || phase == Phase::Lay || phase == Phase::End; }
std::string field_of(char zone, Seat seat) { return std::string{zone, words::letter(seat)}; }

// KM-4: checks whose turn it can be and who decides in it.
Found turn_fault(const Rules& rules, const State& s) {
  if (in_setup(s.phase) && s.round != 1) return Fault{"r", fault_text("must be 1 during set-up")};
  if ((in_setup(s.phase) || s.phase == Phase::Up || s.phase == Phase::Deal) && s.turn != 1) {
    return Fault{"t", fault_text("must be 1 before a round begins")};
  }
  if (s.phase == Phase::Up && s.round == 1) return Fault{"r", fault_text("no fourth slot is chosen in the first deal")};
  if (at_the_end(s.phase) && (s.round != kRounds || s.turn != 4)) {
    return Fault{s.round == kRounds ? "t" : "r", fault_text("the game ends after turn 4 of round 6")};
  }
  if (seat_of_turn(turn_number(s)) != s.active) return Fault{"act", fault_text("it is the other player's turn")};
  if (!Duel::pending(rules, s).is_seat() || s.phase == Phase::Lay) return std::nullopt;
  Seat asked = s.active;
  if (s.phase == Phase::Discard) asked = opponent(s.active);
  if (s.phase == Phase::Guess) asked = kKnight;
  if (s.asked != asked) return Fault{"own", fault_text("the other player decides in this phase")};
  return std::nullopt;
}

Found board_fault(const Rules& rules, const State& s) {
  if (s.phase == Phase::Ring) return std::nullopt;
  if (s.position[kKnight] == s.position[kMage]) return Fault{"posM", fault_text("both characters stand in one tower")};
  if (s.phase == Phase::Up &&
      (distance(s.position[kKnight], s.position[kMage]) != 1 || rules.options.deal_adjacent == DealAdjacent::Three)) {
    return Fault{"phase", fault_text("no fourth slot is chosen here")};
  }
  const bool bare = in_setup(s.phase) || s.phase == Phase::Up || at_the_end(s.phase);
  if (bare && s.filled != 0) return Fault{"slots", fault_text("must be empty in this phase")};
  if (s.phase == Phase::Deal && s.filled != bit(s.dealing) - 1) {
    return Fault{"slots", fault_text("must be filled up to the one that gets the next card")};
  }
  return std::nullopt;
}

// KM-3.3
Found secret_fault(const Rules& rules, const State& s) {
  const bool boxed = s.phase > Phase::Box;
  if (boxed != (s.box != kNoSecret))
    return Fault{"box", fault_text(boxed ? "must be filled by now" : "must be - until it is filled")};
  if (s.box == rules.princess) return Fault{"box", fault_text("the princess is never boxed")};
  for (int t = 0; t < kColoured; ++t) {
    const bool laid = s.phase > Phase::Secret || (s.phase == Phase::Secret && coloured(t) < s.laying);
    if (laid != (s.secret[t] != kNoSecret)) {
      return Fault{"sec",
                   fault_text(words::of(coloured(t)) + (laid ? " must have its card by now" : " has no card yet"))};
    }
  }
  for (int i = 0; i < rules.data.secret_kinds; ++i) {
    int count = s.box == Secret(i) ? 1 : 0;
    for (const Secret secret : s.secret) count += secret == Secret(i) ? 1 : 0;
    if (count > rules.data.secrets[Secret(i)].copies) {
      return Fault{"sec", fault_text(words::of(rules, Secret(i)), " is there more often than in the box")};
    }
  }
  const bool guessed = s.phase == Phase::Lay || s.phase == Phase::End;
  if (guessed != (s.guess != Tower::Track))
    return Fault{"guess", fault_text(guessed ? "must be made by now" : "must be - until it is made")};
  return std::nullopt;
}

Found row_fault(const Rules& rules, const State& s, Seat seat) {
  const Row& row = s.used[seat];
  for (int i = 0; i < row.size(); ++i) {
    if (row[i] != kGap) continue;
    if (rules.options.row_gap == RowGap::Close)
      return Fault{field_of('U', seat), fault_text("rows have no gaps at this table")};
    if (i == 0 || i + 1 == row.size() || row[i - 1] == kGap) {
      return Fault{field_of('U', seat), fault_text("a gap lies between two cards, and only one there")};
    }
  }
  // A row has 24 places (cards.h): the player's present and future cards must fit.
  const int turns_left = kRounds * 2 - (turn_number(s) - 1) / 2;
  int most = row.size() + s.acquired[seat].size() + (at_the_end(s.phase) ? 0 : turns_left);
  if (rules.options.veiled_stone == VeiledStone::RowEnd) {
    const int stones = rules.deck.only(rules.stones).size();
    const int veiled = s.veiled[seat].size() + (at_the_end(s.phase) ? 0 : turns_left);
    most += veiled < stones ? veiled : stones;
  }
  if (most > Row::kRoom) return Fault{field_of('U', seat), fault_text("the row could get longer than 24 cards")};
  return std::nullopt;
}

Found area_fault(const Rules& rules, const State& s, Seat seat) {
  const bool unveiled = s.phase == Phase::Lay || s.phase == Phase::End;
  const CardSet stones = s.acquired[seat].only(rules.stones);
  if (!unveiled && !stones.empty()) return Fault{field_of('A', seat), fault_text("stones are never acquired")};
  if (s.phase == Phase::End && !s.veiled[seat].empty())
    return Fault{field_of('V', seat), fault_text("nothing is veiled at the end")};
  if (s.phase == Phase::Lay && !s.veiled[seat].without(rules.stones).empty()) {
    return Fault{field_of('V', seat), fault_text("only stones are still to be laid")};
  }
  return row_fault(rules, s, seat);
}

// Checks that there are no more cards than exist, and enough of them to deal.
Found pile_fault(const State& s) {
  int cards = s.draw_size + s.discard_size + count_bits(s.filled) + (s.held == kNoCard ? 0 : 1);
  int remembered = s.discard_size;
  for (const Seat seat : {kKnight, kMage}) {
    cards += s.acquired[seat].size() + s.veiled_size[seat];
    for (const Card card : s.used[seat]) cards += card == kGap ? 0 : 1;
    remembered += 3 * s.veiled_size[seat];
  }
  if (cards > kAllCards) return Fault{"draw", fault_text("there are more than 38 cards")};
  if (remembered + 2 > Knowledge::kRoom) return Fault{"VK", fault_text("no game brings so many veiled cards")};
  if (s.phase == Phase::Burn && s.discard_size >= kBurned)
    return Fault{"disc", fault_text("the two cards are burned already")};
  if (s.phase < Phase::Burn && s.discard_size != 0) return Fault{"disc", fault_text("must be empty so early")};
  int needed = kSlots * (kRounds - s.round);
  if (s.phase <= Phase::Up) needed += kSlots;
  if (s.phase == Phase::Deal) needed += kSlots - index(s.dealing);
  if (s.phase <= Phase::Burn) needed += kBurned - s.discard_size;
  if (s.draw_size < needed) return Fault{"draw", fault_text("has fewer cards than are still to be dealt")};
  if (s.phase == Phase::Draw && s.discard_size == 0) return Fault{"disc", fault_text("there is nothing to draw")};
  return std::nullopt;
}

Found choice_fault(const Rules& rules, const State& s) {
  if (!Duel::pending(rules, s).is_seat()) return std::nullopt;
  if (s.phase == Phase::Lay && rules.options.veiled_stone == VeiledStone::Inert) {
    return Fault{"phase", fault_text("veiled stones are not laid at this table")};
  }
  Tally tally;
  list_legal(rules, s, s.asked, tally);
  if (tally.empty()) return Fault{"phase", fault_text("there is nothing to decide at this point")};
  if (tally.size() > kMostActions)
    return Fault{field_of('A', s.active), fault_text("offers more casts than a match could")};
  return std::nullopt;
}

}  // namespace

std::optional<Fault> contradiction(const Rules& rules, const State& state) {
  if (Found fault = turn_fault(rules, state)) return fault;
  if (Found fault = board_fault(rules, state)) return fault;
  if (Found fault = secret_fault(rules, state)) return fault;
  if (Found fault = pile_fault(state)) return fault;
  for (const Seat seat : {kKnight, kMage}) {
    if (Found fault = area_fault(rules, state, seat)) return fault;
  }
  return choice_fault(rules, state);
}

}  // namespace spires::duel

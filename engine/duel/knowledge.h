// A log of what the players have seen, in order; KM-12.4 derives from it what each of them can know.
//
// It records the history of the discard pile and the looks: a card went there openly, or unseen, or the purple spell
// drew one (with the turn), or two secret cards were looked at and returned (with the turn). In a View, facts unknown
// to the observer are holes. The state line omits the log: every card that it has in the pile counts as unseen.
//
// Its length: two cards are burned and 36 - T stay in the slots to the end, if T cards are taken. A spell costs a taken
// card, which pays only once, so there are at most T spells; each adds at most two bytes. With T <= 24 (KM-4.1) that is
// 38 - T + 2T <= 62 bytes.
#pragma once

#include <cstdint>

#include "engine/duel/cards.h"
#include "engine/duel/ids.h"

namespace spires::duel {

// Whether two secret cards were exchanged (KM-9.12). Unknown: a hole.
enum class Exchange : std::uint8_t { Kept, Swapped, Unknown };

// A turn of the game, 0 to 23 (KM-4.1).
using TurnNumber = std::uint8_t;
constexpr TurnNumber turn_number(int round, int turn) { return static_cast<TurnNumber>(4 * (round - 1) + turn - 1); }
// KM-4.2: K M K M in odd rounds, M K M K in even ones.
constexpr Seat seat_of_turn(TurnNumber turn) { return (turn / 4 + turn % 4) % 2 == 0 ? kKnight : kMage; }

struct Known {
  enum class Kind : std::uint8_t { Open, Unseen, Draw, Look };
  Kind kind = Kind::Open;
  TurnNumber turn = 0;     // Draw, Look
  Card card = kNoCard;     // Open, Unseen, Draw
  Tower a = Tower::Track;  // Look: in the order of the notation
  Tower b = Tower::Track;
  Secret seen_a = kNoSecret;
  Secret seen_b = kNoSecret;
  Exchange exchange = Exchange::Kept;

  static constexpr Known open(Card card) { return {.kind = Kind::Open, .card = card}; }
  static constexpr Known unseen(Card card) { return {.kind = Kind::Unseen, .card = card}; }
  static constexpr Known draw(TurnNumber turn, Card card) { return {.kind = Kind::Draw, .turn = turn, .card = card}; }
  constexpr Seat seat() const { return seat_of_turn(turn); }
  constexpr bool operator==(const Known&) const = default;
};

// The ten pairs of coloured towers in the order of the notation (KM-9.10).
inline constexpr int kPairs = 10;
constexpr int pair_index(Tower a, Tower b) {
  const int i = colour_index(a);
  return i * kColoured - i * (i + 1) / 2 + colour_index(b) - i - 1;
}
struct TowerPair {
  Tower a;
  Tower b;
};
constexpr TowerPair pair_at(int pair) {
  int i = 0;
  for (int row = kColoured - 1; pair >= row; --row, ++i) pair -= row;
  return {coloured(i), coloured(i + 1 + pair)};
}

// Bytes: 000ccccc openly; 01cccccc unseen (32: a hole); 001ttttt cccccccc drawn; 1tttttll llllllll looked at, where the
// ten bits are 75 times the pair plus the cards seen: 0 to 2 an exchange without the cards, or 3 + 2 × (6a + b) +
// exchange.
class Knowledge {
 public:
  static constexpr int kRoom = 64;  // two more than needed: they round a State up to 256 bytes

  constexpr int size() const { return size_; }  // in bytes
  // Drops entries that do not fit. By the argument above this never happens in a match, only in a study position with
  // more cards than its turns could have brought.
  constexpr void push(const Known& known) {
    if (size_ + length_of(known.kind) > kRoom) return;
    put(size_, known);
    size_ = static_cast<std::uint8_t>(size_ + length_of(known.kind));
  }
  // REQUIRES: `at` is where an entry begins.
  constexpr Known read(int at) const {
    const unsigned first = bytes_[at];
    if ((first & 0x80U) != 0) return read_look(first, bytes_[at + 1]);
    if ((first & 0x40U) != 0) return Known::unseen(card_of(first & 0x3FU));
    if ((first & 0x20U) != 0) return Known::draw(static_cast<TurnNumber>(first & 31U), card_of(bytes_[at + 1]));
    return Known::open(Card(first & 31U));
  }
  // Rewrites an entry. REQUIRES: one of the same kind begins at `at`.
  constexpr void put(int at, const Known& known) {
    switch (known.kind) {
      case Known::Kind::Open: bytes_[at] = static_cast<std::uint8_t>(index(known.card)); return;
      case Known::Kind::Unseen: bytes_[at] = static_cast<std::uint8_t>(0x40U | byte_of(known.card)); return;
      case Known::Kind::Draw:
        bytes_[at] = static_cast<std::uint8_t>(0x20U | known.turn);
        bytes_[at + 1] = byte_of(known.card);
        return;
      case Known::Kind::Look: {
        const unsigned word = 0x8000U | static_cast<unsigned>(known.turn) << 10 | look_code(known);
        bytes_[at] = static_cast<std::uint8_t>(word >> 8);
        bytes_[at + 1] = static_cast<std::uint8_t>(word);
        return;
      }
    }
  }
  // Calls f(place, entry) for each entry, oldest first.
  template <class F>
  constexpr void for_each(F&& f) const {
    for (int at = 0; at < size_;) {
      const Known known = read(at);
      f(at, known);
      at += length_of(known.kind);
    }
  }
  // Does the same for the entries of one kind and skips the others unread.
  template <class F>
  constexpr void for_each(Known::Kind kind, F&& f) const {
    for (int at = 0; at < size_;) {
      const Known::Kind here = kind_at(at);
      if (here == kind) f(at, read(at));
      at += length_of(here);
    }
  }
  // Returns the start of the last entry if it is a look: nothing else is logged between a look and its return.
  constexpr int last_look() const { return size_ - 2; }
  // REQUIRES: a look has just been pushed. (A dropped look cannot be changed.)
  constexpr void set_last_exchange(Exchange exchange) {
    if (size_ < 2 || (bytes_[last_look()] & 0x80U) == 0) return;
    Known look = read(last_look());
    look.exchange = exchange;
    put(last_look(), look);
  }

  static constexpr int length_of(Known::Kind kind) {
    return kind == Known::Kind::Draw || kind == Known::Kind::Look ? 2 : 1;
  }
  constexpr bool operator==(const Knowledge&) const = default;

 private:
  constexpr Known::Kind kind_at(int at) const {
    const unsigned first = bytes_[at];
    if ((first & 0x80U) != 0) return Known::Kind::Look;
    if ((first & 0x40U) != 0) return Known::Kind::Unseen;
    return (first & 0x20U) != 0 ? Known::Kind::Draw : Known::Kind::Open;
  }
  static constexpr std::uint8_t byte_of(Card card) {
    return static_cast<std::uint8_t>(is_known(card) ? index(card) : kMostCardTypes);
  }
  static constexpr Card card_of(unsigned byte) { return byte < kMostCardTypes ? Card(byte) : kHiddenCard; }
  static constexpr unsigned look_code(const Known& look) {
    const auto exchange = static_cast<unsigned>(look.exchange);
    const auto pair = static_cast<unsigned>(pair_index(look.a, look.b));
    if (!is_known(look.seen_a)) return 75 * pair + exchange;
    const auto cards = static_cast<unsigned>(kSecretKinds * index(look.seen_a) + index(look.seen_b));
    return 75 * pair + 3 + 2 * cards + exchange;
  }
  static constexpr Known read_look(unsigned high, unsigned low) {
    const unsigned word = high << 8 | low;
    const unsigned code = (word & 1023U) % 75;
    const TowerPair pair = pair_at(static_cast<int>((word & 1023U) / 75));
    Known look{
        .kind = Known::Kind::Look, .turn = static_cast<TurnNumber>((word >> 10) & 31U), .a = pair.a, .b = pair.b};
    if (code < 3) {
      look.seen_a = look.seen_b = kHiddenSecret;
      look.exchange = Exchange(code);
    } else {
      look.seen_a = Secret((code - 3) / 2 / kSecretKinds);
      look.seen_b = Secret((code - 3) / 2 % kSecretKinds);
      look.exchange = Exchange((code - 3) % 2);
    }
    return look;
  }
  std::uint8_t size_ = 0;
  std::uint8_t bytes_[kRoom] = {};
};

}  // namespace spires::duel

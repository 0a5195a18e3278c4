#include <string>

#include "engine/duel/text.h"
#include "engine/duel/text_position.h"
#include "engine/duel/text_words.h"

namespace spires::duel {

namespace {

using Part = std::string_view;

// Reads the fields in order. Each reader returns false and sets `fault_` on an error.
class Reader {
 public:
  explicit Reader(const Rules& rules) : rules_(rules) {}

  Result<State> read(Part line) {
    s_ = State{};
    s_.box = kNoSecret;
    s_.held = kNoCard;
    s_.fourth = kNoSlot;
    s_.laying = Tower::Track;
    for (Card& card : s_.slot) card = kNoCard;
    for (Secret& secret : s_.secret) secret = kNoSecret;
    std::size_t next = 0;
    const std::vector<Part> parts = words::split(line, ' ');
    for (const Field& field : kFields) {
      fault_.field = field.name;
      if (next == parts.size()) return Fault{fault_.field, fault_text("is missing")};
      const Part part = parts[next++];
      const std::size_t equals = part.find('=');
      if (equals == Part::npos || part.substr(0, equals) != field.name) {
        return Fault{fault_.field, fault_text("is missing, or not at its place")};
      }
      if (!(this->*field.read)(part.substr(equals + 1))) return fault_;
    }
    if (next != parts.size()) return Fault{std::string(parts[next]), fault_text("is one field too many")};
    return s_;
  }

 private:
  struct Field {
    Part name;
    bool (Reader::*read)(Part);
  };
  static const Field kFields[21];

  template <class... Parts>
  bool fail(const Parts&... parts) {
    fault_.why = fault_text(parts...);
    return false;
  }
  bool fail_at(Part word, const char* why) { return fail('`', word, "` ", why); }

  bool round(Part text) { return small(text, 1, kRounds, s_.round); }
  bool turn(Part text) { return small(text, 1, 4, s_.turn); }
  bool swap(Part text) { return small(text, 0, 1, s_.swap_used); }
  bool small(Part text, int least, int most, std::uint8_t& out) {
    const std::optional<int> number = words::number(text, most);
    if (!number || *number < least) return fail("must be ", least, " to ", most);
    out = static_cast<std::uint8_t>(*number);
    return true;
  }
  bool active(Part text) {
    const std::optional<Seat> seat = words::seat(text);
    if (!seat) return fail("must be K or M");
    s_.active = *seat;
    return true;
  }
  bool phase(Part text) {
    for (int i = 0; i < kPhases; ++i) {
      if (text != words::kPhaseNames[Phase(i)]) continue;
      s_.phase = Phase(i);
      if (s_.phase == Phase::Ring && rules_.options.ring_mode != RingMode::Random) {
        return fail("RING is a phase only where ring_mode is random");
      }
      return true;
    }
    return fail_at(text, "is no phase");
  }
  bool own(Part text) {
    s_.asked = s_.active;
    if (s_.phase == Phase::End) return text == "-" || fail("must be - because the game is over");
    if (waits_for_chance(rules_, s_)) return text == "*" || fail("must be * because chance is due");
    const std::optional<Seat> seat = words::seat(text);
    if (!seat) return fail("must be K or M");
    s_.asked = *seat;
    return true;
  }
  // Keeps the text: slots in it need the ring, which follows from the rules or from the slots, which are read later.
  bool pend(Part text) {
    pend_ = text;
    const bool wanted =
        s_.phase == Phase::Secret || s_.phase == Phase::Deal || s_.phase == Phase::Place || s_.phase == Phase::Return;
    if (!wanted) return text == "-" || fail("must be - in this phase");
    if (s_.phase == Phase::Secret) {
      const std::optional<Tower> tower = words::tower(text);
      if (!tower || *tower == Tower::Track) return fail("must be a coloured tower");
      s_.laying = *tower;
    } else if (s_.phase == Phase::Place) {
      const std::optional<Card> card = words::card(text);
      if (!card || !rules_.is_stone(*card)) return fail("must be a stone card");
      s_.held = *card;
    } else if (s_.phase == Phase::Return) {
      const std::vector<Part> towers = words::split(text, ',');
      if (towers.size() != 2) return fail("must be two coloured towers in order");
      const std::optional<Tower> a = words::tower(towers[0]);
      const std::optional<Tower> b = words::tower(towers[1]);
      if (!a || !b || *a == Tower::Track || *a >= *b) return fail("must be two coloured towers in order");
      s_.look_a = *a;
      s_.look_b = *b;
    }
    return true;
  }
  bool knight(Part text) { return position(text, pos_[kKnight]); }
  bool mage(Part text) { return position(text, pos_[kMage]); }
  bool position(Part text, Tower& out) {
    if (s_.phase == Phase::Ring) return text == "-" || fail("must be - until the ring is laid");
    const std::optional<Tower> tower = words::tower(text);
    if (!tower) return fail_at(text, "is no tower");
    out = *tower;
    return true;
  }

  bool slots(Part text) {
    if (s_.phase == Phase::Ring) return text == "-" || fail("must be - until the ring is laid");
    const std::vector<Part> parts = words::split(text, ',');
    if (parts.size() != kSlots) return fail("must be six slots");
    std::vector<Part> towers;
    for (const Part part : parts) towers.push_back(part.substr(0, part.find('|')));
    const std::optional<Ring> ring = words::ring(towers);
    if (!ring) return fail("the slots must lie between the six towers, each once");
    const bool random = rules_.options.ring_mode == RingMode::Random;
    if (!random && !(*ring == rules_.ring)) return fail("the ring is not the one of this table");
    if (random && (*ring)[Place{0}] != Tower::Track) return fail("the first slot must follow TRK");
    evolving::lay_ring(s_, *ring);
    for (int i = 0; i < kSlots; ++i) {
      if (!slot(Slot(i), parts[static_cast<std::size_t>(i)])) return false;
    }
    for (const Seat seat : {kKnight, kMage}) s_.position[seat] = s_.place_of[pos_[seat]];
    return dealing();
  }
  bool slot(Slot slot, Part part) {
    const std::size_t colon = part.find(':');
    if (colon == Part::npos || part.substr(0, colon) != words::of(name_of(s_, slot))) {
      return fail_at(part, "is not the slot at this place");
    }
    Part card = part.substr(colon + 1);
    if (card == "-") return true;
    const bool down = card.size() > 2 && card.front() == '(' && card.back() == ')';
    if (down) card = card.substr(1, card.size() - 2);
    if (!one(card, s_.slot[slot])) return false;
    s_.filled = static_cast<std::uint8_t>(s_.filled | bit(slot));
    if (!down) s_.face_up = static_cast<std::uint8_t>(s_.face_up | bit(slot));
    return true;
  }
  bool dealing() {
    if (s_.phase != Phase::Deal) return true;
    fault_.field = "pend";
    const std::size_t mark = pend_.find('^');
    const std::optional<SlotName> next = words::slot(pend_.substr(0, mark));
    if (!next || !refusing::is_slot(s_, *next)) return fail("must be the slot that gets the next card");
    s_.dealing = slot_of(s_, *next);
    if (mark == Part::npos) return true;
    const std::optional<SlotName> fourth = words::slot(pend_.substr(mark + 1));
    const bool beside_nobody =
        fourth && refusing::is_slot(s_, *fourth) && (slots_beside_nobody(s_) & bit(slot_of(s_, *fourth))) != 0;
    const bool adjacent = distance(s_.position[kKnight], s_.position[kMage]) == 1;
    if (!beside_nobody || !adjacent || rules_.options.deal_adjacent == DealAdjacent::Three) {
      return fail("no such fourth slot can be face up here");
    }
    s_.fourth = slot_of(s_, *fourth);
    return true;
  }

  // Reads a card of this table's deck.
  bool one(Part text, Card& out) {
    const std::optional<Card> card = words::card(text);
    if (!card || rules_.card(*card).copies == 0) return fail_at(text, "is no card of this deck");
    out = *card;
    return true;
  }
  bool cards(Part text, CardSet& out) {
    if (text == "-") return true;
    int before = -1;
    for (const Part part : words::split(text, ',')) {
      const std::size_t colon = part.find(':');
      if (colon == Part::npos) return fail_at(part, "is not a card and a number");
      Card card{};
      if (!one(part.substr(0, colon), card)) return false;
      const std::optional<int> count = words::number(part.substr(colon + 1), kMostCopies);
      if (!count || *count == 0) return fail_at(part, "must have 1 to 15 copies");
      if (index(card) <= before) return fail("cards must be in order, each type once");
      before = index(card);
      for (int n = 0; n < *count; ++n) out.add(card);
    }
    return true;
  }
  bool row(Part text, Row& out) {
    if (text == "-") return true;
    for (const Part part : words::split(text, ',')) {
      Card card = kGap;
      if (part != "_" && !one(part, card)) return false;
      if (out.size() == Row::kRoom) return fail("a used row has at most 24 cards");
      out.add(card, End::Right);
    }
    return true;
  }
  bool draw(Part text) { return cards(text, s_.draw); }
  bool discard(Part text) { return cards(text, s_.discard); }
  bool knight_acquired(Part text) { return cards(text, s_.acquired[kKnight]); }
  bool mage_acquired(Part text) { return cards(text, s_.acquired[kMage]); }
  bool knight_used(Part text) { return row(text, s_.used[kKnight]); }
  bool mage_used(Part text) { return row(text, s_.used[kMage]); }
  bool knight_veiled(Part text) { return cards(text, s_.veiled[kKnight]); }
  bool mage_veiled(Part text) { return cards(text, s_.veiled[kMage]); }

  bool secret(Part text, Secret& out) {
    if (text == "-") return true;
    const std::optional<Secret> secret = words::secret(rules_, text);
    if (!secret) return fail_at(text, "is no secret card of this table");
    out = *secret;
    return true;
  }
  bool secrets(Part text) {
    const std::vector<Part> parts = words::split(text, ',');
    if (parts.size() != kColoured) return fail("must be the five coloured towers");
    for (int t = 0; t < kColoured; ++t) {
      const Part part = parts[static_cast<std::size_t>(t)];
      const std::size_t colon = part.find(':');
      if (colon == Part::npos || part.substr(0, colon) != words::of(coloured(t))) {
        return fail_at(part, "is not the tower at this place");
      }
      if (!secret(part.substr(colon + 1), s_.secret[t])) return false;
    }
    return true;
  }
  bool box(Part text) { return secret(text, s_.box); }
  bool guess(Part text) {
    if (text == "-") return true;
    const std::optional<Tower> tower = words::tower(text);
    if (!tower || *tower == Tower::Track) return fail("must be a coloured tower or -");
    s_.guess = *tower;
    return true;
  }

  const Rules& rules_;
  State s_{};
  Keyed<Seat, Tower, kPlayers> pos_{};
  Part pend_;
  Fault fault_;
};

const Reader::Field Reader::kFields[21] = {
    {"r", &Reader::round},
    {"t", &Reader::turn},
    {"act", &Reader::active},
    {"phase", &Reader::phase},
    {"own", &Reader::own},
    {"pend", &Reader::pend},
    {"posK", &Reader::knight},
    {"posM", &Reader::mage},
    {"swap", &Reader::swap},
    {"slots", &Reader::slots},
    {"draw", &Reader::draw},
    {"disc", &Reader::discard},
    {"AK", &Reader::knight_acquired},
    {"UK", &Reader::knight_used},
    {"VK", &Reader::knight_veiled},
    {"AM", &Reader::mage_acquired},
    {"UM", &Reader::mage_used},
    {"VM", &Reader::mage_veiled},
    {"sec", &Reader::secrets},
    {"box", &Reader::box},
    {"guess", &Reader::guess},
};

// The knowledge of players who have seen nothing: every card in the pile and every veiled card went there unseen; then
// the veiled cards were drawn, the knight's first, in some turn of their owners.
void make_knowledge(State& s) {
  const auto each = [](const CardSet& set, auto&& f) {
    for (int n = 0; n < set.size(); ++n) f(set.nth(n));
  };
  each(s.discard, [&](Card card) { s.known.push(Known::unseen(card)); });
  for (const CardSet& veiled : s.veiled) {
    each(veiled, [&](Card card) { s.known.push(Known::unseen(card)); });
  }
  each(s.veiled[kKnight], [&](Card card) { s.known.push(Known::draw(turn_number(1, 1), card)); });
  each(s.veiled[kMage], [&](Card card) { s.known.push(Known::draw(turn_number(1, 2), card)); });
  if (s.phase != Phase::Return) return;
  s.known.push({.kind = Known::Kind::Look,
                .turn = turn_number(s),
                .a = s.look_a,
                .b = s.look_b,
                .seen_a = s.secret[colour_index(s.look_a)],
                .seen_b = s.secret[colour_index(s.look_b)]});
}

void count_piles(State& s) {
  s.draw_size = static_cast<std::uint8_t>(s.draw.size());
  s.discard_size = static_cast<std::uint8_t>(s.discard.size());
  for (const Seat seat : {kKnight, kMage}) s.veiled_size[seat] = static_cast<std::uint8_t>(s.veiled[seat].size());
}

}  // namespace

Result<State> read_position(const Rules& rules, std::string_view line) { return Reader(rules).read(line); }

Result<State> Text::parse_state(const Rules& rules, std::string_view text) {
  Result<State> read = read_position(rules, text);
  State* state = std::get_if<State>(&read);
  if (state == nullptr) return read;
  count_piles(*state);
  if (std::optional<Fault> fault = contradiction(rules, *state)) return *fault;
  make_knowledge(*state);
  return *state;
}

}  // namespace spires::duel

#include <string>

#include "engine/towers/text_phase.h"
#include "engine/towers/text_position.h"
#include "engine/towers/text_words.h"

namespace spires::towers {

namespace {

constexpr int kFourBits = 15;

// Reads the fields in order and stops at the first fault.
class Reader {
 public:
  explicit Reader(const Rules& rules) : rules_(rules) {}

  Result<Position> read(std::string_view line);

 private:
  using Text = std::string_view;
  struct Field {
    Text name;
    bool (Reader::*read)(Text);
  };
  static const Field kFields[];

  template <class... Parts>
  bool fail(const Parts&... parts) {
    fault_.why = fault_text(parts...);
    return false;
  }
  bool fail_at(Text text, const char* why) { return fail('\'', text, "' ", why); }

  bool board(Text text);
  bool hands(Text text);
  bool potions(Text text);
  bool home(Text text);
  bool draw(Text text) { return pile(text, p_.draw); }
  bool discard(Text text) { return pile(text, p_.discard); }
  bool tiles(Text text);
  bool turn(Text text) { return seat(text, p_.turn); }
  bool act(Text text) { return number(text, 2, p_.act); }
  bool phase(Text text);
  bool decider(Text text);
  bool card(Text text);
  bool side(Text text);
  bool value(Text text);
  bool rerolls(Text text) { return number(text, 2, p_.rerolls); }
  bool piece(Text text) { return piece_of(text, p_.piece); }
  bool riders(Text text) { return text == "-" || rider_list(text, p_.riders); }
  bool slot(Text text);
  bool reserve(Text text);
  bool spell(Text text);
  bool same(Text text) { return piece_of(text, p_.same); }
  bool castings(Text text) { return number(text, 255, p_.castings); }
  bool exchanged(Text text) { return number(text, 1, p_.exchanged); }
  bool refused(Text text) { return number(text, 1, p_.refused); }
  bool to_draw(Text text) { return number(text, 2, p_.to_draw); }
  bool last(Text text) {
    int flag = 0;
    return number(text, 1, flag);
  }

  bool number(Text text, int most, int& out);
  bool seat(Text text, Seat& out);
  bool add_card(Text name, int copies, CardSet& cards);
  bool pile(Text text, CardSet& cards);
  bool piece_of(Text text, Piece& out);
  bool rider_list(Text text, RiderList& out);
  // Calls read(seat, text) for each seat in "A:… B:…".
  template <class F>
  bool by_seat(Text text, F&& read);
  // Calls read(seat, kind) for each entry of "A:MW,C:HT".
  template <class F>
  bool kinds_by_seat(Text text, F&& read);

  const Rules& rules_;
  Position p_;
  Fault fault_;
  Keyed<Card, int, kCardKinds> seen_{};  // copies met so far in hands and piles
};

constexpr Reader::Field Reader::kFields[] = {
    {"board", &Reader::board},     {"hands", &Reader::hands},     {"potions", &Reader::potions},
    {"home", &Reader::home},       {"draw", &Reader::draw},       {"discard", &Reader::discard},
    {"tiles", &Reader::tiles},     {"turn", &Reader::turn},       {"act", &Reader::act},
    {"phase", &Reader::phase},     {"seat", &Reader::decider},    {"card", &Reader::card},
    {"side", &Reader::side},       {"val", &Reader::value},       {"rr", &Reader::rerolls},
    {"piece", &Reader::piece},     {"riders", &Reader::riders},   {"slot", &Reader::slot},
    {"reserve", &Reader::reserve}, {"spell", &Reader::spell},     {"same", &Reader::same},
    {"casts", &Reader::castings},  {"asked", &Reader::exchanged}, {"refused", &Reader::refused},
    {"todo", &Reader::to_draw},    {"last", &Reader::last},
};

Result<Position> Reader::read(Text line) {
  const std::vector<Text> parts = words::split(line, ';');
  std::size_t next = 0;
  for (const Field& field : kFields) {
    fault_.field = field.name;
    if (next == parts.size()) return Fault{fault_.field, fault_text("is missing")};
    const Text part = parts[next++];
    const std::size_t equals = part.find('=');
    if (part.substr(0, equals) != field.name || equals == Text::npos) {
      return Fault{fault_.field, fault_text("is missing, or not in its place")};
    }
    if (!(this->*field.read)(part.substr(equals + 1))) return fault_;
  }
  if (next != parts.size()) return Fault{"line", fault_text("goes on after its last field")};
  return p_;
}

bool Reader::number(Text text, int most, int& out) {
  const std::optional<int> value = words::number(text, most);
  if (!value) return fail("must be a number from 0 to ", most);
  out = *value;
  return true;
}

bool Reader::seat(Text text, Seat& out) {
  const std::optional<Seat> seat = words::seat(text);
  if (!seat || spires::index(*seat) >= rules_.players) return fail_at(text, "is no seat at this table");
  out = *seat;
  return true;
}

template <class F>
bool Reader::by_seat(Text text, F&& read) {
  const std::vector<Text> parts = words::split(text, ' ');
  if (static_cast<int>(parts.size()) != rules_.players) return fail("must name every seat once");
  for (int i = 0; i < rules_.players; ++i) {
    const Text part = parts[static_cast<std::size_t>(i)];
    if (part.size() < 3 || part[0] != words::letter(seat_at(i)) || part[1] != ':') {
      return fail_at(part, "is not what belongs to the seat in its place");
    }
    if (!read(seat_at(i), part.substr(2))) return false;
  }
  return true;
}

bool Reader::board(Text text) {
  const std::optional<std::string> why = read_board(rules_, text, p_);
  return !why || fail(*why);
}

bool Reader::add_card(Text name, int copies, CardSet& cards) {
  const std::optional<Card> card = words::card(name);
  if (!card) return fail_at(name, "is no card");
  seen_[*card] += copies;
  if (seen_[*card] > row(*card).copies) return fail_at(name, "is there more often than in the box");
  for (int i = 0; i < copies; ++i) cards.add(*card);
  return true;
}

bool Reader::hands(Text text) {
  return by_seat(text, [this](Seat seat, Text cards) {
    if (cards == "-") return true;
    for (const Text name : words::split(cards, ',')) {
      if (!add_card(name, 1, p_.hand[seat])) return false;
    }
    return true;
  });
}

bool Reader::potions(Text text) {
  return by_seat(text, [this](Seat seat, Text counts) {
    const std::vector<Text> parts = words::split(counts, '/');
    if (parts.size() != 3) return fail("potions are written empty/full/spent");
    int empty = 0;
    int full = 0;
    int spent = 0;
    if (!number(parts[0], kFourBits, empty) || !number(parts[1], kFourBits, full)) return false;
    if (!number(parts[2], kFourBits, spent)) return false;
    p_.stock[seat].empty = static_cast<unsigned>(empty) & 15U;
    p_.stock[seat].full = static_cast<unsigned>(full) & 15U;
    p_.stock[seat].spent = static_cast<unsigned>(spent) & 15U;
    return true;
  });
}

bool Reader::home(Text text) {
  return by_seat(text, [this](Seat seat, Text count) {
    int home = 0;
    if (!number(count, kFourBits, home)) return false;
    p_.stock[seat].home = static_cast<unsigned>(home) & 15U;
    if (p_.wizards[seat] + home > kMostWizards) return fail("more wizards than a count can hold");
    return true;
  });
}

bool Reader::pile(Text text, CardSet& cards) {
  if (text == "-") return true;
  std::optional<Card> before;
  for (const Text part : words::split(text, ',')) {
    const std::size_t colon = part.find(':');
    if (colon == Text::npos) return fail_at(part, "is not a card and how often");
    int copies = 0;
    if (!number(part.substr(colon + 1), kAllCards, copies)) return false;
    if (copies == 0) return fail_at(part, "is none at all");
    if (!add_card(part.substr(0, colon), copies, cards)) return false;
    const std::optional<Card> card = words::card(part.substr(0, colon));
    if (before && *card <= *before) return fail("cards must be in order, each kind once");
    before = card;
  }
  return true;
}

bool Reader::tiles(Text text) {
  if (text == "-") return true;
  const std::optional<SpellSet> tiles = words::spells(text);
  if (!tiles) return fail("must be spells in order, each once");
  p_.tiles = *tiles;
  return true;
}

bool Reader::phase(Text text) {
  const std::size_t plus = text.find('+');
  const Text inside = plus == Text::npos ? Text{} : text.substr(plus);
  for (int i = 0; i < kPhases; ++i) {
    if (text.substr(0, plus) != kPhaseRows[Phase(i)].name) continue;
    for (int j = 0; j < kInners; ++j) {
      if (inside != kInnerNames[Inner(j)] || (kPhaseRows[Phase(i)].inner & inner_bit(Inner(j))) == 0) continue;
      p_.phase = Phase(i);
      p_.inner = Inner(j);
      return true;
    }
  }
  return fail_at(text, "is no phase");
}

bool Reader::decider(Text text) {
  p_.asked = p_.turn;
  if (is_chance_point(p_.phase, p_.inner)) return text == "?" || fail("must be ? because chance is due");
  if (kPhaseRows[p_.phase].decider == Decider::Nobody) return text == "-" || fail("must be - because the game is over");
  return seat(text, p_.asked);
}

bool Reader::card(Text text) {
  if (text == "-") return true;
  const std::optional<Card> card = words::card(text);
  if (!card) return fail_at(text, "is no card");
  p_.card = *card;
  return true;
}

bool Reader::side(Text text) {
  if (text == "-") return true;
  const std::optional<Side> side = words::side(text);
  if (!side) return fail("must be tower, wizard or -");
  p_.side = *side;
  return true;
}

bool Reader::value(Text text) {
  if (text == "-") return true;
  if (!number(text, 6, p_.value)) return false;
  return p_.value != 0 || fail("must be 1 to 6, or -");
}

bool Reader::piece_of(Text text, Piece& out) {
  if (text == "-") return true;
  std::optional<Piece> piece = words::wizard(text);
  if (!piece) piece = words::block(text);
  if (!piece) return fail_at(text, "is no piece");
  if (piece->side == Side::Wizard && spires::index(piece->owner()) >= rules_.players) {
    return fail_at(text, "belongs to no seat of this table");
  }
  out = *piece;
  return true;
}

bool Reader::rider_list(Text text, RiderList& out) {
  // WT-6.4: the mover and its riders share a surface.
  if (text.empty() || text.size() >= kSurfaceLimit) return fail("must be one to five riders");
  for (std::size_t i = 0; i < text.size(); ++i) {
    Seat rider{};
    if (!seat(text.substr(i, 1), rider)) return false;
    out.push_back(rider);
  }
  return true;
}

template <class F>
bool Reader::kinds_by_seat(Text text, F&& read) {
  if (text == "-") return true;
  int next = 0;
  for (const Text part : words::split(text, ',')) {
    const std::size_t colon = part.find(':');
    if (colon == Text::npos) return fail_at(part, "is not a seat and a spell");
    Seat who{};
    if (!seat(part.substr(0, colon), who)) return false;
    const std::optional<Spell> kind = words::spell(part.substr(colon + 1));
    if (!kind) return fail_at(part.substr(colon + 1), "is no spell");
    if (spires::index(who) < next) return fail("seats must be in order, each once");
    next = spires::index(who) + 1;
    if (!read(who, *kind)) return false;
  }
  return true;
}

bool Reader::slot(Text text) {
  return kinds_by_seat(text, [this](Seat who, Spell kind) {
    p_.slots.take(who, kind);
    return true;
  });
}

bool Reader::reserve(Text text) {
  return kinds_by_seat(text, [this](Seat who, Spell kind) {
    if (!p_.slots.taken(who) || p_.slots.kind(who) != kind) return fail("a reservation must be in slot too");
    p_.slots.reserve(who, kind);
    return true;
  });
}

bool Reader::spell(Text text) {
  if (text == "-") return true;
  const std::size_t colon = text.find(':');
  if (colon == Text::npos) return fail("must be a seat and its casting");
  if (!seat(text.substr(0, colon), p_.spell.caster)) return false;
  Text casting = text.substr(colon + 1);
  const std::size_t blank = casting.find(' ');
  const std::optional<Spell> kind = words::spell(casting.substr(0, blank));
  if (!kind || spells_at(Moment::Ride).has(*kind))
    return fail_at(casting.substr(0, blank), "is no spell that can be under way");
  p_.spell.spell = *kind;
  casting = blank == Text::npos ? Text{} : casting.substr(blank);
  const TargetShape shape = row(*kind).target;
  if (shape == TargetShape::Nothing) return casting.empty() || fail("this spell has no target");
  if (casting.empty()) return fail("the target is missing");
  const bool moves_wizard = spells_with(Effect::MoveWizard).has(*kind);
  if (const std::size_t plus = casting.find('+'); moves_wizard && plus != Text::npos) {
    if (!rider_list(casting.substr(plus + 1), p_.spell_riders)) return false;
    casting = casting.substr(0, plus);
  }
  const std::optional<words::Target> target = words::read_target(shape, casting);
  const bool named = shape != TargetShape::Wizard || (target && target->b < rules_.players);
  if (!target || !named) return fail_at(casting.substr(1), "is no target of this spell");
  p_.spell.a = static_cast<std::uint8_t>(target->a);
  p_.spell.b = static_cast<std::uint8_t>(target->b);
  return true;
}

}  // namespace

Result<Position> read_position(const Rules& rules, std::string_view line) { return Reader(rules).read(line); }

}  // namespace spires::towers

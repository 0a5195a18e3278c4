#include "engine/towers/ending.h"
#include "engine/towers/evolve.h"
#include "engine/towers/text.h"
#include "engine/towers/text_phase.h"
#include "engine/towers/text_position.h"
#include "engine/towers/text_words.h"

namespace spires::towers {

namespace {

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

void field(std::string& line, std::string_view name, const std::string& value) {
  if (!line.empty()) line += ';';
  line += name;
  line += '=';
  line += value;
}

void field(std::string& line, std::string_view name, int value) { field(line, name, std::to_string(value)); }

// WT-18: the holes of a line. A state line has none, a view line has some.
class Holes {
 public:
  Holes() = default;
  Holes(const Rules& rules, const View& view)
      : view_(&view), forgets_(view.memory != Memory::Open), discard_(forgets_ && !rules.options.open_discard) {}

  bool hand(Seat seat) const { return view_ != nullptr && !view_->observer.is(seat); }
  bool draw() const { return view_ != nullptr; }
  bool discard() const { return discard_; }
  // a view has the offered card only if its observer is one of the partners.
  bool offer(const State& s) const { return s.phase == Phase::Offered && s.card == kNoCard; }
  // WT-18.3: a view does not even show whether a covered surface has wizards.
  bool wizards(const State& s, Surface surface) const {
    return forgets_ && is_covered(s, surface) && !viewing::is_shown(s, surface);
  }

 private:
  const View* view_ = nullptr;
  bool forgets_ = false;
  bool discard_ = false;
};

std::string sized(int size) { return '#' + std::to_string(size); }

std::string on_surface(const State& s, Surface surface, const Holes& holes) {
  if (holes.wizards(s, surface)) return "(?)";
  const Wizards wizards = s.on[surface];
  return wizards.any() ? '(' + words::of(wizards) + ')' : std::string();
}

std::string stack(const State& s, Space space, const Holes& holes) {
  std::string out = on_surface(s, ground_of(space), holes);
  for (int level = 1; level <= height(s, space); ++level) {
    const Surface roof = level == height(s, space) ? s.top[space] : surface_under(s, space, level + 1);
    out += has_shield(index(roof)) ? 'S' : 'P';
    out += on_surface(s, roof, holes);
  }
  if (s.castle == space) out += 'K';
  return out;
}

std::string board(const State& s, const Holes& holes) {
  std::string out;
  for (int i = 0; i < kSpaces; ++i) {
    const std::string here = stack(s, space_at(i), holes);
    if (here.empty()) continue;
    if (!out.empty()) out += ' ';
    out += std::to_string(i) + ':' + here;
  }
  return out;
}

std::string hand(CardSet cards) {
  std::string out;
  cards.for_each_kind([&](Card card) {
    for (int n = cards.count(card); n > 0; --n) out += (out.empty() ? "" : ",") + words::of(card);
  });
  return or_dash(out);
}

// WT-18.6: for a pile that may not be searched, writes the size and, if it is known, the top card.
std::string closed_discard(const State& s) {
  return sized(s.discard_size) + (s.discard_top == kNoCard ? "" : ':' + words::of(s.discard_top));
}

std::string pile(CardSet cards) {
  std::string out;
  cards.for_each_kind(
      [&](Card card) { out += (out.empty() ? "" : ",") + words::of(card) + ':' + std::to_string(cards.count(card)); });
  return or_dash(out);
}

// "A:… B:…" for all seats.
template <class F>
std::string by_seat(const Rules& rules, F&& text) {
  std::string out;
  for (int i = 0; i < rules.players; ++i) {
    if (i > 0) out += ' ';
    out += words::letter(seat_at(i));
    out += ':' + text(seat_at(i));
  }
  return out;
}

std::string letters(const RiderList& riders) {
  std::string out;
  for (int i = 0; i < riders.size(); ++i) out += words::letter(riders[i]);
  return out;
}

enum class Which { Taken, Reserved };
std::string slots(const Slots& slots, Which which) {
  std::string out;
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = seat_at(i);
    if (!(which == Which::Taken ? slots.taken(seat) : slots.reserved(seat))) continue;
    if (!out.empty()) out += ',';
    out += words::letter(seat);
    out += ':' + words::of(slots.kind(seat));
  }
  return or_dash(out);
}

std::string spell(const State& s) {
  if (s.spell.spell == Spell::None) return "-";
  std::string out = std::string(1, words::letter(s.spell.caster)) + ':' + words::of(s.spell.spell);
  out += words::target(row(s.spell.spell).target, s.spell.a, s.spell.b);
  if (!s.spell_riders.empty()) out += '+' + letters(s.spell_riders);
  return out;
}

std::string decider(const State& s) {
  if (is_chance_point(s.phase, s.inner)) return "?";
  return kPhaseRows[s.phase].decider == Decider::Nobody ? "-" : Text::seat(s.asked);
}

std::string potions(const Stock& stock) {
  return std::to_string(stock.empty) + '/' + std::to_string(stock.full) + '/' + std::to_string(stock.spent);
}

std::string line_of(const Rules& rules, const State& s, const Holes& holes) {
  const auto cards = [&](Seat seat) { return holes.hand(seat) ? sized(s.hand_size[seat]) : hand(s.hand[seat]); };
  std::string line;
  field(line, "board", board(s, holes));
  field(line, "hands", by_seat(rules, cards));
  field(line, "potions", by_seat(rules, [&](Seat seat) { return potions(s.stock[seat]); }));
  field(line, "home", by_seat(rules, [&](Seat seat) { return std::to_string(s.stock[seat].home); }));
  field(line, "draw", holes.draw() ? sized(s.draw_size) : pile(s.draw));
  field(line, "discard", holes.discard() ? closed_discard(s) : pile(s.discard));
  field(line, "tiles", or_dash(words::of(s.tiles)));
  field(line, "turn", Text::seat(s.turn));
  field(line, "act", s.act);
  field(line, "phase", Text::phase(s));
  field(line, "seat", decider(s));
  field(line, "card", holes.offer(s) ? "?" : words::of(s.card));
  field(line, "side", words::of(s.side));
  field(line, "val", s.value == 0 ? "-" : std::to_string(s.value));
  field(line, "rr", s.rerolls);
  field(line, "piece", words::of(s.piece));
  field(line, "riders", or_dash(letters(s.riders)));
  field(line, "slot", slots(s.slots, Which::Taken));
  field(line, "reserve", slots(s.slots, Which::Reserved));
  field(line, "spell", spell(s));
  field(line, "same", words::of(s.inner == Inner::Repeat ? s.same : Piece::none()));
  field(line, "casts", s.castings);
  field(line, "asked", s.exchanged);
  field(line, "refused", s.refused);
  field(line, "todo", s.to_draw);
  const bool last = !rules.variant.alone && anybody_has_goal(rules, s);  // WT-12.2
  field(line, "last", last ? 1 : 0);
  return line;
}

// Numbers the towers in the order of reading: even with a shield, odd without.
class TowerNumbers {
 public:
  int next(bool shield) {
    int& number = shield ? shield_ : plain_;
    number += 2;
    return number - 2;
  }

 private:
  int shield_ = 0;
  int plain_ = 1;
};

// Builds a State from what was read, with everything that follows from it. REQUIRES: read_position made `p`.
State set_up(const Rules& rules, const Position& p) {
  State s{};
  s.castle = p.castle;
  TowerNumbers numbers;
  for (int i = 0; i < kSpaces; ++i) {
    const Space space = space_at(i);
    s.top[space] = ground_of(space);
    s.on[ground_of(space)] = p.board[space].ground;
    int level = 0;
    for (const Stack::Tower& tower : p.board[space].towers) {
      const int number = numbers.next(tower.shield);
      s.tower[number] = Place::at(space, ++level);
      s.on[roof_of(number)] = tower.roof;
      s.top[space] = roof_of(number);
    }
    evolving::refresh(s, space);
  }
  for (int i = 0; i < rules.players; ++i) {
    s.hand[seat_at(i)] = p.hand[seat_at(i)];
    s.hand_size[seat_at(i)] = static_cast<std::uint8_t>(p.hand[seat_at(i)].size());
    s.stock[seat_at(i)] = p.stock[seat_at(i)];
    s.out.add(seat_at(i), p.wizards[seat_at(i)]);
  }
  s.draw = p.draw;
  s.draw_size = static_cast<std::uint8_t>(p.draw.size());
  s.discard = p.discard;
  s.discard_size = static_cast<std::uint8_t>(p.discard.size());
  const bool played = p.card != kNoCard && p.phase != Phase::Offered;
  s.discard_top = played && p.discard.has(p.card) ? p.card : kNoCard;  // WT-4.3
  s.tiles = p.tiles;
  s.turn = p.turn;
  s.act = static_cast<std::uint8_t>(p.act);
  s.phase = p.phase;
  s.inner = p.inner;
  s.asked = p.asked;
  s.card = p.card;
  s.side = p.side;
  s.value = static_cast<std::uint8_t>(p.value);
  s.rerolls = static_cast<unsigned>(p.rerolls) & 15U;
  s.piece = p.piece;
  s.riders = p.riders;
  s.slots = p.slots;
  s.spell = p.spell;
  s.spell_riders = p.spell_riders;
  s.same = p.same;
  s.castings = static_cast<std::uint8_t>(p.castings);
  s.exchanged = static_cast<unsigned>(p.exchanged) & 1U;
  s.refused = static_cast<unsigned>(p.refused) & 1U;
  s.to_draw = static_cast<unsigned>(p.to_draw) & 3U;
  return s;
}

}  // namespace

Result<State> Text::parse_state(const Rules& rules, std::string_view text) {
  const Result<Position> read = read_position(rules, text);
  if (const Fault* fault = std::get_if<Fault>(&read)) return *fault;
  const State state = set_up(rules, *std::get_if<Position>(&read));
  if (std::optional<Fault> fault = contradiction(rules, state)) return *fault;
  // In a match a card that moves nothing fizzles before this point, and a step is skipped. Study positions may be stuck
  // here, so that a reader can ask why nothing is possible.
  const bool may_be_stuck = state.inner == Inner::None && (state.phase == Phase::Piece || state.phase == Phase::Step);
  if (const Pending pending = Towers::pending(rules, state); pending.is_seat() && !may_be_stuck) {
    Actions actions;
    Towers::legal(rules, state, pending.seat(), actions);
    if (actions.empty()) return Fault{"phase", fault_text("there is nothing to decide at this point")};
  }
  return state;
}

std::vector<std::string> Text::seen(const Rules&, const State& state) {
  if (state.discard_top == kNoCard) return {};
  return {"top " + words::of(state.discard_top)};
}

std::optional<Fault> Text::parse_seen(const Rules&, const std::vector<std::string>& seen, State& state) {
  for (const std::string& text : seen) {
    const std::optional<Card> card =
        text.starts_with("top ") ? words::card(std::string_view(text).substr(4)) : std::nullopt;
    if (!card || !state.discard.has(*card) || seen.size() > 1) {
      return Fault{"seen", fault_text('`', text, "` is not the top card of the discard pile")};
    }
    state.discard_top = *card;
  }
  return std::nullopt;
}

Settings Text::ending(const Rules& rules, const State& state) {
  const Outcome outcome = outcome_of(rules, state);
  Setting winners{"winners", "", Setting::Kind::List};
  for (int i = 0; i < outcome.players; ++i) {
    if (outcome.won(seat_at(i))) winners.value += (winners.value.empty() ? "" : ",") + seat(seat_at(i));
  }
  Settings ending{winners};
  for (int i = 0; i < outcome.players; ++i) {
    const Seat who = seat_at(i);
    ending.push_back({"places." + seat(who), std::to_string(outcome.place[who]), Setting::Kind::Number});
  }
  // a game without an end was stopped.
  const EndReason reason = outcome.reason == EndReason::None ? EndReason::Cap : outcome.reason;
  ending.push_back({"reason", std::string(reason_text(reason)), Setting::Kind::Word});
  return ending;
}

std::string Text::phase(const State& state) {
  return std::string(kPhaseRows[state.phase].name) + std::string(kInnerNames[state.inner]);
}

std::string Text::state(const Rules& rules, const State& state) { return line_of(rules, state, Holes()); }

std::string Text::view(const Rules& rules, const View& view) { return line_of(rules, view.state, Holes(rules, view)); }

}  // namespace spires::towers

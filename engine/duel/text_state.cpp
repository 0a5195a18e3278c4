#include "engine/duel/text.h"
#include "engine/duel/text_words.h"

namespace spires::duel {

namespace {

// How to write the piles: completely, or as far as the observer of a view may know.
struct Piles {
  bool whole;
  bool discard;
  Keyed<Seat, bool, kPlayers> veiled;
};

void field(std::string& line, std::string_view name, const std::string& value) {
  if (!line.empty()) line += ' ';
  line += name;
  line += '=';
  line += value;
}

std::string sized(int size) { return '#' + std::to_string(size); }

std::string pend(const State& s) {
  switch (s.phase) {
    case Phase::Secret: return words::of(s.laying);
    case Phase::Deal: {
      const std::string next = words::of(name_of(s, s.dealing));
      return s.fourth == kNoSlot ? next : next + '^' + words::of(name_of(s, s.fourth));
    }
    case Phase::Place: return words::of(s.held);
    case Phase::Return: return words::of(s.look_a) + ',' + words::of(s.look_b);
    case Phase::Ring:
    case Phase::Box:
    case Phase::Burn:
    case Phase::Up:
    case Phase::Move:
    case Phase::Take:
    case Phase::Spell:
    case Phase::Look:
    case Phase::Push:
    case Phase::Discard:
    case Phase::Draw:
    case Phase::Guess:
    case Phase::Lay:
    case Phase::End: break;
  }
  return "-";
}

std::string owner(const Rules& rules, const State& s) {
  const Pending pending = Duel::pending(rules, s);
  if (pending.is_over()) return "-";
  return pending.is_chance() ? "*" : Text::seat(pending.seat());
}

std::string slots(const State& s) {
  if (s.phase == Phase::Ring) return "-";
  std::string out;
  for (int i = 0; i < kSlots; ++i) {
    const Slot slot = Slot(i);
    if (i > 0) out += ',';
    out += words::of(name_of(s, slot)) + ':';
    const std::string card = words::of(s.slot[slot]);
    out += (s.filled & ~s.face_up & bit(slot)) != 0 ? '(' + card + ')' : card;
  }
  return out;
}

std::string row(const Row& row) {
  std::string out;
  for (const Card card : row) out += (out.empty() ? "" : ",") + words::of(card);
  return out.empty() ? "-" : out;
}

std::string secrets(const Rules& rules, const State& s) {
  std::string out;
  for (int t = 0; t < kColoured; ++t) {
    if (t > 0) out += ',';
    out += words::of(coloured(t)) + ':' + words::of(rules, s.secret[t]);
  }
  return out;
}

std::string line_of(const Rules& rules, const State& s, const Piles& piles) {
  const bool placed = s.phase != Phase::Ring;
  std::string line;
  field(line, "r", std::to_string(s.round));
  field(line, "t", std::to_string(s.turn));
  field(line, "act", Text::seat(s.active));
  field(line, "phase", Text::phase(s));
  field(line, "own", owner(rules, s));
  field(line, "pend", pend(s));
  field(line, "posK", placed ? words::of(tower_of(s, kKnight)) : "-");
  field(line, "posM", placed ? words::of(tower_of(s, kMage)) : "-");
  field(line, "swap", s.swap_used != 0 ? "1" : "0");
  field(line, "slots", slots(s));
  field(line, "draw", piles.whole ? words::of(s.draw) : sized(s.draw_size));
  field(line, "disc", piles.discard ? words::of(s.discard) : sized(s.discard_size));
  for (const Seat seat : {kKnight, kMage}) {
    const std::string who = Text::seat(seat);
    field(line, "A" + who, words::of(s.acquired[seat]));
    field(line, "U" + who, row(s.used[seat]));
    field(line, "V" + who, piles.veiled[seat] ? words::of(s.veiled[seat]) : sized(s.veiled_size[seat]));
  }
  field(line, "sec", secrets(rules, s));
  field(line, "box", words::of(rules, s.box));
  field(line, "guess", s.guess == Tower::Track ? "-" : words::of(s.guess));
  return line;
}

}  // namespace

std::string Text::phase(const State& state) { return std::string(words::kPhaseNames[state.phase]); }

std::string Text::state(const Rules& rules, const State& state) {
  return line_of(rules, state, {true, true, {{true, true}}});
}

std::string Text::view(const Rules& rules, const View& view) {
  const bool unveiled = view.state.guess != Tower::Track;
  const auto shown = [&](Seat seat) { return unveiled || view.observer.is(seat); };
  return line_of(rules, view.state, {false, rules.options.discard_inspect, {{shown(kKnight), shown(kMage)}}});
}

}  // namespace spires::duel

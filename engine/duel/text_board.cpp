#include <algorithm>

#include "engine/duel/belief.h"
#include "engine/duel/text.h"
#include "engine/duel/text_words.h"

namespace spires::duel {

namespace {

constexpr std::size_t kTowerCell = 11;
constexpr std::size_t kSlotCell = 8;

std::string centred(const std::string& text, std::size_t width) {
  const std::size_t room = width > text.size() ? width - text.size() : 0;
  return std::string(room / 2, ' ') + text + std::string(room - room / 2, ' ');
}

std::string padded(std::string text, std::size_t width) {
  text.append(std::max(width, text.size() + 1) - text.size(), ' ');
  return text;
}

std::string cards(const CardSet& set) {
  std::string out;
  for (int n = 0; n < set.size(); ++n) out += (out.empty() ? "" : " ") + words::of(set.nth(n));
  return out.empty() ? "-" : out;
}

std::string shown(const Row& row) {
  std::string out;
  for (const Card card : row) out += (out.empty() ? "" : " ") + words::of(card);
  return out.empty() ? "-" : out;
}

std::string cost(const TowerRow& tower) {
  std::string out;
  for (int i = 0; i < tower.cost_size; ++i) {
    if (!out.empty()) out += '+';
    out += tower.cost[i] == Cost::Anything ? "*"
                                           : std::string(words::kSymbolCodes[Symbol(static_cast<int>(tower.cost[i]))]);
  }
  return out;
}

std::string_view spell_words(Spell spell) {
  switch (spell) {
    case Spell::ForceDiscard: return "the opponent discards";
    case Spell::PushDown: return "push an opponent's card down";
    case Spell::Salvage: return "draw from the discard pile";
    case Spell::PeekSwap: return "look at two secret cards";
    case Spell::Any: return "the spell of the * card";
  }
  return {};
}

class Drawing {
 public:
  Drawing(const Rules& rules, const View& view) : rules_(rules), s_(view.state) {}

  std::string draw() {
    if (s_.phase == Phase::Ring) {
      out_ += "\n The towers are not laid out yet.\n\n";
    } else {
      ring();
    }
    point();
    areas();
    towers();
    looks();
    return out_;
  }

 private:
  void line(std::string text) {
    while (!text.empty() && text.back() == ' ') text.pop_back();
    out_ += text + '\n';
  }

  std::string tower(int place) const { return centred('[' + words::of(s_.ring[Place(place)]) + ']', kTowerCell); }
  std::string standing(int place) const {
    for (const Seat seat : {kKnight, kMage}) {
      if (s_.position[seat] == Place(place)) return centred(seat == kKnight ? "Knight" : "Mage", kTowerCell);
    }
    return centred("", kTowerCell);
  }
  std::string slot(int i) const {
    const Slot slot = Slot(i);
    if ((s_.filled & bit(slot)) == 0) return centred(".", kSlotCell);
    const std::string card = words::of(s_.slot[slot]);
    return centred((s_.face_up & bit(slot)) != 0 ? card : '(' + card + ')', kSlotCell);
  }

  // Places 0, 1, 2 above and 5, 4, 3 below, so that the ring reads clockwise.
  void ring() {
    const std::string between(kSlotCell, ' ');
    line(' ' + standing(0) + between + standing(1) + between + standing(2));
    line(' ' + tower(0) + slot(0) + tower(1) + slot(1) + tower(2));
    line(' ' + centred(slot(5), kTowerCell) + between + std::string(kTowerCell, ' ') + between +
         centred(slot(2), kTowerCell));
    line(' ' + tower(5) + slot(4) + tower(4) + slot(3) + tower(3));
    line(' ' + standing(5) + between + standing(4) + between + standing(3));
    out_ += '\n';
  }

  void point() {
    out_ += " Round " + std::to_string(s_.round) + ", turn " + std::to_string(s_.turn) + " (" + Text::seat(s_.active) +
            "), " + Text::phase(s_);
    if (s_.held != kNoCard) out_ += ", stone " + words::of(s_.held);
    if (s_.look_a != Tower::Track) out_ += ", looking under " + words::of(s_.look_a) + " and " + words::of(s_.look_b);
    const Pending pending = Duel::pending(rules_, s_);
    if (pending.is_seat()) out_ += ": " + Text::seat(pending.seat()) + " decides";
    out_ += "\n Draw " + std::to_string(s_.draw_size) + ", discard " + std::to_string(s_.discard_size);
    if (rules_.options.discard_inspect && !s_.discard.empty()) out_ += " (" + cards(s_.discard) + ')';
    out_ += s_.swap_used != 0 ? ", swap used\n\n" : ", swap unused\n\n";
  }

  void areas() {
    for (const Seat seat : {kKnight, kMage}) {
      out_ += seat == s_.active ? " >" : "  ";
      out_ += Text::seat(seat) + "  acquired  " + cards(s_.acquired[seat]) + "\n     used      " +
              shown(s_.used[seat]) + '\n';
      if (s_.veiled_size[seat] == 0) continue;
      const bool known = !s_.veiled[seat].empty();
      out_ += "     veiled    " + (known ? cards(s_.veiled[seat]) : std::to_string(s_.veiled_size[seat])) + '\n';
    }
    out_ += '\n';
  }

  void towers() {
    for (int t = 0; t < kColoured; ++t) {
      const TowerRow& row = rules_.data.towers[t];
      std::string text = ' ' + words::of(coloured(t)) + "  " +
                         std::string(words::kSymbolCodes[Symbol(static_cast<int>(row.ingredient))]) + ' ' +
                         std::to_string(row.value) + "  ";
      text = padded(text + "costs " + cost(row) + ',', 23) + std::string(spell_words(row.spell));
      text = padded(text, 52) + words::of(rules_, s_.secret[t]);
      if (s_.guess == coloured(t)) text += "  guessed";
      line(text);
    }
    if (is_known(s_.box)) out_ += " In the box: " + words::of(rules_, s_.box) + '\n';
  }

  // Writes the cards that the observer has seen under the towers, and others' looks. R-31: without memory aids only the
  // present look.
  void looks() {
    s_.known.for_each(Known::Kind::Look, [&](int at, const Known& look) {
      const bool now = s_.phase == Phase::Return && at == s_.known.last_look();
      if (!rules_.options.memory_aids && !now) return;
      out_ += " Round " + std::to_string(look.turn / 4 + 1) + ": " + Text::seat(look.seat()) + " looked under " +
              words::of(look.a) + " and " + words::of(look.b);
      if (is_known(look.seen_a))
        out_ += ", saw " + words::of(rules_, look.seen_a) + " and " + words::of(rules_, look.seen_b);
      if (look.exchange == Exchange::Swapped) out_ += ", exchanged them";
      out_ += '\n';
    });
  }

  const Rules& rules_;
  const State& s_;
  std::string out_;
};

}  // namespace

std::string Text::draw_board(const Rules& rules, const View& view) { return Drawing(rules, view).draw(); }

}  // namespace spires::duel

#include "engine/towers/text.h"
#include "engine/towers/text_tools.h"
#include "engine/towers/text_words.h"

namespace spires::towers {

namespace {

constexpr std::string_view kNumbers[] = {"no", "one", "two", "three", "four", "five", "six"};

std::string counted(int count, const std::string& one, const std::string& many) {
  const std::string number = count < 7 ? std::string(kNumbers[static_cast<std::size_t>(count)]) : std::to_string(count);
  return number + ' ' + (count == 1 ? one : many);
}

std::string letter(Seat seat) { return std::string(1, words::letter(seat)); }

std::string at(Space space) { return "space " + std::to_string(index(space)); }

std::string spell_name(Spell spell) { return std::string(row(spell).name) + " (" + row(spell).code + ')'; }

// "two wizards of A and one of B"
std::string wizards(Wizards here) {
  std::vector<std::string> items;
  for (int i = 0; i < kMaxSeats; ++i) {
    const int count = here.of(seat_at(i));
    if (count == 0) continue;
    const std::string of = " of " + letter(seat_at(i));
    items.push_back(items.empty() ? counted(count, "wizard", "wizards") + of
                                  : std::string(kNumbers[static_cast<std::size_t>(count)]) + of);
  }
  return items.empty() ? "nobody" : words::sentence_list(items);
}

std::string cards(CardSet set) {
  std::vector<std::string> items;
  for (int n = 0; n < set.size(); ++n) items.push_back(words::of(set.nth(n)));
  return words::sentence_list(items);
}

std::string block(Space space, int level) {
  const std::string from = at(space);
  return level == 1 ? from : from + " (level " + std::to_string(level) + " and up)";
}

// Returns the target of a casting, to follow "casts …".
std::string aim(const SpellCast& e) {
  switch (row(e.spell).target) {
    case TargetShape::Wizard: return " on a wizard of " + letter(seat_at(e.b)) + " on " + at(space_at(e.a));
    case TargetShape::Block: return " on the tower on " + block(space_at(e.a), e.b);
    case TargetShape::Surface: return " and looks under level " + std::to_string(e.b) + " on " + at(space_at(e.a));
    case TargetShape::Pair: return " on the top towers of " + at(space_at(e.a)) + " and " + at(space_at(e.b));
    case TargetShape::Direction: return e.a != 0 ? " forward" : " backward";
    case TargetShape::Rider: return " for a wizard of " + letter(seat_at(e.a));
    case TargetShape::Nothing: break;
  }
  return {};
}

// Describes an event; with a reader's view before it, also what that reader sees happen.
struct Teller {
  const Rules& rules;
  const State* before = nullptr;

  std::string operator()(const TilesRevealed& e) const {
    std::vector<std::string> names;
    for (int i = 0; i < kSpells; ++i) {
      if (e.tiles.has(Spell(i))) names.push_back(spell_name(Spell(i)));
    }
    return names.empty() ? "No spells are in play." : "The spells in play are " + words::sentence_list(names) + '.';
  }
  std::string operator()(const CardDrawn& e) const {
    return letter(e.seat) + " draws " + (e.card == kNoCard ? "a card" : words::of(e.card)) + '.';
  }
  std::string operator()(const Reshuffled&) const {
    return "The draw pile is used up; the discard pile is shuffled into a new one.";
  }
  std::string operator()(const CardPlayed& e) const {
    std::string out = letter(e.seat) + " plays " + words::of(e.card);
    if (is_combined(e.card) && e.side != Side::None) out += " as a " + words::of(e.side) + " card";
    return out + '.';
  }
  std::string operator()(const CardDiscarded& e) const {
    return letter(e.seat) + " throws " + words::of(e.card) + " away unused.";
  }
  std::string operator()(const HandDiscarded& e) const {
    return letter(e.seat) + " refuses the turn and discards " + (e.cards.empty() ? "the hand" : cards(e.cards)) + '.';
  }
  std::string operator()(const DieRolled& e) const { return "The die shows " + std::to_string(e.value) + '.'; }
  std::string operator()(const RerollCalled&) const { return "The die is rolled again."; }
  std::string operator()(const ResultStands& e) const {
    return e.side == Side::None ? "The result stands." : "It counts for a " + words::of(e.side) + '.';
  }
  std::string operator()(const PieceChosen& e) const {
    const std::string steps = " is to move " + counted(e.value, "space", "spaces") + '.';
    switch (e.piece.side) {
      case Side::None: break;
      case Side::Wizard: return "A wizard of " + letter(e.piece.owner()) + " on " + at(e.piece.space) + steps;
      case Side::Tower: return "The tower on " + block(e.piece.space, e.piece.level()) + steps;
    }
    return {};
  }
  std::string operator()(const CardFizzled&) const { return "The card has no effect."; }
  std::string operator()(const CardFinished&) const { return {}; }

  std::string operator()(const WizardMoved& e) const {
    return "A wizard of " + letter(e.owner) + " goes from " + at(e.from) + " to " + at(e.to) + '.';
  }
  std::string operator()(const WizardEntered& e) const {
    return "A wizard of " + letter(e.owner) + " enters the castle from " + at(e.from) + '.';
  }
  std::string operator()(const TowerMoved& e) const {
    std::string out = "The tower from " + block(e.from, e.level) + " lands on " + at(e.to);
    // WT-2.5: all players see who stands on a top surface, and so who is trapped.
    const Wizards trapped = before == nullptr ? Wizards{} : before->on[before->top[e.to]];
    if (trapped.any()) out += " and traps " + wizards(trapped);
    if (!e.uncovered.any()) return out + '.';
    return out + (trapped.any() ? ". It uncovers " : " and uncovers ") + wizards(e.uncovered) + '.';
  }
  std::string operator()(const TowersSwapped& e) const {
    std::string out = "The top towers of " + at(e.first) + " and " + at(e.second) + " change places.";
    if (!e.under_first.any() && !e.under_second.any()) return out + " Nobody is seen below.";
    return out + " Seen below: " + wizards(e.under_first) + " on " + at(e.first) + ", " + wizards(e.under_second) +
           " on " + at(e.second) + '.';
  }
  std::string operator()(const CastleMoved& e) const { return "The castle moves to " + at(e.to) + '.'; }
  std::string operator()(const SurfaceShown& e) const {
    return "Seen under level " + std::to_string(e.level) + " on " + at(e.space) + ": " + wizards(e.wizards) + '.';
  }
  std::string operator()(const WizardFreed& e) const {
    return "A wizard of " + letter(e.owner) + " is freed from under level " + std::to_string(e.level) + " on " +
           at(e.space) + '.';
  }
  std::string operator()(const PotionFilled& e) const { return letter(e.seat) + " fills a potion."; }

  std::string operator()(const SpellCast& e) const {
    const std::string casts = row(e.spell).target == TargetShape::Surface ? ", casts " : " and casts ";
    return letter(e.caster) + " pays " + counted(e.cost, "potion", "potions") + casts + spell_name(e.spell) + aim(e) +
           '.';
  }
  std::string operator()(const RepeatBound&) const { return {}; }
  std::string operator()(const SpellResolved&) const { return {}; }
  std::string operator()(const SpellReserved& e) const {
    return letter(e.seat) + " reserves " + spell_name(e.spell) + " for after the move.";
  }
  std::string operator()(const ReservationClosed&) const { return {}; }

  std::string operator()(const PartnerAsked&) const {
    if (before == nullptr) return "The active player asks the partner for a card.";
    return letter(before->turn) + " asks " + letter(rules.partner(before->turn)) + " for a card.";
  }
  std::string operator()(const CardOffered& e) const {
    return letter(e.from) + " offers " + (e.card == kNoCard ? "a card" : words::of(e.card)) + " to " + letter(e.to) +
           '.';
  }
  std::string operator()(const OfferTaken& e) const { return letter(e.seat) + " takes the card."; }
  std::string operator()(const OfferDeclined& e) const { return letter(e.seat) + " declines the card."; }
  std::string operator()(const CardPassed& e) const {
    return letter(e.from) + " passes " + (e.card == kNoCard ? "a card" : words::of(e.card)) + " to " + letter(e.to) +
           '.';
  }
  std::string operator()(const PotionsGiven& e) const {
    return letter(e.from) + " gives " + counted(e.count, "full potion", "full potions") + " to " + letter(e.to) + '.';
  }

  std::string operator()(const TurnStarted& e) const { return "It is " + letter(e.seat) + "'s turn."; }
  std::string operator()(const ActionStarted&) const { return {}; }
  std::string operator()(const TurnEnded&) const { return "The turn ends."; }
  std::string operator()(const GameEnded&) const { return "The game is over."; }
  std::string operator()(const Waiting&) const { return {}; }
};

}  // namespace

std::string Text::sentence(const Rules& rules, const Event& event) { return std::visit(Teller{rules}, event); }

std::string Tools::sentence(const Rules& rules, const View& before, const Event& event) {
  return std::visit(Teller{rules, &before.state}, event);
}

}  // namespace spires::towers

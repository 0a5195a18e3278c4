#include "engine/towers/ending.h"
#include "engine/towers/text_tools.h"
#include "engine/towers/text_words.h"

namespace spires::towers {

namespace {

// WT-12.1, WT-13.8, WT-16.2.
std::string goal(const Rules& rules) {
  std::string own = rules.teams ? "all wizards of you and your partner in the castle and none of your potions empty"
                                : "all your wizards in the castle and none of your potions empty";
  if (!rules.variant.alone) return own;
  const int limit = rules.options.solo_card_limit;
  return own + (limit == 0 ? ", before the cards run out" : ", within " + std::to_string(limit) + " cards");
}

std::string spells(const Rules& rules, SpellSet tiles) {
  std::string out;
  for (int i = 0; i < kSpells; ++i) {
    const Spell spell = Spell(i);
    if (!tiles.has(spell)) continue;
    std::string code = words::of(spell);
    code.resize(6, ' ');
    out += "  " + code + std::to_string(rules.cost(spell)) + "  " + row(spell).name + ": " + row(spell).help + '\n';
  }
  return out.empty() ? "  There are no spells in this game.\n"
                     : "  Spells, with what they cost in full potions:\n" + out;
}

// WT-16.2, I-11: returns what ended a lost solo game.
std::string why_lost(const Rules& rules, const State& s) {
  const int limit = rules.options.solo_card_limit;
  if (limit != 0 && s.discard_size >= limit) return "the card limit of " + std::to_string(limit) + " is used up";
  if (s.draw_size == 0) return "the draw pile is used up";
  return "all wizards are home, but not all potions have been filled";
}

std::string standing(const Outcome& outcome, Seat seat) {
  return "  place " + std::to_string(outcome.place[seat]) + (outcome.won(seat) ? ", won\n" : "\n");
}

}  // namespace

std::string Tools::help(const Rules& rules, const View& view) {
  std::string out =
      "  The goal: " + goal(rules) +
      ".\n"
      "  W3    moves one of your visible wizards three spaces, into the castle only with the exact number\n"
      "  T2    moves any tower two spaces, with everything on it, but not onto the castle\n"
      "  C5|1  moves a tower five spaces or a wizard one\n"
      "  DC1   is rolled for and moves a tower or a wizard that far\n"
      "  DT2   is rolled for and moves a tower, DW2 a wizard; the digit says how often you may roll\n";
  if (rules.refusals) {
    out += "  refuse, instead of the first card: you get a new hand, one tower may take a step, and the turn is over\n";
  }
  out += "  A tower that lands on wizards traps them and fills one of the mover's empty potions.\n";
  return out + spells(rules, view.state.tiles);
}

std::string Tools::result(const Rules& rules, const State& state) {
  const Outcome outcome = Towers::outcome(rules, state);
  if (rules.variant.alone) {
    const std::string who = Text::seat(Seat::A);
    if (outcome.won(Seat::A)) return who + " has won: all wizards are home and no potion is empty.\n";
    return who + " has lost: " + why_lost(rules, state) + ".\n";
  }
  std::string out = outcome.reason == EndReason::Goal
                        ? "The goal has been reached.\n"
                        : "All wizards are home, and no player can reach the goal any more.\n";
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = seat_at(i);
    if (!rules.teams) {
      out += "  " + Text::seat(seat) + standing(outcome, seat);
    } else if (i < rules.players / 2) {
      out += "  " + Text::seat(seat) + " and " + Text::seat(rules.partner(seat)) + standing(outcome, seat);
    }
  }
  return out;
}

}  // namespace spires::towers

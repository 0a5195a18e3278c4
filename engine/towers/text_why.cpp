#include "engine/towers/text.h"

namespace spires::towers {

namespace {

struct Reason {
  RuleNumber rule;
  std::string_view text;
};

// One row per rule, as an answer to "why can't I do that?". Those of single spells are in tiles.h.
constexpr Reason kReasons[] = {
    {{1, 1}, "The track is a ring of sixteen spaces, and only four of them have a printed raven shield."},
    {{1, 2}, "The castle is not a tower and can never be picked as one."},
    {{1, 3}, "There are nine towers, and a tower's shield counts only while its roof is the top of the stack."},
    {{1, 4}, "There are no more wizards of a colour than the box holds."},
    {{1, 5}, "A player has at most six potions of a colour, each either empty or full."},
    {{1, 6}, "Only the ninety movement cards, the spell tiles and the die of the box are used."},

    {{2, 1}, "Spaces are numbered 0 to 15 clockwise; forward is always to the next higher number."},
    {{2, 2}, "Printed shields are only on the spaces 0, 4, 8 and 12."},
    {{2, 3}, "The lights on the spaces matter only while the wizards are set up."},
    {{2, 4}, "A wizard stands either on the ground of a space or on the roof of one tower."},
    {{2, 5},
     "No such wizard can be seen there: only those on the top surface of a space are visible, the others are trapped."},
    {{2, 6}, "There is no tower on that level of that space; levels count from 1 at the bottom."},
    {{2, 7}, "A player owns only the hand, the potions and the wizards that are there."},

    {{3, 1}, "The game starts with the castle on 0 and one tower on each of the spaces 1 to 9."},
    {{3, 2}, "That spell tile is not in play; a basic game normally has only Advance a Wizard and Advance a Tower."},
    {{3, 3}, "Each player starts with three cards from the shuffled deck."},
    {{3, 4}, "The first seat begins, and the seats follow clockwise."},
    {{3, 5}, "The number of players fixes how many wizards and potions each of them gets."},
    {{3, 6}, "At the start the wizards are placed one by one, tower after tower."},
    {{3, 7}, "The starting roofs are the same in every game with that many players."},

    {{4, 1}, "It is another player's decision now; turns go clockwise."},
    {{4, 2}, "A turn is either two actions or a refusal, and nothing more."},
    {{4, 3}, "Only a card from your hand can be played, and each card is resolved in full before the next is chosen."},
    {{4, 4}, "A card or side that can move something must be used for it; only an unusable card stays without effect."},
    {{4, 5}, "Cards are drawn only at the end of a turn, and only up to three in hand."},
    {{4, 6},
     "A turn can be refused only before its first card; then the hand is replaced and one tower may take a step."},
    {{4, 7}, "The turn is over, so nothing more can be done in it."},
    {{4, 8}, "A player whose wizards are all home has none left to move with a wizard card."},

    {{5, 1}, "The card moves what it shows: a wizard, a tower, or one of the two."},
    {{5, 2}, "There is no such card in the deck."},
    {{5, 3}, "A card with several dice may be rerolled once less than it shows dice, and the last result counts."},
    {{5, 4}, "A combined dice card is used for the side chosen after its roll, neither before nor for the other."},
    {{5, 5}, "A combined card is used for one side only, named when this table wants it named, and then binding."},
    {{5, 6}, "The piece is chosen only when the side and the number of steps are fixed."},

    {{6, 1}, "A wizard card moves one of your own visible wizards, forward, by exactly the steps shown."},
    {{6, 2}, "Every space counts as one step, whatever stands on it; nothing can be skipped."},
    {{6, 3}, "A wizard ends on the top surface of its destination, or in the castle if that stands there."},
    {{6, 4}, "A surface holds at most six wizards, and the destination is full."},
    {{6, 5}, "The castle is entered only with the exact number of steps; a wizard cannot stop short."},
    {{6, 6}, "Bringing an own wizard home ended the turn; what was left of it is lost."},

    {{7, 1}, "The castle moves on only when a wizard has entered it."},
    {{7, 2}, "The castle goes by itself to the next visible shield without wizards; no player chooses where."},
    {{7, 3}, "Bare spaces without a shield take the castle only where the table's options say so."},
    {{7, 4},
     "Only top surfaces count for the castle: covered wizards do not block it, covered shields do not attract it."},

    {{8, 1}, "A tower on an existing level moves exactly the steps given, together with all towers above it."},
    {{8, 2}, "A moving tower takes along everything on top of it; nothing can be left out."},
    {{8, 3}, "A tower always lands on the top of the stack at its destination."},
    {{8, 4}, "A tower may not land on the castle."},
    {{8, 5}, "A tower that has been chosen must be moved; having seen what is below, you cannot pick another."},

    {{9, 1}, "A potion is filled only by landing a tower on wizards, and only one for each such move."},
    {{9, 2}, "Without an empty potion there is none to fill."},
    {{9, 3}, "Only the surface that a moved tower lands on counts; uncovering, swapping and the castle fill nothing."},
    {{9, 4},
     "A trapped wizard comes free only when the tower above moves away or by Free a Wizard; no player may peek."},
    {{9, 5}, "A reward is given at once and is not taken back later."},

    {{10, 1}, "A spell is paid with full potions before it takes effect, and you do not have enough of them."},
    {{10, 2}, "In the basic game only the active player casts, and only as often in a turn as the table allows."},
    {{10, 3}, "A spell needs a legal target, and that is none."},
    {{10, 4}, "Only the spell tiles on the table can be cast."},
    {{10, 5}, "A spell of yours that brings your own wizard home ends your turn."},
    {{10, 6}, "Hostile spells are a matter of manners in the basic game, not of the rules."},

    {{12, 1}, "Only all wizards home together with no empty potion reaches the goal."},
    {{12, 2}, "The game is over: the last round has been played to its end."},
    {{12, 3}, "Among those who reached the goal the most full potions decide; a tie is shared."},
    {{12, 4}, "All wizards are home and no player can fill another potion, so the game has ended."},
    {{12, 5}, "All players may see the wizards in the castle, but none leaves it."},

    {{13, 1}, "Teams are two partners sitting opposite, with four or six players."},
    {{13, 2},
     "Partners exchange a card once a turn: the active player asks or the partner offers, and one card goes back."},
    {{13, 3}, "Partners may not tell each other anything else about their hands."},
    {{13, 4}, "You do not have that many full potions to give, or there is no partner to give them to."},
    {{13, 5}, "The partner's potion may be filled only if you have no empty one and the partner has."},
    {{13, 6}, "You may move your partner's wizards only when all your own are home."},
    {{13, 7}, "Free a Wizard can take only a wizard of yours or of your partner."},
    {{13, 8}, "A team reaches the goal only when both partners have reached it."},

    {{14, 1}, "In the advanced variant only the tiles drawn at the start are in play."},
    {{14, 2}, "In the advanced variant only the active player casts, as often as can be paid."},
    {{14, 3}, "In the advanced variant no spell comes between playing a card and the end of its move."},
    {{14, 4}, "Out of turn only Piggyback can be cast, when the active player has named a wizard."},
    {{14, 5}, "In the advanced variant, too, your own spell that brings your own wizard home ends the turn."},

    {{15, 1}, "In the master variant only the tiles revealed at the start are in play."},
    {{15, 2}, "The spell slot of this action is taken, or holds another kind of spell."},
    {{15, 3}, "Spells are offered to the active player first and then clockwise; it is not your moment."},
    {{15, 4}, "A spell takes effect before or after the move, as its caster has declared, and undoes nothing."},
    {{15, 5}, "A spell has made the move impossible, so the card stays discarded."},
    {{15, 6}, "Free a Wizard stands outside the slots here and is cast in rounds of its own."},
    {{15, 7}, "This is not possible at this step of the action."},
    {{15, 8}, "In a refusal spells may be cast around the step only where the table's options say so."},
    {{15, 9}, "Piggyback has its own moment, after a wizard has been named."},
    {{15, 10}, "The potions that a tower spell fills belong to its caster."},

    {{16, 1}, "A solo turn is one card, and the discard pile is never shuffled back."},
    {{16, 2}, "A solo game must be finished within its limit of cards."},
    {{16, 3}, "A solo player casts at most one spell a turn, and only after the card."},
    {{16, 4}, "Refusing a turn is not allowed in this solo game."},
    {{16, 5}, "Playing together against the clock of cards is not offered here."},

    {{18, 1}, "Only what lies open on the table may be used to decide."},
    {{18, 2}, "You know only your own hand, and no player knows the order of the draw pile."},
    {{18, 3}, "Remember the wizards under a tower; no player may look."},
    {{18, 4}, "A surface is seen only while a tower above it is lifted."},
    {{18, 5}, "Exchanged cards are seen by the two partners only."},
    {{18, 6}, "Only the top card of the discard pile is open unless the table says otherwise."},

    {{20, 1}, "The game is at another point now, where this decision is not asked."},
    {{20, 2}, "That is not an action of this game."},
    {{20, 3}, "A turn is ended by hand only after its actions, while a spell could still be cast."},
    {{20, 4}, "A card without a legal piece has no piece to choose."},
    {{20, 5}, "Chance is due: a card, the die or the tiles come before the next decision."},
    {{20, 6}, "A wizard is named by its space and colour, and there is none of that colour visible there."},
};

}  // namespace

std::string Text::why(RuleNumber rule) {
  for (const Reason& reason : kReasons) {
    if (reason.rule == rule) return std::string(reason.text);
  }
  for (const SpellRow& spell : kSpellRows) {
    if (spell.rule == rule) return spell.refusal;
  }
  return {};
}

}  // namespace spires::towers

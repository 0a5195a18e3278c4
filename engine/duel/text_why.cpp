#include "engine/duel/text.h"

namespace spires::duel {

namespace {

struct Reason {
  RuleNumber rule;
  std::string_view text;
};

// Each rule in words for a player whose move it has just refused.
constexpr Reason kReasons[] = {
    {{1, 1}, "There are six towers: five coloured ones and the one with the round track."},
    {{1, 2}, "One marker counts the rounds."},
    {{1, 3}, "There are exactly two players: a knight and a mage."},
    {{1, 4}, "A card shows either ingredients or stones, sometimes with a chest."},
    {{1, 5}, "There are six secret cards, one of them with the princess."},
    {{1, 6}, "The help card separates acquired from used cards."},
    {{1, 7}, "Each coloured tower has its ingredient, its value and its spell; the round track has none."},

    {{2, 1}, "The six towers form a ring."},
    {{2, 2}, "Between two neighbouring towers lies one slot."},
    {{2, 3}, "A tower is next to two towers and to two slots."},
    {{2, 4}, "The order of the towers is fixed before the game."},
    {{2, 5}, "There is no slot of that name: a slot is named by two neighbouring towers, clockwise."},
    {{2, 6}, "A tower holds only one character."},
    {{2, 7}, "Distances are counted along the shorter way round the ring."},

    {{3, 1}, "The ring is laid out before the game."},
    {{3, 2}, "The mage starts in the tower with the round track, the knight opposite."},
    {{3, 3}, "One secret card goes back to the box, and one lies under each coloured tower."},
    {{3, 4}, "Two cards go unseen to the discard pile at the start."},
    {{3, 5}, "Each slot gets one card."},
    {{3, 6}, "Slots beside a character are dealt face up; a fourth one may not be beside a character."},
    {{3, 7}, "A card in a slot never turns over."},
    {{3, 8}, "Both start without cards, and the knight's swap is unused."},
    {{3, 9}, "Slots are dealt in order."},

    {{4, 1}, "There are six rounds of two turns each."},
    {{4, 2}, "The other player has to decide now."},
    {{4, 3}, "A turn goes in order: move, take a card, then cast a spell if you like."},
    {{4, 4}, "A card may be spent in the turn in which it was taken."},

    {{5, 1}, "You must move to another tower; staying or passing is not possible."},
    {{5, 2}, "The knight stands there: the mage cannot enter that tower."},
    {{5, 3}, "The knight's swap has been used; it is allowed once per game."},
    {{5, 4}, "A displaced mage gets neither a card nor a spell for it."},
    {{5, 5}, "The mage may pass a knight next door, to the tower directly beyond."},
    {{5, 6}, "Beyond a knight the tower is always free."},
    {{5, 7}, "There is always a move."},
    {{5, 8}, "A move is named by where it ends."},
    {{5, 9}, "That tower is too far: it is not next door, and no special move leads there."},

    {{6, 1}, "There is no card in that slot to take."},
    {{6, 2}, "You may not look at a face-down card before you take it."},
    {{6, 3}, "You must take a card if there is one."},
    {{6, 4}, "That slot is not beside the tower you have entered."},
    {{6, 5}, "Both players see a card that is taken."},
    {{6, 6}, "A stone goes at once to an end of your row; it cannot be kept or left."},
    {{6, 7}, "Only a stone that was just taken is placed in the row; an ingredient card is acquired."},
    {{6, 8}, "That card cannot be taken or placed like this."},

    {{7, 1}, "Costs are paid with acquired cards only."},
    {{7, 2}, "A card is added to a row at its left or right end, never in the middle."},
    {{7, 3}, "Cards keep their direction."},
    {{7, 4}, "Left and right are those of the owner of the row."},
    {{7, 5}, "That has the same result as another listed move."},
    {{7, 6}, "A row closes up when a card leaves it."},
    {{7, 7}, "Veiled cards cannot be used before the end."},

    {{8, 1}, "Stones pay for nothing."},
    {{8, 2}, "A stone counts as its neighbour on the side of its arrow."},
    {{8, 3}, "A stone follows stones that point the same way."},
    {{8, 4}, "A stone that points off the row counts as nothing."},
    {{8, 5}, "Acquired cards are no neighbours of a stone."},
    {{8, 6}, "Only veiled stones are laid at the end of the game, by their owner, where this table lays them at all."},
    {{8, 7}, "For secret cards a stone counts as a stone."},
    {{8, 8}, "Only the final row matters."},

    {{9, 1}, "At most one spell is cast in a turn."},
    {{9, 2}, "You can cast only the spell of the tower you stand in, and the round track has none."},
    {{9, 3}, "You have not acquired the ingredient that this tower asks for, or that is not its cost."},
    {{9, 4}, "Only acquired cards pay: not used ones, not veiled ones."},
    {{9, 5}, "Two cards are laid in the order you choose, each at an end."},
    {{9, 6}, "This spell would find nothing to work on, and at this table it may not be cast then."},
    {{9, 7}, "Both characters can cast every spell."},
    {{9, 10}, "Look under two different coloured towers, named in order; then return their cards."},
    {{9, 11}, "Secret cards are not shown."},
    {{9, 12}, "Whether the cards were exchanged stays secret."},
    {{9, 20}, "The green spell moves a card that the opponent has acquired, and there is none of that kind."},
    {{9, 21}, "The opponent has no acquired card."},
    {{9, 30}, "The blue spell takes a card out of your acquired cards or your row, and there is none like that."},
    {{9, 31}, "Veiled cards cannot be discarded."},
    {{9, 32}, "The opponent of the caster chooses what to discard."},
    {{9, 40}, "The purple spell draws from the discard pile."},
    {{9, 41}, "The rest of the pile stays hidden."},
    {{9, 42}, "The discard pile is empty."},
    {{9, 50}, "In the red tower the second card decides which spell it copies; with two toadstools you choose."},
    {{9, 51}, "The red tower cannot copy itself."},
    {{9, 52}, "A copied spell costs nothing more."},
    {{9, 53}, "The red tower asks for a toadstool and one more ingredient."},

    {{10, 1}, "A round ends when both have had two turns."},
    {{10, 2}, "The cards left in the slots go to the discard pile."},
    {{10, 3}, "Six new cards are dealt for the next round."},
    {{10, 4}, "The draw pile is never filled again."},
    {{10, 5}, "Characters stay where they are between rounds."},
    {{10, 6}, "After the sixth round nothing is dealt."},

    {{11, 1}, "At the end only the knight names a coloured tower."},
    {{11, 2}, "Then all veiled cards are shown."},
    {{11, 3}, "Ingredients are counted with the stones that count as them."},
    {{11, 4}, "Strictly more of its ingredient wins a tower and its secret card."},
    {{11, 5}, "Equal numbers win nothing."},
    {{11, 6}, "A secret card scores for each matching icon."},
    {{11, 7}, "The princess scores nothing for the winner of her card."},
    {{11, 8}, "Chests score by the table."},
    {{11, 9}, "The higher total wins."},
    {{11, 10}, "Ties go to the princess's card, then more towers, then the red tower."},
    {{11, 11}, "If no tie-break decides, it is a draw."},
    {{11, 12}, "That is how the score is counted."},

    {{12, 1}, "You know only open cards and your own."},
    {{12, 2}, "You see your own view and nothing else."},
    {{12, 3}, "You see only the part of an event that you may know."},
    {{12, 4}, "Hidden cards can only be guessed from what you have seen."},
    {{12, 5}, "That is not among the choices of this decision."},

    {{13, 1}, "The game is at another point now, where this decision is not asked."},
    {{13, 2}, "That is not an action of this game."},
    {{13, 3}, "A decision with one answer is made automatically."},
    {{13, 4}, "Chance is due: a card comes before the next decision."},
    {{13, 5}, "That would break an invariant of every position."},
    {{13, 6}, "The game is over: 24 turns and one guess."},
    {{13, 7}, "A step that has revealed something cannot be taken back."},
    {{13, 8}, "Equal positions are one position."},
    {{13, 9}, "A stone lies in the row before a spell is paid."},

    {{14, 1}, "Every deck has 38 cards."},
    {{14, 2}, "The deck is a reconstruction."},
    {{14, 3}, "That is not in the usual deck."},
    {{14, 4}, "Other decks are possible."},
    {{14, 5}, "The data file says which cards there are."},
    {{14, 6}, "There are six secret cards."},

    {{15, 1}, "The options of this table allow the swap only with a mage next door."},
};

}  // namespace

std::string Text::why(RuleNumber rule) {
  for (const Reason& reason : kReasons) {
    if (reason.rule == rule) return std::string(reason.text);
  }
  return {};
}

}  // namespace spires::duel

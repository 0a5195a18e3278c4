### The rules of Knight & Mage in our own words. ID is a title, ID-text what it says, ID-note-… what holds with an option.

## The aim

chapter-km-aim = The aim
km-points = What counts at the end
km-points-text =
    Two play: one is the knight, the other the mage. You walk around 6 towers, collect ingredients and cast spells. After 6 rounds you score points for

    - each tower whose ingredient you have more of;
    - secret cards under the towers you win;
    - chests on your cards;
    - the knight’s guess, if it finds the princess.

    The higher total wins. You lose nothing by paying with a card: it still counts.

## Towers and cards

chapter-km-parts = Towers and cards
km-towers = Six towers
km-towers-text =
    Each of the 5 coloured towers has an ingredient that decides it, a value in points and a spell. The sixth carries the round track, 1 to 6. It has no ingredient and no spell.
km-ring = The ring
km-ring-text =
    The towers stand in a ring. Between two neighbours there is a place for one card. That makes 6 places, and every tower touches 2 of them. A tower holds only one character. Towers 3 steps apart are opposite.
km-ring-note-ring_mode-fixed = Clockwise they are: round track, purple, green, yellow, red, blue.
km-ring-note-ring_mode-random = Their order is random at the start.
km-deck = The ingredient cards
km-deck-text =
    There are 38 cards. Most show one ingredient, some show one or two multicoloured stones with an arrow. There is also a chest on 5 of the cards.

    We know the rules of this game but not its printed cards. The numbers are our best reconstruction: as many cards of an ingredient as its tower is worth.
km-secrets = The secret cards
km-secrets-text =
    There are 6: one for each ingredient and one with the stone. The stone card also shows the princess.
km-marker = Marker and help cards
km-marker-text =
    A marker counts the rounds. Your help card divides your cards: acquired cards above it, the row of used cards below.

## Set-up

chapter-km-setup = Set-up
km-places = The characters
km-places-text =
    The mage starts in the tower with the round track, the knight in the one opposite. The round marker is on 1. You both start without cards, and the knight hasn’t used the swap yet.
km-places-note-role_assign-random = Draw lots for the characters.
km-places-note-role_assign-agreement = Agree on who plays which character.
km-places-note-role_assign-swap = In a rematch you swap characters.
km-hide = Hiding the princess
km-hide-text =
    Put the princess card aside and shuffle the other 5 secret cards. Return one of them to the box unseen. Shuffle the princess in with the remaining 4 and put one card, face down, under each coloured tower. Neither of you knows where she is, not even the mage.
km-deal = Dealing
km-deal-text =
    Shuffle the 38 cards. Put 2 on the discard pile, face down and unseen. Deal one card to each of the 6 places. The draw pile keeps 30.
km-faces = Face up or face down
km-faces-text =
    A card is dealt face up if a character stands beside its place at that moment, otherwise face down. It stays that way, wherever the characters move later.

    Usually 4 cards are face up and 2 face down. When the two stand side by side, they share a place.
km-faces-note-deal_adjacent-three = Then 3 are face up and 3 face down.
km-faces-note-deal_adjacent-random4 = Then a fourth card is turned up at random.
km-faces-note-deal_adjacent-choose4 = Then the player who starts the round names the place of a fourth card before any card is seen.

## Rounds and turns

chapter-km-turn = Rounds and turns
km-rounds = Six rounds
km-rounds-text =
    In each round you alternate, 2 turns each. The knight starts rounds 1, 3 and 5, the mage rounds 2, 4 and 6. So the player who ends a round starts the next one.
km-steps = Three steps
km-steps-text =
    A turn always goes like this:

    - Move to another tower. You must.
    - Take a card there. You must, if there is one.
    - Cast the spell of the tower, if you like and can pay for it.

    You can pay with the card you just took.

## Moving

chapter-km-move = Moving
km-step = One tower on
km-step-text =
    Move to a neighbouring tower, left or right, unless the other character is there. You can’t stay, and you can’t go further. You can always move: at most one of your two neighbours is taken.
km-swap = The knight’s swap
km-swap-text =
    Once per game the knight may swap places with the mage instead of taking a step. The mage gets nothing from it: no card, no spell, and no card is turned over.
km-swap-note-swap_range-any = They can be any distance apart.
km-swap-note-swap_range-adjacent = They must stand in neighbouring towers.
km-skip = The mage’s skip
km-skip-text =
    If the knight stands in a neighbouring tower, the mage may skip over the knight to the tower right behind. The mage may do this whenever it is possible. The knight never can.

## Taking a card

chapter-km-taking = Taking a card
km-take = One of two
km-take-text =
    Look at the 2 places beside the tower you entered. If both have a card, choose one. If only one does, take it. If both are empty, you take nothing. You can’t refuse, and no other place counts.
km-facedown = A face-down card
km-facedown-text =
    You may choose a face-down card, but you can’t look first, and you can’t put it back. Once you take it, both of you see it.
km-lay = Where it goes
km-lay-text =
    A card with an ingredient joins your acquired cards. A card with stones goes straight into your used row, at the left or the right end.

## Your cards

chapter-km-area = Your cards
km-zones = Acquired and used
km-zones-text =
    Acquired cards have no order, and only they can pay for spells. Used cards form one row. A new card joins it at the left or the right end, never in between. If the row is empty, both ends are the same.
km-arrows = Arrows keep their direction
km-arrows-text =
    You never turn or cover a card in the row. Left and right are always as the owner of the row sees them, even if the other player places the card.
km-gap = A card leaves the row
km-gap-text =
    The blue spell can take a card out of the middle.
km-gap-note-row_gap-close = Then the row closes up, and its neighbours lie side by side.
km-gap-note-row_gap-gap = Then a gap stays, and no stone points across it. A gap at an end disappears.
km-veiled = Veiled cards
km-veiled-text =
    Cards from the purple spell lie face down beside your help card. They are veiled: until the game ends they can’t pay for anything, and no spell affects them.

## Stones

chapter-km-stones = Multicoloured stones
km-stone = What a stone becomes
km-stone-text =
    During the game stones do nothing and pay for nothing. At the end each stone counts as the ingredient beside it in the row, on the side its arrow points to. A card with 2 stones counts twice.
km-stone-example = In your row a card with 2 stones points right at a toad. The toad and the stones make 3 toads.
km-chain = Stones in a row
km-chain-text =
    A stone that points off the end of the row counts as nothing. It may still get a neighbour during the game. Acquired cards are never neighbours, and only the finished row matters.
km-chain-note-stone_chain-transitive = If a stone points at a stone with the same direction, it counts as what that one counts as. Two stones that point at each other count as nothing.
km-chain-note-stone_chain-straight = A stone looks past all other stones, whichever way they point, to the first ingredient.
km-chain-note-stone_chain-direct = A stone that points at a stone of another card counts as nothing.
km-veiled-stone = A stone among the veiled cards
km-veiled-stone-text =
    A veiled card may turn out to be a stone.
km-veiled-stone-note-veiled_stone-inert = It has no neighbour and counts as no ingredient. For secret cards it is a stone, and a chest on it counts.
km-veiled-stone-note-veiled_stone-row_end = You place it at an end of your row. The knight places all such stones first, then the mage.
km-stays-stone = A stone stays a stone
km-stays-stone-text =
    For the points of secret cards a stone is a stone, whatever ingredient it counts as elsewhere.

## Spells

chapter-km-spells = Spells
km-cast = One spell a turn
km-cast-text =
    After you take your card, you may cast the spell of your tower, once. Both characters can cast every spell. The tower with the round track has none.
km-pay = Paying
km-pay-text =
    Take what the tower asks for from your acquired cards and place it in your used row, each card at either end. Only then does the spell work. Stones, used cards and veiled cards pay for nothing.

    A stone you just took is already in the row, so you can place your payment beside it.
km-nothing = A spell without effect
km-nothing-text =
    Sometimes a spell has nothing to work on, for example because the other player has no acquired card.
km-nothing-note-cast_without_effect-allow = You may still cast it, just to get a card into your row.
km-nothing-note-cast_without_effect-forbid = Then you can’t cast it.
km-yellow = Yellow: peek & swap
km-yellow-text =
    It costs an elixir. Name 2 different coloured towers and look at their secret cards, alone. Put them back as they were, or swap them. The other player sees which towers you chose, but not the cards.
km-yellow-note-yellow_swap_public-false = Your opponent doesn’t see whether you swapped them.
km-yellow-note-yellow_swap_public-true = Your opponent sees whether you swapped them.
km-green = Green: push down
km-green-text =
    It costs a toad. Choose one of the other player’s acquired cards. It moves into that player’s used row, to the end you choose. If there is none, nothing happens.
km-blue = Blue: force discard
km-blue-text =
    It costs a feather. The other player must discard one card and chooses which: acquired or used, stones too. You both see it, then it goes face down on the discard pile. Veiled cards are safe. If there is no other card, nothing happens.
km-purple = Purple: salvage card
km-purple-text =
    It costs a book. Shuffle the discard pile and draw one card from it. Only you look at it. Put it face down among your veiled cards. The rest of the pile stays unseen. If it is empty, you get nothing.
km-red = Red: any spell
km-red-text =
    It costs a toadstool and one more ingredient. The second one decides which spell you cast: the one of its colour. With 2 toadstools you choose freely among yellow, green, blue and purple. You pay nothing more for the copied spell. One toadstool alone casts nothing.
km-red-example = You pay a toadstool and a book. You cast the purple spell, although you stand in the red tower.

## The end of a round

chapter-km-round = The end of a round
km-round-end = New cards
km-round-end-text =
    After both have had 2 turns, the remaining cards go face down on the discard pile. Face-down cards are not shown. The marker moves on by one, and 6 new cards are dealt, face up where a character stands now. Knight and mage stay where they are.
km-last-round = The sixth round
km-last-round-text =
    The draw pile is just enough for 6 rounds. After the sixth, discard the rest and count.

## The end of the game

chapter-km-end = The end of the game
km-guess = The knight’s guess
km-guess-text =
    First the knight must name one coloured tower. Its secret card is shown and put back. If it is the princess, the knight gets 3 points, no matter who wins the tower. A wrong guess costs nothing.
km-count = Counting ingredients
km-count-text =
    Both show their veiled cards and add them to their acquired cards. Then count each ingredient on all your cards, acquired and used, and add the stones that count as it.
km-majority = Who wins a tower
km-majority-text =
    If you have more of a tower’s ingredient, you get its points and the secret card under it. If you are tied, or both have none, the tower and its card go unclaimed.
km-payout = Points for secret cards
km-payout-text =
    Each secret card you win gives you 1 point for each picture of its ingredient on your own cards. Stones that only count as it don’t help here. The stone card gives 1 point for each of your stones. The princess herself gives no points.
km-chests = Chests
km-chests-text =
    Count the chests on all your cards:
km-chests-note-chest_overflow-plus3 = Each chest beyond the table is worth 3 points more.
km-ties = Tied points
km-ties-text =
    Then the player who won the princess card wins. If she is unclaimed, the player who won more towers wins. If that is tied too, the player who won the red tower wins.
km-ties-note-final_tie-draw = If the red tower is unclaimed, it’s a draw.
km-ties-note-final_tie-K = If the red tower is unclaimed, the knight wins.
km-ties-note-final_tie-M = If the red tower is unclaimed, the mage wins.

## What you may know

chapter-km-know = What you may know
km-public = Seen and unseen
km-public-text =
    You both see all face-up cards, all acquired and used cards, how many cards each pile has and how many are veiled. Only you know what your veiled cards are, and what the yellow spell showed you. What is in the draw pile and under the towers is hidden until a player looks.
km-public-note-discard_inspect-false = You may not look through the discard pile.
km-public-note-discard_inspect-true = You may look at the cards in the discard pile that both of you have seen.
km-public-note-reveal_all_at_end-true = After the game all secret cards are shown.
km-public-note-reveal_all_at_end-false = After the game, unclaimed secret cards stay hidden.
km-odds = Working it out
km-odds-text =
    At the start the princess is equally likely to be under each of the 5 towers. Each look tells you more. But if the other player casts yellow on towers you know, those 2 cards may be swapped.
km-odds-note-memory_aids-true = The screen shows everything you have seen.
km-odds-note-memory_aids-false = The screen doesn’t show what you have seen. Remember it yourself.

## On this screen

chapter-km-screen = On this screen
km-asked = What you’re asked
km-asked-text =
    The screen asks for one thing at a time and marks everything you may do. To move, just choose a tower: the mage’s tower means a swap, a tower 2 steps away a skip. Where there is only one answer, the game goes on by itself.

    You can’t undo what showed you a new card. Every game ends after 24 turns and one guess. Cards come from a sealed number that anyone can check afterwards.
km-options = House rules
km-options-text =
    A new table may change some of these rules. If you open the rulebook from a table, you read that table’s rules.

## Tables and pictures

fact-tower = Tower
fact-ingredient = Ingredient
fact-value = Points
fact-spell = Spell
fact-blue = Blue
fact-green = Green
fact-purple = Purple
fact-yellow = Yellow
fact-red = Red
fact-feather = Feather
fact-toad = Toad
fact-book = Book
fact-elixir = Elixir
fact-toadstool = Toadstool
fact-blue-spell = force discard
fact-green-spell = push down
fact-purple-spell = salvage card
fact-yellow-spell = peek & swap
fact-red-spell = any spell
fact-chest = With a chest
fact-one-stone = 1 stone
fact-two-stones = 2 stones
fact-chests = Chests
fact-points = Points
figure-rivals = The knight and the mage, and between them the princess.
figure-six-towers = The six towers: round track, purple, green, yellow, red, blue.
figure-deck = A feather card, a toad card with a chest, and stone cards with arrows to the left and to the right.
figure-secrets = A face-down secret card, and the one with the princess.
figure-swap = The knight and the mage swap places.
figure-skip = The mage skips over the knight and lands in the tower right behind.
figure-stones = Two stones point right at a toad and count as toads.
figure-chain = A stone points at stones that point at a feather: all of them count as feathers. The last stone points off the row and counts as nothing.
figure-yellow = An elixir for two secret cards.
figure-green = A toad pushes a card into the row.
figure-blue = A feather forces a discard.
figure-purple = A book brings a card back from the discard pile.
figure-red = A toadstool and one more ingredient for any spell.
figure-princess = Under which tower is the princess?
figure-chest = A chest.

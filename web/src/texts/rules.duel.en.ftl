### The rules of Knight & Mage in our own words. ID is a title, ID-text what it says, ID-note-… what holds with an option.

## The aim

chapter-km-aim = The aim
km-points = What counts in the end
km-points-text =
    Two play: one is the knight, the other the mage. You walk round six towers, collect ingredients and cast spells. After six rounds there are points for

    - towers of whose ingredient you have more than the other;
    - secret cards under the towers you win;
    - chests on your cards;
    - the knight’s guess, if it finds the princess.

    The higher total wins. Nothing you collect is lost by paying with it: it still counts.

## Towers and cards

chapter-km-parts = Towers and cards
km-towers = Six towers
km-towers-text =
    Each of the five coloured towers has an ingredient that decides it, a value in points and a spell. The sixth carries the round track with the fields 1 to 6. It has no ingredient and no spell.
km-ring = The ring
km-ring-text =
    The towers stand in a ring. Between two neighbours there is a place for one card, which makes six places; so every tower touches two of them. A tower holds only one character. Towers three steps apart are opposite.
km-ring-note-ring_mode-fixed = Clockwise they are: round track, purple, green, yellow, red, blue.
km-ring-note-ring_mode-random = Chance decides their order at the start.
km-deck = The ingredient cards
km-deck-text =
    There are 38 cards. Most show one ingredient, some show one or two multicoloured stones with an arrow. Five cards also show a chest.

    We know the rules of this game but not its printed cards. The numbers are our best reconstruction: as many cards of an ingredient as its tower is worth.
km-secrets = The secret cards
km-secrets-text =
    There are six: one for each ingredient and one with the stone. The stone card also shows the princess.
km-marker = Marker and help cards
km-marker-text =
    A marker counts the rounds. Your help card divides your cards: those you have acquired lie above it, the row of used ones below.

## Set-up

chapter-km-setup = Set-up
km-places = The characters
km-places-text =
    The mage begins in the tower with the round track, the knight in the one opposite. The round marker is on 1. Nobody has any cards, and the knight’s swap is still to come.
km-places-note-role_assign-random = Lots decide who plays which character.
km-places-note-role_assign-agreement = Agree on who plays which character.
km-places-note-role_assign-swap = In a rematch you exchange the characters.
km-hide = Hiding the princess
km-hide-text =
    Put the princess card aside and shuffle the other five secret cards. One of them goes back into the box unseen. Shuffle the princess in with the remaining four and lay one card, face down, under each coloured tower. Nobody knows where she is, not even the mage.
km-deal = Dealing
km-deal-text =
    Shuffle the 38 cards. Two begin the discard pile, face down and unseen. Deal one card to each of the six places; 30 are left in the draw pile.
km-faces = Face up or face down
km-faces-text =
    A card is dealt face up if a character stands beside its place at that moment, otherwise face down. After that it stays as it is, wherever the two may walk.

    Usually four cards lie face up and two face down. When the two stand side by side, they share a place.
km-faces-note-deal_adjacent-three = Then three lie face up and three face down.
km-faces-note-deal_adjacent-random4 = Then chance turns up a fourth card.
km-faces-note-deal_adjacent-choose4 = Then whoever begins the round names the place of a fourth card before any card is seen.

## Rounds and turns

chapter-km-turn = Rounds and turns
km-rounds = Six rounds
km-rounds-text =
    In each round you take turns, two each. The knight begins rounds 1, 3 and 5, the mage rounds 2, 4 and 6. So whoever ends a round begins the next one.
km-steps = Three steps
km-steps-text =
    A turn always goes like this:

    - Move to another tower. You have to.
    - Take a card there. You have to, if there is one.
    - Cast the spell of the tower, if you like and can pay for it.

    The card you have just taken may pay for the spell.

## Moving

chapter-km-move = Moving
km-step = One tower on
km-step-text =
    Move to a neighbouring tower, left or right, where the other character does not stand. You may not stay, and you may not go further. There is always a way: of your two neighbours at most one is taken.
km-swap = The knight’s swap
km-swap-text =
    Once in the game the knight may swap places with the mage instead of taking a step. The mage gets nothing out of it: no card, no spell, and no card is turned over.
km-swap-note-swap_range-any = It does not matter how far apart they are.
km-swap-note-swap_range-adjacent = They must stand in neighbouring towers.
km-skip = The mage’s skip
km-skip-text =
    If the knight stands in a neighbouring tower, the mage may skip over the knight to the tower right behind. The mage may do so whenever it is possible; the knight never can.

## Taking a card

chapter-km-taking = Taking a card
km-take = One of two
km-take-text =
    Look at the two places beside the tower you have entered. If both have a card, choose one. If one has, it is yours. If both are empty, you take nothing. You cannot say no, and no other place counts.
km-facedown = A card face down
km-facedown-text =
    You may choose a card that lies face down, but without looking first, and you cannot put it back. As soon as it is yours, both of you see it.
km-lay = Where it goes
km-lay-text =
    A card with an ingredient joins your acquired cards. A card with stones goes into your row of used cards at once, at the left or the right end as you like.

## Your cards

chapter-km-area = Your cards
km-zones = Acquired and used
km-zones-text =
    Acquired cards lie in no order, and only they can pay for spells. Used cards form one row. A new card joins it at the left or the right end, never in between. If the row is empty, both ends are the same.
km-arrows = Arrows keep their direction
km-arrows-text =
    No card in the row is turned round or covered. Left and right are meant as the owner of the row sees them, even if the other player lays the card.
km-gap = A card leaves the row
km-gap-text =
    The blue spell may take a card out of the middle.
km-gap-note-row_gap-close = Then the row closes up, and its neighbours lie side by side.
km-gap-note-row_gap-gap = Then a gap stays, and no stone points across it. A gap at an end disappears.
km-veiled = Veiled cards
km-veiled-text =
    Cards from the purple spell lie face down beside your help card. They are veiled: until the game ends they pay for nothing, and no spell reaches them.

## Stones

chapter-km-stones = Multicoloured stones
km-stone = What a stone becomes
km-stone-text =
    During the game stones do nothing and pay for nothing. At the end each stone counts as the ingredient beside it in the row, on the side its arrow points to. Two stones on a card count twice.
km-stone-example = In your row a card with two stones points right at a toad. The toad and the stones make three toads.
km-chain = Stones in a row
km-chain-text =
    A stone that points off the end of the row counts as nothing. While the game lasts it may still get a neighbour. Acquired cards are never neighbours, and only the finished row matters.
km-chain-note-stone_chain-transitive = If a stone points at a stone with the same direction, it counts as what that one counts as. Two stones that point at each other count as nothing.
km-chain-note-stone_chain-straight = A stone looks past all other stones, whichever way they point, to the first ingredient.
km-chain-note-stone_chain-direct = A stone that points at a stone of another card counts as nothing.
km-veiled-stone = A stone among the veiled cards
km-veiled-stone-text =
    A veiled card may turn out to be a stone.
km-veiled-stone-note-veiled_stone-inert = It has no neighbour and counts as no ingredient. For secret cards it is a stone, and a chest on it counts.
km-veiled-stone-note-veiled_stone-row_end = It is laid at an end of its owner’s row: the knight lays all such stones first, then the mage.
km-stays-stone = A stone stays a stone
km-stays-stone-text =
    For the points of secret cards a stone is a stone, whatever ingredient it counts as elsewhere.

## Spells

chapter-km-spells = Spells
km-cast = One spell a turn
km-cast-text =
    When you have taken your card, you may cast the spell of the tower you stand in, once. Both characters can cast every spell. The tower with the round track has none.
km-pay = Paying
km-pay-text =
    Take what the tower asks for from your acquired cards and lay it into your used row, each card at the end you like. Only then does the spell work. Stones, used and veiled cards pay for nothing.

    A stone you have just taken is in the row already, so you may lay the payment beside it.
km-nothing = A spell for nothing
km-nothing-text =
    Sometimes a spell finds nothing to work on, for instance because the other player has no acquired card.
km-nothing-note-cast_without_effect-allow = You may cast it all the same, just to get a card into your row.
km-nothing-note-cast_without_effect-forbid = Then you may not cast it.
km-yellow = Yellow: look and exchange
km-yellow-text =
    It costs an elixir. Name two different coloured towers and look at their secret cards, alone. Put them back as they were, or exchange them. The other player sees which towers you chose, but not the cards.
km-yellow-note-yellow_swap_public-false = Nor whether you have exchanged them.
km-yellow-note-yellow_swap_public-true = But both see whether you have exchanged them.
km-green = Green: push down
km-green-text =
    It costs a toad. Choose one of the other player’s acquired cards. It moves into that player’s used row, to the end you choose. If there is none, nothing happens.
km-blue = Blue: discard
km-blue-text =
    It costs a feather. The other player has to discard one card, acquired or used, stones too, and chooses which. Both see it, then it goes face down onto the discard pile. Veiled cards are safe. If there is no other card, nothing happens.
km-purple = Purple: salvage
km-purple-text =
    It costs a book. Shuffle the discard pile and draw one card from it. You alone look at it and lay it face down among your veiled cards. The rest of the pile stays unseen; if it is empty, you get nothing.
km-red = Red: any spell
km-red-text =
    It costs a toadstool and one more ingredient. The second one says which spell you cast: that of its colour. With two toadstools you choose freely among yellow, green, blue and purple. The copied spell costs nothing more. One toadstool alone casts nothing.
km-red-example = You pay a toadstool and a book. The purple spell works, although you stand in the red tower.

## The end of a round

chapter-km-round = The end of a round
km-round-end = New cards
km-round-end-text =
    When both have had two turns, the cards that are left go face down onto the discard pile. Those that were face down are not shown. The marker goes on by one, and six new cards are dealt, face up where a character stands now. Knight and mage stay where they are.
km-last-round = The sixth round
km-last-round-text =
    The draw pile is just enough for six rounds. After the sixth the rest is discarded, and you count.

## The end of the game

chapter-km-end = The end of the game
km-guess = The knight’s guess
km-guess-text =
    First the knight has to name one coloured tower. Its secret card is shown and put back. If it is the princess, the knight gets 3 points, whoever wins the tower. A wrong guess costs nothing.
km-count = Counting ingredients
km-count-text =
    Both show their veiled cards and add them to the acquired ones. Then count each ingredient on all your cards, acquired and used, and add the stones that count as it.
km-majority = Who wins a tower
km-majority-text =
    Whoever has more of a tower’s ingredient gets its points and the secret card under it. If you have equally many, or none, nobody gets anything.
km-payout = Points for secret cards
km-payout-text =
    Each secret card you win gives you 1 point for each picture of its ingredient on your own cards. Stones that only count as it do not help here. The stone card gives 1 point for each of your stones. The princess herself brings no points.
km-chests = Chests
km-chests-text =
    Count the chests on all your cards:
km-chests-note-chest_overflow-plus3 = Each chest beyond the table is worth 3 points more.
km-ties = Equally many points
km-ties-text =
    Then the winner is whoever has won the princess card. If nobody has: whoever has won more towers. If that is equal too: whoever has won the red tower.
km-ties-note-final_tie-draw = If nobody has, it is a draw.
km-ties-note-final_tie-K = If nobody has, the knight wins.
km-ties-note-final_tie-M = If nobody has, the mage wins.

## What you may know

chapter-km-know = What you may know
km-public = Seen and unseen
km-public-text =
    Both see all cards that lie face up, both players’ acquired and used cards, how many cards each pile has and how many are veiled. What your veiled cards are, and what the yellow spell has shown you, only you know. What is in the draw pile or under the towers nobody knows, until somebody looks.
km-public-note-discard_inspect-false = The discard pile may not be looked through.
km-public-note-discard_inspect-true = You may look at those cards of the discard pile that both have seen.
km-public-note-reveal_all_at_end-true = After the game all secret cards are shown.
km-public-note-reveal_all_at_end-false = After the game secret cards that nobody has won stay hidden.
km-odds = Working it out
km-odds-text =
    At the start the princess is equally likely to be under each of the five towers. Each look tells you more. But when the other player casts yellow on towers you know, your knowledge of these two becomes “one of them”.
km-odds-note-memory_aids-true = The screen reminds you of all that you have seen.
km-odds-note-memory_aids-false = The screen reminds you of nothing: remember it yourself.

## On this screen

chapter-km-screen = On this screen
km-asked = What you are asked
km-asked-text =
    The screen asks for one thing at a time and marks everything that is allowed. To move, just choose a tower: the mage’s tower means a swap, a tower two steps away a skip. Where there is only one answer, the game goes on by itself.

    What has shown you a new card cannot be taken back. Every game ends after 24 turns and one guess. Cards come from a sealed number that everybody can check afterwards.
km-options = House rules
km-options-text =
    A new table may change some of these rules. If you open the rulebook from a table, you read the rules of that table.

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
fact-blue-spell = discard
fact-green-spell = push down
fact-purple-spell = salvage
fact-yellow-spell = look and exchange
fact-red-spell = any spell
fact-chest = With a chest
fact-one-stone = One stone
fact-two-stones = Two stones
fact-chests = Chests
fact-points = Points
figure-rivals = The knight and the mage, and between them the princess.
figure-six-towers = The six towers: round track, purple, green, yellow, red, blue.
figure-deck = A feather card, a toad card with a chest, and stone cards with arrows to the left and to the right.
figure-secrets = A secret card face down, and the one with the princess.
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

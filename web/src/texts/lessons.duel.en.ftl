### The lessons of Knight & Mage. A number after the name is a step, the other words explain wrong tries.

lesson-duel-walk = Walk and take
lesson-duel-walk-1 = You’re the knight. Each turn starts with a move to a tower next to yours. Go to the toad tower (green): an elixir lies beside it.
lesson-duel-walk-2 = Now take one of the 2 cards beside your tower: the elixir.
lesson-duel-walk-done = The elixir is yours. It can pay for a spell. At the end, if you have more elixirs than your opponent, you win the elixir tower and its points.
lesson-duel-walk-red = You may go there, but the elixir lies beside the toad tower.
lesson-duel-walk-toad = That’s a toad. Take the card on the other side.

lesson-duel-swap = Swap places
lesson-duel-swap-1 = A card with a chest lies beside the mage’s tower. Once a game, the knight may swap places with the mage. Tap the mage’s tower.
lesson-duel-swap-2 = You’ve swapped. Take the elixir with the chest.
lesson-duel-swap-done = Chests are points, and each one is worth more than the last. You can’t swap again in this game.
lesson-duel-swap-step = From there you can’t reach the card with the chest.
lesson-duel-swap-feather = That’s only a feather. Take the card with the chest.

lesson-duel-jump = Skip over the knight
lesson-duel-jump-1 = Now you’re the mage, and the knight is in your way. The mage may skip over a knight in the next tower. Tap the toadstool tower (red).
lesson-duel-jump-2 = Take the toadstool with the chest.
lesson-duel-jump-done = The mage can skip as often as you like, whenever the knight is in the next tower.
lesson-duel-jump-step = That leads away from the toadstool with the chest.
lesson-duel-jump-toad = That’s a toad. Take the card with the chest.

lesson-duel-pay = Pay left or right
lesson-duel-pay-1 = You’re in the feather tower (blue). For a feather, your opponent must discard a card. You choose the end of your row for the feather: your stone’s arrow points left, so pay on the left.
lesson-duel-pay-done = The arrow points at the feather, so the stone will count as a feather, too. Paid cards still count!
lesson-duel-pay-right = On the right, the arrow would still point at nothing, and the stone would count as nothing.
lesson-duel-pay-pass = You have a feather. Pay it and cast the spell.

lesson-duel-stones = Stones change value
lesson-duel-stones-1 = You’ve taken 2 stones. A stone counts as what its arrow points at, and stones with the same arrow pass it on. Place the card at the left end.
lesson-duel-stones-done = All 3 stones lead to the book: 4 books against 2. Each new card at the end of an arrow can change that.
lesson-duel-stones-right = At the right end both arrows would point at nothing.

lesson-duel-push = Push a card down
lesson-duel-push-1 = You’re in the toad tower (green). For a toad you push one of your opponent’s acquired cards into their row. Cast the spell.
lesson-duel-push-2 = Cards in the row count, but they can’t pay any more. Push the elixir down: it pays for looking at secret cards.
lesson-duel-push-done = Your opponent has no elixir left to pay with.
lesson-duel-push-pass = You have a toad. Pay it and cast the spell.
lesson-duel-push-other = A single toadstool pays for nothing. The elixir is the one to stop.

lesson-duel-any = Any spell
lesson-duel-any-1 = In the toadstool tower (red) you pay a toadstool and one more ingredient, and cast that ingredient’s spell. Add the feather: your opponent must discard their only card.
lesson-duel-any-done = The card is gone, and what you paid still counts. With 2 toadstools you may choose any spell.
lesson-duel-any-book = The book would draw a card for you. Add the feather instead.
lesson-duel-any-pass = You have a toadstool and a feather. Cast the spell.

lesson-duel-look = Look and swap
lesson-duel-look-1 = You’re in the elixir tower (yellow). For an elixir you look at 2 secret cards. Cast the spell.
lesson-duel-look-2 = Win a tower, and you win its secret card: 1 point for each of your cards that matches. You lead the toad tower, your opponent the feather tower. Look under those 2.
lesson-duel-look-3 = You have 3 toads, and the toad card lies under the feather tower. Swap the cards.
lesson-duel-look-done = The toad card is now under the tower you lead. Your opponent knows where you looked, but not what you saw. And you’ve found the princess!
lesson-duel-look-pass = You have an elixir. Pay it and look.
lesson-duel-look-pair = You may look there, but look under the toad tower and the feather tower: that’s where you and your opponent lead.
lesson-duel-look-keep = Then your opponent would win the toad card. Swap them.

lesson-duel-veiled = Veiled cards
lesson-duel-veiled-1 = You’re in the book tower (purple). For a book you draw a card from the discard pile. Cast the spell.
lesson-duel-veiled-done = A toadstool with a chest. It stays veiled: only you know it, no spell can touch it, and it counts at the end.
lesson-duel-veiled-pass = You have a book. Pay it and draw a card.

lesson-duel-guess = The guess
lesson-duel-guess-1 = Before the points are counted, the knight guesses where the princess is, for 3 points. You saw her under the toad tower and swapped that card with the feather tower’s. Where is she now?
lesson-duel-guess-done = There she is: 3 points! The table keeps a list of what you’ve seen.
lesson-duel-guess-before = She was there until you swapped the cards.
lesson-duel-guess-other = You never saw her there. Look at your list of secret cards.

lesson-duel-count = Count the points
lesson-duel-count-1 = The last turn! You and your opponent have 1 toadstool each. One more wins you the toadstool tower (red), worth 7 points. Go there.
lesson-duel-count-2 = Take the toadstool.
lesson-duel-count-3 = Now the knight’s guess. Choose any tower.
lesson-duel-count-done = 2 toadstools to 1: the tower and its secret card are yours. A tie goes unclaimed. Add secret cards and chests, and the most points win.
lesson-duel-count-green = No toadstool lies there.
lesson-duel-count-book = That’s a book. You need the toadstool.

### Rules in context, hints, and the first game in six steps. Sentences about players know no gender.

## What is this?

about = What is this?
about-ask = Touch whatever you want to know about.
about-glance = All at a glance
about-also = Also about this
about-now = The question of the moment
about-cards = Movement cards
about-die = The die
about-towers = Towers
about-wizards = Wizards
about-potions = Potions
about-players = Players
about-ring = The ring
about-goal = How the game is won
about-slots = Cards between the towers
about-row = The row
about-stones = Stones
about-veiled = Veiled cards
about-piles = Draw pile and discard pile
about-chests = Chests
about-rounds = Rounds
about-missing = No rule is about this alone. The whole rulebook may help.
why-rule = Read the rule
help-about = Press and hold anything, or click it with the right button, and you read the rule that applies to it now.
keys-about = read the rule of what has the focus
keys-hint = ask a bot for a hint

## Hints

hint = Hint
hint-title = What a bot would do
hint-thinks = A bot is thinking…
hint-note = It sees only what you see. Touch a line to see it on the board.
hint-play = Play { $card }
hint-chance = about { $percent } in 100 games won
hint-none = No reason stands out.
hints-propose = Propose hints for everybody
hints-without = Play on without hints
hints-waits = Waiting for the others to agree to hints for everybody.

## Learn in six steps

home-learn = Learn in six steps
home-learn-offer = New here? Six small steps lead you through a real game against a gentle bot.
home-learn-no = Not now
guide = Six steps
guide-step = Step { $number } of { $all }: { $name }
guide-can = You can do it now.
guide-else = If it does not fit right now, play on as you like.
guide-wait = Wait a moment: { $name } is playing.
guide-show = Show me
guide-skip = Skip this step
guide-end = End the guide
guide-more = More about this step
guide-is-done = done
guide-is-skipped = skipped
guide-is-now = now
guide-is-later = still to come
guide-all = All six steps are done. Play on to the end, or begin a game of your own.
guide-over = The game is over. Now you know how it goes: begin a game of your own.
guide-close = Close the guide

guide-towers-cards = Look at your cards
guide-towers-cards-text = These are your cards. Touch one: a hat moves a wizard, a tower moves a tower, and the number says how far.
guide-towers-play = Play a card
guide-towers-play-text = Play one of your cards, then touch the piece that it is to move.
guide-towers-fill = Fill a potion
guide-towers-fill-text = Move a tower onto wizards: it traps them, and one of your potions fills up.
guide-towers-free = Free somebody
guide-towers-free-text = Move a tower away from whoever is trapped under it: they are free again.
guide-towers-spell = Cast a spell
guide-towers-spell-text = Full potions pay for spells. Touch a bright spell tile and choose what it moves.
guide-towers-home = Bring a wizard home
guide-towers-home-text = Bring one of your wizards into Ravenskeep, with exactly as many steps as it takes.

guide-duel-move = Move
guide-duel-move-text = Each turn begins with a move. Touch one of the lit towers next to yours.
guide-duel-take = Take a card
guide-duel-take-text = Now take one of the two cards beside your tower. An ingredient helps you to win its tower.
guide-duel-place = Lay a stone
guide-duel-place-text = Take a card with stones and lay it at an end of your row. At the end it counts as what its arrow points to.
guide-duel-pay = Pay for a spell
guide-duel-pay-text = A tower casts its spell if you pay with what it asks for. The card moves into your row and still counts.
guide-duel-look = Look at secret cards
guide-duel-look-text = Pay an elixir in the elixir tower, the yellow one, and look at two secret cards. One of them may be the princess.
guide-duel-score = Count the points
guide-duel-score-text = Play the six rounds. Then each tower goes to whoever has more of its ingredient, and the points are counted.

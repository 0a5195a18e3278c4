### Rules in context, hints, and the first game in six steps. Sentences about players know no gender.

## What is this?

about = What is this?
about-ask = Tap anything to learn about it.
about-glance = Overview
about-also = See also
about-now = What you’re asked now
about-cards = Movement cards
about-die = The die
about-towers = Towers
about-wizards = Wizards
about-potions = Potions
about-players = Players
about-ring = The ring
about-goal = How to win
about-slots = Cards between the towers
about-row = The used row
about-stones = Stones
about-veiled = Veiled cards
about-piles = Draw pile and discard pile
about-chests = Chests
about-rounds = Rounds
about-missing = This has no rule of its own. Try the rulebook.
why-rule = Read the rule
help-about = Press and hold anything, or right-click it, to read its rule.
keys-about = read the rule for the focused item
keys-hint = ask a bot for a hint

## Hints

hint = Hint
hint-title = What a bot would do
hint-thinks = A bot is thinking…
hint-note = The bot sees only what you see. Tap a line to see it on the board.
hint-play = Play { $card }
hint-chance = { $percent }{ "\u00A0" }% to win
hint-none = No clear reason.
hints-propose = Suggest hints for everyone
hints-without = Turn hints off
hints-waits = Waiting for everyone to agree to hints.

## Learn in six steps

home-learn = Learn in 6 steps
home-learn-offer = New here? Learn in a real game against an easy bot, in 6 small steps.
home-learn-no = Not now
guide = 6 steps
guide-step = Step { $number } of { $all }: { $name }
guide-can = You can do it now.
guide-else = Not possible right now? Just play on.
guide-wait = Hold on, { $name } is playing.
guide-show = Show me
guide-skip = Skip step
guide-end = End guide
guide-more = Learn more
guide-is-done = done
guide-is-skipped = skipped
guide-is-now = now
guide-is-later = to come
guide-all = All 6 steps done! Finish this game, or start your own.
guide-over = Game over. Now you know how to play. Start your own game!
guide-close = Close guide

guide-towers-cards = Look at your cards
guide-towers-cards-text = These are your cards. Tap one. A hat moves a wizard, a tower moves a tower, and the number says how far.
guide-towers-play = Play a card
guide-towers-play-text = Play one of your cards, then tap the piece you want to move.
guide-towers-fill = Fill a potion
guide-towers-fill-text = Move a tower onto wizards. It traps them, and one of your potions fills up.
guide-towers-free = Free a wizard
guide-towers-free-text = Move a tower away from the wizards trapped under it. They’re free again.
guide-towers-spell = Cast a spell
guide-towers-spell-text = Full potions pay for spells. Tap a glowing spell, then choose its target.
guide-towers-home = Bring a wizard home
guide-towers-home-text = Bring one of your wizards into Ravenskeep. The number of steps must be exact.

guide-duel-move = Move
guide-duel-move-text = You start each turn with a move. Tap one of the glowing towers next to yours.
guide-duel-take = Take a card
guide-duel-take-text = Now take one of the 2 cards beside your tower. An ingredient helps you win its tower.
guide-duel-place = Place a stone
guide-duel-place-text = Take a card with stones and place it at an end of your row. At the end of the game it counts as what its arrow points to.
guide-duel-pay = Pay for a spell
guide-duel-pay-text = To cast a tower’s spell, pay what it asks for. The card moves into your row and still counts.
guide-duel-look = Look at secret cards
guide-duel-look-text = Pay an elixir in the elixir tower, the yellow one, and look at 2 secret cards. One of them may be the princess.
guide-duel-score = Count the points
guide-duel-score-text = Play all 6 rounds. Then you win each tower whose ingredient you have more of, and you count the points.

### Rules in context, hints, and the way to the lessons. Sentences about players know no gender.

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
about-card-tower = { $count ->
    [one] Moves any tower { $count } space.
   *[other] Moves any tower { $count } spaces.
  }
about-card-wizard = { $count ->
    [one] Moves one of your wizards { $count } space.
   *[other] Moves one of your wizards { $count } spaces.
  }
about-card-dice = { $count ->
    [one] The die decides how far. You roll once.
   *[other] The die decides how far. You may roll up to { $count } times.
  }
about-card-held = { $count ->
    [one] You have { $count } of them.
   *[other] You have { $count } of them.
  }
about-spell-enough = { $count ->
    [one] You have { $count } full potion: enough.
   *[other] You have { $count } full potions: enough.
  }
about-spell-short = { $count ->
    [one] You have { $count } full potion: not enough yet.
   *[other] You have { $count } full potions: not enough yet.
  }
about-castle-at = It stands on space { $space }.
about-card-wins = Counts for the { $tower }, where most wins.
about-card-stones = Counts as what its arrow points at in the row when the game ends.
about-card-chest = Its chest is worth points of its own.
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

## The lessons on the home page, and the hints of a first game

home-learn = Learn to play
home-learn-offer = New here? Learn it in short lessons, one idea at a time.
home-learn-no = Not now
hints-stop = No more hints

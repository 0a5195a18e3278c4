### The board of Knight & Mage. Players are named without gender: what they do stands in the present tense.

## Towers, cards, characters

duel-role-K = knight
duel-role-M = mage
duel-who = { $name }, the { $role }
duel-ing-FE = feather
duel-ing-TO = toad
duel-ing-BO = book
duel-ing-EL = elixir
duel-ing-TS = toadstool
duel-ing-ST = stone
duel-of-TRK = round-track
duel-of-PUR = book
duel-of-GRE = toad
duel-of-YEL = elixir
duel-of-RED = toadstool
duel-of-BLU = feather
duel-tower = { $of } tower
duel-between = between the { $a } tower and the { $b } tower
duel-card-chest = { $card } with a chest
duel-card-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
  } { $arrow ->
    [left] pointing left
   *[right] pointing right
  }
duel-card-down = a face-down card
duel-card-unknown = an unknown card
duel-secret-princess = { $card } with the princess
duel-spell-force_discard = Force discard
duel-spell-push_down = Push down
duel-spell-salvage = Salvage card
duel-spell-peek_swap = Peek & swap
duel-spell-any = Any spell
duel-any = any ingredient

## Both players' cards

duel-area = { $name }’s cards
duel-acquired = Acquired
duel-acquired-note = pays for spells
duel-acquired-none = No acquired cards
duel-used = Used row
duel-used-note = cards join at either end
duel-used-none = No used cards
duel-gap = gap
duel-end-L = left end
duel-end-R = right end
duel-group = { $count } × { $card }
duel-veiled = { $count ->
    [one] { $count } veiled card
   *[other] { $count } veiled cards
  }
duel-veiled-own = only you can see
duel-veiled-other = hidden from you
duel-chests = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
  }
duel-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
duel-swap-ready = Swap places: ready
duel-swap-used = Swap places: used
duel-jumps = Can skip over the knight
duel-you-turn = your turn
duel-their-turn = is playing
duel-asked = is deciding
duel-you-asked = you decide
duel-waits = waiting
duel-over = the game is over
duel-held = Just taken: { $card }

## The ring

duel-ring = Ring of 6 towers
duel-round-turn = Round { $round }, turn { $turn }
duel-at-tower = { $tower }: { $points }, ingredient: { $ingredient }.
duel-spell-of = Spell: { $spell }, cost: { $cost }.
duel-no-spell = No spell here.
duel-stands = The { $role } is here.
duel-count = Knight { $knight }, mage { $mage }: { $leads }.
duel-secret-down = Its secret card is face down.
duel-secret-shown = Its secret card: { $card }.
duel-secret-seen = You saw its secret card: { $card }.
duel-secret-stale = You saw its secret card: { $card }. It may have been swapped since.
duel-slot-up = Card { $between }: { $card }.
duel-slot-down = Card { $between }: face down.
duel-slot-open = Card { $between }: face down, { $card }.
duel-slot-empty = No card { $between }.
duel-piles = Draw pile: { $draw }. Discard pile: { $discard }.
duel-text = The table as text
duel-text-row = used row from left to right: { $cards }
duel-text-acquired = acquired: { $cards }

## What was seen

duel-secrets = Secret cards
duel-secrets-note = what you have seen
duel-secrets-worth = Win a tower to get its card: 1 point per matching picture on your cards.
duel-secrets-open = what lies under the towers
duel-stale = not certain
duel-look-own = Round { $round }, you: { $a } and { $b }
duel-look-other = Round { $round }, { $name }: { $a } and { $b }
duel-look-none = No looks under a tower yet.

## Who leads

duel-balance = Who leads where
duel-leads-K = knight leads
duel-leads-M = mage leads
duel-leads-nobody = tied
duel-would-be = After this move: knight { $knight }, mage { $mage }, { $leads }

## You, the aim, and how it stands

duel-you = You
duel-you-are = You are the { $role }
duel-your-turn = Your turn
duel-turn-over = Your turn is over
duel-turn-of = { $name }
duel-aim = Most points after 6 rounds
duel-how-K = win towers, find the princess (+3)
duel-how-M = win towers, hide the princess
duel-round-of = Round { $round } of 6
duel-if-now = if it ended now
duel-final-score = final score
duel-unknown-veiled = { $count ->
    [one] { $count } veiled card unknown
   *[other] { $count } veiled cards unknown
  }
duel-unknown-secrets = { $count ->
    [one] { $count } secret card unknown
   *[other] { $count } secret cards unknown
  }
duel-tie = tie
duel-none = none
duel-picked = picked
duel-draw = draw { $count }
duel-discard = discard { $count }

## The towers’ spells, in two words and in full

duel-short-force_discard = Force discard
duel-short-push_down = Push down
duel-short-salvage = Salvage card
duel-short-peek_swap = Peek & swap
duel-short-any = Any spell
duel-no-spell-short = no spell
duel-plus-any = +any
duel-costs = costs { $cost }
duel-tells-force_discard = Your opponent must discard an acquired or used card of their choice.
duel-tells-push_down = Push one of your opponent’s acquired cards to either end of their row.
duel-tells-salvage = Draw a random card from the discard pile. It stays veiled until the final count.
duel-tells-peek_swap = Look at the secret cards under 2 towers. Swap them or leave them.
duel-tells-any = The second card chooses the spell of its tower. 2 toadstools: any spell.
duel-tip-you = you lead { $more } to { $less }
duel-tip-they = { $who } leads { $more } to { $less }
duel-tip-tied = tied at { $count }

## The used row and what would change in it

duel-used-own = Your used row
duel-used-note-own = used cards still count, stones count as what they point at
duel-veiled-short = Veiled
duel-reads = counts as { $count } × { $as }
duel-reads-none = counts as nothing
duel-counts-none = counts 0
duel-counts-same = no change
duel-effect-you = You take the { $of } tower, { $more } to { $less }
duel-effect-they = { $who } takes the { $of } tower, { $more } to { $less }
duel-effect-tie = The { $of } tower is tied
duel-effect-none = Nothing yet
duel-effect-none-why = Its arrow points off the row. A later card may join there.
duel-undo-move = Undo your move
duel-undo-card = Undo your card
duel-undo-spell = Undo your spell

## Questions

duel-ask-MOVE = Move to a glowing tower
duel-ask-TAKE = Take a card beside the { $of } tower
duel-ask-PLACE = Which end of your row?
duel-ask-SPELL = { $spell }? Tap a card to pay
duel-ask-SPELL-two = { $spell }? Tap 2 cards to pay
duel-ask-SPELL-second = Card 2 of 2: tap it to pay
duel-ask-SPELL-as = Which spell do you cast?
duel-ask-end = Which end of your row?
duel-ask-end-of = Card { $number } of { $all }: which end of your row?
duel-ask-their-end = Which end of { $name }’s row?
duel-ask-LOOK = Look under which 2 towers?
duel-ask-LOOK-second = And which other tower?
duel-ask-RETURN = Swap the 2 cards?
duel-ask-PUSH = Push down which of { $name }’s cards?
duel-ask-DISCARD = Discard one of your cards
duel-ask-GUESS = Which tower hides the princess?
duel-guess-worth = Last question: 3 points if you’re right
duel-ask-UP = Which card is dealt face up?
duel-ask-LAY = Which stone do you place?
duel-ask-wait = { $name } is thinking
duel-ask-chance = Dealing cards…
duel-sure = { $what }?

## Answers

duel-do-move = Move to the { $of } tower
duel-do-skip = Skip over the knight to the { $of } tower
duel-do-swap = Swap places with the mage (once per game)
duel-do-take = Take { $card }
duel-do-up = Deal this one face up
duel-do-place-L = Place it at the left end
duel-do-place-R = Place it at the right end
duel-do-pass = No spell
duel-do-cast-now = Cast
duel-spells = Spells
duel-do-cast = Cast “{ $spell }”, pay: { $cards }
duel-do-as = { $spell }
duel-do-look = Look under the { $a } tower and the { $b } tower
duel-do-first = Look under the { $of } tower
duel-do-keep = Leave them
duel-do-exchange = Swap them
duel-do-push-L = Push { $card } to the left end
duel-do-push-R = Push { $card } to the right end
duel-do-discard = Discard { $card }
duel-do-guess = Guess the { $of } tower
duel-do-lay-L = Place { $card } at the left end
duel-do-lay-R = Place { $card } at the right end
duel-do-card = Choose { $card }
duel-do-pay = Pay with { $card }
duel-do-end-L = Left end
duel-do-end-R = Right end
duel-do-score = Scoring
duel-do-xray = X-ray

## What it would do

duel-would-take = you take: { $card }
duel-would-down = you take a face-down card
duel-would-fail = the spell has no effect
duel-would-turn = ends your turn
duel-would-round = ends the round
duel-step-move = Move
duel-step-take = Take
duel-step-spell = Spell
duel-step-done = { $step }, done
duel-seen-under = Under the { $of } tower

## The foot of a phone

duel-nav-mine = Mine
duel-nav-seen = Seen
duel-nav-log = Log

## The log

duel-log-RingLaid = The towers form their ring
duel-log-SecretBoxed = One secret card goes back into the box
duel-log-SecretLaid = A secret card goes under the { $of } tower
duel-log-CardBurned = A card goes unseen to the discard pile
duel-log-FourthSlotChosen = A fourth card is dealt face up { $between }
duel-log-CardDealt = Dealt { $between }: { $card }
duel-log-TurnStarted = { $name }’s turn
duel-log-CharacterMoved-step = { $name } moves to the { $of } tower
duel-log-CharacterMoved-skip = { $name } skips over the knight to the { $of } tower
duel-log-CharacterMoved-swap = { $name } swaps places with the mage, moving to the { $of } tower
duel-log-CardTaken-up = { $name } takes: { $card }
duel-log-CardTaken-down = { $name } takes a face-down card: { $card }
duel-log-StonePlaced-L = { $name } places at the left end: { $card }
duel-log-StonePlaced-R = { $name } places at the right end: { $card }
duel-log-SpellCast = { $name } casts “{ $spell }”
duel-log-SpellCast-as = { $name } casts “{ $spell }” in the toadstool tower
duel-log-CostPaid-L = pays at the left end: { $card }
duel-log-CostPaid-R = pays at the right end: { $card }
duel-log-SpellFailed = The spell has no effect
duel-log-SecretsSeen = { $name } looks under the { $a } tower and the { $b } tower
duel-log-SecretsSeen-own = { $name } looks under the { $a } tower ({ $seen_a }) and the { $b } tower ({ $seen_b })
duel-log-SecretsReturned = { $name } puts the 2 cards back, maybe swapped (hidden from you)
duel-log-SecretsReturned-kept = { $name } puts the 2 cards back as they were
duel-log-SecretsReturned-swapped = { $name } swaps the 2 cards and puts them back
duel-log-CardPushed-L = Pushed to the left end of { $name }’s row: { $card }
duel-log-CardPushed-R = Pushed to the right end of { $name }’s row: { $card }
duel-log-CardDiscarded = { $name } discards: { $card }
duel-log-CardSalvaged = { $name } draws a veiled card from the discard pile
duel-log-CardSalvaged-own = { $name } draws a veiled card from the discard pile: { $card }
duel-log-LeftoversDiscarded = The remaining cards go to the discard pile
duel-log-RoundStarted = Round { $round }: 6 new cards, { $name } starts, 2 turns each
duel-log-TowerGuessed = { $name } guesses the { $of } tower: { $card }
duel-log-CardUnveiled = { $name }’s veiled card: { $card }
duel-log-VeiledStoneLaid-L = { $name } places at the left end: { $card }
duel-log-VeiledStoneLaid-R = { $name } places at the right end: { $card }
duel-log-ScoringStarted = Time to count the points
duel-log-IngredientsCounted = { $name }: { $counts }
duel-log-TowerScored-K = Knight { $knight }, mage { $mage }: the knight wins the { $of } tower
duel-log-TowerScored-M = Knight { $knight }, mage { $mage }: the mage wins the { $of } tower
duel-log-TowerScored-nobody = Knight { $knight }, mage { $mage }: no winner for the { $of } tower
duel-log-TotalCounted = { $name }: { $points }
duel-log-SecretShown = Under the { $of } tower: { $card }
duel-log-SecretShown-box = In the box: { $card }
duel-log-GameEnded-K = The knight wins
duel-log-GameEnded-M = The mage wins
duel-log-GameEnded-nobody = A draw
duel-log-Waiting = { $name } is deciding
duel-log-Hidden = Something happens that you can’t see
duel-log-Undone = { $count ->
    [one] { $count } step undone
   *[other] { $count } steps undone
  }

## Scoring, step by step

duel-score = Scoring
duel-score-step = Step { $step } of { $steps }
duel-score-next = Next
duel-score-back = Back
duel-score-end = To the result
duel-score-guess = Where is the princess?
duel-score-guess-text = { $name } guesses the { $of } tower.
duel-score-guess-right = There she is!
duel-score-guess-wrong = She isn’t there. A wrong guess costs nothing.
duel-score-unveil = Veiled cards
duel-score-unveil-text = Veiled cards now count with the rest.
duel-score-counting = How many of each?
duel-score-counting-text = Count the pictures on all cards. Stones count as the card they point at.
duel-score-of-stones = including { $count } from stones
duel-score-tower = { $tower }: { $points }
duel-score-more = { $name } has more and gets { $points }.
duel-score-level = It’s a tie. The tower and its secret card go unclaimed.
duel-score-secret = The secret card under it comes too: { $card }.
duel-score-secret-points = { $points } for matching pictures on the winner’s cards.
duel-score-secret-none = No matching pictures on the winner’s cards: no points.
duel-score-chests = Chests
duel-score-chests-text = The more chests you have, the more each is worth.
duel-score-row-guess = Guess
duel-score-row-towers = Towers
duel-score-row-secrets = Secret cards
duel-score-row-chests = Chests
duel-score-row-total = Total
duel-score-won = { $name } wins
duel-score-draw = A draw
duel-score-why-none = Most points wins: { $more } to { $less } (rule KM-11.9).
duel-score-why-princess = Tied at { $more } points. The owner of the princess card wins (rule KM-11.10).
duel-score-why-towers = Tied at { $more } points. The owner of more towers wins (rule KM-11.10).
duel-score-why-red = Tied at { $more } points. The owner of the toadstool tower wins (rule KM-11.10).
duel-score-why-draw = Tied at { $more } points, and no tie-break decides (rule KM-11.11).
duel-score-so-far = Points so far

## Where the secret cards really were

duel-xray = X-ray of the secret cards
duel-xray-note = Where each card really was, from the start to the last look.
duel-xray-start = Start
duel-xray-look = Round { $round }
duel-xray-box = Box
duel-xray-kept = { $name } looks and puts them back as they were
duel-xray-swapped = { $name } looks and swaps them
duel-xray-none = No looks under a tower in this game.

duel-act-CharacterMoved-step = Moves to the { $of } tower
duel-act-CharacterMoved-skip = Skips over to the { $of } tower
duel-act-CharacterMoved-swap = Swaps places, to the { $of } tower
duel-act-CardTaken = Takes: { $card }
duel-act-StonePlaced-L = places left: { $card }
duel-act-StonePlaced-R = places right: { $card }
duel-act-SpellCast = Casts { $spell }
duel-act-CostPaid-L = pays left: { $card }
duel-act-CostPaid-R = pays right: { $card }
duel-act-SecretsSeen = looks under the { $a } and { $b } towers
duel-act-SecretsReturned = puts both cards back, maybe swapped (hidden from you)
duel-act-SecretsReturned-kept = leaves both cards
duel-act-SecretsReturned-swapped = swaps both cards
duel-act-CardPushed-L = pushed left: { $card }
duel-act-CardPushed-R = pushed right: { $card }
duel-act-CardDiscarded = discarded: { $card }
duel-act-CardSalvaged = draws a veiled card
duel-result-order = Points decide. If they tie: the princess card, then more towers, then the toadstool tower.

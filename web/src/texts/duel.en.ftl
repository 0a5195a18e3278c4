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
    [left] with an arrow to the left
   *[right] with an arrow to the right
  }
duel-card-down = a card face down
duel-card-unknown = an unknown card
duel-secret-princess = { $card } with the princess
duel-spell-force_discard = Discard
duel-spell-push_down = Push down
duel-spell-salvage = Salvage
duel-spell-peek_swap = Look and exchange
duel-spell-any = Any spell
duel-any = any ingredient

## Both players' cards

duel-area = Cards of { $name }
duel-acquired = Acquired
duel-acquired-note = pays for spells
duel-acquired-none = No acquired cards
duel-used = Used row
duel-used-note = keeps its order, grows at both ends
duel-used-none = The used row is empty
duel-gap = gap
duel-end-L = left end
duel-end-R = right end
duel-group = { $count } × { $card }
duel-stones-as = { $count ->
    [one] { $count } stone counts now as
   *[other] { $count } stones count now as
  }
duel-stones-idle = { $count ->
    [one] { $count } stone counts as nothing now
   *[other] { $count } stones count as nothing now
  }
duel-veiled = { $count ->
    [one] { $count } veiled card
   *[other] { $count } veiled cards
  }
duel-veiled-own = seen only by you
duel-veiled-other = unknown to you
duel-veiled-none = No veiled cards
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
duel-jumps = Skips over the knight
duel-you-turn = your turn
duel-their-turn = is on turn
duel-asked = has to decide
duel-you-asked = you have to decide
duel-waits = waits
duel-over = the game is over
duel-held = Just taken: { $card }

## The ring

duel-ring = The ring of six towers
duel-round-turn = Round { $round }, turn { $turn }
duel-at-tower = { $tower }: { $points }, ingredient: { $ingredient }.
duel-spell-of = Spell: { $spell }, cost: { $cost }.
duel-no-spell = No spell here.
duel-stands = Here stands the { $role }.
duel-count = Knight { $knight }, mage { $mage }: { $leads }.
duel-secret-down = Its secret card lies face down.
duel-secret-shown = Its secret card is: { $card }.
duel-secret-seen = You saw its secret card: { $card }.
duel-secret-stale = You saw its secret card: { $card }. It may have been exchanged since.
duel-slot-up = Card { $between }: { $card }.
duel-slot-down = Card { $between }: face down.
duel-slot-open = Card { $between }: face down, { $card }.
duel-slot-empty = No card { $between }.
duel-piles = Draw pile: { $draw }. Discard pile: { $discard }.
duel-text = The table in words
duel-text-row = used row from left to right: { $cards }
duel-text-acquired = acquired: { $cards }

## What was seen

duel-secrets = Secret cards
duel-secrets-note = what you have seen
duel-secrets-open = what lies under the towers
duel-stale = uncertain
duel-look-own = Round { $round }, you: { $a } and { $b }
duel-look-other = Round { $round }, { $name }: { $a } and { $b }
duel-look-none = Nobody has looked under a tower yet.

## Who leads

duel-balance = Who leads where
duel-leads-K = knight leads
duel-leads-M = mage leads
duel-leads-nobody = tied
duel-cell = { $tower }, { $points }: knight { $knight }, mage { $mage }, { $leads }
duel-would-be = After this move: knight { $knight }, mage { $mage }, { $leads }

## Questions

duel-ask-MOVE = Move to another tower
duel-ask-TAKE = Take a card beside the { $of } tower
duel-ask-PLACE = At which end of your row?
duel-ask-SPELL = { $spell }: touch a card to pay, or go on
duel-ask-SPELL-two = { $spell }: touch the first of two cards, or go on
duel-ask-SPELL-second = Now the second card
duel-ask-SPELL-as = Which spell shall it be?
duel-ask-end = At which end of your row?
duel-ask-their-end = At which end of the row of { $name }?
duel-ask-LOOK = Look under which two towers?
duel-ask-LOOK-second = And under which other one?
duel-ask-RETURN = Put them back, or exchange them?
duel-ask-PUSH = Push down: which card of { $name }?
duel-ask-DISCARD = Discard one of your cards
duel-ask-GUESS = Under which tower is the princess?
duel-ask-UP = Which card shall be dealt face up?
duel-ask-LAY = Which stone do you lay?
duel-ask-wait = { $name } is thinking
duel-ask-chance = The cards decide
duel-sure = { $what }?

## Answers

duel-do-move = Move to the { $of } tower
duel-do-skip = Skip over the knight to the { $of } tower
duel-do-swap = Swap places with the mage (once in the game)
duel-do-take = Take { $card }
duel-do-up = Deal this one face up
duel-do-place-L = Lay it at the left end
duel-do-place-R = Lay it at the right end
duel-do-pass = No spell
duel-do-cast-now = Cast
duel-spells = Spells
duel-do-cast = Cast “{ $spell }”, pay: { $cards }
duel-do-as = { $spell }
duel-do-look = Look under the { $a } tower and the { $b } tower
duel-do-first = Look under the { $of } tower
duel-do-keep = As they were
duel-do-exchange = Exchange
duel-do-push-L = Push { $card } to the left end
duel-do-push-R = Push { $card } to the right end
duel-do-discard = Discard { $card }
duel-do-guess = Guess the { $of } tower
duel-do-lay-L = Lay { $card } at the left end
duel-do-lay-R = Lay { $card } at the right end
duel-do-card = Choose { $card }
duel-do-pay = Pay with { $card }
duel-do-end-L = To the left end
duel-do-end-R = To the right end
duel-do-score = Scoring
duel-do-xray = X-ray

## What it would do

duel-would-take = comes along: { $card }
duel-would-down = comes along: a card face down
duel-would-fail = the spell finds nothing
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

duel-log-RingLaid = The towers stand in their ring
duel-log-SecretBoxed = One secret card goes back into the box
duel-log-SecretLaid = A secret card lies under the { $of } tower
duel-log-CardBurned = A card goes unseen onto the discard pile
duel-log-FourthSlotChosen = A fourth card is dealt face up { $between }
duel-log-CardDealt = Dealt { $between }: { $card }
duel-log-TurnStarted = Turn of { $name }
duel-log-CharacterMoved-step = { $name } goes to the { $of } tower
duel-log-CharacterMoved-skip = { $name } skips over the knight to the { $of } tower
duel-log-CharacterMoved-swap = { $name } swaps places with the mage and stands in the { $of } tower
duel-log-CardTaken-up = { $name } takes: { $card }
duel-log-CardTaken-down = { $name } takes a face-down card: { $card }
duel-log-StonePlaced-L = { $name } lays at the left end: { $card }
duel-log-StonePlaced-R = { $name } lays at the right end: { $card }
duel-log-SpellCast = { $name } casts “{ $spell }”
duel-log-SpellCast-as = { $name } casts “{ $spell }” in the toadstool tower
duel-log-CostPaid-L = pays at the left end: { $card }
duel-log-CostPaid-R = pays at the right end: { $card }
duel-log-SpellFailed = The spell finds nothing to work on
duel-log-SecretsSeen = { $name } looks under the { $a } tower and the { $b } tower
duel-log-SecretsSeen-own = { $name } looks under the { $a } tower ({ $seen_a }) and the { $b } tower ({ $seen_b })
duel-log-SecretsReturned = { $name } puts the two cards back
duel-log-SecretsReturned-kept = { $name } puts the two cards back as they were
duel-log-SecretsReturned-swapped = { $name } exchanges the two cards and puts them back
duel-log-CardPushed-L = Pushed to the left end of the row of { $name }: { $card }
duel-log-CardPushed-R = Pushed to the right end of the row of { $name }: { $card }
duel-log-CardDiscarded = { $name } discards: { $card }
duel-log-CardSalvaged = { $name } draws a veiled card from the discard pile
duel-log-CardSalvaged-own = { $name } draws a veiled card from the discard pile: { $card }
duel-log-LeftoversDiscarded = The cards that are left go onto the discard pile
duel-log-RoundStarted = Round { $round }: six new cards
duel-log-TowerGuessed = { $name } guesses the { $of } tower: { $card }
duel-log-CardUnveiled = Veiled card of { $name }: { $card }
duel-log-VeiledStoneLaid-L = { $name } lays at the left end: { $card }
duel-log-VeiledStoneLaid-R = { $name } lays at the right end: { $card }
duel-log-ScoringStarted = Time to count the points
duel-log-IngredientsCounted = { $name }: { $counts }
duel-log-TowerScored-K = Knight { $knight }, mage { $mage }: the { $of } tower goes to the knight
duel-log-TowerScored-M = Knight { $knight }, mage { $mage }: the { $of } tower goes to the mage
duel-log-TowerScored-nobody = Knight { $knight }, mage { $mage }: nobody wins the { $of } tower
duel-log-TotalCounted = { $name }: { $points }
duel-log-SecretShown = Under the { $of } tower: { $card }
duel-log-SecretShown-box = In the box: { $card }
duel-log-GameEnded-K = The knight wins
duel-log-GameEnded-M = The mage wins
duel-log-GameEnded-nobody = A draw
duel-log-Waiting = { $name } has to decide
duel-log-Hidden = Something happens that you cannot see
duel-log-Undone = { $count ->
    [one] { $count } step is taken back
   *[other] { $count } steps are taken back
  }

## Scoring, step by step

duel-score = Scoring
duel-score-step = Step { $step } of { $steps }
duel-score-next = Next
duel-score-back = Back
duel-score-end = To the result
duel-score-guess = Where is the princess?
duel-score-guess-text = { $name } says: under the { $of } tower.
duel-score-guess-right = There she is!
duel-score-guess-wrong = She is not there. A wrong guess costs nothing.
duel-score-unveil = Veiled cards
duel-score-unveil-text = Whatever lay hidden now counts with the rest.
duel-score-counting = How many of each?
duel-score-counting-text = Pictures on all cards, and stones that count as the card they point at.
duel-score-of-stones = stones among them: { $count }
duel-score-tower = { $tower }: { $points }
duel-score-more = { $name } has more and gets { $points }.
duel-score-level = Both have the same: nobody gets the tower or its secret card.
duel-score-secret = The secret card under it comes along: { $card }.
duel-score-secret-points = { $points } for such pictures on the winner’s cards.
duel-score-secret-none = No such picture on the winner’s cards: no points.
duel-score-chests = Chests
duel-score-chests-text = The more chests, the more each is worth.
duel-score-row-guess = Guess
duel-score-row-towers = Towers
duel-score-row-secrets = Secret cards
duel-score-row-chests = Chests
duel-score-row-total = Total
duel-score-won = { $name } wins
duel-score-draw = A draw
duel-score-why-none = Whoever has more points wins.
duel-score-why-princess = Equal points: whoever won the princess card wins.
duel-score-why-towers = Equal points: whoever won more towers wins.
duel-score-why-red = Equal points: whoever won the toadstool tower wins.
duel-score-why-draw = Equal points, and nothing else decides.
duel-score-so-far = Points so far

## Where the secret cards really were

duel-xray = X-ray of the secret cards
duel-xray-note = Where each card really lay, from the start to the last look.
duel-xray-start = Start
duel-xray-look = Round { $round }
duel-xray-box = Box
duel-xray-kept = { $name } looks and puts them back as they were
duel-xray-swapped = { $name } looks and exchanges them
duel-xray-none = Nobody looked under a tower in this game.

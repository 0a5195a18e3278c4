### Wandering Towers and the pages round it. Sentences about players are in the present tense and know no gender.

## Things of the game

game-towers = Wandering Towers
game-duel = Knight & Mage
castle = Ravenskeep
ring = The ring of sixteen spaces
pool = Draw pile: { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
  }. Discard pile: { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
  }.
towers-count = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
wizards-count = { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  }
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
potions-state = Potions: { $full } full, { $empty } empty, { $spent } spent
home-state = Wizards home: { $home } of { $all }

## Seats

seat-A = Amber
seat-B = Berry
seat-C = Cyan
seat-D = Dusk
seat-E = Elm
seat-F = Frost
level-child = Child
level-wanderer = Wanderer
level-apprentice = Apprentice
level-journeyman = Journeyman
level-magister = Magister
level-archmage = Archmage
seat-bot = bot
seat-away = away, a bot plays on
seat-turn-you = your turn, card { $act } of { $actions }
seat-turn = plays card { $act } of { $actions }
seat-partner = partner
seat-reserved = has a spell in reserve: { $spell }
seats = Players

## Cards

card-W = Wizard { $steps }
card-T = Tower { $steps }
card-C = Tower { $tower } or wizard { $wizard }
card-DC = Tower or wizard, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }
card-DT = Tower, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }
card-DW = Wizard, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }
card-hidden = Card face down
card-number = Card { $number }: { $card }
card-side-tower = { $card }: move a tower { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  }
card-side-wizard = { $card }: move a wizard { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  }
hand = Your hand
hand-played-first = first card played
draw-pile = Draw pile
discard-pile = Discard pile

## Spells

spells = Spells
spell-MW = Advance a wizard
spell-MT = Advance a tower
spell-HW = Headwind for a wizard
spell-HT = Headwind for a tower
spell-SW = Swap towers
spell-NK = Nudge Ravenskeep
spell-FR = Free a wizard
spell-PB = Piggyback
spell-DT2C = Draw two cards
spell-none = no spell
spell-short-MW = Any wizard in sight goes one space forward.
spell-short-MT = Any towers go two spaces forward.
spell-short-HW = Any wizard in sight goes one space back.
spell-short-HT = Any towers go two spaces back.
spell-short-SW = Two top towers trade places.
spell-short-NK = Ravenskeep hops to the next space without wizards, either way round.
spell-short-FR = Look under a tower and fetch a wizard of yours to the top.
spell-short-PB = A wizard of yours rides along with the one that moves.
spell-short-DT2C = Draw two cards.
spell-tile = { $spell }, { $cost ->
    [one] { $cost } potion
   *[other] { $cost } potions
  }. { $short }
spell-ready = can be cast now

## What is asked

ask-wait = { $name } is thinking
ask-chance = A card or a die decides
ask-tiles = The spell tiles are drawn
ask-deal = Cards are dealt
ask-choose = Play card { $act } of { $actions }
ask-rescue = Free a wizard, or pass?
ask-answer = { $name } asks for a card
ask-return = Which card goes back?
ask-roll = The die rolls
ask-reroll = The die shows { $value }. Roll again?
ask-side = { $value }: move a tower or a wizard?
ask-pre = { $name } plays { $card }. Cast something before?
ask-pre-own = Cast something before your move?
ask-mid = { $name } moves a wizard. Ride along?
ask-mid-own = Take another wizard along?
ask-post = Cast something now?
ask-piece-wizard = Move a wizard { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  }
ask-piece-tower = Move a tower { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  }
ask-piece-either = Move a tower or a wizard
ask-redraw = A new hand is drawn
ask-step = Move a tower one space, if you like
ask-end = End the turn, or cast a spell?
ask-refill = Cards are drawn
ask-over = The game is over
ask-repeat = Cast { $spell } once more?
ask-pick = Whose wizard comes to the top?
ask-fill = Fill a potion of your partner?
ask-ride = A wizard moves. Ride along?
ask-draw = Two cards are drawn
ask-spell-target = { $spell }: choose a target
ask-spell-second = { $spell }: choose the second space
ask-spell-confirm = Cast { $spell }?
ask-card-side = { $card }: tower or wizard?
ask-discard = Which card goes away unused?
ask-give = How many potions for your partner?
ask-play-confirm = Play { $card }?
ask-roll-confirm = { $card }: roll the die?

## Answers

do-confirm = Confirm
do-more = More answers
do-undo = Undo
do-cancel = Back
do-play = Play
do-roll = Roll
do-refuse = New hand
do-refuse-long = Discard the hand, draw three, and step one tower if you like
do-ask = Ask your partner
do-decline = No card
do-reroll = Roll again
do-accept = Keep { $value }
do-accept-plain = Keep it
do-unused = Leave it unused
do-nostep = No step
do-end = End turn
do-pass = Pass
do-stop = Enough
do-leave = Leave
do-discard = Discard a card
do-discard-card = Discard { $card }
do-give = Give potions
do-give-count = Give { $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
do-offer = Offer { $card }
do-return = Return { $card }
do-side-tower = Tower
do-side-wizard = Wizard
do-side-tower-steps = Tower { $steps }
do-side-wizard-steps = Wizard { $steps }
do-take = { $name }
do-fill-partner = Fill it
do-fill-none = No
do-reserve = Reserve for after
do-cast = Cast
do-cast-forward = Forward
do-cast-backward = Back
do-ride = Ride along
do-wizard = Move the wizard of { $name } from { $space }
do-tower = Move { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  } from { $space }
do-step = Step { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  } from { $space }
do-cast-wizard = { $spell }: the wizard of { $name } on { $space }
do-cast-tower = { $spell }: { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  } from { $space }
do-cast-free = { $spell }: look under level { $level } of { $space }
do-cast-swap = { $spell }: { $first } and { $second }
do-cast-swap-first = { $spell }: the top tower of { $space }

## What it would do

would-cover = covered
would-cover-spoken = covers { $names }
would-potion = +{ $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
would-price = −{ $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
would-home = home
would-castle = Ravenskeep to { $space }
would-castle-unknown = Ravenskeep to ?
would-open = the rest shows then
keep-next = Ravenskeep flies next to { $space }
keep-stays = Ravenskeep stays
keep-unknown = Ravenskeep flies next to ?
keep-when = when a wizard comes home

## The ring in words

space-name = Space { $space }
space-raven = raven shield
space-empty = empty
space-castle = Ravenskeep is here
space-next = Ravenskeep flies here next
space-top-shield = shield tower on top
space-top-plain = plain tower on top
space-wizards = { $name } { $count }
text-view = The ring in words
level-name = Level { $level }
level-top = Top tower

## What happened

log = Log
log-TilesRevealed = Spell tiles in play: { $spells }
log-CardDrawn = { $name } draws a card
log-CardDrawn-own = { $name } draws: { $card }
log-Reshuffled = The discard pile is shuffled and becomes the draw pile
log-CardPlayed = { $name } plays { $card }
log-CardDiscarded = { $name } discards unused: { $card }
log-HandDiscarded = { $name } discards the hand: { $cards }
log-DieRolled = The die shows { $value }
log-RerollCalled = { $name } rolls again
log-ResultStands = { $name } keeps the result
log-PieceChosen = { $name } picks a piece on { $space }
log-CardFizzled = The card has nothing to move
log-CardFinished = The card is done
log-WizardMoved = { $name }: wizard from { $from } to { $to }
log-WizardMoved-other = { $name } moves a wizard of { $owner } from { $from } to { $to }
log-WizardEntered = { $owner }: a wizard comes home from { $from }
log-TowerMoved = { $name }: { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  } from { $from } to { $to }
log-TowerMoved-covers = { $name }: { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  } from { $from } to { $to }, { $covered ->
    [one] { $covered } wizard
   *[other] { $covered } wizards
  } covered
log-TowersSwapped = { $name }: the top towers of { $first } and { $second } trade places
log-CastleMoved = Ravenskeep flies to { $to }
log-SurfaceShown = Under level { $level } of { $space }: { $wizards }
log-SurfaceShown-nobody = Under level { $level } of { $space }: nobody
log-WizardFreed = { $owner }: a wizard of { $space } comes up to the top
log-PotionFilled = { $name }: +1 potion
log-SpellCast = { $name } casts { $spell }
log-RepeatBound = The same piece may be moved again
log-SpellResolved = The spell is done
log-SpellReserved = { $name } reserves { $spell } for after
log-ReservationClosed = { $name } lets the reservation go
log-PartnerAsked = { $name } asks the partner for a card
log-CardPassed = { $from } hands { $to } a card
log-CardPassed-own = { $from } hands { $to }: { $card }
log-PotionsGiven = { $from } gives { $to } { $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
log-TurnStarted = { $name } begins the turn
log-ActionStarted = { $name }: card { $act }
log-TurnEnded = { $name } ends the turn
log-GameEnded = The game is over
log-Waiting = { $name } is asked
log-Hidden = Something happens out of sight
log-Undone = { $count ->
    [one] { $count } step is taken back
   *[other] { $count } steps are taken back
  }
log-Undone-by = { $name } takes { $count ->
    [one] { $count } step
   *[other] { $count } steps
  } back

## Table and pages

nav-spells = Spells
nav-players = Players
nav-log = Log
menu = Menu
speed = Speed of motion
speed-off = off
theme = Colours
theme-night = Night
theme-light = Light
language = Language

home-claim-1 = Move a tower.
home-claim-2 = Lose a wizard.
home-about = Two tower games for quiet evenings. Nothing to install, no account needed.
home-play = Play now
home-against = against { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
home-code = Friends sent you a code?
home-code-hint = for instance brave-raven-42
home-join = Join
home-new = New table
home-learn = Learn in 5 moves
home-rules = Rules
home-watch = Watch
home-replays = Replays
home-players-range = { $from } to { $to } players
home-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
page-missing = This page is not built yet.
page-home = To the start page
connecting = Connecting…

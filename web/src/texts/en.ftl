### Wandering Towers and the pages around it. Sentences about players are in the present tense and know no gender.

## Things of the game

game-towers = Wandering Towers
game-duel = Knight & Mage
castle = Ravenskeep
ring = Ring of 16 spaces
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
level-spirekeeper = Spirekeeper
seat-bot = bot
seat-away = away, a bot plays
seat-turn-you = your turn, card { $act } of { $actions }
seat-turn = plays card { $act } of { $actions }
seat-partner = your partner
seat-reserved = reserved a spell: { $spell }
seats = Players

## Cards

card-W = Wizard { $steps }
card-T = Tower { $steps }
card-C = Tower { $tower } / Wizard { $wizard }
card-DC = { $dice ->
    [one] { $dice }-die
   *[other] { $dice }-dice
  } Tower / Wizard
card-DT = { $dice ->
    [one] { $dice }-die
   *[other] { $dice }-dice
  } Tower
card-DW = { $dice ->
    [one] { $dice }-die
   *[other] { $dice }-dice
  } Wizard
card-hidden = Face-down card
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
spell-short-MW = Move any visible wizard 1 space forward.
spell-short-MT = Move any tower 2 spaces forward.
spell-short-HW = Move any visible wizard 1 space back.
spell-short-HT = Move any tower 2 spaces back.
spell-short-SW = Swap the top towers of 2 spaces.
spell-short-NK = Move Ravenskeep to the nearest space with no wizard on top, forward or back.
spell-short-FR = Look under a tower. If your wizard is there, bring it to the top.
spell-short-PB = When a wizard moves, yours rides along from the same place.
spell-short-DT2C = Draw 2 cards.
spell-tile = { $spell }, { $cost ->
    [one] { $cost } potion
   *[other] { $cost } potions
  }. { $short }
spell-ready = Ready to cast

## What is asked

ask-wait = { $name } is thinking
ask-chance = Dealing or rolling…
ask-tiles = Drawing the spells…
ask-deal = Dealing cards…
ask-choose = Your turn: play your { $which ->
    [first] first
    [second] second
   *[next] next
  } card ({ $act } of { $actions })
ask-rescue = Free a wizard?
ask-answer = { $name } asks you for a card
ask-offered = { $name } offers you: { $card }
ask-return = Which card do you give back?
ask-roll = Rolling the die…
ask-reroll = You rolled { $value }. Roll again?
ask-side = You rolled { $value }. Tower or wizard?
ask-pre = { $name } plays a { $card } card. Cast a spell first?
ask-pre-own = Cast a spell before you move?
ask-mid = { $name } moves a wizard. Ride along?
ask-mid-own = Take another wizard along?
ask-post = Cast a spell?
ask-piece-wizard = Move a wizard { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  }
ask-piece-tower = Move a tower { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  }
ask-piece-either = Move a tower or a wizard
ask-redraw = Drawing a new hand…
ask-step = Move a tower 1 space?
ask-end = Cast a spell, or end your turn?
ask-refill = Drawing cards…
ask-over = The game is over
ask-repeat = Cast { $spell } again?
ask-pick = Whose wizard comes to the top?
ask-fill = Fill a potion for your partner?
ask-ride = A wizard moves. Ride along?
ask-draw = Drawing 2 cards…
ask-spell-target = { $spell }: choose a target
ask-spell-second = { $spell }: choose a second space
ask-spell-confirm = Cast { $spell }?
ask-card-side = { $card }: tower or wizard?
ask-discard = Discard which card unused?
ask-give = How many potions do you give?
ask-play-confirm = Play { $card }?
ask-roll-confirm = { $card }: roll the die?

## Answers

do-confirm = Confirm
do-more = More
do-undo = Undo
do-cancel = Back
do-play = Play
do-roll = Roll
do-refuse = Swap hand (ends your turn)
do-refuse-long = Discard your hand and draw 3 cards. You may move a tower 1 space. Then your turn ends.
do-ask = Ask partner
do-decline = Decline
do-takeCard = Take it
do-reroll = Roll again
do-accept = Keep { $value }
do-accept-plain = Keep it
do-unused = Leave unused
do-nostep = Skip the step
do-end = End turn
do-pass = Pass
do-stop = Done casting
do-leave = Leave it there
do-discard = Discard a card
do-discard-card = Discard { $card }
do-give = Give potions
do-give-count = Give { $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
do-offer = Offer { $card }
do-return = Give back { $card }
do-side-tower = Tower
do-side-wizard = Wizard
do-side-tower-steps = Tower { $steps }
do-side-wizard-steps = Wizard { $steps }
do-take = { $name }
do-fill-partner = Fill it
do-fill-none = No
do-reserve = Cast after the move
do-cast = Cast
do-cast-forward = Forward
do-cast-backward = Backward
do-ride = Ride along
do-wizard = Move { $name }’s wizard from space { $space }
do-tower = Move { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  } from space { $space }
do-step = Move { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  } 1 space from space { $space }
do-cast-wizard = { $spell }: { $name }’s wizard on space { $space }
do-cast-tower = { $spell }: { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  } from space { $space }
do-cast-free = { $spell }: look under level { $level } on space { $space }
do-cast-swap = { $spell }: spaces { $first } and { $second }
do-cast-swap-first = { $spell }: the top tower on space { $space }

## What it would do

would-cover = trapped
would-cover-spoken = traps { $names }
would-potion = +{ $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
would-price = −{ $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
would-home = home
would-castle = Ravenskeep flies to { $space }
would-castle-unknown = Ravenskeep flies to ?
would-open = hidden until you move
keep-next = Next stop: { $space }
keep-stays = Ravenskeep stays
keep-when = when a wizard comes home

## The ring in words

space-name = Space { $space }
space-raven = raven shield
space-empty = empty
space-castle = Ravenskeep is here
space-next = Ravenskeep’s next stop
space-top-shield = shield tower on top
space-top-plain = plain tower on top
space-wizards = { $name } { $count }
text-view = The ring as text
level-name = Level { $level }
level-top = Top tower

## What happened

log = Log
log-TilesRevealed = Spells in play: { $spells }
log-CardDrawn = { $name } draws a card
log-CardDrawn-own = { $name } draws: { $card }
log-Reshuffled = The discard pile is shuffled into a new draw pile
log-CardPlayed = { $name } plays a { $card } card
log-CardDiscarded = { $name } discards a { $card } card unused
log-HandDiscarded = { $name } swaps hand and discards: { $cards }
log-DieRolled = The die shows { $value }
log-RerollCalled = { $name } rolls again
log-ResultStands = { $name } keeps the roll
log-PieceChosen = { $name } picks a piece on space { $space }
log-CardFizzled = The card can’t move anything
log-CardFinished = The card is done
log-WizardMoved = { $name } moves a wizard from { $from } to { $to }
log-WizardMoved-other = { $name } moves { $owner }’s wizard from { $from } to { $to }
log-WizardEntered = { $owner }’s wizard comes home from { $from }
log-TowerMoved = { $name } moves { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  } from { $from } to { $to }
log-TowerMoved-covers = { $name } moves { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  } from { $from } to { $to } and traps { $covered ->
    [one] { $covered } wizard
   *[other] { $covered } wizards
  }
log-TowersSwapped = { $name } swaps the top towers of { $first } and { $second }
log-CastleMoved = Ravenskeep flies to { $to }
log-SurfaceShown = Under level { $level } on space { $space }: { $wizards }
log-SurfaceShown-nobody = Under level { $level } on space { $space }: no wizards
log-WizardFreed = { $owner }’s wizard on { $space } comes to the top
log-PotionFilled = { $name } fills a potion
log-SpellCast = { $name } casts { $spell }
log-RepeatBound = The same piece can move again
log-SpellResolved = The spell is done
log-SpellReserved = { $name } reserves { $spell } for after the move
log-ReservationClosed = { $name } drops the reserved spell
log-PartnerAsked = { $name } asks their partner for a card
log-CardOffered = { $from } offers { $to } a card
log-CardOffered-own = { $from } offers { $to }: { $card }
log-OfferTaken = { $name } takes the card
log-OfferDeclined = { $name } declines the card
log-CardPassed = { $from } gives { $to } a card
log-CardPassed-own = { $from } gives { $to }: { $card }
log-PotionsGiven = { $from } gives { $to } { $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
log-TurnStarted = { $name }’s turn begins
log-ActionStarted = { $name }: card { $act }
log-TurnEnded = { $name } ends the turn
log-GameEnded = The game is over
log-Waiting = Waiting for { $name }
log-Hidden = Something happens that you can’t see
log-Undone = { $count ->
    [one] { $count } step undone
   *[other] { $count } steps undone
  }
log-Undone-by = { $name } undoes { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }

## Table and pages

nav-spells = Spells
nav-players = Players
nav-log = Log
menu = Menu
pace = Pace of other players’ moves
pace-instant = Instant
pace-quick = Quick
pace-normal = Normal
pace-calm = Calm
theme = Theme
theme-night = Night
theme-light = Day
language = Language

home-claim-1 = Move a tower.
home-claim-2 = Lose a wizard.
home-claim-duel-1 = Take a toad.
home-claim-duel-2 = Win a tower.
home-about = Two tower games for quiet evenings. Nothing to install, no account needed.
home-play = Play now
home-games = Game
home-again = New game (replaces this one)
home-against = against { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
home-code = Got a code from a friend?
home-code-hint = e.g. brave-raven-42
home-join = Join
home-new = New table
home-rules = Rules
home-watch = Watch
home-replays = Replays
home-players-range = { $from }–{ $to } players
home-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
page-missing = Page not found
page-missing-note = The address may be misspelled, or the page has moved.
page-home = Home
connecting = Connecting…

## Start, new table, lobby, end of a game

seat-K = Knight
seat-M = Mage
close = Close
agree = Agree
disagree = Decline
home-failed = The server isn’t answering. Try again in a moment.
continue = Continue
continue-gathering = not started
continue-over = finished
continue-won = You won
continue-won-by = { $names } won
continue-lost = Lost
continue-yours = your turn
continue-theirs = waiting for { $name }
continue-forget = Remove from the list: { $players }
level-elo = { $level } (Elo { $elo })
lobby-bot = Bot: { $level }
lobby-absent = offline
reconnecting = Reconnecting…
table-code = Table { $code }
end-propose = Suggest ending the game
end-asked = { $name } suggests ending the game as it stands.
undo-wish = Ask to undo my last decision
resign = Give up
resign-sure = Really give up?
leave-seat = Leave (a bot takes over)
remove-absent = Let a bot play for { $name }
hand-over = Pass the device to { $name }
hand-over-ready = Show my cards
result = Result
result-won = { $name } wins
result-shared = Shared victory: { $names }
result-points = Most points wins.
result-agreed = Everyone agreed to end the game early.
result-resigned = A player gave up and comes last.
result-board = View board
result-record = Download record
rematch = Rematch
rematch-follow = Join rematch
chat = Chat
chat-empty = No messages yet.
chat-phrases = Quick phrases
chat-text = Write a message
chat-say = Send
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
lobby-spectators = Watching: { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
undo-asked = { $name } would like to undo { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }.

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
keep-unknown = Next stop: ?
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
pace-instant = instant
pace-quick = quick
pace-normal = normal
pace-calm = calm
theme = Theme
theme-night = Night
theme-light = Day
language = Language

home-claim-1 = Move a tower.
home-claim-2 = Lose a wizard.
home-about = Two tower games for quiet evenings. Nothing to install, no account needed.
home-play = Play now
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
home-players-range = { $from } to { $to } players
home-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
page-missing = Page not found
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
continue-yours = your turn
continue-theirs = waiting for { $name }
continue-forget = Remove { $code } from the list
new-edition = Edition
edition-international = International
edition-international-note = You may discard your second card unused. All variants are available.
edition-polish = Polish
edition-polish-note = If a card can move something, you must use it. A team that reaches the goal ends the game at once.
edition-ukrainian = Ukrainian
edition-ukrainian-note = In the Master game everyone can cast with each card, even during a move.
edition-czech = Czech
edition-czech-note = The piece you move decides the side of a combined card. You choose the Master spells.
new-players = Players
new-variant = Variant
variant-basic = Basic
variant-basic-note = 2 spells. Cast 1 per turn.
variant-advanced = Advanced
variant-advanced-note = 4 random spells. Cast as many as you can pay for, but only between cards.
variant-master = Master
variant-master-note = 4 spells. Other players can cast during your turn too.
variant-solo-note = Play alone. 1 card a turn: bring every wizard home before your cards run out.
new-teams = Teams of 2, partners sit opposite
new-memory = Wizards under towers
memory-Strict = Hidden
memory-Strict-note = Covered wizards are hidden. Remember where they are!
memory-Notes = Notes
memory-Notes-note = Covered wizards are hidden, but you can keep private notes.
memory-Open = Shown
memory-Open-note = Everyone sees who is under which tower.
new-seats = Seats
new-player = Player { $number }
new-sitter = { $seat }: who plays?
new-sitter-person = Person on this device
new-sitter-open = Open: join by link
new-sitter-bot = Bot
new-level = { $seat }: bot level
level-elo = { $level } (Elo { $elo })
new-sees = sees wizards under towers
new-bots-see = Bots see only what you see. Their Elo comes from games between bots, with Child at 0.
new-clock = Clock
clock-none = None
clock-none-note = No time limit.
clock-quick = Quick
clock-quick-note = 45 seconds a turn, plus 5 for each decision.
clock-calm = Calm
clock-calm-note = 2 minutes a turn, plus 10 seconds for each decision.
clock-long = Long
clock-long-note = 10 minutes a turn.
new-visibility = Who can join?
visibility-link = With the link
visibility-link-note = Only people with the link or the code.
visibility-public = Anyone
visibility-public-note = Your table is listed under Public tables.
new-options = More options
new-reset = Reset to edition
new-create = Create table
new-as-variant = as in the variant
new-in-play = In play
new-cost = Cost
new-cost-of = Cost of { $spell }
group-castle = Castle
group-cards = Cards and game end
group-spells = Spells
group-master = Master variant
group-team = Teams
group-solo = Solo
group-duel-play = Moves, spells and the ring
group-duel-see = Hidden and shown
group-duel-count = Scoring and deck
lobby-closed = This table is closed.
lobby-invite = Invite friends
lobby-copy = Share link
lobby-copied = Done
lobby-qr = QR code of the link
lobby-name = Your name
lobby-colour = Your colour
lobby-bot = Bot: { $level }
lobby-reserved = reserved for the host
lobby-open = open
lobby-you = you
lobby-absent = offline
lobby-sit = Sit here
lobby-apply = Save
lobby-leave = Leave seat
lobby-free = Remove
lobby-make-bot = Add bot
lobby-fill = Fill open seats with
lobby-start = Start
lobby-close = Close table
lobby-waits = Waiting for the host to start the game.
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

## Options of a new table: a short question or label each, with the answer in the values

opt-castleLanding = Where can the castle land on bare ground?
optv-castleLanding-ShieldOnly = only on raven shields
optv-castleLanding-EmptySpaceOrShieldTower = on any empty space
opt-castleTrigger = Which arrivals make the castle fly?
optv-castleTrigger-AnyWizard = any wizard
optv-castleTrigger-OwnWizard = wizards moved by their owner
opt-entryEndsTurn = Which arrivals end your turn?
optv-entryEndsTurn-ActiveOwnByActive = your wizard, if you moved it
optv-entryEndsTurn-ActiveOwnByAnyone = your wizard, even if another player moved it
optv-entryEndsTurn-AnyEntry = any wizard
opt-declineMove = Which usable cards can you discard unused?
optv-declineMove-Forced = none
optv-declineMove-SecondCard = your second card
optv-declineMove-Any = any card
opt-sideAnnounce = When do you choose the side of a combined card?
optv-sideAnnounce-OnPlay = when you play it
optv-sideAnnounce-WithPiece = when you pick the piece
opt-openDiscard = Look through the discard pile?
opt-deadlock = What if the goal is out of reach for everyone?
optv-deadlock-End = the game ends
optv-deadlock-PlayOn = the game goes on
opt-wizardStock = Wizards in the box (changes nothing in play)
opt-spellMidCard = Basic game: cast between playing a card and moving?
opt-spellsPerTurn = Basic game: spells per turn
opt-swapWithCastle = Swap the tower under the castle?
optv-swapWithCastle-Carry = yes, the castle goes along
optv-swapWithCastle-Forbid = no
opt-freeMayDecline = Can you leave a wizard that you could free?
opt-pbOutOfTurn = Advanced game: can all players ride piggyback in your turn?
opt-pbCardMovesOnly = Piggyback on card moves only, not on spells?
opt-piggybackRelocations = How often does the castle fly if several wizards come home together?
optv-piggybackRelocations-Once = once
optv-piggybackRelocations-PerWizard = once per wizard
opt-advancedVariant = Does this edition have the Advanced variant?
opt-promo = Add “Draw two cards” to the spells?
opt-tileCount = Number of random spells
opt-masterPick = How are the Master spells picked?
optv-masterPick-Random = at random
optv-masterPick-Chosen = you choose
opt-masterCasters = Who can cast with each card?
optv-masterCasters-OnePerAction = one player
optv-masterCasters-EachPlayerOne = every player
opt-masterWindows = When can you cast Master spells?
optv-masterWindows-BeforeAfter = before and after a move
optv-masterWindows-BeforeDuringAfter = also during a move
opt-masterRepeat = How often can you cast the same spell with a card?
optv-masterRepeat-Many = as often as you can pay
optv-masterRepeat-Once = once
opt-repeatTargets = What can a repeated spell target?
optv-repeatTargets-Free = any target
optv-repeatTargets-SamePiece = the same piece
opt-freeExempt = “Free a wizard” outside the spell limit?
opt-refusalSlot = Cast a spell when you swap your hand?
opt-teamEnd = When does a team that reaches the goal end the game?
optv-teamEnd-Immediate = at once
optv-teamEnd-FinishRound = after the round
opt-teamMovePartner = Move your partner’s wizards when all yours are home?
optv-teamMovePartner-must = you must
optv-teamMovePartner-may = you may
opt-teamDecline = Can your partner refuse to give a card?
opt-teamOffer = When can a partner offer a card?
optv-teamOffer-Unasked = whenever you could ask
optv-teamOffer-AskedOnly = only when asked
opt-soloCardLimit = Solo: card limit (0 = no limit)
opt-soloPotions = Solo: potions at the start
optv-soloPotions-Full = full
optv-soloPotions-Empty = empty
opt-soloRefusal = Solo: can you swap your hand?
opt-swap_range = From how far can the knight swap places with the mage?
optv-swap_range-any = from anywhere
optv-swap_range-adjacent = from a neighbouring tower
opt-cast_without_effect = Can you cast a spell that has no effect?
optv-cast_without_effect-allow = yes
optv-cast_without_effect-forbid = no
opt-multi_icon_cost = What can a card with several icons pay for?
optv-multi_icon_cost-card = any one of its icons
optv-multi_icon_cost-exact = nothing, only cards with 1 icon pay
opt-deal_adjacent = Face-up cards when knight and mage are neighbours
optv-deal_adjacent-three = 3
optv-deal_adjacent-random4 = 4, one of them at random
optv-deal_adjacent-choose4 = 4, one of them chosen
opt-ring_mode = Order of the towers
optv-ring_mode-fixed = always the same
optv-ring_mode-random = random
opt-on = yes
opt-off = no
opt-role_assign = Who plays which character?
optv-role_assign-random = Random
optv-role_assign-agreement = You choose
optv-role_assign-swap = Swap on rematch
roles-random-note = Drawn when you create the table.
roles-agreement-note = You choose who plays the knight and who plays the mage.
roles-swap-note = You choose now, and swap characters in a rematch.
opt-yellow_swap_public = Show whether secret cards were swapped?
opt-discard_inspect = Look through the discard pile?
opt-memory_aids = Does the screen show what you have seen?
opt-reveal_all_at_end = Show all secret cards after the game?
opt-row_gap = What if a card leaves the middle of a used row?
optv-row_gap-close = the row closes up
optv-row_gap-gap = a gap stays and blocks stones
opt-stone_chain = What does a stone count as if it points at another stone?
optv-stone_chain-transitive = the same as that stone
optv-stone_chain-straight = the first ingredient behind the stones
optv-stone_chain-direct = nothing
opt-veiled_stone = What happens to veiled stones at the end?
optv-veiled_stone-inert = they count as no ingredient
optv-veiled_stone-row_end = they join an end of the row
opt-chest_overflow = What are chests beyond the table worth?
optv-chest_overflow-cap = nothing more
optv-chest_overflow-plus3 = 3 points each
opt-final_tie = Who wins if every tie-break is even?
optv-final_tie-draw = it’s a draw
optv-final_tie-K = the knight
optv-final_tie-M = the mage
opt-data = Which deck?
optv-data-km-deck-derived-1 = standard
optv-data-km-deck-eight-chests = 8 chests
optv-data-km-deck-mixed-stones = mixed stones
optv-data-km-deck-stone-chests = chests on stone cards
optv-data-km-deck-thirty-ingredients = 30 ingredients
optv-data-km-deck-three-stones = cards with 3 stones
optv-data-km-deck-two-icons = cards with 2 icons

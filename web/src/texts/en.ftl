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
ask-offered = { $name } offers you: { $card }
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
do-takeCard = Take it
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
log-CardOffered = { $from } offers { $to } a card
log-CardOffered-own = { $from } offers { $to }: { $card }
log-OfferTaken = { $name } takes the card
log-OfferDeclined = { $name } declines the card
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

## Start, new table, lobby, end of a game

seat-K = Knight
seat-M = Mage
close = Close
agree = Agree
disagree = No
home-failed = The server does not answer. Try again in a moment.
continue = Go on playing
continue-gathering = not begun yet
continue-over = over
continue-yours = your turn
continue-theirs = waiting for { $name }
continue-forget = Take { $code } off the list
new-edition = Edition
edition-international = International
edition-international-note = The second card of a turn may go unused; every variant is on offer.
edition-polish = Polish
edition-polish-note = A card that can be used has to be used; a team that is done ends the game at once.
edition-ukrainian = Ukrainian
edition-ukrainian-note = In the master game everybody may cast in each action, even during a move.
edition-czech = Czech
edition-czech-note = The side of a combined card follows from the piece; master tiles are chosen.
new-players = Players
new-variant = Variant
variant-basic = Basic
variant-basic-note = Two spells, one casting per turn.
variant-advanced = Advanced
variant-advanced-note = Four random spells; cast as often as you can pay, but only between cards.
variant-master = Master
variant-master-note = Four spells that others may cast in your turn too.
variant-solo-note = Alone against the clock of cards: one card a turn, all wizards home in time.
new-teams = Partners sit opposite and win together.
new-memory = Covered wizards
memory-Strict = By heart
memory-Strict-note = What is covered is shown to nobody: remember it.
memory-Notes = With notes
memory-Notes-note = Covered wizards stay hidden, but you may keep private marks.
memory-Open = Open
memory-Open-note = Everybody sees who is under which tower.
new-seats = Seats
new-player = Player { $number }
new-sitter = Who plays { $seat }
new-sitter-person = Person at this device
new-sitter-open = Open: anybody with the link
new-sitter-bot = Bot
new-level = Strength of { $seat }
level-elo = { $level } (Elo { $elo })
new-sees = sees covered wizards
new-bots-see = Elo is measured between the bots; the child stands at 0. A bot sees only what you see.
new-clock = Clock
clock-none = None
clock-none-note = Everybody takes the time they like.
clock-quick = Quick
clock-quick-note = 45 seconds a turn, 5 more with each decision.
clock-calm = Calm
clock-calm-note = Two minutes a turn, 10 seconds more with each decision.
clock-long = Long
clock-long-note = Ten minutes a turn.
new-visibility = Who may come
visibility-link = By link
visibility-link-note = Only those who know the code or the link.
visibility-public = Public
visibility-public-note = The table is on the list of open tables.
new-options = All options
new-reset = As in the edition
new-create = Create table
new-as-variant = as the variant says
new-in-play = in play
new-cost = Price
new-cost-of = Price of { $spell }
group-castle = Castle
group-cards = Cards and the end
group-spells = Spells
group-master = Master variant
group-team = Partners
group-solo = Solo
group-duel-play = Moves, spells and the ring
group-duel-see = What is shown
group-duel-count = Counting and the deck
lobby-closed = This table is closed.
lobby-invite = Invite others
lobby-copy = Share the link
lobby-copied = Done
lobby-qr = The link as a QR code
lobby-name = Your name
lobby-colour = Your colour
lobby-bot = Bot: { $level }
lobby-reserved = kept for the host’s device
lobby-open = open
lobby-you = you
lobby-absent = not here
lobby-sit = Sit here
lobby-apply = Take this name and colour
lobby-leave = Stand up
lobby-free = Free the seat
lobby-make-bot = Bot
lobby-fill = Fill open seats with
lobby-start = Start
lobby-close = Close the table
lobby-waits = The host of the table starts the game.
reconnecting = Connecting again…
table-code = Table { $code }
end-propose = Propose to end the game
end-asked = { $name } proposes to end the game as it stands.
undo-wish = Ask to take back my last decision
resign = Give up
resign-sure = Give up for good?
leave-seat = Leave: a bot plays on
remove-absent = Let a bot play for { $name }
hand-over = Hand the screen to { $name }
hand-over-ready = Show my hand
result = Result
result-won = { $name } wins
result-shared = Shared victory: { $names }
result-points = The points decide.
result-agreed = Everybody agreed to end the game as it stood.
result-resigned = Somebody gave up and comes last.
result-board = Look at the board
result-record = Download the record
rematch = Rematch
rematch-follow = To the rematch
chat = Chat
chat-empty = Nobody has said anything yet.
chat-phrases = Set phrases
chat-text = Say something
chat-say = Say
chat-mute = Mute { $name }
chat-unmute = Read { $name } again
lobby-spectators = Watching: { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
undo-asked = { $name } would like to take { $count ->
    [one] { $count } step
   *[other] { $count } steps
  } back.

## Options of a new table: what each one changes

opt-castleLanding = Where the castle may settle on bare ground after somebody comes home.
optv-castleLanding-ShieldOnly = only on a raven shield
optv-castleLanding-EmptySpaceOrShieldTower = on any empty space
opt-castleTrigger = Whose coming home makes the castle fly on.
optv-castleTrigger-AnyWizard = every wizard’s
optv-castleTrigger-OwnWizard = only one brought in by its owner
opt-entryEndsTurn = Which coming home ends the turn.
optv-entryEndsTurn-ActiveOwnByActive = an own wizard, brought in oneself
optv-entryEndsTurn-ActiveOwnByAnyone = an own wizard, whoever brought it in
optv-entryEndsTurn-AnyEntry = any wizard
opt-declineMove = Which cards may be thrown away although they could be used.
optv-declineMove-Forced = none
optv-declineMove-SecondCard = the second of a turn
optv-declineMove-Any = any
opt-sideAnnounce = When the side of a combined card is settled.
optv-sideAnnounce-OnPlay = when it is played
optv-sideAnnounce-WithPiece = with the piece that moves
opt-openDiscard = The whole discard pile may be looked through.
opt-deadlock = What happens when nobody can reach the goal any more.
optv-deadlock-End = the game ends
optv-deadlock-PlayOn = the game goes on
opt-wizardStock = How many wizards the box holds; changes nothing in play.
opt-spellMidCard = In the basic game a spell may come between playing a card and moving.
opt-spellsPerTurn = How many spells a turn of the basic game allows.
opt-swapWithCastle = Whether a tower under the castle can be swapped.
optv-swapWithCastle-Carry = yes, the castle goes along
optv-swapWithCastle-Forbid = no
opt-freeMayDecline = Whoever frees a wizard may leave it where it is.
opt-pbOutOfTurn = In the advanced game others may ride piggyback in your turn.
opt-pbCardMovesOnly = Riders join only wizards moved by a card, not by a spell.
opt-piggybackRelocations = How often the castle flies when several come home together.
optv-piggybackRelocations-Once = once
optv-piggybackRelocations-PerWizard = once for each
opt-advancedVariant = The advanced variant belongs to this edition.
opt-promo = The tile “Draw two cards” may be among the tiles that are drawn.
opt-tileCount = How many spell tiles are drawn at random.
opt-masterPick = How the spells of a master game come about.
optv-masterPick-Random = drawn
optv-masterPick-Chosen = chosen
opt-masterCasters = Who may cast in one action.
optv-masterCasters-OnePerAction = one player
optv-masterCasters-EachPlayerOne = every player
opt-masterWindows = When master spells are cast.
optv-masterWindows-BeforeAfter = before and after a move
optv-masterWindows-BeforeDuringAfter = also during a move
opt-masterRepeat = How often a spell may be repeated in one action.
optv-masterRepeat-Many = as often as it is paid for
optv-masterRepeat-Once = once
opt-repeatTargets = What a repeated spell may aim at.
optv-repeatTargets-Free = a new target each time
optv-repeatTargets-SamePiece = the same piece
opt-freeExempt = Freeing a wizard has rounds of its own and does not count as the spell of an action.
opt-refusalSlot = With a new hand, spells may be cast around the step of the tower.
opt-teamEnd = When a team that is done ends the game.
optv-teamEnd-Immediate = at once
optv-teamEnd-FinishRound = after the round
opt-teamMovePartner = Whether a player who is all home moves the partner’s wizards.
optv-teamMovePartner-must = must
optv-teamMovePartner-may = may
opt-teamDecline = A partner who is asked for a card may say no.
opt-teamOffer = When may a partner give a card?
optv-teamOffer-Unasked = whenever you could ask
optv-teamOffer-AskedOnly = only when asked
opt-soloCardLimit = How many cards a solo game may use; 0 is no limit.
opt-soloPotions = How the potions of a solo game begin.
optv-soloPotions-Full = full
optv-soloPotions-Empty = empty
opt-soloRefusal = A solo player may change the whole hand.
opt-swap_range = From how far the knight may swap places with the mage.
optv-swap_range-any = from anywhere
optv-swap_range-adjacent = from the next tower
opt-cast_without_effect = Whether a spell may be cast that finds nothing to work on.
optv-cast_without_effect-allow = yes
optv-cast_without_effect-forbid = no
opt-multi_icon_cost = What a card with several icons pays for.
optv-multi_icon_cost-card = any one of its icons
optv-multi_icon_cost-exact = nothing, only cards with one icon pay
opt-deal_adjacent = Cards dealt face up when the two are neighbours.
optv-deal_adjacent-three = three
optv-deal_adjacent-random4 = four, the fourth at random
optv-deal_adjacent-choose4 = four, the fourth chosen
opt-ring_mode = How the towers stand in the ring.
optv-ring_mode-fixed = always the same
optv-ring_mode-random = at random
opt-on = yes
opt-off = no
opt-role_assign = How the two characters are shared out.
optv-role_assign-random = by lot
optv-role_assign-agreement = as agreed
optv-role_assign-swap = exchanged at a rematch
roles-random-note = Lots are drawn when the table is made.
roles-agreement-note = Each seat has its character.
roles-swap-note = Each seat has its character, and in a rematch you exchange them.
opt-yellow_swap_public = Both see whether secret cards were exchanged.
opt-discard_inspect = The discard pile may be looked through.
opt-memory_aids = The screen reminds you of what you have seen.
opt-reveal_all_at_end = After the game all secret cards are shown.
opt-row_gap = What happens when a card leaves the middle of a used row.
optv-row_gap-close = the row closes up
optv-row_gap-gap = a gap stays and stops stones
opt-stone_chain = What a stone counts as that points at another stone.
optv-stone_chain-transitive = as what that stone counts as
optv-stone_chain-straight = as what lies behind all stones
optv-stone_chain-direct = as nothing
opt-veiled_stone = What becomes of a stone among the veiled cards.
optv-veiled_stone-inert = it counts as nothing
optv-veiled_stone-row_end = it is laid at an end of the row
opt-chest_overflow = What chests beyond the table are worth.
optv-chest_overflow-cap = nothing more
optv-chest_overflow-plus3 = three points each
opt-final_tie = Who wins when every tie-break has failed.
optv-final_tie-draw = nobody
optv-final_tie-K = the knight
optv-final_tie-M = the mage
opt-data = Which deck and secret cards are used.
optv-data-km-deck-derived-1 = the usual deck
optv-data-km-deck-eight-chests = eight chests
optv-data-km-deck-mixed-stones = mixed stones
optv-data-km-deck-stone-chests = chests on stone cards
optv-data-km-deck-thirty-ingredients = thirty ingredients
optv-data-km-deck-three-stones = three stones
optv-data-km-deck-two-icons = cards with two icons

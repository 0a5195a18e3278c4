### The rules of Wandering Towers in our own words. ID is a title, ID-text what it says, ID-note-… what holds with an option.

## The aim

chapter-wt-aim = The aim
wt-goal = Your goal
wt-goal-text =
    You need two things: all your wizards home in Ravenskeep, and none of your potions empty. The order doesn’t matter. A potion you spent on a spell still counts as filled.

    You can even reach the goal during another player’s turn.
wt-goal-example = All your wizards are home, but one potion is still empty. You play on, land a tower on a wizard and fill it: done.

## The board and the set-up

chapter-wt-setup = Board and set-up
wt-ring = The ring
wt-ring-text =
    The ring has 16 spaces, numbered clockwise from 0 to 15. Forward is always clockwise. The 4 spaces 0, 4, 8 and 12 show a raven shield.
wt-keep = Ravenskeep
wt-keep-text =
    The castle starts on space 0. It is not a tower, so you can never choose it when you move a tower. It always stands at the very top of its space, and only where no wizard stands.
wt-nine = Nine towers
wt-nine-text =
    There are 5 towers with a raven shield on the roof and 4 plain ones. All of them are hollow: a tower that lands on wizards swallows them. A shield counts only while no other tower covers it.

    Count the towers of a stack from the bottom: level 1, level 2 and so on. When you lift one, everything above it comes along.
wt-visible = Visible or trapped
wt-visible-text =
    A wizard at the very top of a space is visible, on the ground or on a roof. A wizard under a tower is trapped.

    Every roof is a floor of its own, and so is the ground. Only the top floor of a space counts for moving, for the castle and for trapping.
wt-share = What you get
wt-share-text =
    The number of players decides how many wizards and potions you get. All potions start empty. The box also has 90 movement cards, 8 spell tiles and a die.

    Each potion is empty, full or spent. You keep the same number of potions to the end. Only partners can give each other potions.
wt-share-note-wizardStock-24 = The box holds 24 wizards instead of 30, so not every colour works for every number of players. On screen it makes no difference.
wt-build = Placing towers and wizards
wt-build-text =
    Put one tower on each of the spaces 1 to 9. Alternate shield and plain towers, starting with a shield.

    Then take turns to put one wizard on a roof, starting with the first player. Towers 1 to 3 take 3 wizards each, 4 to 6 take 2, 7 to 9 take 1. Small lights on the board show these numbers. After set-up they mean nothing. When a roof has its number, go on to the next. Stop after the last wizard.
wt-build-example = Three players have 12 wizards. Towers 1, 2 and 3 get one of each colour, tower 4 the next two, tower 5 the last.
wt-deal = Cards and spells
wt-deal-text =
    Shuffle the 90 cards and deal 3 to each player, face down. The rest is the draw pile. The discard pile starts empty.

    The basic game has 2 spells: “{ spell-MW }” and “{ spell-MT }”. The other tiles stay in the box.
wt-first = Who starts
wt-first-text =
    Agree on a first player, or draw lots. On screen the first seat starts, and play goes clockwise.
wt-first-note-edition-czech = The player who was last in a tower starts.

## Your turn

chapter-wt-turn = Your turn
wt-order = Turns and rounds
wt-order-text =
    Turns go clockwise. A round is one turn each. It ends with the player on the first player’s right.

    In your turn you either play 2 cards, one after the other, or swap your hand.
wt-play = Playing a card
wt-play-text =
    Put a card from your hand face up on the discard pile. Do everything it says before you play the next one. The order is always the same: first the card, then its side or the die, then the piece you move.
wt-must = If it can move, it must
wt-must-text =
    If your card can move something, you must move something. If it can’t, it stays on the discard pile without effect and still counts as one of your 2 cards. You may choose such a card on purpose.
wt-must-note-declineMove-Forced = You may not discard a card unused if it could move something.
wt-must-note-declineMove-SecondCard = You may discard your second card unused, even if it could move something.
wt-must-note-declineMove-Any = You may discard either card unused, even if it could move something.
wt-draw = The end of your turn
wt-draw-text =
    You draw only at the end of your turn, until you hold 3 cards again. If the draw pile runs out, shuffle the discard pile into a new one. Then the next player starts.
wt-refusal = Swapping your hand
wt-refusal-text =
    Don’t like your hand? Before the first card of your turn you may do this instead of playing:

    - discard your whole hand, face up;
    - draw 3 new cards;
    - move any one tower 1 space forward, if you like;
    - end your turn.

    After your first card it’s too late. A spell you cast before doesn’t matter.
wt-allhome = When all your wizards are home
wt-allhome-text =
    You keep taking turns until the game is over. Your wizard cards have nothing left to move, but you can still move towers. In the team game you help your partner.

## Cards and the die

chapter-wt-cards = Cards and the die
wt-kinds = Three kinds of cards
wt-kinds-text =
    A wizard card moves one of your wizards. A tower card moves any tower. A combined card moves one or the other. The number says how many spaces. Some cards show dice instead.
wt-die = Dice cards
wt-die-text =
    Play the card, then roll. With 2 dice on the card you may roll again once, with 3 dice twice. Each roll replaces the one before. You never add them up: the last roll counts.

    The combined card with a die has only one roll. You choose tower or wizard after you see it.
wt-die-example = Your card shows 2 dice. You roll a 2, hope for more and roll again: a 1. Now it’s a 1.
wt-side = Combined cards
wt-side-text =
    A combined card moves a tower or a wizard, never both. The upper number is for the tower, the lower one for the wizard.
wt-side-note-sideAnnounce-OnPlay = Choose the side when you play the card. You can’t change it later. You may not choose a side that moves nothing while the other one can.
wt-side-note-sideAnnounce-WithPiece = You don’t have to name the side. The piece you move shows it.

## Moving wizards

chapter-wt-wizards = Moving wizards
wt-who = Your visible wizards
wt-who-text =
    A card moves one of your visible wizards forward, exactly as many spaces as it says.
wt-walk = Every space counts
wt-walk-text =
    Each space is one step, no matter what stands on it. Wizards walk past towers, other wizards and even Ravenskeep. At the end of the move the wizard stands on top of the space. If there is a tower, it must climb up.
wt-six = Room for six
wt-six-text =
    One roof, or the ground of one space, has room for 6 wizards. A wizard can’t go where 6 are already standing. Trapped wizards further down don’t count, and Ravenskeep has room for all.
wt-home = Coming home
wt-home-text =
    A wizard comes home only by an exact count. One step too many, and it walks past. It can’t stop early. A wizard that is home stays home.
wt-home-example = Ravenskeep is 3 spaces ahead of your wizard. A 3 brings it home, a 4 takes it past.
wt-entry = What happens then
wt-entry-text =
    The wizard leaves the ring and counts as home. Then Ravenskeep flies on.
wt-entry-note-entryEndsTurn-ActiveOwnByActive = If you bring home your own wizard in your turn, by a card or by your spell, your turn ends. You keep your unplayed cards and draw as usual. So you bring home at most one wizard a turn, unless two ride piggyback. If you send in another player’s wizard, or another player sends in yours, your turn goes on.
wt-entry-note-entryEndsTurn-ActiveOwnByAnyone = If one of your wizards comes home in your turn, your turn ends, no matter who sent it in.
wt-entry-note-entryEndsTurn-AnyEntry = Any wizard that comes home ends the turn.

## Ravenskeep flies on

chapter-wt-castle = Ravenskeep flies on
wt-fly = When it flies
wt-fly-text =
    When a wizard comes home, Ravenskeep flies on.
wt-fly-note-castleTrigger-AnyWizard = It doesn’t matter whose wizard it was or who sent it in.
wt-fly-note-castleTrigger-OwnWizard = It flies only when a player brings home their own wizard.
wt-fly-note-piggybackRelocations-Once = If several come home in one move, it flies once.
wt-fly-note-piggybackRelocations-PerWizard = If several come home in one move, it flies once for each of them.
wt-shield = Where it lands
wt-shield-text =
    Ravenskeep goes forward, space by space, and lands on the first one that fits and has no wizard on top. If no space on the ring fits, it stays where it is.
wt-shield-note-castleLanding-ShieldOnly = A space fits if its top shows a raven shield: printed on bare ground, or on the roof of the highest tower. A plain tower never fits.
wt-shield-note-castleLanding-EmptySpaceOrShieldTower = A space fits if it has no tower, with or without a shield, or if the highest tower has a shield on its roof. A plain tower never fits.
wt-shield-more = Only the top counts. Wizards trapped below don’t matter, and a shield under a tower doesn’t count. The space that the wizard has just left may fit too.
wt-shield-example = Ravenskeep is on space 8. On 9 a wizard stands on a shield tower, on 10 and 11 there are plain towers, and the shield printed on 12 lies bare: it lands on 12.

## Moving towers

chapter-wt-towers = Moving towers
wt-lift = Any tower you like
wt-lift-text =
    You may move any tower, no matter who stands on it. Choose a stack and a level. That tower and all towers above it move forward together, exactly as many spaces as the card says.
wt-carry = All aboard
wt-carry-text =
    Everything on or inside the lifted towers travels along in the same order. Wizards trapped inside stay trapped. Wizards right below the lowest lifted tower stay behind and become visible.
wt-land = Landing
wt-land-text =
    The towers land on top of what is there. A stack can grow as high as all 9.
wt-barred = Towers and Ravenskeep
wt-barred-text =
    No tower may land on Ravenskeep’s space. Passing it is fine. If the castle stands on a tower that you move, it travels along, forward or backward.
wt-lifted = Once lifted, it moves
wt-lifted-text =
    You choose without looking underneath. Lifting a tower shows what was below it, so you can’t change your mind.

## Trapping and filling

chapter-wt-potions = Trapping and filling
wt-fill = Land on wizards, fill a potion
wt-fill-text =
    When you move a tower and it lands on wizards, they are trapped, and one of your empty potions becomes full. You fill one potion per move, no matter how many you trap. Your own wizards count too.

    - No empty potion left? You may still make the move, but you fill nothing.
    - Only the floor on which the tower lands counts.
    - You fill nothing by freeing wizards, swapping towers, or moving a wizard or the castle.
    - A full potion stays full, even if the wizards are freed at once.
wt-free = Getting out
wt-free-text =
    A trapped wizard is free again when the tower above it moves away, or by the spell “{ spell-FR }”. Until then no player may look under the tower, not even the wizard’s owner.

## Spells

chapter-wt-spells = Spells
wt-pay = Paying
wt-pay-text =
    Spells cost full potions. You pay first, then the spell works. A potion that the spell fills can’t pay for it. Spent potions don’t come back, but they count as filled for your goal.
wt-cast = When you can cast
wt-cast-text =
    In your own turn you may cast { $spells ->
        [one] one spell
       *[other] { $spells } spells
      }: before, between or after your cards. If you swap your hand, cast before the swap, or before you move the tower.
wt-cast-note-spellMidCard-true = You may even cast between playing a card and moving its piece.
wt-cast-note-spellMidCard-false = You may not cast between playing a card and moving its piece.
wt-target = Tiles and targets
wt-target-text =
    The tiles lie face up. All players can use them, again and again. You can cast a spell only if it has a target. Only “{ spell-FR }” may be cast blindly.
wt-target-note-edition-czech = In the basic game, please don’t use spells against other players. It’s a request, not a ban.
wt-spell-home = Home by a spell
wt-spell-home-text =
    If your own spell brings home your own wizard in your turn, your turn ends, even before your first card. If you had played a card but not moved with it yet, the card is lost.
wt-MW = { spell-MW }
wt-MW-text =
    Move any visible wizard, yours or not, 1 space forward. The usual rules apply: at most 6 to a roof, and it may come home.
wt-MT = { spell-MT }
wt-MT-text =
    Move any tower, with everything above it, exactly 2 spaces forward. If it lands on wizards, you fill a potion.
wt-HW = { spell-HW }
wt-HW-text =
    Move any visible wizard, yours or not, 1 space back. A wizard that steps back into Ravenskeep comes home too.
wt-HT = { spell-HT }
wt-HT-text =
    Move any tower, with everything above it, exactly 2 spaces back. If it lands on wizards, you fill a potion.
wt-SW = { spell-SW }
wt-SW-text =
    Choose 2 different spaces with towers. Their top towers change places, with the wizards on their roofs. This traps no wizards and fills nothing. For a moment everyone sees what was underneath.
wt-SW-note-swapWithCastle-Carry = If Ravenskeep stands on one of the two, it travels along.
wt-SW-note-swapWithCastle-Forbid = You can’t swap the tower under Ravenskeep.
wt-NK = { spell-NK }
wt-NK-text =
    Choose forward or backward. Ravenskeep hops to the nearest space that way with no wizard on top. It needs no shield. If there is no such space, you can’t cast it. This brings no wizard home and traps none.
wt-FR = { spell-FR }
wt-FR-text =
    Choose a tower. Everyone sees the floor right below it. If one of your wizards is there, you bring it to the top of the same space, or straight home if Ravenskeep stands there. The towers go back as they were.

    If none of yours is there, you have paid for nothing. You can’t cast it where 6 wizards already stand on top.
wt-FR-note-freeMayDecline-true = You may leave the wizard where it is.
wt-FR-note-freeMayDecline-false = If you find one, you must take it.
wt-PB = { spell-PB }
wt-PB-text =
    A wizard is about to move from a place where you have a visible wizard too. Yours rides along, from the same start to the same end. There must be room for all of them, or all of them come home. Each casting takes one rider.

    It’s the only way to bring home two of your wizards in one turn. In the basic game you can cast it only in your own turn, for a second wizard of yours.
wt-PB-note-pbCardMovesOnly-true = It works only when a card moves the wizard, not a spell.
wt-PB-note-pbCardMovesOnly-false = It also works when a spell moves the wizard.
wt-DT2C = { spell-DT2C }
wt-DT2C-text =
    An extra tile. You draw 2 cards at once, so you hold more than 3. You still play only 2 a turn, and you draw again only when you hold fewer than 3. If you swap your hand, you discard all of them and draw 3.

## The end of the game

chapter-wt-end = The end of the game
wt-last = The last round
wt-last-text =
    As soon as a player reaches the goal, this round is the last. Play it to the end, so that all players have the same number of turns.
wt-winner = Who wins
wt-winner-text =
    Of the players who reached the goal, the one with the most full potions wins. Tied players share the victory.
wt-deadlock = The goal is out of reach
wt-deadlock-text =
    All wizards may be home while every player still has an empty potion. Then no potion can ever be filled again.
wt-deadlock-note-deadlock-End = The game ends after this turn. The player with the most filled potions wins, spent ones included. If that’s a tie, the most full ones decide. If that’s a tie too, you share the victory.
wt-deadlock-note-deadlock-PlayOn = The game goes on until everyone agrees to stop.
wt-inside = Inside the castle
wt-inside-text =
    You may always check who is already home.
wt-inside-note-edition-czech = If all agree, you may tip the wizards out of the castle onto the table.

## What you may know

chapter-wt-know = What you may know
wt-open = In the open
wt-open-text =
    Everyone sees what stands on top of each space, how high the stacks are, where Ravenskeep is, all potions and spells, and the cards that are played. Everyone also sees how many cards are in each hand and in the draw pile. Only you see your hand. The order of the draw pile is unknown.
wt-open-note-openDiscard-false = You see the top card of the discard pile. You may not look through it.
wt-open-note-openDiscard-true = You may look through the discard pile.
wt-memory = Remembering
wt-memory-text =
    Remember who is trapped under which tower. Everyone saw it happen, but you may not look again.
wt-memory-note-memory-Strict = The screen hides trapped wizards.
wt-memory-note-memory-Notes = The screen hides trapped wizards, but you can keep private notes.
wt-memory-note-memory-Open = The screen shows who is trapped where.
wt-glimpse = A quick look
wt-glimpse-text =
    Everyone sees the floor under a lifted tower, the 2 floors under swapped towers, and the floor that “{ spell-FR }” looks at. Once a floor is covered again, you have to remember it again.

## Team game

chapter-wt-team = Team game
wt-teams = Two by two
wt-teams-text =
    With 4 or 6 players you form teams of 2. Partners sit opposite each other, take turns in the usual order and win together.
wt-exchange = Exchanging a card
wt-exchange-text =
    Once in your turn you may ask your partner for a card. Your partner gives you one face down, and you give one back face down. It may be the same one. Only the two of you know which. You may not tell each other anything else about your cards.
wt-exchange-note-teamDecline-true = Your partner may decline.
wt-exchange-note-teamDecline-false = Your partner must give you a card.
wt-gifts = Helping with potions
wt-gifts-text =
    You may give your partner as many full potions as you like. If you trap wizards and have no empty potion, you may fill one of your partner’s instead.
wt-partner = Your partner’s wizards
wt-partner-text =
    When all your wizards are home, your wizard cards move your partner’s. If you bring one home, your turn ends as if it were yours. With “{ spell-FR }” you may always free your partner’s wizard.
wt-partner-note-teamMovePartner-must = If a card can move your partner’s wizard, you must use it.
wt-partner-note-teamMovePartner-may = You may also leave such a card unused.
wt-team-end = The end for teams
wt-team-end-text =
    A team reaches the goal when both partners do. If several teams do, add up the full potions of both partners. The most wins. Tied teams share the victory.
wt-team-end-note-teamEnd-Immediate = The game ends the moment a team reaches the goal.
wt-team-end-note-teamEnd-FinishRound = You finish the round first.

## Advanced game

chapter-wt-advanced = Advanced game
wt-many = Four spells, as often as you like
wt-many-text =
    Draw 4 of the 8 spell tiles. In your turn you may cast as many spells as you can pay for, and the same one several times.
wt-many-note-advancedVariant-false = This edition’s box doesn’t have this variant. You can still choose it for a table here.
wt-between = Only between cards
wt-between-text =
    Cast before your first card, between the two, or after the second. Once you play a card, finish it first. As always, your turn ends if your own spell brings home your own wizard.
wt-ride = Riding along
wt-ride-text =
    “{ spell-PB }” is the exception. You cast it in the middle of a move, once it is known which wizard moves.
wt-ride-note-pbOutOfTurn-true = All players with a wizard there are asked, the active player first. Each may pay for riders as long as there is room for all of them.
wt-ride-note-pbOutOfTurn-false = Only the active player may cast it.

## Master game

chapter-wt-master = Master game
wt-tiles = Which spells
wt-tiles-text =
    Now other players can cast in your turn too, and not to help you. That’s half the fun.
wt-tiles-note-masterPick-Random = Shuffle the tiles and turn some up: 4, unless the table sets another number.
wt-tiles-note-masterPick-Chosen = You choose which tiles are in play when you create the table.
wt-slot = One spell for each card
wt-slot-text =
    Each card leaves room for a spell. The active player is asked first, then the next players clockwise.
wt-slot-note-masterCasters-OnePerAction = Only one player may cast with each card: the first to say yes.
wt-slot-note-masterCasters-EachPlayerOne = With each card every player may cast one kind of spell.
wt-slot-note-masterRepeat-Many = You may cast the same spell several times in a row. Pay for and carry out each casting separately, with a new target if you like.
wt-slot-note-masterRepeat-Once = You may cast it only once.
wt-slot-note-repeatTargets-SamePiece = A repeated spell must move the same piece again.
wt-slot-example = With 4 full potions you cast “{ spell-MW }” twice: a wizard goes 1 space, stops there, and goes 1 more.
wt-window = Before or after
wt-window-text =
    You’re asked when the card and its number are known. “{ spell-PB }” has its own moment, when the moving wizard is known. You may cast it even if you passed before. You can’t undo what has happened, but your spell may push a piece back.
wt-window-note-masterWindows-BeforeAfter = Cast at once, before the move, or reserve a spell for after it. You may drop a reserved spell without paying, but then no more spells are cast with this card. If the active player brings home their own wizard, the reservation ends.
wt-window-note-masterWindows-BeforeDuringAfter = Cast before, during or after the move. During means that the piece is named but hasn’t moved yet.
wt-blocked = Out of moves
wt-blocked-text =
    If a spell leaves the active player nothing to move, the card stays discarded and counts as played.
wt-rescue = Freeing a wizard
wt-rescue-text =
    How “{ spell-FR }” fits in:
wt-rescue-note-freeExempt-true = It doesn’t count as the spell of a card. At the start of a turn, and before and after each move, players are asked in turn until all pass.
wt-rescue-note-freeExempt-false = It’s a spell like any other.
wt-master-hand = Swapping your hand
wt-master-hand-text =
    Swapping your hand is not playing a card, so it has its own rule:
wt-master-hand-note-refusalSlot-true = There is room for one spell, before or after the tower’s step.
wt-master-hand-note-refusalSlot-false = You can’t cast a spell then.
wt-reward = Whose potion, whose turn
wt-reward-text =
    If your spell lands a tower on wizards, you fill the potion, no matter whose turn it is. If another player brings home a wizard in your turn, even yours, your turn goes on.

## Playing alone

chapter-wt-solo = Playing alone
wt-alone = Twelve wizards, one card
wt-alone-text =
    All 12 wizards are yours. They start on the first 5 towers: 3, 3, 3, 2, 1. You hold 3 cards, play 1 a turn and draw back to 3. You never reshuffle the discard pile.
wt-limit = The goal
wt-limit-text =
    { $cards ->
        [0] You win if all your wizards are home before the draw pile runs out.
        [one] You win if all your wizards are home with at most { $cards } card on the discard pile.
       *[other] You win if all your wizards are home with at most { $cards } cards on the discard pile.
      }
wt-solo-spells = Spells
wt-solo-spells-text =
    You have 3 spell tiles and 6 potions. You may cast one spell a turn, and only after your card.
wt-solo-spells-note-soloPotions-Full = The potions start full. There is nothing to fill.
wt-solo-spells-note-soloPotions-Empty = The potions start empty. To win, you must also fill all of them.
wt-solo-hand = Swapping your hand
wt-solo-hand-text =
    What if you don’t like your cards?
wt-solo-hand-note-soloRefusal-true = You may swap your hand. It costs you 3 cards.
wt-solo-hand-note-soloRefusal-false = At this table you must play what you have.
wt-together = Playing together
wt-together-text =
    There is a version in which all players work together to bring every wizard home. You can’t play it here yet.

## On this screen

chapter-wt-screen = On this screen
wt-asked = What you’re asked
wt-asked-text =
    The screen asks for one thing at a time and marks everything you may do. Wizards of one colour in one place are a single choice. A card that can’t move anything is put down for you. Your turn ends by itself, unless you could still cast a spell.

    Cards, dice and drawn tiles come from a sealed number that is opened after the game. Then anyone can check it.

## Tables and pictures

fact-players = Players
fact-wizards = Wizards each
fact-potions = Potions each
fact-last = Last wizard on tower
fact-W = Wizard 1 to 5
fact-T = Tower 1 to 5
fact-C-same = Tower / Wizard, same number: 1, 2, 3, 4
fact-C-other = Tower / Wizard: 5 / 1, 4 / 2, 2 / 4, 1 / 5
fact-DC = Tower / Wizard, 1 die
fact-D2 = Tower or Wizard, 2 dice
fact-D3 = Tower or Wizard, 3 dice
figure-goal = Wizards go home to Ravenskeep, and an empty potion becomes a full one.
figure-block = A stack of three towers. The upper two are chosen and move together with the wizard on top.
figure-visible = A wizard on the ground, one on a roof, and a stack with a hidden lower roof.
figure-cards = A wizard card, a tower card, a combined card and a card with dice.
figure-dice = Two dice: the second roll replaces the first.
figure-combined = A combined card: tower 5 above, wizard 1 below.
figure-walk = A wizard goes three spaces, past a tower, and climbs onto another tower.
figure-six = A roof with six wizards is full.
figure-home = Three steps lead exactly into Ravenskeep.
figure-flight = Ravenskeep flies past a plain tower and past a shield tower with a wizard, to the next free shield.
figure-carry = The upper tower flies off, and the wizard below it is visible again.
figure-barred = A tower may not land on Ravenskeep. A tower under Ravenskeep takes it along.
figure-cover = A tower comes down on two wizards, and a potion fills.
figure-potions = Potions: empty, full, spent.

### The rules of Wandering Towers in our own words. ID is a title, ID-text what it says, ID-note-… what holds with an option.

## The aim

chapter-wt-aim = The aim
wt-goal = What you are after
wt-goal-text =
    You want two things: all your wizards home in Ravenskeep, and none of your potions empty. You need both, and it does not matter which you manage first. A potion you have spent on a spell still counts as filled.

    The second half may even fall into your lap in somebody else’s turn.
wt-goal-example = All your wizards are home, but one potion is still empty. You play on, land a tower on a wizard and fill it: done.

## The board and the set-up

chapter-wt-setup = Board and set-up
wt-ring = The ring
wt-ring-text =
    Sixteen spaces form a ring. They are numbered clockwise from 0 to 15, and clockwise always means forward. A raven shield is printed on four of them: 0, 4, 8 and 12.
wt-keep = Ravenskeep
wt-keep-text =
    The castle begins on space 0. It is not a tower, so nothing that moves a tower can choose it. It always stands at the very top of its space, and only where no wizard stands.
wt-nine = Nine towers
wt-nine-text =
    Five towers have a raven shield on the roof, four are plain. All of them are hollow: a tower that lands on wizards swallows them. A shield counts only while no other tower covers it.

    The towers of a stack are counted from below: level 1, level 2 and so on. Lift one, and everything above it comes along.
wt-visible = Visible or trapped
wt-visible-text =
    A wizard at the very top of a space is visible, on the ground or on a roof. A wizard with a tower above its head is trapped.

    Think of every roof, and of the ground, as a floor of its own. Only the top floor of a space counts for moving, for the castle and for being covered.
wt-share = What everybody gets
wt-share-text =
    How many wizards and potions you get depends on the number of players. All potions start empty. The box also has 90 movement cards, eight spell tiles and a die.

    Each potion is empty, full or spent. You keep the same number of potions to the end; only partners can pass them on.
wt-share-note-wizardStock-24 = The box holds 24 wizards instead of 30, so not every colour suits every number of players. On screen it makes no difference.
wt-build = Towers and wizards take their places
wt-build-text =
    Put one tower on each of the spaces 1 to 9, with and without a shield by turns; the first has one.

    Then everybody in turn puts one wizard on a roof, beginning with the first player. Towers 1 to 3 take three wizards each, 4 to 6 two, 7 to 9 one. Small lights on the board remind you of it; later they mean nothing. When a roof has its number, go on with the next one. It ends with the last wizard.
wt-build-example = Three players have twelve wizards. Towers 1, 2 and 3 get one of each colour, tower 4 the next two, tower 5 the last.
wt-deal = Cards and spells
wt-deal-text =
    Shuffle the 90 cards and deal three to everybody, face down. The rest is the draw pile; the discard pile is still empty.

    The basic game has two spells: “{ spell-MW }” and “{ spell-MT }”. The other tiles stay in the box.
wt-first = Who begins
wt-first-text =
    Agree on somebody, or draw lots. On screen the first seat begins, and the others follow clockwise.
wt-first-note-edition-czech = Whoever was last in a tower begins.

## Your turn

chapter-wt-turn = Your turn
wt-order = Round and round
wt-order-text =
    Turns go clockwise. When everybody has had one, a round is over; its last turn belongs to the player on the right of the first player.

    In your turn you either play two cards, one after the other, or you take a new hand.
wt-play = Playing a card
wt-play-text =
    Lay a card from your hand face up on the discard pile and do all that it says before you think of the next one. The order is always the same: first the card, then its side or the die, last the piece that moves.
wt-must = What can move must move
wt-must-text =
    If your card can move something, you have to move something. If there is nothing it can move, it stays on the discard pile without effect and still counts as one of your two cards. You may choose such a card on purpose.
wt-must-note-declineMove-Forced = You may not throw away a card that could move something.
wt-must-note-declineMove-SecondCard = You may throw away your second card unused, even if it could move something.
wt-must-note-declineMove-Any = You may throw away either card unused, even if it could move something.
wt-draw = The end of your turn
wt-draw-text =
    You draw only when your turn is over, until you hold three cards again. If the draw pile runs out, the discards are shuffled and become the new one. Then the next player begins.
wt-refusal = A new hand
wt-refusal-text =
    Nothing good in your hand? Before the first card of your turn you may do this instead of playing:

    - discard your whole hand, for all to see;
    - draw three new cards;
    - if you like, move any one tower one space forward;
    - end your turn.

    After your first card it is too late. A spell you have cast before does not matter.
wt-allhome = When all are home
wt-allhome-text =
    You go on taking turns until the game is over. Your wizard cards then have nothing to move, but towers you can move as before. In the team game you help your partner.

## Cards and the die

chapter-wt-cards = Cards and the die
wt-kinds = Three kinds of cards
wt-kinds-text =
    A wizard card moves one of your wizards. A tower card moves any tower. A combined card moves one or the other. The number says how many spaces; some cards show dice instead.
wt-die = Cards with dice
wt-die-text =
    Play the card, then roll. With two dice on the card you may roll once more, with three dice twice more. Each roll wipes out the one before; rolls are never added, and the last one counts.

    The combined card with a die has one roll only. You choose tower or wizard when you have seen it.
wt-die-example = Your card shows two dice. You roll a 2, hope for more and roll again: a 1. It is a 1 now.
wt-side = Combined cards
wt-side-text =
    A combined card moves a tower or a wizard, never both. The upper number is for the tower, the lower one for the wizard.
wt-side-note-sideAnnounce-OnPlay = Say which side you use as you play the card; then it is settled. You may not name a side that moves nothing while the other one can.
wt-side-note-sideAnnounce-WithPiece = You need not name the side. The piece you move shows it.

## Moving wizards

chapter-wt-wizards = Moving wizards
wt-who = One of yours that can be seen
wt-who-text =
    A card moves one visible wizard of your own, forward, and exactly as many spaces as it says.
wt-walk = Every space counts
wt-walk-text =
    Each space is one step, whatever stands on it. Wizards walk past towers, other wizards and even Ravenskeep. At the end of the move the wizard stands at the top of the space: if there is a tower, it has to climb up.
wt-six = Room for six
wt-six-text =
    One roof, or the ground of one space, has room for six wizards. A wizard may not go where six are standing already. Those trapped further down do not count, and Ravenskeep has room for everybody.
wt-home = Coming home
wt-home-text =
    A wizard comes home only by an exact count. One step too many, and it walks past; it cannot stop early. Whoever is home stays home.
wt-home-example = Ravenskeep is three spaces ahead of your wizard. A 3 brings it home, a 4 carries it past.
wt-entry = What happens then
wt-entry-text =
    The wizard leaves the ring and is counted as home. Then Ravenskeep flies on.
wt-entry-note-entryEndsTurn-ActiveOwnByActive = If you have brought home a wizard of your own in your turn, by a card or by your spell, your turn is over. What you have not played you keep, and you draw as usual. So one wizard a turn is the most, unless two ride piggyback. When you send in somebody else’s wizard, or somebody else sends in yours, your turn goes on.
wt-entry-note-entryEndsTurn-ActiveOwnByAnyone = If a wizard of yours comes home in your turn, your turn is over, whoever sent it in.
wt-entry-note-entryEndsTurn-AnyEntry = Every wizard that comes home ends the turn, whomever it belongs to.

## Ravenskeep flies on

chapter-wt-castle = Ravenskeep flies on
wt-fly = When it flies
wt-fly-text =
    A wizard has just come home: off it flies.
wt-fly-note-castleTrigger-AnyWizard = It does not matter whose wizard it was or who sent it in.
wt-fly-note-castleTrigger-OwnWizard = It flies only when a wizard has been brought in by its owner.
wt-fly-note-piggybackRelocations-Once = When several come home in one move, it flies once.
wt-fly-note-piggybackRelocations-PerWizard = When several come home in one move, it flies once for each of them.
wt-shield = Where it lands
wt-shield-text =
    Ravenskeep goes forward, space by space, and lands on the first that fits. No wizard may stand on top there. If nothing fits on the whole ring, it stays where it is.
wt-shield-note-castleLanding-ShieldOnly = A space fits if its top shows a raven shield: printed on bare ground, or on the roof of the highest tower. A plain tower never fits.
wt-shield-note-castleLanding-EmptySpaceOrShieldTower = A space fits if it has no tower at all, shield or not, or if the highest tower has a shield on its roof. A plain tower never fits.
wt-shield-more = Only the top counts. Wizards trapped below do not disturb it, and a shield under a tower is as good as none. The space that the wizard has just left may fit as well.
wt-shield-example = Ravenskeep is on space 8. On 9 a wizard stands on a shield tower, on 10 and 11 there are plain towers, and the shield printed on 12 lies bare: it lands on 12.

## Moving towers

chapter-wt-towers = Moving towers
wt-lift = Any tower you like
wt-lift-text =
    You may move any tower, whoever stands on it. Choose a stack and a level: that tower and all those above it move together, forward, and exactly as many spaces as the card says.
wt-carry = All aboard
wt-carry-text =
    Whatever is on the lifted towers or inside them travels along in the same order; who is trapped inside stays trapped. Wizards right below the lowest lifted tower stay where they are, and everybody can see them again.
wt-land = Landing
wt-land-text =
    The towers land on top of whatever is there. A stack may grow as high as all nine.
wt-barred = Towers and Ravenskeep
wt-barred-text =
    No tower may land on the space of Ravenskeep. Passing it is fine. If the castle stands on a tower that you move, it travels along, forward or backward.
wt-lifted = Once lifted, it moves
wt-lifted-text =
    You choose without looking underneath. A lifted tower has shown what was below, so there is no choosing another one.

## Trapping and filling

chapter-wt-potions = Trapping and filling
wt-fill = Land on wizards, fill a potion
wt-fill-text =
    When a tower you have moved lands on wizards, they are trapped, and one of your empty potions becomes full. It is one potion for one move, however many are caught, and your own wizards count as well.

    - No empty potion left? The move is allowed, there is just nothing to fill.
    - Only the floor on which the tower lands counts.
    - Uncovering somebody, swapping towers, moving a wizard or the castle fills nothing.
    - A full potion stays full, even if somebody frees the wizards at once.
wt-free = Getting out
wt-free-text =
    A trapped wizard is free again when the tower above it moves away, or by the spell “{ spell-FR }”. Until then nobody may look under the tower, not even its owner.

## Spells

chapter-wt-spells = Spells
wt-pay = Paying
wt-pay-text =
    Spells cost full potions. First you pay, then the spell works; a potion that it fills cannot pay for it. Spent potions do not come back, but for the aim of the game they count as filled.
wt-cast = When you may cast
wt-cast-text =
    In your own turn you may cast { $spells ->
        [one] one spell
       *[other] { $spells } spells
      }: before your cards, between them or after them. If you take a new hand, cast before it, or before the tower takes its step.
wt-cast-note-spellMidCard-true = You may even cast between playing a card and moving its piece.
wt-cast-note-spellMidCard-false = Between playing a card and moving its piece you may not cast.
wt-target = Tiles and targets
wt-target-text =
    The tiles lie face up and serve everybody, again and again. A spell needs something to work on, or you may not cast it. Only “{ spell-FR }” may be tried on good luck.
wt-target-note-edition-czech = In the basic game please do not use spells against others. It is a request, not a ban.
wt-spell-home = Home by a spell
wt-spell-home-text =
    If your own spell brings home your own wizard in your turn, the turn is over, even before your first card. A card that lies there but has not been carried out is lost.
wt-MW = { spell-MW }
wt-MW-text =
    Any visible wizard, yours or not, goes one space forward. It walks as always: six to a roof at most, and it may come home.
wt-MT = { spell-MT }
wt-MT-text =
    Any tower, with all that is above it, moves exactly two spaces forward. If it lands on wizards, you fill a potion.
wt-HW = { spell-HW }
wt-HW-text =
    Any visible wizard, yours or not, goes one space back. Whoever steps back into Ravenskeep comes home as well.
wt-HT = { spell-HT }
wt-HT-text =
    Any tower, with all that is above it, moves exactly two spaces back. If it lands on wizards, you fill a potion.
wt-SW = { spell-SW }
wt-SW-text =
    Choose two different spaces with towers. Their top towers change places, with the wizards on their roofs. Nobody is trapped and nothing is filled. For a moment everybody sees what was underneath.
wt-SW-note-swapWithCastle-Carry = If Ravenskeep stands on one of the two, it travels along.
wt-SW-note-swapWithCastle-Forbid = The tower under Ravenskeep cannot be swapped.
wt-NK = { spell-NK }
wt-NK-text =
    Choose forward or backward. Ravenskeep hops to the nearest space that way with no wizard on top. It needs no shield. If there is no such space, you cannot cast it. Nobody comes home by it, and nobody is trapped.
wt-FR = { spell-FR }
wt-FR-text =
    Choose a tower. Everybody sees the floor right below it. If a wizard of yours is there, you bring it up to the top of the same space, or straight home if Ravenskeep stands there. The towers go back as they were.

    If none of yours is there, you have paid for nothing. Where six wizards stand on top already, you cannot cast it.
wt-FR-note-freeMayDecline-true = You may leave the wizard where it is.
wt-FR-note-freeMayDecline-false = If you find one, you have to take it.
wt-PB = { spell-PB }
wt-PB-text =
    A wizard is about to leave a place where a visible wizard of yours stands too: yours rides along, from the same start to the same end. All of them must find room there, or all of them come home. One casting takes one rider.

    It is the only way to bring home two wizards of your own in one turn. In the basic game only the player whose turn it is may cast it, for a second wizard of their own.
wt-PB-note-pbCardMovesOnly-true = It works only when the wizard is moved by a card, not by a spell.
wt-PB-note-pbCardMovesOnly-false = It also works when the wizard is moved by a spell.
wt-DT2C = { spell-DT2C }
wt-DT2C-text =
    An extra tile. You draw two cards at once and so hold more than three. You still play only two a turn, and you draw again only when you hold fewer than three. A new hand discards them all and draws three.

## The end of the game

chapter-wt-end = The end of the game
wt-last = The last round
wt-last-text =
    As soon as somebody has reached the aim, this round is the last. It is played to its end, so that everybody has had the same number of turns.
wt-winner = Who wins
wt-winner-text =
    Among all who have reached the aim, whoever has the most full potions wins. Those with equally many share the victory.
wt-deadlock = Nobody can make it
wt-deadlock-text =
    It may happen that all wizards are home and still everybody has an empty potion. Then no potion can ever be filled again.
wt-deadlock-note-deadlock-End = The game ends after this turn. Whoever has filled the most potions wins, spent ones included; then the most full ones decide; then you share.
wt-deadlock-note-deadlock-PlayOn = The game goes on until everybody agrees to stop.
wt-inside = Inside the castle
wt-inside-text =
    Everybody may know at any time who is home already.
wt-inside-note-edition-czech = If all agree, you may tip the wizards out of the castle onto the table.

## What you may know

chapter-wt-know = What you may know
wt-open = In the open
wt-open-text =
    Everybody sees what stands on top of each space, how high the stacks are, where Ravenskeep is, all potions and spells, the cards that are played, and how many cards each hand and the draw pile have. Your hand only you see. What comes next in the draw pile nobody knows.
wt-open-note-openDiscard-false = Of the discard pile you see the top card. You may not look through it.
wt-open-note-openDiscard-true = You may look through the discard pile.
wt-memory = By heart
wt-memory-text =
    Who is trapped under which tower you have to remember. Everybody could see it happen, but nobody may look again.
wt-memory-note-memory-Strict = The screen shows trapped wizards to nobody.
wt-memory-note-memory-Notes = The screen shows trapped wizards to nobody, but you may make private marks.
wt-memory-note-memory-Open = The screen shows everybody who is trapped where.
wt-glimpse = A quick look
wt-glimpse-text =
    Everybody sees the floor under a lifted tower, the two floors under swapped towers, and the floor that “{ spell-FR }” looks at. What is covered again has to be remembered again.

## Team game

chapter-wt-team = Team game
wt-teams = Two by two
wt-teams-text =
    With four or six players, two and two make a team. Partners sit opposite each other, play in the usual order and win together.
wt-exchange = Exchanging a card
wt-exchange-text =
    Once in your turn you may ask your partner for a card. Your partner passes you one face down, and you pass one back face down; it may be the same one. Only the two of you know which. Apart from that you may not tell each other anything about your cards.
wt-exchange-note-teamDecline-true = Your partner may say no.
wt-exchange-note-teamDecline-false = Your partner has to give you a card.
wt-gifts = Helping with potions
wt-gifts-text =
    You may give your partner as many full potions as you like. If you trap wizards and have no empty potion, you may fill one of your partner’s instead.
wt-partner = Your partner’s wizards
wt-partner-text =
    When all your wizards are home, your wizard cards move those of your partner. If you bring one home, your turn is over as if it were yours. With “{ spell-FR }” you may always fetch a wizard of your partner.
wt-partner-note-teamMovePartner-must = A card that can move a wizard of your partner has to be used.
wt-partner-note-teamMovePartner-may = You may also leave such a card unused.
wt-team-end = The end for teams
wt-team-end-text =
    A team has reached the aim when both partners have. If several teams have, the full potions of both partners together decide; then the teams share the victory.
wt-team-end-note-teamEnd-Immediate = The game is over the moment a team has reached the aim.
wt-team-end-note-teamEnd-FinishRound = The round is played to its end first.

## Advanced game

chapter-wt-advanced = Advanced game
wt-many = Four spells, as often as you like
wt-many-text =
    Four of the eight spell tiles are drawn. In your turn you may cast as many spells as you can pay for, the same one several times if you like.
wt-many-note-advancedVariant-false = The box of this edition does not have this variant. At a table here you may choose it all the same.
wt-between = Only between the cards
wt-between-text =
    Cast before your first card, between the two, or after the second. Once a card is on the table, finish it first. As always, your turn is over if your own spell brings home your own wizard.
wt-ride = Riding along
wt-ride-text =
    “{ spell-PB }” is the exception: it is cast in the middle of a move, when everybody knows which wizard is going.
wt-ride-note-pbOutOfTurn-true = Others may cast it as well. All who have a wizard there are asked, the active player first, and each may pay for riders as long as all of them fit.
wt-ride-note-pbOutOfTurn-false = Only the active player may cast it.

## Master game

chapter-wt-master = Master game
wt-tiles = Which spells
wt-tiles-text =
    Now the others may cast in your turn too, and not to help you. That is half the fun.
wt-tiles-note-masterPick-Random = The tiles are shuffled and some are turned up: four, unless the table wants another number.
wt-tiles-note-masterPick-Chosen = The table chooses which tiles are in play.
wt-slot = One spell for each card
wt-slot-text =
    Each card that is played leaves room for a spell. The active player is asked first, then the others clockwise.
wt-slot-note-masterCasters-OnePerAction = Only one player may cast with each card. Whoever takes the chance first has it.
wt-slot-note-masterCasters-EachPlayerOne = With each card every player may cast one kind of spell.
wt-slot-note-masterRepeat-Many = The same spell may be cast several times in a row. Each time is paid for and carried out by itself, with a new target if you like.
wt-slot-note-masterRepeat-Once = It may be cast only once.
wt-slot-note-repeatTargets-SamePiece = A spell that is repeated has to move the same piece again.
wt-slot-example = With four full potions you cast “{ spell-MW }” twice: a wizard goes one space, stops there, and goes one more.
wt-window = Before or after
wt-window-text =
    You are asked when the card and its number are known. “{ spell-PB }” has its own moment, when the wizard that moves is known; you may cast it even if you have passed before. What has happened stays so, though another spell may push a piece back.
wt-window-note-masterWindows-BeforeAfter = Cast at once, before the move, or reserve a spell for after it. You may let a reserved spell go without paying, but then nobody casts with this card any more. If a wizard of the active player comes home, the reservation is void.
wt-window-note-masterWindows-BeforeDuringAfter = Cast before, during or after the move. During means: the piece is named but has not moved yet.
wt-blocked = Out of moves
wt-blocked-text =
    If a spell leaves the active player nothing to move, the card stays discarded, and it counts as played.
wt-rescue = Freeing a wizard
wt-rescue-text =
    How “{ spell-FR }” fits in:
wt-rescue-note-freeExempt-true = It does not count as the spell of a card. At the beginning of a turn and before and after each move, all are asked in turn, until everybody passes.
wt-rescue-note-freeExempt-false = It is a spell like all the others.
wt-master-hand = A new hand
wt-master-hand-text =
    Taking a new hand is not playing a card, so it has a rule of its own:
wt-master-hand-note-refusalSlot-true = One spell fits in around the step of the tower.
wt-master-hand-note-refusalSlot-false = No spell can be cast then.
wt-reward = Whose potion, whose turn
wt-reward-text =
    If your spell lands a tower on wizards, you fill the potion, in whoever’s turn it is. If others bring home a wizard in your turn, even yours, your turn goes on.

## Playing alone

chapter-wt-solo = Playing alone
wt-alone = Twelve wizards, one card
wt-alone-text =
    All twelve wizards are yours. They start on the first five towers: three, three, three, two, one. You hold three cards, play one a turn and draw back to three. The discards are never shuffled again.
wt-limit = The goal
wt-limit-text =
    { $cards ->
        [0] You win if everybody is home before the draw pile is used up.
        [one] You win if everybody is home with at most { $cards } card on the discard pile.
       *[other] You win if everybody is home with at most { $cards } cards on the discard pile.
      }
wt-solo-spells = Spells
wt-solo-spells-text =
    You have three spell tiles and six potions. You may cast one spell a turn, and only after your card.
wt-solo-spells-note-soloPotions-Full = The potions start full. There is nothing to fill.
wt-solo-spells-note-soloPotions-Empty = The potions start empty, and you win only when none of them is empty any more.
wt-solo-hand = A new hand
wt-solo-hand-text =
    What if no card suits you?
wt-solo-hand-note-soloRefusal-true = You may take a new one. It costs you three cards.
wt-solo-hand-note-soloRefusal-false = Here you have to play what you have.
wt-together = All against the game
wt-together-text =
    There is a version in which all players try to bring everybody home together. You cannot play it here yet.

## On this screen

chapter-wt-screen = On this screen
wt-asked = What you are asked
wt-asked-text =
    The screen asks for one thing at a time and marks everything that is allowed. Wizards of one colour in one place are a single choice. A card that can move nothing is laid down by itself, and your turn ends by itself; you are asked only while you could still cast a spell.

    Cards, dice and drawn tiles come from a sealed number that is opened after the game. Everybody can check it then.

## Tables and pictures

fact-players = Players
fact-wizards = Wizards each
fact-potions = Potions each
fact-last = The last wizard stands on tower
fact-W = Wizard 1 to 5
fact-T = Tower 1 to 5
fact-C-same = Tower and wizard the same: 1, 2, 3, 4
fact-C-other = Tower | wizard: 5 | 1, 4 | 2, 2 | 4, 1 | 5
fact-DC = Tower or wizard, one die
fact-D2 = Tower or wizard only, two dice
fact-D3 = Tower or wizard only, three dice
figure-goal = Wizards go home to Ravenskeep, and an empty potion becomes a full one.
figure-block = A stack of three towers. The upper two are chosen and move together with the wizard on top.
figure-visible = A wizard on the ground, one on a roof, and a stack whose lower roof nobody can see.
figure-cards = A wizard card, a tower card, a combined card and a card with dice.
figure-dice = Two dice: the second roll replaces the first.
figure-combined = A combined card: tower 5 above, wizard 1 below.
figure-walk = A wizard goes three spaces, past a tower, and climbs onto another tower.
figure-six = A roof with six wizards is full.
figure-home = Three steps lead exactly into Ravenskeep.
figure-flight = Ravenskeep flies past a plain tower and past a shield tower with a wizard, to the next free shield.
figure-carry = The upper tower flies off; the wizard below it is visible again.
figure-barred = A tower may not land on Ravenskeep. A tower under Ravenskeep takes it along.
figure-cover = A tower comes down on two wizards, and a potion fills.
figure-potions = Potions: empty, full, spent.

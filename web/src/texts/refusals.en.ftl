### What the table may refuse, and words that the host sends as keys: why not, and what helps. Sentences about players know no gender.

## The table says no

refused-unknown = This does not work now. Choose one of the answers that are offered.
refused-bad-nonce = This device sent characters that cannot be used for shuffling. Reload the page and sit down again.
refused-bad-settings = These settings make no table. Change them and try again. ({ $why })
refused-bad-token = This device has no key to that seat. Open the table on the device on which you sat down.
refused-begun = The game has begun, so the table stays open. You can propose to end the game together.
refused-chance-asked = A card or a die comes first. It takes only a moment.
refused-consent-denied = Not everybody agrees to the undo. Play goes on from here.
refused-consent-needed = Somebody has learnt something since, so the others must agree to the undo. Ask them.
refused-damaged = What is stored of this table does not fit together, so it cannot be played on. Please open a new one.
refused-full = There is no room at the moment. Try again a little later.
refused-hello-first = The connection is not ready yet. Wait a moment or reload the page.
refused-hints-off = Other people play at this table. Hints come once everybody here has agreed to them.
refused-no-name = A name is missing. Write one and try again.
refused-no-name-seat = Spectators need a name to talk. Write one and join once more.
refused-no-such-page = There is no such page. Go back to the start page.
refused-no-such-seat = This table has no such seat. Choose one that you can see.
refused-no-such-table = There is no table with this code. Look whether every letter is right, or ask for the code again.
refused-no-table = You are not at a table yet. Join one by its code first.
refused-no-text = There is nothing to say yet. Write something first.
refused-not-allowed = Only the person who opened the table may do this.
refused-not-allowed-seat = During the game a bot can take over only the seat of somebody who is away.
refused-not-asked = Somebody else decides now. Your turn will come.
refused-not-asked-by = { $name } decides now. Your turn will come.
refused-not-begun = The game has not begun yet. Wait until all seats are taken and it starts.
refused-not-filled = A seat is still free. Wait for somebody, or put a bot there.
refused-not-filled-by = The seat { $name } is still free. Wait for somebody, or put a bot there.
refused-not-over = The game is still going on. This is possible when it is over.
refused-not-running = No game is going on at this table now.
refused-not-seated = You do not hold that seat on this device. Sit down first.
refused-not-stored = The table could not store this, so nothing has happened. Try again.
refused-nothing-to-undo = There is nothing to take back.
refused-other-protocol = This page is of another version than the table. Reload it to get the new one.
refused-over = The game is over. You can look at it again or start a new one.
refused-reserved = This seat is kept for the device on which the table was opened. Choose another one.
refused-resigned = This seat has given up the game. You can watch the rest.
refused-restarting = The server restarts just now. Come back in a moment; nothing is lost.
refused-rule = The rules do not allow this ({ $rule }). Choose one of the answers that are offered.
refused-stale = Something has happened meanwhile. Look at the table and decide once more.
refused-taken = That is taken already. Choose another one.
refused-taken-seat = Somebody sits there already. Choose another seat.
refused-taken-colour = Somebody has this colour already. Choose another one.
refused-too-fast = That was a little too fast. Wait a few seconds and try again.
refused-too-many-connections = Too many pages are open from your network. Close some and try again.
refused-unreadable = The table cannot read this move. Choose one of the answers that are offered.
refused-wrong-method = The page asked in a way that does not work here. Reload it and try again.

## The table cannot read what the page says

fault-bad-text = There is a character that cannot be shown. Write it again without special signs.
fault-bad-text-name = The name has a character that cannot be shown. Write it with plain letters.
fault-bad-text-text = The message has a character that cannot be shown. Write it again without special signs.
fault-missing-field = The page left something out that the table needs. Reload it and try again.
fault-not-an-object = The table does not understand this page. Reload it and try again.
fault-not-json = The message arrived damaged. Reload the page and try again.
fault-out-of-range = A number is too small or too large. Choose another one.
fault-too-deep = The message is too complicated for the table. Reload the page and try again.
fault-too-long = That is too long. Make it shorter and try again.
fault-too-long-name = The name is too long. Choose a shorter one.
fault-too-long-text = The message is too long. Say it in two.
fault-too-many = There are too many of them. Take some away and try again.
fault-twice = The page said the same thing twice. Reload it and try again.
fault-unknown-field = The page said something that the table does not know. Reload it and try again.
fault-unknown-type = The table does not know this request. Reload the page to get the newest one.
fault-unknown-word = The table does not know this choice. Choose another one.
fault-wrong-type = The page put something in the wrong place. Reload it and try again.

## News for everybody

notice-end-proposed = { $name } would like to end the game here. Do you agree?
notice-end-declined = { $name } would rather play on.
notice-hints-proposed = { $name } would like hints for everybody. Do you agree?
notice-hints-on = Everybody agrees: hints are on.
notice-hints-off = { $name } would rather play without hints.
notice-undo-declined = Not everybody agrees to the undo by { $name }.
notice-table-expires = Nobody has played for a while. This table closes in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
notice-table-expired = This table is closed, because nobody has played for a long time.
notice-restart = The server restarts and is back in a moment. Nothing is lost.

## Set phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-moment = One moment, please
phrase-your-turn = Your turn!
phrase-surprise = What a surprise!
phrase-one-more = One more game?
phrase-good-game = Good game!
phrase-bye = Goodbye!

## Colours, by the names of the seats

colour-amber = { seat-A }
colour-berry = { seat-B }
colour-cyan = { seat-C }
colour-dusk = { seat-D }
colour-elm = { seat-E }
colour-frost = { seat-F }

## Levels of bots

level-about-towers-child = Looks at four moves, one card ahead, and forgets half of the trapped wizards.
level-about-towers-wanderer = Looks one card ahead, and only at its own wizards and potions.
level-about-towers-apprentice = Looks one card ahead, at the wizards and potions of everybody.
level-about-towers-journeyman = Plans the whole turn: both cards and a spell together.
level-about-towers-magister = Thinks for a short while about what others may answer.
level-about-towers-archmage = Thinks for long about what others may answer.
level-about-duel-child = Looks at one or two moves, one step ahead, and forgets half of the secret cards it has seen.
level-about-duel-wanderer = Looks one step ahead and goes by its first guess at what is hidden.
level-about-duel-apprentice = Looks one step ahead and weighs sixteen guesses at what is hidden.
level-about-duel-journeyman = Plans the whole turn, move, card and spell together, by its first guess at what is hidden.
level-about-duel-magister = Thinks for a short while about what the opponent may answer.
level-about-duel-archmage = Thinks for long about what the opponent may answer.

## Why a move of Wandering Towers may be good

reason-home = Brings { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  } home
reason-fills = Fills { $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
reason-frees = Frees { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  } of yours
reason-traps = Traps { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  } of others
reason-blocks = Keeps { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  } of others away from Ravenskeep
reason-ready = Then a card in your hand can bring { $count ->
    [one] { $count } more wizard
   *[other] { $count } more wizards
  } home
reason-nearer = Your wizards come { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  } nearer to Ravenskeep
reason-covers-own = Traps { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  } of your own
reason-frees-others = Frees { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  } of others
reason-spends = Costs { $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
reason-castle = Ravenskeep flies on though none of your wizards has come home
reason-rolls = The die decides

## Why a move of Knight & Mage may be good

reason-takes-lead = Takes the lead in { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
reason-ties = Draws level in { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
reason-extends-lead = Extends the lead in { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
reason-catches-up = Catches up in { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
reason-loses-lead = Gives up the lead in { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
reason-keeps-towers = Every tower stays with whoever leads there
reason-uses-swap = Uses up the knight’s swap
reason-skips = Skips over the knight
reason-reaches-lead = Leads to { $count ->
    [one] { $count } card that takes
   *[other] { $count } cards that take
  } the lead in a tower
reason-reaches-chest = Leads to { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } with a chest
reason-reaches-stone = Leads to { $count ->
    [one] { $count } stone card
   *[other] { $count } stone cards
  }
reason-reaches-spell = Leads to a spell that you can pay for
reason-takes-unseen = Takes a card that lies face down
reason-takes-stone = Brings { $count ->
    [one] { $count } stone
   *[other] { $count } stones
  }
reason-chest = { $count ->
    [one] { $count } more point
   *[other] { $count } more points
  } for chests
reason-denies = Takes a card with which the opponent could get ahead next
reason-secret-pays = { $count ->
    [one] { $count } more point
   *[other] { $count } more points
  } for secret cards that you know
reason-stone-converts = { $count ->
    [one] { $count } more stone counts
   *[other] { $count } more stones count
  } as an ingredient
reason-stone-waits = { $count ->
    [one] { $count } more stone waits
   *[other] { $count } more stones wait
  } for a card at the end of the row
reason-fixes-stones = Settles what { $count ->
    [one] { $count } stone
   *[other] { $count } stones
  } of the opponent will count as
reason-keeps-payment = Keeps { $count ->
    [one] { $count } acquired card
   *[other] { $count } acquired cards
  } for later
reason-salvages = Fetches a card from the discard pile
reason-forces-discard = The opponent must discard a card
reason-pushes = Pushes an acquired card of the opponent into the row
reason-takes-payment = Takes the payment for { $count ->
    [one] { $count } spell
   *[other] { $count } spells
  } from the opponent
reason-looks = Looks at two secret cards
reason-looks-unknown = Looks at { $count ->
    [one] { $count } secret card
   *[other] { $count } secret cards
  } that you do not know
reason-looks-for-princess = The princess is under these towers with a chance of { $count }%
reason-moves-princess-away = Moves the princess away from where the knight has looked
reason-guess-belief = The princess is there with a chance of { $count }%

## Rules of Wandering Towers

rule-WT-1-2 = Ravenskeep is not a tower and cannot be moved like one. Pick a tower.
rule-WT-2-5 = No such wizard can be seen there. Pick one that stands on top: those under a tower are trapped.
rule-WT-3-2 = That spell is not in play. Choose one of the tiles on the table.
rule-WT-4-1 = Somebody else decides now. Turns go clockwise, and yours will come.
rule-WT-4-2 = A turn is either two cards or a new hand, and nothing more fits into this one.
rule-WT-4-3 = Only a card from your hand can be played, and only when the one before it is finished.
rule-WT-4-4 = A card that can move something must move it. Only a card that can move nothing stays without effect.
rule-WT-4-6 = A new hand is possible only before the first card of a turn; after that one tower may take one step.
rule-WT-5-1 = This card does not move that. It shows whether it moves a wizard or a tower.
rule-WT-5-3 = There is no roll to repeat or keep. A card may be rolled again once less often than it shows dice, and the last roll counts.
rule-WT-5-4 = With this card you choose tower or wizard after the roll, and then it moves only that.
rule-WT-5-5 = This card moves a tower or a wizard, not both. The side is named when the table asks for it, and then it is binding.
rule-WT-5-6 = The piece comes last. First the card, its side and its roll must be settled.
rule-WT-6-1 = Your card moves only wizards of your own. Pick one of yours that can be seen.
rule-WT-6-4 = Six wizards are the most a place on top holds, and there is no room. Choose another wizard or another card.
rule-WT-8-1 = There is no tower on that level. Pick one that stands there: it moves with all that is above it.
rule-WT-8-4 = That tower would land on Ravenskeep, and none may. Choose another tower or another card.
rule-WT-10-1 = You do not have enough full potions for this spell. Land a tower on wizards to fill one.
rule-WT-10-2 = You cast spells in your own turn, and only as often as this table allows. Wait for your next turn.
rule-WT-11-5 = Choose two different spaces with towers whose top towers may trade places.
rule-WT-11-6 = Ravenskeep needs a space without wizards on top to go to, and there is none.
rule-WT-11-7 = Look under a tower that stands there, where there is room on top, and take only a wizard that you find.
rule-WT-11-8 = A wizard of yours can ride along only from the place where a wizard is just leaving, and only if there is room for all.
rule-WT-12-2 = The game is over: the last round has been played to its end.
rule-WT-13-2 = Partners exchange a card once a turn: the active player asks or the partner offers, one card comes and one goes back.
rule-WT-13-4 = Full potions are given to your partner only, and only when the question allows it.
rule-WT-13-5 = You can fill a potion of your partner only if you have no empty one and your partner has.
rule-WT-14-2 = Here you cast spells only in your own turn. Wait until it comes.
rule-WT-14-3 = Finish the card first. Here spells are cast before, between and after the cards.
rule-WT-15-2 = There is no spell left for you in this action, or only one of another kind. Wait for the next card.
rule-WT-15-4 = That spell does not fit in here. It is cast before or after a move, when the table asks you.
rule-WT-15-6 = “{ spell-FR }” has rounds of its own at this table. Wait for the next one.
rule-WT-16-3 = Alone you cast at most one spell a turn, and only after the card.
rule-WT-16-4 = In this game for one there is no new hand. Play one of your cards.
rule-WT-17-1 = “{ spell-DT2C }” needs its tile in play and a card left to draw.
rule-WT-20-1 = The game is at another point now. Choose one of the answers that are offered.
rule-WT-20-2 = The game has no such move. Choose one of the answers that are offered.
rule-WT-20-3 = You end the turn yourself only after your cards, while you could still cast a spell. Otherwise it ends by itself.
rule-WT-20-5 = A card, the die or the spell tiles come first. It takes only a moment.

## Rules of Knight & Mage

rule-KM-2-5 = No card can lie there. Its place is between two neighbouring towers.
rule-KM-3-6 = The fourth card face up is one that no character stands beside. Choose its place.
rule-KM-4-2 = The other player decides now. Your turn will come.
rule-KM-4-3 = A turn has an order: move, take a card, then cast a spell if you like.
rule-KM-5-1 = You must move to another tower. Staying is not possible.
rule-KM-5-2 = The knight stands there, and a tower holds only one character. Choose another tower. If the knight is right beside you, you may skip over.
rule-KM-5-3 = The knight’s swap is used up; it comes once in a game. Move to a neighbouring tower.
rule-KM-5-9 = That tower is too far away. Choose a neighbouring one.
rule-KM-6-1 = There is no card to take. Choose the place on the other side of the tower.
rule-KM-6-3 = You must take a card when there is one. Choose which.
rule-KM-6-4 = That card does not lie beside the tower you have entered. Choose one that does.
rule-KM-6-6 = A stone goes into your row at once. Choose its left or right end.
rule-KM-6-7 = Only a stone that you have just taken is laid into the row. Ingredient cards join the acquired ones.
rule-KM-7-5 = That comes to the same as another answer in the list. Choose that one.
rule-KM-8-1 = Stones pay for nothing. Pay with an acquired ingredient card.
rule-KM-8-6 = Veiled stones are laid after the last round, if the table plays so: first the knight’s, then the mage’s. When you are asked, choose a stone and an end of your row.
rule-KM-9-1 = You can cast one spell a turn. The next one has to wait for your next turn.
rule-KM-9-2 = You can cast only the spell of the tower you stand in, and the tower with the round track has none.
rule-KM-9-3 = This tower asks for another payment. Look at its ingredient and at your acquired cards.
rule-KM-9-4 = Only acquired cards pay, neither used nor veiled ones. Choose one of your acquired cards.
rule-KM-9-6 = This spell would find nothing to work on, and at this table it may not be cast then. Choose another one, or none.
rule-KM-9-10 = Look under two different coloured towers. Then put these two cards back, as they were or exchanged.
rule-KM-9-20 = “Push down” moves a card that the opponent has acquired. Choose one of those.
rule-KM-9-30 = The spell makes you discard a card. Choose one of your acquired or used ones; veiled ones are safe.
rule-KM-9-32 = Whoever loses the card chooses it, not the caster. Wait for that choice.
rule-KM-9-50 = In the toadstool tower the second ingredient says which spell is cast. Only two toadstools leave you the choice.
rule-KM-9-51 = The toadstool tower cannot cast its own spell. Choose that of another coloured tower.
rule-KM-9-53 = The toadstool tower asks for a toadstool and one more ingredient, both from your acquired cards.
rule-KM-11-1 = At the end of the game the knight, and nobody else, has to name one of the five coloured towers.
rule-KM-13-1 = The game is at another point now. Choose one of the answers that are offered.
rule-KM-13-2 = The game has no such move. Choose one of the answers that are offered.
rule-KM-13-4 = A card comes first. It takes only a moment.
rule-KM-13-6 = The game is over: all rounds are played, and the guess is made.
rule-KM-15-1 = At this table the knight swaps places only with a mage in a neighbouring tower. Move to a neighbouring tower.

### Refusals and other words that the host sends as keys: what happened, and what to do. Sentences about players know no gender.

## The table says no

refused-other = That doesn’t work right now. Choose one of the options shown.
refused-bad-nonce = This device sent characters that can’t be used for shuffling. Reload the page and sit down again.
refused-bad-settings = These settings don’t work together. Change them and try again. ({ $why })
refused-bad-token = This device doesn’t hold that seat. Open the table on the device you sat down with.
refused-begun = The game has started, so you can’t close the table. You can suggest ending the game.
refused-chance-asked = A card or a die comes first. Wait a moment.
refused-consent-denied = Not everyone agrees to the undo. Play goes on from here.
refused-consent-needed = Something was revealed since then, so the other players must agree to an undo. Ask them.
refused-damaged = This table’s saved data is damaged, so you can’t play on. Please open a new table.
refused-full = There’s no room right now. Try again a little later.
refused-hello-first = The connection isn’t ready yet. Wait a moment or reload the page.
refused-hints-off = Hints are off because other people play here. Everyone must agree to turn them on.
refused-journal-full = This table’s record is full. Finish the game or open a new table.
refused-no-name = A name is missing. Enter one and try again.
refused-no-name-seat = You need a name to chat as a spectator. Enter one and join again.
refused-no-practice = Practice tables start on your own device. Open the lesson or the puzzle there.
refused-no-such-page = Page not found. Go back to the home page.
refused-no-such-seat = This table doesn’t have that seat. Choose one you can see.
refused-no-such-table = That table code doesn’t exist. Check the spelling.
refused-no-table = You’re not at a table yet. Join one with its code first.
refused-no-text = Your message is empty. Write something first.
refused-not-allowed = Only the host of this table can do that.
refused-not-allowed-seat = During the game, a bot can only take the seat of a player who is away.
refused-not-asked = It’s another player’s decision now. Your turn will come.
refused-not-asked-by = { $name } decides now. Your turn will come.
refused-not-begun = The game hasn’t started yet. Wait until all seats are taken.
refused-not-filled = A seat is still open. Wait for a player, or add a bot.
refused-not-filled-by = The seat { $name } is still open. Wait for a player, or add a bot.
refused-not-over = The game is still running. You can do this when it’s over.
refused-not-running = No game is running at this table right now.
refused-not-sealed = A player isn’t ready to start. Wait for them, or give the seat to a bot.
refused-not-sealed-by = { $name } isn’t ready to start. Wait for them, or give the seat to a bot.
refused-not-seated = You don’t have that seat on this device. Sit down first.
refused-not-stored = That couldn’t be saved, so nothing happened. Try again.
refused-nothing-to-undo = There’s nothing to undo.
refused-off-script = This exercise asks for another move. Try again.
refused-other-protocol = This page is an older or newer version than the server. Reload it to update.
refused-over = The game is over. You can watch the replay or start a new game.
refused-muted = The host of this table muted you. You can still watch.
refused-removed = The host of this table removed you. You can come back in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
refused-reserved = This seat is reserved for the host. Choose another one.
refused-resigned = This seat has given up the game. You can watch the rest.
refused-restarting = The server is restarting. Come back in a moment. Nothing is lost.
refused-rule = The rules don’t allow that ({ $rule }). Choose one of the options shown.
refused-stale = Something changed in the meantime. Look at the table and decide again.
refused-starting = The game is just starting. Try again in a moment.
refused-taken = That’s already taken. Choose another one.
refused-taken-seat = That seat is already taken. Choose another one.
refused-taken-colour = That colour is already taken. Choose another one.
refused-too-fast = That was a little too fast. Wait a few seconds and try again.
refused-too-many-connections = Too many pages are open from your network. Close some and try again.
refused-unknown = We can’t tell yet whether that was saved. Reload in a moment to see.
refused-unreadable = That move can’t be read. Choose one of the options shown.
refused-wrong-method = Something went wrong. Reload the page and try again.

## The host cannot read what the page sent

fault-bad-text = One character can’t be shown. Write it again without special characters.
fault-bad-text-name = The name has a character that can’t be shown. Use plain letters.
fault-bad-text-text = The message has a character that can’t be shown. Write it again without special characters.
fault-missing-field = Something is missing from the request. Reload the page and try again.
fault-not-an-object = Something went wrong with the request. Reload the page and try again.
fault-not-json = The message arrived damaged. Reload the page and try again.
fault-out-of-range = A number is too small or too large. Choose another one.
fault-too-deep = The request is too complicated. Reload the page and try again.
fault-too-long = That’s too long. Shorten it and try again.
fault-too-long-name = The name is too long. Choose a shorter one.
fault-too-long-text = The message is too long. Split it in two.
fault-too-many = That’s too many. Remove some and try again.
fault-twice = The page sent the same thing twice. Reload it and try again.
fault-unknown-field = The page sent something the server doesn’t know. Reload it and try again.
fault-unknown-type = The server doesn’t know this request. Reload the page to update it.
fault-unknown-word = The server doesn’t know this choice. Choose another one.
fault-wrong-type = The page sent something in the wrong place. Reload it and try again.

## News for everyone

notice-end-proposed = { $name } would like to end the game here. Do you agree?
notice-end-declined = { $name } would rather play on.
notice-hints-proposed = { $name } would like hints for everyone. Do you agree?
notice-hints-on = Everyone agrees: hints are on.
notice-hints-off = { $name } would rather play without hints.
notice-undo-declined = Not everyone agrees to { $name }’s undo.
notice-table-expires = This table is idle. It closes in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
notice-table-expired = This table closed because it was idle for a long time.
notice-silent-relieved = { $name } was silent for a long time. A bot plays until they come back.
notice-start-failed = The game couldn’t start because { $name } didn’t answer. Try again, or give the seat to a bot.
notice-start-dropped = The game couldn’t start. The table says { $name } didn’t answer, but this device did.
notice-seal-changed = This table changed the seal of its cards. Your device won’t start a game here.
notice-restart = The server is restarting and will be back in a moment. Nothing is lost.

## Quick phrases

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

level-about-towers-child = Compares 4 moves, one card ahead, and forgets half of the trapped wizards.
level-about-towers-wanderer = Looks one card ahead, at its own wizards and potions only.
level-about-towers-apprentice = Looks one card ahead, at everyone’s wizards and potions.
level-about-towers-journeyman = Plans the whole turn: both cards and a spell together.
level-about-towers-magister = Thinks briefly about how other players may answer.
level-about-towers-archmage = Thinks long about how other players may answer.
level-about-towers-spirekeeper = Thinks long and judges positions by what it has learnt from many games.
level-about-duel-child = Compares 1 or 2 moves, one step ahead, and forgets half of the secret cards it has seen.
level-about-duel-wanderer = Looks one step ahead and makes 1 guess about what is hidden.
level-about-duel-apprentice = Looks one step ahead and weighs 16 guesses about what is hidden.
level-about-duel-journeyman = Plans the whole turn, move, card and spell together, with 1 guess about what is hidden.
level-about-duel-magister = Thinks briefly about how the opponent may answer.
level-about-duel-archmage = Thinks long about how the opponent may answer.

## Why a move of Wandering Towers may be good

reason-home = Brings { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  } home
reason-fills = Fills { $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
reason-frees = May free { $count ->
    [one] { $count } of your wizards
   *[other] { $count } of your wizards
  }
reason-traps = Traps { $count ->
    [one] { $count } wizard of another player
   *[other] { $count } wizards of other players
  }
reason-blocks = Keeps { $count ->
    [one] { $count } wizard of another player
   *[other] { $count } wizards of other players
  } away from Ravenskeep
reason-ready = May let a card in your hand bring { $count ->
    [one] { $count } more wizard
   *[other] { $count } more wizards
  } home
reason-nearer = Brings your wizards { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  } closer to Ravenskeep
reason-covers-own = Traps { $count ->
    [one] { $count } of your wizards
   *[other] { $count } of your wizards
  }
reason-frees-others = May free { $count ->
    [one] { $count } wizard of another player
   *[other] { $count } wizards of other players
  }
reason-spends = Costs { $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
reason-castle = Makes Ravenskeep fly on without one of your wizards coming home
reason-rolls = Depends on the die

## Why a move of Knight & Mage may be good

reason-takes-lead = Takes the lead in { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
reason-ties = Ties { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
reason-extends-lead = Extends your lead in { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
reason-catches-up = Catches up in { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
reason-loses-lead = Gives up your lead in { $count ->
    [one] { $count } tower
   *[other] { $count } towers
  }
reason-keeps-towers = Doesn’t change who leads any tower
reason-uses-swap = Uses the knight’s only swap
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
reason-reaches-spell = Leads to a spell you can pay for
reason-takes-unseen = Takes a face-down card
reason-takes-stone = Gets you { $count ->
    [one] { $count } stone
   *[other] { $count } stones
  }
reason-chest = { $count ->
    [one] { $count } more point
   *[other] { $count } more points
  } for chests
reason-denies = Takes a card your opponent could use to get ahead
reason-secret-pays = { $count ->
    [one] { $count } more point
   *[other] { $count } more points
  } for secret cards you know
reason-stone-converts = { $count ->
    [one] { $count } more stone counts
   *[other] { $count } more stones count
  } as an ingredient
reason-stone-waits = { $count ->
    [one] { $count } more stone waits
   *[other] { $count } more stones wait
  } for a card at the end of the row
reason-fixes-stones = Decides what { $count ->
    [one] { $count } of your opponent’s stones counts as
   *[other] { $count } of your opponent’s stones count as
  }
reason-keeps-payment = Keeps { $count ->
    [one] { $count } acquired card
   *[other] { $count } acquired cards
  } for later
reason-salvages = Salvages a card from the discard pile
reason-forces-discard = Makes your opponent discard a card
reason-pushes = Pushes one of your opponent’s acquired cards into their row
reason-takes-payment = Takes away your opponent’s payment for { $count ->
    [one] { $count } spell
   *[other] { $count } spells
  }
reason-looks = Looks at 2 secret cards
reason-looks-unknown = Looks at { $count ->
    [one] { $count } secret card
   *[other] { $count } secret cards
  } you don’t know
reason-looks-for-princess = { $count }{ "\u00A0" }% chance that the princess is under one of these towers
reason-moves-princess-away = Moves the princess away from where the knight looked
reason-guess-belief = { $count }{ "\u00A0" }% chance that the princess is there

## Rules of Wandering Towers

rule-WT-1-2 = Ravenskeep isn’t a tower, so you can’t move it like one. Pick a tower.
rule-WT-2-5 = No such wizard can be seen there. Pick one on top. Wizards under a tower are trapped.
rule-WT-3-2 = That spell isn’t in play. Choose one of the spells on the table.
rule-WT-4-1 = It’s another player’s decision now. Turns go clockwise, and yours will come.
rule-WT-4-2 = In a turn you either play 2 cards or swap your hand. This turn has no room for more.
rule-WT-4-3 = You can only play a card from your hand, after the card before it is finished.
rule-WT-4-4 = If a card can move something, you must use it. Only a card that can’t move anything has no effect.
rule-WT-4-6 = You can swap your hand only before your first card. After the swap you may move one tower 1 space.
rule-WT-5-1 = This card doesn’t move that. The card shows whether it moves a wizard or a tower.
rule-WT-5-3 = There’s no roll to repeat or keep. You get 1 roll for each die on the card, and the last one counts.
rule-WT-5-4 = With this card you choose tower or wizard after the roll. Then it moves only that.
rule-WT-5-5 = This card moves a tower or a wizard, not both. Choose the side when you’re asked. Then it’s settled.
rule-WT-5-6 = The piece comes last. Settle the card, its side and its roll first.
rule-WT-6-1 = Your card moves only your own wizards. Pick one of yours that you can see.
rule-WT-6-4 = There’s no room: 6 wizards already stand on top there. Choose another wizard or another card.
rule-WT-8-1 = There’s no tower on that level. Pick one that is there. Everything above it moves along.
rule-WT-8-4 = That tower would land on Ravenskeep, and towers can’t. Choose another tower or another card.
rule-WT-10-1 = You don’t have enough full potions for this spell. Land a tower on wizards to fill one.
rule-WT-10-2 = You can cast only in your own turn, and only as often as this table allows. Wait for your next turn.
rule-WT-11-5 = Choose 2 different spaces whose top towers can be swapped.
rule-WT-11-6 = Every other space has a wizard on top, so Ravenskeep has nowhere to go.
rule-WT-11-7 = Look under a tower on a space with room on top. You can take only a wizard you find there.
rule-WT-11-8 = Your wizard can ride along only from the place a wizard is leaving, and only if there’s room for all of them.
rule-WT-12-2 = The game is over. The last round has been played.
rule-WT-13-2 = Partners can exchange a card once a turn. The active player asks or the partner offers, and one card goes back.
rule-WT-13-4 = You can give full potions only to your partner, and only when you’re offered the choice.
rule-WT-13-5 = You can fill your partner’s potion only if you have no empty one and your partner has.
rule-WT-14-2 = At this table you cast spells only in your own turn. Wait for it.
rule-WT-14-3 = Finish the card first. At this table you cast before, between and after your cards.
rule-WT-15-2 = You can’t cast that spell with this card any more. Wait for the next card.
rule-WT-15-4 = You can’t cast that spell now. Cast it before or after a move, when you’re asked.
rule-WT-15-6 = “{ spell-FR }” has its own moments at this table. Wait for the next one.
rule-WT-16-3 = In the solo game you cast at most 1 spell a turn, and only after the card.
rule-WT-16-4 = You can’t swap your hand in this solo game. Play one of your cards.
rule-WT-17-1 = “{ spell-DT2C }” must be in play, and there must be a card left to draw.
rule-WT-20-1 = The game is at another point now. Choose one of the options shown.
rule-WT-20-2 = There’s no such move. Choose one of the options shown.
rule-WT-20-3 = You can end your turn only after your cards, while you could still cast a spell. Otherwise it ends by itself.
rule-WT-20-5 = A card, the die or the spells come first. Wait a moment.

## Rules of Knight & Mage

rule-KM-2-5 = Cards lie only between neighbouring towers. Choose one of those places.
rule-KM-3-6 = The fourth face-up card must be one with no character beside it. Choose its place.
rule-KM-4-2 = It’s your opponent’s decision now. Your turn will come.
rule-KM-4-3 = A turn goes in order: move, take a card, then cast a spell if you like.
rule-KM-5-1 = You can’t stay. Move to another tower.
rule-KM-5-2 = The knight is there, and a tower holds only one character. Choose another tower. If the knight is right beside you, you may skip over.
rule-KM-5-3 = The knight’s swap is used. It works once per game. Move to a neighbouring tower.
rule-KM-5-9 = That tower is too far away. Choose one that glows.
rule-KM-6-1 = There’s no card to take. Choose the place on the other side of the tower.
rule-KM-6-3 = You must take a card if there is one. Choose which.
rule-KM-6-4 = That card isn’t beside your tower. Choose one that is.
rule-KM-6-6 = A stone goes straight into your row. Choose the left or right end.
rule-KM-6-7 = Only a stone you just took goes straight into the row. Ingredient cards join your acquired cards.
rule-KM-7-5 = Another option in the list does the same. Choose that one.
rule-KM-8-1 = Stones don’t pay for anything. Pay with an acquired ingredient card.
rule-KM-8-6 = At some tables you place veiled stones after the last round, the knight first, then the mage. When you’re asked, choose a stone and an end of your row.
rule-KM-9-1 = You can cast 1 spell a turn. Wait for your next turn.
rule-KM-9-2 = You can cast only the spell of your tower. The round-track tower has none.
rule-KM-9-3 = This tower costs something else. Look at its ingredient and at your acquired cards.
rule-KM-9-4 = Only acquired cards pay, not used or veiled ones. Choose one of your acquired cards.
rule-KM-9-6 = This spell would have no effect, and this table doesn’t allow that. Choose another spell, or none.
rule-KM-9-10 = Look under 2 different coloured towers. Then put these 2 cards back, as they were or swapped.
rule-KM-9-20 = “Push down” moves one of your opponent’s acquired cards. Choose one of those.
rule-KM-9-30 = You must discard a card. Choose an acquired or a used one. Veiled cards are safe.
rule-KM-9-32 = The player who loses the card chooses it, not the caster. Wait for the choice.
rule-KM-9-50 = In the toadstool tower, the second ingredient decides the spell. Only 2 toadstools let you choose.
rule-KM-9-51 = The toadstool tower can’t cast its own spell. Choose the spell of another coloured tower.
rule-KM-9-53 = The toadstool tower costs a toadstool and one more ingredient, both from your acquired cards.
rule-KM-11-1 = At the end of the game, only the knight guesses. Name one of the 5 coloured towers.
rule-KM-13-1 = The game is at another point now. Choose one of the options shown.
rule-KM-13-2 = There’s no such move. Choose one of the options shown.
rule-KM-13-4 = A card comes first. Wait a moment.
rule-KM-13-6 = The game is over. All rounds are played and the guess is made.
rule-KM-15-1 = At this table, the knight can swap only with a mage in a neighbouring tower. Move to a neighbouring tower.

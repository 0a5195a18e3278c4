### At the table: settings, help, notes, standing passes, who sits where. Sentences about players know no gender.

prompt = Question

## Why not

why-card-first = Choose a card first: it says what can move and how far.
why-watching = You are watching. Only those who sit at the table can move.

## Asked once more before it is done

ask-discard-confirm = Discard { $card } unused?
ask-hand-confirm = Hand { $name } this card: { $card }?
ask-offer = Which card do you offer { $name }?
ask-give-confirm = Give { $name } { $count ->
    [one] { $count } full potion
   *[other] { $count } full potions
  }?
ask-ask-confirm = Ask { $name } for a card? One of yours goes back.
do-offer-card = Offer a card
ask-refuse-confirm = Discard the hand and draw a new one?
would-next = next flight to { $space }
clock-left = Time left

## Notes

marks = Notes
marks-ask = Touch a space to note who is under its towers
marks-of = Notes: space { $space }
marks-under = Under level { $level }
marks-count = { $name }: { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  } noted. Adds one more.
marks-nothing = No tower stands here, so nobody is covered.
marks-note = Only you see these marks. They stay on this device and go with the table.

## Standing passes

passes = Pass ahead
passes-on = You pass by yourself
passes-about = In the turns of others you are asked whether you want to cast something. You can pass ahead, so that nobody waits for you.
passes-unless = Ask me after all if I can cast:
passes-action = Pass for the rest of this action
passes-turn = Pass until my next turn
passes-off = Ask me again

## Who sits there

seat-bot-elo = Bot: { $level }, Elo { $elo } measured against the other bots
seat-bot-sees = It sees only what you see.
seat-is-you = You sit here.
seat-is-here = Sits at the table.
seat-is-absent = Not here at the moment.
seat-is-away = Away: a bot plays on. The seat can be taken back at any time.
seat-memory-strict = Plays by heart: covered wizards are not shown.
seat-memory-notes = May take private notes about covered wizards.
seat-memory-open = Sees covered wizards.
seat-passes = Passes by itself in the turns of others.
seat-passes-short = passes
seat-partner-is = Partner: { $name }
come-back = Back to the seat of { $name }
forget = Delete my name and my messages
forget-sure = Delete for good?
watching = You are watching
chat-name = Your name for the chat
chat-join = Join the chat
hand-over-note = Nobody else should look now.
end-waits = The others are asked whether to end the game here.
end-withdraw = Take it back
undo-waits = The others are asked whether you may take it back.
come-back-short = Come back
lobby-facts = This table
lobby-clock = { $turn } s a turn, { $increment } s more with each decision, { $window } s for an answer in the turns of others

## Settings

set-sound = Sound
set-sound-note = A few quiet sounds, made by this page.
set-captions = Captions
set-captions-note = Every sound also in words.
set-letters = Letter keys
set-letters-note = Single keys act on the table.
sound-lift = A tower rises
sound-land = A tower lands
sound-step = A wizard hops
sound-home = A wizard comes home
sound-potion = A potion fills
sound-die = The die rolls
sound-castle = Ravenskeep flies
sound-spell = A spell is cast
sound-walk = Somebody walks on
sound-card = A card is laid
sound-secret = Secret cards move
sound-turn = Your turn
sound-end = The game ends

## Help

help = Help and keys
help-signs = What you see
help-keys = Keys
help-can = Gold light: this can be used now.
help-ghost = A see-through piece: how it would be after your move. Nothing has happened yet.
help-warn = Coral: these wizards would be covered.
help-castle = Violet: Ravenskeep flies there next; “?” means that it depends on what a lift reveals.
help-duel-ghost = A pale figure shows where you would stand, a pale card what you would take or lay.
help-duel-swing = The bars show who has more at each tower; the small numbers are what the move would change.
help-duel-stale = An eye marks a card you have seen; a question mark beside it: it may have been exchanged since.
help-why = Touch what has no light, and you read why it cannot be used.
keys-card = play a card of your hand
keys-ring = go to the ring
keys-walk = walk round the ring
keys-levels = choose among the pieces of a space
keys-choose = choose; once more to confirm
keys-back = back, close
keys-undo = take back
keys-spells = go to the spells
keys-hand = go to your hand
keys-players = go to the players
keys-duel-card = choose one of your cards
keys-duel-ring = go to the towers
keys-duel-hand = go to your cards
keys-duel-other = go to the other player’s cards
keys-duel-seen = go to the secret cards
keys-log = log
keys-notes = notes, where the table allows them
keys-chat = chat
keys-menu = menu
keys-help = this help
keys-note = Keys are meant by their place on an English keyboard. Tab and Shift+Tab reach everything as well.

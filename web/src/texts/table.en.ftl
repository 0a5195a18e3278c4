### At the table: settings, help, notes, auto-pass, who sits where. Sentences about players know no gender.

prompt = Question

## Why not

why-card-first = Pick a card first. It shows what moves and how far.
why-watching = You’re watching. Only players at the table can move.

## Asked once more before it is done

ask-discard-confirm = Discard { $card } unused?
ask-hand-confirm = Give { $name } this card: { $card }?
ask-offer = Which card do you offer { $name }?
ask-give-confirm = Give { $name } { $count ->
    [one] { $count } full potion
   *[other] { $count } full potions
  }?
ask-ask-confirm = Ask { $name } for a card? You give one back.
do-offer-card = Offer a card
ask-refuse-confirm = Swap your hand and end your turn?
would-next = next stop: { $space }
clock-left = Time left

## Notes

marks = Notes
marks-ask = Tap a space to note who is under its towers
marks-of = Notes: space { $space }
marks-under = Under level { $level }
marks-count = { $name }: { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  } noted. Tap to add one.
marks-nothing = No tower here, so there’s nothing to note.
marks-note = Only you can see these notes. Saved on this device. Deleted with the table.

## Auto-pass

passes = Auto-pass
passes-on = Auto-pass is on
passes-about = In other players’ turns you’re asked whether to cast a spell. Auto-pass says “Pass” for you, so the game doesn’t wait.
passes-unless = Still ask me if I can cast:
passes-action = Pass for this card
passes-turn = Pass until my next turn
passes-off = Ask me again

## Who sits there

seat-bot-elo = Bot: { $level }, Elo { $elo } against other bots
seat-bot-sees = It sees only what you see.
seat-is-you = This is you.
seat-is-here = At the table.
seat-is-absent = Offline right now.
seat-is-away = Away. A bot plays until they come back.
seat-memory-strict = Doesn’t see wizards under towers.
seat-memory-notes = Can keep private notes on wizards under towers.
seat-memory-open = Sees wizards under towers.
seat-passes = Auto-pass is on in other players’ turns.
seat-passes-short = auto-pass
seat-partner-is = Partner: { $name }
come-back = Return to { $name }’s seat
forget = Delete my name and messages
forget-sure = Delete for good?
watching = You’re watching
chat-name = Your name in the chat
chat-join = Join the chat
hand-over-note = Everyone else: look away!
end-waits = You suggested ending the game. Waiting for answers.
end-withdraw = Withdraw
undo-waits = You asked to undo. Waiting for answers.
come-back-short = Return

## Settings

set-sound = Sound
set-sound-note = A few quiet sounds.
set-captions = Captions
set-captions-note = Shows every sound in words.
set-letters = Letter keys
set-letters-note = Single keys act at the table.
sound-lift = A tower rises
sound-land = A tower lands
sound-step = A wizard hops
sound-home = A wizard comes home
sound-potion = A potion fills
sound-die = The die rolls
sound-castle = Ravenskeep flies
sound-spell = A spell is cast
sound-walk = Footsteps
sound-card = A card is placed
sound-secret = Secret cards move
sound-turn = Your turn
sound-end = The game ends

## Help

help = Help and keys
help-signs = What you see
help-keys = Keys
help-can = Gold: you can use this now.
help-ghost = See-through piece: where it would end up. Nothing has moved yet.
help-warn = Coral: these wizards would be trapped.
help-castle = Violet: Ravenskeep’s next stop. “?” means it depends on what a lifted tower reveals.
help-duel-ghost = Pale figure: where you would stand. Pale card: what you would take or place.
help-duel-swing = Bars: who leads each tower. Small numbers: what your move would change.
help-duel-stale = Eye: a card you’ve seen. Question mark: it may have been swapped since.
help-why = Tap anything dimmed to see why you can’t use it.
keys-card = play a card from your hand
keys-ring = go to the ring
keys-walk = move around the ring
keys-levels = choose a piece on a space
keys-choose = choose, press again to confirm
keys-back = back, close
keys-undo = undo
keys-spells = go to the spells
keys-hand = go to your hand
keys-players = go to the players
keys-duel-card = choose one of your cards
keys-duel-ring = go to the towers
keys-duel-hand = go to your cards
keys-duel-other = go to your opponent’s cards
keys-duel-seen = go to the secret cards
keys-log = log
keys-notes = notes, if the table allows them
keys-chat = chat
keys-menu = menu
keys-help = this help
keys-note = Keys go by their place on an English keyboard. Tab and Shift+Tab reach everything too.

## The aim and you

you-are = You · { $name }
film-of = { $name } is playing
film-of-you = Showing your move
film-press = Tap anything to skip to your turn
timeline = What happened
aim = Aim: bring { $wizards ->
    [one] { $wizards } wizard
   *[other] { $wizards } wizards
  } home and fill { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
  }.
aim-progress = Aim. Wizards home: { $home } of { $wizards }. Potions filled: { $full } of { $potions }.
aim-home = Bring { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  } home
aim-fill = fill { $count ->
    [one] { $count } potion
   *[other] { $count } potions
  }
aim-home-short = Bring home
aim-fill-short = Fill
aim-of = { $done } of { $all }
aim-of-home = { $done } of { $all } home
you = You
seat-trapped = { $count } trapped
hand-played-second = second card played
hand-gap = no card left
card-no-move = No move
card-home = Home!
card-way = { $from } → { $to }
card-moves = { $count ->
    [one] { $count } way
   *[other] { $count } ways
  }
spells-count = { $count ->
    [one] { $count } spell
   *[other] { $count } spells
  }
prompt-usable = Gold edge: you can use it now ({ $things })
prompt-usable-short = Gold: usable now
prompt-usable-tab = Tap Spells to cast
last-round = Last round: goal reached by { $names }
last-round-you = Last round: you’ve reached the goal
spells-limit = { $spells } a turn
spell-spent = Spent potions still count as filled.
cards-left = Cards left this turn: { $count }
ask-choose-name = { $name }, play your { $which ->
    [first] first
    [second] second
   *[next] next
  } card ({ $act } of { $actions })
do-refuse-short = Swap hand
do-refuse-note = ends your turn
undo-last = { $last ->
    [card] your last card
    [move] your last move
    [spell] your last spell
   *[decision] your last decision
  }
undo-answers = { $what } and { $count ->
    [one] { $count } answer
   *[other] { $count } answers
  }
undo-since = { $what } and everything since
undo-ask-answers = Undo { $what } and { $count ->
    [one] { $count } answer
   *[other] { $count } answers
  } ({ $names })?
undo-ask = Undo { $what } and everything since? { $names }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
  }.
undo-asked-last = { $name } would like to undo the last decision.
undo-asked-since = { $name } would like to undo the last decision and everything since. { $names }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
  }.
seat-bot-in = away, a bot plays in { $time }
ask-away = { $name } is away. A bot plays in { $time }
ask-wait-since = { $name } is thinking, { $time } so far
away-now = Bot plays now
away-wait = Wait
seat-silent = silent for { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
ask-silent = { $name } has been silent for { $time }. Let a bot play?
silent-bot = Let a bot play
silent-here = I’m here
spectator-unnamed = Spectator
spectator-mute = Mute
spectator-unmute = Unmute
spectator-remove = Remove
spectator-remove-name = Remove { $name }
hint-other = Another idea
result-you-win = You win!
result-you-team = You win with { $names }!
result-you-share = You share the victory with { $names }
result-you-place = { $first }, { $place ->
    [second] you come second
    [third] you come third
    [fourth] you come fourth
    [fifth] you come fifth
   *[sixth] you come sixth
  }
result-order = Players who reach the goal come first: the more full potions, the better. Then everyone else, by filled potions, then by full ones.
result-report = Report
result-rule = Read the rule ({ $rule })
rematch-turned = Rematch, rotate seats
ask-choose-short = Your turn: play your { $which ->
    [first] first
    [second] second
   *[next] next
  } card
ask-choose-name-short = { $name }, play your { $which ->
    [first] first
    [second] second
   *[next] next
  } card

### Looking back: recap, log, replay, verification, result.

## What just happened, and looking back

recap = What just happened
recap-skip = Skip
recap-auto = Show this as each of my turns begins
look-back = Looking back
look-earlier = Previous line
look-later = Next line
look-asked = It is your turn now.
look-news = Since then: { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
look-now = Back to now
log-forgotten = Further back it is up to your memory: the board goes back to your last turn only.
log-forgotten-all = Further back it is up to memory: the board goes back to the last turn only.
space-under = under level { $level }: { $wizards }

## Replay

replay = Replay
replay-loading = The game is being played again…
replay-running = This game is not over yet. Its replay opens when it is.
replay-turn = Turn { $turn } of { $turns }
replay-scrub = Moment of the game
replay-turn-back = Previous turn
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-turn-forward = Next turn
replay-options = How to watch
replay-glass = Glass towers
replay-glass-note = Shows where every wizard really is.
replay-open = Open cards
replay-open-note = Everything is shown: secret cards, cards face down and veiled cards.
replay-hand = Whose cards
replay-hand-none = Nobody’s
replay-rate = Speed
replay-keys = Keys: arrows step, with Shift by turns; Space plays and pauses; Home and End jump; G changes the glass.
replay-table = To the table
replays = Replays
replays-about = Watch a finished game once more, move by move, with towers of glass. Everything happens on this device.
replays-here = Games on this device
replays-last = The one watched last
replays-none = No finished game is kept here yet.
replays-file = From a record
replays-choose = Choose a file
replays-paste = Or paste the text of a record
replays-open = Open
replays-other = Another game

## Verification

verify = Check fairness
verify-works = This device is computing the whole game again…
verify-right = Everything matches
verify-differs = Something does not match
verify-failed = The check did not run. Reload the page and try again.
verify-digest = The record is unchanged
verify-digest-note = Its checksum fits every letter.
verify-seal = The sealed seed opens
verify-seal-note = The seed is the one that the record’s seal was made for.
verify-seal-seen-note = The seed is the one that this table sealed before the first card.
verify-other-seal = The seal of this record is not the one that the table showed before the first card.
verify-outcomes = { $count ->
    [one] { $count } card, die or tile computed again
   *[other] { $count } cards, dice and tiles computed again
  }
verify-chance-sealed = Each follows from the sealed seed: nobody could choose any of them.
verify-chance-seeded = Each follows from the seed of the record, which was not sealed.
verify-chance-recorded = They were written down at a real table, so they are possible and no more.
verify-decisions = { $count ->
    [one] { $count } decision checked
   *[other] { $count } decisions checked
  }
verify-decisions-note = Each was allowed by the rules, and the result follows from them.
record-unreadable = This is no record that can be read, or a part of it is missing.
record-digest = The text was changed after it was written.
record-commitment = The seed does not fit its seal.
record-game = The board of this game is not built yet.
record-rules = It was played under another revision of the rules than this page knows.
record-set = Its settings make no table.
record-step = Step { $number } does not fit: chance gives another outcome there, or the rules do not allow the decision.
record-unfinished = The game of this record was not played to its end.
record-result = The result is not the one that the game leads to.
record-trail = The positions on the way are not those of the game.

## Result

result-replay = Watch the replay
result-won-team = { $names } win
result-place = Place { $place }
result-reached = Everybody home, every potion filled
result-out = { $count ->
    [one] { $count } wizard still out
   *[other] { $count } wizards still out
  }
result-empty = { $count ->
    [one] { $count } potion empty
   *[other] { $count } potions empty
  }
result-team-sum = Together: potions filled { $filled }, still full { $full }
result-solo-won = Everybody is home!
result-solo-lost = Not this time
result-solo-won-why = Cards on the discard pile at the end: { $cards }.
result-solo-lost-why = The cards ran out before everything was done.
result-goal-only = { $names }: every wizard home and every potion filled. Nobody else got that far.
result-goal-full = The goal was reached more than once. Potions that are still full decide; the most: { $count }.
result-goal-shared = The goal was reached more than once, each time with the same number of full potions: { $count }. The victory is shared.
result-deadlock-filled = Nobody can reach the goal any more. Filled potions decide; the most: { $count }.
result-deadlock-full = Nobody can reach the goal any more. Filled potions are equal, so those that are still full decide; the most: { $count }.

### The page of a record: choosing one, the bar of a replay, verification.

replay-loading = Loading the game…
replay-running = This game isn’t over yet. You can watch the replay when it is.
replay-turn = Turn { $turn } of { $turns }
replay-scrub = Moment of the game
replay-turn-back = Previous turn
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-forward = Step forward
replay-turn-forward = Next turn
replay-options = View options
replay-hand = Show cards of
replay-hand-none = no player
replay-rate = Speed
replay-keys = Keys: arrows step, Shift+arrows jump by turns, Space plays and pauses, Home and End go to the start and end, G switches the glass.
replay-table = Back to table
replays = Replays
replays-about = Watch a finished game again, move by move, through glass towers. It all stays on this device.
replays-here = Games on this device
replays-last = Last watched
replays-none = No finished games here yet.
replays-file = From a record
replays-choose = Choose a file
replays-paste = Or paste the text of a record
replays-open = Open
replays-other = Another game
verify-works = Your device is recomputing the whole game…
verify-right = Everything matches
verify-differs = Something doesn’t match
verify-failed = The check didn’t run. Reload the page and try again.
verify-practice = Practice: this game began from a prepared position.
verify-digest = The record is unchanged
verify-digest-note = Its checksum matches every letter.
verify-seal = The sealed seed opens
verify-seal-note = The seed matches the seal in the record.
verify-seal-seen-note = The seed matches the seal this table showed before the first card.
verify-outcomes = { $count ->
    [one] { $count } card, die or tile recomputed
   *[other] { $count } cards, dice and tiles recomputed
  }
verify-chance-sealed = Each follows from the sealed seed. They could not be chosen.
verify-chance-seeded = Each follows from the seed in the record, which was not sealed.
verify-chance-recorded = They were written down at a real table. All we can say is that they are possible.
verify-decisions = { $count ->
    [one] { $count } decision checked
   *[other] { $count } decisions checked
  }
verify-decisions-note = The rules allowed each of them, and the result follows from them.
verify-told = The record keeps what your device was told
verify-told-note = The seals and the secret numbers are the ones from before the first card.
verify-chance-weaker = Each follows from the sealed seed.
verify-weaker = Weaker proof
verify-weaker-note = Not every player sealed a secret number before the start. Such a player and the host could have chosen the cards together.
verify-failed-start = Start { $attempt } failed
verify-failed-start-note = No answer from { $names }.
told-commitment = This record has a different seal from the one the table showed before the first card.
told-attempt = Your device saw start { $told } of this game. The record is of start { $record }.
told-nonce = The secret number that your device sent for { $name } isn’t sealed in this record.
told-order = The secret number that your device sent for { $name } stands at another seat in this record.
told-hash = { $name } opened a different secret number from the one sealed before the start.
record-unreadable = This isn’t a record, or part of it is missing. Check that you copied all of it.
record-digest = The text was changed after it was written.
record-attempt = The record counts its starts wrongly.
record-commitment = The seed doesn’t match its seal.
record-game = This page has no board for this game.
record-rules = This game was played with a version of the rules that this page doesn’t know.
record-set = The settings in this record don’t work together.
record-practice = This game starts from a position that can’t be read.
record-seats = The secret numbers in this record don’t belong to the seats of this table.
record-step = Step { $number } doesn’t match. Chance gives another outcome there, or the rules don’t allow the decision.
record-unfinished = The game in this record isn’t finished.
record-result = The result doesn’t follow from the game.
record-trail = The positions along the way don’t match the game.

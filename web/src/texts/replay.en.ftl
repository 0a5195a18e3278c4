### Looking back: log, replay, verification, result.

## What just happened, and looking back

look-back = Looking back
look-earlier = Previous line
look-later = Next line
look-asked = It’s your turn now.
look-news = Since then: { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
look-now = Back to now
log-forgotten = The board goes back to your last turn only. Before that, trust your memory.
log-forgotten-all = The board goes back to the last turn only. Before that, trust your memory.
space-under = under level { $level }: { $wizards }

## Replay

replay = Replay
replay-glass = Glass towers
replay-glass-note = Shows where every wizard really is.
replay-open = Open cards
replay-open-note = Shows everything: secret, face-down and veiled cards.

## Verification

verify = Check fairness

## Result

result-replay = Watch replay
result-won-team = { $names } win
result-place = Place { $place }
result-reached = All wizards home, all potions filled
result-out = { $count ->
    [one] { $count } wizard still out
   *[other] { $count } wizards still out
  }
result-empty = { $count ->
    [one] { $count } potion empty
   *[other] { $count } potions empty
  }
result-team-sum = Together: { $filled } potions filled, { $full } still full
result-solo-won = Everyone is home!
result-solo-lost = Not this time
result-solo-won-why = Cards on the discard pile at the end: { $cards }.
result-solo-lost-why = The cards ran out first.
result-goal-only = Only { $names } brought every wizard home and filled every potion.
result-goal-you = Only you brought every wizard home and filled every potion.
result-goal-full = More than one reached the goal. Most full potions wins: { $count }.
result-goal-shared = More than one reached the goal, with the same number of full potions: { $count }. They share the victory.
result-deadlock-filled = The goal is out of reach for everyone. Most filled potions wins: { $count }.
result-deadlock-full = The goal is out of reach for everyone. Filled potions are tied, so most full potions wins: { $count }.

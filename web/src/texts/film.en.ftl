### The film of what other players do, and its timeline. Loaded with a table.

film-title = Since your last turn
film-title-all = Last moves
film-pace = Pace
film-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
film-turn = { $name }’s turn
film-now = Now: your turn
film-none = No moves yet
film-again = Play again
film-skip = Skip
film-back = Step back
film-forward = Step forward
film-play = Play
film-pause = Pause

act-card = { $card } card
act-discard = discards a { $card } card
act-hand = Swaps hand
act-wizard = Wizard { $from } → { $to }
act-wizard-of = { $owner }’s wizard { $from } → { $to }
act-home = Wizard { $from } → { $to }, home
act-home-of = { $owner }’s wizard { $from } → { $to }, home
act-tower = { $count ->
    [one] Tower
   *[other] { $count } towers
  } { $from } → { $to }
act-covers = traps { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  }
act-covers-yours = traps { $count ->
    [one] your wizard
   *[other] { $count } of your wizards
  }
act-uncovers = reveals { $count ->
    [one] { $count } wizard
   *[other] { $count } wizards
  }
act-swap = Swap towers { $first } and { $second }
act-castle = castle flies { $from } → { $to }
act-die = rolls { $value }
act-freed = { $owner }’s wizard comes up on { $space }

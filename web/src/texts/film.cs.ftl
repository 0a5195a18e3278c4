### Film o tazích ostatních hráčů a jeho časová osa. Načítá se s první akcí jiného hráče.

film-title = Od tvého tahu
film-title-all = Poslední akce
film-pace = Tempo
film-moves = { $count ->
    [one] { $count } akce
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
  }
film-turn = Tah: { $name }
film-now = Teď jsi na řadě ty
film-none = Zatím žádné tahy
film-again = Přehrát znovu
film-skip = Přeskočit
film-back = O krok zpět
film-forward = O krok vpřed
film-play = Přehrát
film-pause = Pauza

act-card = Karta: { $card }
act-discard = odhozeno: { $card }
act-hand = Výměna karet
act-wizard = Čaroděj { $from } → { $to }
act-wizard-of = Čaroděj ({ $owner }) { $from } → { $to }
act-home = Čaroděj { $from } → { $to }, v hradě
act-home-of = Čaroděj ({ $owner }) { $from } → { $to }, v hradě
act-tower = { $count ->
    [one] Věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  } { $from } → { $to }
act-covers = { $count ->
    [one] uzamčen { $count } čaroděj
    [few] uzamčeni { $count } čarodějové
    [many] uzamčeno { $count } čaroděje
   *[other] uzamčeno { $count } čarodějů
  }
act-covers-yours = { $count ->
    [one] uzamčen tvůj čaroděj
    [few] uzamčeni { $count } tvoji čarodějové
    [many] uzamčeno { $count } tvého čaroděje
   *[other] uzamčeno { $count } tvých čarodějů
  }
act-uncovers = { $count ->
    [one] odkryt { $count } čaroděj
    [few] odkryti { $count } čarodějové
    [many] odkryto { $count } čaroděje
   *[other] odkryto { $count } čarodějů
  }
act-swap = Výměna věží { $first } a { $second }
act-castle = hrad letí { $from } → { $to }
act-die = na kostce { $value }
act-freed = { $owner }: čaroděj nahoře, políčko { $space }

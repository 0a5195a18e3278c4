### Film o ruchach innych graczy i jego oś czasu. Wczytywany z pierwszym ruchem innego gracza.

film-title = Od twojej ostatniej tury
film-title-all = Ostatnie ruchy
film-pace = Tempo
film-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
film-turn = Tura: { $name }
film-now = Teraz: twoja tura
film-none = Jeszcze bez ruchów
film-again = Obejrzyj jeszcze raz
film-skip = Pomiń
film-back = Krok wstecz
film-forward = Krok naprzód
film-play = Odtwarzaj
film-pause = Pauza

act-card = Karta: { $card }
act-discard = odrzucona: { $card }
act-hand = Wymiana kart
act-wizard = Czarodziej { $from } → { $to }
act-wizard-of = Czarodziej ({ $owner }) { $from } → { $to }
act-home = Czarodziej { $from } → { $to }, w zamku
act-home-of = Czarodziej ({ $owner }) { $from } → { $to }, w zamku
act-tower = { $count ->
    [one] Wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  } { $from } → { $to }
act-covers = { $count ->
    [one] uwięziony { $count } czarodziej
    [few] uwięzionych { $count } czarodziejów
    [many] uwięzionych { $count } czarodziejów
   *[other] uwięzionych { $count } czarodzieja
  }
act-covers-yours = { $count ->
    [one] uwięziony twój czarodziej
    [few] uwięzionych { $count } twoich czarodziejów
    [many] uwięzionych { $count } twoich czarodziejów
   *[other] uwięzionych { $count } twojego czarodzieja
  }
act-uncovers = { $count ->
    [one] odsłonięty { $count } czarodziej
    [few] odsłoniętych { $count } czarodziejów
    [many] odsłoniętych { $count } czarodziejów
   *[other] odsłoniętych { $count } czarodzieja
  }
act-swap = Zamiana wież { $first } i { $second }
act-castle = zamek leci { $from } → { $to }
act-die = wypada { $value }
act-freed = { $owner }: czarodziej na wierzchu, pole { $space }

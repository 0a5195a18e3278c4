### Rules in context, hints, and the way to the lessons. Sentences about players know no gender.

## What is this?

about = Co to jest?
about-ask = Dotknij czegokolwiek, aby się o tym dowiedzieć.
about-glance = Przegląd
about-also = Zobacz też
about-now = Bieżące pytanie
about-cards = Karty ruchu
about-die = Kość
about-towers = Wieże
about-wizards = Czarodzieje
about-potions = Kolby
about-players = Gracze
about-ring = Tor ruchu
about-goal = Jak wygrać
about-slots = Karty między wieżami
about-row = Rząd wykorzystanych
about-stones = Kamienie
about-veiled = Karty odzyskane
about-piles = Stos dobierania i stos kart odrzuconych
about-chests = Skrzynie
about-rounds = Rundy
about-card-tower = { $count ->
    [one] Przesuwa dowolną wieżę o { $count } pole.
    [few] Przesuwa dowolną wieżę o { $count } pola.
    [many] Przesuwa dowolną wieżę o { $count } pól.
   *[other] Przesuwa dowolną wieżę o { $count } pola.
  }
about-card-wizard = { $count ->
    [one] Przesuwa jednego z twoich czarodziejów o { $count } pole.
    [few] Przesuwa jednego z twoich czarodziejów o { $count } pola.
    [many] Przesuwa jednego z twoich czarodziejów o { $count } pól.
   *[other] Przesuwa jednego z twoich czarodziejów o { $count } pola.
  }
about-card-dice = { $count ->
    [one] O ile pól, decyduje kość. Rzucasz raz.
    [few] O ile pól, decyduje kość. Możesz rzucić do { $count } razy.
    [many] O ile pól, decyduje kość. Możesz rzucić do { $count } razy.
   *[other] O ile pól, decyduje kość. Możesz rzucić do { $count } razy.
  }
about-card-held = { $count ->
    [one] Masz { $count } taką kartę.
    [few] Masz { $count } takie karty.
    [many] Masz { $count } takich kart.
   *[other] Masz { $count } takiej karty.
  }
about-spell-enough = { $count ->
    [one] Masz { $count } napełnioną kolbę: wystarczy.
    [few] Masz { $count } napełnione kolby: wystarczy.
    [many] Masz { $count } napełnionych kolb: wystarczy.
   *[other] Masz { $count } napełnionej kolby: wystarczy.
  }
about-spell-short = { $count ->
    [one] Masz { $count } napełnioną kolbę: jeszcze za mało.
    [few] Masz { $count } napełnione kolby: jeszcze za mało.
    [many] Masz { $count } napełnionych kolb: jeszcze za mało.
   *[other] Masz { $count } napełnionej kolby: jeszcze za mało.
  }
about-castle-at = Stoi na polu { $space }.
about-card-wins = Liczy się tutaj: { $tower }. Wygrywa większość.
about-card-stones = Na koniec gry liczy się jako to, co w rzędzie wskazuje strzałka.
about-card-chest = Skrzynia daje osobne punkty.
about-missing = Nie ma o tym osobnej zasady. Zajrzyj do instrukcji.
why-rule = Przeczytaj zasadę
help-about = Przytrzymaj element (lub kliknij prawym), aby poznać jego zasadę.
keys-about = przeczytaj zasadę zaznaczonego elementu
keys-hint = poproś bota o podpowiedź

## Hints

hint = Podpowiedź
hint-title = Co zrobiłby bot
hint-thinks = Bot myśli…
hint-note = Bot nie widzi więcej niż ty. Dotknij wiersza, aby zobaczyć ruch na planszy.
hint-play = Zagraj: { $card }
hint-chance = około { $percent }% szans na wygraną
hint-none = Bez wyraźnego powodu.
hints-propose = Zaproponuj podpowiedzi dla wszystkich
hints-without = Wyłącz podpowiedzi
hints-waits = Czekamy na zgodę wszystkich na podpowiedzi.

## Lekcje na stronie głównej i podpowiedzi pierwszej gry

home-learn = Naucz się grać
home-learn-offer = Pierwszy raz tutaj? Naucz się grać w krótkich lekcjach, krok po kroku.
home-learn-no = Nie teraz
hints-stop = Wyłącz podpowiedzi

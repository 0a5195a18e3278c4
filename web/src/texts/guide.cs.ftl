### Rules in context, hints, and the way to the lessons. Sentences about players know no gender.

## What is this?

about = Co je to?
about-ask = Klepni na cokoli a dozvíš se o tom víc.
about-glance = Stručně
about-also = Souvisí s tím
about-now = O čem se teď rozhoduje
about-cards = Karty pohybu
about-die = Kostka
about-towers = Věže
about-wizards = Čarodějové
about-potions = Lektvary
about-players = Hráči
about-ring = Trať
about-goal = Jak vyhrát
about-slots = Karty mezi věžemi
about-row = Řada použitých karet
about-stones = Kameny
about-veiled = Skryté karty
about-piles = Dobírací balíček a odhazovací hromádka
about-chests = Truhly
about-rounds = Kola
about-card-tower = { $count ->
    [one] Posune kteroukoli věž o { $count } políčko.
    [few] Posune kteroukoli věž o { $count } políčka.
    [many] Posune kteroukoli věž o { $count } políčka.
   *[other] Posune kteroukoli věž o { $count } políček.
  }
about-card-wizard = { $count ->
    [one] Posune jednoho z tvých čarodějů o { $count } políčko.
    [few] Posune jednoho z tvých čarodějů o { $count } políčka.
    [many] Posune jednoho z tvých čarodějů o { $count } políčka.
   *[other] Posune jednoho z tvých čarodějů o { $count } políček.
  }
about-card-dice = { $count ->
    [one] Jak daleko, rozhodne kostka. Házíš jednou.
    [few] Jak daleko, rozhodne kostka. Hodit můžeš až { $count }krát.
    [many] Jak daleko, rozhodne kostka. Hodit můžeš až { $count }krát.
   *[other] Jak daleko, rozhodne kostka. Hodit můžeš až { $count }krát.
  }
about-card-held = { $count ->
    [one] Máš { $count } takovou kartu.
    [few] Máš { $count } takové karty.
    [many] Máš { $count } takové karty.
   *[other] Máš { $count } takových karet.
  }
about-spell-enough = { $count ->
    [one] Máš { $count } plný lektvar: to stačí.
    [few] Máš { $count } plné lektvary: to stačí.
    [many] Máš { $count } plného lektvaru: to stačí.
   *[other] Máš { $count } plných lektvarů: to stačí.
  }
about-spell-short = { $count ->
    [one] Máš { $count } plný lektvar: to ještě nestačí.
    [few] Máš { $count } plné lektvary: to ještě nestačí.
    [many] Máš { $count } plného lektvaru: to ještě nestačí.
   *[other] Máš { $count } plných lektvarů: to ještě nestačí.
  }
about-castle-at = Stojí na políčku { $space }.
about-card-wins = Počítá se tady: { $tower }. Získá ji, kdo má víc.
about-card-stones = Na konci hry se počítá jako to, na co v řadě ukazuje šipka.
about-card-chest = Truhla má vlastní body.
about-missing = Vlastní pravidlo tohle nemá. Zkus celá pravidla.
why-rule = Přečíst pravidlo
help-about = Podrž na čemkoli prst nebo na to klikni pravým tlačítkem a přečteš si pravidlo.
keys-about = přečíst pravidlo k tomu, co je vybrané
keys-hint = požádat bota o radu

## Hints

hint = Poradit
hint-title = Co by udělal bot
hint-thinks = Bot přemýšlí…
hint-note = Bot vidí jen to, co ty. Klepni na řádek a uvidíš to na plánu.
hint-play = Zahrát: { $card }
hint-chance = šance na výhru asi { $percent }{ "\u00A0" }%
hint-none = Bez zvláštního důvodu.
hints-propose = Navrhnout rady pro všechny
hints-without = Vypnout rady
hints-waits = Čeká se, až s radami budou souhlasit všichni.

## Lekce na úvodní stránce a rady v první hře

home-learn = Naučit se hrát
home-learn-offer = Poprvé tady? Nauč se hrát v krátkých lekcích, krok za krokem.
home-learn-no = Teď ne
hints-stop = Vypnout rady

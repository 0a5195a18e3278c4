### Pravidla: stránka kolem nich. Samotný text je v rules.towers a rules.duel.

rules = Pravidla
rules-choose = Dvoje krátká pravidla
rules-about-towers = Duté věže, ztracení čarodějové a hrad, který pořád utíká.
rules-about-duel = Rytíř, mág, pět kouzel a ukrytá princezna.
rules-of = Pravidla: { $game }
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [one] Nalezen { $count } oddíl
    [few] Nalezeny { $count } oddíly
    [many] Nalezeno { $count } oddílu
   *[other] Nalezeno { $count } oddílů
  }
rules-found-none = Nic se nenašlo. Zkus kratší slovo nebo číslo pravidla.
rules-in-force = Filtr
rules-variant-all = Všechny varianty
rules-teams = Týmová varianta
rules-everything = Ukázat všechna vydání a možnosti
rules-at-table = Čteš pravidla stolu { $code }.
rules-table-unknown = Pravidla stolu { $code } se nepodařilo načíst. Čteš pravidla vydání.
rules-mark-here = U tohoto stolu
rules-mark-edition = V tomto vydání
rules-mark-option = Možnost
rules-edition-international = Mezinárodní vydání
rules-edition-polish = Polské vydání
rules-edition-ukrainian = Ukrajinské vydání
rules-edition-czech = České vydání
rules-example = Příklad
rules-number = Pravidlo { $rule }
rules-cost = Stojí { $cost ->
    [one] { $cost } plný lektvar
    [few] { $cost } plné lektvary
    [many] { $cost } plného lektvaru
   *[other] { $cost } plných lektvarů
  }
rules-more = Otevřít pravidla
rules-top = Nahoru
rules-print = Vytisknout
fact-card = Karta
fact-copies = Kusů

### Pohled zpět: co se stalo, průběh, záznam, kontrola, výsledek.

## What just happened, and looking back

look-back = Pohled zpět
look-earlier = Předchozí řádek
look-later = Další řádek
look-asked = Teď jsi na řadě.
look-news = Od té doby: { $count ->
    [one] { $count } nový řádek
    [few] { $count } nové řádky
    [many] { $count } nového řádku
   *[other] { $count } nových řádků
  }
look-now = Zpět do hry
log-forgotten = Plán se vrací jen k tvému poslednímu tahu. Dřívější tahy si musíš pamatovat.
log-forgotten-all = Plán se vrací jen k poslednímu tahu. Dřívější tahy si musíš pamatovat.
space-under = pod patrem { $level }: { $wizards }

## Replay

replay = Záznam hry
replay-glass = Skleněné věže
replay-glass-note = Ukáže, kde každý čaroděj opravdu stojí.
replay-open = Odkryté karty
replay-open-note = Ukáže všechno: tajné karty, karty lícem dolů i skryté karty.

## Verification

verify = Ověřit poctivost

## Result

result-replay = Přehrát hru
result-won-team = Vyhrávají { $names }
result-place = { $place }. místo
result-reached = Všichni v hradě, všechny lektvary naplněné
result-out = { $count ->
    [one] { $count } čaroděj mimo hrad
    [few] { $count } čarodějové mimo hrad
    [many] { $count } čaroděje mimo hrad
   *[other] { $count } čarodějů mimo hrad
  }
result-empty = { $count ->
    [one] { $count } prázdný lektvar
    [few] { $count } prázdné lektvary
    [many] { $count } prázdného lektvaru
   *[other] { $count } prázdných lektvarů
  }
result-team-sum = Dohromady: naplněné lektvary { $filled }, stále plné { $full }
result-solo-won = Všichni jsou v hradě!
result-solo-lost = Tentokrát to nevyšlo
result-solo-won-why = Karty na odhazovací hromádce na konci: { $cards }.
result-solo-lost-why = Karty došly dřív.
result-goal-only = Jen { $names }: všichni čarodějové v hradě a všechny lektvary naplněné.
result-goal-you = Jen ty: všichni čarodějové v hradě a všechny lektvary naplněné.
result-goal-full = Cíl splnilo víc hráčů. Vyhrává nejvíc plných lektvarů: { $count }.
result-goal-shared = Cíl splnilo víc hráčů a mají stejně plných lektvarů: { $count }. Vítězství je společné.
result-deadlock-filled = Cíl už nikdo splnit nemůže. Vyhrává nejvíc naplněných lektvarů: { $count }.
result-deadlock-full = Cíl už nikdo splnit nemůže. Naplněných lektvarů je stejně, vyhrává nejvíc plných: { $count }.

### Pohled zpět: co se stalo, průběh, záznam, kontrola, výsledek.

## What just happened, and looking back

recap = Co se právě stalo
recap-skip = Přeskočit
recap-auto = Ukazovat na začátku každého mého tahu
look-back = Pohled zpět
look-earlier = Předchozí řádek
look-later = Další řádek
look-asked = Teď jste na tahu.
look-news = Od té doby: { $count ->
    [one] { $count } nový řádek
    [few] { $count } nové řádky
    [many] { $count } nového řádku
   *[other] { $count } nových řádků
  }
look-now = Zpět do hry
log-forgotten = Co bylo dřív, je už na vaší paměti: plán se vrací jen k vašemu poslednímu tahu.
log-forgotten-all = Co bylo dřív, je už na paměti: plán se vrací jen k poslednímu tahu.
space-under = pod patrem { $level }: { $wizards }

## Replay

replay = Přehrání
replay-loading = Hra se přehrává od začátku…
replay-running = Tato hra ještě neskončila. Přehrát ji půjde, až skončí.
replay-turn = Tah { $turn } z { $turns }
replay-scrub = Okamžik hry
replay-turn-back = Předchozí tah
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pauza
replay-forward = O krok vpřed
replay-turn-forward = Další tah
replay-options = Jak se dívat
replay-glass = Skleněné věže
replay-glass-note = Je vidět, kde každý čaroděj opravdu stojí.
replay-open = Odkryté karty
replay-open-note = Je vidět všechno: tajné karty, karty lícem dolů i skryté karty.
replay-hand = Čí karty
replay-hand-none = Ničí
replay-rate = Rychlost
replay-keys = Klávesy: šipky – krok, se Shiftem – tah; mezerník – přehrávání a pauza; Home a End – začátek a konec; G – skleněné věže.
replay-table = Ke stolu
replays = Záznamy her
replays-about = Podívejte se na dohranou hru ještě jednou, tah po tahu, se skleněnými věžemi. Všechno se děje na tomto zařízení.
replays-here = Hry na tomto zařízení
replays-last = Naposledy sledovaná
replays-none = Zatím tu není žádná dohraná hra.
replays-file = Ze záznamu
replays-choose = Vybrat soubor
replays-paste = Nebo vložte text záznamu
replays-open = Otevřít
replays-other = Jiná hra

## Verification

verify = Ověřit poctivost
verify-works = Toto zařízení počítá celou hru znovu…
verify-right = Všechno souhlasí
verify-differs = Něco nesouhlasí
verify-failed = Kontrola se nespustila. Načtěte stránku znovu a zkuste to ještě jednou.
verify-digest = Záznam je beze změny
verify-digest-note = Kontrolní součet sedí do posledního písmene.
verify-seal = Zapečetěné semínko náhody se otevřelo
verify-seal-note = Pečeť v záznamu vznikla právě pro toto semínko.
verify-seal-seen-note = Právě toto semínko stůl zapečetil před první kartou.
verify-other-seal = Pečeť v záznamu není ta, kterou stůl ukázal před první kartou.
verify-outcomes = Znovu spočítáno: { $count ->
    [one] { $count } karta, hod nebo žeton
    [few] { $count } karty, hody a žetony
    [many] { $count } karty, hodu a žetonu
   *[other] { $count } karet, hodů a žetonů
  }
verify-chance-sealed = Každý výsledek plyne ze zapečetěného semínka: nikdo si ho nemohl vybrat.
verify-chance-seeded = Každý výsledek plyne ze semínka v záznamu, které nebylo zapečetěné.
verify-chance-recorded = Výsledky někdo zapsal u skutečného stolu: jsou možné, víc se říct nedá.
verify-decisions = Zkontrolováno: { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
    [many] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
  }
verify-decisions-note = Každé dovolují pravidla a výsledek hry z nich plyne.
record-unreadable = Tento záznam nejde přečíst, nebo v něm něco chybí.
record-digest = Text byl po zapsání změněn.
record-commitment = Semínko nepatří k pečeti.
record-game = Plán této hry ještě není hotový.
record-rules = Hrálo se podle jiné verze pravidel, než tato stránka zná.
record-set = Z tohoto nastavení stůl nevznikne.
record-step = Krok { $number } nesouhlasí: náhoda tam dává jiný výsledek, nebo pravidla takové rozhodnutí nedovolují.
record-unfinished = Hra z tohoto záznamu není dohraná.
record-result = Výsledek není ten, ke kterému hra vede.
record-trail = Průběžné pozice neodpovídají hře.

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
result-solo-won = Všichni jsou doma!
result-solo-lost = Tentokrát to nevyšlo
result-solo-won-why = Karty na odhazovací hromádce na konci: { $cards }.
result-solo-lost-why = Karty došly dřív, než bylo všechno hotovo.
result-goal-only = { $names }: všichni čarodějové v hradě a všechny lektvary naplněné. Nikomu jinému se to nepodařilo.
result-goal-full = Cíle bylo dosaženo víckrát. Rozhodují lektvary, které jsou stále plné; nejvíc: { $count }.
result-goal-shared = Cíle bylo dosaženo víckrát, pokaždé se stejným počtem plných lektvarů: { $count }. Vítězství je společné.
result-deadlock-filled = Cíle už nikdo nedosáhne. Rozhodují naplněné lektvary; nejvíc: { $count }.
result-deadlock-full = Cíle už nikdo nedosáhne. Naplněných lektvarů je stejně, takže rozhodují ty, které jsou stále plné; nejvíc: { $count }.

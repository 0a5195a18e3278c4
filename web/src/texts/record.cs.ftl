### The page of a record: choosing one, the bar of a replay, verification.

replay-loading = Hra se načítá…
replay-running = Tato hra ještě neskončila. Přehrát ji půjde, až skončí.
replay-turn = Tah { $turn }/{ $turns }
replay-scrub = Okamžik hry
replay-turn-back = Předchozí tah
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pauza
replay-forward = O krok vpřed
replay-turn-forward = Další tah
replay-options = Možnosti zobrazení
replay-hand = Čí karty ukázat
replay-hand-none = ničí
replay-rate = Rychlost
replay-keys = Klávesy: šipkami o krok, se Shiftem o tah, mezerníkem přehrávání a pauza, Home a End na začátek a konec, G skleněné věže.
replay-table = Zpět ke stolu
replays = Záznamy her
replays-about = Pusť si dohranou hru ještě jednou, tah po tahu, se skleněnými věžemi. Všechno zůstává na tomto zařízení.
replays-here = Hry na tomto zařízení
replays-last = Naposledy přehraná
replays-none = Zatím tu není žádná dohraná hra.
replays-file = Ze záznamu
replays-choose = Vybrat soubor
replays-paste = Nebo vlož text záznamu
replays-open = Otevřít
replays-other = Jiná hra
verify-works = Tvoje zařízení počítá celou hru znovu…
verify-right = Všechno souhlasí
verify-differs = Něco nesouhlasí
verify-failed = Kontrola se nespustila. Načti stránku znovu a zkus to ještě jednou.
verify-practice = Cvičení: tahle hra začala z připravené pozice.
verify-digest = Záznam je beze změny
verify-digest-note = Kontrolní součet sedí do posledního písmene.
verify-seal = Zapečetěné číslo je otevřené
verify-seal-note = Číslo odpovídá pečeti v záznamu.
verify-seal-seen-note = Číslo odpovídá pečeti, kterou stůl ukázal před první kartou.
verify-outcomes = Znovu spočítáno: { $count ->
    [one] { $count } karta, hod nebo žeton
    [few] { $count } karty, hody a žetony
    [many] { $count } karty, hodu a žetonu
   *[other] { $count } karet, hodů a žetonů
  }
verify-chance-sealed = Každý výsledek plyne ze zapečetěného čísla. Vybrat si ho nešlo.
verify-chance-seeded = Každý výsledek plyne z čísla v záznamu, které nebylo zapečetěné.
verify-chance-recorded = Výsledky jsou zapsané u skutečného stolu. Víme o nich jen to, že jsou možné.
verify-decisions = Zkontrolováno: { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
    [many] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
  }
verify-decisions-note = Každé dovolují pravidla a výsledek hry z nich plyne.
verify-told = Záznam odpovídá tomu, co vidělo tvoje zařízení
verify-told-note = Pečeti i tajná čísla jsou stejná jako před první kartou.
verify-chance-weaker = Každý výsledek plyne ze zapečetěného čísla.
verify-weaker = Slabší důkaz
verify-weaker-note = Ne každé místo zapečetilo tajné číslo před začátkem. Takové místo spolu s hostitelem mohlo karty vybrat.
verify-failed-start = Začátek č. { $attempt } se nezdařil
verify-failed-start-note = Bez odpovědi: { $names }.
told-commitment = Pečeť v záznamu není ta, kterou stůl ukázal před první kartou.
told-attempt = Tvoje zařízení vidělo začátek č. { $told }. Záznam je ze začátku č. { $record }.
told-nonce = V záznamu chybí zapečetěné tajné číslo, které poslalo tvoje zařízení ({ $name }).
told-order = Tajné číslo, které poslalo tvoje zařízení ({ $name }), stojí v záznamu u jiného místa.
told-hash = Tajné číslo v záznamu ({ $name }) není to, které bylo zapečetěné před začátkem.
record-unreadable = Tohle není záznam, nebo v něm něco chybí. Zkontroluj, jestli je zkopírovaný celý.
record-digest = Text se po zapsání změnil.
record-attempt = Záznam špatně počítá začátky hry.
record-commitment = Číslo neodpovídá pečeti.
record-game = Pro tuto hru stránka nemá plán.
record-rules = Hrálo se podle verze pravidel, kterou tato stránka nezná.
record-set = Nastavení v záznamu nefungují dohromady.
record-practice = Pozici, ze které hra začíná, nejde přečíst.
record-seats = Tajná čísla v záznamu nepatří k místům u tohoto stolu.
record-step = Krok { $number } nesouhlasí. Náhoda tam dává jiný výsledek, nebo pravidla takové rozhodnutí nedovolují.
record-unfinished = Hra v tomto záznamu není dohraná.
record-result = Výsledek neodpovídá průběhu hry.
record-trail = Průběžné pozice neodpovídají hře.

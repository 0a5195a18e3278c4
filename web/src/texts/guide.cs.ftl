### Rules in context, hints, and the first game in six steps. Sentences about players know no gender.

## What is this?

about = Co je to?
about-ask = Dotkněte se toho, o čem se chcete něco dozvědět.
about-glance = Vše v kostce
about-also = Ještě k tomu
about-now = O čem se teď rozhoduje
about-cards = Karty pohybu
about-die = Kostka
about-towers = Věže
about-wizards = Čarodějové
about-potions = Lektvary
about-players = Hráči
about-ring = Trať
about-goal = Jak se vyhrává
about-slots = Karty mezi věžemi
about-row = Řada
about-stones = Kameny
about-veiled = Skryté karty
about-piles = Dobírací a odkládací balíček
about-chests = Truhly
about-rounds = Kola
about-missing = Žádné pravidlo není jen o tomto. Pomoci mohou celá pravidla.
why-rule = Přečíst pravidlo
help-about = Na čemkoli podržte prst, nebo na to klikněte pravým tlačítkem, a přečtete si pravidlo, které pro to teď platí.
keys-about = přečíst pravidlo k tomu, co je vybrané
keys-hint = požádat bota o radu

## Hints

hint = Rada
hint-title = Co by udělal bot
hint-thinks = Bot přemýšlí…
hint-note = Vidí jen to, co vy. Dotkněte se řádku a uvidíte to na plánu.
hint-play = Zahrát: { $card }
hint-chance = šance na výhru asi { $percent } ze 100
hint-none = Žádný důvod nepřevažuje.
hints-propose = Navrhnout rady pro všechny
hints-without = Hrát dál bez rad
hints-waits = Čeká se, zda ostatní souhlasí s radami pro všechny.

## Learn in six steps

home-learn = Naučit se v šesti krocích
home-learn-offer = Jste tu poprvé? Šest malých kroků vás provede opravdovou hrou proti mírnému botovi.
home-learn-no = Teď ne
guide = Šest kroků
guide-step = Krok { $number } z { $all }: { $name }
guide-can = Teď to můžete udělat.
guide-else = Když se to teď nehodí, hrajte dál po svém.
guide-wait = Okamžik: teď hraje { $name }.
guide-show = Ukázat
guide-skip = Přeskočit tento krok
guide-end = Ukončit výuku
guide-more = Víc o tomto kroku
guide-is-done = hotovo
guide-is-skipped = přeskočeno
guide-is-now = teď
guide-is-later = ještě přijde
guide-all = Všech šest kroků máte za sebou. Dohrajte do konce, nebo začněte vlastní hru.
guide-over = Hra skončila. Teď už víte, jak to chodí: začněte vlastní hru.
guide-close = Zavřít výuku

guide-towers-cards = Prohlédněte si karty
guide-towers-cards-text = Tohle jsou vaše karty. Dotkněte se některé z nich: klobouk hýbe čarodějem, věž hýbe věží a číslo říká, jak daleko.
guide-towers-play = Zahrajte kartu
guide-towers-play-text = Zahrajte jednu ze svých karet a pak se dotkněte toho, čím má pohnout.
guide-towers-fill = Naplňte lektvar
guide-towers-fill-text = Posuňte věž na čaroděje: uzamkne je a jeden váš lektvar se naplní.
guide-towers-free = Někoho vysvoboďte
guide-towers-free-text = Odsuňte věž, pod kterou je někdo uzamčený: bude zase volný.
guide-towers-spell = Sešlete kouzlo
guide-towers-spell-text = Plnými lektvary se platí za kouzla. Dotkněte se svítícího žetonu kouzla a vyberte, čím pohne.
guide-towers-home = Přiveďte čaroděje do hradu
guide-towers-home-text = Přiveďte jednoho ze svých čarodějů do Havraního hradu, přesným počtem kroků.

guide-duel-move = Přejděte do jiné věže
guide-duel-move-text = Každý tah začíná přechodem do jiné věže. Dotkněte se jedné z osvětlených věží vedle té vaší.
guide-duel-take = Získejte kartu
guide-duel-take-text = Teď získejte jednu ze dvou karet vedle své věže. Přísada vám pomůže získat věž, která k ní patří.
guide-duel-place = Položte kámen
guide-duel-place-text = Získejte kartu s kameny a položte ji na jeden z konců své řady. Na konci hry se počítá jako to, na co ukazuje její šipka.
guide-duel-pay = Zaplaťte za kouzlo
guide-duel-pay-text = Ve věži můžete seslat její kouzlo, když zaplatíte tím, co žádá. Karta přejde do vaší řady a počítá se dál.
guide-duel-look = Nahlédněte pod věže
guide-duel-look-text = Ve věži elixíru (té žluté) zaplaťte elixírem a podívejte se na dvě tajné karty. Na jedné z nich může být princezna.
guide-duel-score = Spočítejte body
guide-duel-score-text = Odehrajte šest kol. Pak každou věž získá ten, kdo má víc její přísady, a spočítají se body.

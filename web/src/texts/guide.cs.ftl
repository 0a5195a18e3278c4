### Rules in context, hints, and the first game in six steps. Sentences about players know no gender.

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

## Learn in six steps

home-learn = Naučit se v 6 krocích
home-learn-offer = Poprvé tady? Projdi 6 krátkých kroků ve skutečné hře s hodným botem.
home-learn-no = Teď ne
guide = 6 kroků
guide-step = Krok { $number }/{ $all }: { $name }
guide-can = Teď to můžeš udělat.
guide-else = Teď to nejde? Hraj prostě dál.
guide-wait = Počkej, teď hraje { $name }.
guide-show = Ukázat
guide-skip = Přeskočit krok
guide-end = Ukončit výuku
guide-more = Víc o tomto kroku
guide-is-done = hotovo
guide-is-skipped = přeskočeno
guide-is-now = teď
guide-is-later = ještě přijde
guide-all = Všech 6 kroků je za tebou! Dohraj tuhle hru, nebo začni vlastní.
guide-over = Hra skončila. Teď už víš, jak na to. Začni vlastní hru!
guide-close = Zavřít výuku

guide-towers-cards = Prohlédni si karty
guide-towers-cards-text = Tohle jsou tvoje karty. Na jednu klepni. Klobouk posouvá čaroděje, věž posouvá věž a číslo říká, jak daleko.
guide-towers-play = Zahraj kartu
guide-towers-play-text = Zahraj jednu ze svých karet a pak klepni na věž nebo čaroděje, kterého chceš posunout.
guide-towers-fill = Naplň lektvar
guide-towers-fill-text = Posuň věž na čaroděje. Uzamkneš je a naplní se ti lektvar.
guide-towers-free = Vysvoboď čaroděje
guide-towers-free-text = Odsuň věž, pod kterou jsou uzamčení čarodějové. Budou zase volní.
guide-towers-spell = Sešli kouzlo
guide-towers-spell-text = Za kouzla se platí plnými lektvary. Klepni na svítící kouzlo a vyber jeho cíl.
guide-towers-home = Přiveď čaroděje do hradu
guide-towers-home-text = Přiveď jednoho ze svých čarodějů do Havraního hradu. Počet kroků musí vyjít přesně.

guide-duel-move = Přejdi do jiné věže
guide-duel-move-text = Každý tah začíná přesunem. Klepni na jednu ze svítících věží vedle té tvojí.
guide-duel-take = Získej kartu
guide-duel-take-text = Teď získej jednu ze 2 karet vedle své věže. Přísada ti pomůže získat její věž.
guide-duel-place = Polož kámen
guide-duel-place-text = Získej kartu s kameny a polož ji na konec své řady. Na konci hry se počítá jako to, na co ukazuje její šipka.
guide-duel-pay = Zaplať za kouzlo
guide-duel-pay-text = Když chceš seslat kouzlo věže, zaplať, co stojí. Karta přejde do tvé řady a počítá se dál.
guide-duel-look = Nahlédni pod věže
guide-duel-look-text = Ve věži s elixírem (té žluté) zaplať elixírem a podívej se na 2 tajné karty. Na jedné z nich může být princezna.
guide-duel-score = Spočítej body
guide-duel-score-text = Odehraj všech 6 kol. Pak získáš každou věž, jejíž přísady máš víc než soupeř, a spočítají se body.

### Rules in context, hints, and the first game in six steps. Sentences about players know no gender.

## What is this?

about = Co to jest?
about-ask = Dotknij tego, o czym chcesz się czegoś dowiedzieć.
about-glance = Wszystko w skrócie
about-also = Więcej na ten temat
about-now = Bieżące pytanie
about-cards = Karty ruchu
about-die = Kość
about-towers = Wieże
about-wizards = Czarodzieje
about-potions = Kolby
about-players = Gracze
about-ring = Tor ruchu
about-goal = Jak się wygrywa
about-slots = Karty między wieżami
about-row = Rząd
about-stones = Kamienie
about-veiled = Karty odzyskane
about-piles = Stos dobierania i stos kart odrzuconych
about-chests = Skrzynie
about-rounds = Rundy
about-missing = Żadna zasada nie dotyczy tylko tego. Może pomóc cała instrukcja.
why-rule = Przeczytaj zasadę
help-about = Przytrzymaj cokolwiek albo kliknij prawym przyciskiem, a przeczytasz zasadę, która teraz tego dotyczy.
keys-about = przeczytaj zasadę dotyczącą zaznaczonego elementu
keys-hint = poproś bota o podpowiedź

## Hints

hint = Podpowiedź
hint-title = Co zrobiłby bot
hint-thinks = Bot się zastanawia…
hint-note = Widzi tylko to co ty. Dotknij wiersza, aby zobaczyć ten ruch na planszy.
hint-play = Zagraj: { $card }
hint-chance = wygrane: około { $percent } na 100 gier
hint-none = Żaden powód się nie wyróżnia.
hints-propose = Zaproponuj podpowiedzi dla wszystkich
hints-without = Graj dalej bez podpowiedzi
hints-waits = Czekamy, aż inni zgodzą się na podpowiedzi dla wszystkich.

## Learn in six steps

home-learn = Naucz się w sześciu krokach
home-learn-offer = Pierwszy raz tutaj? Sześć małych kroków poprowadzi cię przez prawdziwą grę z łagodnym botem.
home-learn-no = Nie teraz
guide = Sześć kroków
guide-step = Krok { $number } z { $all }: { $name }
guide-can = Możesz to zrobić teraz.
guide-else = Jeśli to teraz nie pasuje, graj dalej po swojemu.
guide-wait = Chwileczkę: teraz gra { $name }.
guide-show = Pokaż
guide-skip = Pomiń ten krok
guide-end = Zakończ naukę
guide-more = Więcej o tym kroku
guide-is-done = zrobione
guide-is-skipped = pominięte
guide-is-now = teraz
guide-is-later = jeszcze przed tobą
guide-all = Wszystkie sześć kroków za tobą. Graj do końca albo zacznij własną grę.
guide-over = Koniec gry. Już wiesz, o co chodzi: zacznij własną grę.
guide-close = Zamknij naukę

guide-towers-cards = Obejrzyj swoje karty
guide-towers-cards-text = To twoje karty. Dotknij jednej: kapelusz porusza czarodziejem, wieża porusza wieżą, a liczba mówi, jak daleko.
guide-towers-play = Zagraj kartę
guide-towers-play-text = Zagraj jedną ze swoich kart, a potem dotknij tego, co ma się ruszyć: pionka albo wieży.
guide-towers-fill = Napełnij kolbę
guide-towers-fill-text = Przesuń wieżę na czarodziejów: zostaną uwięzieni, a jedna twoja kolba się napełni.
guide-towers-free = Uwolnij kogoś
guide-towers-free-text = Odsuń wieżę znad uwięzionego czarodzieja: znów będzie wolny.
guide-towers-spell = Użyj czaru
guide-towers-spell-text = Pełnymi kolbami płaci się za czary. Dotknij jasnej płytki czaru i wybierz, co ma się ruszyć.
guide-towers-home = Wprowadź czarodzieja do zamku
guide-towers-home-text = Wprowadź jednego ze swoich czarodziejów do zamku kruków, dokładnie tyloma krokami, ile potrzeba.

guide-duel-move = Przejdź do innej wieży
guide-duel-move-text = Każda tura zaczyna się od przejścia. Dotknij jednej z podświetlonych wież obok swojej.
guide-duel-take = Zdobądź kartę
guide-duel-take-text = Teraz zdobądź jedną z dwóch kart obok swojej wieży. Składnik pomaga zdobyć jego wieżę.
guide-duel-place = Połóż kamień
guide-duel-place-text = Zdobądź kartę z kamieniami i połóż ją na jednym z końców swojego rzędu. Na koniec gry liczy się jako to, co wskazuje strzałka.
guide-duel-pay = Zapłać za zaklęcie
guide-duel-pay-text = W wieży możesz rzucić jej zaklęcie, jeśli zapłacisz tym, czego wymaga. Karta trafia do twojego rzędu i nadal się liczy.
guide-duel-look = Podejrzyj tajne karty
guide-duel-look-text = W wieży eliksiru (tej żółtej) zapłać eliksirem i podejrzyj dwie tajne karty. Jedną z nich może być księżniczka.
guide-duel-score = Policz punkty
guide-duel-score-text = Rozegraj sześć rund. Potem każda wieża przypada stronie, która ma więcej jej składnika, i liczy się punkty.

### Rules in context, hints, and the first game in six steps. Sentences about players know no gender.

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

## Learn in six steps

home-learn = Naucz się w 6 krokach
home-learn-offer = Pierwszy raz tutaj? Naucz się w 6 małych krokach, w prawdziwej grze z łatwym botem.
home-learn-no = Nie teraz
guide = 6 kroków
guide-step = Krok { $number } z { $all }: { $name }
guide-can = Możesz to zrobić teraz.
guide-else = Teraz się nie da? Graj dalej.
guide-wait = Chwileczkę, teraz gra { $name }.
guide-show = Pokaż
guide-skip = Pomiń krok
guide-end = Zakończ naukę
guide-more = Dowiedz się więcej
guide-is-done = zrobione
guide-is-skipped = pominięte
guide-is-now = teraz
guide-is-later = jeszcze przed tobą
guide-all = Wszystkie 6 kroków za tobą! Dokończ grę albo zacznij własną.
guide-over = Koniec gry. Już wiesz, jak grać. Zacznij własną grę!
guide-close = Zamknij naukę

guide-towers-cards = Obejrzyj swoje karty
guide-towers-cards-text = To twoje karty. Dotknij jednej. Kapelusz to ruch czarodzieja, wieża to ruch wieży, a liczba mówi, o ile pól.
guide-towers-play = Zagraj kartę
guide-towers-play-text = Zagraj jedną ze swoich kart, a potem dotknij wieży albo czarodzieja, którego chcesz przesunąć.
guide-towers-fill = Napełnij kolbę
guide-towers-fill-text = Przesuń wieżę na czarodziejów. Uwięzisz ich i napełnisz jedną swoją kolbę.
guide-towers-free = Uwolnij czarodzieja
guide-towers-free-text = Odsuń wieżę znad uwięzionych czarodziejów. Znów będą wolni.
guide-towers-spell = Użyj czaru
guide-towers-spell-text = Za czary płacisz napełnionymi kolbami. Dotknij podświetlonego czaru i wybierz cel.
guide-towers-home = Wprowadź czarodzieja do zamku
guide-towers-home-text = Wprowadź swojego czarodzieja do zamku kruków. Trzeba trafić co do pola.

guide-duel-move = Przejdź do innej wieży
guide-duel-move-text = Każdą turę zaczynasz od ruchu. Dotknij jednej z podświetlonych wież obok swojej.
guide-duel-take = Weź kartę
guide-duel-take-text = Teraz weź jedną z 2 kart obok swojej wieży. Składnik pomaga zdobyć jego wieżę.
guide-duel-place = Dołóż kamień
guide-duel-place-text = Weź kartę z kamieniami i dołóż ją do rzędu z lewej lub z prawej. Na koniec gry liczy się jako to, co wskazuje jej strzałka.
guide-duel-pay = Zapłać za zaklęcie
guide-duel-pay-text = Aby rzucić zaklęcie wieży, zapłać tym, czego wymaga. Karta trafia do twojego rzędu i nadal się liczy.
guide-duel-look = Podejrzyj tajne karty
guide-duel-look-text = Zapłać eliksirem w wieży eliksirów (tej żółtej) i podejrzyj 2 tajne karty. Jedną z nich może być księżniczka.
guide-duel-score = Policz punkty
guide-duel-score-text = Rozegraj wszystkie 6 rund. Potem zdobywasz każdą wieżę, której składnika masz więcej, i liczysz punkty.

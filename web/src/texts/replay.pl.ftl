### Spojrzenie wstecz: skrót wydarzeń, przebieg, powtórka, sprawdzenie, wynik.

## What just happened, and looking back

recap = Co się wydarzyło
recap-skip = Pomiń
recap-auto = Pokazuj na początku każdej mojej tury
look-back = Spojrzenie wstecz
look-earlier = Poprzedni wpis
look-later = Następny wpis
look-asked = Teraz twoja kolej.
look-news = Od tego czasu: { $count ->
    [one] { $count } nowy wpis
    [few] { $count } nowe wpisy
    [many] { $count } nowych wpisów
   *[other] { $count } nowego wpisu
  }
look-now = Wróć do gry
log-forgotten = Co było wcześniej, trzeba pamiętać: planszę można cofnąć tylko do twojej ostatniej tury.
log-forgotten-all = Co było wcześniej, trzeba pamiętać: planszę można cofnąć tylko do ostatniej tury.
space-under = pod poziomem { $level }: { $wizards }

## Replay

replay = Powtórka
replay-loading = Odtwarzanie gry od początku…
replay-running = Ta gra jeszcze trwa. Powtórka będzie dostępna po jej zakończeniu.
replay-turn = Tura { $turn } z { $turns }
replay-scrub = Moment gry
replay-turn-back = Poprzednia tura
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Krok naprzód
replay-turn-forward = Następna tura
replay-options = Sposób oglądania
replay-glass = Szklane wieże
replay-glass-note = Widać, gdzie naprawdę stoi każdy czarodziej.
replay-open = Odkryte karty
replay-open-note = Widać wszystko: tajne karty, karty zakryte i karty odzyskane.
replay-hand = Czyje karty
replay-hand-none = Niczyje
replay-rate = Tempo
replay-keys = Klawisze: strzałki – krok, z Shiftem – tura; spacja – odtwarzanie i pauza; Home i End – początek i koniec; G – szklane wieże.
replay-table = Do stołu
replays = Powtórki
replays-about = Obejrzyj zakończoną grę jeszcze raz, ruch po ruchu, ze szklanymi wieżami. Wszystko dzieje się na tym urządzeniu.
replays-here = Gry na tym urządzeniu
replays-last = Ostatnio oglądana
replays-none = Nie ma tu jeszcze zakończonych gier.
replays-file = Z zapisu gry
replays-choose = Wybierz plik
replays-paste = Albo wklej tekst zapisu
replays-open = Otwórz
replays-other = Inna gra

## Verification

verify = Sprawdź uczciwość
verify-works = To urządzenie przelicza całą grę od nowa…
verify-right = Wszystko się zgadza
verify-differs = Coś się nie zgadza
verify-failed = Nie udało się sprawdzić gry. Odśwież stronę i spróbuj ponownie.
verify-digest = Zapis jest nienaruszony
verify-digest-note = Suma kontrolna zgadza się co do litery.
verify-seal = Zapieczętowane ziarno losu się zgadza
verify-seal-note = To właśnie dla tego ziarna powstała pieczęć w zapisie.
verify-seal-seen-note = Właśnie to ziarno stół zapieczętował przed pierwszą kartą.
verify-other-seal = Pieczęć w zapisie nie jest tą, którą stół pokazał przed pierwszą kartą.
verify-outcomes = Przeliczono { $count ->
    [one] { $count } kartę, kość lub płytkę
    [few] { $count } karty, kości i płytki
    [many] { $count } kart, kości i płytek
   *[other] { $count } karty, kości i płytki
  }
verify-chance-sealed = Wszystko, co losowe, wynika z zapieczętowanego ziarna: nikt nie mógł niczego wybrać.
verify-chance-seeded = Wszystko, co losowe, wynika z ziarna w zapisie, które nie było zapieczętowane.
verify-chance-recorded = Wyniki losowań spisano przy prawdziwym stole: są możliwe, nic więcej nie da się stwierdzić.
verify-decisions = Sprawdzono { $count ->
    [one] { $count } decyzję
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
  }
verify-decisions-note = Na każdą pozwalały zasady, a razem prowadzą do zapisanego wyniku.
record-unreadable = Tego zapisu nie da się odczytać albo brakuje w nim fragmentu.
record-digest = Tekst zmieniono po zapisaniu.
record-commitment = Ziarno nie pasuje do pieczęci.
record-game = Plansza do tej gry jeszcze nie powstała.
record-rules = Grę rozegrano według innej wersji zasad, niż zna ta strona.
record-set = Z tych ustawień nie da się utworzyć stołu.
record-step = Krok { $number } się nie zgadza: los daje tam inny wynik albo zasady nie pozwalają na tę decyzję.
record-unfinished = Gra z tego zapisu nie została dokończona.
record-result = Wynik jest inny niż ten, do którego prowadzi gra.
record-trail = Pozycje pośrednie różnią się od tych z gry.

## Result

result-replay = Obejrzyj powtórkę
result-won-team = Wygrywają { $names }
result-place = Miejsce { $place }
result-reached = Wszyscy w zamku, wszystkie kolby napełnione
result-out = { $count ->
    [one] { $count } czarodziej poza zamkiem
    [few] { $count } czarodzieje poza zamkiem
    [many] { $count } czarodziejów poza zamkiem
   *[other] { $count } czarodzieja poza zamkiem
  }
result-empty = { $count ->
    [one] { $count } pusta kolba
    [few] { $count } puste kolby
    [many] { $count } pustych kolb
   *[other] { $count } pustej kolby
  }
result-team-sum = Razem: napełnione kolby { $filled }, nadal pełne { $full }
result-solo-won = Wszyscy w zamku!
result-solo-lost = Tym razem się nie udało
result-solo-won-why = Karty na stosie kart odrzuconych na koniec: { $cards }.
result-solo-lost-why = Karty skończyły się, zanim wszystko było gotowe.
result-goal-only = { $names }: wszyscy czarodzieje w zamku i wszystkie kolby napełnione. Nikomu innemu się to nie udało.
result-goal-full = Cel osiągnięto więcej niż raz. Rozstrzygają kolby, które są nadal pełne; najwięcej: { $count }.
result-goal-shared = Cel osiągnięto więcej niż raz, za każdym razem z tą samą liczbą pełnych kolb: { $count }. Zwycięstwo jest wspólne.
result-deadlock-filled = Nikt nie może już osiągnąć celu. Rozstrzygają napełnione kolby; najwięcej: { $count }.
result-deadlock-full = Nikt nie może już osiągnąć celu. Napełnionych kolb jest tyle samo, więc rozstrzygają te, które są nadal pełne; najwięcej: { $count }.

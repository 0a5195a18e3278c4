### Wcześniejsze ruchy: skrót wydarzeń, przebieg, powtórka, sprawdzenie, wynik.

## What just happened, and looking back

look-back = Wcześniejszy ruch
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
log-forgotten = Planszę cofniesz tylko do swojej ostatniej tury. Resztę pamiętaj.
log-forgotten-all = Planszę cofniesz tylko do ostatniej tury. Resztę pamiętaj.
space-under = pod poziomem { $level }: { $wizards }

## Replay

replay = Powtórka
replay-loading = Wczytywanie gry…
replay-running = Ta gra jeszcze trwa. Powtórkę obejrzysz po jej zakończeniu.
replay-turn = Tura { $turn } z { $turns }
replay-scrub = Moment gry
replay-turn-back = Poprzednia tura
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Krok naprzód
replay-turn-forward = Następna tura
replay-options = Opcje widoku
replay-glass = Szklane wieże
replay-glass-note = Widać, gdzie naprawdę stoi każdy czarodziej.
replay-open = Odkryte karty
replay-open-note = Widać wszystko: karty tajne, zakryte i odzyskane.
replay-hand = Czyje karty
replay-hand-none = niczyje
replay-rate = Tempo
replay-keys = Klawisze: strzałki to krok, Shift i strzałki to tura, spacja odtwarza i zatrzymuje, Home i End prowadzą na początek i koniec, G przełącza szklane wieże.
replay-table = Wróć do stołu
replays = Powtórki
replays-about = Obejrzyj zakończoną grę jeszcze raz, ruch po ruchu, ze szklanymi wieżami. Wszystko zostaje na tym urządzeniu.
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
verify-works = Twoje urządzenie przelicza całą grę…
verify-right = Wszystko się zgadza
verify-differs = Coś się nie zgadza
verify-failed = Nie udało się sprawdzić gry. Odśwież stronę i spróbuj ponownie.
verify-practice = Ćwiczenie: ta gra zaczęła się od przygotowanej pozycji.
verify-digest = Zapis jest nienaruszony
verify-digest-note = Suma kontrolna zgadza się co do litery.
verify-seal = Zapieczętowane ziarno losowania się zgadza
verify-seal-note = Ziarno pasuje do pieczęci w zapisie.
verify-seal-seen-note = Ziarno pasuje do pieczęci pokazanej przy tym stole przed pierwszą kartą.
verify-other-seal = Pieczęć w zapisie jest inna niż ta pokazana przy stole przed pierwszą kartą.
verify-outcomes = Przeliczono { $count ->
    [one] { $count } kartę, kość lub płytkę
    [few] { $count } karty, kości i płytki
    [many] { $count } kart, kości i płytek
   *[other] { $count } karty, kości i płytki
  }
verify-chance-sealed = Wszystko wynika z zapieczętowanego ziarna: niczego nie dało się wybrać.
verify-chance-seeded = Wszystko wynika z ziarna w zapisie, ale nie było ono zapieczętowane.
verify-chance-recorded = Wyniki spisano przy prawdziwym stole. Można tylko stwierdzić, że są możliwe.
verify-decisions = Sprawdzono { $count ->
    [one] { $count } decyzję
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
  }
verify-decisions-note = Zasady pozwalały na każdą z nich, a razem prowadzą do zapisanego wyniku.
record-unreadable = To nie jest zapis gry albo brakuje jego części. Sprawdź, czy tekst jest cały.
record-digest = Tekst zmieniono po zapisaniu.
record-commitment = Ziarno nie pasuje do pieczęci.
record-game = Ta strona nie ma planszy do tej gry.
record-rules = Tę grę rozegrano według wersji zasad, której ta strona nie zna.
record-set = Ustawień z tego zapisu nie da się połączyć.
record-practice = Nie da się odczytać pozycji, od której zaczyna się ta gra.
record-step = Krok { $number } się nie zgadza. Los daje tam inny wynik albo zasady nie pozwalają na tę decyzję.
record-unfinished = Gra z tego zapisu nie jest dokończona.
record-result = Przebieg gry prowadzi do innego wyniku.
record-trail = Pozycje pośrednie nie zgadzają się z grą.

## Result

result-replay = Obejrzyj powtórkę
result-won-team = Wygrywają { $names }
result-place = { $place }. miejsce
result-reached = Wszyscy czarodzieje w zamku, wszystkie kolby napełnione
result-out = { $count ->
    [one] { $count } czarodziej poza zamkiem
    [few] { $count } czarodziejów poza zamkiem
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
result-solo-lost-why = Karty skończyły się za wcześnie.
result-goal-only = Tylko { $names }: wszyscy czarodzieje w zamku i wszystkie kolby napełnione.
result-goal-full = Cel osiąga kilka osób. Wygrywa największa liczba pełnych kolb: { $count }.
result-goal-shared = Cel osiąga kilka osób z tą samą liczbą pełnych kolb: { $count }. Zwycięstwo jest wspólne.
result-deadlock-filled = Celu nie da się już osiągnąć. Wygrywa największa liczba napełnionych kolb: { $count }.
result-deadlock-full = Celu nie da się już osiągnąć. Napełnionych kolb jest tyle samo, więc decydują kolby nadal pełne: { $count }.

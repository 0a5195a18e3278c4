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
replay-glass = Szklane wieże
replay-glass-note = Widać, gdzie naprawdę stoi każdy czarodziej.
replay-open = Odkryte karty
replay-open-note = Widać wszystko: karty tajne, zakryte i odzyskane.

## Verification

verify = Sprawdź uczciwość

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
result-goal-you = Tylko u ciebie: wszyscy czarodzieje w zamku i wszystkie kolby napełnione.
result-goal-full = Cel osiąga kilka osób. Wygrywa największa liczba pełnych kolb: { $count }.
result-goal-shared = Cel osiąga kilka osób z tą samą liczbą pełnych kolb: { $count }. Zwycięstwo jest wspólne.
result-deadlock-filled = Celu nie da się już osiągnąć. Wygrywa największa liczba napełnionych kolb: { $count }.
result-deadlock-full = Celu nie da się już osiągnąć. Napełnionych kolb jest tyle samo, więc decydują kolby nadal pełne: { $count }.

### The page of a record: choosing one, the bar of a replay, verification.

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
verify-told = Zapis zgadza się z tym, co widziało twoje urządzenie
verify-told-note = Pieczęcie i tajne liczby są te same co przed pierwszą kartą.
verify-chance-weaker = Wszystko wynika z zapieczętowanego ziarna.
verify-weaker = Słabszy dowód
verify-weaker-note = Nie każde miejsce zapieczętowało tajną liczbę przed grą. Takie miejsce razem z gospodarzem mogło wybrać karty.
verify-failed-start = Nieudany start nr { $attempt }
verify-failed-start-note = Brak odpowiedzi: { $names }.
told-commitment = Pieczęć w zapisie jest inna niż ta pokazana przy stole przed pierwszą kartą.
told-attempt = Twoje urządzenie widziało start nr { $told }. Zapis dotyczy startu nr { $record }.
told-nonce = W zapisie nie ma zapieczętowanej tajnej liczby, którą wysłało twoje urządzenie ({ $name }).
told-order = Tajna liczba wysłana przez twoje urządzenie ({ $name }) stoi w zapisie przy innym miejscu.
told-hash = Tajna liczba w zapisie ({ $name }) jest inna niż ta zapieczętowana przed grą.
record-unreadable = To nie jest zapis gry albo brakuje jego części. Sprawdź, czy tekst jest cały.
record-digest = Tekst zmieniono po zapisaniu.
record-attempt = Liczba startów w zapisie się nie zgadza.
record-commitment = Ziarno nie pasuje do pieczęci.
record-game = Ta strona nie ma planszy do tej gry.
record-rules = Tę grę rozegrano według wersji zasad, której ta strona nie zna.
record-set = Ustawień z tego zapisu nie da się połączyć.
record-practice = Nie da się odczytać pozycji, od której zaczyna się ta gra.
record-seats = Tajne liczby w zapisie nie pasują do miejsc przy tym stole.
record-step = Krok { $number } się nie zgadza. Los daje tam inny wynik albo zasady nie pozwalają na tę decyzję.
record-unfinished = Gra z tego zapisu nie jest dokończona.
record-result = Przebieg gry prowadzi do innego wyniku.
record-trail = Pozycje pośrednie nie zgadzają się z grą.

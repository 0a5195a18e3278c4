### Instrukcja: strona wokół niej. Sama treść jest w rules.towers i rules.duel.

rules = Zasady
rules-choose = Dwie krótkie instrukcje
rules-about-towers = Puste w środku wieże, zagubieni czarodzieje i zamek, który ciągle ucieka.
rules-about-duel = Rycerz, mag, pięć zaklęć i ukryta księżniczka.
rules-of = Zasady: { $game }
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] Znaleziono { $count } fragment
    [few] Znaleziono { $count } fragmenty
    [many] Znaleziono { $count } fragmentów
   *[other] Znaleziono { $count } fragmentu
  }
rules-found-none = Nic nie znaleziono. Spróbuj krótszego słowa albo numeru zasady.
rules-in-force = Filtr
rules-variant-all = Wszystkie warianty
rules-teams = Wariant drużynowy
rules-everything = Pokaż wszystkie wydania i opcje
rules-at-table = Czytasz zasady stołu { $code }.
rules-table-unknown = Nie udało się wczytać zasad stołu { $code }. Czytasz zasady wydania.
rules-mark-here = Przy tym stole
rules-mark-edition = W tym wydaniu
rules-mark-option = Opcja
rules-edition-international = Wydanie międzynarodowe
rules-edition-polish = Wydanie polskie
rules-edition-ukrainian = Wydanie ukraińskie
rules-edition-czech = Wydanie czeskie
rules-example = Przykład
rules-number = Zasada { $rule }
rules-cost = Koszt: { $cost ->
    [one] { $cost } napełniona kolba
    [few] { $cost } napełnione kolby
    [many] { $cost } napełnionych kolb
   *[other] { $cost } napełnionej kolby
  }
rules-more = Otwórz instrukcję
rules-top = Na górę
rules-print = Drukuj
fact-card = Karta
fact-copies = Sztuk

### Lekcje gry Rycerz i mag. Liczba po nazwie to krok, pozostałe słowa wyjaśniają błędne próby.

lesson-duel-walk = Idź i weź kartę
lesson-duel-walk-1 = Grasz rycerzem. Każdą turę zaczynasz od przejścia do sąsiedniej wieży. Idź do wieży ropuch (zielonej): obok leży eliksir.
lesson-duel-walk-2 = Teraz weź jedną z 2 kart obok swojej wieży: eliksir.
lesson-duel-walk-done = Eliksir jest twój. Możesz nim zapłacić za zaklęcie. Jeśli na koniec masz więcej eliksirów niż przeciwnik, zdobywasz wieżę eliksirów i jej punkty.
lesson-duel-walk-red = Możesz tam pójść, ale eliksir leży obok wieży ropuch.
lesson-duel-walk-toad = To ropucha. Weź kartę z drugiej strony.

lesson-duel-swap = Zamień się miejscami
lesson-duel-swap-1 = Obok wieży maga leży karta ze skrzynią. Raz w grze rycerz może zamienić się miejscami z magiem. Dotknij wieży maga.
lesson-duel-swap-2 = Zamiana zrobiona. Weź eliksir ze skrzynią.
lesson-duel-swap-done = Skrzynie to punkty, a każda następna jest warta więcej. W tej grze już się nie zamienisz.
lesson-duel-swap-step = Stamtąd nie sięgniesz po kartę ze skrzynią.
lesson-duel-swap-feather = To tylko pióro. Weź kartę ze skrzynią.

lesson-duel-jump = Omiń rycerza
lesson-duel-jump-1 = Teraz grasz magiem, a drogę zastawia rycerz. Mag może ominąć rycerza z sąsiedniej wieży. Dotknij wieży muchomorów (czerwonej).
lesson-duel-jump-2 = Weź muchomora ze skrzynią.
lesson-duel-jump-done = Mag może tak robić, ile razy zechcesz, zawsze gdy rycerz stoi tuż obok.
lesson-duel-jump-step = To oddala cię od muchomora ze skrzynią.
lesson-duel-jump-toad = To ropucha. Weź kartę ze skrzynią.

lesson-duel-pay = Zapłać z lewej lub z prawej
lesson-duel-pay-1 = Jesteś w wieży piór (niebieskiej). Za pióro przeciwnik musi odrzucić kartę. Ty wybierasz, z której strony rzędu dołożysz pióro: strzałka kamienia wskazuje w lewo, więc zapłać z lewej.
lesson-duel-pay-done = Strzałka wskazuje pióro, więc kamień też policzy się jako pióro. Karty, którymi płacisz, nadal się liczą!
lesson-duel-pay-right = Z prawej strzałka dalej nic nie wskaże, a kamień nic nie da.
lesson-duel-pay-pass = Masz pióro. Zapłać nim i rzuć zaklęcie.

lesson-duel-stones = Kamienie zmieniają wartość
lesson-duel-stones-1 = Masz kartę z 2 kamieniami. Kamień liczy się jako to, co wskazuje jego strzałka, a kamienie z tą samą strzałką przekazują ją dalej. Dołóż kartę z lewej.
lesson-duel-stones-done = Wszystkie 3 kamienie prowadzą do księgi: 4 księgi przeciw 2. Każda karta dołożona na końcu strzałki może to zmienić.
lesson-duel-stones-right = Z prawej obie strzałki nic nie wskażą.

lesson-duel-push = Zepchnij kartę
lesson-duel-push-1 = Jesteś w wieży ropuch (zielonej). Za ropuchę spychasz jedną ze zdobytych kart przeciwnika do jego rzędu. Rzuć zaklęcie.
lesson-duel-push-2 = Karty w rzędzie się liczą, ale nie można już nimi płacić. Zepchnij eliksir: przeciwnik płaci nim za podglądanie tajnych kart.
lesson-duel-push-done = Przeciwnik nie ma już eliksiru, którym mógłby zapłacić.
lesson-duel-push-pass = Masz ropuchę. Zapłać nią i rzuć zaklęcie.
lesson-duel-push-other = Za jednego muchomora nie rzuci żadnego zaklęcia. Groźny jest eliksir.

lesson-duel-any = Dowolne zaklęcie
lesson-duel-any-1 = W wieży muchomorów (czerwonej) płacisz muchomorem oraz jeszcze jednym składnikiem i rzucasz zaklęcie tego składnika. Dołóż pióro: przeciwnik musi odrzucić swoją jedyną kartę.
lesson-duel-any-done = Karty już nie ma, a to, czym płacisz, nadal się liczy. Za 2 muchomory wybierzesz dowolne zaklęcie.
lesson-duel-any-book = Za księgę dobierzesz kartę. Dołóż raczej pióro.
lesson-duel-any-pass = Masz muchomora i pióro. Rzuć zaklęcie.

lesson-duel-look = Podejrzyj i zamień
lesson-duel-look-1 = Jesteś w wieży eliksirów (żółtej). Za eliksir podglądasz 2 tajne karty. Rzuć zaklęcie.
lesson-duel-look-2 = Kto zdobywa wieżę, zdobywa jej tajną kartę: 1 punkt za każdą swoją pasującą kartę. Ty prowadzisz w wieży ropuch, przeciwnik w wieży piór. Zajrzyj pod te 2 wieże.
lesson-duel-look-3 = Masz 3 ropuchy, a karta ropuchy leży pod wieżą piór. Zamień karty.
lesson-duel-look-done = Karta ropuchy leży teraz pod wieżą, w której prowadzisz. Przeciwnik wie, gdzie zaglądasz, ale nie wie, co tam jest. A ty wiesz, gdzie jest księżniczka!
lesson-duel-look-pass = Masz eliksir. Zapłać nim i podejrzyj karty.
lesson-duel-look-pair = Możesz tam zajrzeć, ale zajrzyj pod wieżę ropuch i wieżę piór: tam prowadzicie ty i przeciwnik.
lesson-duel-look-keep = Wtedy kartę ropuchy zdobędzie przeciwnik. Zamień karty.

lesson-duel-veiled = Karty odzyskane
lesson-duel-veiled-1 = Jesteś w wieży ksiąg (fioletowej). Za księgę dobierasz kartę ze stosu kart odrzuconych. Rzuć zaklęcie.
lesson-duel-veiled-done = Muchomor ze skrzynią. Leży zakryty: znasz go tylko ty, żadne zaklęcie go nie ruszy, a na koniec się liczy.
lesson-duel-veiled-pass = Masz księgę. Zapłać nią i dobierz kartę.

lesson-duel-guess = Zgadywanie
lesson-duel-guess-1 = Przed liczeniem punktów rycerz zgaduje, gdzie jest księżniczka: 3 punkty. Była pod wieżą ropuch, a potem ta karta zamieniła się miejscem z kartą wieży piór. Gdzie jest teraz?
lesson-duel-guess-done = Jest: 3 punkty! Gra zapisuje, co udało ci się podejrzeć.
lesson-duel-guess-before = Była tam przed zamianą kart.
lesson-duel-guess-other = Tam jej nie było. Spójrz na listę tajnych kart.

lesson-duel-count = Policz punkty
lesson-duel-count-1 = Ostatnia tura! Ty i przeciwnik macie po 1 muchomorze. Jeszcze jeden da ci wieżę muchomorów (czerwoną), wartą 7 punktów. Idź tam.
lesson-duel-count-2 = Weź muchomora.
lesson-duel-count-3 = Teraz rycerz zgaduje. Wybierz dowolną wieżę.
lesson-duel-count-done = 2 muchomory do 1: wieża i jej tajna karta są twoje. Przy remisie wieży nie zdobywa nikt. Dodaj tajne karty i skrzynie: wygrywa większa liczba punktów.
lesson-duel-count-green = Tam nie ma muchomora.
lesson-duel-count-book = To księga. Potrzebny ci muchomor.

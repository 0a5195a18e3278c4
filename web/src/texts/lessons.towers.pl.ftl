### Lekcje Wędrujących wież. Liczba po nazwie to krok, pozostałe słowa wyjaśniają błędne próby.

lesson-towers-refuse = Wymiana kart zakończyłaby twoją turę. Tym razem masz dobre karty.

lesson-towers-walk = Przesuń czarodzieja
lesson-towers-walk-1 = Karty z kapeluszem przesuwają czarodzieja, a liczba mówi, o ile pól. Zagraj kartę Czarodziej 3.
lesson-towers-walk-2 = Twój czarodziej z pola 2 dojdzie do wieży na polu 5. Dotknij go.
lesson-towers-walk-done = Dokładnie 3 pola i już stoi na wieży. Po drodze nic nie zatrzymuje czarodzieja.
lesson-towers-walk-tower = Ta karta przesuwa wieżę. Poszukaj kapelusza.
lesson-towers-walk-other = Z pola 7 dojdzie tylko na puste pole. Do wieży dotrze czarodziej z pola 2.

lesson-towers-carry = Przewieź czarodzieja
lesson-towers-carry-1 = Wieża niesie wszystkich, którzy na niej stoją. Zagraj kartę Wieża 4.
lesson-towers-carry-2 = Możesz przesunąć dowolną wieżę. Dotknij tej na polu 3: stoi na niej twój czarodziej.
lesson-towers-carry-done = Wieża przewiozła twojego czarodzieja o 4 pola. Jedna karta może tak przesunąć kilku czarodziejów.
lesson-towers-carry-short = To tylko 1 pole. Wieża 4 zawiezie czarodzieja dalej.
lesson-towers-carry-wizard = Twój czarodziej zejdzie z wieży i pójdzie sam. Tym razem niech niesie go wieża.
lesson-towers-carry-rival = To przewiezie czarodzieja innego gracza. Weź wieżę, na której stoi twój.
lesson-towers-carry-empty = Na tej wieży nikt nie stoi, więc nikogo nie przewiezie.

lesson-towers-trap = Uwięź i napełnij kolbę
lesson-towers-trap-1 = Wieża, która spada na czarodziejów, więzi ich i napełnia jedną twoją kolbę. Zagraj kartę Wieża 2.
lesson-towers-trap-2 = Na polu 6 stoi 2 czarodziejów. Przesuń na nich wieżę z pola 4.
lesson-towers-trap-done = Są uwięzieni, a jedna twoja kolba jest napełniona. Zawsze 1 kolba za ruch, bez względu na liczbę uwięzionych.
lesson-towers-trap-far = 5 pól to za daleko. Żadna wieża nie trafi na czarodzieja.
lesson-towers-trap-wizard = Czarodzieje nikogo nie więżą. Robią to tylko wieże.
lesson-towers-trap-nobody = Na polu 9 nikogo nie ma. Czarodzieje stoją na polu 6.

lesson-towers-lift = Podnieś wieżę
lesson-towers-lift-1 = Uwięzionych czarodziejów nie widać: pamiętaj, gdzie są! Jedna z wież właśnie spadła na twojego. Zagraj kartę Wieża 3, aby go uwolnić.
lesson-towers-lift-2 = Pod którą wieżą jest twój czarodziej? Dotknij jej, aby ją odsunąć.
lesson-towers-lift-done = Jest! Odsunięta wieża uwalnia wszystkich, którzy byli pod nią.
lesson-towers-lift-wizard = Uwięziony czarodziej nie może iść. Najpierw odsuń wieżę.
lesson-towers-lift-rival = Tam jest czarodziej przeciwnika. Twój jest pod wieżą, która ruszyła pierwsza.
lesson-towers-lift-nobody = Ta wieża się nie ruszała, więc nikogo pod nią nie ma.

lesson-towers-home = Wróć do zamku
lesson-towers-home-1 = Twoi czarodzieje chcą do zamku kruków. Trzeba trafić co do pola. Z pola 5 na pole 8 są 3 pola: zagraj tę kartę.
lesson-towers-home-2 = Dokładnie 3 pola: dotknij swojego czarodzieja na polu 5.
lesson-towers-home-done = W zamku! Zamek leci na następną wolną tarczę z krukiem, a twoja tura się kończy, nawet jeśli masz jeszcze karty.
lesson-towers-home-past = O 4 pola żaden czarodziej nie trafi do zamku.
lesson-towers-home-tower = Wieża nie może stanąć na zamku. Czarodziej musi wejść sam.
lesson-towers-home-short = Z pola 3 jest do zamku 5 pól. Ten czarodziej stanie na polu 6.

lesson-towers-cast = Użyj czaru
lesson-towers-cast-1 = Twojemu czarodziejowi z pola 7 brakuje 1 pola, a żadna karta nie pasuje. Za czary płacisz napełnionymi kolbami: użyj na nim czaru „{ spell-MW }”.
lesson-towers-cast-done = 1 pole i jest w zamku. 2 kolby są zużyte, ale nadal liczą się jako napełnione.
lesson-towers-cast-other = Ten czar działa na każdego czarodzieja, ale ten nie dojdzie do zamku.
lesson-towers-cast-tower = Ten czar przesuwa wieżę o 2 pola. Nikogo tu nie wprowadzi do zamku.
lesson-towers-cast-card = Żadna karta nie przesunie czarodzieja dokładnie o 1 pole. Użyj czaru, zanim zagrasz kartę.

lesson-towers-win = Wygraj grę
lesson-towers-win-1 = 1 czarodziej jest jeszcze na torze, a 1 kolba jest pusta: możesz wygrać w tej turze. Wejście do zamku kończy turę, więc najpierw napełnij kolbę. Zagraj kartę Wieża 1.
lesson-towers-win-2 = Dotknij wieży, która spadnie na czarodzieja.
lesson-towers-win-3 = Nie masz już pustej kolby. Teraz wprowadź ostatniego czarodzieja do zamku: zagraj kartę Czarodziej 2.
lesson-towers-win-4 = Dotknij swojego czarodzieja.
lesson-towers-win-done = Wygrywasz! Wszyscy twoi czarodzieje są w zamku, a żadna kolba nie jest pusta. Jeśli uda się to kilku osobom, decydują pełne kolby.
lesson-towers-win-early = Wejście do zamku zakończy turę, a 1 kolba zostanie pusta. Najpierw ją napełnij.
lesson-towers-win-far = 4 pola to za daleko. Żadna wieża nie trafi na czarodzieja.
lesson-towers-win-nobody = Tam, gdzie stanie ta wieża, nikogo nie ma.
lesson-towers-win-tower = Dość wież: ostatni czarodziej ma do zamku 2 pola.
lesson-towers-win-discard = Nie odrzucaj teraz karty. Jedna z nich wygrywa grę.

### Czego stół może odmówić i słowa, które przychodzą jako klucze: dlaczego nie i co pomoże. Zdania o graczach nie znają rodzaju.

## The table says no

refused-unknown = Teraz się nie da. Wybierz jedną z podanych odpowiedzi.
refused-bad-nonce = To urządzenie wysłało znaki, których nie da się użyć do tasowania. Odśwież stronę i zajmij miejsce jeszcze raz.
refused-bad-settings = Z takich ustawień nie powstanie stół. Zmień je i spróbuj ponownie. ({ $why })
refused-bad-token = To urządzenie nie ma klucza do tego miejsca. Otwórz stół na urządzeniu, na którym miejsce zostało zajęte.
refused-begun = Gra już trwa, więc stół zostaje otwarty. Możesz zaproponować wspólne zakończenie gry.
refused-chance-asked = Najpierw karta albo kość. To potrwa tylko chwilę.
refused-consent-denied = Nie wszyscy zgadzają się na cofnięcie. Gra toczy się dalej od tego miejsca.
refused-consent-needed = Od tamtej chwili ktoś się czegoś dowiedział, więc na cofnięcie muszą zgodzić się inni. Zapytaj ich.
refused-damaged = Zapis tego stołu nie składa się w całość i nie można na nim grać dalej. Otwórz, proszę, nowy stół.
refused-full = W tej chwili nie ma miejsca. Spróbuj trochę później.
refused-hello-first = Połączenie nie jest jeszcze gotowe. Poczekaj chwilę albo odśwież stronę.
refused-hints-off = Przy tym stole grają też inni ludzie. Podpowiedzi będą, gdy wszyscy się na nie zgodzą.
refused-no-name = Brakuje imienia. Wpisz je i spróbuj ponownie.
refused-no-name-seat = Żeby rozmawiać jako widz, trzeba podać imię. Wpisz je i dołącz jeszcze raz.
refused-no-such-page = Nie ma takiej strony. Wróć na stronę główną.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca. Wybierz jedno z widocznych.
refused-no-such-table = Nie ma stołu o tym kodzie. Sprawdź każdą literę albo poproś o kod jeszcze raz.
refused-no-table = Nie siedzisz jeszcze przy żadnym stole. Najpierw dołącz, podając kod.
refused-no-text = Wiadomość jest pusta. Najpierw coś napisz.
refused-not-allowed = Może to zrobić tylko osoba, która otworzyła stół.
refused-not-allowed-seat = W trakcie gry bot może zająć tylko miejsce osoby, której nie ma przy stole.
refused-not-asked = Teraz decyduje ktoś inny. Twoja kolej nadejdzie.
refused-not-asked-by = Teraz decyduje { $name }. Twoja kolej nadejdzie.
refused-not-begun = Gra jeszcze się nie zaczęła. Poczekaj, aż wszystkie miejsca będą zajęte i gra ruszy.
refused-not-filled = Jedno z miejsc jest jeszcze wolne. Poczekaj na kogoś albo posadź tam bota.
refused-not-filled-by = Miejsce { $name } jest jeszcze wolne. Poczekaj na kogoś albo posadź tam bota.
refused-not-over = Gra jeszcze trwa. Będzie to możliwe po jej końcu.
refused-not-running = Przy tym stole nie toczy się teraz gra.
refused-not-seated = Na tym urządzeniu nie masz tego miejsca. Najpierw je zajmij.
refused-not-stored = Stół nie zdołał tego zapisać, więc nic się nie stało. Spróbuj ponownie.
refused-nothing-to-undo = Nie ma czego cofać.
refused-other-protocol = Ta strona jest w innej wersji niż stół. Odśwież ją, żeby dostać nową.
refused-over = Koniec gry. Możesz ją obejrzeć jeszcze raz albo zacząć nową.
refused-reserved = To miejsce czeka na urządzenie, na którym stół został otwarty. Wybierz inne.
refused-resigned = Na tym miejscu gra jest już poddana. Możesz oglądać ją do końca.
refused-restarting = Serwer właśnie uruchamia się ponownie. Wróć za chwilę, nic nie zginie.
refused-rule = Zasady na to nie pozwalają ({ $rule }). Wybierz jedną z podanych odpowiedzi.
refused-stale = W międzyczasie coś się zmieniło. Spójrz na stół i zdecyduj jeszcze raz.
refused-taken = To już zajęte. Wybierz coś innego.
refused-taken-seat = Ktoś już tu siedzi. Wybierz inne miejsce.
refused-taken-colour = Ktoś ma już ten kolor. Wybierz inny.
refused-too-fast = To było trochę za szybko. Poczekaj kilka sekund i spróbuj ponownie.
refused-too-many-connections = Z twojej sieci otwarto zbyt wiele stron. Zamknij kilka i spróbuj ponownie.
refused-unreadable = Stół nie może odczytać tego ruchu. Wybierz jedną z podanych odpowiedzi.
refused-wrong-method = Strona zapytała w sposób, który tu nie działa. Odśwież ją i spróbuj ponownie.

## The table cannot read what the page says

fault-bad-text = Jest tu znak, którego nie da się pokazać. Napisz to bez znaków specjalnych.
fault-bad-text-name = W imieniu jest znak, którego nie da się pokazać. Użyj zwykłych liter.
fault-bad-text-text = W wiadomości jest znak, którego nie da się pokazać. Napisz ją bez znaków specjalnych.
fault-missing-field = Strona pominęła coś, czego stół potrzebuje. Odśwież ją i spróbuj ponownie.
fault-not-an-object = Stół nie rozumie tej strony. Odśwież ją i spróbuj ponownie.
fault-not-json = Wiadomość dotarła uszkodzona. Odśwież stronę i spróbuj ponownie.
fault-out-of-range = Ta liczba jest za mała albo za duża. Wybierz inną.
fault-too-deep = Wiadomość jest dla stołu zbyt złożona. Odśwież stronę i spróbuj ponownie.
fault-too-long = To jest za długie. Skróć i spróbuj ponownie.
fault-too-long-name = Imię jest za długie. Wybierz krótsze.
fault-too-long-text = Wiadomość jest za długa. Podziel ją na dwie.
fault-too-many = Jest tego za dużo. Usuń część i spróbuj ponownie.
fault-twice = Strona podała to samo dwa razy. Odśwież ją i spróbuj ponownie.
fault-unknown-field = Strona podała coś, czego stół nie zna. Odśwież ją i spróbuj ponownie.
fault-unknown-type = Stół nie zna takiej prośby. Odśwież stronę, żeby dostać najnowszą.
fault-unknown-word = Stół nie zna takiego wyboru. Wybierz coś innego.
fault-wrong-type = Strona podała coś w złym miejscu. Odśwież ją i spróbuj ponownie.

## News for everybody

notice-end-proposed = { $name } proponuje zakończyć grę w tym miejscu. Zgoda?
notice-end-declined = { $name } woli grać dalej.
notice-hints-proposed = { $name } proponuje podpowiedzi dla wszystkich. Zgoda?
notice-hints-on = Wszyscy się zgadzają: podpowiedzi są włączone.
notice-hints-off = { $name } woli grać bez podpowiedzi.
notice-undo-declined = Nie wszyscy zgadzają się na cofnięcie ({ $name }).
notice-table-expires = Od dłuższego czasu nikt nie gra. Stół zostanie zamknięty za { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }.
notice-table-expired = Ten stół jest zamknięty, bo od bardzo dawna nikt przy nim nie gra.
notice-restart = Serwer uruchamia się ponownie i zaraz wróci. Nic nie zginie.

## Set phrases

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-oops = Ups!
phrase-moment = Chwileczkę
phrase-your-turn = Twoja kolej!
phrase-surprise = A to niespodzianka!
phrase-one-more = Jeszcze jedna gra?
phrase-good-game = To była dobra gra!
phrase-bye = Do zobaczenia!

## Colours, by the names of the seats

colour-amber = { seat-A }
colour-berry = { seat-B }
colour-cyan = { seat-C }
colour-dusk = { seat-D }
colour-elm = { seat-E }
colour-frost = { seat-F }

## Levels of bots

level-about-towers-child = Ogląda cztery ruchy, o jedną kartę naprzód, i zapomina o połowie uwięzionych czarodziejów.
level-about-towers-wanderer = Patrzy o jedną kartę naprzód i tylko na swoich czarodziejów i swoje kolby.
level-about-towers-apprentice = Patrzy o jedną kartę naprzód na czarodziejów i kolby wszystkich.
level-about-towers-journeyman = Planuje całą turę: obie karty razem z czarem.
level-about-towers-magister = Krótko rozważa, co mogą odpowiedzieć inni.
level-about-towers-archmage = Długo rozważa, co mogą odpowiedzieć inni.
level-about-duel-child = Ogląda jeden lub dwa ruchy, o krok naprzód, i zapomina połowę tajnych kart, które podejrzy.
level-about-duel-wanderer = Patrzy o krok naprzód i ufa pierwszemu domysłowi o tym, co zakryte.
level-about-duel-apprentice = Patrzy o krok naprzód i waży szesnaście domysłów o tym, co zakryte.
level-about-duel-journeyman = Planuje całą turę, ruch, kartę i zaklęcie razem, według pierwszego domysłu o tym, co zakryte.
level-about-duel-magister = Krótko rozważa, co może odpowiedzieć przeciwnik.
level-about-duel-archmage = Długo rozważa, co może odpowiedzieć przeciwnik.

## Why a move of Wandering Towers may be good

reason-home = Wprowadza do zamku { $count ->
    [one] { $count } czarodzieja
    [few] { $count } czarodziejów
    [many] { $count } czarodziejów
   *[other] { $count } czarodzieja
  }
reason-fills = Napełnia { $count ->
    [one] { $count } kolbę
    [few] { $count } kolby
    [many] { $count } kolb
   *[other] { $count } kolby
  }
reason-frees = Uwalnia { $count ->
    [one] { $count } twojego czarodzieja
    [few] { $count } twoich czarodziejów
    [many] { $count } twoich czarodziejów
   *[other] { $count } twojego czarodzieja
  }
reason-traps = Więzi { $count ->
    [one] { $count } cudzego czarodzieja
    [few] { $count } cudzych czarodziejów
    [many] { $count } cudzych czarodziejów
   *[other] { $count } cudzego czarodzieja
  }
reason-blocks = Trzyma z dala od zamku { $count ->
    [one] { $count } cudzego czarodzieja
    [few] { $count } cudzych czarodziejów
    [many] { $count } cudzych czarodziejów
   *[other] { $count } cudzego czarodzieja
  }
reason-ready = Potem karta z ręki może wprowadzić do zamku jeszcze { $count ->
    [one] { $count } czarodzieja
    [few] { $count } czarodziejów
    [many] { $count } czarodziejów
   *[other] { $count } czarodzieja
  }
reason-nearer = Twoi czarodzieje są bliżej zamku o { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
  }
reason-covers-own = Więzi { $count ->
    [one] { $count } twojego czarodzieja
    [few] { $count } twoich czarodziejów
    [many] { $count } twoich czarodziejów
   *[other] { $count } twojego czarodzieja
  }
reason-frees-others = Uwalnia { $count ->
    [one] { $count } cudzego czarodzieja
    [few] { $count } cudzych czarodziejów
    [many] { $count } cudzych czarodziejów
   *[other] { $count } cudzego czarodzieja
  }
reason-spends = Kosztuje { $count ->
    [one] { $count } kolbę
    [few] { $count } kolby
    [many] { $count } kolb
   *[other] { $count } kolby
  }
reason-castle = Zamek kruków leci dalej, choć nie wchodzi do niego żaden twój czarodziej
reason-rolls = Decyduje kość

## Why a move of Knight & Mage may be good

reason-takes-lead = Daje przewagę w { $count ->
    [one] { $count } wieży
    [few] { $count } wieżach
    [many] { $count } wieżach
   *[other] { $count } wieży
  }
reason-ties = Wyrównuje w { $count ->
    [one] { $count } wieży
    [few] { $count } wieżach
    [many] { $count } wieżach
   *[other] { $count } wieży
  }
reason-extends-lead = Powiększa przewagę w { $count ->
    [one] { $count } wieży
    [few] { $count } wieżach
    [many] { $count } wieżach
   *[other] { $count } wieży
  }
reason-catches-up = Odrabia straty w { $count ->
    [one] { $count } wieży
    [few] { $count } wieżach
    [many] { $count } wieżach
   *[other] { $count } wieży
  }
reason-loses-lead = Oddaje przewagę w { $count ->
    [one] { $count } wieży
    [few] { $count } wieżach
    [many] { $count } wieżach
   *[other] { $count } wieży
  }
reason-keeps-towers = W żadnej wieży nie zmienia się przewaga
reason-uses-swap = Zużywa zamianę miejsc rycerza
reason-skips = Omija rycerza
reason-reaches-lead = Prowadzi do { $count ->
    [one] { $count } karty, która daje
    [few] { $count } kart, które dają
    [many] { $count } kart, które dają
   *[other] { $count } karty, które dają
  } przewagę w wieży
reason-reaches-chest = Prowadzi do { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
  } ze skrzynią
reason-reaches-stone = Prowadzi do { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
  } z kamieniami
reason-reaches-spell = Prowadzi do zaklęcia, za które możesz zapłacić
reason-takes-unseen = Zdobywa zakrytą kartę
reason-takes-stone = Daje { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
  }
reason-chest = Za skrzynie więcej o { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
  }
reason-denies = Zabiera kartę, która zaraz dałaby przewagę przeciwnikowi
reason-secret-pays = Za znane ci tajne karty więcej o { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
  }
reason-stone-converts = Jeszcze { $count ->
    [one] { $count } kamień liczy
    [few] { $count } kamienie liczą
    [many] { $count } kamieni liczy
   *[other] { $count } kamienia liczy
  } się jako składnik
reason-stone-waits = Jeszcze { $count ->
    [one] { $count } kamień czeka
    [few] { $count } kamienie czekają
    [many] { $count } kamieni czeka
   *[other] { $count } kamienia czeka
  } na kartę na końcu rzędu
reason-fixes-stones = Przesądza, jak liczą się kamienie przeciwnika: { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
  }
reason-keeps-payment = Zostawia na później { $count ->
    [one] { $count } zdobytą kartę
    [few] { $count } zdobyte karty
    [many] { $count } zdobytych kart
   *[other] { $count } zdobytej karty
  }
reason-salvages = Wyciąga kartę ze stosu kart odrzuconych
reason-forces-discard = Przeciwnik musi odrzucić kartę
reason-pushes = Spycha do rzędu kartę zdobytą przez przeciwnika
reason-takes-payment = Odbiera przeciwnikowi zapłatę za { $count ->
    [one] { $count } zaklęcie
    [few] { $count } zaklęcia
    [many] { $count } zaklęć
   *[other] { $count } zaklęcia
  }
reason-looks = Pozwala podejrzeć dwie tajne karty
reason-looks-unknown = Pozwala podejrzeć { $count ->
    [one] { $count } nieznaną ci tajną kartę
    [few] { $count } nieznane ci tajne karty
    [many] { $count } nieznanych ci tajnych kart
   *[other] { $count } nieznanej ci tajnej karty
  }
reason-looks-for-princess = Szansa, że księżniczka jest pod tymi wieżami: { $count }%
reason-moves-princess-away = Zabiera księżniczkę stamtąd, gdzie zaglądał rycerz
reason-guess-belief = Szansa, że księżniczka jest właśnie tam: { $count }%

## Rules of Wandering Towers

rule-WT-1-2 = Zamek kruków nie jest wieżą i nie można go tak ruszyć. Wybierz wieżę.
rule-WT-2-5 = Nie widać tam takiego czarodzieja. Wybierz kogoś na wierzchu: czarodzieje pod wieżami są uwięzieni.
rule-WT-3-2 = Tego czaru nie ma w grze. Wybierz jedną z płytek czarów na stole.
rule-WT-4-1 = Teraz decyduje ktoś inny. Tury idą zgodnie z ruchem wskazówek zegara, twoja też nadejdzie.
rule-WT-4-2 = Tura to dwie karty albo nowa ręka. W tej nie zmieści się już nic więcej.
rule-WT-4-3 = Zagrać można tylko kartę z ręki i dopiero wtedy, gdy poprzednia jest rozpatrzona.
rule-WT-4-4 = Karta, która może czymś ruszyć, musi to zrobić. Bez efektu zostaje tylko taka, która nie ma czego ruszyć.
rule-WT-4-6 = Nowa ręka (przypadek specjalny) jest możliwa tylko przed pierwszą kartą tury; potem jedna wieża może ruszyć o jedno pole.
rule-WT-5-1 = Ta karta tego nie rusza. Widać na niej, czy porusza czarodzieja, czy wieżę.
rule-WT-5-3 = Nie ma rzutu do przerzucenia ani zostawienia. Przerzucić można o raz mniej, niż karta pokazuje kości, a liczy się ostatni rzut.
rule-WT-5-4 = Przy tej karcie wieżę albo czarodzieja wybiera się po rzucie i potem rusza tylko to, co wybrane.
rule-WT-5-5 = Ta karta rusza wieżę albo czarodzieja, nie oboje. Stronę podaje się, gdy stół o nią pyta, i jest ona wiążąca.
rule-WT-5-6 = Pionek wybiera się na końcu. Najpierw trzeba ustalić kartę, jej stronę i rzut.
rule-WT-6-1 = Twoja karta rusza tylko twoich czarodziejów. Wybierz swojego, którego widać.
rule-WT-6-4 = Na wierzchu mieści się najwyżej sześciu czarodziejów i nie ma już miejsca. Wybierz innego czarodzieja albo inną kartę.
rule-WT-8-1 = Na tym poziomie nie ma wieży. Wybierz taką, która tam stoi: rusza razem ze wszystkim, co jest nad nią.
rule-WT-8-4 = Ta wieża stanęłaby na zamku kruków, a tego nie wolno. Wybierz inną wieżę albo inną kartę.
rule-WT-10-1 = Masz za mało napełnionych kolb na ten czar. Postaw wieżę na czarodziejach, żeby napełnić kolbę.
rule-WT-10-2 = Czarów używa się we własnej turze i tylko tyle razy, na ile pozwala ten stół. Poczekaj do następnej tury.
rule-WT-11-5 = Wybierz dwa różne pola, których wierzchnie wieże mogą zamienić się miejscami.
rule-WT-11-6 = Zamek kruków potrzebuje pola bez czarodziejów na wierzchu, a takiego nie ma.
rule-WT-11-7 = Zajrzyj pod wieżę, która tam stoi i nad którą jest jeszcze miejsce. Wyciągnąć można tylko znalezionego tam czarodzieja.
rule-WT-11-8 = Twój czarodziej może wskoczyć na barana tylko tam, skąd właśnie rusza inny, i tylko gdy zmieszczą się wszyscy.
rule-WT-12-2 = Koniec gry: ostatnia runda jest rozegrana.
rule-WT-13-2 = Partnerzy wymieniają kartę raz na turę: aktywny gracz prosi albo partner proponuje, jedna karta przychodzi, jedna wraca.
rule-WT-13-4 = Napełnione kolby możesz oddać tylko partnerowi i tylko wtedy, gdy gra o to pyta.
rule-WT-13-5 = Kolbę partnera możesz napełnić tylko wtedy, gdy nie masz pustej, a partner ma.
rule-WT-14-2 = Tutaj czarów używa się tylko we własnej turze. Poczekaj na swoją.
rule-WT-14-3 = Najpierw dokończ kartę. Tutaj czarów używa się przed kartami, między nimi i po nich.
rule-WT-15-2 = W tej akcji nie ma już dla ciebie czaru albo jest tylko czar innego rodzaju. Poczekaj na następną kartę.
rule-WT-15-4 = Ten czar tu nie pasuje. Używa się go przed ruchem albo po nim, gdy stół o to pyta.
rule-WT-15-6 = „{ spell-FR }” ma przy tym stole własne rundy. Poczekaj na najbliższą.
rule-WT-16-3 = W grze jednoosobowej używa się najwyżej jednego czaru na turę i tylko po karcie.
rule-WT-16-4 = W tej grze jednoosobowej nie ma nowej ręki. Zagraj jedną ze swoich kart.
rule-WT-17-1 = „{ spell-DT2C }” wymaga swojej płytki w grze i choć jednej karty do dobrania.
rule-WT-20-1 = Gra jest teraz w innym miejscu. Wybierz jedną z podanych odpowiedzi.
rule-WT-20-2 = W tej grze nie ma takiego ruchu. Wybierz jedną z podanych odpowiedzi.
rule-WT-20-3 = Turę kończy się ręcznie tylko po kartach, gdy można jeszcze użyć czaru. W innych przypadkach kończy się sama.
rule-WT-20-5 = Najpierw karta, kość albo płytki czarów. To potrwa tylko chwilę.

## Rules of Knight & Mage

rule-KM-2-5 = Tam nie może leżeć karta. Jej miejsce jest między dwiema sąsiednimi wieżami.
rule-KM-3-6 = Czwartą kartę odkrywa się tam, gdzie obok nie stoi żadna postać. Wybierz jej miejsce.
rule-KM-4-2 = Teraz decyduje druga osoba. Twoja kolej nadejdzie.
rule-KM-4-3 = Tura ma kolejność: ruch, zdobycie karty, a potem, jeśli chcesz, zaklęcie.
rule-KM-5-1 = Musisz przejść do innej wieży. Nie można zostać na miejscu.
rule-KM-5-2 = Stoi tam rycerz, a w wieży mieści się tylko jedna postać. Wybierz inną wieżę; rycerza z sąsiedniej wieży możesz ominąć.
rule-KM-5-3 = Zamiana miejsc rycerza jest już zużyta; w całej grze jest tylko jedna. Przejdź do sąsiedniej wieży.
rule-KM-5-9 = Ta wieża jest za daleko. Wybierz sąsiednią.
rule-KM-6-1 = Nie ma tam karty do zdobycia. Wybierz miejsce po drugiej stronie wieży.
rule-KM-6-3 = Jeśli jest karta, trzeba ją zdobyć. Wybierz którą.
rule-KM-6-4 = Ta karta nie leży obok wieży, w której stoisz. Wybierz taką, która leży obok.
rule-KM-6-6 = Kamień trafia od razu do rzędu. Wybierz lewy albo prawy koniec.
rule-KM-6-7 = Do rzędu kładzie się tylko kamień zdobyty przed chwilą. Karta składników trafia do składników zdobytych.
rule-KM-7-5 = Na to samo wychodzi inna odpowiedź z listy. Wybierz tamtą.
rule-KM-8-1 = Kamieniami się nie płaci. Zapłać zdobytą kartą składników.
rule-KM-8-6 = Kamienie z kart odzyskanych kładzie się po ostatniej rundzie, jeśli przy tym stole tak się gra: najpierw rycerz, potem mag. Gdy przyjdzie twoja kolej, wybierz kamień i koniec swojego rzędu.
rule-KM-9-1 = W turze można rzucić jedno zaklęcie. Następne musi poczekać do twojej kolejnej tury.
rule-KM-9-2 = Można rzucić tylko zaklęcie wieży, w której stoisz, a wieża z torem rund nie ma żadnego.
rule-KM-9-3 = Ta wieża wymaga innej zapłaty. Spójrz na jej składnik i na swoje składniki zdobyte.
rule-KM-9-4 = Płaci się tylko składnikami zdobytymi, nie kartami wykorzystanymi ani odzyskanymi. Wybierz jedną ze zdobytych kart.
rule-KM-9-6 = To zaklęcie nie miałoby na co działać, a przy tym stole nie wolno go wtedy rzucić. Wybierz inne albo żadne.
rule-KM-9-10 = Podejrzyj karty pod dwiema różnymi kolorowymi wieżami. Potem odłóż te dwie: bez zmian albo zamienione.
rule-KM-9-20 = Zaklęcie „Zepchnij” przesuwa kartę zdobytą przez przeciwnika. Wybierz jedną z nich.
rule-KM-9-30 = Zaklęcie każe ci odrzucić kartę. Wybierz jedną ze zdobytych albo wykorzystanych; odzyskane są bezpieczne.
rule-KM-9-32 = Kartę do odrzucenia wybiera osoba, która ją traci, a nie ta, która rzuca zaklęcie. Poczekaj na jej wybór.
rule-KM-9-50 = W wieży muchomora drugi składnik decyduje, które zaklęcie rzucasz. Wybór dają dopiero dwa muchomory.
rule-KM-9-51 = Wieża muchomora nie może rzucić własnego zaklęcia. Wybierz zaklęcie innej kolorowej wieży.
rule-KM-9-53 = Wieża muchomora wymaga muchomora i jeszcze jednego składnika, obu ze zdobytych kart.
rule-KM-11-1 = Na końcu gry rycerz, i nikt inny, musi wskazać jedną z pięciu kolorowych wież.
rule-KM-13-1 = Gra jest teraz w innym miejscu. Wybierz jedną z podanych odpowiedzi.
rule-KM-13-2 = W tej grze nie ma takiego ruchu. Wybierz jedną z podanych odpowiedzi.
rule-KM-13-4 = Najpierw karta. To potrwa tylko chwilę.
rule-KM-13-6 = Koniec gry: wszystkie rundy są rozegrane, a wieża wskazana.
rule-KM-15-1 = Przy tym stole rycerz zamienia się miejscami tylko z magiem z sąsiedniej wieży. Przejdź do wieży obok.

### Odmowy i inne słowa, które serwer przysyła jako klucze: co się stało i co zrobić. Zdania o graczach nie znają rodzaju.

## The table says no

refused-other = Teraz się nie da. Wybierz jeden z dostępnych ruchów.
refused-bad-nonce = To urządzenie wysłało znaki, których nie da się użyć do tasowania. Odśwież stronę i zajmij miejsce jeszcze raz.
refused-bad-settings = Tych ustawień nie da się połączyć. Zmień je i spróbuj ponownie. ({ $why })
refused-bad-token = To miejsce zajęto na innym urządzeniu. Otwórz stół tam.
refused-begun = Gra już trwa, więc nie możesz zamknąć stołu. Możesz zaproponować koniec gry.
refused-chance-asked = Najpierw karta albo kość. Poczekaj chwilę.
refused-consent-denied = Nie wszyscy zgadzają się na cofnięcie. Gra toczy się dalej.
refused-consent-needed = Od tego ruchu wyszło na jaw coś nowego. Na cofnięcie muszą się zgodzić inni. Poproś ich o zgodę.
refused-damaged = Zapis tego stołu jest uszkodzony i nie da się grać dalej. Otwórz nowy stół.
refused-full = W tej chwili nie ma miejsca. Spróbuj trochę później.
refused-hello-first = Połączenie nie jest jeszcze gotowe. Poczekaj chwilę albo odśwież stronę.
refused-hints-off = Podpowiedzi są wyłączone, bo grają tu też inni ludzie. Włączysz je za zgodą wszystkich.
refused-journal-full = Zapis tego stołu jest pełny. Zakończ grę albo otwórz nowy stół.
refused-no-name = Brakuje imienia. Wpisz je i spróbuj ponownie.
refused-no-name-seat = Widz na czacie musi mieć imię. Wpisz je i dołącz jeszcze raz.
refused-no-practice = Stoły do ćwiczeń działają na twoim urządzeniu. Otwórz tam lekcję albo zadanie.
refused-no-such-page = Nie znaleziono strony. Wróć na stronę główną.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca. Wybierz jedno z widocznych.
refused-no-such-table = Nie ma stołu z takim kodem. Sprawdź pisownię.
refused-no-table = Nie siedzisz jeszcze przy żadnym stole. Najpierw dołącz, podając kod.
refused-no-text = Wiadomość jest pusta. Najpierw coś napisz.
refused-not-allowed = Może to zrobić tylko gospodarz tego stołu.
refused-not-allowed-seat = W trakcie gry bot może zająć tylko miejsce gracza, który jest offline.
refused-not-asked = Teraz decyduje inny gracz. Twoja kolej nadejdzie.
refused-not-asked-by = Teraz decyduje { $name }. Twoja kolej nadejdzie.
refused-not-begun = Gra jeszcze się nie zaczęła. Poczekaj, aż wszystkie miejsca będą zajęte.
refused-not-filled = Jedno z miejsc jest jeszcze wolne. Poczekaj na gracza albo dodaj bota.
refused-not-filled-by = Wolne miejsce: { $name }. Poczekaj na gracza albo dodaj bota.
refused-not-over = Gra jeszcze trwa. Zrobisz to po jej końcu.
refused-not-running = Przy tym stole nie toczy się teraz gra.
refused-not-sealed = Jedno z miejsc nie jest gotowe do gry. Poczekaj albo oddaj je botowi.
refused-not-sealed-by = { $name }: brak gotowości do gry. Poczekaj albo oddaj to miejsce botowi.
refused-not-seated = Na tym urządzeniu nie masz tego miejsca. Najpierw je zajmij.
refused-not-stored = Nie udało się zapisać ruchu. Spróbuj ponownie.
refused-nothing-to-undo = Nie ma czego cofać.
refused-off-script = To ćwiczenie wymaga innego ruchu. Spróbuj jeszcze raz.
refused-other-protocol = Ta strona jest w innej wersji niż serwer. Odśwież ją, aby ją zaktualizować.
refused-over = Koniec gry. Możesz obejrzeć powtórkę albo zacząć nową grę.
refused-muted = Gospodarz tego stołu wyłączył ci czat. Możesz dalej oglądać.
refused-removed = Gospodarz tego stołu zakończył ci oglądanie. Możesz wrócić za { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }.
refused-reserved = To miejsce jest zarezerwowane dla gospodarza. Wybierz inne.
refused-resigned = Ta gra jest już poddana. Możesz ją oglądać.
refused-restarting = Serwer uruchamia się ponownie. Wróć za chwilę. Nic nie zginie.
refused-rule = Zasady na to nie pozwalają ({ $rule }). Wybierz jeden z dostępnych ruchów.
refused-stale = W międzyczasie coś się zmieniło. Spójrz na stół i zdecyduj jeszcze raz.
refused-starting = Gra właśnie się zaczyna. Spróbuj za chwilę.
refused-taken = To już zajęte. Wybierz coś innego.
refused-taken-seat = To miejsce jest już zajęte. Wybierz inne.
refused-taken-colour = Ten kolor jest już zajęty. Wybierz inny.
refused-too-fast = To było trochę za szybko. Poczekaj kilka sekund i spróbuj ponownie.
refused-too-many-connections = Z twojej sieci otwarto zbyt wiele stron. Zamknij kilka i spróbuj ponownie.
refused-unknown = Nie wiadomo jeszcze, czy to się zapisało. Odśwież stronę za chwilę i sprawdź.
refused-unreadable = Tego ruchu nie da się odczytać. Wybierz jeden z dostępnych ruchów.
refused-wrong-method = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.

## The host cannot read what the page sent

fault-bad-text = Jest tu znak, którego nie da się pokazać. Napisz to bez znaków specjalnych.
fault-bad-text-name = W imieniu jest znak, którego nie da się pokazać. Użyj zwykłych liter.
fault-bad-text-text = W wiadomości jest znak, którego nie da się pokazać. Napisz ją bez znaków specjalnych.
fault-missing-field = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.
fault-not-an-object = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.
fault-not-json = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.
fault-out-of-range = Ta liczba jest za mała albo za duża. Wybierz inną.
fault-too-deep = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.
fault-too-long = To jest za długie. Skróć i spróbuj ponownie.
fault-too-long-name = Imię jest za długie. Wybierz krótsze.
fault-too-long-text = Wiadomość jest za długa. Podziel ją na dwie.
fault-too-many = Jest tego za dużo. Usuń część i spróbuj ponownie.
fault-twice = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.
fault-unknown-field = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.
fault-unknown-type = Serwer nie zna takiej prośby. Odśwież stronę, aby ją zaktualizować.
fault-unknown-word = Serwer nie zna takiego wyboru. Wybierz coś innego.
fault-wrong-type = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.

## News for everyone

notice-end-proposed = { $name } proponuje zakończyć grę już teraz. Zgoda?
notice-end-declined = { $name } woli grać dalej.
notice-hints-proposed = { $name } proponuje podpowiedzi dla wszystkich. Zgoda?
notice-hints-on = Za zgodą wszystkich podpowiedzi są włączone.
notice-hints-off = { $name } woli grać bez podpowiedzi.
notice-undo-declined = { $name }: nie wszyscy zgadzają się na cofnięcie.
notice-table-expires = Przy tym stole nic się nie dzieje. Zamknie się za { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }.
notice-table-expired = Ten stół jest zamknięty, bo długo nic się przy nim nie działo.
notice-silent-relieved = { $name } długo milczy. Do powrotu gra bot.
notice-start-failed = Gra się nie zaczęła, bo { $name } nie odpowiada. Spróbuj ponownie albo oddaj to miejsce botowi.
notice-start-dropped = Gra się nie zaczęła. Według stołu { $name } nie odpowiada, ale to urządzenie wysłało odpowiedź.
notice-seal-changed = Ten stół zmienił pieczęć swoich kart. Twoje urządzenie nie zacznie przy nim gry.
notice-restart = Serwer uruchamia się ponownie i zaraz wróci. Nic nie zginie.

## Quick phrases

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

level-about-towers-child = Porównuje 4 ruchy, o 1 kartę naprzód, i zapomina o połowie uwięzionych czarodziejów.
level-about-towers-wanderer = Patrzy o 1 kartę naprzód, tylko na swoich czarodziejów i swoje kolby.
level-about-towers-apprentice = Patrzy o 1 kartę naprzód na czarodziejów i kolby wszystkich.
level-about-towers-journeyman = Planuje całą turę: obie karty razem z czarem.
level-about-towers-magister = Krótko rozważa, co mogą odpowiedzieć inni gracze.
level-about-towers-archmage = Długo rozważa, co mogą odpowiedzieć inni gracze.
level-about-towers-spirekeeper = Długo rozważa i ocenia pozycje na podstawie wielu rozegranych partii.
level-about-duel-child = Porównuje 1 lub 2 ruchy, o krok naprzód, i zapomina połowę tajnych kart, które podejrzy.
level-about-duel-wanderer = Patrzy o krok naprzód i zgaduje raz, co jest zakryte.
level-about-duel-apprentice = Patrzy o krok naprzód i rozważa 16 możliwych układów zakrytych kart.
level-about-duel-journeyman = Planuje całą turę, czyli ruch, kartę i zaklęcie. Zgaduje raz, co jest zakryte.
level-about-duel-magister = Krótko rozważa, co może odpowiedzieć przeciwnik.
level-about-duel-archmage = Długo rozważa, co może odpowiedzieć przeciwnik.

## Why a move of Wandering Towers may be good

reason-home = Wprowadzisz do zamku { $count ->
    [one] { $count } czarodzieja
    [few] { $count } czarodziejów
    [many] { $count } czarodziejów
   *[other] { $count } czarodzieja
  }
reason-fills = Napełnisz { $count ->
    [one] { $count } kolbę
    [few] { $count } kolby
    [many] { $count } kolb
   *[other] { $count } kolby
  }
reason-frees = Być może uwolnisz { $count ->
    [one] { $count } swojego czarodzieja
    [few] { $count } swoich czarodziejów
    [many] { $count } swoich czarodziejów
   *[other] { $count } swojego czarodzieja
  }
reason-traps = Uwięzisz { $count ->
    [one] { $count } czarodzieja innego gracza
    [few] { $count } czarodziejów innych graczy
    [many] { $count } czarodziejów innych graczy
   *[other] { $count } czarodzieja innych graczy
  }
reason-blocks = Zatrzymasz z dala od zamku { $count ->
    [one] { $count } czarodzieja innego gracza
    [few] { $count } czarodziejów innych graczy
    [many] { $count } czarodziejów innych graczy
   *[other] { $count } czarodzieja innych graczy
  }
reason-ready = Kartą z ręki być może wprowadzisz potem do zamku jeszcze { $count ->
    [one] { $count } czarodzieja
    [few] { $count } czarodziejów
    [many] { $count } czarodziejów
   *[other] { $count } czarodzieja
  }
reason-nearer = Zbliżysz swoich czarodziejów do zamku o { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
  }
reason-covers-own = Uwięzisz { $count ->
    [one] { $count } swojego czarodzieja
    [few] { $count } swoich czarodziejów
    [many] { $count } swoich czarodziejów
   *[other] { $count } swojego czarodzieja
  }
reason-frees-others = Być może uwolnisz { $count ->
    [one] { $count } czarodzieja innego gracza
    [few] { $count } czarodziejów innych graczy
    [many] { $count } czarodziejów innych graczy
   *[other] { $count } czarodzieja innych graczy
  }
reason-spends = Zużyjesz { $count ->
    [one] { $count } kolbę
    [few] { $count } kolby
    [many] { $count } kolb
   *[other] { $count } kolby
  }
reason-castle = Zamek kruków poleci dalej, choć nie wejdzie do niego żaden twój czarodziej
reason-rolls = Zdecyduje kość

## Why a move of Knight & Mage may be good

reason-takes-lead = Zyskasz przewagę w { $count ->
    [one] { $count } wieży
    [few] { $count } wieżach
    [many] { $count } wieżach
   *[other] { $count } wieży
  }
reason-ties = Wyrównasz w { $count ->
    [one] { $count } wieży
    [few] { $count } wieżach
    [many] { $count } wieżach
   *[other] { $count } wieży
  }
reason-extends-lead = Powiększysz przewagę w { $count ->
    [one] { $count } wieży
    [few] { $count } wieżach
    [many] { $count } wieżach
   *[other] { $count } wieży
  }
reason-catches-up = Odrobisz straty w { $count ->
    [one] { $count } wieży
    [few] { $count } wieżach
    [many] { $count } wieżach
   *[other] { $count } wieży
  }
reason-loses-lead = Stracisz przewagę w { $count ->
    [one] { $count } wieży
    [few] { $count } wieżach
    [many] { $count } wieżach
   *[other] { $count } wieży
  }
reason-keeps-towers = W żadnej wieży nie zmieni się przewaga
reason-uses-swap = Wykorzystasz jedyną zamianę miejsc rycerza
reason-skips = Ominiesz rycerza
reason-reaches-lead = Dojdziesz do { $count ->
    [one] { $count } karty, która da
    [few] { $count } kart, które dadzą
    [many] { $count } kart, które dadzą
   *[other] { $count } karty, które dadzą
  } przewagę w wieży
reason-reaches-chest = Dojdziesz do { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
  } ze skrzynią
reason-reaches-stone = Dojdziesz do { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
  } z kamieniami
reason-reaches-spell = Dojdziesz do zaklęcia, za które możesz zapłacić
reason-takes-unseen = Weźmiesz zakrytą kartę
reason-takes-stone = Weźmiesz { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
  }
reason-chest = Zyskasz { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
  } za skrzynie
reason-denies = Zabierzesz kartę, która zaraz dałaby przewagę przeciwnikowi
reason-secret-pays = Zyskasz { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
  } za znane ci tajne karty
reason-stone-converts = Jeszcze { $count ->
    [one] { $count } kamień policzy
    [few] { $count } kamienie policzą
    [many] { $count } kamieni policzy
   *[other] { $count } kamienia policzy
  } się jako składnik
reason-stone-waits = Jeszcze { $count ->
    [one] { $count } kamień zaczeka
    [few] { $count } kamienie zaczekają
    [many] { $count } kamieni zaczeka
   *[other] { $count } kamienia zaczeka
  } na następną kartę w rzędzie
reason-fixes-stones = Przesądzisz, jak { $count ->
    [one] policzy się { $count } kamień
    [few] policzą się { $count } kamienie
    [many] policzy się { $count } kamieni
   *[other] policzy się { $count } kamienia
  } przeciwnika
reason-keeps-payment = Zostawisz na później { $count ->
    [one] { $count } zdobytą kartę
    [few] { $count } zdobyte karty
    [many] { $count } zdobytych kart
   *[other] { $count } zdobytej karty
  }
reason-salvages = Odzyskasz kartę ze stosu kart odrzuconych
reason-forces-discard = Przeciwnik odrzuci kartę
reason-pushes = Zepchniesz do rzędu kartę zdobytą przez przeciwnika
reason-takes-payment = Odbierzesz przeciwnikowi zapłatę za { $count ->
    [one] { $count } zaklęcie
    [few] { $count } zaklęcia
    [many] { $count } zaklęć
   *[other] { $count } zaklęcia
  }
reason-looks = Podejrzysz 2 tajne karty
reason-looks-unknown = Podejrzysz { $count ->
    [one] { $count } nieznaną ci tajną kartę
    [few] { $count } nieznane ci tajne karty
    [many] { $count } nieznanych ci tajnych kart
   *[other] { $count } nieznanej ci tajnej karty
  }
reason-looks-for-princess = Szansa, że księżniczka jest pod jedną z tych wież: { $count }%
reason-moves-princess-away = Zabierzesz księżniczkę spod wieży, którą zna rycerz
reason-guess-belief = Szansa, że księżniczka jest właśnie tam: { $count }%

## Rules of Wandering Towers

rule-WT-1-2 = Zamek kruków nie jest wieżą i nie przesuniesz go jak wieży. Wybierz wieżę.
rule-WT-2-5 = Nie widać tam takiego czarodzieja. Wybierz tego, który stoi na wierzchu. Czarodzieje pod wieżami są uwięzieni.
rule-WT-3-2 = Tego czaru nie ma w grze. Wybierz jeden z czarów na stole.
rule-WT-4-1 = Teraz decyduje inny gracz. Tury idą zgodnie z ruchem wskazówek zegara, twoja też nadejdzie.
rule-WT-4-2 = W turze zagrywasz 2 karty albo wymieniasz karty. W tej nie zmieści się już nic więcej.
rule-WT-4-3 = Możesz zagrać tylko kartę z ręki, gdy poprzednia jest już rozpatrzona.
rule-WT-4-4 = Jeśli kartą da się coś przesunąć, musisz jej użyć. Bez efektu zostaje tylko karta, którą nie da się niczego przesunąć.
rule-WT-4-6 = Karty możesz wymienić tylko przed pierwszą kartą tury. Po wymianie możesz przesunąć 1 wieżę o 1 pole.
rule-WT-5-1 = Tą kartą tego nie przesuniesz. Widać na niej, czy przesuwasz czarodzieja, czy wieżę.
rule-WT-5-3 = Nie ma rzutu do przerzucenia ani zostawienia. Masz tyle rzutów, ile kości jest na karcie. Liczy się ostatni.
rule-WT-5-4 = Przy tej karcie wybierasz wieżę albo czarodzieja po rzucie. Potem przesuwasz tylko to.
rule-WT-5-5 = Tą kartą przesuwasz wieżę albo czarodzieja, nigdy jedno i drugie. Wybierz stronę, gdy gra o nią pyta. Potem jej nie zmienisz.
rule-WT-5-6 = Wieżę albo czarodzieja wybierasz na końcu. Najpierw karta, jej strona i rzut.
rule-WT-6-1 = Swoją kartą przesuwasz tylko swoich czarodziejów. Wybierz swojego, którego widać.
rule-WT-6-4 = Nie ma miejsca: na wierzchu stoi tam już 6 czarodziejów. Wybierz innego czarodzieja albo inną kartę.
rule-WT-8-1 = Na tym poziomie nie ma wieży. Wybierz taką, która tam stoi. Przesunie się razem ze wszystkim, co jest nad nią.
rule-WT-8-4 = Ta wieża stanęłaby na zamku kruków, a tego nie wolno. Wybierz inną wieżę albo inną kartę.
rule-WT-10-1 = Masz za mało napełnionych kolb na ten czar. Postaw wieżę na czarodziejach, a napełnisz kolbę.
rule-WT-10-2 = Czarów używasz tylko w swojej turze i tyle razy, na ile pozwala ten stół. Poczekaj do następnej tury.
rule-WT-11-5 = Wybierz 2 różne pola, których wierzchnie wieże można zamienić.
rule-WT-11-6 = Na każdym innym polu na wierzchu stoi czarodziej, więc zamek kruków nie ma dokąd polecieć.
rule-WT-11-7 = Zajrzyj pod wieżę na polu, na którego wierzchu jest miejsce. Zabierzesz tylko czarodzieja, który tam jest.
rule-WT-11-8 = Twój czarodziej może wskoczyć na barana tylko tam, skąd inny właśnie odchodzi, i tylko gdy zmieszczą się wszyscy.
rule-WT-12-2 = Koniec gry. Ostatnia runda jest rozegrana.
rule-WT-13-2 = Partnerzy mogą wymienić kartę raz na turę. Prosi aktywny gracz albo proponuje partner, a jedna karta wraca.
rule-WT-13-4 = Napełnione kolby możesz dać tylko partnerowi i tylko wtedy, gdy gra o to pyta.
rule-WT-13-5 = Kolbę partnera napełnisz tylko wtedy, gdy nie masz pustej, a partner ma.
rule-WT-14-2 = Przy tym stole używasz czarów tylko w swojej turze. Poczekaj na nią.
rule-WT-14-3 = Najpierw dokończ kartę. Przy tym stole używasz czarów przed kartami, między nimi i po nich.
rule-WT-15-2 = W tej akcji nie możesz już użyć tego czaru. Poczekaj na następną kartę.
rule-WT-15-4 = Teraz nie możesz użyć tego czaru. Użyj go przed ruchem albo po nim, gdy gra o to pyta.
rule-WT-15-6 = „{ spell-FR }” nie liczy się do limitu czarów. Gra pyta o ten czar osobno. Poczekaj na najbliższe pytanie.
rule-WT-16-3 = W grze solo możesz użyć 1 czaru na turę i tylko po karcie.
rule-WT-16-4 = W tej grze solo nie ma wymiany kart. Zagraj jedną ze swoich.
rule-WT-17-1 = Czaru „{ spell-DT2C }” nie ma w grze albo nie ma już kart do dobrania.
rule-WT-20-1 = To nie ten moment gry. Wybierz jeden z dostępnych ruchów.
rule-WT-20-2 = Nie ma takiego ruchu. Wybierz jeden z dostępnych ruchów.
rule-WT-20-3 = Turę możesz zakończyć dopiero po kartach, gdy da się jeszcze użyć czaru. Inaczej kończy się sama.
rule-WT-20-5 = Najpierw karta, kość albo czary. Poczekaj chwilę.

## Rules of Knight & Mage

rule-KM-2-5 = Karty leżą tylko między sąsiednimi wieżami. Wybierz jedno z tych miejsc.
rule-KM-3-6 = Czwarta odkryta karta musi leżeć tam, gdzie obok nie stoi żadna postać. Wybierz jej miejsce.
rule-KM-4-2 = Teraz decyduje przeciwnik. Twoja kolej nadejdzie.
rule-KM-4-3 = Tura ma kolejność: ruch, karta, a potem zaklęcie, jeśli chcesz.
rule-KM-5-1 = Nie możesz zostać na miejscu. Przejdź do innej wieży.
rule-KM-5-2 = Stoi tam rycerz, a w wieży mieści się tylko jedna postać. Wybierz inną wieżę. Rycerza z sąsiedniej wieży możesz ominąć.
rule-KM-5-3 = Zamiana miejsc rycerza jest już wykorzystana. Działa raz w grze. Przejdź do sąsiedniej wieży.
rule-KM-5-9 = Ta wieża jest za daleko. Wybierz świecącą.
rule-KM-6-1 = Nie ma tam karty. Wybierz miejsce po drugiej stronie wieży.
rule-KM-6-3 = Jeśli jest karta, musisz ją wziąć. Wybierz którą.
rule-KM-6-4 = Ta karta nie leży obok twojej wieży. Wybierz taką, która leży obok.
rule-KM-6-6 = Kamień trafia od razu do rzędu. Dołóż go z lewej albo z prawej.
rule-KM-6-7 = Od razu do rzędu trafia tylko kamień, który właśnie bierzesz. Karty składników dołączają do zdobytych.
rule-KM-7-5 = Inny wybór z listy daje to samo. Wybierz tamten.
rule-KM-8-1 = Kamieniami nie zapłacisz. Zapłać zdobytą kartą składników.
rule-KM-8-6 = Przy niektórych stołach po ostatniej rundzie dokładacie kamienie z kart odzyskanych, najpierw rycerz, potem mag. Gdy gra zapyta, wybierz kamień i stronę rzędu.
rule-KM-9-1 = W turze możesz rzucić 1 zaklęcie. Poczekaj do następnej tury.
rule-KM-9-2 = Możesz rzucić tylko zaklęcie swojej wieży. Wieża z torem rund nie ma żadnego.
rule-KM-9-3 = Ta wieża kosztuje co innego. Spójrz na jej składnik i na swoje zdobyte karty.
rule-KM-9-4 = Płacisz tylko kartami zdobytymi, nie wykorzystanymi ani odzyskanymi. Wybierz jedną ze zdobytych.
rule-KM-9-6 = To zaklęcie nie miałoby efektu, a przy tym stole nie wolno go wtedy rzucić. Wybierz inne albo żadne.
rule-KM-9-10 = Podejrzyj karty pod 2 różnymi kolorowymi wieżami. Potem odłóż te 2 karty, bez zmian albo zamienione.
rule-KM-9-20 = Zaklęciem „Zepchnij kartę” przesuwasz kartę zdobytą przez przeciwnika. Wybierz jedną z nich.
rule-KM-9-30 = Musisz odrzucić kartę. Wybierz zdobytą albo wykorzystaną. Odzyskane są bezpieczne.
rule-KM-9-32 = Kartę wybiera gracz, który ją traci, a nie ten, który rzuca zaklęcie. Poczekaj na wybór.
rule-KM-9-50 = W wieży muchomorów drugi składnik decyduje, które zaklęcie rzucasz. Wybierasz tylko wtedy, gdy płacisz 2 muchomorami.
rule-KM-9-51 = W wieży muchomorów nie rzucisz jej własnego zaklęcia. Wybierz zaklęcie innej kolorowej wieży.
rule-KM-9-53 = Wieża muchomorów kosztuje muchomora i jeszcze jeden składnik, oba ze zdobytych kart.
rule-KM-11-1 = Na końcu gry zgaduje tylko rycerz. Wskaż jedną z 5 kolorowych wież.
rule-KM-13-1 = To nie ten moment gry. Wybierz jeden z dostępnych ruchów.
rule-KM-13-2 = Nie ma takiego ruchu. Wybierz jeden z dostępnych ruchów.
rule-KM-13-4 = Najpierw karta. Poczekaj chwilę.
rule-KM-13-6 = Koniec gry. Wszystkie rundy są rozegrane, a wieża wskazana.
rule-KM-15-1 = Przy tym stole rycerz zamienia się miejscami tylko z magiem z sąsiedniej wieży. Przejdź do sąsiedniej wieży.

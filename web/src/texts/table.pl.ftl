### Przy stole: ustawienia, pomoc, notatki, autopas, kto gdzie siedzi. Zdania o graczach nie znają rodzaju.

prompt = Pytanie

## Why not

why-card-first = Najpierw wybierz kartę. To ona mówi, co możesz przesunąć i o ile pól.
why-watching = Oglądasz grę. Ruchy wykonują tylko gracze przy stole.

## Asked once more before it is done

ask-discard-confirm = Odrzucić bez użycia: { $card }?
ask-hand-confirm = { $name } dostanie kartę { $card }?
ask-offer = { $name }: którą kartę proponujesz?
ask-give-confirm = { $name } dostanie { $count ->
    [one] { $count } napełnioną kolbę
    [few] { $count } napełnione kolby
    [many] { $count } napełnionych kolb
   *[other] { $count } napełnionej kolby
  }?
ask-ask-confirm = { $name }: poprosić o kartę? Jedną oddasz.
do-offer-card = Zaproponuj kartę
ask-refuse-confirm = Wymienić karty i zakończyć turę?
would-next = następny lot: pole { $space }
clock-left = Pozostały czas

## Notes

marks = Notatki
marks-ask = Dotknij pola, aby zapisać, kto jest pod wieżami
marks-of = Notatki: pole { $space }
marks-under = Pod poziomem { $level }
marks-count = { $name }: zapisano { $count ->
    [one] { $count } czarodzieja
    [few] { $count } czarodziejów
    [many] { $count } czarodziejów
   *[other] { $count } czarodzieja
  }. Dotknij, aby dodać jednego.
marks-nothing = Nie ma tu wieży, więc nie ma czego notować.
marks-note = Te notatki widzisz tylko ty. Są zapisane na tym urządzeniu i znikną razem ze stołem.

## Auto-pass

passes = Autopas
passes-on = Autopas włączony
passes-about = W turach innych graczy gra pyta, czy chcesz użyć czaru. Autopas odpowiada za ciebie „Pas”, więc gra nie czeka.
passes-unless = Mimo to pytaj mnie, gdy mogę użyć czaru:
passes-action = Pasuj przy tej karcie
passes-turn = Pasuj do mojej następnej tury
passes-off = Pytaj mnie znowu

## Who sits there

seat-bot-elo = Bot: { $level }, Elo { $elo } w grach z innymi botami
seat-bot-sees = Bot nie widzi więcej niż ty.
seat-is-you = To twoje miejsce.
seat-is-here = Jest przy stole.
seat-is-absent = Teraz offline.
seat-is-away = W zastępstwie gra bot. Na to miejsce można wrócić w każdej chwili.
seat-memory-strict = Nie widzi uwięzionych czarodziejów.
seat-memory-notes = Może robić prywatne notatki o uwięzionych czarodziejach.
seat-memory-open = Widzi uwięzionych czarodziejów.
seat-passes = Autopas działa w turach innych graczy.
seat-passes-short = autopas
seat-partner-is = Partner: { $name }
come-back = Wróć na miejsce: { $name }
forget = Usuń moje imię i wiadomości
forget-sure = Usunąć na zawsze?
watching = Oglądasz grę
chat-name = Twoje imię na czacie
chat-join = Dołącz do czatu
hand-over-note = Reszta nie patrzy!
end-waits = Proponujesz zakończyć grę już teraz. Czekamy na odpowiedzi.
end-withdraw = Wycofaj
undo-waits = Prosisz o cofnięcie ruchu. Czekamy na odpowiedzi.
come-back-short = Wróć na miejsce

## Settings

set-sound = Dźwięk
set-sound-note = Kilka cichych dźwięków.
set-captions = Napisy
set-captions-note = Każdy dźwięk także słowami.
set-letters = Klawisze literowe
set-letters-note = Pojedyncze klawisze sterują grą.
sound-lift = Wieża się unosi
sound-land = Wieża ląduje
sound-step = Czarodziej skacze
sound-home = Czarodziej wchodzi do zamku
sound-potion = Kolba się napełnia
sound-die = Toczy się kość
sound-castle = Zamek kruków leci
sound-spell = Działa magia
sound-walk = Kroki
sound-card = Karta trafia na miejsce
sound-secret = Tajne karty zmieniają miejsce
sound-turn = Twoja tura
sound-end = Koniec gry

## Help

help = Pomoc i klawisze
help-signs = Co widzisz
help-keys = Klawisze
help-can = Złoty kolor: możesz tego teraz użyć.
help-ghost = Przezroczysta wieża albo pionek: tu staną po ruchu. Nic się jeszcze nie przesunęło.
help-warn = Koralowy kolor: tych czarodziejów uwięzisz.
help-castle = Fioletowy kolor: tu poleci zamek kruków. „?” znaczy, że zależy to od tego, co odsłoni podniesiona wieża.
help-duel-ghost = Blada postać: tu staniesz. Blada karta: tę weźmiesz albo dołożysz.
help-duel-swing = Paski: kto ma przewagę w każdej wieży. Małe liczby: co zmieni twój ruch.
help-duel-stale = Oko: karta, którą znasz. Znak zapytania: od tamtej pory mogła zostać zamieniona.
help-why = Dotknij przyciemnionego elementu, aby zobaczyć, dlaczego nie możesz go użyć.
keys-card = zagraj jedną ze swoich kart
keys-ring = przejdź do toru ruchu
keys-walk = przechodź dookoła
keys-levels = wybierz wieżę albo czarodzieja na polu
keys-choose = wybierz, naciśnij ponownie, aby potwierdzić
keys-back = wróć, zamknij
keys-undo = cofnij
keys-spells = przejdź do czarów
keys-hand = przejdź do swoich kart
keys-players = przejdź do graczy
keys-duel-card = wybierz jedną ze swoich kart
keys-duel-ring = przejdź do wież
keys-duel-hand = przejdź do swoich kart
keys-duel-other = przejdź do kart przeciwnika
keys-duel-seen = przejdź do tajnych kart
keys-log = przebieg
keys-notes = notatki, jeśli stół na nie pozwala
keys-chat = czat
keys-menu = menu
keys-help = ta pomoc
keys-note = Liczy się położenie klawiszy na klawiaturze angielskiej. Wszędzie dojdziesz też klawiszami Tab i Shift+Tab.

## Cel i ty

you-are = Ty · { $name }
film-of = { $name } gra
film-of-you = Oto twój ruch
film-press = Dotknij czegokolwiek, aby przejść do swojej tury
timeline = Co się wydarzyło
aim = Cel: wprowadź { $wizards ->
    [one] { $wizards } czarodzieja
    [few] { $wizards } czarodziejów
    [many] { $wizards } czarodziejów
   *[other] { $wizards } czarodzieja
  } do zamku i napełnij { $potions ->
    [one] { $potions } kolbę
    [few] { $potions } kolby
    [many] { $potions } kolb
   *[other] { $potions } kolby
  }.
aim-progress = Cel. Czarodzieje w zamku: { $home } z { $wizards }. Napełnione kolby: { $full } z { $potions }.
aim-home = Wprowadź { $count ->
    [one] { $count } czarodzieja
    [few] { $count } czarodziejów
    [many] { $count } czarodziejów
   *[other] { $count } czarodzieja
  } do zamku
aim-fill = napełnij { $count ->
    [one] { $count } kolbę
    [few] { $count } kolby
    [many] { $count } kolb
   *[other] { $count } kolby
  }
aim-home-short = Do zamku
aim-fill-short = Napełnij
aim-of = { $done } z { $all }
aim-of-home = { $done } z { $all } w zamku
you = Ty
seat-trapped = uwięzieni: { $count }
hand-played-second = druga karta zagrana
hand-gap = brak karty
card-no-move = Brak ruchu
card-home = Do zamku!
card-way = { $from } → { $to }
card-moves = { $count ->
    [one] { $count } opcja
    [few] { $count } opcje
    [many] { $count } opcji
   *[other] { $count } opcji
  }
spells-count = { $count ->
    [one] { $count } czar
    [few] { $count } czary
    [many] { $count } czarów
   *[other] { $count } czaru
  }
prompt-usable = Złota krawędź: możesz tego teraz użyć ({ $things })
prompt-usable-short = Złote: do użycia
prompt-usable-tab = Dotknij „Czary”
last-round = Ostatnia runda: cel osiągnięty ({ $names })
last-round-you = Ostatnia runda: cel osiągnięty
spells-limit = { $spells } na turę
spell-spent = Zużyte kolby nadal liczą się jako napełnione.
cards-left = Karty do zagrania w tej turze: { $count }
ask-choose-name = { $name }: zagraj { $which ->
    [first] pierwszą
    [second] drugą
   *[next] następną
  } kartę ({ $act } z { $actions })
do-refuse-short = Wymień karty
do-refuse-note = kończy turę
undo-last = { $last ->
    [card] twoją ostatnią kartę
    [move] twój ostatni ruch
    [spell] twoje ostatnie zaklęcie
   *[decision] twoją ostatnią decyzję
  }
undo-answers = { $what } i { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
  }
undo-since = { $what } i wszystko, co było potem
undo-ask-answers = Cofnąć { $what } i { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
  } ({ $names })?
undo-ask = Cofnąć { $what } i wszystko, co było potem? { $names }: { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
  }.
undo-asked-last = { $name } prosi o cofnięcie ostatniej decyzji.
undo-asked-since = { $name } prosi o cofnięcie ostatniej decyzji i wszystkiego, co było potem. { $names }: { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
  }.
seat-bot-in = poza stołem, bot zagra za { $time }
ask-away = { $name } odchodzi od stołu. Bot zagra za { $time }
ask-wait-since = { $name } myśli już { $time }
away-now = Niech gra bot
away-wait = Zaczekaj
seat-silent = milczy od { $count ->
    [one] { $count } minuty
    [few] { $count } minut
    [many] { $count } minut
   *[other] { $count } minuty
  }
ask-silent = { $name } milczy od { $time }. Niech zagra bot?
silent-bot = Niech gra bot
silent-here = Jestem
spectator-unnamed = Widz
spectator-mute = Wycisz
spectator-unmute = Wyłącz wyciszenie
spectator-remove = Usuń
spectator-remove-name = Usuń: { $name }
hint-other = Inny pomysł
result-you-win = Wygrywasz!
result-you-team = Wygrywasz! Twoja drużyna: { $names }
result-you-share = Dzielisz zwycięstwo: { $names }
result-you-place = { $first }, { $place ->
    [second] ty zajmujesz drugie miejsce
    [third] ty zajmujesz trzecie miejsce
    [fourth] ty zajmujesz czwarte miejsce
    [fifth] ty zajmujesz piąte miejsce
   *[sixth] ty zajmujesz szóste miejsce
  }
result-order = Najpierw osoby, które osiągną cel: im więcej pełnych kolb, tym lepiej. Potem pozostałe, według napełnionych, a następnie pełnych kolb.
result-report = Analiza
result-rule = Przeczytaj zasadę ({ $rule })
rematch-turned = Rewanż ze zmianą miejsc
ask-choose-short = Twoja tura: zagraj { $which ->
    [first] pierwszą
    [second] drugą
   *[next] następną
  } kartę
ask-choose-name-short = { $name }: zagraj { $which ->
    [first] pierwszą
    [second] drugą
   *[next] następną
  } kartę

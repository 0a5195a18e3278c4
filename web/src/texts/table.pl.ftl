### Przy stole: ustawienia, pomoc, notatki, stałe pasy, kto gdzie siedzi.

prompt = Pytanie

## Why not

why-card-first = Najpierw wybierz kartę: od niej zależy, co może się ruszyć i jak daleko.
why-watching = Tylko oglądasz. Ruchy wykonują osoby, które siedzą przy stole.

## Asked once more before it is done

ask-discard-confirm = Odrzucić bez użycia: { $card }?
ask-hand-confirm = Podać kartę ({ $name }): { $card }?
ask-offer = Którą kartę proponujesz? Dla: { $name }
ask-give-confirm = Dać { $count ->
    [one] { $count } napełnioną kolbę
    [few] { $count } napełnione kolby
    [many] { $count } napełnionych kolb
   *[other] { $count } napełnionej kolby
  } ({ $name })?
ask-ask-confirm = Poprosić o kartę ({ $name })? Jedną ze swoich oddasz.
do-offer-card = Zaproponuj kartę
ask-refuse-confirm = Odrzucić rękę i dobrać nową?
would-next = następny lot na { $space }
clock-left = Pozostały czas

## Notes

marks = Notatki
marks-ask = Dotknij pola, aby zapisać, kto jest pod wieżami
marks-of = Notatki: pole { $space }
marks-under = Pod poziomem { $level }
marks-count = { $name }, zapisano: { $count ->
    [one] { $count } czarodziej
    [few] { $count } czarodzieje
    [many] { $count } czarodziejów
   *[other] { $count } czarodzieja
  }. Dodaje jeszcze jednego.
marks-nothing = Nie stoi tu żadna wieża, więc nikt nie jest uwięziony.
marks-note = Te notatki widzisz tylko ty. Zostają na tym urządzeniu i znikają razem ze stołem.

## Standing passes

passes = Pasuj z góry
passes-on = Pasujesz automatycznie
passes-about = W turach innych gra pyta, czy chcesz użyć czaru. Możesz spasować z góry, żeby nikt na ciebie nie czekał.
passes-unless = Mimo to pytaj mnie, gdy mogę użyć czaru:
passes-action = Pas do końca tej akcji
passes-turn = Pas do mojej następnej tury
passes-off = Pytaj mnie znowu

## Who sits there

seat-bot-elo = Bot: { $level }, Elo { $elo } zmierzone w grach z innymi botami
seat-bot-sees = Widzi tylko to co ty.
seat-is-you = To twoje miejsce.
seat-is-here = Siedzi przy stole.
seat-is-absent = Teraz nie ma przy stole.
seat-is-away = Nie ma przy stole, gra bot. Na to miejsce można wrócić w każdej chwili.
seat-memory-strict = Gra z pamięci: uwięzionych czarodziejów nie widać.
seat-memory-notes = Może robić prywatne notatki o uwięzionych czarodziejach.
seat-memory-open = Widzi uwięzionych czarodziejów.
seat-passes = W turach innych pasuje automatycznie.
seat-passes-short = pasuje
seat-partner-is = Partner: { $name }
come-back = Wróć na miejsce: { $name }
forget = Usuń moje imię i moje wiadomości
forget-sure = Usunąć na zawsze?
watching = Oglądasz grę
chat-name = Twoje imię na czacie
chat-join = Dołącz do czatu
hand-over-note = Niech nikt inny teraz nie patrzy.
end-waits = Pozostali decydują, czy zakończyć grę w tym stanie.
end-withdraw = Wycofaj
undo-waits = Pozostali decydują, czy możesz cofnąć ruch.
come-back-short = Wróć na miejsce
lobby-facts = Ten stół
lobby-clock = { $turn } s na turę, { $increment } s więcej z każdą decyzją, { $window } s na odpowiedź w turach innych

## Settings

set-sound = Dźwięk
set-sound-note = Kilka cichych dźwięków, które tworzy sama strona.
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
sound-spell = Ktoś czaruje
sound-walk = Ktoś idzie dalej
sound-card = Karta zmienia miejsce
sound-secret = Tajne karty się poruszają
sound-turn = Twoja tura
sound-end = Koniec gry

## Help

help = Pomoc i klawisze
help-signs = Co widzisz
help-keys = Klawisze
help-can = Złote światło: tego można teraz użyć.
help-ghost = Przezroczysty pionek: tak będzie po twoim ruchu. Jeszcze nic się nie stało.
help-warn = Kolor koralowy: ci czarodzieje zostaną uwięzieni.
help-castle = Fiolet: tam poleci zamek kruków; „?” oznacza, że zależy to od tego, co odsłoni podniesiona wieża.
help-duel-ghost = Blada postać pokazuje, gdzie staniesz, blada karta – co weźmiesz lub położysz.
help-duel-swing = Paski pokazują, kto ma więcej przy każdej wieży; małe liczby mówią, co zmieni ruch.
help-duel-stale = Oko oznacza kartę, którą znasz; znak zapytania obok: od tamtej pory mogła zostać zamieniona.
help-why = Dotknij tego, co nie świeci, a przeczytasz, dlaczego nie można tego użyć.
keys-card = zagraj kartę z ręki
keys-ring = przejdź na tor
keys-walk = idź po torze
keys-levels = wybieraj spośród pionków na polu
keys-choose = wybierz; jeszcze raz: potwierdź
keys-back = wróć, zamknij
keys-undo = cofnij
keys-spells = przejdź do czarów
keys-hand = przejdź do ręki
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
keys-note = Chodzi o położenie klawiszy na klawiaturze angielskiej. Wszędzie dojdziesz też klawiszami Tab i Shift+Tab.

### Wędrujące wieże i strony wokół gry. Zdania o graczach są w czasie teraźniejszym i nie znają rodzaju.

## Things of the game

game-towers = Wędrujące wieże
game-duel = Rycerz i mag
castle = Zamek kruków
ring = Tor ruchu: 16 pól
pool = Talia: { $draw ->
    [one] { $draw } karta
    [few] { $draw } karty
    [many] { $draw } kart
   *[other] { $draw } karty
  }. Stos kart odrzuconych: { $discard ->
    [one] { $discard } karta
    [few] { $discard } karty
    [many] { $discard } kart
   *[other] { $discard } karty
  }.
towers-count = { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  }
wizards-count = { $count ->
    [one] { $count } czarodziej
    [few] { $count } czarodziejów
    [many] { $count } czarodziejów
   *[other] { $count } czarodzieja
  }
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
potions-state = Kolby: napełnione { $full }, puste { $empty }, zużyte { $spent }
home-state = Czarodzieje w zamku: { $home } z { $all }

## Seats

seat-A = Bursztyn
seat-B = Malina
seat-C = Błękit
seat-D = Fiolet
seat-E = Mech
seat-F = Szron
level-child = Dziecko
level-wanderer = Wędrowiec
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-magister = Mistrz
level-archmage = Arcymag
level-spirekeeper = Strażnik wież
seat-bot = bot
seat-away = w zastępstwie gra bot
seat-turn-you = twoja tura, karta { $act } z { $actions }
seat-turn = zagrywa kartę { $act } z { $actions }
seat-partner = twój partner
seat-reserved = czar na potem: { $spell }
seats = Gracze

## Cards

card-W = Czarodziej { $steps }
card-T = Wieża { $steps }
card-C = Wieża { $tower } / czarodziej { $wizard }
card-DC = Wieża / czarodziej, { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
  }
card-DT = Wieża, { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
  }
card-DW = Czarodziej, { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
  }
card-hidden = Zakryta karta
card-number = Karta { $number }: { $card }
card-side-tower = { $card }: przesuń wieżę o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
  }
card-side-wizard = { $card }: przesuń czarodzieja o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
  }
hand = Twoje karty
hand-played-first = pierwsza karta zagrana
draw-pile = Talia
discard-pile = Stos kart odrzuconych

## Spells

spells = Czary
spell-MW = Przesuń czarodzieja
spell-MT = Przesuń wieżę
spell-HW = Zdmuchnij czarodzieja
spell-HT = Zdmuchnij wieżę
spell-SW = Zamień wieżę
spell-NK = Przesuń zamek kruków
spell-FR = Uwolnij czarodzieja
spell-PB = Wskocz na barana
spell-DT2C = Dobierz dwie karty
spell-none = brak czaru
spell-short-MW = Przesuń dowolnego widocznego czarodzieja o 1 pole do przodu.
spell-short-MT = Przesuń dowolną wieżę o 2 pola do przodu.
spell-short-HW = Przesuń dowolnego widocznego czarodzieja o 1 pole do tyłu.
spell-short-HT = Przesuń dowolną wieżę o 2 pola do tyłu.
spell-short-SW = Zamień miejscami wierzchnie wieże z 2 pól.
spell-short-NK = Przesuń zamek kruków na najbliższe pole bez czarodziejów na wierzchu, do przodu lub do tyłu.
spell-short-FR = Zajrzyj pod wieżę. Jeśli jest tam twój czarodziej, przenieś go na wierzch.
spell-short-PB = Gdy czarodziej się przesuwa, twój jedzie z nim z tego samego miejsca.
spell-short-DT2C = Dobierz 2 karty.
spell-tile = { $spell }, { $cost ->
    [one] { $cost } kolba
    [few] { $cost } kolby
    [many] { $cost } kolb
   *[other] { $cost } kolby
  }. { $short }
spell-ready = Gotowy do użycia

## What is asked

ask-wait = { $name } myśli
ask-chance = Losowanie…
ask-tiles = Losowanie czarów…
ask-deal = Rozdawanie kart…
ask-choose = Twoja tura: zagraj { $which ->
    [first] pierwszą
    [second] drugą
   *[next] następną
  } kartę ({ $act } z { $actions })
ask-rescue = Uwolnić czarodzieja?
ask-answer = { $name } prosi cię o kartę
ask-offered = { $name } proponuje ci: { $card }
ask-return = Którą kartę oddajesz?
ask-roll = Rzut kością…
ask-reroll = Wypada { $value }. Przerzucić?
ask-side = Wypada { $value }. Wieża czy czarodziej?
ask-pre = { $name } zagrywa: { $card }. Użyć najpierw czaru?
ask-pre-own = Użyć czaru przed ruchem?
ask-mid = { $name } przesuwa czarodzieja. Wskoczyć na barana?
ask-mid-own = Zabrać drugiego czarodzieja?
ask-post = Użyć czaru?
ask-piece-wizard = Przesuń czarodzieja o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
  }
ask-piece-tower = Przesuń wieżę o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
  }
ask-piece-either = Przesuń wieżę albo czarodzieja
ask-redraw = Dobieranie nowych kart…
ask-step = Przesunąć wieżę o 1 pole?
ask-end = Użyć czaru czy zakończyć turę?
ask-refill = Dobieranie kart…
ask-over = Koniec gry
ask-repeat = Jeszcze raz „{ $spell }”?
ask-pick = Czyj czarodziej na wierzch?
ask-fill = Napełnić kolbę partnera?
ask-ride = Czarodziej idzie. Wskoczyć na barana?
ask-draw = Dobieranie 2 kart…
ask-spell-target = { $spell }: wybierz cel
ask-spell-second = { $spell }: wybierz drugie pole
ask-spell-confirm = Użyć czaru „{ $spell }”?
ask-card-side = { $card }: wieża czy czarodziej?
ask-discard = Którą kartę odrzucasz bez użycia?
ask-give = Ile kolb dajesz?
ask-play-confirm = Zagrać: { $card }?
ask-roll-confirm = { $card }: rzucić kością?

## Answers

do-confirm = Potwierdź
do-more = Więcej
do-undo = Cofnij
do-cancel = Wróć
do-play = Zagraj
do-roll = Rzuć
do-refuse = Wymień karty · kończy turę
do-refuse-long = Odrzucasz wszystkie karty, dobierasz 3 nowe i możesz przesunąć wieżę o 1 pole. Potem twoja tura się kończy.
do-ask = Poproś partnera
do-decline = Odmów
do-takeCard = Weź kartę
do-reroll = Przerzuć
do-accept = Zostaw { $value }
do-accept-plain = Zostaw
do-unused = Nie używaj
do-nostep = Nie przesuwaj
do-end = Zakończ turę
do-pass = Pas
do-stop = Koniec czarów
do-leave = Zostaw na miejscu
do-discard = Odrzuć kartę
do-discard-card = Odrzuć: { $card }
do-give = Daj kolby
do-give-count = Daj { $count ->
    [one] { $count } kolbę
    [few] { $count } kolby
    [many] { $count } kolb
   *[other] { $count } kolby
  }
do-offer = Zaproponuj: { $card }
do-return = Oddaj: { $card }
do-side-tower = Wieża
do-side-wizard = Czarodziej
do-side-tower-steps = Wieża { $steps }
do-side-wizard-steps = Czarodziej { $steps }
do-take = { $name }
do-fill-partner = Napełnij
do-fill-none = Nie
do-reserve = Użyj po ruchu
do-cast = Użyj
do-cast-forward = Do przodu
do-cast-backward = Do tyłu
do-ride = Wskocz
do-wizard = Przesuń z pola { $space } czarodzieja: { $name }
do-tower = Przesuń z pola { $space }: { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  }
do-step = Przesuń o 1 pole z pola { $space }: { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  }
do-cast-wizard = { $spell }, pole { $space }: { $name }
do-cast-tower = { $spell }, pole { $space }: { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  }
do-cast-free = { $spell }, pole { $space }: zajrzyj pod poziom { $level }
do-cast-swap = { $spell }: pola { $first } i { $second }
do-cast-swap-first = { $spell }: wierzchnia wieża z pola { $space }

## What it would do

would-cover = pod wieżą
would-cover-spoken = uwięzisz: { $names }
would-potion = +{ $count ->
    [one] { $count } kolba
    [few] { $count } kolby
    [many] { $count } kolb
   *[other] { $count } kolby
  }
would-price = −{ $count ->
    [one] { $count } kolba
    [few] { $count } kolby
    [many] { $count } kolb
   *[other] { $count } kolby
  }
would-home = w zamku
would-castle = zamek na pole { $space }
would-castle-unknown = zamek na pole ?
would-open = zobaczysz po ruchu
keep-next = Zamek poleci na pole { $space }
keep-stays = Zamek zostaje na miejscu
keep-when = gdy czarodziej wejdzie do zamku

## The ring in words

space-name = Pole { $space }
space-raven = tarcza z krukiem
space-empty = puste
space-castle = tu stoi zamek kruków
space-next = tu poleci zamek kruków
space-top-shield = na wierzchu wieża z tarczą
space-top-plain = na wierzchu wieża bez tarczy
space-wizards = { $name } { $count }
text-view = Tor ruchu jako tekst
level-name = Poziom { $level }
level-top = Wierzchnia wieża

## What happened

log = Przebieg
log-TilesRevealed = Czary w grze: { $spells }
log-CardDrawn = { $name } dobiera kartę
log-CardDrawn-own = { $name } dobiera: { $card }
log-Reshuffled = Stos kart odrzuconych potasowany: to nowa talia
log-CardPlayed = { $name } zagrywa: { $card }
log-CardDiscarded = { $name } odrzuca bez użycia: { $card }
log-HandDiscarded = { $name } wymienia karty, odrzuca: { $cards }
log-DieRolled = Wypada { $value }
log-RerollCalled = { $name } przerzuca
log-ResultStands = { $name } zostawia wynik
log-PieceChosen = { $name } wybiera pole { $space }
log-CardFizzled = Karta bez efektu
log-CardFinished = Karta rozpatrzona
log-WizardMoved = { $name } przesuwa czarodzieja z pola { $from } na pole { $to }
log-WizardMoved-other = { $name } przesuwa czarodzieja ({ $owner }) z pola { $from } na pole { $to }
log-WizardEntered = { $owner }: czarodziej z pola { $from } wchodzi do zamku
log-TowerMoved = { $name } przesuwa { $count ->
    [one] { $count } wieżę
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  } z pola { $from } na pole { $to }
log-TowerMoved-covers = { $name } przesuwa { $count ->
    [one] { $count } wieżę
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  } z pola { $from } na pole { $to }, { $covered ->
    [one] uwięziony { $covered } czarodziej
    [few] uwięzionych { $covered } czarodziejów
    [many] uwięzionych { $covered } czarodziejów
   *[other] uwięzionych { $covered } czarodzieja
  }
log-TowersSwapped = { $name } zamienia miejscami wierzchnie wieże z pól { $first } i { $second }
log-CastleMoved = Zamek kruków leci na pole { $to }
log-SurfaceShown = Pod poziomem { $level } na polu { $space }: { $wizards }
log-SurfaceShown-nobody = Pod poziomem { $level } na polu { $space }: brak czarodziejów
log-WizardFreed = { $owner }: czarodziej na polu { $space } wychodzi na wierzch
log-PotionFilled = { $name } napełnia kolbę
log-SpellCast = { $name } używa czaru „{ $spell }”
log-RepeatBound = To samo można przesunąć jeszcze raz
log-SpellResolved = Czar rozpatrzony
log-SpellReserved = { $name } zachowuje na potem czar „{ $spell }”
log-ReservationClosed = { $name } rezygnuje z zachowanego czaru
log-PartnerAsked = { $name } prosi partnera o kartę
log-CardOffered = { $from } → { $to }: propozycja karty
log-CardOffered-own = { $from } → { $to }: propozycja karty { $card }
log-OfferTaken = { $name } bierze kartę
log-OfferDeclined = { $name } nie bierze karty
log-CardPassed = { $from } → { $to }: karta
log-CardPassed-own = { $from } → { $to }: { $card }
log-PotionsGiven = { $from } → { $to }: { $count ->
    [one] { $count } kolba
    [few] { $count } kolby
    [many] { $count } kolb
   *[other] { $count } kolby
  }
log-TurnStarted = { $name } zaczyna turę
log-ActionStarted = { $name }: karta { $act }
log-TurnEnded = { $name } kończy turę
log-GameEnded = Koniec gry
log-Waiting = { $name } decyduje
log-Hidden = Dzieje się coś, czego nie widzisz
log-Undone = { $count ->
    [one] Cofnięto { $count } krok
    [few] Cofnięto { $count } kroki
    [many] Cofnięto { $count } kroków
   *[other] Cofnięto { $count } kroku
  }
log-Undone-by = { $name } cofa { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
  }

## Table and pages

nav-spells = Czary
nav-players = Gracze
nav-log = Przebieg
menu = Menu
pace = Tempo ruchów innych graczy
pace-instant = Od razu
pace-quick = Szybkie
pace-normal = Zwykłe
pace-calm = Spokojne
theme = Motyw
theme-night = Noc
theme-light = Dzień
language = Język

home-claim-1 = Przesuń wieżę.
home-claim-2 = Zgub czarodzieja.
home-claim-duel-1 = Weź ropuchę.
home-claim-duel-2 = Zdobądź wieżę.
home-about = Dwie gry o wieżach na spokojne wieczory. Bez instalowania i bez konta.
home-play = Zagraj
home-games = Gra
home-again = Nowa gra (zastąpi tę)
home-against = z { $count ->
    [one] { $count } botem
    [few] { $count } botami
    [many] { $count } botami
   *[other] { $count } bota
  }
home-code = Masz kod od znajomych?
home-code-hint = np. brave-raven-42
home-join = Dołącz
home-new = Nowy stół
home-rules = Zasady
home-watch = Oglądaj
home-replays = Powtórki
home-players-range = { $from }–{ $to } graczy
home-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
page-missing = Nie znaleziono strony
page-missing-note = Sprawdź adres albo zacznij od strony głównej.
page-home = Strona główna
connecting = Łączenie…

## Start, new table, lobby, end of a game

seat-K = Rycerz
seat-M = Mag
close = Zamknij
agree = Zgoda
disagree = Odmów
home-failed = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
continue = Graj dalej
continue-gathering = nierozpoczęta
continue-over = zakończona
continue-won = Wygrana
continue-won-by = Zwycięstwo: { $names }
continue-lost = Przegrana
continue-yours = twoja kolej
continue-theirs = kolej: { $name }
continue-forget = Usuń z listy: { $players }
level-elo = { $level } (Elo { $elo })
lobby-bot = Bot: { $level }
lobby-absent = offline
reconnecting = Ponowne łączenie…
table-code = Stół { $code }
end-propose = Zaproponuj koniec gry
end-asked = { $name } proponuje zakończyć grę już teraz.
undo-wish = Poproś o cofnięcie ostatniej decyzji
resign = Poddaj się
resign-sure = Na pewno się poddajesz?
leave-seat = Odejdź · dalej gra bot
remove-absent = Zastąp botem: { $name }
hand-over = Przekaż urządzenie: { $name }
hand-over-ready = Pokaż moje karty
result = Wynik
result-won = Wygrywa { $name }
result-shared = Wspólne zwycięstwo: { $names }
result-points = Wygrywa, kto ma więcej punktów.
result-agreed = Gra zakończona za zgodą wszystkich.
result-resigned = Gra poddana: ostatnie miejsce.
result-board = Zobacz planszę
result-record = Pobierz zapis
rematch = Rewanż
rematch-follow = Dołącz do rewanżu
chat = Czat
chat-empty = Brak wiadomości.
chat-phrases = Szybkie zwroty
chat-text = Napisz wiadomość
chat-say = Wyślij
chat-mute = Wycisz: { $name }
chat-unmute = Wyłącz wyciszenie: { $name }
lobby-spectators = Widownia: { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
  }
undo-asked = { $name } prosi o cofnięcie { $count ->
    [one] { $count } kroku
    [few] { $count } kroków
    [many] { $count } kroków
   *[other] { $count } kroku
  }.

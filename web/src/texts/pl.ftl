### Wędrujące wieże i strony wokół gry. Zdania o graczach są w czasie teraźniejszym i nie znają rodzaju.

## Things of the game

game-towers = Wędrujące wieże
game-duel = Rycerz i mag
castle = Zamek kruków
ring = Tor ruchu z szesnastu pól
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
    [few] { $count } czarodzieje
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
seat-E = Wiąz
seat-F = Szron
level-child = Dziecko
level-wanderer = Wędrowiec
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-magister = Magister
level-archmage = Arcymag
seat-bot = bot
seat-away = nieobecność, gra bot
seat-turn-you = twoja tura, karta { $act } z { $actions }
seat-turn = zagrywa kartę { $act } z { $actions }
seat-partner = partner
seat-reserved = czar w zapasie: { $spell }
seats = Gracze

## Cards

card-W = Czarodziej { $steps }
card-T = Wieża { $steps }
card-C = Wieża { $tower } albo czarodziej { $wizard }
card-DC = Wieża albo czarodziej, { $dice ->
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
card-side-tower = { $card }: ruch wieży o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
  }
card-side-wizard = { $card }: ruch czarodzieja o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
  }
hand = Twoja ręka
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
spell-short-MW = Dowolny widoczny czarodziej rusza o jedno pole do przodu.
spell-short-MT = Dowolne wieże ruszają o dwa pola do przodu.
spell-short-HW = Dowolny widoczny czarodziej rusza o jedno pole do tyłu.
spell-short-HT = Dowolne wieże ruszają o dwa pola do tyłu.
spell-short-SW = Dwie wierzchnie wieże zamieniają się miejscami.
spell-short-NK = Zamek kruków przeskakuje na najbliższe pole bez czarodziejów, w dowolną stronę.
spell-short-FR = Zajrzyj pod wieżę i wyciągnij na wierzch swojego czarodzieja.
spell-short-PB = Twój czarodziej jedzie razem z tym, który się porusza.
spell-short-DT2C = Dobierz dwie karty.
spell-tile = { $spell }, { $cost ->
    [one] { $cost } kolba
    [few] { $cost } kolby
    [many] { $cost } kolb
   *[other] { $cost } kolby
  }. { $short }
spell-ready = można teraz użyć

## What is asked

ask-wait = { $name } myśli
ask-chance = Decyduje karta albo kość
ask-tiles = Losowanie płytek czarów
ask-deal = Rozdawanie kart
ask-choose = Zagraj kartę { $act } z { $actions }
ask-rescue = Uwolnić czarodzieja czy pas?
ask-answer = { $name } prosi o kartę
ask-return = Którą kartę oddać?
ask-roll = Rzut kością
ask-reroll = Na kości { $value }. Przerzucić?
ask-side = { $value }: ruch wieży czy czarodzieja?
ask-pre = { $name } zagrywa: { $card }. Użyć czaru przedtem?
ask-pre-own = Użyć czaru przed swoim ruchem?
ask-mid = { $name } rusza czarodzieja. Wskoczyć na barana?
ask-mid-own = Zabrać drugiego czarodzieja?
ask-post = Użyć czaru teraz?
ask-piece-wizard = Rusz czarodzieja o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
  }
ask-piece-tower = Rusz wieżę o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
  }
ask-piece-either = Rusz wieżę albo czarodzieja
ask-redraw = Dobieranie nowej ręki
ask-step = Możesz ruszyć wieżę o jedno pole
ask-end = Koniec tury czy jeszcze czar?
ask-refill = Dobieranie kart
ask-over = Koniec gry
ask-repeat = { $spell }: użyć jeszcze raz?
ask-pick = Który czarodziej wychodzi na wierzch?
ask-fill = Napełnić kolbę partnera?
ask-ride = Czarodziej rusza. Wskoczyć na barana?
ask-draw = Dobieranie dwóch kart
ask-spell-target = { $spell }: wybierz cel
ask-spell-second = { $spell }: wybierz drugie pole
ask-spell-confirm = { $spell }: użyć?
ask-card-side = { $card }: wieża czy czarodziej?
ask-discard = Którą kartę odrzucić bez użycia?
ask-give = Ile kolb dla partnera?
ask-play-confirm = Zagrać: { $card }?
ask-roll-confirm = { $card }: rzucić kością?

## Answers

do-confirm = Potwierdź
do-more = Więcej odpowiedzi
do-undo = Cofnij
do-cancel = Wróć
do-play = Zagraj
do-roll = Rzuć
do-refuse = Nowa ręka
do-refuse-long = Odrzuć rękę, dobierz trzy karty i, jeśli chcesz, rusz jedną wieżę o pole
do-ask = Poproś partnera
do-decline = Bez karty
do-reroll = Przerzuć
do-accept = Zostaw { $value }
do-accept-plain = Zostaw
do-unused = Bez użycia
do-nostep = Bez ruchu
do-end = Koniec tury
do-pass = Pas
do-stop = Wystarczy
do-leave = Zostaw
do-discard = Odrzuć kartę
do-discard-card = Odrzuć: { $card }
do-give = Daj kolby
do-give-count = Daj { $count ->
    [one] { $count } kolbę
    [few] { $count } kolby
    [many] { $count } kolb
   *[other] { $count } kolby
  }
do-offer = Podaj: { $card }
do-return = Oddaj: { $card }
do-side-tower = Wieża
do-side-wizard = Czarodziej
do-side-tower-steps = Wieża { $steps }
do-side-wizard-steps = Czarodziej { $steps }
do-take = { $name }
do-fill-partner = Napełnij
do-fill-none = Nie
do-reserve = Zachowaj na potem
do-cast = Użyj
do-cast-forward = Do przodu
do-cast-backward = Do tyłu
do-ride = Wskocz
do-wizard = Rusz czarodzieja ({ $name }) z pola { $space }
do-tower = Rusz z pola { $space }: { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  }
do-step = Krok z pola { $space }: { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  }
do-cast-wizard = { $spell }: czarodziej ({ $name }) na polu { $space }
do-cast-tower = { $spell }, pole { $space }: { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  }
do-cast-free = { $spell }: zajrzyj pod poziom { $level } na polu { $space }
do-cast-swap = { $spell }: { $first } i { $second }
do-cast-swap-first = { $spell }: wierzchnia wieża z pola { $space }

## What it would do

would-cover = w pułapce
would-cover-spoken = w pułapce: { $names }
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
would-castle = Zamek kruków na { $space }
would-castle-unknown = Zamek kruków na ?
would-open = reszta okaże się potem
keep-next = Zamek kruków leci potem na { $space }
keep-stays = Zamek kruków zostaje
keep-unknown = Zamek kruków leci potem na ?
keep-when = gdy czarodziej wejdzie do zamku

## The ring in words

space-name = Pole { $space }
space-raven = tarcza z krukiem
space-empty = puste
space-castle = tu jest zamek kruków
space-next = tu poleci zamek kruków
space-top-shield = na wierzchu wieża z tarczą
space-top-plain = na wierzchu wieża bez tarczy
space-wizards = { $name } { $count }
text-view = Tor ruchu słowami
level-name = Poziom { $level }
level-top = Wierzchnia wieża

## What happened

log = Przebieg
log-TilesRevealed = Czary w grze: { $spells }
log-CardDrawn = { $name } dobiera kartę
log-CardDrawn-own = { $name } dobiera: { $card }
log-Reshuffled = Odrzucone karty są tasowane i tworzą nową talię
log-CardPlayed = { $name } zagrywa: { $card }
log-CardDiscarded = { $name } odrzuca bez użycia: { $card }
log-HandDiscarded = { $name } odrzuca rękę: { $cards }
log-DieRolled = Na kości { $value }
log-RerollCalled = { $name } przerzuca
log-ResultStands = { $name } zostawia wynik
log-PieceChosen = { $name } wybiera pole { $space }
log-CardFizzled = Karta nie ma czego ruszyć
log-CardFinished = Karta rozpatrzona
log-WizardMoved = { $name }: czarodziej z { $from } na { $to }
log-WizardMoved-other = { $name } rusza czarodzieja ({ $owner }) z { $from } na { $to }
log-WizardEntered = { $owner }: czarodziej z { $from } wchodzi do zamku
log-TowerMoved = { $name }: { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  } z { $from } na { $to }
log-TowerMoved-covers = { $name }: { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
  } z { $from } na { $to }, w pułapce { $covered ->
    [one] { $covered } czarodziej
    [few] { $covered } czarodzieje
    [many] { $covered } czarodziejów
   *[other] { $covered } czarodzieja
  }
log-TowersSwapped = { $name }: wierzchnie wieże z { $first } i { $second } zamieniają się miejscami
log-CastleMoved = Zamek kruków leci na { $to }
log-SurfaceShown = Pod poziomem { $level } na polu { $space }: { $wizards }
log-SurfaceShown-nobody = Pod poziomem { $level } na polu { $space }: nikogo
log-WizardFreed = { $owner }: czarodziej na polu { $space } wychodzi na wierzch
log-PotionFilled = { $name }: +1 kolba
log-SpellCast = { $name } używa czaru: { $spell }
log-RepeatBound = Ten sam pionek może ruszyć jeszcze raz
log-SpellResolved = Czar rozpatrzony
log-SpellReserved = { $name } zachowuje na potem: { $spell }
log-ReservationClosed = { $name } rezygnuje z zachowanego czaru
log-PartnerAsked = { $name } prosi partnera o kartę
log-CardPassed = { $from } podaje kartę: { $to }
log-CardPassed-own = { $from } podaje ({ $to }): { $card }
log-PotionsGiven = { $from } daje ({ $to }): { $count ->
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
log-Hidden = Coś dzieje się w ukryciu
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
speed = Szybkość ruchu
speed-off = bez
theme = Barwy
theme-night = Noc
theme-light = Dzień
language = Język

home-claim-1 = Rusz wieżę.
home-claim-2 = Zgub czarodzieja.
home-about = Dwie gry o wieżach na spokojne wieczory. Bez instalowania i bez konta.
home-play = Zagraj
home-against = przeciw { $count ->
    [one] { $count } botowi
    [few] { $count } botom
    [many] { $count } botom
   *[other] { $count } bota
  }
home-code = Masz kod od znajomych?
home-code-hint = na przykład brave-raven-42
home-join = Dołącz
home-new = Nowy stół
home-learn = Nauka w 5 ruchach
home-rules = Zasady
home-watch = Oglądaj
home-replays = Powtórki
home-players-range = od { $from } do { $to } graczy
home-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
  }
page-missing = Tej strony jeszcze nie ma.
page-home = Na stronę główną
connecting = Łączenie…

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
seat-away = nie ma przy stole, gra bot
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
ask-rescue = Uwolnić czarodzieja czy spasować?
ask-answer = { $name } prosi o kartę
ask-offered = { $name } proponuje: { $card }
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
do-takeCard = Weź kartę
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

would-cover = uwięzienie
would-cover-spoken = uwięzieni: { $names }
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
  } z { $from } na { $to }, { $covered ->
    [one] uwięziony { $covered } czarodziej
    [few] uwięzieni { $covered } czarodzieje
    [many] uwięzionych { $covered } czarodziejów
   *[other] uwięzionych { $covered } czarodzieja
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
log-CardOffered = { $from } proponuje kartę: { $to }
log-CardOffered-own = { $from } proponuje ({ $to }): { $card }
log-OfferTaken = { $name } bierze kartę
log-OfferDeclined = { $name } nie bierze karty
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
speed-off = bez ruchu
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

## Start, new table, lobby, end of a game

seat-K = Rycerz
seat-M = Mag
close = Zamknij
agree = Zgoda
disagree = Nie
home-failed = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
continue = Graj dalej
continue-gathering = jeszcze nierozpoczęta
continue-over = zakończona
continue-yours = twoja kolej
continue-theirs = kolej: { $name }
continue-forget = Usuń { $code } z listy
new-edition = Wydanie
edition-international = Międzynarodowe
edition-international-note = Drugą kartę tury wolno odrzucić bez użycia; dostępne są wszystkie warianty.
edition-polish = Polskie
edition-polish-note = Kartę, której można użyć, trzeba wykorzystać; gotowa drużyna od razu kończy grę.
edition-ukrainian = Ukraińskie
edition-ukrainian-note = W wariancie dla mistrzów magii każdy może użyć czaru w każdej akcji, nawet w trakcie ruchu.
edition-czech = Czeskie
edition-czech-note = O stronie karty decyduje przesunięty pionek; płytki wariantu dla mistrzów magii się wybiera.
new-players = Gracze
new-variant = Wariant
variant-basic = Podstawowy
variant-basic-note = Dwa czary, jedno użycie na turę.
variant-advanced = Zaawansowany
variant-advanced-note = Cztery losowe czary; używasz ich, ile razy cię stać, ale tylko między kartami.
variant-master = Dla mistrzów magii
variant-master-note = Cztery czary, których inni mogą używać także w twojej turze.
variant-solo-note = W pojedynkę przeciw kartom: jedna karta na turę, wszyscy czarodzieje na czas w zamku.
new-teams = Partnerzy siedzą naprzeciw siebie i wygrywają razem.
new-memory = Uwięzieni czarodzieje
memory-Strict = Z pamięci
memory-Strict-note = Tego, co przykryte, nie widzi nikt: trzeba pamiętać.
memory-Notes = Z notatkami
memory-Notes-note = Uwięzieni są ukryci, ale wolno robić własne notatki.
memory-Open = Jawnie
memory-Open-note = Wszyscy widzą, kto jest pod którą wieżą.
new-seats = Miejsca
new-player = Gracz { $number }
new-sitter = Kto gra: { $seat }
new-sitter-person = Osoba przy tym urządzeniu
new-sitter-open = Otwarte: każdy z linkiem
new-sitter-bot = Bot
new-level = Siła: { $seat }
level-elo = { $level } (Elo { $elo })
new-sees = widzi uwięzionych
new-bots-see = Elo zmierzono między botami; dziecko ma 0. Bot widzi tylko to co ty.
new-clock = Zegar
clock-none = Brak
clock-none-note = Każdy gra tak długo, jak chce.
clock-quick = Szybki
clock-quick-note = 45 sekund na turę, 5 więcej z każdą decyzją.
clock-calm = Spokojny
clock-calm-note = Dwie minuty na turę, 10 sekund więcej z każdą decyzją.
clock-long = Długi
clock-long-note = Dziesięć minut na turę.
new-visibility = Kto może przyjść
visibility-link = Z linkiem
visibility-link-note = Tylko ci, którzy znają kod lub link.
visibility-public = Publiczny
visibility-public-note = Stół jest na liście otwartych stołów.
new-options = Wszystkie opcje
new-reset = Jak w wydaniu
new-create = Utwórz stół
new-as-variant = jak w wariancie
new-in-play = w grze
new-cost = Koszt
new-cost-of = Koszt: { $spell }
group-castle = Zamek
group-cards = Karty i koniec gry
group-spells = Czary
group-master = Wariant dla mistrzów magii
group-team = Drużyny
group-solo = W pojedynkę
group-duel-play = Ruchy, zaklęcia i krąg
group-duel-see = Co jest widoczne
group-duel-count = Liczenie i talia
lobby-closed = Ten stół jest zamknięty.
lobby-invite = Zaproś innych
lobby-copy = Udostępnij link
lobby-copied = Gotowe
lobby-qr = Link jako kod QR
lobby-name = Twoje imię
lobby-colour = Twój kolor
lobby-bot = Bot: { $level }
lobby-reserved = czeka na urządzenie gospodarza
lobby-open = wolne
lobby-you = ty
lobby-absent = nie ma przy stole
lobby-sit = Usiądź tutaj
lobby-apply = Użyj tego imienia i koloru
lobby-leave = Wstań
lobby-free = Zwolnij miejsce
lobby-make-bot = Bot
lobby-fill = Wolne miejsca zajmie
lobby-start = Zacznij
lobby-close = Zamknij stół
lobby-waits = Grę zaczyna gospodarz stołu.
reconnecting = Ponowne łączenie…
table-code = Stół { $code }
end-propose = Zaproponuj koniec gry
end-asked = { $name } proponuje zakończyć grę w tym stanie.
undo-wish = Poproś o cofnięcie mojej decyzji
resign = Poddaj grę
resign-sure = Na pewno poddać?
leave-seat = Odejdź: bot gra dalej
remove-absent = Niech bot gra za: { $name }
hand-over = Przekaż ekran: { $name }
hand-over-ready = Pokaż moją rękę
result = Wynik
result-won = Wygrywa { $name }
result-shared = Wspólne zwycięstwo: { $names }
result-points = Decydują punkty.
result-agreed = Wszyscy zgodzili się zakończyć grę w tym stanie.
result-resigned = Ktoś się poddał i zajmuje ostatnie miejsce.
result-board = Zobacz planszę
result-record = Pobierz zapis
rematch = Rewanż
rematch-follow = Do rewanżu
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-phrases = Gotowe zwroty
chat-text = Napisz coś
chat-say = Wyślij
chat-mute = Wycisz: { $name }
chat-unmute = Czytaj znów: { $name }
lobby-spectators = Ogląda: { $count ->
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

## Options of a new table: what each one changes

opt-castleLanding = Gdzie na pustym polu może stanąć zamek, gdy ktoś do niego wejdzie.
optv-castleLanding-ShieldOnly = tylko na tarczy z krukiem
optv-castleLanding-EmptySpaceOrShieldTower = na dowolnym pustym polu
opt-castleTrigger = Po czyim wejściu zamek leci dalej.
optv-castleTrigger-AnyWizard = każdego czarodzieja
optv-castleTrigger-OwnWizard = tylko wprowadzonego przez właściciela
opt-entryEndsTurn = Które wejście do zamku kończy turę.
optv-entryEndsTurn-ActiveOwnByActive = własny czarodziej, wprowadzony samodzielnie
optv-entryEndsTurn-ActiveOwnByAnyone = własny czarodziej, obojętnie przez kogo
optv-entryEndsTurn-AnyEntry = dowolny czarodziej
opt-declineMove = Które karty wolno odrzucić, choć dałoby się ich użyć.
optv-declineMove-Forced = żadne
optv-declineMove-SecondCard = drugą w turze
optv-declineMove-Any = dowolne
opt-sideAnnounce = Kiedy rozstrzyga się strona karty łączonej.
optv-sideAnnounce-OnPlay = przy zagraniu
optv-sideAnnounce-WithPiece = z wyborem pionka
opt-openDiscard = Wolno przeglądać cały stos kart odrzuconych.
opt-deadlock = Co się dzieje, gdy nikt już nie może osiągnąć celu.
optv-deadlock-End = gra się kończy
optv-deadlock-PlayOn = gra trwa
opt-wizardStock = Ilu czarodziejów jest w pudełku; w grze nic nie zmienia.
opt-spellMidCard = W grze podstawowej czar może paść między zagraniem karty a ruchem.
opt-spellsPerTurn = Ile czarów wolno użyć w turze gry podstawowej.
opt-swapWithCastle = Czy wolno zamienić wieżę pod zamkiem.
optv-swapWithCastle-Carry = tak, zamek jedzie z nią
optv-swapWithCastle-Forbid = nie
opt-freeMayDecline = Kto uwalnia czarodzieja, może go zostawić na miejscu.
opt-pbOutOfTurn = W wariancie zaawansowanym inni mogą wskakiwać na barana w twojej turze.
opt-pbCardMovesOnly = Na barana można jechać tylko przy ruchu z karty, nie z czaru.
opt-piggybackRelocations = Ile razy leci zamek, gdy wchodzi kilku naraz.
optv-piggybackRelocations-Once = raz
optv-piggybackRelocations-PerWizard = raz za każdego
opt-advancedVariant = Wariant zaawansowany należy do tego wydania.
opt-promo = Płytka „Dobierz dwie karty” może być wśród losowanych.
opt-tileCount = Ile płytek czarów się losuje.
opt-masterPick = Skąd biorą się czary wariantu dla mistrzów magii.
optv-masterPick-Random = losowane
optv-masterPick-Chosen = wybierane
opt-masterCasters = Kto może użyć czaru w jednej akcji.
optv-masterCasters-OnePerAction = jeden gracz
optv-masterCasters-EachPlayerOne = każdy gracz
opt-masterWindows = Kiedy wolno używać czarów.
optv-masterWindows-BeforeAfter = przed ruchem i po nim
optv-masterWindows-BeforeDuringAfter = także w trakcie ruchu
opt-masterRepeat = Ile razy wolno powtórzyć czar w jednej akcji.
optv-masterRepeat-Many = ile razy się zapłaci
optv-masterRepeat-Once = raz
opt-repeatTargets = Na co może działać powtórzony czar.
optv-repeatTargets-Free = za każdym razem nowy cel
optv-repeatTargets-SamePiece = ten sam pionek
opt-freeExempt = Uwalnianie czarodzieja ma własne rundy i nie zajmuje czaru akcji.
opt-refusalSlot = Przy przypadku specjalnym wolno używać czarów wokół kroku wieży.
opt-teamEnd = Kiedy gotowa drużyna kończy grę.
optv-teamEnd-Immediate = od razu
optv-teamEnd-FinishRound = po rundzie
opt-teamMovePartner = Czy po wejściu wszystkich własnych czarodziejów rusza się czarodziejami partnera.
optv-teamMovePartner-must = trzeba
optv-teamMovePartner-may = można
opt-teamDecline = Partner poproszony o kartę może odmówić.
opt-teamOffer = Kiedy partner może dać kartę?
optv-teamOffer-Unasked = zawsze, gdy można o nią prosić
optv-teamOffer-AskedOnly = tylko na prośbę
opt-soloCardLimit = Ile kart wolno zużyć solo; 0 to bez limitu.
opt-soloPotions = Jak zaczynają kolby w grze solo.
optv-soloPotions-Full = pełne
optv-soloPotions-Empty = puste
opt-soloRefusal = W grze solo wolno wymienić całą rękę.
opt-swap_range = Z jakiej odległości rycerz może zamienić się miejscami z magiem.
optv-swap_range-any = skądkolwiek
optv-swap_range-adjacent = z sąsiedniej wieży
opt-cast_without_effect = Czy wolno rzucić zaklęcie, które nic nie zdziała.
optv-cast_without_effect-allow = tak
optv-cast_without_effect-forbid = nie
opt-multi_icon_cost = Za co płaci karta z kilkoma symbolami.
optv-multi_icon_cost-card = za jeden dowolny symbol
optv-multi_icon_cost-exact = za nic, płacą tylko karty z jednym
opt-deal_adjacent = Ile kart odkrywa się, gdy postacie sąsiadują.
optv-deal_adjacent-three = trzy
optv-deal_adjacent-random4 = cztery, czwarta losowo
optv-deal_adjacent-choose4 = cztery, czwarta z wyboru
opt-ring_mode = Jak stoją wieże w kręgu.
optv-ring_mode-fixed = zawsze tak samo
optv-ring_mode-random = losowo
opt-on = tak
opt-off = nie
opt-role_assign = Jak rozdziela się postacie.
optv-role_assign-random = losowo
optv-role_assign-agreement = według umowy
optv-role_assign-swap = zamiana w rewanżu
roles-random-note = O postaciach decyduje los w chwili tworzenia stołu.
roles-agreement-note = Każde miejsce ma swoją postać.
roles-swap-note = Każde miejsce ma swoją postać, a w rewanżu zamieniacie się postaciami.
opt-yellow_swap_public = Obie strony widzą, czy zamieniono tajne karty.
opt-discard_inspect = Wolno przeglądać stos kart odrzuconych.
opt-memory_aids = Ekran przypomina, co już było widać.
opt-reveal_all_at_end = Po grze pokazuje się wszystkie tajne karty.
opt-row_gap = Co się dzieje, gdy karta znika ze środka rzędu.
optv-row_gap-close = rząd się zsuwa
optv-row_gap-gap = zostaje luka, która zatrzymuje kamienie
opt-stone_chain = Jak liczy się kamień wskazujący na kamień.
optv-stone_chain-transitive = tak jak tamten kamień
optv-stone_chain-straight = jak to, co za kamieniami
optv-stone_chain-direct = wcale
opt-veiled_stone = Co dzieje się z kamieniem na karcie odzyskanej.
optv-veiled_stone-inert = nie liczy się
optv-veiled_stone-row_end = trafia na koniec rzędu
opt-chest_overflow = Ile warte są skrzynie, których nie ma już w tabeli.
optv-chest_overflow-cap = nic więcej
optv-chest_overflow-plus3 = trzy punkty każda
opt-final_tie = Kto wygrywa, gdy nic nie rozstrzyga remisu.
optv-final_tie-draw = nikt
optv-final_tie-K = rycerz
optv-final_tie-M = mag
opt-data = Jakiej talii i tajnych kart się używa.
optv-data-km-deck-derived-1 = zwykła talia
optv-data-km-deck-eight-chests = osiem skrzyń
optv-data-km-deck-mixed-stones = mieszane kamienie
optv-data-km-deck-stone-chests = skrzynie na kartach z kamieniami
optv-data-km-deck-thirty-ingredients = trzydzieści składników
optv-data-km-deck-three-stones = trzy kamienie
optv-data-km-deck-two-icons = karty z dwoma symbolami

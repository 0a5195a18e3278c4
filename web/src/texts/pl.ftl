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
keep-unknown = Zamek poleci na pole ?
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
pace-instant = od razu
pace-quick = szybkie
pace-normal = zwykłe
pace-calm = spokojne
theme = Motyw
theme-night = Noc
theme-light = Dzień
language = Język

home-claim-1 = Przesuń wieżę.
home-claim-2 = Zgub czarodzieja.
home-about = Dwie gry o wieżach na spokojne wieczory. Bez instalowania i bez konta.
home-play = Zagraj
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
continue-yours = twoja kolej
continue-theirs = kolej: { $name }
continue-forget = Usuń { $code } z listy
new-edition = Wydanie
edition-international = Międzynarodowe
edition-international-note = Drugą kartę możesz odrzucić bez użycia. Dostępne są wszystkie warianty.
edition-polish = Polskie
edition-polish-note = Jeśli kartą da się coś przesunąć, trzeba jej użyć. Drużyna, która osiągnie cel, od razu kończy grę.
edition-ukrainian = Ukraińskie
edition-ukrainian-note = W wariancie dla mistrzów magii każdy może użyć czaru przy każdej karcie, nawet w trakcie ruchu.
edition-czech = Czeskie
edition-czech-note = O stronie karty łączonej decyduje to, co przesuwasz. W wariancie dla mistrzów magii wybierasz czary.
new-players = Gracze
new-variant = Wariant
variant-basic = Podstawowy
variant-basic-note = 2 czary. W turze możesz użyć 1.
variant-advanced = Zaawansowany
variant-advanced-note = 4 losowe czary. Używasz ich, ile razy cię stać, ale tylko między kartami.
variant-master = Dla mistrzów magii
variant-master-note = 4 czary. W twojej turze mogą ich używać także inni gracze.
variant-solo-note = 1 karta na turę. Wprowadź wszystkich czarodziejów do zamku, zanim skończą się karty.
new-teams = Drużyny po 2 osoby, partnerzy siedzą naprzeciw siebie
new-memory = Czarodzieje pod wieżami
memory-Strict = Ukryci
memory-Strict-note = Uwięzionych nie widać. Pamiętaj, gdzie są!
memory-Notes = Notatki
memory-Notes-note = Uwięzionych nie widać, ale możesz robić prywatne notatki.
memory-Open = Widoczni
memory-Open-note = Wszyscy widzą, kto jest pod którą wieżą.
new-seats = Miejsca
new-player = Gracz { $number }
new-sitter = { $seat }: kto gra?
new-sitter-person = Osoba przy tym urządzeniu
new-sitter-open = Otwarte: dołącz przez link
new-sitter-bot = Bot
new-level = { $seat }: poziom bota
level-elo = { $level } (Elo { $elo })
new-sees = widzi uwięzionych
new-bots-see = Bot nie widzi więcej niż ty. Elo pochodzi z gier między botami, Dziecko ma 0.
new-clock = Zegar
clock-none = Brak
clock-none-note = Bez limitu czasu.
clock-quick = Szybki
clock-quick-note = 45 sekund na turę i 5 za każdą decyzję.
clock-calm = Spokojny
clock-calm-note = 2 minuty na turę i 10 sekund za każdą decyzję.
clock-long = Długi
clock-long-note = 10 minut na turę.
new-visibility = Kto może dołączyć?
visibility-link = Osoby z linkiem
visibility-link-note = Tylko osoby, które mają link lub kod.
visibility-public = Każdy
visibility-public-note = Twój stół jest na liście „Stoły publiczne”.
new-options = Więcej opcji
new-reset = Przywróć zasady wydania
new-create = Utwórz stół
new-as-variant = jak w wariancie
new-in-play = W grze
new-cost = Koszt
new-cost-of = Koszt: { $spell }
group-castle = Zamek
group-cards = Karty i koniec gry
group-spells = Czary
group-master = Wariant dla mistrzów magii
group-team = Drużyny
group-solo = Gra solo
group-duel-play = Ruchy, zaklęcia i krąg
group-duel-see = Ukryte i widoczne
group-duel-count = Punktacja i talia
lobby-closed = Ten stół jest zamknięty.
lobby-invite = Zaproś znajomych
lobby-copy = Udostępnij link
lobby-copied = Gotowe
lobby-qr = Kod QR z linkiem
lobby-name = Twoje imię
lobby-colour = Twój kolor
lobby-bot = Bot: { $level }
lobby-reserved = zarezerwowane dla gospodarza
lobby-open = wolne
lobby-you = ty
lobby-absent = offline
lobby-sit = Usiądź tutaj
lobby-apply = Zapisz
lobby-leave = Zwolnij miejsce
lobby-free = Usuń
lobby-make-bot = Dodaj bota
lobby-fill = Wolne miejsca zajmie
lobby-start = Zacznij
lobby-close = Zamknij stół
lobby-waits = Czekamy, aż gospodarz zacznie grę.
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

## Options of a new table: a short question or label each, with the answer in the values

opt-castleLanding = Na jakich polach bez wieży może wylądować zamek?
optv-castleLanding-ShieldOnly = tylko na tarczach z krukiem
optv-castleLanding-EmptySpaceOrShieldTower = na każdym pustym polu
opt-castleTrigger = Po czyim wejściu zamek leci dalej?
optv-castleTrigger-AnyWizard = każdego czarodzieja
optv-castleTrigger-OwnWizard = czarodzieja wprowadzonego przez właściciela
opt-entryEndsTurn = Jakie wejście do zamku kończy twoją turę?
optv-entryEndsTurn-ActiveOwnByActive = twój czarodziej, wprowadzony przez ciebie
optv-entryEndsTurn-ActiveOwnByAnyone = twój czarodziej, wprowadzony przez kogokolwiek
optv-entryEndsTurn-AnyEntry = dowolny czarodziej
opt-declineMove = Którą kartę możesz odrzucić, choć da się jej użyć?
optv-declineMove-Forced = żadnej
optv-declineMove-SecondCard = drugą w turze
optv-declineMove-Any = każdą
opt-sideAnnounce = Kiedy wybierasz stronę karty łączonej?
optv-sideAnnounce-OnPlay = przy zagraniu karty
optv-sideAnnounce-WithPiece = przy wyborze wieży albo czarodzieja
opt-openDiscard = Przeglądanie stosu kart odrzuconych
opt-deadlock = Co, gdy celu nie da się już osiągnąć?
optv-deadlock-End = gra się kończy
optv-deadlock-PlayOn = gra trwa
opt-wizardStock = Czarodzieje w pudełku (nie wpływa na grę)
opt-spellMidCard = Gra podstawowa: czar między zagraniem karty a ruchem?
opt-spellsPerTurn = Ilu czarów można użyć w turze gry podstawowej?
opt-swapWithCastle = Czy można zamienić wieżę pod zamkiem?
optv-swapWithCastle-Carry = tak, zamek jedzie z nią
optv-swapWithCastle-Forbid = nie
opt-freeMayDecline = Czy możesz zostawić czarodzieja, którego da się uwolnić?
opt-pbOutOfTurn = Wariant zaawansowany: wskakiwanie na barana w turach innych graczy?
opt-pbCardMovesOnly = Na barana tylko przy ruchu z karty, nie z czaru?
opt-piggybackRelocations = Ile razy leci zamek, gdy wejdzie kilku czarodziejów naraz?
optv-piggybackRelocations-Once = raz
optv-piggybackRelocations-PerWizard = raz za każdego
opt-advancedVariant = Czy to wydanie ma wariant zaawansowany?
opt-promo = Dodać do czarów „Dobierz dwie karty”?
opt-tileCount = Liczba losowych czarów
opt-masterPick = Wybór czarów w tym wariancie
optv-masterPick-Random = losowy
optv-masterPick-Chosen = własny
opt-masterCasters = Kto może użyć czaru przy jednej karcie?
optv-masterCasters-OnePerAction = jeden gracz
optv-masterCasters-EachPlayerOne = każdy gracz
opt-masterWindows = Kiedy możesz użyć czaru w tym wariancie?
optv-masterWindows-BeforeAfter = przed ruchem i po nim
optv-masterWindows-BeforeDuringAfter = także w trakcie ruchu
opt-masterRepeat = Ile razy możesz użyć tego samego czaru przy jednej karcie?
optv-masterRepeat-Many = bez limitu, za każdym razem płacisz
optv-masterRepeat-Once = raz
opt-repeatTargets = Co może być celem powtórzonego czaru?
optv-repeatTargets-Free = dowolny cel
optv-repeatTargets-SamePiece = ta sama wieża albo ten sam czarodziej
opt-freeExempt = „Uwolnij czarodzieja” poza limitem czarów?
opt-refusalSlot = Czy przy wymianie kart można użyć 1 czaru?
opt-teamEnd = Kiedy drużyna, która osiągnie cel, kończy grę?
optv-teamEnd-Immediate = od razu
optv-teamEnd-FinishRound = po rundzie
opt-teamMovePartner = Gdy wszyscy twoi są w zamku, przesuwasz czarodziejów partnera?
optv-teamMovePartner-must = musisz
optv-teamMovePartner-may = możesz
opt-teamDecline = Czy partner może odmówić ci karty?
opt-teamOffer = Kiedy partner może zaproponować kartę?
optv-teamOffer-Unasked = zawsze, gdy można o nią prosić
optv-teamOffer-AskedOnly = tylko na prośbę
opt-soloCardLimit = Gra solo: limit kart (0 = bez limitu)
opt-soloPotions = Gra solo: kolby na początku
optv-soloPotions-Full = napełnione
optv-soloPotions-Empty = puste
opt-soloRefusal = Gra solo: czy możesz wymienić karty?
opt-swap_range = Z jakiej odległości rycerz może zamienić się miejscami z magiem?
optv-swap_range-any = z dowolnej
optv-swap_range-adjacent = tylko z sąsiedniej wieży
opt-cast_without_effect = Czy możesz rzucić zaklęcie bez efektu?
optv-cast_without_effect-allow = tak
optv-cast_without_effect-forbid = nie
opt-multi_icon_cost = Za co zapłacisz kartą z kilkoma symbolami?
optv-multi_icon_cost-card = za jeden dowolny z jej symboli
optv-multi_icon_cost-exact = za nic, płacisz tylko kartami z 1 symbolem
opt-deal_adjacent = Odkryte karty, gdy rycerz i mag sąsiadują
optv-deal_adjacent-three = 3
optv-deal_adjacent-random4 = 4, jedna losowa
optv-deal_adjacent-choose4 = 4, jedna wybrana
opt-ring_mode = Kolejność wież
optv-ring_mode-fixed = zawsze ta sama
optv-ring_mode-random = losowa
opt-on = tak
opt-off = nie
opt-role_assign = Kto gra którą postacią?
optv-role_assign-random = Losowo
optv-role_assign-agreement = Do wyboru
optv-role_assign-swap = Zamiana w rewanżu
roles-random-note = O postaciach decyduje los, gdy tworzysz stół.
roles-agreement-note = Wybierasz, kto gra rycerzem, a kto magiem.
roles-swap-note = Wybierasz teraz, a w rewanżu zamieniacie się postaciami.
opt-yellow_swap_public = Czy widać, że tajne karty zamieniono?
opt-discard_inspect = Przeglądanie stosu kart odrzuconych
opt-memory_aids = Czy ekran przypomina, co udało ci się zobaczyć?
opt-reveal_all_at_end = Pokazać po grze wszystkie tajne karty?
opt-row_gap = Co, gdy karta znika ze środka rzędu?
optv-row_gap-close = rząd się zsuwa
optv-row_gap-gap = zostaje luka, która blokuje kamienie
opt-stone_chain = Jak liczy się kamień, który wskazuje inny kamień?
optv-stone_chain-transitive = tak jak tamten kamień
optv-stone_chain-straight = jak pierwszy składnik za kamieniami
optv-stone_chain-direct = nie liczy się
opt-veiled_stone = Co na końcu dzieje się z kamieniami na kartach odzyskanych?
optv-veiled_stone-inert = nie liczą się jako składnik
optv-veiled_stone-row_end = dokładasz je do rzędu z lewej lub z prawej
opt-chest_overflow = Ile są warte skrzynie spoza tabeli?
optv-chest_overflow-cap = nic więcej
optv-chest_overflow-plus3 = po 3 punkty
opt-final_tie = Kto wygrywa, gdy nic nie rozstrzyga remisu?
optv-final_tie-draw = jest remis
optv-final_tie-K = rycerz
optv-final_tie-M = mag
opt-data = Która talia?
optv-data-km-deck-derived-1 = zwykła
optv-data-km-deck-eight-chests = 8 skrzyń
optv-data-km-deck-mixed-stones = mieszane kamienie
optv-data-km-deck-stone-chests = skrzynie na kartach z kamieniami
optv-data-km-deck-thirty-ingredients = 30 składników
optv-data-km-deck-three-stones = karty z 3 kamieniami
optv-data-km-deck-two-icons = karty z 2 symbolami

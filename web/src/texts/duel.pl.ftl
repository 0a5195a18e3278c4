### The board of Knight & Mage. Players are named without gender: what they do stands in the present tense.

## Towers, cards, characters

duel-role-K = rycerz
duel-role-M = mag
duel-who = { $name }, { $role }
duel-ing-FE = pióro
duel-ing-TO = ropucha
duel-ing-BO = księga
duel-ing-EL = eliksir
duel-ing-TS = muchomor
duel-ing-ST = kamień
duel-of-TRK = z torem rund
duel-of-PUR = ksiąg
duel-of-GRE = ropuch
duel-of-YEL = eliksirów
duel-of-RED = muchomorów
duel-of-BLU = piór
duel-tower = wieża { $of }
duel-between = między wieżą { $a } a wieżą { $b }
duel-card-chest = { $card } ze skrzynią
duel-card-stones = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
  } { $arrow ->
    [left] ze strzałką w lewo
   *[right] ze strzałką w prawo
  }
duel-card-down = zakryta karta
duel-card-unknown = nieznana karta
duel-secret-princess = { $card } z księżniczką
duel-spell-force_discard = Wytrąć kartę
duel-spell-push_down = Zepchnij kartę
duel-spell-salvage = Odzyskaj kartę
duel-spell-peek_swap = Podejrzyj i zamień
duel-spell-any = Dowolne zaklęcie
duel-any = dowolny składnik

## Both players' cards

duel-area = Karty: { $name }
duel-acquired = Zdobyte
duel-acquired-note = nimi płacisz za zaklęcia
duel-acquired-none = Brak zdobytych kart
duel-used = Wykorzystane
duel-used-note = dokładasz z lewej lub z prawej
duel-used-none = Brak wykorzystanych kart
duel-gap = luka
duel-end-L = lewa strona rzędu
duel-end-R = prawa strona rzędu
duel-group = { $count } × { $card }
duel-veiled = { $count ->
    [one] { $count } karta odzyskana
    [few] { $count } karty odzyskane
    [many] { $count } kart odzyskanych
   *[other] { $count } karty odzyskanej
  }
duel-veiled-own = widzisz tylko ty
duel-veiled-other = tego nie widzisz
duel-chests = { $count ->
    [one] { $count } skrzynia
    [few] { $count } skrzynie
    [many] { $count } skrzyń
   *[other] { $count } skrzyni
  }
duel-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
  }
duel-swap-ready = Zamiana miejsc: dostępna
duel-swap-used = Zamiana miejsc: wykorzystana
duel-jumps = Może ominąć rycerza
duel-you-turn = twoja tura
duel-their-turn = teraz gra
duel-asked = decyduje
duel-you-asked = ty decydujesz
duel-waits = czeka
duel-over = koniec gry
duel-held = Wzięta karta: { $card }

## The ring

duel-ring = Krąg 6 wież
duel-round-turn = Runda { $round }, tura { $turn }
duel-at-tower = { $tower }: { $points }, liczy się { $ingredient }.
duel-spell-of = Zaklęcie „{ $spell }”, koszt: { $cost }.
duel-no-spell = Tu nie ma zaklęcia.
duel-stands = Stoi tu { $role }.
duel-count = Rycerz { $knight }, mag { $mage }: { $leads }.
duel-secret-down = Tajna karta jest zakryta.
duel-secret-shown = Tajna karta: { $card }.
duel-secret-seen = Znasz jej tajną kartę: { $card }.
duel-secret-stale = Była tu tajna karta: { $card }. Od tamtej pory mogła zostać zamieniona.
duel-slot-up = Karta { $between }: { $card }.
duel-slot-down = Karta { $between }: zakryta.
duel-slot-open = Karta { $between }: zakryta, { $card }.
duel-slot-empty = Brak karty { $between }.
duel-piles = Stos dobierania: { $draw }. Stos kart odrzuconych: { $discard }.
duel-text = Stół jako tekst
duel-text-row = wykorzystane od lewej do prawej: { $cards }
duel-text-acquired = zdobyte: { $cards }

## What was seen

duel-secrets = Tajne karty
duel-secrets-note = co udało ci się podejrzeć
duel-secrets-worth = Wygraj wieżę, a dostaniesz jej kartę: 1 punkt za każdy taki sam obrazek na twoich kartach.
duel-secrets-open = co leży pod wieżami
duel-stale = niepewne
duel-look-own = Runda { $round }, ty: { $a } i { $b }
duel-look-other = Runda { $round }, { $name }: { $a } i { $b }
duel-look-none = Nie podejrzano jeszcze żadnej karty.

## Who leads

duel-balance = Kto gdzie ma przewagę
duel-leads-K = przewaga rycerza
duel-leads-M = przewaga maga
duel-leads-nobody = remis
duel-would-be = Po tym ruchu: rycerz { $knight }, mag { $mage }, { $leads }

## You, the aim, and how it stands

duel-you = Ty
duel-you-are = Twoja postać: { $role }
duel-your-turn = Twoja tura
duel-turn-over = Koniec twojej tury
duel-turn-of = { $name }
duel-aim = Najwięcej punktów po 6 rundach
duel-how-K = wygrywaj wieże, znajdź księżniczkę (+3)
duel-how-M = wygrywaj wieże, ukryj księżniczkę
duel-round-of = Runda { $round } z 6
duel-if-now = gdyby to był już koniec
duel-final-score = wynik końcowy
duel-unknown-veiled = { $count ->
    [one] bez { $count } karty odzyskanej
    [few] bez { $count } kart odzyskanych
    [many] bez { $count } kart odzyskanych
   *[other] bez { $count } karty odzyskanej
  }
duel-unknown-secrets = { $count ->
    [one] bez { $count } karty tajnej
    [few] bez { $count } kart tajnych
    [many] bez { $count } kart tajnych
   *[other] bez { $count } karty tajnej
  }
duel-tie = remis
duel-none = brak
duel-picked = wybrana
duel-draw = stos { $count }
duel-discard = odrzucone { $count }

## The towers’ spells, in two words and in full

duel-short-force_discard = Wytrąć kartę
duel-short-push_down = Zepchnij kartę
duel-short-salvage = Odzyskaj kartę
duel-short-peek_swap = Zerknij, zamień
duel-short-any = Dowolny czar
duel-no-spell-short = bez zaklęcia
duel-plus-any = +1
duel-costs = koszt: { $cost }
duel-tells-force_discard = Przeciwnik musi odrzucić jedną kartę, zdobytą albo wykorzystaną. Wybiera, którą.
duel-tells-push_down = Zepchnij jedną ze zdobytych kart przeciwnika na wybrany koniec jego rzędu.
duel-tells-salvage = Dobierz losową kartę ze stosu kart odrzuconych. Do końca gry widzisz ją tylko ty.
duel-tells-peek_swap = Podejrzyj tajne karty pod 2 wieżami. Zamień je albo zostaw.
duel-tells-any = Druga karta wybiera zaklęcie swojej wieży. 2 muchomory: dowolne zaklęcie.
duel-tip-you = prowadzisz { $more } do { $less }
duel-tip-they = { $who } prowadzi { $more } do { $less }
duel-tip-tied = remis, po { $count }

## The used row and what would change in it

duel-used-own = Twój rząd
duel-used-note-own = wykorzystane karty nadal się liczą, kamień liczy się jako to, co wskazuje
duel-veiled-short = Odzyskane
duel-reads = liczy się jako { $count } × { $as }
duel-reads-none = na razie się nie liczy
duel-counts-none = liczy się za 0
duel-counts-same = bez zmian
duel-effect-you = Zdobywasz wieżę { $of }, { $more } do { $less }
duel-effect-they = { $who } zdobywa wieżę { $of }, { $more } do { $less }
duel-effect-tie = Remis o wieżę { $of }
duel-effect-none = Na razie nic
duel-effect-none-why = Strzałka wskazuje poza rząd. Później może tam dojść karta.
duel-undo-move = Cofnij ruch
duel-undo-card = Cofnij kartę
duel-undo-spell = Cofnij zaklęcie

## Questions

duel-ask-MOVE = Przejdź do świecącej wieży
duel-ask-TAKE = Weź kartę przy wieży { $of }
duel-ask-PLACE = Z której strony rzędu?
duel-ask-SPELL = { $spell }? Zapłać 1 kartą
duel-ask-SPELL-two = { $spell }? Zapłać 2 kartami
duel-ask-SPELL-second = Karta 2 z 2: wybierz ją
duel-ask-SPELL-as = Które zaklęcie rzucasz?
duel-ask-end = Z której strony rzędu?
duel-ask-end-of = Karta { $number } z { $all }: z której strony rzędu?
duel-ask-their-end = { $name }: z której strony rzędu?
duel-ask-LOOK = Pod które 2 wieże zaglądasz?
duel-ask-LOOK-second = I pod którą jeszcze?
duel-ask-RETURN = Zamienić te 2 karty?
duel-ask-PUSH = { $name }: którą kartę zepchnąć?
duel-ask-DISCARD = Którą kartę odrzucasz?
duel-ask-GUESS = Pod którą wieżą jest księżniczka?
duel-guess-worth = Ostatnie pytanie: 3 punkty, jeśli trafisz
duel-ask-UP = Która karta będzie odkryta?
duel-ask-LAY = Który kamień dokładasz?
duel-ask-wait = { $name } myśli
duel-ask-chance = Rozdawanie kart…
duel-sure = { $what }

## Answers

duel-do-move = Przejdź do wieży { $of }
duel-do-skip = Omiń rycerza i przejdź do wieży { $of }
duel-do-swap = Zamień się miejscami z magiem (raz w grze)
duel-do-take = Weź: { $card }
duel-do-up = Wyłóż tę kartę odkrytą
duel-do-place-L = Dołóż z lewej
duel-do-place-R = Dołóż z prawej
duel-do-pass = Pomiń zaklęcie
duel-do-cast-now = Rzuć
duel-spells = Zaklęcia
duel-do-cast = Rzuć „{ $spell }”, zapłać: { $cards }
duel-do-as = { $spell }
duel-do-look = Zajrzyj pod wieżę { $a } i wieżę { $b }
duel-do-first = Zajrzyj pod wieżę { $of }
duel-do-keep = Zostaw
duel-do-exchange = Zamień
duel-do-push-L = Zepchnij na lewą stronę: { $card }
duel-do-push-R = Zepchnij na prawą stronę: { $card }
duel-do-discard = Odrzuć: { $card }
duel-do-guess = Wskaż wieżę { $of }
duel-do-lay-L = Dołóż z lewej: { $card }
duel-do-lay-R = Dołóż z prawej: { $card }
duel-do-card = Wybierz: { $card }
duel-do-pay = Zapłać: { $card }
duel-do-end-L = Dołóż z lewej
duel-do-end-R = Dołóż z prawej
duel-do-score = Punktacja
duel-do-xray = Prześwietlenie

## What it would do

duel-would-take = bierzesz: { $card }
duel-would-down = bierzesz zakrytą kartę
duel-would-fail = zaklęcie bez efektu
duel-would-turn = kończy twoją turę
duel-would-round = kończy rundę
duel-step-move = Ruch
duel-step-take = Karta
duel-step-spell = Zaklęcie
duel-step-done = { $step }, gotowe
duel-seen-under = Pod wieżą { $of }

## The foot of a phone

duel-nav-mine = Moje
duel-nav-seen = Tajne
duel-nav-log = Przebieg

## The log

duel-log-RingLaid = Wieże tworzą krąg
duel-log-SecretBoxed = Jedna tajna karta wraca do pudełka
duel-log-SecretLaid = Tajna karta trafia pod wieżę { $of }
duel-log-CardBurned = Karta trafia zakryta na stos kart odrzuconych
duel-log-FourthSlotChosen = Czwarta odkryta karta będzie { $between }
duel-log-CardDealt = Nowa karta { $between }: { $card }
duel-log-TurnStarted = { $name } zaczyna turę
duel-log-CharacterMoved-step = { $name } przechodzi do wieży { $of }
duel-log-CharacterMoved-skip = { $name } omija rycerza i przechodzi do wieży { $of }
duel-log-CharacterMoved-swap = { $name } zamienia się miejscami z magiem i staje w wieży { $of }
duel-log-CardTaken-up = { $name } bierze: { $card }
duel-log-CardTaken-down = { $name } bierze zakrytą kartę: { $card }
duel-log-StonePlaced-L = { $name } dokłada z lewej: { $card }
duel-log-StonePlaced-R = { $name } dokłada z prawej: { $card }
duel-log-SpellCast = { $name } rzuca zaklęcie „{ $spell }”
duel-log-SpellCast-as = { $name } rzuca w wieży muchomorów zaklęcie „{ $spell }”
duel-log-CostPaid-L = zapłata z lewej: { $card }
duel-log-CostPaid-R = zapłata z prawej: { $card }
duel-log-SpellFailed = Zaklęcie bez efektu
duel-log-SecretsSeen = { $name } zagląda pod wieżę { $a } i wieżę { $b }
duel-log-SecretsSeen-own = { $name } zagląda pod wieżę { $a } ({ $seen_a }) i wieżę { $b } ({ $seen_b })
duel-log-SecretsReturned = { $name } odkłada 2 karty, może zamienione (tego nie widzisz)
duel-log-SecretsReturned-kept = { $name } odkłada 2 karty bez zmian
duel-log-SecretsReturned-swapped = { $name } zamienia 2 karty miejscami i je odkłada
duel-log-CardPushed-L = Karta zepchnięta na lewą stronę rzędu ({ $name }): { $card }
duel-log-CardPushed-R = Karta zepchnięta na prawą stronę rzędu ({ $name }): { $card }
duel-log-CardDiscarded = { $name } odrzuca: { $card }
duel-log-CardSalvaged = { $name } odzyskuje zakrytą kartę ze stosu kart odrzuconych
duel-log-CardSalvaged-own = { $name } odzyskuje zakrytą kartę ze stosu kart odrzuconych: { $card }
duel-log-LeftoversDiscarded = Pozostałe karty trafiają na stos kart odrzuconych
duel-log-RoundStarted = Runda { $round }: 6 nowych kart, zaczyna { $name }, po 2 tury
duel-log-TowerGuessed = { $name } wskazuje wieżę { $of }: { $card }
duel-log-CardUnveiled = { $name } ujawnia kartę odzyskaną: { $card }
duel-log-VeiledStoneLaid-L = { $name } dokłada z lewej: { $card }
duel-log-VeiledStoneLaid-R = { $name } dokłada z prawej: { $card }
duel-log-ScoringStarted = Czas liczyć punkty
duel-log-IngredientsCounted = { $name }: { $counts }
duel-log-TowerScored-K = Rycerz { $knight }, mag { $mage }: wieżę { $of } zdobywa rycerz
duel-log-TowerScored-M = Rycerz { $knight }, mag { $mage }: wieżę { $of } zdobywa mag
duel-log-TowerScored-nobody = Rycerz { $knight }, mag { $mage }: wieża { $of } jest niczyja
duel-log-TotalCounted = { $name }: { $points }
duel-log-SecretShown = Pod wieżą { $of }: { $card }
duel-log-SecretShown-box = W pudełku: { $card }
duel-log-GameEnded-K = Wygrywa rycerz
duel-log-GameEnded-M = Wygrywa mag
duel-log-GameEnded-nobody = Remis
duel-log-Waiting = { $name } decyduje
duel-log-Hidden = Dzieje się coś, czego nie widzisz
duel-log-Undone = { $count ->
    [one] Cofnięto { $count } krok
    [few] Cofnięto { $count } kroki
    [many] Cofnięto { $count } kroków
   *[other] Cofnięto { $count } kroku
  }

## Scoring, step by step

duel-score = Punktacja
duel-score-step = Krok { $step } z { $steps }
duel-score-next = Dalej
duel-score-back = Wstecz
duel-score-end = Zobacz wynik
duel-score-guess = Gdzie jest księżniczka?
duel-score-guess-text = { $name } wskazuje wieżę { $of }.
duel-score-guess-right = Jest tutaj!
duel-score-guess-wrong = Tu jej nie ma. Zły wybór nic nie kosztuje.
duel-score-unveil = Karty odzyskane
duel-score-unveil-text = Karty odzyskane liczą się teraz razem z resztą.
duel-score-counting = Ile czego jest?
duel-score-counting-text = Policz symbole na wszystkich kartach. Kamień liczy się jako karta, którą wskazuje.
duel-score-of-stones = w tym z kamieni: { $count }
duel-score-tower = { $tower }: { $points }
duel-score-more = { $name } ma więcej i dostaje { $points }.
duel-score-level = Remis: wieża i jej tajna karta są niczyje.
duel-score-secret = Do tego tajna karta spod wieży: { $card }.
duel-score-secret-points = { $points } za ten symbol na kartach zwycięzcy.
duel-score-secret-none = Brak tego symbolu: 0 punktów.
duel-score-chests = Skrzynie
duel-score-chests-text = Im więcej masz skrzyń, tym więcej warta jest każda.
duel-score-row-guess = Księżniczka
duel-score-row-towers = Wieże
duel-score-row-secrets = Tajne karty
duel-score-row-chests = Skrzynie
duel-score-row-total = Suma
duel-score-won = Wygrywa { $name }
duel-score-draw = Remis
duel-score-why-none = Wygrywa, kto ma więcej punktów: { $more } do { $less } (reguła KM-11.9).
duel-score-why-princess = Remis, po { $more } pkt. Wygrywa, kto ma kartę z księżniczką (reguła KM-11.10).
duel-score-why-towers = Remis, po { $more } pkt. Wygrywa, kto ma więcej wież (reguła KM-11.10).
duel-score-why-red = Remis, po { $more } pkt. Wygrywa, kto ma wieżę muchomorów (reguła KM-11.10).
duel-score-why-draw = Remis, po { $more } pkt, i nic go nie rozstrzyga (reguła KM-11.11).
duel-score-so-far = Punkty do tej pory

## Where the secret cards really were

duel-xray = Prześwietlenie tajnych kart
duel-xray-note = Gdzie naprawdę leżała każda karta, od początku gry do ostatniego zajrzenia pod wieżę.
duel-xray-start = Początek
duel-xray-look = Runda { $round }
duel-xray-box = Pudełko
duel-xray-kept = { $name } zagląda i odkłada karty bez zmian
duel-xray-swapped = { $name } zagląda i zamienia karty
duel-xray-none = W tej grze nie podejrzano żadnej karty.

duel-act-CharacterMoved-step = Przechodzi do wieży { $of }
duel-act-CharacterMoved-skip = Omija rycerza: do wieży { $of }
duel-act-CharacterMoved-swap = Zamiana miejsc: do wieży { $of }
duel-act-CardTaken = Bierze: { $card }
duel-act-StonePlaced-L = dokłada z lewej: { $card }
duel-act-StonePlaced-R = dokłada z prawej: { $card }
duel-act-SpellCast = Zaklęcie: { $spell }
duel-act-CostPaid-L = zapłata z lewej: { $card }
duel-act-CostPaid-R = zapłata z prawej: { $card }
duel-act-SecretsSeen = zagląda pod wieże { $a } i { $b }
duel-act-SecretsReturned = odkłada 2 karty, może zamienione (tego nie widzisz)
duel-act-SecretsReturned-kept = zostawia 2 karty bez zmian
duel-act-SecretsReturned-swapped = zamienia 2 karty miejscami
duel-act-CardPushed-L = zepchnięta w lewo: { $card }
duel-act-CardPushed-R = zepchnięta w prawo: { $card }
duel-act-CardDiscarded = odrzucona: { $card }
duel-act-CardSalvaged = odzyskuje zakrytą kartę
duel-result-order = Decydują punkty. Przy remisie: karta z księżniczką, potem więcej wież, potem wieża muchomorów.

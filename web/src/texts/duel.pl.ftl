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
duel-of-PUR = księgi
duel-of-GRE = ropuchy
duel-of-YEL = eliksiru
duel-of-RED = muchomora
duel-of-BLU = pióra
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
duel-spell-force_discard = Odrzuć
duel-spell-push_down = Zepchnij
duel-spell-salvage = Odzyskaj
duel-spell-peek_swap = Podejrzyj i zamień
duel-spell-any = Dowolne zaklęcie
duel-any = dowolny składnik

## Both players' cards

duel-area = Karty: { $name }
duel-acquired = Zdobyte
duel-acquired-note = płacą za zaklęcia
duel-acquired-none = Brak zdobytych kart
duel-used = Rząd wykorzystanych
duel-used-note = zachowuje kolejność, rośnie z obu końców
duel-used-none = Rząd wykorzystanych jest pusty
duel-gap = luka
duel-end-L = lewy koniec
duel-end-R = prawy koniec
duel-group = { $count } × { $card }
duel-stones-as = { $count ->
    [one] { $count } kamień liczy się teraz jako
    [few] { $count } kamienie liczą się teraz jako
    [many] { $count } kamieni liczy się teraz jako
   *[other] { $count } kamienia liczy się teraz jako
  }
duel-stones-idle = { $count ->
    [one] { $count } kamień teraz się nie liczy
    [few] { $count } kamienie teraz się nie liczą
    [many] { $count } kamieni teraz się nie liczy
   *[other] { $count } kamienia teraz się nie liczy
  }
duel-veiled = { $count ->
    [one] { $count } karta odzyskana
    [few] { $count } karty odzyskane
    [many] { $count } kart odzyskanych
   *[other] { $count } karty odzyskanej
  }
duel-veiled-own = widzisz tylko ty
duel-veiled-other = tego nie widzisz
duel-veiled-none = Brak kart odzyskanych
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
duel-swap-used = Zamiana miejsc: zużyta
duel-jumps = Omija rycerza
duel-you-turn = twoja tura
duel-their-turn = teraz gra
duel-asked = musi zdecydować
duel-you-asked = ty decydujesz
duel-waits = czeka
duel-over = koniec gry
duel-held = Właśnie zdobyte: { $card }

## The ring

duel-ring = Krąg sześciu wież
duel-round-turn = Runda { $round }, tura { $turn }
duel-at-tower = { $tower }: { $points }, decyduje { $ingredient }.
duel-spell-of = Zaklęcie: { $spell }, koszt: { $cost }.
duel-no-spell = Tu nie ma zaklęcia.
duel-stands = Stoi tu { $role }.
duel-count = Rycerz { $knight }, mag { $mage }: { $leads }.
duel-secret-down = Tajna karta leży zakryta.
duel-secret-shown = Tajna karta: { $card }.
duel-secret-seen = Znasz jej tajną kartę: { $card }.
duel-secret-stale = Leżała pod nią tajna karta: { $card }. Od tamtej pory mogła zostać zamieniona.
duel-slot-up = Karta { $between }: { $card }.
duel-slot-down = Karta { $between }: zakryta.
duel-slot-open = Karta { $between }: zakryta, { $card }.
duel-slot-empty = Brak karty { $between }.
duel-piles = Stos dobierania: { $draw }. Stos kart odrzuconych: { $discard }.
duel-text = Stół słowami
duel-text-row = rząd wykorzystanych od lewej do prawej: { $cards }
duel-text-acquired = zdobyte: { $cards }

## What was seen

duel-secrets = Tajne karty
duel-secrets-note = co udało ci się podejrzeć
duel-secrets-open = co leży pod wieżami
duel-stale = niepewne
duel-look-own = Runda { $round }, ty: { $a } i { $b }
duel-look-other = Runda { $round }, { $name }: { $a } i { $b }
duel-look-none = Nikt jeszcze nie zajrzał pod wieżę.

## Who leads

duel-balance = Kto gdzie ma przewagę
duel-leads-K = przewaga rycerza
duel-leads-M = przewaga maga
duel-leads-nobody = remis
duel-cell = { $tower }, { $points }: rycerz { $knight }, mag { $mage }, { $leads }
duel-would-be = Po tym ruchu: rycerz { $knight }, mag { $mage }, { $leads }

## Questions

duel-ask-MOVE = Przejdź do innej wieży
duel-ask-TAKE = Zdobądź kartę przy wieży { $of }
duel-ask-PLACE = Na którym końcu twojego rzędu?
duel-ask-SPELL = { $spell }: wskaż kartę, którą płacisz, albo graj dalej
duel-ask-SPELL-two = { $spell }: wskaż pierwszą z dwóch kart albo graj dalej
duel-ask-SPELL-second = Teraz druga karta
duel-ask-SPELL-as = Które zaklęcie rzucasz?
duel-ask-end = Na którym końcu twojego rzędu?
duel-ask-their-end = Rząd ({ $name }): na którym końcu?
duel-ask-LOOK = Pod które dwie wieże zaglądasz?
duel-ask-LOOK-second = A pod którą jeszcze?
duel-ask-RETURN = Odłożyć bez zmian czy zamienić?
duel-ask-PUSH = Którą kartę zepchnąć ({ $name })?
duel-ask-DISCARD = Odrzuć jedną ze swoich kart
duel-ask-GUESS = Pod którą wieżą jest księżniczka?
duel-ask-UP = Którą kartę wyłożyć odkrytą?
duel-ask-LAY = Który kamień kładziesz?
duel-ask-wait = { $name } myśli
duel-ask-chance = Decydują karty
duel-sure = { $what }?

## Answers

duel-do-move = Przejść do wieży { $of }
duel-do-skip = Ominąć rycerza i przejść do wieży { $of }
duel-do-swap = Zamienić się miejscami z magiem (raz w grze)
duel-do-take = Zdobyć: { $card }
duel-do-up = Wyłożyć tę kartę odkrytą
duel-do-place-L = Położyć na lewym końcu
duel-do-place-R = Położyć na prawym końcu
duel-do-pass = Bez zaklęcia
duel-do-cast-now = Rzuć
duel-spells = Zaklęcia
duel-do-cast = Rzucić „{ $spell }”, zapłacić: { $cards }
duel-do-as = { $spell }
duel-do-look = Zajrzeć pod wieżę { $a } i pod wieżę { $b }
duel-do-first = Zajrzeć pod wieżę { $of }
duel-do-keep = Bez zmian
duel-do-exchange = Zamienić
duel-do-push-L = Zepchnąć na lewy koniec: { $card }
duel-do-push-R = Zepchnąć na prawy koniec: { $card }
duel-do-discard = Odrzucić: { $card }
duel-do-guess = Wskazać wieżę { $of }
duel-do-lay-L = Położyć na lewym końcu: { $card }
duel-do-lay-R = Położyć na prawym końcu: { $card }
duel-do-card = Wybrać: { $card }
duel-do-pay = Zapłacić: { $card }
duel-do-end-L = Na lewy koniec
duel-do-end-R = Na prawy koniec
duel-do-score = Punktacja
duel-do-xray = Rentgen

## What it would do

duel-would-take = do tego karta: { $card }
duel-would-down = do tego zakryta karta
duel-would-fail = zaklęcie nie ma na co działać
duel-would-turn = kończy twoją turę
duel-would-round = kończy rundę
duel-step-move = Ruch
duel-step-take = Karta
duel-step-spell = Zaklęcie
duel-step-done = { $step }, gotowe
duel-seen-under = Pod wieżą { $of }

## The foot of a phone

duel-nav-mine = Moje
duel-nav-seen = Widziane
duel-nav-log = Przebieg

## The log

duel-log-RingLaid = Wieże stoją w kręgu
duel-log-SecretBoxed = Jedna tajna karta wraca do pudełka
duel-log-SecretLaid = Tajna karta leży pod wieżą { $of }
duel-log-CardBurned = Karta trafia zakryta na stos kart odrzuconych
duel-log-FourthSlotChosen = Czwarta odkryta karta będzie { $between }
duel-log-CardDealt = Wyłożono { $between }: { $card }
duel-log-TurnStarted = Tura: { $name }
duel-log-CharacterMoved-step = { $name } przechodzi do wieży { $of }
duel-log-CharacterMoved-skip = { $name } omija rycerza i przechodzi do wieży { $of }
duel-log-CharacterMoved-swap = { $name } zamienia się miejscami z magiem i staje w wieży { $of }
duel-log-CardTaken-up = { $name } zdobywa: { $card }
duel-log-CardTaken-down = { $name } zdobywa zakrytą kartę: { $card }
duel-log-StonePlaced-L = { $name } kładzie na lewym końcu: { $card }
duel-log-StonePlaced-R = { $name } kładzie na prawym końcu: { $card }
duel-log-SpellCast = { $name } rzuca zaklęcie „{ $spell }”
duel-log-SpellCast-as = { $name } rzuca w wieży muchomora zaklęcie „{ $spell }”
duel-log-CostPaid-L = zapłata na lewym końcu: { $card }
duel-log-CostPaid-R = zapłata na prawym końcu: { $card }
duel-log-SpellFailed = Zaklęcie nie ma na co działać
duel-log-SecretsSeen = { $name } zagląda pod wieżę { $a } i pod wieżę { $b }
duel-log-SecretsSeen-own = { $name } zagląda pod wieżę { $a } ({ $seen_a }) i pod wieżę { $b } ({ $seen_b })
duel-log-SecretsReturned = { $name } odkłada obie karty
duel-log-SecretsReturned-kept = { $name } odkłada obie karty bez zmian
duel-log-SecretsReturned-swapped = { $name } zamienia obie karty miejscami i je odkłada
duel-log-CardPushed-L = Karta zepchnięta na lewy koniec rzędu ({ $name }): { $card }
duel-log-CardPushed-R = Karta zepchnięta na prawy koniec rzędu ({ $name }): { $card }
duel-log-CardDiscarded = { $name } odrzuca: { $card }
duel-log-CardSalvaged = { $name } odzyskuje w tajemnicy kartę ze stosu kart odrzuconych
duel-log-CardSalvaged-own = { $name } odzyskuje w tajemnicy kartę ze stosu kart odrzuconych: { $card }
duel-log-LeftoversDiscarded = Pozostałe karty trafiają na stos kart odrzuconych
duel-log-RoundStarted = Runda { $round }: sześć nowych kart
duel-log-TowerGuessed = { $name } wskazuje wieżę { $of }: { $card }
duel-log-CardUnveiled = Karta odzyskana ({ $name }): { $card }
duel-log-VeiledStoneLaid-L = { $name } kładzie na lewym końcu: { $card }
duel-log-VeiledStoneLaid-R = { $name } kładzie na prawym końcu: { $card }
duel-log-ScoringStarted = Czas liczyć punkty
duel-log-IngredientsCounted = { $name }: { $counts }
duel-log-TowerScored-K = Rycerz { $knight }, mag { $mage }: wieżę { $of } zdobywa rycerz
duel-log-TowerScored-M = Rycerz { $knight }, mag { $mage }: wieżę { $of } zdobywa mag
duel-log-TowerScored-nobody = Rycerz { $knight }, mag { $mage }: wieży { $of } nie zdobywa nikt
duel-log-TotalCounted = { $name }: { $points }
duel-log-SecretShown = Pod wieżą { $of }: { $card }
duel-log-SecretShown-box = W pudełku: { $card }
duel-log-GameEnded-K = Wygrywa rycerz
duel-log-GameEnded-M = Wygrywa mag
duel-log-GameEnded-nobody = Remis
duel-log-Waiting = { $name } musi zdecydować
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
duel-score-end = Do wyniku
duel-score-guess = Gdzie jest księżniczka?
duel-score-guess-text = { $name } mówi: pod wieżą { $of }.
duel-score-guess-right = Jest tutaj!
duel-score-guess-wrong = Tu jej nie ma. Zły wybór nic nie kosztuje.
duel-score-unveil = Karty odzyskane
duel-score-unveil-text = Wszystko, co było ukryte, liczy się teraz z resztą.
duel-score-counting = Ile czego jest?
duel-score-counting-text = Obrazki na wszystkich kartach i kamienie, które liczą się jako karta, na którą wskazują.
duel-score-of-stones = w tym kamieni: { $count }
duel-score-tower = { $tower }: { $points }
duel-score-more = { $name } ma więcej i dostaje { $points }.
duel-score-level = Obie strony mają tyle samo: nikt nie dostaje wieży ani jej tajnej karty.
duel-score-secret = Do tego tajna karta spod wieży: { $card }.
duel-score-secret-points = { $points } za takie obrazki na własnych kartach.
duel-score-secret-none = Na własnych kartach nie ma takich obrazków: bez punktów.
duel-score-chests = Skrzynie
duel-score-chests-text = Im więcej skrzyń, tym więcej warta jest każda.
duel-score-row-guess = Zgadywanie
duel-score-row-towers = Wieże
duel-score-row-secrets = Tajne karty
duel-score-row-chests = Skrzynie
duel-score-row-total = Suma
duel-score-won = Wygrywa { $name }
duel-score-draw = Remis
duel-score-why-none = Wygrywa strona z większą liczbą punktów.
duel-score-why-princess = Tyle samo punktów: decyduje zdobyta karta z księżniczką.
duel-score-why-towers = Tyle samo punktów: decyduje liczba zdobytych wież.
duel-score-why-red = Tyle samo punktów: decyduje zdobyta wieża muchomora.
duel-score-why-draw = Tyle samo punktów i nic innego nie rozstrzyga.
duel-score-so-far = Punkty do tej pory

## Where the secret cards really were

duel-xray = Rentgen tajnych kart
duel-xray-note = Gdzie naprawdę leżała każda karta, od początku gry do ostatniego zajrzenia pod wieżę.
duel-xray-start = Początek
duel-xray-look = Runda { $round }
duel-xray-box = Pudełko
duel-xray-kept = { $name } zagląda i odkłada karty bez zmian
duel-xray-swapped = { $name } zagląda i zamienia karty miejscami
duel-xray-none = W tej grze nikt nie zajrzał pod wieżę.

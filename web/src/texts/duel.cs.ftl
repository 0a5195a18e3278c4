### The board of Knight & Mage. Players are named without gender: what they do stands in the present tense.

## Towers, cards, characters

duel-role-K = rytíř
duel-role-M = mág
duel-who = { $name }, { $role }
duel-ing-FE = pero
duel-ing-TO = ropucha
duel-ing-BO = kniha
duel-ing-EL = elixír
duel-ing-TS = muchomůrka
duel-ing-ST = kámen
duel-of-TRK = s počitadlem kol
duel-of-PUR = knihy
duel-of-GRE = ropuchy
duel-of-YEL = elixíru
duel-of-RED = muchomůrky
duel-of-BLU = pera
duel-tower = věž { $of }
duel-between = mezi věží { $a } a věží { $b }
duel-card-chest = { $card } s truhlou
duel-card-stones = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  } { $arrow ->
    [left] se šipkou doleva
   *[right] se šipkou doprava
  }
duel-card-down = karta lícem dolů
duel-card-unknown = neznámá karta
duel-secret-princess = { $card } s princeznou
duel-spell-force_discard = Odhodit
duel-spell-push_down = Odsunout
duel-spell-salvage = Zachránit
duel-spell-peek_swap = Nahlédnout a prohodit
duel-spell-any = Libovolné kouzlo
duel-any = libovolná přísada

## Both players' cards

duel-area = Karty: { $name }
duel-acquired = Získané
duel-acquired-note = platí za kouzla
duel-acquired-none = Žádné získané karty
duel-used = Řada použitých
duel-used-note = zachovává pořadí, roste na obou koncích
duel-used-none = Řada použitých je prázdná
duel-gap = mezera
duel-end-L = levý konec
duel-end-R = pravý konec
duel-group = { $count } × { $card }
duel-stones-as = { $count ->
    [one] { $count } kámen se teď počítá jako
    [few] { $count } kameny se teď počítají jako
    [many] { $count } kamene se teď počítá jako
   *[other] { $count } kamenů se teď počítá jako
  }
duel-stones-idle = { $count ->
    [one] { $count } kámen se teď nepočítá
    [few] { $count } kameny se teď nepočítají
    [many] { $count } kamene se teď nepočítá
   *[other] { $count } kamenů se teď nepočítá
  }
duel-veiled = { $count ->
    [one] { $count } skrytá karta
    [few] { $count } skryté karty
    [many] { $count } skryté karty
   *[other] { $count } skrytých karet
  }
duel-veiled-own = vidíte jen vy
duel-veiled-other = nevíte, co to je
duel-veiled-none = Žádné skryté karty
duel-chests = { $count ->
    [one] { $count } truhla
    [few] { $count } truhly
    [many] { $count } truhly
   *[other] { $count } truhel
  }
duel-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
  }
duel-swap-ready = Výměna místa: k dispozici
duel-swap-used = Výměna místa: použita
duel-jumps = Přeskakuje rytíře
duel-you-turn = váš tah
duel-their-turn = je na tahu
duel-asked = musí rozhodnout
duel-you-asked = rozhodujete vy
duel-waits = čeká
duel-over = konec hry
duel-held = Právě získáno: { $card }

## The ring

duel-ring = Kruh šesti věží
duel-round-turn = Kolo { $round }, tah { $turn }
duel-at-tower = { $tower }: { $points }, rozhoduje { $ingredient }.
duel-spell-of = Kouzlo: { $spell }, cena: { $cost }.
duel-no-spell = Tady žádné kouzlo není.
duel-stands = Stojí tu { $role }.
duel-count = Rytíř { $knight }, mág { $mage }: { $leads }.
duel-secret-down = Tajná karta leží lícem dolů.
duel-secret-shown = Tajná karta: { $card }.
duel-secret-seen = Její tajnou kartu znáte: { $card }.
duel-secret-stale = Ležela pod ní tajná karta: { $card }. Od té doby mohla být prohozena.
duel-slot-up = Karta { $between }: { $card }.
duel-slot-down = Karta { $between }: lícem dolů.
duel-slot-open = Karta { $between }: lícem dolů, { $card }.
duel-slot-empty = Žádná karta { $between }.
duel-piles = Dobírací balíček: { $draw }. Odkládací balíček: { $discard }.
duel-text = Stůl slovy
duel-text-row = řada použitých zleva doprava: { $cards }
duel-text-acquired = získané: { $cards }

## What was seen

duel-secrets = Tajné karty
duel-secrets-note = co už víte
duel-secrets-open = co leží pod věžemi
duel-stale = nejistá
duel-look-own = Kolo { $round }, vy: { $a } a { $b }
duel-look-other = Kolo { $round }, { $name }: { $a } a { $b }
duel-look-none = Pod věž ještě nikdo nenahlédl.

## Who leads

duel-balance = Kdo kde má převahu
duel-leads-K = převaha rytíře
duel-leads-M = převaha mága
duel-leads-nobody = vyrovnáno
duel-cell = { $tower }, { $points }: rytíř { $knight }, mág { $mage }, { $leads }
duel-would-be = Po tomto tahu: rytíř { $knight }, mág { $mage }, { $leads }

## Questions

duel-ask-MOVE = Přejděte do jiné věže
duel-ask-TAKE = Získejte kartu u věže { $of }
duel-ask-PLACE = Na který konec vaší řady?
duel-ask-SPELL = { $spell }: vyberte kartu k zaplacení, nebo hrajte dál
duel-ask-SPELL-two = { $spell }: vyberte první ze dvou karet, nebo hrajte dál
duel-ask-SPELL-second = Teď druhá karta
duel-ask-SPELL-as = Které kouzlo sesíláte?
duel-ask-end = Na který konec vaší řady?
duel-ask-their-end = Řada ({ $name }): na který konec?
duel-ask-LOOK = Pod které dvě věže nahlédnete?
duel-ask-LOOK-second = A pod kterou ještě?
duel-ask-RETURN = Vrátit, jak byly, nebo prohodit?
duel-ask-PUSH = Kterou kartu odsunout ({ $name })?
duel-ask-DISCARD = Odhoďte jednu ze svých karet
duel-ask-GUESS = Pod kterou věží je princezna?
duel-ask-UP = Která karta bude lícem nahoru?
duel-ask-LAY = Který kámen položíte?
duel-ask-wait = { $name } přemýšlí
duel-ask-chance = Rozhodují karty
duel-sure = { $what }?

## Answers

duel-do-move = Přejít do věže { $of }
duel-do-skip = Přeskočit rytíře a přejít do věže { $of }
duel-do-swap = Vyměnit si místo s mágem (jednou za hru)
duel-do-take = Získat: { $card }
duel-do-up = Vyložit lícem nahoru
duel-do-place-L = Položit na levý konec
duel-do-place-R = Položit na pravý konec
duel-do-pass = Bez kouzla
duel-do-cast-now = Seslat
duel-spells = Kouzla
duel-do-cast = Seslat „{ $spell }“, zaplatit: { $cards }
duel-do-as = { $spell }
duel-do-look = Nahlédnout pod věž { $a } a věž { $b }
duel-do-first = Nahlédnout pod věž { $of }
duel-do-keep = Jak byly
duel-do-exchange = Prohodit
duel-do-push-L = Odsunout na levý konec: { $card }
duel-do-push-R = Odsunout na pravý konec: { $card }
duel-do-discard = Odhodit: { $card }
duel-do-guess = Ukázat na věž { $of }
duel-do-lay-L = Položit na levý konec: { $card }
duel-do-lay-R = Položit na pravý konec: { $card }
duel-do-card = Vybrat: { $card }
duel-do-pay = Zaplatit: { $card }
duel-do-end-L = Na levý konec
duel-do-end-R = Na pravý konec
duel-do-score = Bodování
duel-do-xray = Rentgen

## What it would do

duel-would-take = k tomu karta: { $card }
duel-would-down = k tomu karta lícem dolů
duel-would-fail = kouzlo nemá na co působit
duel-would-turn = končí váš tah
duel-would-round = končí kolo
duel-step-move = Přesun
duel-step-take = Karta
duel-step-spell = Kouzlo
duel-step-done = { $step }, hotovo
duel-seen-under = Pod věží { $of }

## The foot of a phone

duel-nav-mine = Moje
duel-nav-seen = Viděné
duel-nav-log = Průběh

## The log

duel-log-RingLaid = Věže stojí v kruhu
duel-log-SecretBoxed = Jedna tajná karta jde zpět do krabice
duel-log-SecretLaid = Tajná karta leží pod věží { $of }
duel-log-CardBurned = Karta jde lícem dolů na odkládací balíček
duel-log-FourthSlotChosen = Čtvrtá karta lícem nahoru bude { $between }
duel-log-CardDealt = Vyloženo { $between }: { $card }
duel-log-TurnStarted = Tah: { $name }
duel-log-CharacterMoved-step = { $name } přechází do věže { $of }
duel-log-CharacterMoved-skip = { $name } přeskakuje rytíře a přechází do věže { $of }
duel-log-CharacterMoved-swap = { $name } si vyměňuje místo s mágem a stojí ve věži { $of }
duel-log-CardTaken-up = { $name } získává: { $card }
duel-log-CardTaken-down = { $name } získává kartu, která ležela lícem dolů: { $card }
duel-log-StonePlaced-L = { $name } klade na levý konec: { $card }
duel-log-StonePlaced-R = { $name } klade na pravý konec: { $card }
duel-log-SpellCast = { $name } sesílá kouzlo „{ $spell }“
duel-log-SpellCast-as = { $name } sesílá ve věži muchomůrky kouzlo „{ $spell }“
duel-log-CostPaid-L = platba na levý konec: { $card }
duel-log-CostPaid-R = platba na pravý konec: { $card }
duel-log-SpellFailed = Kouzlo nemá na co působit
duel-log-SecretsSeen = { $name } nahlíží pod věž { $a } a věž { $b }
duel-log-SecretsSeen-own = { $name } nahlíží pod věž { $a } ({ $seen_a }) a věž { $b } ({ $seen_b })
duel-log-SecretsReturned = { $name } vrací obě karty
duel-log-SecretsReturned-kept = { $name } vrací obě karty, jak byly
duel-log-SecretsReturned-swapped = { $name } vrací obě karty prohozené
duel-log-CardPushed-L = Odsunuto na levý konec řady ({ $name }): { $card }
duel-log-CardPushed-R = Odsunuto na pravý konec řady ({ $name }): { $card }
duel-log-CardDiscarded = { $name } odhazuje: { $card }
duel-log-CardSalvaged = { $name } bere skrytou kartu z odkládacího balíčku
duel-log-CardSalvaged-own = { $name } bere skrytou kartu z odkládacího balíčku: { $card }
duel-log-LeftoversDiscarded = Zbylé karty jdou na odkládací balíček
duel-log-RoundStarted = Kolo { $round }: šest nových karet
duel-log-TowerGuessed = { $name } ukazuje na věž { $of }: { $card }
duel-log-CardUnveiled = Skrytá karta ({ $name }): { $card }
duel-log-VeiledStoneLaid-L = { $name } klade na levý konec: { $card }
duel-log-VeiledStoneLaid-R = { $name } klade na pravý konec: { $card }
duel-log-ScoringStarted = Čas počítat body
duel-log-IngredientsCounted = { $name }: { $counts }
duel-log-TowerScored-K = Rytíř { $knight }, mág { $mage }: věž { $of } získává rytíř
duel-log-TowerScored-M = Rytíř { $knight }, mág { $mage }: věž { $of } získává mág
duel-log-TowerScored-nobody = Rytíř { $knight }, mág { $mage }: věž { $of } nezískává nikdo
duel-log-TotalCounted = { $name }: { $points }
duel-log-SecretShown = Pod věží { $of }: { $card }
duel-log-SecretShown-box = V krabici: { $card }
duel-log-GameEnded-K = Vyhrává rytíř
duel-log-GameEnded-M = Vyhrává mág
duel-log-GameEnded-nobody = Remíza
duel-log-Waiting = { $name } musí rozhodnout
duel-log-Hidden = Děje se něco, co nevidíte
duel-log-Undone = { $count ->
    [one] Vrácen { $count } krok
    [few] Vráceny { $count } kroky
    [many] Vráceno { $count } kroku
   *[other] Vráceno { $count } kroků
  }

## Scoring, step by step

duel-score = Bodování
duel-score-step = Krok { $step } z { $steps }
duel-score-next = Dál
duel-score-back = Zpět
duel-score-end = K výsledku
duel-score-guess = Kde je princezna?
duel-score-guess-text = { $name } říká: pod věží { $of }.
duel-score-guess-right = Je tady!
duel-score-guess-wrong = Tady není. Špatný odhad nic nestojí.
duel-score-unveil = Skryté karty
duel-score-unveil-text = Co bylo skryté, to se teď počítá s ostatním.
duel-score-counting = Kolik je čeho?
duel-score-counting-text = Obrázky na všech kartách a kameny, které se počítají jako karta, na kterou ukazují.
duel-score-of-stones = z toho kamenů: { $count }
duel-score-tower = { $tower }: { $points }
duel-score-more = { $name } má víc a dostává { $points }.
duel-score-level = Na obou stranách je stejně: věž ani její tajnou kartu nedostane nikdo.
duel-score-secret = K tomu tajná karta pod ní: { $card }.
duel-score-secret-points = { $points } za takové obrázky na vlastních kartách.
duel-score-secret-none = Na vlastních kartách takový obrázek není: bez bodů.
duel-score-chests = Truhly
duel-score-chests-text = Čím víc truhel, tím cennější je každá z nich.
duel-score-row-guess = Odhad
duel-score-row-towers = Věže
duel-score-row-secrets = Tajné karty
duel-score-row-chests = Truhly
duel-score-row-total = Součet
duel-score-won = Vyhrává { $name }
duel-score-draw = Remíza
duel-score-why-none = Rozhoduje vyšší počet bodů.
duel-score-why-princess = Bodů je stejně: rozhoduje získaná karta s princeznou.
duel-score-why-towers = Bodů je stejně: rozhoduje vyšší počet získaných věží.
duel-score-why-red = Bodů je stejně: rozhoduje získaná věž muchomůrky.
duel-score-why-draw = Bodů je stejně a nerozhodlo ani nic dalšího.
duel-score-so-far = Dosavadní body

## Where the secret cards really were

duel-xray = Rentgen tajných karet
duel-xray-note = Kde každá karta opravdu ležela, od začátku hry do posledního nahlédnutí pod věž.
duel-xray-start = Začátek
duel-xray-look = Kolo { $round }
duel-xray-box = Krabice
duel-xray-kept = { $name } nahlíží a vrací karty, jak byly
duel-xray-swapped = { $name } nahlíží a prohazuje karty
duel-xray-none = V této hře nikdo pod věž nenahlédl.

### Toulavé věže a stránky kolem hry. Věty o hráčích jsou v přítomném čase a neznají rod.

## Things of the game

game-towers = Toulavé věže
game-duel = Rytíř a mág
castle = Havraní hrad
ring = Trať o šestnácti políčkách
pool = Dobírací balíček: { $draw ->
    [one] { $draw } karta
    [few] { $draw } karty
    [many] { $draw } karty
   *[other] { $draw } karet
  }. Odhazovací hromádka: { $discard ->
    [one] { $discard } karta
    [few] { $discard } karty
    [many] { $discard } karty
   *[other] { $discard } karet
  }.
towers-count = { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
wizards-count = { $count ->
    [one] { $count } čaroděj
    [few] { $count } čarodějové
    [many] { $count } čaroděje
   *[other] { $count } čarodějů
  }
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
potions-state = Lektvary: plné { $full }, prázdné { $empty }, použité { $spent }
home-state = Čarodějové v hradě: { $home } z { $all }

## Seats

seat-A = Jantar
seat-B = Malina
seat-C = Azur
seat-D = Soumrak
seat-E = Jilm
seat-F = Jinovatka
level-child = Dítě
level-wanderer = Poutník
level-apprentice = Učeň
level-journeyman = Tovaryš
level-magister = Magistr
level-archmage = Arcimág
seat-bot = bot
seat-away = není u stolu, hraje bot
seat-turn-you = váš tah, karta { $act } z { $actions }
seat-turn = hraje kartu { $act } z { $actions }
seat-partner = spoluhráč
seat-reserved = kouzlo v záloze: { $spell }
seats = Hráči

## Cards

card-W = Čaroděj { $steps }
card-T = Věž { $steps }
card-C = Věž { $tower } nebo čaroděj { $wizard }
card-DC = Věž nebo čaroděj, { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
    [many] { $dice } kostky
   *[other] { $dice } kostek
  }
card-DT = Věž, { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
    [many] { $dice } kostky
   *[other] { $dice } kostek
  }
card-DW = Čaroděj, { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
    [many] { $dice } kostky
   *[other] { $dice } kostek
  }
card-hidden = Zakrytá karta
card-number = Karta { $number }: { $card }
card-side-tower = { $card }: věž o { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
    [many] { $steps } políčka
   *[other] { $steps } políček
  }
card-side-wizard = { $card }: čaroděj o { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
    [many] { $steps } políčka
   *[other] { $steps } políček
  }
hand = Vaše ruka
hand-played-first = první karta zahrána
draw-pile = Dobírací balíček
discard-pile = Odhazovací hromádka

## Spells

spells = Kouzla
spell-MW = Čarodějem vpřed!
spell-MT = Věží vpřed!
spell-HW = Protivětr, čaroději!
spell-HT = Průvan na věžích!
spell-SW = Výměna cimbuří
spell-NK = Vrtošivý havran
spell-FR = Vysvoboďme čaroděje!
spell-PB = Svez mě na zádech!
spell-DT2C = Dvě karty navíc
spell-none = žádné kouzlo
spell-short-MW = Kterýkoli viditelný čaroděj jde o jedno políčko vpřed.
spell-short-MT = Kterékoli věže jdou o dvě políčka vpřed.
spell-short-HW = Kterýkoli viditelný čaroděj jde o jedno políčko vzad.
spell-short-HT = Kterékoli věže jdou o dvě políčka vzad.
spell-short-SW = Dvě vrchní věže si vymění místo.
spell-short-NK = Havraní hrad přeskočí na nejbližší políčko bez čarodějů, kterýmkoli směrem.
spell-short-FR = Nahlédněte pod věž a vyneste svého čaroděje nahoru.
spell-short-PB = Váš čaroděj se sveze s tím, který se pohybuje.
spell-short-DT2C = Doberte si dvě karty.
spell-tile = { $spell } – { $cost ->
    [one] { $cost } lektvar
    [few] { $cost } lektvary
    [many] { $cost } lektvaru
   *[other] { $cost } lektvarů
  }. { $short }
spell-ready = lze teď seslat

## What is asked

ask-wait = { $name } přemýšlí
ask-chance = Rozhodne karta nebo kostka
ask-tiles = Losují se kouzla
ask-deal = Rozdávají se karty
ask-choose = Zahrajte kartu { $act } z { $actions }
ask-rescue = Vysvobodit čaroděje, nebo pasovat?
ask-answer = { $name } prosí o kartu
ask-offered = { $name } nabízí: { $card }
ask-return = Kterou kartu vrátit?
ask-roll = Kostka se kutálí
ask-reroll = Na kostce { $value }. Opakovat hod?
ask-side = { $value }: věž, nebo čaroděj?
ask-pre = { $name } hraje: { $card }. Seslat něco předtím?
ask-pre-own = Seslat něco před svým pohybem?
ask-mid = { $name } posouvá čaroděje. Svézt se?
ask-mid-own = Vzít s sebou dalšího čaroděje?
ask-post = Seslat něco teď?
ask-piece-wizard = Čaroděj o { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
    [many] { $steps } políčka
   *[other] { $steps } políček
  }
ask-piece-tower = Věž o { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
    [many] { $steps } políčka
   *[other] { $steps } políček
  }
ask-piece-either = Posuňte věž nebo čaroděje
ask-redraw = Dobírá se nová ruka
ask-step = Můžete posunout věž o jedno políčko
ask-end = Konec tahu, nebo ještě kouzlo?
ask-refill = Dobírají se karty
ask-over = Konec hry
ask-repeat = { $spell } – ještě jednou?
ask-pick = Čí čaroděj půjde nahoru?
ask-fill = Naplnit lektvar spoluhráče?
ask-ride = Čaroděj se hýbe. Svézt se?
ask-draw = Dobírají se dvě karty
ask-spell-target = { $spell } – vyberte cíl
ask-spell-second = { $spell } – vyberte druhé políčko
ask-spell-confirm = { $spell } – seslat?
ask-card-side = { $card }: věž, nebo čaroděj?
ask-discard = Kterou kartu odhodit bez použití?
ask-give = Kolik lektvarů pro spoluhráče?
ask-play-confirm = Zahrát: { $card }?
ask-roll-confirm = { $card }: hodit kostkou?

## Answers

do-confirm = Potvrdit
do-more = Další odpovědi
do-undo = Vrátit
do-cancel = Zpět
do-play = Zahrát
do-roll = Hodit
do-refuse = Nová ruka
do-refuse-long = Odhodit ruku, dobrat tři karty a podle chuti posunout jednu věž o políčko
do-ask = Požádat spoluhráče
do-decline = Žádná karta
do-takeCard = Vzít kartu
do-reroll = Opakovat hod
do-accept = Nechat { $value }
do-accept-plain = Nechat
do-unused = Nepoužít
do-nostep = Bez pohybu
do-end = Konec tahu
do-pass = Pas
do-stop = Stačí
do-leave = Nechat
do-discard = Odhodit kartu
do-discard-card = Odhodit: { $card }
do-give = Dát lektvary
do-give-count = Dát { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
  }
do-offer = Nabídnout: { $card }
do-return = Vrátit: { $card }
do-side-tower = Věž
do-side-wizard = Čaroděj
do-side-tower-steps = Věž { $steps }
do-side-wizard-steps = Čaroděj { $steps }
do-take = { $name }
do-fill-partner = Naplnit
do-fill-none = Ne
do-reserve = Schovat na potom
do-cast = Seslat
do-cast-forward = Vpřed
do-cast-backward = Vzad
do-ride = Svézt se
do-wizard = Čaroděj ({ $name }) z políčka { $space }
do-tower = Z políčka { $space }: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
do-step = Krok z políčka { $space }: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
do-cast-wizard = { $spell } – čaroděj ({ $name }) na políčku { $space }
do-cast-tower = { $spell } – z políčka { $space }: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
do-cast-free = { $spell } – pod patro { $level } na políčku { $space }
do-cast-swap = { $spell }: { $first } a { $second }
do-cast-swap-first = { $spell }: vrchní věž políčka { $space }

## What it would do

would-cover = uzamčení
would-cover-spoken = uzamčení: { $names }
would-potion = +{ $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
  }
would-price = −{ $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
  }
would-home = v hradě
would-castle = Havraní hrad na { $space }
would-castle-unknown = Havraní hrad na ?
would-open = ostatní se ukáže pak
keep-next = Havraní hrad pak poletí na { $space }
keep-stays = Havraní hrad zůstane
keep-unknown = Havraní hrad pak poletí na ?
keep-when = až čaroděj vejde do hradu

## The ring in words

space-name = Políčko { $space }
space-raven = havraní erb
space-empty = prázdné
space-castle = zde stojí Havraní hrad
space-next = sem poletí Havraní hrad
space-top-shield = nahoře věž s erbem
space-top-plain = nahoře věž bez erbu
space-wizards = { $name } { $count }
text-view = Trať slovy
level-name = Patro { $level }
level-top = Vrchní věž

## What happened

log = Průběh
log-TilesRevealed = Kouzla ve hře: { $spells }
log-CardDrawn = { $name } dobírá kartu
log-CardDrawn-own = { $name } dobírá: { $card }
log-Reshuffled = Odhozené karty se zamíchají a tvoří nový balíček
log-CardPlayed = { $name } hraje: { $card }
log-CardDiscarded = { $name } odhazuje bez použití: { $card }
log-HandDiscarded = { $name } odhazuje ruku: { $cards }
log-DieRolled = Na kostce { $value }
log-RerollCalled = { $name } opakuje hod
log-ResultStands = { $name } nechává výsledek
log-PieceChosen = { $name } vybírá políčko { $space }
log-CardFizzled = Karta nemá čím pohnout
log-CardFinished = Karta je hotova
log-WizardMoved = { $name }: čaroděj z { $from } na { $to }
log-WizardMoved-other = { $name } posouvá čaroděje ({ $owner }) z { $from } na { $to }
log-WizardEntered = { $owner }: čaroděj z { $from } vchází do hradu
log-TowerMoved = { $name }: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  } z { $from } na { $to }
log-TowerMoved-covers = { $name }: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  } z { $from } na { $to }, { $covered ->
    [one] uzamčen { $covered } čaroděj
    [few] uzamčeni { $covered } čarodějové
    [many] uzamčeno { $covered } čaroděje
   *[other] uzamčeno { $covered } čarodějů
  }
log-TowersSwapped = { $name }: vrchní věže { $first } a { $second } si mění místo
log-CastleMoved = Havraní hrad letí na { $to }
log-SurfaceShown = Pod patrem { $level } políčka { $space }: { $wizards }
log-SurfaceShown-nobody = Pod patrem { $level } políčka { $space }: nikdo
log-WizardFreed = { $owner }: čaroděj políčka { $space } jde nahoru
log-PotionFilled = { $name }: +1 lektvar
log-SpellCast = { $name } sesílá: { $spell }
log-RepeatBound = Stejná figurka se smí hnout znovu
log-SpellResolved = Kouzlo je hotovo
log-SpellReserved = { $name } schovává na potom: { $spell }
log-ReservationClosed = { $name } se vzdává schovaného kouzla
log-PartnerAsked = { $name } prosí spoluhráče o kartu
log-CardOffered = { $from } nabízí kartu: { $to }
log-CardOffered-own = { $from } nabízí ({ $to }): { $card }
log-OfferTaken = { $name } si bere kartu
log-OfferDeclined = { $name } kartu odmítá
log-CardPassed = { $from } podává kartu: { $to }
log-CardPassed-own = { $from } podává ({ $to }): { $card }
log-PotionsGiven = { $from } dává ({ $to }): { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
  }
log-TurnStarted = { $name } začíná tah
log-ActionStarted = { $name }: karta { $act }
log-TurnEnded = { $name } končí tah
log-GameEnded = Konec hry
log-Waiting = { $name } rozhoduje
log-Hidden = Něco se děje skrytě
log-Undone = { $count ->
    [one] { $count } krok se vrací
    [few] { $count } kroky se vracejí
    [many] { $count } kroku se vrací
   *[other] { $count } kroků se vrací
  }
log-Undone-by = { $name } vrací { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
  }

## Table and pages

nav-spells = Kouzla
nav-players = Hráči
nav-log = Průběh
menu = Nabídka
speed = Rychlost pohybu
speed-off = bez pohybu
theme = Barvy
theme-night = Noc
theme-light = Den
language = Jazyk

home-claim-1 = Posuň věž.
home-claim-2 = Ztrať čaroděje.
home-about = Dvě hry s věžemi na klidné večery. Nic neinstalujete, účet není třeba.
home-play = Hrát
home-against = proti { $count ->
    [one] { $count } botovi
    [few] { $count } botům
    [many] { $count } bota
   *[other] { $count } botům
  }
home-code = Máte kód od přátel?
home-code-hint = například brave-raven-42
home-join = Přidat se
home-new = Nový stůl
home-rules = Pravidla
home-watch = Sledovat
home-replays = Záznamy
home-players-range = { $from } až { $to } hráčů
home-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
  }
page-missing = Tato stránka zatím neexistuje.
page-home = Na úvodní stránku
connecting = Připojování…

## Start, new table, lobby, end of a game

seat-K = Rytíř
seat-M = Mág
close = Zavřít
agree = Souhlasím
disagree = Ne
home-failed = Server neodpovídá. Zkuste to za chvíli znovu.
continue = Pokračovat ve hře
continue-gathering = ještě nezačala
continue-over = skončila
continue-yours = jste na tahu
continue-theirs = na tahu: { $name }
continue-forget = Odebrat { $code } ze seznamu
new-edition = Vydání
edition-international = Mezinárodní
edition-international-note = Druhou kartu tahu lze odhodit bez použití; k dispozici jsou všechny varianty.
edition-polish = Polské
edition-polish-note = Použitelná karta se musí použít; hotový tým ukončí hru ihned.
edition-ukrainian = Ukrajinské
edition-ukrainian-note = Ve variantě pro mistry čaroděje může při každém zahrání karty kouzlit každý, i během pohybu.
edition-czech = České
edition-czech-note = O straně karty rozhoduje figurka; žetony varianty pro mistry čaroděje se vybírají.
new-players = Hráči
new-variant = Varianta
variant-basic = Základní
variant-basic-note = Dvě kouzla, jedno seslání za tah.
variant-advanced = Pro pokročilé
variant-advanced-note = Čtyři náhodná kouzla; sesíláte, kolikrát zaplatíte, ale jen mezi kartami.
variant-master = Pro mistry čaroděje
variant-master-note = Čtyři kouzla, která mohou ostatní seslat i ve vašem tahu.
variant-solo-note = Bez soupeřů, proti balíčku: jedna karta za tah, všichni čarodějové včas v hradě.
new-teams = Spoluhráči sedí naproti sobě a vyhrávají společně.
new-memory = Uzamčení čarodějové
memory-Strict = Zpaměti
memory-Strict-note = Co je zakryté, nevidí nikdo: pamatujte si to.
memory-Notes = S poznámkami
memory-Notes-note = Uzamčení zůstávají skrytí, ale smíte si dělat vlastní poznámky.
memory-Open = Otevřeně
memory-Open-note = Všichni vidí, kdo je pod kterou věží.
new-seats = Místa
new-player = Hráč { $number }
new-sitter = Kdo hraje: { $seat }
new-sitter-person = Člověk u tohoto zařízení
new-sitter-open = Volné: kdokoli s odkazem
new-sitter-bot = Bot
new-level = Síla: { $seat }
level-elo = { $level } (Elo { $elo })
new-sees = vidí uzamčené
new-bots-see = Elo je změřené mezi boty; dítě má 0. Bot vidí jen to, co vy.
new-clock = Hodiny
clock-none = Žádné
clock-none-note = Každý má času, kolik chce.
clock-quick = Rychlé
clock-quick-note = 45 sekund na tah, 5 navíc s každým rozhodnutím.
clock-calm = Klidné
clock-calm-note = Dvě minuty na tah, 10 sekund navíc s každým rozhodnutím.
clock-long = Dlouhé
clock-long-note = Deset minut na tah.
new-visibility = Kdo smí přijít
visibility-link = S odkazem
visibility-link-note = Jen ti, kdo znají kód nebo odkaz.
visibility-public = Veřejně
visibility-public-note = Stůl je v seznamu otevřených stolů.
new-options = Všechny možnosti
new-reset = Jako ve vydání
new-create = Vytvořit stůl
new-as-variant = podle varianty
new-in-play = ve hře
new-cost = Cena
new-cost-of = Cena: { $spell }
group-castle = Hrad
group-cards = Karty a konec hry
group-spells = Kouzla
group-master = Varianta pro mistry čaroděje
group-team = Týmy
group-solo = Sólo
group-duel-play = Tahy, kouzla a kruh
group-duel-see = Co je vidět
group-duel-count = Počítání a balíček
lobby-closed = Tento stůl je zavřený.
lobby-invite = Pozvat ostatní
lobby-copy = Sdílet odkaz
lobby-copied = Hotovo
lobby-qr = Odkaz jako QR kód
lobby-name = Vaše jméno
lobby-colour = Vaše barva
lobby-bot = Bot: { $level }
lobby-reserved = pro zařízení hostitele
lobby-open = volné
lobby-you = vy
lobby-absent = není tu
lobby-sit = Sednout sem
lobby-apply = Použít jméno a barvu
lobby-leave = Vstát
lobby-free = Uvolnit místo
lobby-make-bot = Bot
lobby-fill = Volná místa obsadí
lobby-start = Začít
lobby-close = Zavřít stůl
lobby-waits = Hru začíná hostitel stolu.
reconnecting = Obnovuje se spojení…
table-code = Stůl { $code }
end-propose = Navrhnout konec hry
end-asked = { $name } navrhuje ukončit hru, jak je.
undo-wish = Požádat o vrácení mého rozhodnutí
resign = Vzdát se
resign-sure = Opravdu vzdát?
leave-seat = Odejít: dál hraje bot
remove-absent = Ať za hráče { $name } hraje bot
hand-over = Předejte obrazovku: { $name }
hand-over-ready = Ukázat mou ruku
result = Výsledek
result-won = Vyhrává { $name }
result-shared = Společné vítězství: { $names }
result-points = Rozhodují body.
result-agreed = Všichni souhlasili s koncem hry.
result-resigned = Někdo se vzdal a je poslední.
result-board = Podívat se na plán
result-record = Stáhnout záznam
rematch = Odveta
rematch-follow = K odvetě
chat = Chat
chat-empty = Ještě nikdo nic neřekl.
chat-phrases = Hotové fráze
chat-text = Napište něco
chat-say = Odeslat
chat-mute = Ztlumit: { $name }
chat-unmute = Zase číst: { $name }
lobby-spectators = Dívá se: { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
    [many] { $count } člověka
   *[other] { $count } lidí
  }
undo-asked = { $name } prosí o vrácení { $count ->
    [one] { $count } kroku
    [few] { $count } kroků
    [many] { $count } kroku
   *[other] { $count } kroků
  }.

## Options of a new table: what each one changes

opt-castleLanding = Kde smí hrad usednout na holé políčko, když do něj někdo vejde.
optv-castleLanding-ShieldOnly = jen na havraní erb
optv-castleLanding-EmptySpaceOrShieldTower = na kterékoli prázdné políčko
opt-castleTrigger = Po čím příchodu hrad letí dál.
optv-castleTrigger-AnyWizard = každého čaroděje
optv-castleTrigger-OwnWizard = jen přivedeného vlastníkem
opt-entryEndsTurn = Který příchod končí tah.
optv-entryEndsTurn-ActiveOwnByActive = vlastní čaroděj, přivedený svým majitelem
optv-entryEndsTurn-ActiveOwnByAnyone = vlastní čaroděj, ať ho přivede kdokoli
optv-entryEndsTurn-AnyEntry = kterýkoli čaroděj
opt-declineMove = Které karty lze zahodit, ač by šly použít.
optv-declineMove-Forced = žádné
optv-declineMove-SecondCard = druhou v tahu
optv-declineMove-Any = kterékoli
opt-sideAnnounce = Kdy se určí strana kombinované karty.
optv-sideAnnounce-OnPlay = při zahrání
optv-sideAnnounce-WithPiece = s výběrem figurky
opt-openDiscard = Celou odhazovací hromádku lze prohlížet.
opt-deadlock = Co se stane, když už cíle nikdo nedosáhne.
optv-deadlock-End = hra končí
optv-deadlock-PlayOn = hraje se dál
opt-wizardStock = Kolik čarodějů je v krabici; ve hře nic nemění.
opt-spellMidCard = V základní hře lze kouzlit mezi zahráním karty a pohybem.
opt-spellsPerTurn = Kolik kouzel dovolí tah základní hry.
opt-swapWithCastle = Zda lze vyměnit věž pod hradem.
optv-swapWithCastle-Carry = ano, hrad jede s ní
optv-swapWithCastle-Forbid = ne
opt-freeMayDecline = Kdo vysvobozuje čaroděje, smí ho nechat, kde je.
opt-pbOutOfTurn = Ve variantě pro pokročilé se mohou ostatní svézt i ve vašem tahu.
opt-pbCardMovesOnly = Svézt se lze jen s čarodějem, kterým hýbe karta, ne kouzlo.
opt-piggybackRelocations = Kolikrát hrad letí, když jich vejde víc najednou.
optv-piggybackRelocations-Once = jednou
optv-piggybackRelocations-PerWizard = jednou za každého
opt-advancedVariant = Varianta pro pokročilé patří k tomuto vydání.
opt-promo = Žeton „Dvě karty navíc“ může být mezi losovanými.
opt-tileCount = Kolik žetonů kouzel se losuje.
opt-masterPick = Jak se určí kouzla varianty pro mistry čaroděje.
optv-masterPick-Random = losem
optv-masterPick-Chosen = výběrem
opt-masterCasters = Kdo smí kouzlit při jednom zahrání karty.
optv-masterCasters-OnePerAction = jeden hráč
optv-masterCasters-EachPlayerOne = každý hráč
opt-masterWindows = Kdy se kouzlí.
optv-masterWindows-BeforeAfter = před pohybem a po něm
optv-masterWindows-BeforeDuringAfter = i během pohybu
opt-masterRepeat = Kolikrát lze kouzlo při jednom zahrání opakovat.
optv-masterRepeat-Many = kolikrát se zaplatí
optv-masterRepeat-Once = jednou
opt-repeatTargets = Na co smí mířit opakované kouzlo.
optv-repeatTargets-Free = pokaždé nový cíl
optv-repeatTargets-SamePiece = stejná figurka
opt-freeExempt = Vysvobození má vlastní kola a nepočítá se jako kouzlo zahrání.
opt-refusalSlot = Při speciálním případu lze kouzlit kolem kroku věže.
opt-teamEnd = Kdy hotový tým ukončí hru.
optv-teamEnd-Immediate = ihned
optv-teamEnd-FinishRound = po kole
opt-teamMovePartner = Zda hráč, který má všechny v hradě, hýbe čaroději spoluhráče.
optv-teamMovePartner-must = musí
optv-teamMovePartner-may = může
opt-teamDecline = Spoluhráč požádaný o kartu smí odmítnout.
opt-teamOffer = Kdy smí spoluhráč dát kartu?
optv-teamOffer-Unasked = kdykoli o ni lze požádat
optv-teamOffer-AskedOnly = jen na požádání
opt-soloCardLimit = Kolik karet smí padnout v sólu; 0 je bez omezení.
opt-soloPotions = Jak začínají lektvary v sólu.
optv-soloPotions-Full = plné
optv-soloPotions-Empty = prázdné
opt-soloRefusal = V sólu lze vyměnit celou ruku.
opt-swap_range = Z jaké dálky si rytíř smí vyměnit místo s mágem.
optv-swap_range-any = odkudkoli
optv-swap_range-adjacent = ze sousední věže
opt-cast_without_effect = Zda lze seslat kouzlo, které na nic nepůsobí.
optv-cast_without_effect-allow = ano
optv-cast_without_effect-forbid = ne
opt-multi_icon_cost = Co zaplatí karta s více symboly.
optv-multi_icon_cost-card = jeden libovolný symbol
optv-multi_icon_cost-exact = nic, platí jen karty s jedním
opt-deal_adjacent = Kolik karet leží lícem nahoru, když postavy sousedí.
optv-deal_adjacent-three = tři
optv-deal_adjacent-random4 = čtyři, čtvrtá náhodně
optv-deal_adjacent-choose4 = čtyři, čtvrtá výběrem
opt-ring_mode = Jak stojí věže v kruhu.
optv-ring_mode-fixed = vždy stejně
optv-ring_mode-random = náhodně
opt-on = ano
opt-off = ne
opt-role_assign = Jak se rozdělí postavy.
optv-role_assign-random = losem
optv-role_assign-agreement = dohodou
optv-role_assign-swap = výměna v odvetě
roles-random-note = O postavách rozhodne los při založení stolu.
roles-agreement-note = Každé místo má svou postavu.
roles-swap-note = Každé místo má svou postavu a v odvetě si postavy vyměníte.
opt-yellow_swap_public = Obě strany vidí, zda se tajné karty prohodily.
opt-discard_inspect = Odkládací balíček lze prohlížet.
opt-memory_aids = Obrazovka připomíná, co už bylo vidět.
opt-reveal_all_at_end = Po hře se ukážou všechny tajné karty.
opt-row_gap = Co se stane, když karta zmizí zprostředka řady.
optv-row_gap-close = řada se spojí
optv-row_gap-gap = zůstane mezera, která zastaví kameny
opt-stone_chain = Jak se počítá kámen, který ukazuje na kámen.
optv-stone_chain-transitive = jako ten druhý kámen
optv-stone_chain-straight = jako to, co je za kameny
optv-stone_chain-direct = nijak
opt-veiled_stone = Co se stane s kamenem mezi skrytými kartami.
optv-veiled_stone-inert = nepočítá se
optv-veiled_stone-row_end = položí se na konec řady
opt-chest_overflow = Kolik bodů dávají truhly, které už v tabulce nejsou.
optv-chest_overflow-cap = nic navíc
optv-chest_overflow-plus3 = každá tři body
opt-final_tie = Kdo vyhrává, když rovnost bodů nic nerozhodne.
optv-final_tie-draw = nikdo
optv-final_tie-K = rytíř
optv-final_tie-M = mág
opt-data = Jaký balíček a tajné karty se použijí.
optv-data-km-deck-derived-1 = obvyklý balíček
optv-data-km-deck-eight-chests = osm truhel
optv-data-km-deck-mixed-stones = smíšené kameny
optv-data-km-deck-stone-chests = truhly na kartách s kameny
optv-data-km-deck-thirty-ingredients = třicet přísad
optv-data-km-deck-three-stones = tři kameny
optv-data-km-deck-two-icons = karty se dvěma symboly

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
home-state = Čarodějové v hradu: { $home } z { $all }

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
seat-away = nepřítomnost, hraje bot
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
spell-tile = { $spell } { $cost ->
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
ask-rescue = Vysvobodit čaroděje, nebo pas?
ask-answer = { $name } prosí o kartu
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
ask-repeat = { $spell } Ještě jednou?
ask-pick = Čí čaroděj půjde nahoru?
ask-fill = Naplnit lektvar spoluhráče?
ask-ride = Čaroděj se hýbe. Svézt se?
ask-draw = Dobírají se dvě karty
ask-spell-target = { $spell } Vyberte cíl
ask-spell-second = { $spell } Vyberte druhé políčko
ask-spell-confirm = { $spell } Seslat?
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
do-cast-wizard = { $spell } Čaroděj ({ $name }) na políčku { $space }
do-cast-tower = { $spell } Z políčka { $space }: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
do-cast-free = { $spell } Pod patro { $level } na políčku { $space }
do-cast-swap = { $spell }: { $first } a { $second }
do-cast-swap-first = { $spell }: vrchní věž políčka { $space }

## What it would do

would-cover = v pasti
would-cover-spoken = v pasti: { $names }
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
would-home = v hradu
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
  } z { $from } na { $to }, v pasti { $covered ->
    [one] { $covered } čaroděj
    [few] { $covered } čarodějové
    [many] { $covered } čaroděje
   *[other] { $covered } čarodějů
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
speed-off = bez
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
home-learn = Naučit se v 5 tazích
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
page-missing = Tato stránka ještě není.
page-home = Na úvodní stránku
connecting = Připojování…

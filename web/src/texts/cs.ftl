### Toulavé věže a stránky kolem hry. Hráči se tyká. Věty o hráčích jsou v přítomném čase a neznají rod.

## Things of the game

game-towers = Toulavé věže
game-duel = Rytíř a mág
castle = Havraní hrad
ring = Trať o 16 políčkách
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
home-state = Čarodějové v hradě: { $home }/{ $all }

## Seats

seat-A = Jantar
seat-B = Malina
seat-C = Azur
seat-D = Soumrak
seat-E = Jilm
seat-F = Jinovatka
level-child = Dítě
level-wanderer = Tulák
level-apprentice = Učeň
level-journeyman = Tovaryš
level-magister = Mistr
level-archmage = Arcimág
seat-bot = bot
seat-away = pryč, hraje bot
seat-turn-you = tvůj tah, karta { $act }/{ $actions }
seat-turn = hraje kartu { $act }/{ $actions }
seat-partner = tvůj spoluhráč
seat-reserved = schované kouzlo: { $spell }
seats = Hráči

## Cards

card-W = Čaroděj { $steps }
card-T = Věž { $steps }
card-C = Věž { $tower } / čaroděj { $wizard }
card-DC = Věž / čaroděj, { $dice ->
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
card-side-tower = { $card }: posunout věž o { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
    [many] { $steps } políčka
   *[other] { $steps } políček
  }
card-side-wizard = { $card }: posunout čaroděje o { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
    [many] { $steps } políčka
   *[other] { $steps } políček
  }
hand = Tvoje karty
hand-played-first = první karta je zahraná
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
spell-short-MW = Posuň viditelného čaroděje o 1 políčko vpřed, i cizího.
spell-short-MT = Posuň kteroukoli věž o 2 políčka vpřed.
spell-short-HW = Posuň viditelného čaroděje o 1 políčko vzad, i cizího.
spell-short-HT = Posuň kteroukoli věž o 2 políčka vzad.
spell-short-SW = Prohoď nejvyšší patra dvou sloupců.
spell-short-NK = Přesuň Havraní hrad vpřed nebo vzad na nejbližší políčko, kde nahoře nestojí čaroděj.
spell-short-FR = Nahlédni pod věž. Když je tam tvůj čaroděj, vynes ho nahoru.
spell-short-PB = Když se posouvá čaroděj, tvůj ze stejného místa se sveze s ním.
spell-short-DT2C = Dober si 2 karty.
spell-tile = „{ $spell }“, { $cost ->
    [one] { $cost } lektvar
    [few] { $cost } lektvary
    [many] { $cost } lektvaru
   *[other] { $cost } lektvarů
  }. { $short }
spell-ready = Teď můžeš seslat

## What is asked

ask-wait = { $name } přemýšlí
ask-chance = Rozdává se nebo hází…
ask-tiles = Losují se kouzla…
ask-deal = Rozdávají se karty…
ask-choose = Jsi na tahu: zahraj { $which ->
    [first] první
    [second] druhou
   *[next] další
  } kartu ({ $act } z { $actions })
ask-rescue = Vysvobodit čaroděje?
ask-answer = { $name } tě prosí o kartu
ask-offered = { $name } ti nabízí: { $card }
ask-return = Kterou kartu vrátíš?
ask-roll = Kostka se kutálí…
ask-reroll = Na kostce je { $value }. Hodit znovu?
ask-side = Na kostce je { $value }. Věž, nebo čaroděj?
ask-pre = { $name } hraje: { $card }. Seslat nejdřív kouzlo?
ask-pre-own = Seslat kouzlo před posunem?
ask-mid = { $name } posouvá čaroděje. Svézt se?
ask-mid-own = Vzít s sebou dalšího čaroděje?
ask-post = Seslat kouzlo?
ask-piece-wizard = Posuň čaroděje o { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
    [many] { $steps } políčka
   *[other] { $steps } políček
  }
ask-piece-tower = Posuň věž o { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
    [many] { $steps } políčka
   *[other] { $steps } políček
  }
ask-piece-either = Posuň věž nebo čaroděje
ask-redraw = Dobírají se nové karty…
ask-step = Posunout věž o 1 políčko?
ask-end = Seslat kouzlo, nebo ukončit tah?
ask-refill = Dobírají se karty…
ask-over = Konec hry
ask-repeat = Ještě jednou „{ $spell }“?
ask-pick = Čí čaroděj půjde nahoru?
ask-fill = Naplnit lektvar spoluhráči?
ask-ride = Čaroděj se posouvá. Svézt se?
ask-draw = Dobírají se 2 karty…
ask-spell-target = Vyber cíl: { $spell }
ask-spell-second = Vyber druhé políčko: { $spell }
ask-spell-confirm = Seslat „{ $spell }“?
ask-card-side = { $card }: věž, nebo čaroděj?
ask-discard = Kterou kartu odhodit bez použití?
ask-give = Kolik lektvarů dáš spoluhráči?
ask-play-confirm = Zahrát: { $card }?
ask-roll-confirm = { $card }: hodit kostkou?

## Answers

do-confirm = Potvrdit
do-more = Další možnosti
do-undo = Krok zpět
do-cancel = Zpět
do-play = Zahrát
do-roll = Hodit
do-refuse = Vyměnit karty (tah končí)
do-refuse-long = Odhodíš všechny karty, dobereš 3 nové a můžeš posunout věž o 1 políčko. Tah tím končí.
do-ask = Požádat spoluhráče
do-decline = Odmítnout
do-takeCard = Vzít si kartu
do-reroll = Hodit znovu
do-accept = Nechat { $value }
do-accept-plain = Nechat hod
do-unused = Nepoužít
do-nostep = Neposouvat
do-end = Ukončit tah
do-pass = Nekouzlit
do-stop = Už nekouzlit
do-leave = Nechat tam
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
do-fill-none = Nenaplnit
do-reserve = Seslat po posunu
do-cast = Seslat
do-cast-forward = Vpřed
do-cast-backward = Vzad
do-ride = Svézt se
do-wizard = Posunout čaroděje ({ $name }) z políčka { $space }
do-tower = Posunout { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  } z políčka { $space }
do-step = Posunout { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  } z políčka { $space } o 1 políčko
do-cast-wizard = „{ $spell }“: čaroděj ({ $name }) na políčku { $space }
do-cast-tower = „{ $spell }“: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  } z políčka { $space }
do-cast-free = „{ $spell }“: nahlédnout pod patro { $level } na políčku { $space }
do-cast-swap = „{ $spell }“: políčka { $first } a { $second }
do-cast-swap-first = „{ $spell }“: nejvyšší patro na políčku { $space }

## What it would do

would-cover = pod věží
would-cover-spoken = uzamkne: { $names }
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
would-castle = hrad přeletí na políčko { $space }
would-castle-unknown = hrad přeletí na políčko ?
would-open = zbytek uvidíš až po tahu
keep-next = Havraní hrad přeletí na políčko { $space }
keep-stays = Havraní hrad zůstane na místě
keep-unknown = Havraní hrad přeletí na políčko ?
keep-when = až do něj vejde čaroděj

## The ring in words

space-name = Políčko { $space }
space-raven = havraní erb
space-empty = prázdné
space-castle = stojí tu Havraní hrad
space-next = sem příště přeletí Havraní hrad
space-top-shield = nahoře věž s erbem
space-top-plain = nahoře věž bez erbu
space-wizards = { $name } { $count }
text-view = Trať slovy
level-name = Patro { $level }
level-top = Nejvyšší patro

## What happened

log = Průběh
log-TilesRevealed = Kouzla ve hře: { $spells }
log-CardDrawn = { $name } dobírá kartu
log-CardDrawn-own = { $name } dobírá: { $card }
log-Reshuffled = Z odhozených karet je nový dobírací balíček
log-CardPlayed = { $name } hraje: { $card }
log-CardDiscarded = { $name } odhazuje bez použití: { $card }
log-HandDiscarded = { $name } odhazuje všechny karty: { $cards }
log-DieRolled = Na kostce je { $value }
log-RerollCalled = { $name } hází znovu
log-ResultStands = { $name } nechává hod
log-PieceChosen = { $name } vybírá na políčku { $space }
log-CardFizzled = Karta nemá co posunout
log-CardFinished = Karta je vyhodnocená
log-WizardMoved = { $name } posouvá čaroděje z políčka { $from } na { $to }
log-WizardMoved-other = { $name } posouvá čaroděje ({ $owner }) z políčka { $from } na { $to }
log-WizardEntered = { $owner }: čaroděj z políčka { $from } vchází do hradu
log-TowerMoved = { $name } posouvá { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  } z políčka { $from } na { $to }
log-TowerMoved-covers = { $name } posouvá { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  } z políčka { $from } na { $to } a uzamyká { $covered ->
    [one] { $covered } čaroděje
    [few] { $covered } čaroděje
    [many] { $covered } čaroděje
   *[other] { $covered } čarodějů
  }
log-TowersSwapped = { $name } prohazuje nejvyšší patra na políčkách { $first } a { $second }
log-CastleMoved = Havraní hrad přelétá na políčko { $to }
log-SurfaceShown = Pod patrem { $level } na políčku { $space }: { $wizards }
log-SurfaceShown-nobody = Pod patrem { $level } na políčku { $space }: žádný čaroděj
log-WizardFreed = { $owner }: čaroděj na políčku { $space } jde nahoru
log-PotionFilled = { $name } plní lektvar
log-SpellCast = { $name } sesílá: { $spell }
log-RepeatBound = Totéž jde posunout znovu
log-SpellResolved = Kouzlo je vyhodnocené
log-SpellReserved = { $name } si schovává na potom: { $spell }
log-ReservationClosed = { $name } se vzdává schovaného kouzla
log-PartnerAsked = { $name } prosí spoluhráče o kartu
log-CardOffered = Nabídka karty: { $from } → { $to }
log-CardOffered-own = Nabídka karty ({ $card }): { $from } → { $to }
log-OfferTaken = { $name } si bere kartu
log-OfferDeclined = { $name } kartu odmítá
log-CardPassed = Karta: { $from } → { $to }
log-CardPassed-own = { $card }: { $from } → { $to }
log-PotionsGiven = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
  }: { $from } → { $to }
log-TurnStarted = { $name } začíná tah
log-ActionStarted = { $name }: karta { $act }
log-TurnEnded = { $name } ukončuje tah
log-GameEnded = Konec hry
log-Waiting = { $name } rozhoduje
log-Hidden = Děje se něco, co nevidíš
log-Undone = Hra se vrací o { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
  }
log-Undone-by = { $name } vrací hru o { $count ->
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
pace = Tempo cizích tahů
pace-instant = ihned
pace-quick = rychlé
pace-normal = běžné
pace-calm = klidné
theme = Vzhled
theme-night = Noc
theme-light = Den
language = Jazyk

home-claim-1 = Posuň věž.
home-claim-2 = Ztrať čaroděje.
home-about = Dvě věžové hry na klidný večer. Bez instalace, bez registrace.
home-play = Hrát
home-against = proti { $count ->
    [one] { $count } botovi
    [few] { $count } botům
    [many] { $count } bota
   *[other] { $count } botům
  }
home-code = Máš kód od přátel?
home-code-hint = například brave-raven-42
home-join = Přidat se
home-new = Nová hra
home-rules = Pravidla
home-watch = Sledovat
home-replays = Záznamy
home-players-range = { $from }–{ $to } hráčů
home-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
  }
page-missing = Stránka neexistuje
page-home = Úvod
connecting = Připojování…

## Start, new table, lobby, end of a game

seat-K = Rytíř
seat-M = Mág
close = Zavřít
agree = Souhlasím
disagree = Nesouhlasím
home-failed = Server neodpovídá. Zkus to za chvíli znovu.
continue = Pokračovat
continue-gathering = ještě nezačala
continue-over = dohraná
continue-yours = jsi na řadě
continue-theirs = hraje { $name }
continue-forget = Odebrat { $code } ze seznamu
new-edition = Vydání
edition-international = Mezinárodní
edition-international-note = Druhou kartu v tahu smíš odhodit bez použití. Na výběr jsou všechny varianty.
edition-polish = Polské
edition-polish-note = Když karta může něco posunout, musíš ji použít. Hra končí hned, jak některý tým splní cíl.
edition-ukrainian = Ukrajinské
edition-ukrainian-note = Ve variantě pro mistry smí ke každé kartě kouzlit každý, i během posunu.
edition-czech = České
edition-czech-note = Věž, nebo čaroděj? Rozhodneš až posunem. Kouzla pro mistry si vybíráte.
new-players = Hráči
new-variant = Varianta
variant-basic = Základní
variant-basic-note = 2 kouzla. Za tah můžeš seslat 1.
variant-advanced = Pro pokročilé
variant-advanced-note = 4 náhodná kouzla. Sesílej, kolik zaplatíš, ale jen mezi kartami.
variant-master = Pro mistry
variant-master-note = 4 kouzla. V tvém tahu může kouzlit každý.
variant-solo-note = Hra pro jednoho, 1 karta za tah. Přiveď všechny čaroděje do hradu, než dojdou karty.
new-teams = Týmy po 2, spoluhráči sedí naproti sobě
new-memory = Uzamčení čarodějové
memory-Strict = Skrytí
memory-Strict-note = Uzamčení čarodějové nejsou vidět. Pamatuj si, kde jsou!
memory-Notes = S poznámkami
memory-Notes-note = Uzamčení čarodějové nejsou vidět, ale můžeš si dělat vlastní poznámky.
memory-Open = Odkrytí
memory-Open-note = Všichni vidí, kdo je pod kterou věží.
new-seats = Místa
new-player = Hráč { $number }
new-sitter = { $seat }: kdo hraje?
new-sitter-person = Člověk u tohoto zařízení
new-sitter-open = Volné: kdokoli s odkazem
new-sitter-bot = Bot
new-level = { $seat }: síla bota
level-elo = { $level } (Elo { $elo })
new-sees = vidí uzamčené
new-bots-see = Boti vidí jen to, co ty. Elo je změřené ve hrách mezi boty, Dítě má 0.
new-clock = Čas na tah
clock-none = Bez omezení
clock-none-note = Bez časového limitu.
clock-quick = 45 sekund
clock-quick-note = Za každé rozhodnutí 5 sekund navíc.
clock-calm = 2 minuty
clock-calm-note = Za každé rozhodnutí 10 sekund navíc.
clock-long = 10 minut
clock-long-note = Za rozhodnutí nic navíc.
new-visibility = Kdo se může přidat?
visibility-link = Jen s odkazem
visibility-link-note = Jen lidé, kteří mají odkaz nebo kód.
visibility-public = Kdokoli
visibility-public-note = Stůl bude v seznamu veřejných stolů.
new-options = Další možnosti
new-reset = Jako ve vydání
new-create = Založit stůl
new-as-variant = podle varianty
new-in-play = Ve hře
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
group-duel-count = Bodování a balíček
lobby-closed = Tento stůl je zavřený.
lobby-invite = Pozvat přátele
lobby-copy = Sdílet odkaz
lobby-copied = Hotovo
lobby-qr = QR kód odkazu
lobby-name = Tvoje jméno
lobby-colour = Tvoje barva
lobby-bot = Bot: { $level }
lobby-reserved = pro hostitele
lobby-open = volné
lobby-you = ty
lobby-absent = offline
lobby-sit = Sednout si
lobby-apply = Uložit
lobby-leave = Opustit místo
lobby-free = Odebrat
lobby-make-bot = Přidat bota
lobby-fill = Volná místa obsadí
lobby-start = Začít
lobby-close = Zavřít stůl
lobby-waits = Hru spustí hostitel. Chvilku počkej.
reconnecting = Obnovuje se spojení…
table-code = Stůl { $code }
end-propose = Navrhnout konec hry
end-asked = { $name } navrhuje hru teď ukončit.
undo-wish = Požádat o krok zpět
resign = Vzdát se
resign-sure = Opravdu se vzdát?
leave-seat = Odejít a nechat hrát bota
remove-absent = { $name }: dosadit bota
hand-over = Hraje { $name }. Předej zařízení.
hand-over-ready = Ukázat moje karty
result = Výsledek
result-won = Vyhrává { $name }
result-shared = Společné vítězství: { $names }
result-points = Vyhrává nejvíc bodů.
result-agreed = Hra končí dřív dohodou všech hráčů.
result-resigned = Kdo se vzdá, je poslední.
result-board = Podívat se na plán
result-record = Stáhnout záznam
rematch = Odveta
rematch-follow = K odvetě
chat = Chat
chat-empty = Zatím žádné zprávy.
chat-phrases = Rychlé zprávy
chat-text = Napiš zprávu
chat-say = Odeslat
chat-mute = Ztlumit: { $name }
chat-unmute = Zrušit ztlumení: { $name }
lobby-spectators = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
  }
undo-asked = { $name } chce vrátit hru o { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
  }.

## Options of a new table: a short question or label each, with the answer in the values

opt-castleLanding = Kde smí hrad přistát mimo věž?
optv-castleLanding-ShieldOnly = jen na havraním erbu
optv-castleLanding-EmptySpaceOrShieldTower = na kterémkoli prázdném políčku
opt-castleTrigger = Kdy hrad přeletí?
optv-castleTrigger-AnyWizard = když vejde kterýkoli čaroděj
optv-castleTrigger-OwnWizard = když čaroděje přivede jeho majitel
opt-entryEndsTurn = Čí příchod do hradu ukončí tah?
optv-entryEndsTurn-ActiveOwnByActive = vlastního čaroděje, přivedeš-li ho ty
optv-entryEndsTurn-ActiveOwnByAnyone = vlastního čaroděje vždy
optv-entryEndsTurn-AnyEntry = každého čaroděje
opt-declineMove = Kterou kartu smíš odhodit bez použití?
optv-declineMove-Forced = žádnou
optv-declineMove-SecondCard = druhou v tahu
optv-declineMove-Any = kteroukoli
opt-sideAnnounce = Kdy volíš věž, nebo čaroděje?
optv-sideAnnounce-OnPlay = při zahrání karty
optv-sideAnnounce-WithPiece = až posunem
opt-openDiscard = Smíš prohlížet odhazovací hromádku?
opt-deadlock = Co když cíl už nikdo splnit nemůže?
optv-deadlock-End = hra končí
optv-deadlock-PlayOn = hraje se dál
opt-wizardStock = Počet čarodějů v krabici (ve hře nic nemění)
opt-spellMidCard = Základní hra: jde kouzlit mezi zahráním karty a posunem?
opt-spellsPerTurn = Základní hra: počet kouzel za tah
opt-swapWithCastle = Jde vyměnit věž pod hradem?
optv-swapWithCastle-Carry = ano, hrad jede s ní
optv-swapWithCastle-Forbid = ne
opt-freeMayDecline = Smíš nechat na místě čaroděje, kterého jde vysvobodit?
opt-pbOutOfTurn = Pro pokročilé: smí se v tvém tahu svézt každý?
opt-pbCardMovesOnly = Jde se svézt jen při posunu kartou, ne kouzlem?
opt-piggybackRelocations = Kolikrát hrad přeletí, když vejde víc čarodějů najednou?
optv-piggybackRelocations-Once = jednou
optv-piggybackRelocations-PerWizard = jednou za každého
opt-advancedVariant = Má toto vydání variantu pro pokročilé?
opt-promo = Přidat mezi kouzla „Dvě karty navíc“?
opt-tileCount = Počet losovaných kouzel
opt-masterPick = Jak se určí kouzla pro mistry?
optv-masterPick-Random = losem
optv-masterPick-Chosen = výběrem
opt-masterCasters = Kdo smí kouzlit k jedné kartě?
optv-masterCasters-OnePerAction = jeden hráč
optv-masterCasters-EachPlayerOne = každý hráč
opt-masterWindows = Pro mistry: kdy smíš kouzlit?
optv-masterWindows-BeforeAfter = před posunem a po něm
optv-masterWindows-BeforeDuringAfter = i během posunu
opt-masterRepeat = Kolikrát jde k jedné kartě seslat totéž kouzlo?
optv-masterRepeat-Many = kolikrát zaplatíš
optv-masterRepeat-Once = jednou
opt-repeatTargets = Na co smí mířit opakované kouzlo?
optv-repeatTargets-Free = na cokoli
optv-repeatTargets-SamePiece = na tutéž věž nebo téhož čaroděje
opt-freeExempt = Vysvobození se nepočítá do limitu kouzel
opt-refusalSlot = Při výměně karet jde kouzlit před posunem věže i po něm
opt-teamEnd = Kdy hra končí, když tým splní cíl?
optv-teamEnd-Immediate = ihned
optv-teamEnd-FinishRound = po dohrání kola
opt-teamMovePartner = Posouváš čaroděje spoluhráče, když jsou všichni tvoji v hradě?
optv-teamMovePartner-must = musíš
optv-teamMovePartner-may = můžeš
opt-teamDecline = Smí spoluhráč odmítnout dát kartu?
opt-teamOffer = Kdy smí spoluhráč nabídnout kartu?
optv-teamOffer-Unasked = kdykoli o ni můžeš požádat
optv-teamOffer-AskedOnly = jen na požádání
opt-soloCardLimit = Sólo: limit karet (0 = bez omezení)
opt-soloPotions = Sólo: lektvary na začátku
optv-soloPotions-Full = plné
optv-soloPotions-Empty = prázdné
opt-soloRefusal = Sólo: smíš vyměnit karty?
opt-swap_range = Odkud si rytíř smí vyměnit místo s mágem?
optv-swap_range-any = odkudkoli
optv-swap_range-adjacent = ze sousední věže
opt-cast_without_effect = Smíš seslat kouzlo, které nic neudělá?
optv-cast_without_effect-allow = ano
optv-cast_without_effect-forbid = ne
opt-multi_icon_cost = Co zaplatí karta s více symboly?
optv-multi_icon_cost-card = kterýkoli ze svých symbolů
optv-multi_icon_cost-exact = nic, platí jen karty s 1 symbolem
opt-deal_adjacent = Karty lícem nahoru, když rytíř a mág sousedí
optv-deal_adjacent-three = 3
optv-deal_adjacent-random4 = 4, čtvrtá náhodně
optv-deal_adjacent-choose4 = 4, čtvrtá výběrem
opt-ring_mode = Pořadí věží
optv-ring_mode-fixed = vždy stejné
optv-ring_mode-random = náhodné
opt-on = ano
opt-off = ne
opt-role_assign = Kdo hraje za koho?
optv-role_assign-random = Rozhodne los
optv-role_assign-agreement = Podle výběru
optv-role_assign-swap = V odvetě naopak
roles-random-note = Los padne při založení stolu.
roles-agreement-note = Vybereš, kdo hraje za rytíře a kdo za mága.
roles-swap-note = Teď vybereš ty, v odvetě si postavy vyměníte.
opt-yellow_swap_public = Je vidět, jestli jsou tajné karty prohozené?
opt-discard_inspect = Smíš prohlížet odhazovací hromádku?
opt-memory_aids = Připomíná obrazovka, co už znáš?
opt-reveal_all_at_end = Ukázat po hře všechny tajné karty?
opt-row_gap = Co když karta zmizí zprostředka řady?
optv-row_gap-close = řada se spojí
optv-row_gap-gap = zůstane mezera, která zastaví kameny
opt-stone_chain = Jako co se počítá kámen, který ukazuje na kámen?
optv-stone_chain-transitive = jako ten druhý kámen
optv-stone_chain-straight = jako první přísada za kameny
optv-stone_chain-direct = nepočítá se
opt-veiled_stone = Co se na konci stane se skrytými kameny?
optv-veiled_stone-inert = nepočítají se jako přísada
optv-veiled_stone-row_end = přidají se na konec řady
opt-chest_overflow = Kolik bodů dají truhly nad rámec tabulky?
optv-chest_overflow-cap = nic navíc
optv-chest_overflow-plus3 = každá 3 body
opt-final_tie = Kdo vyhrává při úplné shodě?
optv-final_tie-draw = nikdo, je to remíza
optv-final_tie-K = rytíř
optv-final_tie-M = mág
opt-data = Který balíček?
optv-data-km-deck-derived-1 = obvyklý
optv-data-km-deck-eight-chests = 8 truhel
optv-data-km-deck-mixed-stones = smíšené kameny
optv-data-km-deck-stone-chests = truhly na kartách s kameny
optv-data-km-deck-thirty-ingredients = 30 přísad
optv-data-km-deck-three-stones = karty se 3 kameny
optv-data-km-deck-two-icons = karty se 2 symboly

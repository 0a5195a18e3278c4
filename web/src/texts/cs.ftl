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
level-spirekeeper = Strážce věží
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
  } kartu ({ $act }/{ $actions })
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
pace-instant = Ihned
pace-quick = Rychlé
pace-normal = Běžné
pace-calm = Klidné
theme = Vzhled
theme-night = Noc
theme-light = Den
language = Jazyk

home-claim-1 = Posuň věž.
home-claim-2 = Ztrať čaroděje.
home-claim-duel-1 = Seber ropuchu.
home-claim-duel-2 = Získej věž.
home-about = Dvě věžové hry na klidný večer. Bez instalace, bez registrace.
home-play = Hrát
home-games = Hra
home-again = Nová hra (nahradí tuhle)
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
page-missing-note = Zkontroluj adresu, nebo začni od úvodu.
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
continue-won = Výhra
continue-won-by = Vítězství: { $names }
continue-lost = Prohra
continue-yours = jsi na řadě
continue-theirs = hraje { $name }
continue-forget = Odebrat ze seznamu: { $players }
level-elo = { $level } (Elo { $elo })
lobby-bot = Bot: { $level }
lobby-absent = offline
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

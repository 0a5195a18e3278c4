### The board of Knight & Mage. Players are named without gender: what they do stands in the present tense.

## Towers, cards, characters

duel-role-K = rytíř
duel-role-M = mág
duel-who = { $name }, { $role }
duel-ing-FE = pírko
duel-ing-TO = ropucha
duel-ing-BO = kniha
duel-ing-EL = elixír
duel-ing-TS = muchomůrka
duel-ing-ST = kámen
duel-of-TRK = s počitadlem kol
duel-of-PUR = s knihou
duel-of-GRE = s ropuchou
duel-of-YEL = s elixírem
duel-of-RED = s muchomůrkou
duel-of-BLU = s pírkem
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
duel-spell-force_discard = Odhoď kartu!
duel-spell-push_down = Odsuň kartu!
duel-spell-salvage = Vylov kartu!
duel-spell-peek_swap = Nahlédni a prohoď!
duel-spell-any = Libovolné kouzlo
duel-any = libovolná přísada

## Both players' cards

duel-area = Karty: { $name }
duel-acquired = Získané
duel-acquired-note = platí se jimi za kouzla
duel-acquired-none = Žádné získané karty
duel-used = Řada použitých karet
duel-used-note = nové se přidávají na konce
duel-used-none = Žádné použité karty
duel-gap = mezera
duel-end-L = levý konec
duel-end-R = pravý konec
duel-group = { $count } × { $card }
duel-veiled = { $count ->
    [one] { $count } skrytá karta
    [few] { $count } skryté karty
    [many] { $count } skryté karty
   *[other] { $count } skrytých karet
  }
duel-veiled-own = vidíš jen ty
duel-veiled-other = nevíš, co to je
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
duel-swap-ready = Výměna míst: k dispozici
duel-swap-used = Výměna míst: použitá
duel-jumps = Umí přeskočit rytíře
duel-you-turn = tvůj tah
duel-their-turn = hraje
duel-asked = rozhoduje
duel-you-asked = rozhoduješ ty
duel-waits = čeká
duel-over = konec hry
duel-held = Právě získaná karta: { $card }

## The ring

duel-ring = Kruh 6 věží
duel-round-turn = Kolo { $round }, tah { $turn }
duel-at-tower = { $tower }: { $points }, rozhoduje { $ingredient }.
duel-spell-of = Kouzlo: { $spell }, cena: { $cost }.
duel-no-spell = Tady žádné kouzlo není.
duel-stands = Stojí tu { $role }.
duel-count = Rytíř { $knight }, mág { $mage }: { $leads }.
duel-secret-down = Tajná karta leží lícem dolů.
duel-secret-shown = Tajná karta: { $card }.
duel-secret-seen = Její tajnou kartu znáš: { $card }.
duel-secret-stale = Naposledy pod ní ležela: { $card }. Teď může být jinde.
duel-slot-up = Karta { $between }: { $card }.
duel-slot-down = Karta { $between }: lícem dolů.
duel-slot-open = Karta { $between }: lícem dolů, { $card }.
duel-slot-empty = Žádná karta { $between }.
duel-piles = Dobírací balíček: { $draw }. Odhazovací hromádka: { $discard }.
duel-text = Stůl slovy
duel-text-row = řada použitých karet zleva doprava: { $cards }
duel-text-acquired = získané: { $cards }

## What was seen

duel-secrets = Tajné karty
duel-secrets-note = co už znáš
duel-secrets-worth = Získej věž a dostaneš její kartu: 1 bod za každý stejný obrázek na tvých kartách.
duel-secrets-open = co leží pod věžemi
duel-stale = nejistá
duel-look-own = Kolo { $round }, ty: { $a } a { $b }
duel-look-other = Kolo { $round }, { $name }: { $a } a { $b }
duel-look-none = Zatím žádné nahlédnutí pod věže.

## Who leads

duel-balance = Kdo kde vede
duel-leads-K = vede rytíř
duel-leads-M = vede mág
duel-leads-nobody = vyrovnáno
duel-would-be = Po tomto tahu: rytíř { $knight }, mág { $mage }, { $leads }

## You, the aim, and how it stands

duel-you = Ty
duel-you-are = Hraješ: { $role }
duel-your-turn = Tvůj tah
duel-turn-over = Tvůj tah skončil
duel-turn-of = { $name }
duel-aim = Nejvíc bodů po 6 kolech
duel-how-K = získávej věže, najdi princeznu (+3)
duel-how-M = získávej věže, ukryj princeznu
duel-round-of = Kolo { $round }/6
duel-if-now = kdyby hra skončila teď
duel-final-score = konečný výsledek
duel-unknown-veiled = { $count ->
    [one] bez { $count } skryté karty
    [few] bez { $count } skrytých karet
    [many] bez { $count } skryté karty
   *[other] bez { $count } skrytých karet
  }
duel-unknown-secrets = { $count ->
    [one] bez { $count } tajné karty
    [few] bez { $count } tajných karet
    [many] bez { $count } tajné karty
   *[other] bez { $count } tajných karet
  }
duel-tie = shoda
duel-none = žádné
duel-picked = vybráno
duel-draw = balíček { $count }
duel-discard = odhozeno { $count }

## The towers’ spells, in two words and in full

duel-short-force_discard = Odhoď kartu!
duel-short-push_down = Odsuň kartu!
duel-short-salvage = Vylov kartu!
duel-short-peek_swap = Koukni, prohoď!
duel-short-any = Jiné kouzlo
duel-no-spell-short = bez kouzla
duel-plus-any = +1
duel-costs = cena: { $cost }
duel-tells-force_discard = Soupeř musí odhodit jednu získanou nebo použitou kartu podle vlastního výběru.
duel-tells-push_down = Odsuň jednu ze soupeřových získaných karet na libovolný konec jeho řady.
duel-tells-salvage = Dober si náhodnou kartu z odhazovací hromádky. Do konce hry ji vidíš jen ty.
duel-tells-peek_swap = Podívej se na tajné karty pod 2 věžemi. Prohoď je, nebo nech.
duel-tells-any = Druhá karta určí kouzlo své věže. 2 muchomůrky: libovolné kouzlo.
duel-tip-you = vedeš { $more } : { $less }
duel-tip-they = { $who } vede { $more } : { $less }
duel-tip-tied = vyrovnáno, po { $count }

## The used row and what would change in it

duel-used-own = Tvoje řada
duel-used-note-own = použité karty se dál počítají, kámen jako to, na co ukazuje
duel-veiled-short = Skryté
duel-reads = počítá se jako { $count } × { $as }
duel-reads-none = zatím se nepočítá
duel-counts-none = platí za 0
duel-counts-same = beze změny
duel-effect-you = Získáváš věž { $of }, { $more } : { $less }
duel-effect-they = { $who } získává věž { $of }, { $more } : { $less }
duel-effect-tie = Věž { $of }: vyrovnáno
duel-effect-none = Zatím nic
duel-effect-none-why = Šipka ukazuje mimo řadu. Později tam může přibýt karta.
duel-undo-move = Vrátit přesun
duel-undo-card = Vrátit kartu
duel-undo-spell = Vrátit kouzlo

## Questions

duel-ask-MOVE = Přejdi do zářící věže
duel-ask-TAKE = Získej kartu u věže { $of }
duel-ask-PLACE = Kam s kamenem?
duel-ask-SPELL = „{ $spell }“: čím zaplatíš?
duel-ask-SPELL-two = „{ $spell }“: vyber první ze 2 karet
duel-ask-SPELL-second = 2. karta ze 2: vyber ji
duel-ask-SPELL-as = Které kouzlo sešleš?
duel-ask-end = Na který konec řady?
duel-ask-end-of = { $number }. karta ze { $all }: na který konec řady?
duel-ask-their-end = { $name }: na který konec řady?
duel-ask-LOOK = Pod které 2 věže nahlédneš?
duel-ask-LOOK-second = A pod kterou ještě?
duel-ask-RETURN = Prohodit ty 2 karty?
duel-ask-PUSH = { $name }: kterou kartu odsunout?
duel-ask-DISCARD = Odhoď jednu ze svých karet
duel-ask-GUESS = Pod kterou věží je princezna?
duel-guess-worth = Poslední otázka: 3 body, když uhodneš
duel-ask-UP = Která karta bude lícem nahoru?
duel-ask-LAY = Který kámen položíš?
duel-ask-wait = { $name } přemýšlí
duel-ask-chance = Rozdávají se karty…
duel-sure = { $what }?

## Answers

duel-do-move = Přejít do věže { $of }
duel-do-skip = Přeskočit rytíře do věže { $of }
duel-do-swap = Vyměnit si místo s mágem (jednou za hru)
duel-do-take = Získat: { $card }
duel-do-up = Tuhle lícem nahoru
duel-do-place-L = Položit na levý konec
duel-do-place-R = Položit na pravý konec
duel-do-pass = Nekouzlit
duel-do-cast-now = Seslat
duel-spells = Kouzla
duel-do-cast = Seslat „{ $spell }“, zaplatit: { $cards }
duel-do-as = { $spell }
duel-do-look = Nahlédnout pod věž { $a } a věž { $b }
duel-do-first = Nahlédnout pod věž { $of }
duel-do-keep = Nechat
duel-do-exchange = Prohodit
duel-do-push-L = Odsunout na levý konec: { $card }
duel-do-push-R = Odsunout na pravý konec: { $card }
duel-do-discard = Odhodit: { $card }
duel-do-guess = Hádat věž { $of }
duel-do-lay-L = Položit na levý konec: { $card }
duel-do-lay-R = Položit na pravý konec: { $card }
duel-do-card = Vybrat: { $card }
duel-do-pay = Zaplatit: { $card }
duel-do-end-L = Levý konec
duel-do-end-R = Pravý konec
duel-do-score = Bodování
duel-do-xray = Rentgen

## What it would do

duel-would-take = získáš: { $card }
duel-would-down = získáš kartu lícem dolů
duel-would-fail = kouzlo nic neudělá
duel-would-turn = tah tím končí
duel-would-round = kolo tím končí
duel-step-move = Přesun
duel-step-take = Karta
duel-step-spell = Kouzlo
duel-step-done = { $step }, hotovo
duel-seen-under = Pod věží { $of }

## The foot of a phone

duel-nav-mine = Moje
duel-nav-seen = Tajné
duel-nav-log = Průběh

## The log

duel-log-RingLaid = Věže stojí v kruhu
duel-log-SecretBoxed = Jedna tajná karta jde zpět do krabice
duel-log-SecretLaid = Tajná karta jde pod věž { $of }
duel-log-CardBurned = Karta jde lícem dolů na odhazovací hromádku
duel-log-FourthSlotChosen = Čtvrtá karta lícem nahoru bude { $between }
duel-log-CardDealt = Karta { $between }: { $card }
duel-log-TurnStarted = Hraje { $name }
duel-log-CharacterMoved-step = { $name } přechází do věže { $of }
duel-log-CharacterMoved-skip = { $name } přeskakuje rytíře do věže { $of }
duel-log-CharacterMoved-swap = { $name } si vyměňuje místo s mágem a stojí ve věži { $of }
duel-log-CardTaken-up = { $name } získává: { $card }
duel-log-CardTaken-down = { $name } získává kartu lícem dolů: { $card }
duel-log-StonePlaced-L = { $name } pokládá na levý konec: { $card }
duel-log-StonePlaced-R = { $name } pokládá na pravý konec: { $card }
duel-log-SpellCast = { $name } sesílá kouzlo „{ $spell }“
duel-log-SpellCast-as = { $name } sesílá ve věži s muchomůrkou kouzlo „{ $spell }“
duel-log-CostPaid-L = platba na levý konec: { $card }
duel-log-CostPaid-R = platba na pravý konec: { $card }
duel-log-SpellFailed = Kouzlo nic neudělá
duel-log-SecretsSeen = { $name } nahlíží pod věž { $a } a věž { $b }
duel-log-SecretsSeen-own = { $name } nahlíží pod věž { $a } ({ $seen_a }) a věž { $b } ({ $seen_b })
duel-log-SecretsReturned = { $name } vrací obě karty, možná prohozené (to nevidíš)
duel-log-SecretsReturned-kept = { $name } vrací obě karty na svá místa
duel-log-SecretsReturned-swapped = { $name } vrací obě karty prohozené
duel-log-CardPushed-L = Odsunuto na levý konec řady ({ $name }): { $card }
duel-log-CardPushed-R = Odsunuto na pravý konec řady ({ $name }): { $card }
duel-log-CardDiscarded = { $name } odhazuje: { $card }
duel-log-CardSalvaged = { $name } loví skrytou kartu z odhazovací hromádky
duel-log-CardSalvaged-own = { $name } loví skrytou kartu z odhazovací hromádky: { $card }
duel-log-LeftoversDiscarded = Zbylé karty jdou na odhazovací hromádku
duel-log-RoundStarted = Kolo { $round }: 6 nových karet, začíná { $name }, každý má 2 tahy
duel-log-TowerGuessed = { $name } hádá věž { $of }: { $card }
duel-log-CardUnveiled = { $name }, skrytá karta: { $card }
duel-log-VeiledStoneLaid-L = { $name } pokládá na levý konec: { $card }
duel-log-VeiledStoneLaid-R = { $name } pokládá na pravý konec: { $card }
duel-log-ScoringStarted = Počítají se body
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
duel-log-Waiting = { $name } rozhoduje
duel-log-Hidden = Děje se něco, co nevidíš
duel-log-Undone = Hra se vrací o { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
  }

## Scoring, step by step

duel-score = Bodování
duel-score-step = Krok { $step }/{ $steps }
duel-score-next = Dál
duel-score-back = Zpět
duel-score-end = K výsledku
duel-score-guess = Kde je princezna?
duel-score-guess-text = { $name } hádá věž { $of }.
duel-score-guess-right = Je tady!
duel-score-guess-wrong = Tady není. Špatný odhad nic nestojí.
duel-score-unveil = Skryté karty
duel-score-unveil-text = Skryté karty se teď počítají se získanými.
duel-score-counting = Kolik je čeho?
duel-score-counting-text = Počítají se obrázky na všech kartách. Kámen se počítá jako karta, na kterou ukazuje.
duel-score-of-stones = z toho kameny: { $count }
duel-score-tower = { $tower }: { $points }
duel-score-more = { $name } má víc a dostává { $points }.
duel-score-level = Shoda: věž ani tajnou kartu nezíská nikdo.
duel-score-secret = K tomu tajná karta pod ní: { $card }.
duel-score-secret-points = { $points } za stejné obrázky na kartách vítěze.
duel-score-secret-none = Na kartách vítěze takový obrázek není: bez bodů.
duel-score-chests = Truhly
duel-score-chests-text = Čím víc truhel máš, tím cennější je každá z nich.
duel-score-row-guess = Odhad
duel-score-row-towers = Věže
duel-score-row-secrets = Tajné karty
duel-score-row-chests = Truhly
duel-score-row-total = Součet
duel-score-won = Vyhrává { $name }
duel-score-draw = Remíza
duel-score-why-none = Vyhrává nejvíc bodů: { $more } : { $less } (pravidlo KM-11.9).
duel-score-why-princess = Shoda na { $more } b. Rozhoduje karta s princeznou (pravidlo KM-11.10).
duel-score-why-towers = Shoda na { $more } b. Rozhoduje víc získaných věží (pravidlo KM-11.10).
duel-score-why-red = Shoda na { $more } b. Rozhoduje věž s muchomůrkou (pravidlo KM-11.10).
duel-score-why-draw = Shoda na { $more } b. a nerozhoduje ani nic dalšího (pravidlo KM-11.11).
duel-score-so-far = Dosavadní body

## Where the secret cards really were

duel-xray = Rentgen tajných karet
duel-xray-note = Kde každá karta opravdu ležela, od začátku hry do posledního nahlédnutí.
duel-xray-start = Začátek
duel-xray-look = Kolo { $round }
duel-xray-box = Krabice
duel-xray-kept = { $name } nahlíží a vrací karty na svá místa
duel-xray-swapped = { $name } nahlíží a prohazuje karty
duel-xray-none = V této hře se pod věže nenahlíželo.

duel-act-CharacterMoved-step = Do věže { $of }
duel-act-CharacterMoved-skip = Přes rytíře do věže { $of }
duel-act-CharacterMoved-swap = Výměna míst: do věže { $of }
duel-act-CardTaken = Získává: { $card }
duel-act-StonePlaced-L = pokládá vlevo: { $card }
duel-act-StonePlaced-R = pokládá vpravo: { $card }
duel-act-SpellCast = Kouzlo: { $spell }
duel-act-CostPaid-L = platí vlevo: { $card }
duel-act-CostPaid-R = platí vpravo: { $card }
duel-act-SecretsSeen = nahlíží pod věže { $a } a { $b }
duel-act-SecretsReturned = vrací obě karty, možná prohozené (to nevidíš)
duel-act-SecretsReturned-kept = vrací obě karty na svá místa
duel-act-SecretsReturned-swapped = prohazuje obě karty
duel-act-CardPushed-L = odsunuto vlevo: { $card }
duel-act-CardPushed-R = odsunuto vpravo: { $card }
duel-act-CardDiscarded = odhozeno: { $card }
duel-act-CardSalvaged = loví skrytou kartu
duel-result-order = Rozhodují body. Při shodě: karta s princeznou, pak víc věží, pak věž s muchomůrkou.

### U stolu: nastavení, nápověda, poznámky, automatické „Nekouzlit“, kdo kde sedí. Věty o hráčích neznají rod.

prompt = Otázka

## Why not

why-card-first = Nejdřív vyber kartu. Ukáže, co jde posunout a jak daleko.
why-watching = Díváš se. Hrát můžou jen ti, kdo sedí u stolu.

## Asked once more before it is done

ask-discard-confirm = Odhodit bez použití: { $card }?
ask-hand-confirm = { $name } dostane kartu: { $card }?
ask-offer = { $name }: kterou kartu nabídneš?
ask-give-confirm = { $name } dostane { $count ->
    [one] { $count } plný lektvar
    [few] { $count } plné lektvary
    [many] { $count } plného lektvaru
   *[other] { $count } plných lektvarů
  }?
ask-ask-confirm = Požádat o kartu ({ $name })? Jednu svou vrátíš.
do-offer-card = Nabídnout kartu
ask-refuse-confirm = Vyměnit všechny karty? Tah tím končí.
would-next = hrad pak přeletí na políčko { $space }
clock-left = Zbývající čas

## Notes

marks = Poznámky
marks-ask = Klepni na políčko a zapiš si, kdo je pod věžemi
marks-of = Poznámky: políčko { $space }
marks-under = Pod patrem { $level }
marks-count = { $name }, zapsáno: { $count ->
    [one] { $count } čaroděj
    [few] { $count } čarodějové
    [many] { $count } čaroděje
   *[other] { $count } čarodějů
  }. Klepnutím přidáš dalšího.
marks-nothing = Nestojí tu žádná věž, není co zapisovat.
marks-note = Poznámky vidíš jen ty. Jsou uložené na tomto zařízení a smažou se se stolem.

## Auto-pass

passes = Nekouzlit v cizích tazích
passes-on = Automaticky nekouzlíš
passes-about = V cizích tazích se hra ptá, jestli chceš kouzlit. Tohle za tebe odpoví „Nekouzlit“, aby hra nečekala.
passes-unless = Přesto se zeptat, když můžu seslat:
passes-action = Nekouzlit u této karty
passes-turn = Nekouzlit do mého tahu
passes-off = Zase se ptát

## Who sits there

seat-bot-elo = Bot: { $level }, Elo { $elo } ve hrách s ostatními boty
seat-bot-sees = Vidí jen to, co ty.
seat-is-you = To jsi ty.
seat-is-here = Sedí u stolu.
seat-is-absent = Teď je offline.
seat-is-away = Pryč. Do návratu hraje bot.
seat-memory-strict = Nevidí uzamčené čaroděje.
seat-memory-notes = Může si dělat vlastní poznámky o uzamčených čarodějích.
seat-memory-open = Vidí uzamčené čaroděje.
seat-passes = V cizích tazích automaticky nekouzlí.
seat-passes-short = nekouzlí
seat-partner-is = Spoluhráč: { $name }
come-back = Vrátit se na místo: { $name }
forget = Smazat moje jméno a zprávy
forget-sure = Smazat natrvalo?
watching = Díváš se na hru
chat-name = Tvoje jméno v chatu
chat-join = Vstoupit do chatu
hand-over-note = Ostatní se teď dívají jinam!
end-waits = Návrh na konec hry: čeká se na odpovědi.
end-withdraw = Vzít zpět
undo-waits = Žádost o krok zpět: čeká se na odpovědi.
come-back-short = Vrátit se

## Settings

set-sound = Zvuk
set-sound-note = Pár tichých zvuků.
set-captions = Titulky
set-captions-note = Každý zvuk i slovy.
set-letters = Klávesové zkratky
set-letters-note = Stůl jde ovládat jednotlivými klávesami.
sound-lift = Věž se zvedá
sound-land = Věž dosedá
sound-step = Čaroděj skáče
sound-home = Čaroděj vchází do hradu
sound-potion = Lektvar se plní
sound-die = Kostka se kutálí
sound-castle = Havraní hrad přelétá
sound-spell = Sesílá se kouzlo
sound-walk = Kroky
sound-card = Karta dopadá na stůl
sound-secret = Tajné karty se přesouvají
sound-turn = Jsi na řadě
sound-end = Konec hry

## Help

help = Nápověda a klávesy
help-signs = Co vidíš
help-keys = Klávesy
help-can = Zlatá: tohle můžeš teď použít.
help-ghost = Průhledná věž nebo čaroděj: kde skončí po tahu. Zatím se nic neposunulo.
help-warn = Korálová: tihle čarodějové by byli uzamčení.
help-castle = Fialová: kam příště přeletí Havraní hrad. „?“ znamená, že záleží na tom, co odkryje zvednutá věž.
help-duel-ghost = Bledá postava: kde budeš stát. Bledá karta: co získáš nebo položíš.
help-duel-swing = Pruhy: kdo vede u které věže. Malá čísla: co tvůj tah změní.
help-duel-stale = Oko: karta, kterou znáš. Otazník: teď může být jinde.
help-why = Klepni na to, co nesvítí, a zjistíš, proč to nejde použít.
keys-card = zahrát svou kartu
keys-ring = přejít na trať
keys-walk = pohyb po trati
keys-levels = výběr na políčku
keys-choose = vybrat, dalším stiskem potvrdit
keys-back = zpět, zavřít
keys-undo = krok zpět
keys-spells = přejít ke kouzlům
keys-hand = přejít ke svým kartám
keys-players = přejít k hráčům
keys-duel-card = vybrat jednu ze svých karet
keys-duel-ring = přejít k věžím
keys-duel-hand = přejít ke svým kartám
keys-duel-other = přejít ke kartám soupeře
keys-duel-seen = přejít k tajným kartám
keys-log = průběh
keys-notes = poznámky, pokud je stůl dovoluje
keys-chat = chat
keys-menu = nabídka
keys-help = tato nápověda
keys-note = Klávesy se řídí umístěním na anglické klávesnici. Ke všemu se dostaneš i klávesami Tab a Shift+Tab.

## Cíl a ty

you-are = Ty · { $name }
film-of = { $name } hraje
film-of-you = Přehrává se tvůj tah
film-press = Klepni kamkoli a přejdeš ke svému tahu
timeline = Co se stalo
aim = Cíl: doveď { $wizards ->
    [one] { $wizards } čaroděje
    [few] { $wizards } čaroděje
    [many] { $wizards } čaroděje
   *[other] { $wizards } čarodějů
  } do hradu a naplň { $potions ->
    [one] { $potions } lektvar
    [few] { $potions } lektvary
    [many] { $potions } lektvaru
   *[other] { $potions } lektvarů
  }.
aim-progress = Cíl. Čarodějové v hradě: { $home }/{ $wizards }. Naplněné lektvary: { $full }/{ $potions }.
aim-home = Doveď { $count ->
    [one] { $count } čaroděje
    [few] { $count } čaroděje
    [many] { $count } čaroděje
   *[other] { $count } čarodějů
  } do hradu
aim-fill = naplň { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
  }
aim-home-short = Do hradu
aim-fill-short = Naplň
aim-of = { $done }/{ $all }
aim-of-home = { $done }/{ $all } v hradě
you = Ty
seat-trapped = uzamčeno: { $count }
hand-played-second = druhá karta zahraná
hand-gap = karta chybí
card-no-move = Bez tahu
card-home = Do hradu!
card-way = { $from } → { $to }
card-moves = { $count ->
    [one] { $count } volba
    [few] { $count } volby
    [many] { $count } volby
   *[other] { $count } voleb
  }
spells-count = { $count ->
    [one] { $count } kouzlo
    [few] { $count } kouzla
    [many] { $count } kouzla
   *[other] { $count } kouzel
  }
prompt-usable = Zlatý okraj: můžeš použít hned ({ $things })
prompt-usable-short = Zlaté: lze použít
prompt-usable-tab = Klepni na Kouzla
last-round = Poslední kolo: cíl splněn ({ $names })
last-round-you = Poslední kolo: cíl splněn
spells-limit = { $spells } za tah
spell-spent = Utracené lektvary se dál počítají jako naplněné.
cards-left = Karty, které ti v tahu zbývají: { $count }
ask-choose-name = { $name }: zahraj { $which ->
    [first] první
    [second] druhou
   *[next] další
  } kartu ({ $act }/{ $actions })
do-refuse-short = Vyměnit karty
do-refuse-note = ukončí tah
undo-last = { $last ->
    [card] tvoji poslední kartu
    [move] tvůj poslední tah
    [spell] tvoje poslední kouzlo
   *[decision] tvoje poslední rozhodnutí
  }
undo-answers = { $what } a { $count ->
    [one] { $count } odpověď
    [few] { $count } odpovědi
    [many] { $count } odpovědi
   *[other] { $count } odpovědí
  }
undo-since = { $what } a všechno potom
undo-ask-answers = Vrátit { $what } a { $count ->
    [one] { $count } odpověď
    [few] { $count } odpovědi
    [many] { $count } odpovědi
   *[other] { $count } odpovědí
  } ({ $names })?
undo-ask = Vrátit { $what } a všechno potom? { $names }: { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
    [many] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
  }.
undo-asked-last = { $name } chce vrátit poslední rozhodnutí.
undo-asked-since = { $name } chce vrátit poslední rozhodnutí a všechno potom. { $names }: { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
    [many] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
  }.
seat-bot-in = pryč, za { $time } hraje bot
ask-away = { $name } je pryč. Za { $time } hraje bot
ask-wait-since = { $name } přemýšlí už { $time }
away-now = Ať hraje bot
away-wait = Počkat
seat-silent = mlčí už { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
  }
ask-silent = { $name } mlčí už { $time }. Má hrát bot?
silent-bot = Ať hraje bot
silent-here = Jsem tu
spectator-unnamed = Divák
spectator-mute = Ztlumit
spectator-unmute = Zrušit ztlumení
spectator-remove = Odebrat
spectator-remove-name = Odebrat: { $name }
hint-other = Jiný nápad
result-you-win = Vyhráváš!
result-you-team = Vyhráváš! Tvůj tým: { $names }
result-you-share = O vítězství se dělíš: { $names }
result-you-place = { $first }, { $place ->
    [second] ty jsi na druhém místě
    [third] ty jsi na třetím místě
    [fourth] ty jsi na čtvrtém místě
    [fifth] ty jsi na pátém místě
   *[sixth] ty jsi na šestém místě
  }
result-order = Nejdřív ti, kdo dosáhli cíle: čím víc plných lektvarů, tím líp. Pak ostatní, podle naplněných a potom plných lektvarů.
result-report = Rozbor
result-rule = Přečíst pravidlo ({ $rule })
rematch-turned = Odveta s výměnou míst
ask-choose-short = Jsi na tahu: zahraj { $which ->
    [first] první
    [second] druhou
   *[next] další
  } kartu
ask-choose-name-short = { $name }: zahraj { $which ->
    [first] první
    [second] druhou
   *[next] další
  } kartu

### U stolu: nastavení, nápověda, poznámky, pasy předem, kdo kde sedí.

prompt = Otázka

## Why not

why-card-first = Nejdřív vyberte kartu: ta určuje, čím lze pohnout a jak daleko.
why-watching = Jen se díváte. Táhnout mohou ti, kdo sedí u stolu.

## Asked once more before it is done

ask-discard-confirm = Odhodit bez použití: { $card }?
ask-hand-confirm = { $name } dostane kartu: { $card }?
ask-offer = Kterou kartu nabídnete? Komu: { $name }
ask-give-confirm = { $name } dostane { $count ->
    [one] { $count } plný lektvar
    [few] { $count } plné lektvary
    [many] { $count } plného lektvaru
   *[other] { $count } plných lektvarů
  }?
ask-ask-confirm = Požádat o kartu ({ $name })? Jednu svou vrátíte.
do-offer-card = Nabídnout kartu
ask-refuse-confirm = Odhodit ruku a dobrat novou?
would-next = příští let na { $space }
clock-left = Zbývající čas

## Notes

marks = Poznámky
marks-ask = Dotkněte se políčka a zapište, kdo je pod věžemi
marks-of = Poznámky: políčko { $space }
marks-under = Pod patrem { $level }
marks-count = { $name }, zapsáno: { $count ->
    [one] { $count } čaroděj
    [few] { $count } čarodějové
    [many] { $count } čaroděje
   *[other] { $count } čarodějů
  }. Stisknutím přidáte dalšího.
marks-nothing = Nestojí tu žádná věž, takže nikdo není uzamčen.
marks-note = Tyto značky vidíte jen vy. Zůstávají na tomto zařízení a zmizí spolu se stolem.

## Standing passes

passes = Pasovat předem
passes-on = Pasujete automaticky
passes-about = V tazích ostatních se hra ptá, zda chcete něco seslat. Můžete pasovat předem, aby na vás nikdo nečekal.
passes-unless = Přesto se zeptat, když mohu seslat:
passes-action = Pasovat do konce tohoto zahrání karty
passes-turn = Pasovat do svého příštího tahu
passes-off = Zase se ptát

## Who sits there

seat-bot-elo = Bot: { $level }, Elo { $elo } změřené ve hrách s ostatními boty
seat-bot-sees = Vidí jen to, co vy.
seat-is-you = Tady sedíte vy.
seat-is-here = Sedí u stolu.
seat-is-absent = Teď není u stolu.
seat-is-away = Není u stolu: dál hraje bot. Na místo se lze kdykoli vrátit.
seat-memory-strict = Hraje zpaměti: uzamčení čarodějové nejsou vidět.
seat-memory-notes = Smí si dělat soukromé poznámky o uzamčených čarodějích.
seat-memory-open = Vidí uzamčené čaroděje.
seat-passes = V tazích ostatních pasuje automaticky.
seat-passes-short = pasuje
seat-partner-is = Spoluhráč: { $name }
come-back = Zpět na místo: { $name }
forget = Smazat mé jméno a mé zprávy
forget-sure = Smazat natrvalo?
watching = Díváte se na hru
chat-name = Vaše jméno v chatu
chat-join = Vstoupit do chatu
hand-over-note = Nikdo jiný by se teď neměl dívat.
end-waits = Ostatní rozhodují, zda teď hru ukončit.
end-withdraw = Vzít zpět
undo-waits = Ostatní rozhodují, zda můžete své rozhodnutí vrátit.
come-back-short = Vrátit se
lobby-facts = Tento stůl
lobby-clock = { $turn } s na tah, { $increment } s navíc s každým rozhodnutím, { $window } s na odpověď v tazích ostatních

## Settings

set-sound = Zvuk
set-sound-note = Pár tichých zvuků, které vytváří sama stránka.
set-captions = Titulky
set-captions-note = Každý zvuk také slovy.
set-letters = Písmenné klávesy
set-letters-note = Jednotlivé klávesy ovládají stůl.
sound-lift = Věž se zvedá
sound-land = Věž dosedá
sound-step = Čaroděj skáče
sound-home = Čaroděj vchází do hradu
sound-potion = Lektvar se plní
sound-die = Kostka se kutálí
sound-castle = Havraní hrad letí
sound-spell = Někdo sesílá kouzlo
sound-walk = Někdo jde dál
sound-card = Karta mění místo
sound-secret = Tajné karty se hýbou
sound-turn = Váš tah
sound-end = Konec hry

## Help

help = Nápověda a klávesy
help-signs = Co vidíte
help-keys = Klávesy
help-can = Zlaté světlo: toto lze teď použít.
help-ghost = Průhledná figurka: tak by to vypadalo po vašem tahu. Ještě se nic nestalo.
help-warn = Korálová barva: tito čarodějové by byli uzamčeni.
help-castle = Fialová: tam příště poletí Havraní hrad; „?“ znamená, že záleží na tom, co zvednutá věž odkryje.
help-duel-ghost = Bledá postava ukazuje, kde budete stát, bledá karta, co si vezmete nebo položíte.
help-duel-swing = Pruhy ukazují, kdo má u které věže víc; malá čísla říkají, co by tah změnil.
help-duel-stale = Oko označuje kartu, kterou znáte; otazník vedle něj: od té doby mohla být prohozena.
help-why = Dotkněte se toho, co nesvítí, a dočtete se, proč to nelze použít.
keys-card = zahrát kartu z ruky
keys-ring = přejít na trať
keys-walk = chodit po trati
keys-levels = vybírat z figurek na políčku
keys-choose = vybrat; dalším stisknutím potvrdit
keys-back = zpět, zavřít
keys-undo = vrátit
keys-spells = přejít ke kouzlům
keys-hand = přejít k ruce
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
keys-note = Klávesy se řídí umístěním na anglické klávesnici. Ke všemu se dostanete i klávesami Tab a Shift+Tab.

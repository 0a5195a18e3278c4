### Co hra odmítne a slova, která přicházejí jako klíče: co se stalo a co s tím. Věty o hráčích neznají rod.

## The table says no

refused-other = Teď to nejde. Vyber jednu z nabízených možností.
refused-bad-nonce = Míchání karet se nezdařilo. Načti stránku znovu a znovu se posaď.
refused-bad-settings = Tato nastavení nefungují dohromady. Změň je a zkus to znovu. ({ $why })
refused-bad-token = Toto místo nepatří tomuto zařízení. Otevři stůl na zařízení, ze kterého je místo obsazené.
refused-begun = Hra už běží, stůl proto zavřít nejde. Můžeš navrhnout konec hry.
refused-chance-asked = Nejdřív přijde karta nebo kostka. Chvilku počkej.
refused-consent-denied = S krokem zpět nesouhlasí všichni. Hraje se dál odtud.
refused-consent-needed = Od té doby se něco odkrylo, s krokem zpět proto musí souhlasit ostatní hráči. Zeptej se jich.
refused-damaged = Uložená data stolu jsou poškozená a hrát dál nejde. Založ prosím nový stůl.
refused-full = Teď není místo. Zkus to o něco později.
refused-hello-first = Spojení ještě není připravené. Chvilku počkej, nebo načti stránku znovu.
refused-hints-off = Rady jsou vypnuté, protože tu hrají i jiní lidé. Zapnou se, až budou souhlasit všichni.
refused-journal-full = Zápis tohoto stolu je plný. Dohraj hru, nebo založ nový stůl.
refused-no-name = Chybí jméno. Napiš ho a zkus to znovu.
refused-no-name-seat = Diváci potřebují do chatu jméno. Napiš ho a vstup znovu.
refused-no-practice = Cvičné stoly běží na tvém zařízení. Otevři lekci nebo úlohu tam.
refused-no-such-page = Stránka neexistuje. Vrať se na úvod.
refused-no-such-seat = Takové místo u tohoto stolu není. Vyber jedno z těch, která vidíš.
refused-no-such-table = Stůl s tímto kódem neexistuje. Zkontroluj kód.
refused-no-table = Ještě nejsi u žádného stolu. Nejdřív se přidej pomocí kódu.
refused-no-text = Zpráva je prázdná. Nejdřív něco napiš.
refused-not-allowed = To může jen hostitel tohoto stolu.
refused-not-allowed-seat = Během hry jde bota dosadit jen za hráče, který je pryč.
refused-not-asked = Teď rozhoduje někdo jiný. Počkej, až budeš na řadě.
refused-not-asked-by = Teď rozhoduje { $name }. Počkej, až budeš na řadě.
refused-not-begun = Hra ještě nezačala. Počkej, až budou všechna místa obsazená.
refused-not-filled = Jedno místo je ještě volné. Počkej na hráče, nebo přidej bota.
refused-not-filled-by = Místo { $name } je ještě volné. Počkej na hráče, nebo přidej bota.
refused-not-over = Hra ještě běží. Půjde to, až skončí.
refused-not-running = U tohoto stolu se teď nehraje.
refused-not-sealed = Jedno místo ještě není připravené. Počkej, nebo ho předej botovi.
refused-not-sealed-by = Místo { $name } ještě není připravené. Počkej, nebo ho předej botovi.
refused-not-seated = Na tomto zařízení to místo nemáš. Nejdřív se posaď.
refused-not-stored = Nepodařilo se to uložit, takže se nic nestalo. Zkus to znovu.
refused-nothing-to-undo = Není co vracet.
refused-off-script = Tohle cvičení chce jiný tah. Zkus to znovu.
refused-other-protocol = Tato stránka má jinou verzi než server. Načti ji znovu a aktualizuje se.
refused-over = Hra skončila. Můžeš si ji přehrát, nebo začít novou.
refused-muted = Hostitel tohoto stolu ti vypnul chat. Dívat se můžeš dál.
refused-removed = Hostitel tohoto stolu ti ukončil sledování. Vrátit se můžeš za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
  }.
refused-reserved = Toto místo je vyhrazené pro hostitele. Vyber jiné.
refused-resigned = Hra z tohoto místa je vzdaná, můžeš se dívat dál.
refused-restarting = Server se restartuje. Vrať se za chvilku, nic se neztratí.
refused-rule = Pravidla to nedovolují ({ $rule }). Vyber jednu z nabízených možností.
refused-stale = Mezitím se něco změnilo. Podívej se na stůl a rozhodni se znovu.
refused-starting = Hra právě začíná. Zkus to za chvilku.
refused-taken = To už je obsazené. Vyber něco jiného.
refused-taken-seat = Toto místo už je obsazené. Vyber jiné.
refused-taken-colour = Tato barva už je obsazená. Vyber jinou.
refused-too-fast = To bylo moc rychle. Počkej pár sekund a zkus to znovu.
refused-too-many-connections = Z tvojí sítě je otevřeno příliš mnoho stránek. Pár jich zavři a zkus to znovu.
refused-unknown = Zatím není jisté, jestli se to uložilo. Za chvíli stránku obnov a podívej se.
refused-unreadable = Tento tah nejde přečíst. Vyber jednu z nabízených možností.
refused-wrong-method = Něco se pokazilo. Načti stránku znovu a zkus to ještě jednou.

## The host cannot read what the page sent

fault-bad-text = Je tu znak, který nejde zobrazit. Napiš to bez zvláštních znaků.
fault-bad-text-name = Ve jménu je znak, který nejde zobrazit. Použij obyčejná písmena.
fault-bad-text-text = Ve zprávě je znak, který nejde zobrazit. Napiš ji bez zvláštních znaků.
fault-missing-field = Něco se pokazilo. Načti stránku znovu a zkus to ještě jednou.
fault-not-an-object = Něco se pokazilo. Načti stránku znovu a zkus to ještě jednou.
fault-not-json = Zpráva dorazila poškozená. Načti stránku znovu a zkus to ještě jednou.
fault-out-of-range = Číslo je příliš malé nebo příliš velké. Vyber jiné.
fault-too-deep = Zpráva je příliš složitá. Načti stránku znovu a zkus to ještě jednou.
fault-too-long = To je příliš dlouhé. Zkrať to a zkus to znovu.
fault-too-long-name = Jméno je příliš dlouhé. Vyber kratší.
fault-too-long-text = Zpráva je příliš dlouhá. Rozděl ji na dvě.
fault-too-many = Je toho příliš mnoho. Něco uber a zkus to znovu.
fault-twice = Něco se pokazilo. Načti stránku znovu a zkus to ještě jednou.
fault-unknown-field = Něco se pokazilo. Načti stránku znovu a zkus to ještě jednou.
fault-unknown-type = Něco se pokazilo. Načti stránku znovu a zkus to ještě jednou.
fault-unknown-word = Takovou možnost server nezná. Vyber jinou.
fault-wrong-type = Něco se pokazilo. Načti stránku znovu a zkus to ještě jednou.

## News for everyone

notice-end-proposed = { $name } navrhuje hru teď ukončit. Souhlasíš?
notice-end-declined = { $name } chce raději hrát dál.
notice-hints-proposed = { $name } navrhuje rady pro všechny. Souhlasíš?
notice-hints-on = Všichni souhlasí, rady jsou zapnuté.
notice-hints-off = { $name } chce raději hrát bez rad.
notice-undo-declined = S krokem zpět ({ $name }) nesouhlasí všichni.
notice-table-expires = U stolu se už nějakou dobu nehraje. Zavře se za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
  }.
notice-table-expired = Tento stůl je zavřený, protože se u něj dlouho nehraje.
notice-silent-relieved = { $name } dlouho mlčí. Do návratu hraje bot.
notice-start-failed = Hra nezačala, protože { $name } neodpovídá. Zkus to znovu, nebo předej místo botovi.
notice-start-dropped = Hra nezačala. Podle stolu { $name } neodpovídá, ale toto zařízení odpověď poslalo.
notice-seal-changed = Tento stůl změnil pečeť svých karet. Tvoje zařízení u něj hru nezačne.
notice-restart = Server se restartuje a za chvilku bude zpět. Nic se neztratí.

## Quick phrases

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Díky!
phrase-sorry = Pardon!
phrase-oops = Jejda!
phrase-moment = Moment, prosím
phrase-your-turn = Jsi na řadě!
phrase-surprise = No páni!
phrase-one-more = Ještě jednu hru?
phrase-good-game = To byla dobrá hra!
phrase-bye = Mějte se!

## Colours, by the names of the seats

colour-amber = { seat-A }
colour-berry = { seat-B }
colour-cyan = { seat-C }
colour-dusk = { seat-D }
colour-elm = { seat-E }
colour-frost = { seat-F }

## Levels of bots

level-about-towers-child = Porovná 4 tahy o kartu dopředu a zapomíná polovinu uzamčených čarodějů.
level-about-towers-wanderer = Dívá se o kartu dopředu, ale jen na své čaroděje a lektvary.
level-about-towers-apprentice = Dívá se o kartu dopředu na čaroděje a lektvary všech.
level-about-towers-journeyman = Plánuje celý tah: obě karty i kouzlo dohromady.
level-about-towers-magister = Krátce přemýšlí, jak odpoví ostatní hráči.
level-about-towers-archmage = Dlouho přemýšlí, jak odpoví ostatní hráči.
level-about-towers-spirekeeper = Dlouho přemýšlí a pozice hodnotí podle zkušeností z mnoha partií.
level-about-duel-child = Porovná 1 nebo 2 tahy o krok dopředu a zapomíná polovinu tajných karet, které zná.
level-about-duel-wanderer = Dívá se o krok dopředu s 1 odhadem toho, co je skryté.
level-about-duel-apprentice = Dívá se o krok dopředu a zvažuje 16 odhadů toho, co je skryté.
level-about-duel-journeyman = Plánuje celý tah, přesun, kartu i kouzlo, s 1 odhadem toho, co je skryté.
level-about-duel-magister = Krátce přemýšlí, jak odpoví soupeř.
level-about-duel-archmage = Dlouho přemýšlí, jak odpoví soupeř.

## Why a move of Wandering Towers may be good

reason-home = Přivede do hradu { $count ->
    [one] { $count } čaroděje
    [few] { $count } čaroděje
    [many] { $count } čaroděje
   *[other] { $count } čarodějů
  }
reason-fills = Naplní { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
  }
reason-frees = Možná vysvobodí { $count ->
    [one] { $count } tvého čaroděje
    [few] { $count } tvoje čaroděje
    [many] { $count } tvého čaroděje
   *[other] { $count } tvých čarodějů
  }
reason-traps = Uzamkne { $count ->
    [one] { $count } cizího čaroděje
    [few] { $count } cizí čaroděje
    [many] { $count } cizího čaroděje
   *[other] { $count } cizích čarodějů
  }
reason-blocks = Udrží mimo hrad { $count ->
    [one] { $count } cizího čaroděje
    [few] { $count } cizí čaroděje
    [many] { $count } cizího čaroděje
   *[other] { $count } cizích čarodějů
  }
reason-ready = Tvoje karta pak může přivést do hradu ještě { $count ->
    [one] { $count } čaroděje
    [few] { $count } čaroděje
    [many] { $count } čaroděje
   *[other] { $count } čarodějů
  }
reason-nearer = Tvoji čarodějové budou k hradu blíž o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
  }
reason-covers-own = Uzamkne { $count ->
    [one] { $count } tvého čaroděje
    [few] { $count } tvoje čaroděje
    [many] { $count } tvého čaroděje
   *[other] { $count } tvých čarodějů
  }
reason-frees-others = Možná vysvobodí { $count ->
    [one] { $count } cizího čaroděje
    [few] { $count } cizí čaroděje
    [many] { $count } cizího čaroděje
   *[other] { $count } cizích čarodějů
  }
reason-spends = Stojí { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
  }
reason-castle = Havraní hrad přeletí, i když do něj nevejde tvůj čaroděj
reason-rolls = Rozhodne kostka

## Why a move of Knight & Mage may be good

reason-takes-lead = Získá převahu { $count ->
    [one] v { $count } věži
    [few] ve { $count } věžích
    [many] v { $count } věže
   *[other] v { $count } věžích
  }
reason-ties = Vyrovná stav { $count ->
    [one] v { $count } věži
    [few] ve { $count } věžích
    [many] v { $count } věže
   *[other] v { $count } věžích
  }
reason-extends-lead = Zvětší převahu { $count ->
    [one] v { $count } věži
    [few] ve { $count } věžích
    [many] v { $count } věže
   *[other] v { $count } věžích
  }
reason-catches-up = Zmenší ztrátu { $count ->
    [one] v { $count } věži
    [few] ve { $count } věžích
    [many] v { $count } věže
   *[other] v { $count } věžích
  }
reason-loses-lead = Přijde o převahu { $count ->
    [one] v { $count } věži
    [few] ve { $count } věžích
    [many] v { $count } věže
   *[other] v { $count } věžích
  }
reason-keeps-towers = V žádné věži se převaha nezmění
reason-uses-swap = Použije jedinou rytířovu výměnu míst
reason-skips = Přeskočí rytíře
reason-reaches-lead = Vede tam, kde leží { $count ->
    [one] { $count } karta, která dá
    [few] { $count } karty, které dají
    [many] { $count } karty, která dá
   *[other] { $count } karet, které dají
  } převahu ve věži
reason-reaches-chest = Vede tam, kde leží { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  } s truhlou
reason-reaches-stone = Vede tam, kde leží { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  } s kameny
reason-reaches-spell = Vede ke kouzlu, které můžeš zaplatit
reason-takes-unseen = Získá kartu lícem dolů
reason-takes-stone = Přinese { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }
reason-chest = Za truhly o { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
  } víc
reason-denies = Vezme kartu, která by dala převahu soupeři
reason-secret-pays = Za tajné karty, které znáš, o { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
  } víc
reason-stone-converts = Ještě { $count ->
    [one] { $count } kámen se počítá
    [few] { $count } kameny se počítají
    [many] { $count } kamene se počítá
   *[other] { $count } kamenů se počítá
  } jako přísada
reason-stone-waits = Ještě { $count ->
    [one] { $count } kámen čeká
    [few] { $count } kameny čekají
    [many] { $count } kamene čeká
   *[other] { $count } kamenů čeká
  } na kartu na konci řady
reason-fixes-stones = Rozhodne o { $count ->
    [one] { $count } soupeřově kameni
    [few] { $count } soupeřových kamenech
    [many] { $count } soupeřova kamene
   *[other] { $count } soupeřových kamenech
  }
reason-keeps-payment = Nechá na potom { $count ->
    [one] { $count } získanou kartu
    [few] { $count } získané karty
    [many] { $count } získané karty
   *[other] { $count } získaných karet
  }
reason-salvages = Vyloví kartu z odhazovací hromádky
reason-forces-discard = Soupeř musí odhodit kartu
reason-pushes = Odsune do řady získanou kartu soupeře
reason-takes-payment = Vezme soupeři platbu za { $count ->
    [one] { $count } kouzlo
    [few] { $count } kouzla
    [many] { $count } kouzla
   *[other] { $count } kouzel
  }
reason-looks = Ukáže ti 2 tajné karty
reason-looks-unknown = Ukáže ti { $count ->
    [one] { $count } tajnou kartu, kterou
    [few] { $count } tajné karty, které
    [many] { $count } tajné karty, které
   *[other] { $count } tajných karet, které
  } neznáš
reason-looks-for-princess = Šance, že princezna je pod jednou z těchto věží: { $count }{ "\u00A0" }%
reason-moves-princess-away = Odnese princeznu z věže, kterou už rytíř zná
reason-guess-belief = Šance, že princezna je právě tam: { $count }{ "\u00A0" }%

## Rules of Wandering Towers

rule-WT-1-2 = Havraní hrad není věž a takhle posunout nejde. Vyber věž.
rule-WT-2-5 = Takový čaroděj tam není vidět. Vyber některého nahoře. Pod věží jsou čarodějové uzamčení.
rule-WT-3-2 = Toto kouzlo není ve hře. Vyber jedno z kouzel na stole.
rule-WT-4-1 = Teď rozhoduje někdo jiný. Hraje se po směru hodinových ručiček. Počkej, až budeš na řadě.
rule-WT-4-2 = V tahu zahraješ 2 karty, nebo karty vyměníš. Víc už nejde.
rule-WT-4-3 = Zahrát jde jen vlastní karta, a to až po vyhodnocení předchozí.
rule-WT-4-4 = Když karta může něco posunout, musíš ji použít. Bez účinku zůstane jen ta, která nemá co posunout.
rule-WT-4-6 = Karty jde vyměnit jen před první kartou tahu. Potom můžeš posunout jednu věž o 1 políčko.
rule-WT-5-1 = Tohle tato karta neposouvá. Je na ní vidět, jestli posouvá čaroděje, nebo věž.
rule-WT-5-3 = Teď není hod, který by šlo opakovat nebo nechat. Hodů je tolik, kolik je na kartě kostek, a platí poslední.
rule-WT-5-4 = U této karty zvolíš věž nebo čaroděje až po hodu. Posune se pak jen to.
rule-WT-5-5 = Tato karta posouvá věž, nebo čaroděje, ne obojí. Vyber, až se hra zeptá. Pak už to platí.
rule-WT-5-6 = Co posuneš, vybíráš až nakonec. Nejdřív musí být jasná karta, hod a jestli posouváš věž, nebo čaroděje.
rule-WT-6-1 = Tvoje karta posouvá jen tvoje čaroděje. Vyber svého viditelného.
rule-WT-6-4 = Stojí tam už 6 čarodějů. Vyber jiného, nebo jinou kartu.
rule-WT-8-1 = V tomto patře žádná věž není. Vyber některou, která tam stojí. Posune se se vším, co je nad ní.
rule-WT-8-4 = Věž by skončila na Havraním hradě, a to nejde. Vyber jinou věž, nebo jinou kartu.
rule-WT-10-1 = Na toto kouzlo nemáš dost plných lektvarů. Posuň věž na čaroděje a jeden se ti naplní.
rule-WT-10-2 = Kouzlíš jen ve svém tahu a jen tolikrát, kolik dovolí tento stůl. Počkej na další tah.
rule-WT-11-5 = Vyber 2 různá políčka, jejichž nejvyšší patra jde prohodit.
rule-WT-11-6 = Na všech ostatních políčkách stojí nahoře čaroděj. Havraní hrad nemá kam přeletět.
rule-WT-11-7 = Nahlédni pod věž na políčku, kde je nahoře ještě místo. Vynést můžeš jen čaroděje, který pod ní je.
rule-WT-11-8 = Tvůj čaroděj se může svézt jen z místa, odkud jiný odchází, a jen když se vejdou všichni.
rule-WT-12-2 = Hra skončila. Poslední kolo je dohrané.
rule-WT-13-2 = Spoluhráči si vymění kartu jednou za tah. Aktivní hráč požádá, nebo spoluhráč nabídne, a jedna karta se vrátí.
rule-WT-13-4 = Plné lektvary můžeš dát jen spoluhráči a jen tehdy, když to hra nabízí.
rule-WT-13-5 = Lektvar spoluhráči naplníš, jen když nemáš žádný prázdný a spoluhráč ano.
rule-WT-14-2 = U tohoto stolu kouzlíš jen ve svém tahu. Počkej na něj.
rule-WT-14-3 = Nejdřív dokonči kartu. U tohoto stolu kouzlíš před kartami, mezi nimi nebo po nich.
rule-WT-15-2 = K této kartě už to seslat nejde. Počkej na další.
rule-WT-15-4 = Teď toto kouzlo seslat nejde. Sešli ho před posunem nebo po něm, až se hra zeptá.
rule-WT-15-6 = „{ spell-FR }“ má u tohoto stolu vlastní chvíle. Počkej na nejbližší.
rule-WT-16-3 = Ve hře pro jednoho můžeš za tah seslat 1 kouzlo, a to až po kartě.
rule-WT-16-4 = V této hře pro jednoho karty vyměnit nejde. Zahraj jednu ze svých karet.
rule-WT-17-1 = „{ spell-DT2C }“ musí být ve hře a musí být co dobrat.
rule-WT-20-1 = Hra je teď jinde. Vyber jednu z nabízených možností.
rule-WT-20-2 = Takový tah neexistuje. Vyber jednu z nabízených možností.
rule-WT-20-3 = Tah můžeš ukončit až po kartách, dokud ještě můžeš kouzlit. Jinak skončí sám.
rule-WT-20-5 = Nejdřív přijde karta, kostka nebo kouzla. Chvilku počkej.

## Rules of Knight & Mage

rule-KM-2-5 = Karty leží jen mezi sousedními věžemi. Vyber jedno z těch míst.
rule-KM-3-6 = Čtvrtá karta lícem nahoru musí být ta, vedle které nestojí žádná postava. Vyber její místo.
rule-KM-4-2 = Teď rozhoduje soupeř. Počkej, až budeš na řadě.
rule-KM-4-3 = Tah má pořadí: přejít, získat kartu a potom seslat kouzlo, jestli chceš.
rule-KM-5-1 = Zůstat na místě nejde. Přejdi do jiné věže.
rule-KM-5-2 = Stojí tam rytíř a do věže se vejde jen jedna postava. Vyber jinou věž. Rytíře v sousední věži můžeš přeskočit.
rule-KM-5-3 = Rytířova výměna míst už je použitá, za hru je jen jedna. Přejdi do sousední věže.
rule-KM-5-9 = Tato věž je příliš daleko. Vyber zářící.
rule-KM-6-1 = Není tam karta, kterou by šlo získat. Vyber místo na druhé straně věže.
rule-KM-6-3 = Když tu karta je, musíš ji získat. Vyber kterou.
rule-KM-6-4 = Tato karta neleží vedle tvojí věže. Vyber takovou, která ano.
rule-KM-6-6 = Kámen jde hned do tvojí řady. Vyber levý, nebo pravý konec.
rule-KM-6-7 = Rovnou do řady jde jen právě získaný kámen. Karta s přísadou jde mezi získané.
rule-KM-7-5 = Jiná možnost v seznamu udělá totéž. Vyber tu.
rule-KM-8-1 = Kameny se neplatí. Zaplať získanou kartou s přísadou.
rule-KM-8-6 = U některých stolů se skryté kameny pokládají po posledním kole, nejdřív rytíř, potom mág. Až budeš na řadě, vyber kámen a konec své řady.
rule-KM-9-1 = Za tah můžeš seslat 1 kouzlo. Počkej na další tah.
rule-KM-9-2 = Seslat můžeš jen kouzlo své věže. Věž s počitadlem kol žádné nemá.
rule-KM-9-3 = Tato věž stojí něco jiného. Podívej se na její přísadu a na své získané karty.
rule-KM-9-4 = Platí se jen získanými kartami, ne použitými ani skrytými. Vyber jednu ze získaných.
rule-KM-9-6 = Toto kouzlo by nic neudělalo a u tohoto stolu se pak nesmí seslat. Vyber jiné, nebo žádné.
rule-KM-9-10 = Nahlédni pod 2 různé barevné věže. Pak obě karty vrať na svá místa, nebo prohozené.
rule-KM-9-20 = „Odsuň kartu!“ přesouvá získanou kartu soupeře. Vyber jednu z nich.
rule-KM-9-30 = Musíš odhodit kartu. Vyber získanou nebo použitou. Skryté jsou v bezpečí.
rule-KM-9-32 = Kartu k odhození vybírá soupeř. Chvilku počkej.
rule-KM-9-50 = Ve věži s muchomůrkou určuje kouzlo druhá přísada. Na výběr máš jen za 2 muchomůrky.
rule-KM-9-51 = Věž s muchomůrkou nemůže seslat vlastní kouzlo. Vyber kouzlo jiné barevné věže.
rule-KM-9-53 = Věž s muchomůrkou stojí muchomůrku a ještě jednu přísadu, obě ze získaných karet.
rule-KM-11-1 = Na konci hry hádá jen rytíř. Vyber jednu z 5 barevných věží.
rule-KM-13-1 = Hra je teď jinde. Vyber jednu z nabízených možností.
rule-KM-13-2 = Takový tah neexistuje. Vyber jednu z nabízených možností.
rule-KM-13-4 = Nejdřív přijde karta. Chvilku počkej.
rule-KM-13-6 = Hra skončila. Všechna kola jsou dohraná a odhad je za námi.
rule-KM-15-1 = U tohoto stolu si rytíř vymění místo jen s mágem v sousední věži. Přejdi do sousední věže.

### Co může stůl odmítnout a slova, která přicházejí jako klíče: proč ne a co pomůže. Věty o hráčích neznají rod.

## The table says no

refused-unknown = Teď to nejde. Vyberte jednu z nabízených odpovědí.
refused-bad-nonce = Toto zařízení poslalo znaky, které se nehodí k míchání. Načtěte stránku znovu a posaďte se ještě jednou.
refused-bad-settings = S takovým nastavením stůl nevznikne. Změňte je a zkuste to znovu. ({ $why })
refused-bad-token = Toto zařízení nemá klíč k tomuto místu. Otevřete stůl na zařízení, ze kterého je místo obsazené.
refused-begun = Hra už běží, a tak stůl zůstává otevřený. Můžete navrhnout společný konec hry.
refused-chance-asked = Nejdřív karta nebo kostka. Je to jen chvilka.
refused-consent-denied = Ne všichni souhlasí s vrácením. Hraje se dál odtud.
refused-consent-needed = Někdo se od té doby něco dozvěděl, takže s vrácením musí souhlasit ostatní. Zeptejte se jich.
refused-damaged = Záznam tohoto stolu nedává smysl, a proto se na něm nedá hrát dál. Otevřete prosím nový.
refused-full = Teď není místo. Zkuste to o něco později.
refused-hello-first = Spojení ještě není připravené. Chvilku počkejte, nebo načtěte stránku znovu.
refused-hints-off = U tohoto stolu hrají i jiní lidé. Rady budou, až s nimi všichni budou souhlasit.
refused-no-name = Chybí jméno. Napište je a zkuste to znovu.
refused-no-name-seat = Diváci potřebují k rozhovoru jméno. Napište je a přidejte se ještě jednou.
refused-no-such-page = Taková stránka není. Vraťte se na úvodní.
refused-no-such-seat = U tohoto stolu takové místo není. Vyberte jedno z těch, která vidíte.
refused-no-such-table = Stůl s tímto kódem není. Zkontrolujte každé písmeno, nebo si o kód řekněte znovu.
refused-no-table = Ještě nejste u žádného stolu. Nejdřív se přidejte pomocí kódu.
refused-no-text = Zpráva je prázdná. Nejdřív něco napište.
refused-not-allowed = To smí jen osoba, která stůl otevřela.
refused-not-allowed-seat = Během hry může bot převzít jen místo někoho, kdo tu není.
refused-not-asked = Teď rozhoduje někdo jiný. Dojde i na vás.
refused-not-asked-by = Teď rozhoduje { $name }. Dojde i na vás.
refused-not-begun = Hra ještě nezačala. Počkejte, až budou všechna místa obsazená a hra začne.
refused-not-filled = Jedno místo je ještě volné. Počkejte na někoho, nebo tam posaďte bota.
refused-not-filled-by = Místo { $name } je ještě volné. Počkejte na někoho, nebo tam posaďte bota.
refused-not-over = Hra ještě běží. Půjde to, až skončí.
refused-not-running = U tohoto stolu se teď nehraje.
refused-not-seated = Na tomto zařízení to místo nemáte. Nejdřív se posaďte.
refused-not-stored = Stůl to nedokázal uložit, takže se nic nestalo. Zkuste to znovu.
refused-nothing-to-undo = Není co vracet.
refused-other-protocol = Tato stránka má jinou verzi než stůl. Načtěte ji znovu, ať máte novou.
refused-over = Konec hry. Můžete si ji přehrát, nebo začít novou.
refused-reserved = Toto místo je vyhrazené pro zařízení, na kterém byl stůl otevřen. Vyberte jiné.
refused-resigned = Toto místo hru vzdalo. Zbytek můžete sledovat.
refused-restarting = Server se právě spouští znovu. Vraťte se za chvilku, nic se neztratí.
refused-rule = Pravidla to nedovolují ({ $rule }). Vyberte jednu z nabízených odpovědí.
refused-stale = Mezitím se něco změnilo. Podívejte se na stůl a rozhodněte se znovu.
refused-taken = To už je obsazené. Vyberte něco jiného.
refused-taken-seat = Tady už někdo sedí. Vyberte jiné místo.
refused-taken-colour = Tuto barvu už někdo má. Vyberte jinou.
refused-too-fast = To bylo trochu rychle. Počkejte pár vteřin a zkuste to znovu.
refused-too-many-connections = Z vaší sítě je otevřeno příliš mnoho stránek. Několik jich zavřete a zkuste to znovu.
refused-unreadable = Stůl tento tah nedokáže přečíst. Vyberte jednu z nabízených odpovědí.
refused-wrong-method = Stránka se zeptala způsobem, který tu nefunguje. Načtěte ji znovu a zkuste to ještě jednou.

## The table cannot read what the page says

fault-bad-text = Je tu znak, který nejde zobrazit. Napište to bez zvláštních znaků.
fault-bad-text-name = Ve jménu je znak, který nejde zobrazit. Použijte obyčejná písmena.
fault-bad-text-text = Ve zprávě je znak, který nejde zobrazit. Napište ji bez zvláštních znaků.
fault-missing-field = Stránka vynechala něco, co stůl potřebuje. Načtěte ji znovu a zkuste to ještě jednou.
fault-not-an-object = Stůl této stránce nerozumí. Načtěte ji znovu a zkuste to ještě jednou.
fault-not-json = Zpráva dorazila poškozená. Načtěte stránku znovu a zkuste to ještě jednou.
fault-out-of-range = Číslo je příliš malé nebo příliš velké. Vyberte jiné.
fault-too-deep = Zpráva je pro stůl příliš složitá. Načtěte stránku znovu a zkuste to ještě jednou.
fault-too-long = To je příliš dlouhé. Zkraťte to a zkuste to znovu.
fault-too-long-name = Jméno je příliš dlouhé. Vyberte kratší.
fault-too-long-text = Zpráva je příliš dlouhá. Rozdělte ji na dvě.
fault-too-many = Je toho příliš mnoho. Něco uberte a zkuste to znovu.
fault-twice = Stránka řekla totéž dvakrát. Načtěte ji znovu a zkuste to ještě jednou.
fault-unknown-field = Stránka řekla něco, co stůl nezná. Načtěte ji znovu a zkuste to ještě jednou.
fault-unknown-type = Stůl takovou žádost nezná. Načtěte stránku znovu, ať máte nejnovější.
fault-unknown-word = Stůl takovou možnost nezná. Vyberte jinou.
fault-wrong-type = Stránka dala něco na špatné místo. Načtěte ji znovu a zkuste to ještě jednou.

## News for everybody

notice-end-proposed = { $name } navrhuje hru tady ukončit. Souhlasíte?
notice-end-declined = { $name } chce raději hrát dál.
notice-hints-proposed = { $name } navrhuje rady od bota pro všechny. Souhlasíte?
notice-hints-on = Všichni souhlasí, rady jsou zapnuté.
notice-hints-off = { $name } chce raději hrát bez rad.
notice-undo-declined = Ne všichni souhlasí s vrácením ({ $name }).
notice-table-expires = Už nějakou dobu nikdo nehraje. Stůl se zavře za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
  }.
notice-table-expired = Tento stůl je zavřený, protože u něj už dlouho nikdo nehraje.
notice-restart = Server se spouští znovu a za chvilku bude zpět. Nic se neztratí.

## Set phrases

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Děkuji!
phrase-sorry = Promiňte!
phrase-oops = Jejda!
phrase-moment = Okamžik, prosím
phrase-your-turn = Jste na tahu!
phrase-surprise = To je ale překvapení!
phrase-one-more = Ještě jednu hru?
phrase-good-game = To byla dobrá hra!
phrase-bye = Na shledanou!

## Colours, by the names of the seats

colour-amber = { seat-A }
colour-berry = { seat-B }
colour-cyan = { seat-C }
colour-dusk = { seat-D }
colour-elm = { seat-E }
colour-frost = { seat-F }

## Levels of bots

level-about-towers-child = Prohlíží čtyři tahy, o jednu kartu dopředu, a zapomíná polovinu uzamčených čarodějů.
level-about-towers-wanderer = Dívá se o jednu kartu dopředu, a to jen na své čaroděje a lektvary.
level-about-towers-apprentice = Dívá se o jednu kartu dopředu na čaroděje a lektvary všech.
level-about-towers-journeyman = Plánuje celý tah: obě karty i kouzlo dohromady.
level-about-towers-magister = Krátce zvažuje, co mohou odpovědět ostatní.
level-about-towers-archmage = Dlouho zvažuje, co mohou odpovědět ostatní.
level-about-duel-child = Prohlíží jeden nebo dva tahy, o krok dopředu, a zapomíná polovinu tajných karet, které vidí.
level-about-duel-wanderer = Dívá se o krok dopředu a drží se prvního odhadu toho, co je skryté.
level-about-duel-apprentice = Dívá se o krok dopředu a váží šestnáct odhadů toho, co je skryté.
level-about-duel-journeyman = Plánuje celý tah, přesun, kartu i kouzlo, podle prvního odhadu toho, co je skryté.
level-about-duel-magister = Krátce zvažuje, co může odpovědět soupeř.
level-about-duel-archmage = Dlouho zvažuje, co může odpovědět soupeř.

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
reason-frees = Vysvobodí { $count ->
    [one] { $count } vašeho čaroděje
    [few] { $count } vaše čaroděje
    [many] { $count } vašeho čaroděje
   *[other] { $count } vašich čarodějů
  }
reason-traps = Uzamkne { $count ->
    [one] { $count } cizího čaroděje
    [few] { $count } cizí čaroděje
    [many] { $count } cizího čaroděje
   *[other] { $count } cizích čarodějů
  }
reason-blocks = Udrží dál od hradu { $count ->
    [one] { $count } cizího čaroděje
    [few] { $count } cizí čaroděje
    [many] { $count } cizího čaroděje
   *[other] { $count } cizích čarodějů
  }
reason-ready = Karta z ruky pak může přivést do hradu ještě { $count ->
    [one] { $count } čaroděje
    [few] { $count } čaroděje
    [many] { $count } čaroděje
   *[other] { $count } čarodějů
  }
reason-nearer = Vaši čarodějové budou blíž k hradu o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
  }
reason-covers-own = Uzamkne { $count ->
    [one] { $count } vašeho čaroděje
    [few] { $count } vaše čaroděje
    [many] { $count } vašeho čaroděje
   *[other] { $count } vašich čarodějů
  }
reason-frees-others = Vysvobodí { $count ->
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
reason-castle = Havraní hrad letí dál, i když do něj nevchází žádný váš čaroděj
reason-rolls = Rozhodne kostka

## Why a move of Knight & Mage may be good

reason-takes-lead = Získá převahu: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
reason-ties = Vyrovná: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
reason-extends-lead = Zvětší převahu: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
reason-catches-up = Zmenší ztrátu: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
reason-loses-lead = Přijde o převahu: { $count ->
    [one] { $count } věž
    [few] { $count } věže
    [many] { $count } věže
   *[other] { $count } věží
  }
reason-keeps-towers = V žádné věži se převaha nezmění
reason-uses-swap = Spotřebuje rytířovu výměnu místa
reason-skips = Přeskočí rytíře
reason-reaches-lead = Vede k místu, kde leží { $count ->
    [one] { $count } karta, která dá
    [few] { $count } karty, které dají
    [many] { $count } karty, která dá
   *[other] { $count } karet, které dají
  } převahu ve věži
reason-reaches-chest = Vede k místu, kde leží { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  } s truhlou
reason-reaches-stone = Vede k místu, kde leží { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  } s kameny
reason-reaches-spell = Vede ke kouzlu, které můžete zaplatit
reason-takes-unseen = Získá kartu, která leží lícem dolů
reason-takes-stone = Přinese { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }
reason-chest = Za truhly víc o { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
  }
reason-denies = Vezme kartu, která by dala převahu soupeři
reason-secret-pays = Za tajné karty, které znáte, víc o { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
  }
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
reason-fixes-stones = Rozhodne, čím budou soupeřovy kameny: { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }
reason-keeps-payment = Nechá na potom { $count ->
    [one] { $count } získanou kartu
    [few] { $count } získané karty
    [many] { $count } získané karty
   *[other] { $count } získaných karet
  }
reason-salvages = Vytáhne kartu z odkládacího balíčku
reason-forces-discard = Soupeř musí odhodit kartu
reason-pushes = Odsune do řady získanou kartu soupeře
reason-takes-payment = Vezme soupeři platbu za { $count ->
    [one] { $count } kouzlo
    [few] { $count } kouzla
    [many] { $count } kouzla
   *[other] { $count } kouzel
  }
reason-looks = Ukáže dvě tajné karty
reason-looks-unknown = Ukáže { $count ->
    [one] { $count } tajnou kartu, kterou
    [few] { $count } tajné karty, které
    [many] { $count } tajné karty, které
   *[other] { $count } tajných karet, které
  } neznáte
reason-looks-for-princess = Šance, že princezna je pod těmito věžemi: { $count } %
reason-moves-princess-away = Odnese princeznu odtamtud, kam nahlížel rytíř
reason-guess-belief = Šance, že princezna je právě tam: { $count } %

## Rules of Wandering Towers

rule-WT-1-2 = Havraní hrad není věž a takhle se s ním nehýbe. Vyberte věž.
rule-WT-2-5 = Takového čaroděje tam není vidět. Vyberte někoho, kdo stojí nahoře: pod věží jsou čarodějové uzamčení.
rule-WT-3-2 = Toto kouzlo není ve hře. Vyberte jeden ze žetonů kouzel na stole.
rule-WT-4-1 = Teď rozhoduje někdo jiný. Tahy jdou po směru hodinových ručiček, dojde i na vás.
rule-WT-4-2 = Tah jsou buď dvě karty, nebo nová ruka. Do tohoto se už nic dalšího nevejde.
rule-WT-4-3 = Zahrát lze jen kartu z ruky, a to až když je předchozí hotova.
rule-WT-4-4 = Karta, která může něčím pohnout, tím pohnout musí. Bez účinku zůstane jen ta, která nemá čím pohnout.
rule-WT-4-6 = Nová ruka (speciální případ) je možná jen před první kartou tahu; potom smí jedna věž o jedno políčko.
rule-WT-5-1 = Tímhle tato karta nehýbe. Je na ní vidět, zda posouvá čaroděje, nebo věž.
rule-WT-5-3 = Není hod, který by šlo opakovat nebo nechat. Opakovat lze o jednou méně, než kolik je na kartě kostek, a platí poslední hod.
rule-WT-5-4 = U této karty se věž nebo čaroděj vybírá po hodu a pak se hýbe jen to vybrané.
rule-WT-5-5 = Tato karta posouvá věž nebo čaroděje, ne obojí. Strana se určí, když se na ni stůl ptá, a pak platí.
rule-WT-5-6 = Figurka se vybírá až nakonec. Nejdřív musí být jasná karta, její strana a hod.
rule-WT-6-1 = Vaše karta posouvá jen vaše čaroděje. Vyberte svého viditelného.
rule-WT-6-4 = Nahoře má místo nejvýš šest čarodějů a víc se jich tam nevejde. Vyberte jiného čaroděje, nebo jinou kartu.
rule-WT-8-1 = V tomto patře žádná věž není. Vyberte takovou, která tam stojí: hýbe se se vším, co je nad ní.
rule-WT-8-4 = Tato věž by skončila na Havraním hradě, a to se nesmí. Vyberte jinou věž, nebo jinou kartu.
rule-WT-10-1 = Na toto kouzlo nemáte dost plných lektvarů. Postavte věž na čaroděje a lektvar se naplní.
rule-WT-10-2 = Kouzla se sesílají ve vlastním tahu a jen tolikrát, kolik dovolí tento stůl. Počkejte na další tah.
rule-WT-11-5 = Vyberte dvě různá políčka, jejichž vrchní věže si mohou vyměnit místo.
rule-WT-11-6 = Havraní hrad potřebuje políčko bez čarodějů nahoře, a žádné takové není.
rule-WT-11-7 = Nahlédněte pod věž, která tam stojí a nad kterou je ještě místo. Vynést lze jen čaroděje, který se pod ní najde.
rule-WT-11-8 = Váš čaroděj se může svézt jen z místa, odkud právě odchází jiný, a jen když se vejdou všichni.
rule-WT-12-2 = Konec hry: poslední kolo je dohrané.
rule-WT-13-2 = Spoluhráči si vymění kartu jednou za tah: aktivní hráč požádá, nebo spoluhráč nabídne; jedna karta přijde a jedna se vrátí.
rule-WT-13-4 = Plné lektvary lze darovat jen spoluhráči a jen tehdy, když se na to hra ptá.
rule-WT-13-5 = Lektvar spoluhráče můžete naplnit, jen když nemáte žádný prázdný a spoluhráč ano.
rule-WT-14-2 = Tady se kouzla sesílají jen ve vlastním tahu. Počkejte na svůj.
rule-WT-14-3 = Nejdřív dokončete kartu. Tady se kouzla sesílají před kartami, mezi nimi a po nich.
rule-WT-15-2 = U tohoto zahrání karty už na vás kouzlo nezbývá, nebo jen kouzlo jiného druhu. Počkejte na další kartu.
rule-WT-15-4 = Toto kouzlo se sem nehodí. Sesílá se před pohybem nebo po něm, když se na to stůl ptá.
rule-WT-15-6 = „{ spell-FR }“ má u tohoto stolu vlastní kola. Počkejte na nejbližší.
rule-WT-16-3 = Ve hře pro jednoho se sesílá nejvýš jedno kouzlo za tah, a to až po kartě.
rule-WT-16-4 = V této hře pro jednoho nová ruka není. Zahrajte jednu ze svých karet.
rule-WT-17-1 = „{ spell-DT2C }“ potřebuje svůj žeton ve hře a aspoň jednu kartu k dobrání.
rule-WT-20-1 = Hra je teď jinde. Vyberte jednu z nabízených odpovědí.
rule-WT-20-2 = Takový tah hra nemá. Vyberte jednu z nabízených odpovědí.
rule-WT-20-3 = Tah se ukončuje ručně jen po kartách, dokud jde ještě seslat kouzlo. Jinak skončí sám.
rule-WT-20-5 = Nejdřív karta, kostka nebo žetony kouzel. Je to jen chvilka.

## Rules of Knight & Mage

rule-KM-2-5 = Tam karta ležet nemůže. Její místo je mezi dvěma sousedními věžemi.
rule-KM-3-6 = Čtvrtá karta lícem nahoru je ta, vedle které nestojí žádná postava. Vyberte její místo.
rule-KM-4-2 = Teď rozhoduje někdo jiný. Dojde i na vás.
rule-KM-4-3 = Tah má pořadí: přejít, získat kartu a potom, když chcete, seslat kouzlo.
rule-KM-5-1 = Musíte přejít do jiné věže. Zůstat na místě nejde.
rule-KM-5-2 = Stojí tam rytíř a do věže se vejde jen jedna postava. Vyberte jinou věž; rytíře v sousední věži smíte přeskočit.
rule-KM-5-3 = Rytířova výměna místa už je spotřebovaná; na celou hru je jen jedna. Přejděte do sousední věže.
rule-KM-5-9 = Tato věž je příliš daleko. Vyberte sousední.
rule-KM-6-1 = Není tam karta, kterou by šlo získat. Vyberte místo na druhé straně věže.
rule-KM-6-3 = Když tu karta je, musíte ji získat. Vyberte kterou.
rule-KM-6-4 = Tato karta neleží vedle věže, ve které stojíte. Vyberte takovou, která leží vedle.
rule-KM-6-6 = Kámen jde hned do vaší řady. Vyberte levý, nebo pravý konec.
rule-KM-6-7 = Do řady se klade jen právě získaný kámen. Karta přísad jde mezi získané přísady.
rule-KM-7-5 = Vyjde to nastejno jako jiná odpověď v seznamu. Vyberte tu.
rule-KM-8-1 = Kameny se neplatí. Zaplaťte získanou kartou přísad.
rule-KM-8-6 = Kameny ze skrytých karet se kladou po posledním kole, pokud se tak u stolu hraje: nejdřív rytíř, potom mág. Až na vás dojde, vyberte kámen a konec své řady.
rule-KM-9-1 = Za tah lze seslat jedno kouzlo. Další počká na váš příští tah.
rule-KM-9-2 = Seslat lze jen kouzlo věže, ve které stojíte, a věž s počitadlem kol žádné nemá.
rule-KM-9-3 = Tato věž chce jinou platbu. Podívejte se na její přísadu a na své získané přísady.
rule-KM-9-4 = Platí se jen získanými přísadami, ne použitými ani skrytými kartami. Vyberte jednu ze získaných karet.
rule-KM-9-6 = Toto kouzlo by nemělo na co působit a u tohoto stolu se pak nesmí seslat. Vyberte jiné, nebo žádné.
rule-KM-9-10 = Nahlédněte pod dvě různé barevné věže. Pak tyto dvě karty vraťte, jak byly, nebo prohozené.
rule-KM-9-20 = Kouzlo „Odsunout“ přesouvá získanou kartu soupeře. Vyberte jednu z nich.
rule-KM-9-30 = Kvůli kouzlu musíte odhodit kartu. Vyberte jednu ze získaných nebo použitých; skryté jsou v bezpečí.
rule-KM-9-32 = Co se odhodí, vybírá ten, komu karta patří, ne ten, kdo kouzlo sesílá. Počkejte, jak se rozhodne.
rule-KM-9-50 = Ve věži muchomůrky určuje druhá přísada, které kouzlo sesíláte. Na výběr dávají jen dvě muchomůrky.
rule-KM-9-51 = Věž muchomůrky nemůže seslat vlastní kouzlo. Vyberte kouzlo jiné barevné věže.
rule-KM-9-53 = Věž muchomůrky chce muchomůrku a ještě jednu přísadu, obě ze získaných karet.
rule-KM-11-1 = Na konci hry musí rytíř, a nikdo jiný, ukázat na jednu z pěti barevných věží.
rule-KM-13-1 = Hra je teď jinde. Vyberte jednu z nabízených odpovědí.
rule-KM-13-2 = Takový tah hra nemá. Vyberte jednu z nabízených odpovědí.
rule-KM-13-4 = Nejdřív karta. Je to jen chvilka.
rule-KM-13-6 = Konec hry: všechna kola jsou dohraná a odhad je hotový.
rule-KM-15-1 = U tohoto stolu si rytíř vymění místo jen s mágem v sousední věži. Přejděte do sousední věže.

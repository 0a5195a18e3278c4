### Pravidla Toulavých věží vlastními slovy. ID je nadpis, ID-text obsah, ID-note-… to, co platí při určité možnosti.

## The aim

chapter-wt-aim = Cíl hry
wt-goal = Oč usilujete
wt-goal-text =
    Chcete dvě věci: aby všichni vaši čarodějové byli v Havraním hradě a aby žádný váš lektvar nebyl prázdný. Potřebujete obojí a na pořadí nezáleží. Lektvar použitý na kouzlo se stále počítá jako naplněný.

    Poslední krok k cíli se může stát i v cizím tahu.
wt-goal-example = Všichni vaši čarodějové jsou v hradě, ale jeden lektvar je ještě prázdný. Hrajete dál, postavíte věž na čaroděje, lektvar se naplní a cíl je splněn.

## The board and the set-up

chapter-wt-setup = Trať a příprava
wt-ring = Trať
wt-ring-text =
    Šestnáct políček tvoří kruh. Mají čísla 0 až 15 po směru hodinových ručiček a tím směrem je vždycky „vpřed“. Na čtyřech políčkách je havraní erb: 0, 4, 8 a 12.
wt-keep = Havraní hrad
wt-keep-text =
    Hrad začíná na políčku 0. Není to věž, takže ho nemůže vybrat nic, co hýbe věžemi. Stojí vždy úplně nahoře na svém políčku a jen tam, kde nestojí žádný čaroděj.
wt-nine = Devět věží
wt-nine-text =
    Pět věží má na cimbuří havraní erb, čtyři jsou bez erbu. Všechny jsou duté: věž, která dosedne na čaroděje, je spolkne. Erb platí, jen dokud ho nezakrývá jiná věž.

    Věže ve sloupci se počítají odspodu: patro 1, patro 2 a tak dál. Když věž zvednete, jede s ní všechno, co je nad ní.
wt-visible = Viditelní a uzamčení
wt-visible-text =
    Čaroděj úplně nahoře na políčku je viditelný, ať stojí na zemi, nebo na věži. Čaroděj, nad kterým stojí věž, je uzamčený.

    Každé cimbuří i země políčka je samostatná plocha. Pro pohyb, pro hrad i pro uzamykání platí jen ta úplně nahoře.
wt-share = Co kdo dostane
wt-share-text =
    Kolik čarodějů a lektvarů dostanete, záleží na počtu hráčů. Všechny lektvary jsou na začátku prázdné. V krabici je také 90 karet pohybu, osm žetonů kouzel a kostka.

    Lektvar je prázdný, plný, nebo použitý. Do konce hry jich máte pořád stejně; předávat si je mohou jen spoluhráči.
wt-share-note-wizardStock-24 = V krabici je 24 čarodějů místo 30, takže se ne každá barva hodí pro každý počet hráčů. Na obrazovce to nic nemění.
wt-build = Věže a čarodějové na místa
wt-build-text =
    Na políčkách 1 až 9 stojí po jedné věži, střídavě s erbem a bez něj; první erb má.

    Potom všichni postupně staví po jednom čaroději na cimbuří; začíná začínající hráč. Na věže 1 až 3 přijdou po třech čarodějích, na 4 až 6 po dvou, na 7 až 9 po jednom. Připomínají to bludičky na plánu; později už nic neznamenají. Když má věž svůj počet, pokračuje se na další. Končí se posledním čarodějem.
wt-build-example = Tři hráči mají dohromady dvanáct čarodějů. Na věžích 1, 2 a 3 stojí po jednom od každé barvy, na věži 4 další dva, na věži 5 poslední.
wt-deal = Karty a kouzla
wt-deal-text =
    Zamíchejte 90 karet a každému rozdejte tři zakryté. Zbytek je dobírací balíček; odhazovací hromádka je zatím prázdná.

    V základní hře jsou dvě kouzla: „{ spell-MW }“ a „{ spell-MT }“ Ostatní žetony zůstávají v krabici.
wt-first = Kdo začíná
wt-first-text =
    Domluvte se, nebo losujte. Na obrazovce začíná první místo a ostatní následují po směru hodinových ručiček.
wt-first-note-edition-czech = Začíná ten, kdo byl naposledy v nějaké věži.

## Your turn

chapter-wt-turn = Váš tah
wt-order = Tah za tahem
wt-order-text =
    Hraje se po směru hodinových ručiček. Když měli tah všichni, kolo končí; poslední tah v něm má hráč po pravici začínajícího.

    Ve svém tahu buď zahrajete dvě karty, jednu po druhé, nebo si vezmete novou ruku.
wt-play = Zahrání karty
wt-play-text =
    Položte kartu z ruky odkrytou na odhazovací hromádku a udělejte všechno, co říká, než začnete myslet na další. Pořadí je vždy stejné: nejdřív karta, potom její strana nebo hod kostkou a nakonec figurka, která se hýbe.
wt-must = Co se může hnout, musí se hnout
wt-must-text =
    Když může vaše karta něčím pohnout, musíte něčím pohnout. Když nemá čím, zůstane na hromádce bez účinku a přesto se počítá jako jedna ze dvou. Takovou kartu smíte vybrat i schválně.
wt-must-note-declineMove-Forced = Kartu, která může něčím pohnout, nesmíte odhodit bez použití.
wt-must-note-declineMove-SecondCard = Druhou kartu smíte odhodit bez použití, i kdyby mohla něčím pohnout.
wt-must-note-declineMove-Any = Kteroukoli z obou karet smíte odhodit bez použití, i kdyby mohla něčím pohnout.
wt-draw = Konec vašeho tahu
wt-draw-text =
    Karty si doberete až po svém tahu, dokud nemáte zase tři. Když dobírací balíček dojde, odhozené karty se zamíchají a je z nich nový. Potom začíná další hráč.
wt-refusal = Nová ruka (speciální případ)
wt-refusal-text =
    Není v ruce nic dobrého? Před první kartou tahu můžete místo hraní udělat tohle:

    - odhodit celou ruku, aby to všichni viděli;
    - dobrat si tři nové karty;
    - když chcete, posunout kteroukoli věž o jedno políčko vpřed;
    - ukončit tah.

    Po první kartě už je pozdě. Kouzlo seslané předtím nevadí.
wt-allhome = Když jsou všichni v hradě
wt-allhome-text =
    Hrajete dál až do konce hry. Vaše karty pro čaroděje už nemají kým pohnout, ale věže můžete posouvat jako předtím. V týmové variantě pomáháte spoluhráči.

## Cards and the die

chapter-wt-cards = Karty a kostka
wt-kinds = Tři druhy karet
wt-kinds-text =
    Karta pohybu pro čaroděje posune jednoho z vašich čarodějů. Karta pohybu pro věže posune kteroukoli věž. Karta pro věže nebo čaroděje posune jedno, nebo druhé. Číslo říká, o kolik políček; na některých kartách jsou místo něj kostky.
wt-die = Karty s kostkami
wt-die-text =
    Zahrajte kartu a potom házejte. Jsou-li na kartě dvě kostky, smíte hod jednou opakovat, jsou-li tři, dvakrát. Každý hod ruší předchozí; hody se nesčítají a platí poslední.

    Karta pro věže nebo čaroděje s kostkou dává jen jeden hod. Věž, nebo čaroděje vybíráte, až když ho vidíte.
wt-die-example = Na kartě jsou dvě kostky. Padne 2, doufáte ve víc a hod opakujete: 1. Teď platí 1.
wt-side = Karty pro věže nebo čaroděje
wt-side-text =
    Taková karta posune věž, nebo čaroděje, nikdy oba. Horní číslo je pro věž, dolní pro čaroděje.
wt-side-note-sideAnnounce-OnPlay = Když kartu hrajete, řekněte, kterou stranu použijete; pak už to nejde změnit. Nesmíte jmenovat stranu, která ničím nepohne, když druhá může.
wt-side-note-sideAnnounce-WithPiece = Stranu jmenovat nemusíte. Pozná se podle figurky, kterou pohnete.

## Moving wizards

chapter-wt-wizards = Pohyb čarodějů
wt-who = Váš a viditelný
wt-who-text =
    Karta posune jednoho vašeho viditelného čaroděje vpřed, přesně o tolik políček, kolik ukazuje.
wt-walk = Počítá se každé políčko
wt-walk-text =
    Každé políčko je jeden krok, ať na něm stojí cokoli. Čarodějové míjejí věže, jiné čaroděje, a dokonce i Havraní hrad. Na konci pohybu čaroděj stojí úplně nahoře: je-li tam věž, musí na ni vylézt.
wt-six = Místo pro šest
wt-six-text =
    Na jedno cimbuří nebo na zem jednoho políčka se vejde šest čarodějů. Kam už jich šest stojí, tam další nesmí. Uzamčení níž se nepočítají a v Havraním hradě je místo pro všechny.
wt-home = Příchod do hradu
wt-home-text =
    Do hradu se vchází jen přesným počtem kroků. O jeden víc, a čaroděj jde kolem; dřív zastavit nemůže. Kdo vešel do hradu, ten v něm zůstane.
wt-home-example = Havraní hrad je tři políčka před vaším čarodějem. Trojka ho přivede dovnitř, čtyřka ho provede kolem.
wt-entry = Co se stane potom
wt-entry-text =
    Čaroděj opustí trať a počítá se jako v hradě. Havraní hrad pak odletí dál.
wt-entry-note-entryEndsTurn-ActiveOwnByActive = Když ve svém tahu přivedete do hradu vlastního čaroděje, kartou nebo svým kouzlem, váš tah končí. Nezahrané karty vám zůstávají a dobíráte jako obvykle. Za tah tak vejde nejvýš jeden, ledaže by se dva svezli spolu. Když pošlete dovnitř cizího čaroděje nebo někdo jiný pošle vašeho, váš tah pokračuje.
wt-entry-note-entryEndsTurn-ActiveOwnByAnyone = Když ve vašem tahu vejde do hradu váš čaroděj, tah končí, ať ho tam poslal kdokoli.
wt-entry-note-entryEndsTurn-AnyEntry = Tah končí každým čarodějem, který vejde do hradu, ať je čí chce.

## Ravenskeep flies on

chapter-wt-castle = Havraní hrad letí dál
wt-fly = Kdy letí
wt-fly-text =
    Čaroděj právě vešel do hradu: hrad odlétá.
wt-fly-note-castleTrigger-AnyWizard = Nezáleží na tom, čí čaroděj to je ani kdo ho poslal.
wt-fly-note-castleTrigger-OwnWizard = Letí jen tehdy, když čaroděje přivede jeho majitel.
wt-fly-note-piggybackRelocations-Once = Když jich jedním pohybem vejde víc, letí jednou.
wt-fly-note-piggybackRelocations-PerWizard = Když jich jedním pohybem vejde víc, letí jednou za každého.
wt-shield = Kde přistane
wt-shield-text =
    Havraní hrad zkouší políčka před sebou jedno po druhém a přistane na prvním, které vyhovuje. Nahoře tam nesmí stát žádný čaroděj. Když na celé trati nevyhovuje nic, hrad zůstane, kde je.
wt-shield-note-castleLanding-ShieldOnly = Políčko vyhovuje, když je nahoře vidět havraní erb: na zemi bez věže, nebo na cimbuří vrchní věže. Věž bez erbu nevyhovuje nikdy.
wt-shield-note-castleLanding-EmptySpaceOrShieldTower = Políčko vyhovuje, když na něm není žádná věž, ať s erbem, nebo bez něj, anebo když má vrchní věž erb. Věž bez erbu nevyhovuje nikdy.
wt-shield-more = Platí jen to, co je nahoře. Uzamčení níž nevadí a erb pod věží jako by nebyl. Vyhovovat může i políčko, odkud čaroděj právě přišel.
wt-shield-example = Havraní hrad je na políčku 8. Na 9 stojí čaroděj na věži s erbem, na 10 a 11 jsou věže bez erbu a erb na políčku 12 je volný: hrad přistane na 12.

## Moving towers

chapter-wt-towers = Pohyb věží
wt-lift = Kterákoli věž
wt-lift-text =
    Smíte posunout kteroukoli věž, ať na ní stojí kdokoli. Vyberte sloupec a patro: tato věž a všechny nad ní se pohnou společně vpřed, přesně o tolik políček, kolik ukazuje karta.
wt-carry = Všichni nastupovat
wt-carry-text =
    Všechno, co je na zvednutých věžích i uvnitř, jede s nimi ve stejném pořadí; kdo je uzamčený uvnitř, zůstane uzamčený. Čarodějové přímo pod nejnižší zvednutou věží zůstanou na místě a zase je všichni vidí.
wt-land = Dosednutí
wt-land-text =
    Věže dosednou na vrch toho, co tam je. Sloupec může vyrůst až do všech devíti věží.
wt-barred = Věže a Havraní hrad
wt-barred-text =
    Žádná věž nesmí dosednout na políčko Havraního hradu. Minout ho smí. Když hrad stojí na věži, kterou posouváte, jede s ní, vpřed i vzad.
wt-lifted = Zvednutá se musí hnout
wt-lifted-text =
    Vybíráte bez nahlížení pod věž. Zvednutá věž už ukázala, co bylo pod ní, takže jinou vybrat nejde.

## Trapping and filling

chapter-wt-potions = Uzamykání a lektvary
wt-fill = Věž na čaroděje, lektvar plný
wt-fill-text =
    Když věž, kterou jste posunuli, dosedne na čaroděje, jsou uzamčení a jeden váš prázdný lektvar se naplní. Je to jeden lektvar za jeden pohyb, ať uzamkne kolik chce čarodějů; vlastní se počítají také.

    - Nemáte prázdný lektvar? Pohyb je dovolený, jen není co naplnit.
    - Platí jen plocha, na kterou věž dosedla.
    - Odkrytí někoho, výměna věží, pohyb čaroděje nebo hradu nic nenaplní.
    - Plný lektvar zůstane plný, i když čaroděje hned někdo vysvobodí.
wt-free = Jak ven
wt-free-text =
    Uzamčený čaroděj je zase volný, když věž nad ním odjede, nebo kouzlem „{ spell-FR }“ Do té doby nesmí nikdo nahlížet pod věž, ani majitel čaroděje.

## Spells

chapter-wt-spells = Kouzla
wt-pay = Placení
wt-pay-text =
    Za kouzla se platí plnými lektvary. Nejdřív zaplatíte, potom kouzlo působí; lektvarem, který samo naplní, se za ně platit nedá. Použité lektvary se nevracejí, ale pro cíl hry se počítají jako naplněné.
wt-cast = Kdy smíte kouzlit
wt-cast-text =
    Ve svém tahu smíte seslat { $spells ->
        [one] jedno kouzlo
        [few] { $spells } kouzla
        [many] { $spells } kouzla
       *[other] { $spells } kouzel
      }: před kartami, mezi nimi nebo po nich. Když si berete novou ruku, sešlete je předtím, nebo než se pohne věž.
wt-cast-note-spellMidCard-true = Smíte i mezi zahráním karty a pohybem figurky.
wt-cast-note-spellMidCard-false = Mezi zahráním karty a pohybem figurky nesmíte.
wt-target = Žetony a cíle
wt-target-text =
    Žetony leží odkryté a slouží všem, pořád dokola. Kouzlo musí mít na co působit, jinak se seslat nesmí. Jen „{ spell-FR }“ lze zkusit naslepo.
wt-target-note-edition-czech = V základní hře prosíme nekouzlit proti ostatním. Je to prosba, ne zákaz.
wt-spell-home = Do hradu kouzlem
wt-spell-home-text =
    Když vaše kouzlo ve vašem tahu přivede do hradu vašeho čaroděje, tah končí, i před první kartou. Karta, která leží, ale ještě není hotová, propadá.
wt-MW = { spell-MW }
wt-MW-text =
    Kterýkoli viditelný čaroděj, váš i cizí, jde o jedno políčko vpřed. Platí všechno jako jindy: nahoře nejvýš šest, lze i vejít do hradu.
wt-MT = { spell-MT }
wt-MT-text =
    Kterákoli věž se vším, co je nad ní, se pohne přesně o dvě políčka vpřed. Když dosedne na čaroděje, naplníte lektvar.
wt-HW = { spell-HW }
wt-HW-text =
    Kterýkoli viditelný čaroděj, váš i cizí, jde o jedno políčko vzad. Kdo couvne na Havraní hrad, ten do něj také vejde.
wt-HT = { spell-HT }
wt-HT-text =
    Kterákoli věž se vším, co je nad ní, se pohne přesně o dvě políčka vzad. Když dosedne na čaroděje, naplníte lektvar.
wt-SW = { spell-SW }
wt-SW-text =
    Vyberte dvě různá políčka s věžemi. Jejich vrchní věže si vymění místo i s čaroději na cimbuří. Nikdo se neuzamkne a nic se nenaplní. Na chvilku všichni vidí, co bylo pod nimi.
wt-SW-note-swapWithCastle-Carry = Když na jedné z nich stojí Havraní hrad, jede s ní.
wt-SW-note-swapWithCastle-Forbid = Věž pod Havraním hradem vyměnit nejde.
wt-NK = { spell-NK }
wt-NK-text =
    Vyberte směr vpřed, nebo vzad. Havraní hrad přeskočí tím směrem na nejbližší políčko bez čarodějů nahoře. Erb nepotřebuje. Když takové políčko není, kouzlo seslat nejde. Nikdo tím nevejde do hradu a nikdo se neuzamkne.
wt-FR = { spell-FR }
wt-FR-text =
    Vyberte věž. Všichni vidí plochu přímo pod ní. Je-li tam váš čaroděj, vynesete ho úplně nahoru na stejném políčku, nebo rovnou do Havraního hradu, když tam stojí. Věže se vrátí, jak byly.

    Když tam váš čaroděj není, platba propadá. Kde nahoře stojí už šest čarodějů, tam kouzlo seslat nejde.
wt-FR-note-freeMayDecline-true = Čaroděje smíte i nechat, kde je.
wt-FR-note-freeMayDecline-false = Když nějakého najdete, musíte ho vzít.
wt-PB = { spell-PB }
wt-PB-text =
    Čaroděj se právě chystá z místa, kde stojí i váš viditelný čaroděj: ten váš se sveze s ním, ze stejného políčka na stejné políčko. Musí se tam vejít všichni, nebo všichni vejdou do hradu. Jedno seslání sveze jednoho.

    Jen tak lze za tah přivést do hradu dva vlastní čaroděje. V základní hře kouzlo sesílá jen aktivní hráč pro svého druhého čaroděje.
wt-PB-note-pbCardMovesOnly-true = Působí jen tehdy, když čarodějem hýbe karta, ne kouzlo.
wt-PB-note-pbCardMovesOnly-false = Působí i tehdy, když čarodějem hýbe kouzlo.
wt-DT2C = { spell-DT2C }
wt-DT2C-text =
    Žeton navíc. Hned si doberete dvě karty a máte jich víc než tři. Za tah hrajete pořád jen dvě a znovu dobíráte, až když máte méně než tři. Nová ruka odhodí všechny a dá tři.

## The end of the game

chapter-wt-end = Konec hry
wt-last = Poslední kolo
wt-last-text =
    Jakmile někdo dosáhne cíle, je toto kolo poslední. Dohraje se do konce, aby všichni měli stejně tahů.
wt-winner = Kdo vyhrává
wt-winner-text =
    Ze všech, kdo dosáhli cíle, vyhrává ten, kdo má nejvíc plných lektvarů. Při shodě se o vítězství dělí.
wt-deadlock = Už to nikdo nedokáže
wt-deadlock-text =
    Může se stát, že všichni čarodějové jsou v hradě a každý má ještě prázdný lektvar. Pak už se žádný lektvar naplnit nedá.
wt-deadlock-note-deadlock-End = Hra končí po tomto tahu. Vyhrává, kdo naplnil nejvíc lektvarů včetně použitých; potom rozhodují plné; potom je vítězství společné.
wt-deadlock-note-deadlock-PlayOn = Hraje se dál, dokud se všichni nedohodnou na konci.
wt-inside = Kdo je v hradě
wt-inside-text =
    Všichni smějí kdykoli vědět, kdo už je v hradě.
wt-inside-note-edition-czech = Když všichni souhlasí, můžete čaroděje z hradu vysypat na stůl.

## What you may know

chapter-wt-know = Co smíte vědět
wt-open = Co vidí všichni
wt-open-text =
    Všichni vidí, co stojí nahoře na každém políčku, jak vysoké jsou sloupce, kde je Havraní hrad, všechny lektvary a kouzla, zahrané karty a kolik karet je v každé ruce a v dobíracím balíčku. Svou ruku vidíte jen vy. Pořadí karet v balíčku nezná nikdo.
wt-open-note-openDiscard-false = Na odhazovací hromádce je vidět vrchní karta. Prohlížet se nesmí.
wt-open-note-openDiscard-true = Odhazovací hromádku smíte prohlížet.
wt-memory = Zpaměti
wt-memory-text =
    Kdo je pod kterou věží uzamčený, to si musíte pamatovat. Všichni to mohli vidět, ale podruhé nahlédnout nesmí nikdo.
wt-memory-note-memory-Strict = Obrazovka uzamčené neukazuje nikomu.
wt-memory-note-memory-Notes = Obrazovka uzamčené neukazuje nikomu, ale smíte si dělat vlastní poznámky.
wt-memory-note-memory-Open = Obrazovka ukazuje všem, kdo je kde uzamčený.
wt-glimpse = Krátký pohled
wt-glimpse-text =
    Všichni vidí plochu pod zvednutou věží, obě plochy pod vyměňovanými věžemi a tu, kam nahlíží „{ spell-FR }“ Co se znovu zakryje, to si musíte znovu pamatovat.

## Team game

chapter-wt-team = Týmová varianta
wt-teams = Dva a dva
wt-teams-text =
    Ve čtyřech nebo šesti tvoří tým vždy dva. Spoluhráči sedí naproti sobě, hrají v obvyklém pořadí a vyhrávají společně.
wt-exchange = Výměna karty
wt-exchange-text =
    Jednou za svůj tah smíte požádat spoluhráče o kartu. Spoluhráč vám jednu podá zakrytou a vy mu jednu zakrytou vrátíte; může být stejná. Které to jsou, víte jen vy dva. Jinak si o svých kartách nesmíte nic říkat.
wt-exchange-note-teamDecline-true = Spoluhráč smí odmítnout.
wt-exchange-note-teamDecline-false = Spoluhráč vám kartu dát musí.
wt-gifts = Pomoc s lektvary
wt-gifts-text =
    Spoluhráči smíte dát kolik chcete plných lektvarů. Když uzamknete čaroděje a nemáte prázdný lektvar, smíte místo toho naplnit lektvar spoluhráče.
wt-partner = Čarodějové spoluhráče
wt-partner-text =
    Když jsou všichni vaši čarodějové v hradě, hýbou vaše karty čaroději spoluhráče. Když některého přivedete do hradu, váš tah končí, jako by byl váš. Kouzlem „{ spell-FR }“ smíte vždy vynést i čaroděje spoluhráče.
wt-partner-note-teamMovePartner-must = Kartu, která může pohnout čarodějem spoluhráče, musíte použít.
wt-partner-note-teamMovePartner-may = Takovou kartu smíte i nechat bez použití.
wt-team-end = Konec hry pro týmy
wt-team-end-text =
    Tým dosáhne cíle, když ho dosáhnou oba spoluhráči. Povede-li se to více týmům, rozhodují plné lektvary obou dohromady; potom se týmy o vítězství dělí.
wt-team-end-note-teamEnd-Immediate = Hra končí ve chvíli, kdy tým dosáhne cíle.
wt-team-end-note-teamEnd-FinishRound = Nejdřív se dohraje kolo.

## Advanced game

chapter-wt-advanced = Varianta pro pokročilé
wt-many = Čtyři kouzla, kolikrát chcete
wt-many-text =
    Vylosují se čtyři z osmi žetonů kouzel. Ve svém tahu smíte seslat tolik kouzel, kolik zaplatíte, i vícekrát totéž.
wt-many-note-advancedVariant-false = V krabici tohoto vydání tato varianta není. U stolu si ji tu přesto můžete vybrat.
wt-between = Jen mezi kartami
wt-between-text =
    Kouzla se sesílají před první kartou, mezi kartami nebo po druhé. Když už karta leží, nejdřív ji dokončete. Jako vždy: když vaše kouzlo přivede do hradu vašeho čaroděje, tah končí.
wt-ride = Svezení na zádech
wt-ride-text =
    „{ spell-PB }“ je výjimka: sesílá se uprostřed pohybu, když všichni vědí, který čaroděj jde.
wt-ride-note-pbOutOfTurn-true = Seslat je smějí i ostatní. Ptáme se všech, kdo tam mají čaroděje, nejdřív aktivního hráče, a každý smí platit za další, dokud se všichni vejdou.
wt-ride-note-pbOutOfTurn-false = Seslat je smí jen aktivní hráč.

## Master game

chapter-wt-master = Varianta pro mistry čaroděje
wt-tiles = Která kouzla
wt-tiles-text =
    Teď smějí ve vašem tahu kouzlit i ostatní, a ne proto, aby vám pomohli. V tom je polovina zábavy.
wt-tiles-note-masterPick-Random = Žetony se zamíchají a několik se jich odkryje: čtyři, pokud stůl nechce jinak.
wt-tiles-note-masterPick-Chosen = Stůl si vybere, které žetony jsou ve hře.
wt-slot = Jedno kouzlo ke každé kartě
wt-slot-text =
    Ke každé zahrané kartě lze přidat kouzlo. Nejdřív se ptáme aktivního hráče, potom ostatních po směru hodinových ručiček.
wt-slot-note-masterCasters-OnePerAction = K jedné kartě sesílá kouzlo jen jeden hráč. Kdo příležitost využije první, ten ji má.
wt-slot-note-masterCasters-EachPlayerOne = Ke každé kartě smí každý hráč seslat jeden druh kouzla.
wt-slot-note-masterRepeat-Many = Totéž kouzlo smíte seslat i několikrát za sebou. Pokaždé se platí a provede zvlášť, třeba na nový cíl.
wt-slot-note-masterRepeat-Once = Seslat je lze jen jednou.
wt-slot-note-repeatTargets-SamePiece = Opakované kouzlo musí znovu pohnout stejnou figurkou.
wt-slot-example = Za čtyři plné lektvary sešlete dvakrát „{ spell-MW }“ Čaroděj jde o políčko, zastaví se a jde ještě o jedno.
wt-window = Předtím, nebo potom
wt-window-text =
    Ptáme se, když je známá karta a její číslo. „{ spell-PB }“ má svou chvíli: když se ví, který čaroděj jde; seslat je smíte, i když jste předtím pasovali. Co se stalo, to platí, i když jiné kouzlo může figurku posunout zpátky.
wt-window-note-masterWindows-BeforeAfter = Kouzlo sešlete hned, před pohybem, nebo si je schovejte na potom. Schovaného kouzla se můžete vzdát bez placení, ale pak už k této kartě nikdo nic nesešle. Když do hradu vejde čaroděj aktivního hráče, schované kouzlo propadá.
wt-window-note-masterWindows-BeforeDuringAfter = Kouzlo sešlete před pohybem, během něj nebo po něm. Během znamená: figurka je vybraná, ale ještě se nepohnula.
wt-blocked = Není čím hnout
wt-blocked-text =
    Když kouzlo způsobí, že aktivní hráč nemá čím pohnout, karta zůstane odhozená a počítá se jako zahraná.
wt-rescue = Vysvobození čaroděje
wt-rescue-text =
    Jak sem zapadá „{ spell-FR }“:
wt-rescue-note-freeExempt-true = Nepočítá se jako kouzlo ke kartě. Na začátku tahu a před každým pohybem i po něm se ptáme všech postupně, dokud všichni nepasují.
wt-rescue-note-freeExempt-false = Je to kouzlo jako každé jiné.
wt-master-hand = Nová ruka
wt-master-hand-text =
    Nová ruka není zahrání karty, proto má vlastní pravidlo:
wt-master-hand-note-refusalSlot-true = Kolem kroku věže je místo na jedno kouzlo.
wt-master-hand-note-refusalSlot-false = Kouzlit se při ní nedá.
wt-reward = Čí lektvar, čí tah
wt-reward-text =
    Když vaše kouzlo postaví věž na čaroděje, lektvar naplníte vy, ať je tah čí chce. Když ve vašem tahu přivedou do hradu čaroděje ostatní, třeba i vašeho, váš tah pokračuje.

## Playing alone

chapter-wt-solo = Hra pro jednoho
wt-alone = Dvanáct čarodějů, jedna karta
wt-alone-text =
    Všech dvanáct čarodějů je vašich. Začínají na prvních pěti věžích: tři, tři, tři, dva, jeden. Máte tři karty, za tah zahrajete jednu a doberete do tří. Odhozené karty se znovu nemíchají.
wt-limit = Cíl
wt-limit-text =
    { $cards ->
        [0] Vyhrajete, když všichni vejdou do hradu, než dojde dobírací balíček.
        [one] Vyhrajete, když všichni vejdou do hradu a na odhazovací hromádce je nejvýš { $cards } karta.
        [few] Vyhrajete, když všichni vejdou do hradu a na odhazovací hromádce jsou nejvýš { $cards } karty.
        [many] Vyhrajete, když všichni vejdou do hradu a na odhazovací hromádce je nejvýš { $cards } karty.
       *[other] Vyhrajete, když všichni vejdou do hradu a na odhazovací hromádce je nejvýš { $cards } karet.
      }
wt-solo-spells = Kouzla
wt-solo-spells-text =
    Máte tři žetony kouzel a šest lektvarů. Za tah smíte seslat jedno kouzlo, a to až po kartě.
wt-solo-spells-note-soloPotions-Full = Lektvary jsou na začátku plné. Není co naplňovat.
wt-solo-spells-note-soloPotions-Empty = Lektvary jsou na začátku prázdné a vyhrajete, až když žádný prázdný nezbývá.
wt-solo-hand = Nová ruka
wt-solo-hand-text =
    Co když se žádná karta nehodí?
wt-solo-hand-note-soloRefusal-true = Můžete si vzít novou ruku. Stojí vás to tři karty.
wt-solo-hand-note-soloRefusal-false = Tady musíte hrát tím, co máte.
wt-together = Všichni proti hře
wt-together-text =
    Existuje podoba hry, ve které všichni hráči společně vedou čaroděje do hradu. Tady ji zatím hrát nelze.

## On this screen

chapter-wt-screen = Na této obrazovce
wt-asked = Na co se vás ptáme
wt-asked-text =
    Obrazovka se ptá vždy na jednu věc a označí všechno, co je dovolené. Čarodějové jedné barvy na jednom místě jsou jedna volba. Karta, která nemá čím pohnout, se odloží sama a sám končí i váš tah; ptáme se, jen dokud ještě můžete kouzlit.

    Karty, hody a vylosované žetony pocházejí ze zapečetěného čísla, které se po hře otevře. Každý si ho pak může ověřit.

## Tables and pictures

fact-players = Hráčů
fact-wizards = Čarodějů na hráče
fact-potions = Lektvarů na hráče
fact-last = Poslední čaroděj stojí na věži
fact-W = Čaroděj 1 až 5
fact-T = Věž 1 až 5
fact-C-same = Věž i čaroděj stejně: 1, 2, 3, 4
fact-C-other = Věž | čaroděj: 5 | 1, 4 | 2, 2 | 4, 1 | 5
fact-DC = Věž nebo čaroděj, jedna kostka
fact-D2 = Jen věž nebo jen čaroděj, dvě kostky
fact-D3 = Jen věž nebo jen čaroděj, tři kostky
figure-goal = Čarodějové jdou do Havraního hradu a z prázdného lektvaru je plný.
figure-block = Sloupec tří věží. Dvě horní jsou vybrané a pohnou se společně i s čarodějem nahoře.
figure-visible = Čaroděj na zemi, čaroděj na cimbuří a sloupec, jehož spodní cimbuří není vidět.
figure-cards = Karta pro čaroděje, karta pro věže, karta pro věže nebo čaroděje a karta s kostkami.
figure-dice = Dvě kostky: druhý hod ruší první.
figure-combined = Karta pro věže nebo čaroděje: nahoře věž 5, dole čaroděj 1.
figure-walk = Čaroděj jde o tři políčka, mine věž a vyleze na jinou.
figure-six = Cimbuří se šesti čaroději je plné.
figure-home = Tři kroky vedou přesně do Havraního hradu.
figure-flight = Havraní hrad mine věž bez erbu i věž s erbem, na které stojí čaroděj, a letí k nejbližšímu volnému erbu.
figure-carry = Horní věž odlétá; čaroděj pod ní je zase vidět.
figure-barred = Věž nesmí dosednout na Havraní hrad. Věž pod hradem ho vezme s sebou.
figure-cover = Věž dosedá na dva čaroděje a lektvar se plní.
figure-potions = Lektvary: prázdný, plný, použitý.

### Pravidla Toulavých věží vlastními slovy. ID je nadpis, ID-text obsah, ID-note-… to, co platí při určité možnosti.

## The aim

chapter-wt-aim = Cíl hry
wt-goal = O co se hraje
wt-goal-text =
    Potřebuješ dvě věci: všechny své čaroděje v Havraním hradě a žádný prázdný lektvar. Na pořadí nezáleží. Lektvar použitý na kouzlo se pořád počítá jako naplněný.

    Cíl můžeš splnit i v cizím tahu.
wt-goal-example = Všichni tvoji čarodějové jsou v hradě, ale jeden lektvar je ještě prázdný. Hraješ dál, posuneš věž na čaroděje, lektvar se naplní a cíl je splněný.

## The board and the set-up

chapter-wt-setup = Trať a příprava
wt-ring = Trať
wt-ring-text =
    Trať má šestnáct políček s čísly 0–15 po směru hodinových ručiček. Tím směrem je vždycky „vpřed“. Na čtyřech políčkách je havraní erb: 0, 4, 8 a 12.
wt-keep = Havraní hrad
wt-keep-text =
    Hrad začíná na políčku 0. Není to věž, takže ho nikdy nemůžeš vybrat, když posouváš věž. Stojí vždy úplně nahoře na svém políčku a jen tam, kde nestojí žádný čaroděj.
wt-nine = Devět věží
wt-nine-text =
    Pět věží má na cimbuří havraní erb, čtyři jsou bez erbu. Všechny jsou duté: věž, která dosedne na čaroděje, je spolkne. Erb platí, jen dokud na něm nestojí jiná věž.

    Věže ve sloupci se počítají odspodu: patro 1, patro 2 a tak dál. Když věž zvedneš, jede s ní všechno, co je nad ní.
wt-visible = Viditelní a uzamčení
wt-visible-text =
    Čaroděj úplně nahoře na políčku je viditelný, ať stojí na zemi, nebo na věži. Čaroděj pod věží je uzamčený.

    Každé cimbuří je samostatná plocha a země políčka také. Pro posun, pro hrad i pro uzamykání platí jen plocha úplně nahoře.
wt-share = Co dostaneš
wt-share-text =
    Kolik čarodějů a lektvarů dostaneš, záleží na počtu hráčů. Všechny lektvary jsou na začátku prázdné. V krabici je také 90 karet pohybu, osm žetonů kouzel a kostka.

    Lektvar je prázdný, plný, nebo použitý. Do konce hry jich máš pořád stejně. Předávat si je mohou jen spoluhráči.
wt-share-note-wizardStock-24 = V krabici je 24 čarodějů místo 30, takže se ne každá barva hodí pro každý počet hráčů. Na obrazovce to nic nemění.
wt-build = Věže a čarodějové na místa
wt-build-text =
    Na políčka 1–9 postavte po jedné věži, střídavě s erbem a bez něj. První má erb.

    Pak střídavě stavte po jednom čaroději na cimbuří. Začíná začínající hráč. Na věže 1–3 přijde po třech čarodějích, na 4–6 po dvou, na 7–9 po jednom. Připomínají to bludičky na plánu, po přípravě už nic neznamenají. Když má věž svůj počet, pokračujte na další. Skončíte posledním čarodějem.
wt-build-example = Tři hráči mají dohromady dvanáct čarodějů. Na věžích 1, 2 a 3 stojí po jednom od každé barvy, na věži 4 další dva, na věži 5 poslední.
wt-deal = Karty a kouzla
wt-deal-text =
    Zamíchejte 90 karet a každému rozdejte tři zakryté. Zbytek je dobírací balíček. Odhazovací hromádka je zatím prázdná.

    V základní hře jsou dvě kouzla: „{ spell-MW }“ a „{ spell-MT }“. Ostatní žetony zůstávají v krabici.
wt-first = Kdo začíná
wt-first-text =
    Domluvte se, kdo začíná, nebo losujte. Na obrazovce začíná první místo a hraje se po směru hodinových ručiček.
wt-first-note-edition-czech = Začíná ten, kdo byl naposledy v nějaké věži.

## Your turn

chapter-wt-turn = Tvůj tah
wt-order = Tahy a kola
wt-order-text =
    Hraje se po směru hodinových ručiček. V kole má každý jeden tah. Kolo končí hráčem po pravici začínajícího.

    Ve svém tahu buď zahraješ dvě karty, jednu po druhé, nebo karty vyměníš.
wt-play = Zahrání karty
wt-play-text =
    Polož svou kartu odkrytou na odhazovací hromádku. Udělej všechno, co říká, a teprve pak hraj další. Pořadí je vždy stejné: nejdřív karta, potom její strana nebo hod kostkou a nakonec věž nebo čaroděj, kterého posuneš.
wt-must = Když to jde, musíš
wt-must-text =
    Když tvoje karta může něco posunout, musíš něco posunout. Když nemá co, zůstane na hromádce bez účinku a přesto se počítá jako jedna ze dvou. Takovou kartu smíš vybrat i schválně.
wt-must-note-declineMove-Forced = Kartu, která může něco posunout, nesmíš odhodit bez použití.
wt-must-note-declineMove-SecondCard = Druhou kartu smíš odhodit bez použití, i když může něco posunout.
wt-must-note-declineMove-Any = Kteroukoli z obou karet smíš odhodit bez použití, i když může něco posunout.
wt-draw = Konec tahu
wt-draw-text =
    Karty dobíráš až na konci tahu, dokud nemáš zase tři. Když dobírací balíček dojde, zamíchá se odhazovací hromádka a je z ní nový. Pak hraje další hráč.
wt-refusal = Výměna karet
wt-refusal-text =
    Nelíbí se ti karty? Před první kartou tahu můžeš místo hraní udělat tohle (speciální případ):

    - odhodit všechny karty odkryté;
    - dobrat si tři nové;
    - když chceš, posunout kteroukoli věž o jedno políčko vpřed;
    - ukončit tah.

    Po první kartě už je pozdě. Kouzlo seslané předtím nevadí.
wt-allhome = Když jsou všichni v hradě
wt-allhome-text =
    Hraješ dál až do konce hry. Tvoje karty pro čaroděje už nemají koho posunout, ale věže posouvat můžeš. V týmové variantě pomáháš spoluhráči.

## Cards and the die

chapter-wt-cards = Karty a kostka
wt-kinds = Tři druhy karet
wt-kinds-text =
    Karta pohybu pro čaroděje posune jednoho z tvých čarodějů. Karta pohybu pro věže posune kteroukoli věž. Karta pro věže nebo čaroděje posune jedno, nebo druhé. Číslo říká, o kolik políček. Na některých kartách jsou místo něj kostky.
wt-die = Karty s kostkami
wt-die-text =
    Zahraj kartu a hoď. Se dvěma kostkami na kartě smíš hodit ještě jednou, se třemi ještě dvakrát. Každý hod ruší předchozí. Hody se nesčítají, platí poslední.

    Karta pro věže nebo čaroděje s kostkou má jen jeden hod. Věž nebo čaroděje zvolíš až po hodu.
wt-die-example = Na kartě jsou dvě kostky. Padne 2, doufáš ve víc a hodíš znovu: 1. Teď platí 1.
wt-side = Karty pro věže nebo čaroděje
wt-side-text =
    Taková karta posune věž, nebo čaroděje, nikdy oba. Horní číslo je pro věž, dolní pro čaroděje.
wt-side-note-sideAnnounce-OnPlay = Stranu zvol, když kartu hraješ. Pak už ji změnit nejde. Nesmíš zvolit stranu, která nic neposune, když druhá může.
wt-side-note-sideAnnounce-WithPiece = Stranu volit nemusíš. Pozná se podle toho, co posuneš.

## Moving wizards

chapter-wt-wizards = Posun čarodějů
wt-who = Tvoji viditelní čarodějové
wt-who-text =
    Karta posune jednoho tvého viditelného čaroděje vpřed, přesně o tolik políček, kolik ukazuje.
wt-walk = Počítá se každé políčko
wt-walk-text =
    Každé políčko je jeden krok, ať na něm stojí cokoli. Čarodějové míjejí věže, jiné čaroděje, a dokonce i Havraní hrad. Na konci posunu čaroděj stojí úplně nahoře. Když je tam věž, musí na ni vylézt.
wt-six = Místo pro šest
wt-six-text =
    Na jedno cimbuří nebo na zem jednoho políčka se vejde šest čarodějů. Kde jich šest už stojí, tam další nesmí. Uzamčení níž se nepočítají a v Havraním hradě je místo pro všechny.
wt-home = Příchod do hradu
wt-home-text =
    Čaroděj vejde do hradu, jen když počet kroků vyjde přesně. O jeden víc, a jde kolem. Dřív zastavit nemůže. Kdo je v hradě, ten v něm zůstane.
wt-home-example = Havraní hrad je tři políčka před tvým čarodějem. Trojka ho přivede dovnitř, čtyřka ho provede kolem.
wt-entry = Co se stane potom
wt-entry-text =
    Čaroděj opustí trať a počítá se jako v hradě. Havraní hrad pak přeletí dál.
wt-entry-note-entryEndsTurn-ActiveOwnByActive = Když ve svém tahu přivedeš do hradu vlastního čaroděje, kartou nebo svým kouzlem, tvůj tah končí. Nezahrané karty ti zůstávají a dobíráš jako obvykle. Za tah tak přivedeš nejvýš jednoho, ledaže se dva svezou spolu. Když pošleš do hradu cizího čaroděje nebo jiný hráč pošle tvého, tvůj tah pokračuje.
wt-entry-note-entryEndsTurn-ActiveOwnByAnyone = Když v tvém tahu vejde do hradu tvůj čaroděj, tah končí, ať ho přivede kdokoli.
wt-entry-note-entryEndsTurn-AnyEntry = Tah končí, když vejde do hradu kterýkoli čaroděj.

## Ravenskeep flies on

chapter-wt-castle = Havraní hrad přelétá
wt-fly = Kdy přeletí
wt-fly-text =
    Když do něj vejde čaroděj, Havraní hrad přeletí dál.
wt-fly-note-castleTrigger-AnyWizard = Nezáleží na tom, čí čaroděj to je ani kdo ho přivede.
wt-fly-note-castleTrigger-OwnWizard = Přeletí jen tehdy, když čaroděje přivede jeho majitel.
wt-fly-note-piggybackRelocations-Once = Když jich jedním posunem vejde víc, přeletí jednou.
wt-fly-note-piggybackRelocations-PerWizard = Když jich jedním posunem vejde víc, přeletí jednou za každého.
wt-shield = Kde přistane
wt-shield-text =
    Havraní hrad letí vpřed, políčko po políčku, a přistane na prvním, které vyhovuje a kde nahoře nestojí čaroděj. Když na trati nevyhovuje žádné, zůstane, kde je.
wt-shield-note-castleLanding-ShieldOnly = Políčko vyhovuje, když je nahoře vidět havraní erb: na zemi bez věže, nebo na cimbuří nejvyššího patra. Věž bez erbu nevyhovuje nikdy.
wt-shield-note-castleLanding-EmptySpaceOrShieldTower = Políčko vyhovuje, když na něm není žádná věž, ať s erbem, nebo bez něj, anebo když má nejvyšší patro na cimbuří erb. Věž bez erbu nevyhovuje nikdy.
wt-shield-more = Platí jen to, co je nahoře. Uzamčení níž nevadí a erb pod věží se nepočítá. Vyhovovat může i políčko, odkud čaroděj právě přišel.
wt-shield-example = Havraní hrad je na políčku 8. Na 9 stojí čaroděj na věži s erbem, na 10 a 11 jsou věže bez erbu a erb na políčku 12 je volný: hrad přistane na 12.

## Moving towers

chapter-wt-towers = Posun věží
wt-lift = Kterákoli věž
wt-lift-text =
    Smíš posunout kteroukoli věž, ať na ní stojí kdokoli. Vyber sloupec a patro. Tato věž a všechny nad ní se posunou společně vpřed, přesně o tolik políček, kolik ukazuje karta.
wt-carry = Všichni nastupovat
wt-carry-text =
    Všechno, co je na zvednutých věžích i uvnitř, jede s nimi ve stejném pořadí. Kdo je uzamčený uvnitř, zůstane uzamčený. Čarodějové přímo pod nejnižší zvednutou věží zůstanou na místě a jsou zase viditelní.
wt-land = Dosednutí
wt-land-text =
    Věže dosednou na vrch toho, co tam je. Sloupec může vyrůst až na všech devět věží.
wt-barred = Věže a Havraní hrad
wt-barred-text =
    Žádná věž nesmí dosednout na políčko Havraního hradu. Minout ho smí. Když hrad stojí na věži, kterou posouváš, jede s ní, vpřed i vzad.
wt-lifted = Zvednutá věž se posune
wt-lifted-text =
    Vybíráš bez nahlížení pod věž. Zvednutá věž ukáže, co je pod ní, takže jinou už vybrat nejde.

## Trapping and filling

chapter-wt-potions = Uzamykání a lektvary
wt-fill = Věž na čaroděje, lektvar plný
wt-fill-text =
    Když posuneš věž na čaroděje, uzamkneš je a naplní se ti 1 lektvar, i když jich je víc. Vlastní čarodějové se počítají také.

    - Nemáš prázdný lektvar? Věž posunout smíš, jen není co naplnit.
    - Platí jen plocha, na kterou věž dosedne.
    - Vysvobození, výměna věží a posun čaroděje nebo hradu nic nenaplní.
    - Plný lektvar zůstane plný, i když jsou čarodějové hned zase volní.
wt-free = Jak ven
wt-free-text =
    Uzamčený čaroděj je zase volný, když věž nad ním odjede, nebo kouzlem „{ spell-FR }“. Do té doby nesmí nikdo nahlížet pod věž, ani majitel čaroděje.

## Spells

chapter-wt-spells = Kouzla
wt-pay = Placení
wt-pay-text =
    Za kouzla se platí plnými lektvary. Nejdřív zaplatíš, potom kouzlo působí. Lektvarem, který samo naplní, za něj platit nejde. Použité lektvary se nevracejí, ale pro cíl hry se počítají jako naplněné.
wt-cast = Kdy smíš kouzlit
wt-cast-text =
    Ve svém tahu smíš seslat { $spells ->
        [one] jedno kouzlo
        [few] { $spells } kouzla
        [many] { $spells } kouzla
       *[other] { $spells } kouzel
      }: před kartami, mezi nimi nebo po nich. Když karty měníš, kouzli před výměnou, nebo před posunem věže.
wt-cast-note-spellMidCard-true = Smíš i mezi zahráním karty a posunem.
wt-cast-note-spellMidCard-false = Mezi zahráním karty a posunem nesmíš.
wt-target = Žetony a cíle
wt-target-text =
    Žetony leží odkryté a slouží všem, pořád dokola. Kouzlo smíš seslat, jen když má cíl. Jen „{ spell-FR }“ můžeš zkusit naslepo.
wt-target-note-edition-czech = V základní hře prosíme nekouzlit proti soupeřům. Je to prosba, ne zákaz.
wt-spell-home = Do hradu kouzlem
wt-spell-home-text =
    Když tvoje kouzlo v tvém tahu přivede do hradu tvého čaroděje, tah končí, i před první kartou. Karta zahraná, ale ještě nevyhodnocená, propadá.
wt-MW = { spell-MW }
wt-MW-text =
    Posuň kteréhokoli viditelného čaroděje, i cizího, o jedno políčko vpřed. Platí všechno jako jindy: nahoře nejvýš šest a vejít může i do hradu.
wt-MT = { spell-MT }
wt-MT-text =
    Posuň kteroukoli věž se vším, co je nad ní, přesně o dvě políčka vpřed. Když dosedne na čaroděje, naplní se ti lektvar.
wt-HW = { spell-HW }
wt-HW-text =
    Posuň kteréhokoli viditelného čaroděje, i cizího, o jedno políčko vzad. I pozpátku může vejít do Havraního hradu.
wt-HT = { spell-HT }
wt-HT-text =
    Posuň kteroukoli věž se vším, co je nad ní, přesně o dvě políčka vzad. Když dosedne na čaroděje, naplní se ti lektvar.
wt-SW = { spell-SW }
wt-SW-text =
    Vyber dvě různá políčka s věžemi. Jejich nejvyšší patra se prohodí i s čaroději na cimbuří. Nikdo se neuzamkne a nic se nenaplní. Na chvilku všichni vidí, co je pod nimi.
wt-SW-note-swapWithCastle-Carry = Když na jednom z nich stojí Havraní hrad, jede s ním.
wt-SW-note-swapWithCastle-Forbid = Věž pod Havraním hradem prohodit nejde.
wt-NK = { spell-NK }
wt-NK-text =
    Vyber směr vpřed, nebo vzad. Havraní hrad přeletí tím směrem na nejbližší políčko, kde nahoře nestojí čaroděj. Erb nepotřebuje. Když takové políčko není, kouzlo seslat nejde. Nikdo tím nevejde do hradu a nikdo se neuzamkne.
wt-FR = { spell-FR }
wt-FR-text =
    Vyber věž. Všichni vidí plochu přímo pod ní. Když je tam tvůj čaroděj, vyneseš ho úplně nahoru na stejném políčku, nebo rovnou do Havraního hradu, když tam stojí. Věže se vrátí na svá místa.

    Když tam tvůj čaroděj není, platba propadá. Kde nahoře stojí už šest čarodějů, tam kouzlo seslat nejde.
wt-FR-note-freeMayDecline-true = Čaroděje smíš i nechat, kde je.
wt-FR-note-freeMayDecline-false = Když nějakého najdeš, musíš ho vzít.
wt-PB = { spell-PB }
wt-PB-text =
    Čaroděj se chystá z místa, kde stojí i tvůj viditelný čaroděj. Tvůj se sveze s ním, ze stejného políčka na stejné políčko. Musí se tam vejít všichni, nebo všichni vejdou do hradu. Jedno seslání sveze jednoho.

    Jen tak můžeš za tah přivést do hradu dva vlastní čaroděje. V základní hře ho smíš seslat jen ve svém tahu, pro svého druhého čaroděje.
wt-PB-note-pbCardMovesOnly-true = Platí jen tehdy, když čaroděje posouvá karta, ne kouzlo.
wt-PB-note-pbCardMovesOnly-false = Platí i tehdy, když čaroděje posouvá kouzlo.
wt-DT2C = { spell-DT2C }
wt-DT2C-text =
    Žeton navíc. Hned si dobereš dvě karty a máš jich víc než tři. Za tah hraješ pořád jen dvě a znovu dobíráš, až když máš méně než tři. Při výměně karet odhodíš všechny a dobereš tři.

## The end of the game

chapter-wt-end = Konec hry
wt-last = Poslední kolo
wt-last-text =
    Jakmile některý hráč splní cíl, je toto kolo poslední. Dohraje se do konce, aby měli všichni stejně tahů.
wt-winner = Kdo vyhrává
wt-winner-text =
    Z těch, kdo splní cíl, vyhrává ten, kdo má nejvíc plných lektvarů. Při shodě je vítězství společné.
wt-deadlock = Cíl už splnit nejde
wt-deadlock-text =
    Může se stát, že všichni čarodějové jsou v hradě a každý hráč má ještě prázdný lektvar. Pak už se žádný lektvar naplnit nedá.
wt-deadlock-note-deadlock-End = Hra končí po tomto tahu. Vyhrává, kdo má nejvíc naplněných lektvarů včetně použitých. Při shodě rozhodují plné. Když ani ty nerozhodnou, vítězství je společné.
wt-deadlock-note-deadlock-PlayOn = Hraje se dál, dokud se všichni nedohodnou na konci.
wt-inside = Kdo je v hradě
wt-inside-text =
    Kdykoli se smíš podívat, kdo už je v hradě.
wt-inside-note-edition-czech = Když všichni souhlasí, můžete čaroděje z hradu vysypat na stůl.

## What you may know

chapter-wt-know = Co smíš vědět
wt-open = Co vidí všichni
wt-open-text =
    Všichni vidí, co stojí nahoře na každém políčku, jak vysoké jsou sloupce, kde je Havraní hrad, všechny lektvary a kouzla a zahrané karty. Vidí také, kolik karet kdo má a kolik jich je v dobíracím balíčku. Svoje karty vidíš jen ty. Pořadí karet v balíčku nezná nikdo.
wt-open-note-openDiscard-false = Na odhazovací hromádce vidíš vrchní kartu. Prohlížet ji nesmíš.
wt-open-note-openDiscard-true = Odhazovací hromádku smíš prohlížet.
wt-memory = Paměť
wt-memory-text =
    Pamatuj si, kdo je pod kterou věží uzamčený. Všichni to mohli vidět, ale podruhé nahlédnout nesmíš.
wt-memory-note-memory-Strict = Obrazovka uzamčené čaroděje neukazuje.
wt-memory-note-memory-Notes = Obrazovka uzamčené čaroděje neukazuje, ale můžeš si dělat vlastní poznámky.
wt-memory-note-memory-Open = Obrazovka ukazuje, kdo je kde uzamčený.
wt-glimpse = Krátký pohled
wt-glimpse-text =
    Všichni vidí plochu pod zvednutou věží, obě plochy pod prohozenými věžemi a tu, kam nahlíží kouzlo „{ spell-FR }“. Když plocha zase zmizí pod věží, musíš si ji znovu pamatovat.

## Team game

chapter-wt-team = Týmová varianta
wt-teams = Dva a dva
wt-teams-text =
    Ve čtyřech nebo šesti tvoří tým vždy dva. Spoluhráči sedí naproti sobě, hrají v obvyklém pořadí a vyhrávají společně.
wt-exchange = Výměna karty
wt-exchange-text =
    Jednou za svůj tah smíš požádat spoluhráče o kartu. Spoluhráč ti jednu dá zakrytou a ty mu jednu zakrytou vrátíš. Může být stejná. Které to jsou, víte jen vy dva. Jinak si o svých kartách nesmíte nic říkat.
wt-exchange-note-teamDecline-true = Spoluhráč smí odmítnout.
wt-exchange-note-teamDecline-false = Spoluhráč ti kartu dát musí.
wt-gifts = Pomoc s lektvary
wt-gifts-text =
    Spoluhráči smíš dát, kolik plných lektvarů chceš. Když uzamkneš čaroděje a nemáš prázdný lektvar, smíš místo toho naplnit lektvar spoluhráči.
wt-partner = Čarodějové spoluhráče
wt-partner-text =
    Když jsou všichni tvoji čarodějové v hradě, posouvají tvoje karty čaroděje spoluhráče. Když některého přivedeš do hradu, tvůj tah končí, jako by byl tvůj. Kouzlem „{ spell-FR }“ smíš vždy vynést i čaroděje spoluhráče.
wt-partner-note-teamMovePartner-must = Kartu, která může posunout čaroděje spoluhráče, musíš použít.
wt-partner-note-teamMovePartner-may = Takovou kartu smíš i nechat bez použití.
wt-team-end = Konec hry pro týmy
wt-team-end-text =
    Tým splní cíl, když ho splní oba spoluhráči. Když se to povede více týmům, vyhrává ten, který má dohromady nejvíc plných lektvarů. Při shodě je vítězství společné.
wt-team-end-note-teamEnd-Immediate = Hra končí ve chvíli, kdy tým splní cíl.
wt-team-end-note-teamEnd-FinishRound = Nejdřív se dohraje kolo.

## Advanced game

chapter-wt-advanced = Varianta pro pokročilé
wt-many = Čtyři kouzla, kolikrát chceš
wt-many-text =
    Vylosují se čtyři z osmi žetonů kouzel. Ve svém tahu smíš seslat tolik kouzel, kolik zaplatíš, i vícekrát totéž.
wt-many-note-advancedVariant-false = V krabici tohoto vydání tato varianta není. U stolu si ji tu přesto můžeš vybrat.
wt-between = Jen mezi kartami
wt-between-text =
    Kouzli před první kartou, mezi kartami nebo po druhé. Zahranou kartu nejdřív dokonči. Jako vždy: když tvoje kouzlo přivede do hradu tvého čaroděje, tah končí.
wt-ride = Svezení na zádech
wt-ride-text =
    Kouzlo „{ spell-PB }“ je výjimka. Sesílá se uprostřed posunu, když už se ví, který čaroděj jde.
wt-ride-note-pbOutOfTurn-true = Hra se zeptá všech, kdo tam mají čaroděje, nejdřív aktivního hráče. Každý smí platit za další, dokud se všichni vejdou.
wt-ride-note-pbOutOfTurn-false = Seslat ho smí jen aktivní hráč.

## Master game

chapter-wt-master = Varianta pro mistry čaroděje
wt-tiles = Která kouzla
wt-tiles-text =
    Teď smějí v tvém tahu kouzlit i soupeři, a ne proto, aby ti pomohli. V tom je polovina zábavy.
wt-tiles-note-masterPick-Random = Žetony se zamíchají a několik se jich odkryje: čtyři, pokud stůl neurčí jinak.
wt-tiles-note-masterPick-Chosen = Které žetony jsou ve hře, vybereš při založení stolu.
wt-slot = Jedno kouzlo ke každé kartě
wt-slot-text =
    Ke každé kartě jde seslat kouzlo. Hra se ptá nejdřív aktivního hráče, potom dalších po směru hodinových ručiček.
wt-slot-note-masterCasters-OnePerAction = K jedné kartě smí kouzlit jen jeden hráč: první, kdo chce.
wt-slot-note-masterCasters-EachPlayerOne = Ke každé kartě smí každý hráč seslat jeden druh kouzla.
wt-slot-note-masterRepeat-Many = Totéž kouzlo smíš seslat i několikrát za sebou. Pokaždé se platí a vyhodnotí zvlášť, třeba na nový cíl.
wt-slot-note-masterRepeat-Once = Seslat ho smíš jen jednou.
wt-slot-note-repeatTargets-SamePiece = Opakované kouzlo musí znovu posunout tutéž věž nebo téhož čaroděje.
wt-slot-example = Za čtyři plné lektvary sešleš dvakrát kouzlo „{ spell-MW }“. Čaroděj jde o políčko, zastaví se a jde ještě o jedno.
wt-window = Předtím, nebo potom
wt-window-text =
    Hra se ptá, když je známá karta a její číslo. Kouzlo „{ spell-PB }“ má svou chvíli, když už se ví, který čaroděj jde. Seslat ho smíš i po předchozím „Nekouzlit“. Co se stalo, to platí, i když tvoje kouzlo může věž nebo čaroděje posunout zpátky.
wt-window-note-masterWindows-BeforeAfter = Kouzlo sešli hned, před posunem, nebo si ho schovej na potom. Schovaného kouzla se můžeš vzdát bez placení, ale pak už k této kartě nikdo nic nesešle. Když aktivní hráč přivede do hradu vlastního čaroděje, schované kouzlo propadá.
wt-window-note-masterWindows-BeforeDuringAfter = Kouzlo sešli před posunem, během něj nebo po něm. Během znamená, že je vybráno, co se posune, ale ještě se to neposunulo.
wt-blocked = Není co posunout
wt-blocked-text =
    Když kvůli kouzlu aktivní hráč nemá co posunout, karta zůstane odhozená a počítá se jako zahraná.
wt-rescue = Vysvobození čaroděje
wt-rescue-text =
    Jak sem zapadá „{ spell-FR }“:
wt-rescue-note-freeExempt-true = Nepočítá se jako kouzlo ke kartě. Na začátku tahu, před každým posunem i po něm se hra ptá všech postupně, dokud všichni neodpoví „Nekouzlit“.
wt-rescue-note-freeExempt-false = Je to kouzlo jako každé jiné.
wt-master-hand = Výměna karet
wt-master-hand-text =
    Výměna karet není zahrání karty, proto má vlastní pravidlo:
wt-master-hand-note-refusalSlot-true = Je při ní místo na jedno kouzlo, před posunem věže nebo po něm.
wt-master-hand-note-refusalSlot-false = Kouzlit při ní nejde.
wt-reward = Čí lektvar, čí tah
wt-reward-text =
    Když tvoje kouzlo posune věž na čaroděje, naplní se lektvar tobě, ať je na tahu kdokoli. Když v tvém tahu přivede do hradu čaroděje jiný hráč, třeba i tvého, tvůj tah pokračuje.

## Playing alone

chapter-wt-solo = Hra pro jednoho
wt-alone = Dvanáct čarodějů, jedna karta
wt-alone-text =
    Všech dvanáct čarodějů je tvých. Začínají na prvních pěti věžích: tři, tři, tři, dva, jeden. Máš tři karty, za tah zahraješ jednu a dobereš do tří. Odhozené karty se znovu nemíchají.
wt-limit = Cíl
wt-limit-text =
    { $cards ->
        [0] Vyhraješ, když všichni vejdou do hradu, než dojde dobírací balíček.
        [one] Vyhraješ, když všichni vejdou do hradu a na odhazovací hromádce je nejvýš { $cards } karta.
        [few] Vyhraješ, když všichni vejdou do hradu a na odhazovací hromádce jsou nejvýš { $cards } karty.
        [many] Vyhraješ, když všichni vejdou do hradu a na odhazovací hromádce je nejvýš { $cards } karty.
       *[other] Vyhraješ, když všichni vejdou do hradu a na odhazovací hromádce je nejvýš { $cards } karet.
      }
wt-solo-spells = Kouzla
wt-solo-spells-text =
    Máš tři žetony kouzel a šest lektvarů. Za tah smíš seslat jedno kouzlo, a to až po kartě.
wt-solo-spells-note-soloPotions-Full = Lektvary jsou na začátku plné. Není co naplňovat.
wt-solo-spells-note-soloPotions-Empty = Lektvary jsou na začátku prázdné. K výhře je musíš také všechny naplnit.
wt-solo-hand = Výměna karet
wt-solo-hand-text =
    Co když se ti karty nelíbí?
wt-solo-hand-note-soloRefusal-true = Smíš je vyměnit. Stojí tě to tři karty.
wt-solo-hand-note-soloRefusal-false = U tohoto stolu musíš hrát s tím, co máš.
wt-together = Společná hra
wt-together-text =
    Existuje podoba hry, ve které všichni hráči společně vedou čaroděje do hradu. Tady ji zatím hrát nejde.

## On this screen

chapter-wt-screen = Na této obrazovce
wt-asked = Na co se tě hra ptá
wt-asked-text =
    Obrazovka se ptá vždy na jednu věc a označí všechno, co smíš. Čarodějové jedné barvy na jednom místě jsou jedna volba. Karta, která nemá co posunout, se odhodí sama. Sám končí i tvůj tah, pokud už nemůžeš kouzlit.

    Karty, hody a vylosované žetony pocházejí ze zapečetěného čísla, které se po hře otevře. Každý si ho pak může ověřit.

## Tables and pictures

fact-players = Hráčů
fact-wizards = Čarodějů na hráče
fact-potions = Lektvarů na hráče
fact-last = Poslední čaroděj stojí na věži
fact-W = Čaroděj 1–5
fact-T = Věž 1–5
fact-C-same = Věž / čaroděj, stejné číslo: 1, 2, 3, 4
fact-C-other = Věž / čaroděj: 5 / 1, 4 / 2, 2 / 4, 1 / 5
fact-DC = Věž / čaroděj, 1 kostka
fact-D2 = Jen věž nebo jen čaroděj, 2 kostky
fact-D3 = Jen věž nebo jen čaroděj, 3 kostky
figure-goal = Čarodějové jdou do Havraního hradu a z prázdného lektvaru je plný.
figure-block = Sloupec tří věží. Dvě horní jsou vybrané a posunou se společně i s čarodějem nahoře.
figure-visible = Čaroděj na zemi, čaroděj na cimbuří a sloupec, jehož spodní cimbuří není vidět.
figure-cards = Karta pro čaroděje, karta pro věže, karta pro věže nebo čaroděje a karta s kostkami.
figure-dice = Dvě kostky: druhý hod ruší první.
figure-combined = Karta pro věže nebo čaroděje: nahoře věž 5, dole čaroděj 1.
figure-walk = Čaroděj jde o tři políčka, mine věž a vyleze na jinou.
figure-six = Cimbuří se šesti čaroději je plné.
figure-home = Tři kroky vedou přesně do Havraního hradu.
figure-flight = Havraní hrad mine věž bez erbu i věž s erbem, na které stojí čaroděj, a letí k nejbližšímu volnému erbu.
figure-carry = Horní věž odlétá a čaroděj pod ní je zase vidět.
figure-barred = Věž nesmí dosednout na Havraní hrad. Věž pod hradem ho vezme s sebou.
figure-cover = Věž dosedá na dva čaroděje a lektvar se plní.
figure-potions = Lektvary: prázdný, plný, použitý.

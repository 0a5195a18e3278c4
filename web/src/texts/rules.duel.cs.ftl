### Pravidla hry Rytíř a mág vlastními slovy. ID je nadpis, ID-text obsah, ID-note-… to, co platí při určité možnosti.

## The aim

chapter-km-aim = Cíl hry
km-points = Co se na konci počítá
km-points-text =
    Hraje se ve dvou: za rytíře a za mága. Chodíte po šesti věžích, získáváte přísady a sesíláte kouzla. Po šesti kolech jsou body za

    - věže, jejichž přísady máte víc než soupeř;
    - tajné karty pod získanými věžemi;
    - truhly na vašich kartách;
    - rytířův odhad, když najde princeznu.

    Vyhrává vyšší součet. Placením nic neztratíte: co vydáte, to se stále počítá.

## Towers and cards

chapter-km-parts = Věže a karty
km-towers = Šest věží
km-towers-text =
    Každá z pěti barevných věží má přísadu, která o ní rozhoduje, hodnotu v bodech a kouzlo. Šestá nese počitadlo kol s poli 1 až 6. Nemá přísadu ani kouzlo.
km-ring = Kruh
km-ring-text =
    Věže stojí v kruhu. Mezi dvěma sousedními je místo na jednu kartu, celkem šest míst; každá věž se tedy dotýká dvou. Ve věži smí stát jen jedna postava. Věže vzdálené tři kroky jsou protilehlé.
km-ring-note-ring_mode-fixed = Po směru hodinových ručiček: počitadlo kol, fialová, zelená, žlutá, červená, modrá.
km-ring-note-ring_mode-random = O pořadí rozhodne na začátku los.
km-deck = Karty přísad
km-deck-text =
    Karet je 38. Na většině je jedna přísada, na některých jeden nebo dva vícebarevné kameny se šipkou. Na pěti kartách je také truhla.

    Známe pravidla této hry, ale ne vytištěné karty. Počty jsou naše nejlepší rekonstrukce: karet s přísadou je tolik, kolik bodů má její věž.
km-secrets = Tajné karty
km-secrets-text =
    Je jich šest: po jedné za každou přísadu a jedna s kamenem. Na kartě s kamenem je i princezna.
km-marker = Ukazatel a karty nápovědy
km-marker-text =
    Ukazatel počítá kola. Vaše karta nápovědy odděluje karty: nad ní leží získané, pod ní řada použitých.

## Set-up

chapter-km-setup = Příprava hry
km-places = Postavy
km-places-text =
    Mág začíná ve věži s počitadlem kol, rytíř v protilehlé. Ukazatel kola je na 1. Karty zatím nikdo nemá a rytíř má ještě výměnu místa.
km-places-note-role_assign-random = Kdo hraje za koho, rozhodne los.
km-places-note-role_assign-agreement = Dohodněte se, kdo hraje za koho.
km-places-note-role_assign-swap = V odvetě si postavy vyměníte.
km-hide = Ukrytí princezny
km-hide-text =
    Odložte kartu s princeznou a zamíchejte zbylých pět tajných karet. Jedna z nich se vrátí do krabice a nikdo se na ni nepodívá. Princeznu zamíchejte mezi zbylé čtyři a pod každou barevnou věž položte jednu kartu lícem dolů. Nikdo neví, kde princezna je, ani mág.
km-deal = Rozdání
km-deal-text =
    Zamíchejte 38 karet. Dvě položte lícem dolů, aniž se na ně podíváte: jimi začíná odkládací balíček. Na každé ze šesti míst dejte jednu; v dobíracím balíčku jich zůstane 30.
km-faces = Lícem nahoru, nebo dolů
km-faces-text =
    Karta se položí lícem nahoru, když v tu chvíli vedle jejího místa stojí postava, jinak lícem dolů. Potom už se neobrací, ať postavy jdou kamkoli.

    Obvykle leží čtyři karty lícem nahoru a dvě lícem dolů. Když postavy sousedí, mají jedno místo společné.
km-faces-note-deal_adjacent-three = Pak leží tři lícem nahoru a tři lícem dolů.
km-faces-note-deal_adjacent-random4 = Pak čtvrtou kartu lícem nahoru určí los.
km-faces-note-deal_adjacent-choose4 = Pak místo čtvrté karty lícem nahoru určí ten, kdo kolo začíná, dřív než kdo karty uvidí.

## Rounds and turns

chapter-km-turn = Kola a tahy
km-rounds = Šest kol
km-rounds-text =
    V každém kole se střídáte a máte po dvou tazích. Rytíř začíná kola 1, 3 a 5, mág 2, 4 a 6. Kdo kolo končí, ten začíná další.
km-steps = Tři kroky
km-steps-text =
    Tah vypadá vždy takto:

    - Přejděte do jiné věže. Musíte.
    - Získejte tam kartu. Musíte, když tam nějaká je.
    - Sešlete kouzlo věže, když chcete a můžete zaplatit.

    Za kouzlo smíte zaplatit i právě získanou kartou.

## Moving

chapter-km-move = Přesun
km-step = Do sousední věže
km-step-text =
    Přejděte do sousední věže vlevo nebo vpravo, kde nestojí druhá postava. Zůstat nesmíte a dál jít také ne. Cesta je vždy: ze dvou sousedních věží je obsazená nejvýš jedna.
km-swap = Rytíř si vymění místo s mágem
km-swap-text =
    Jednou za hru si rytíř smí namísto kroku vyměnit místo s mágem. Mág z toho nic nemá: žádnou kartu, žádné kouzlo, a žádná karta se neotočí.
km-swap-note-swap_range-any = Na vzdálenosti nezáleží.
km-swap-note-swap_range-adjacent = Musí stát v sousedních věžích.
km-skip = Mág přeskočí rytíře
km-skip-text =
    Když v sousední věži stojí rytíř, mág ho smí přeskočit do věže hned za ním. Mág to smí pokaždé, když to jde; rytíř nikdy.

## Taking a card

chapter-km-taking = Získání karty
km-take = Jedna ze dvou
km-take-text =
    Podívejte se na dvě místa vedle věže, do které přecházíte. Leží-li karta na obou, jednu vyberte. Leží-li na jednom, je vaše. Jsou-li obě prázdná, nezískáte nic. Odmítnout nejde a jiná místa se nepočítají.
km-facedown = Karta lícem dolů
km-facedown-text =
    Smíte vybrat i kartu lícem dolů, ale bez nahlédnutí, a vrátit ji nejde. Jakmile je vaše, vidí ji obě strany.
km-lay = Kam karta patří
km-lay-text =
    Karta s přísadou se přidá k získaným. Karta s kameny jde hned do vaší řady použitých, na levý nebo pravý konec, jak chcete.

## Your cards

chapter-km-area = Vaše karty
km-zones = Získané a použité
km-zones-text =
    Získané karty leží bez pořadí a jen jimi se platí za kouzla. Použité tvoří jednu řadu. Nová karta se přidá na levý nebo pravý konec, nikdy doprostřed. V prázdné řadě jsou oba konce totéž.
km-arrows = Šipky se neotáčejí
km-arrows-text =
    Karty v řadě se nesmějí otáčet ani zakrývat. Vlevo a vpravo platí z pohledu majitele řady, i když kartu klade někdo jiný.
km-gap = Karta zmizí z řady
km-gap-text =
    Modré kouzlo může vzít kartu zprostředka.
km-gap-note-row_gap-close = Řada se pak spojí a sousedky té karty leží vedle sebe.
km-gap-note-row_gap-gap = Pak zůstane mezera, přes kterou žádný kámen nedosáhne. Mezera na konci zmizí.
km-veiled = Skryté karty
km-veiled-text =
    Karty z fialového kouzla leží lícem dolů vedle karty nápovědy. Jsou skryté: do konce hry se jimi neplatí a žádné kouzlo na ně nedosáhne.

## Stones

chapter-km-stones = Vícebarevné kameny
km-stone = Čím se kámen stane
km-stone-text =
    Během hry kameny nic nedělají a neplatí se jimi. Na konci se každý kámen počítá jako přísada vedle něj v řadě, na té straně, kam ukazuje šipka. Dva kameny na kartě se počítají dvakrát.
km-stone-example = Ve vaší řadě ukazuje karta se dvěma kameny doprava na ropuchu. Ropucha a kameny jsou dohromady tři ropuchy.
km-chain = Kámen vedle kamene
km-chain-text =
    Kámen, který ukazuje ven z řady, se nepočítá. Dokud hra trvá, může ještě souseda dostat. Získané karty sousedy nikdy nejsou a platí jen hotová řada.
km-chain-note-stone_chain-transitive = Když kámen ukazuje na kámen se stejným směrem, počítá se jako to, co ten druhý. Dva kameny, které ukazují na sebe navzájem, se nepočítají.
km-chain-note-stone_chain-straight = Kámen se dívá přes všechny ostatní kameny, ať ukazují kamkoli, až k první přísadě.
km-chain-note-stone_chain-direct = Kámen, který ukazuje na kámen z jiné karty, se nepočítá.
km-veiled-stone = Kámen mezi skrytými kartami
km-veiled-stone-text =
    Skrytá karta se může ukázat jako kámen.
km-veiled-stone-note-veiled_stone-inert = Nemá souseda a nepočítá se jako přísada. Pro tajné karty je to kámen a truhla na něm se počítá.
km-veiled-stone-note-veiled_stone-row_end = Položí se na konec vlastní řady: nejdřív položí všechny takové kameny rytíř, potom mág.
km-stays-stone = Kámen zůstává kamenem
km-stays-stone-text =
    Pro body za tajné karty je kámen kamenem, ať se jinde počítá jako kterákoli přísada.

## Spells

chapter-km-spells = Kouzla
km-cast = Jedno kouzlo za tah
km-cast-text =
    Když získáte kartu, smíte jednou seslat kouzlo věže, ve které stojíte. Obě postavy smějí sesílat všechna kouzla. Věž s počitadlem kol žádné nemá.
km-pay = Placení
km-pay-text =
    Vezměte ze získaných karet, co věž žádá, a položte to do své řady použitých, každou kartu na konec, který chcete. Teprve potom kouzlo působí. Kameny, použitými ani skrytými kartami se neplatí.

    Právě získaný kámen už v řadě leží, takže platbu můžete položit vedle něj.
km-nothing = Kouzlo naprázdno
km-nothing-text =
    Někdy kouzlo nemá na co působit, třeba když soupeř nemá žádnou získanou kartu.
km-nothing-note-cast_without_effect-allow = Seslat je přesto smíte, třeba jen proto, abyste dostali kartu do řady.
km-nothing-note-cast_without_effect-forbid = Pak se seslat nesmí.
km-yellow = Žluté: nahlédnout a prohodit
km-yellow-text =
    Stojí elixír. Vyberte dvě různé barevné věže a podívejte se na jejich tajné karty. Vraťte je, jak byly, nebo prohozené. Soupeř vidí, které věže vybíráte, ale karty ne.
km-yellow-note-yellow_swap_public-false = A neví ani to, zda jsou prohozené.
km-yellow-note-yellow_swap_public-true = Zda jsou prohozené, to ale vidí obě strany.
km-green = Zelené: odsunout
km-green-text =
    Stojí ropuchu. Vyberte jednu ze získaných karet soupeře. Přesune se do soupeřovy řady použitých, na konec, který určíte. Když taková karta není, nestane se nic.
km-blue = Modré: odhodit
km-blue-text =
    Stojí pero. Soupeř musí odhodit jednu kartu, získanou nebo použitou, třeba i kámen, podle vlastního výběru. Obě strany ji vidí, potom jde lícem dolů na odkládací balíček. Skryté karty jsou v bezpečí. Když jiné nejsou, nestane se nic.
km-purple = Fialové: zachránit
km-purple-text =
    Stojí knihu. Zamíchejte odkládací balíček a doberte si z něj jednu kartu. Podíváte se na ni jen vy a položíte ji lícem dolů ke skrytým. Zbytek balíčku vidět není; když je prázdný, nedostanete nic.
km-red = Červené: libovolné kouzlo
km-red-text =
    Stojí muchomůrku a ještě jednu přísadu. Ta druhá říká, které kouzlo sesíláte: kouzlo její barvy. Za dvě muchomůrky si volně vyberete ze žlutého, zeleného, modrého a fialového. Zkopírované kouzlo už nic nestojí. Jedna muchomůrka sama nestačí.
km-red-example = Zaplatíte muchomůrkou a knihou. Působí fialové kouzlo, i když stojíte v červené věži.

## The end of a round

chapter-km-round = Konec kola
km-round-end = Nové karty
km-round-end-text =
    Když mají obě strany za sebou po dvou tazích, zbylé karty jdou lícem dolů na odkládací balíček. Ty, které ležely lícem dolů, se neukazují. Ukazatel se posune o jedno pole a rozdá se šest nových karet, lícem nahoru tam, kde teď stojí postava. Rytíř i mág zůstávají, kde jsou.
km-last-round = Šesté kolo
km-last-round-text =
    Dobírací balíček vystačí přesně na šest kol. Po šestém se zbytek odhodí a počítá se.

## The end of the game

chapter-km-end = Konec hry
km-guess = Rytířův odhad
km-guess-text =
    Nejdřív musí rytíř ukázat na jednu barevnou věž. Její tajná karta se ukáže a vrátí. Je-li to princezna, dostane rytíř 3 body, ať věž získá kdokoli. Špatný odhad nic nestojí.
km-count = Počítání přísad
km-count-text =
    Obě strany odhalí skryté karty a přidají je k získaným. Potom spočítejte každou přísadu na všech svých kartách, získaných i použitých, a přičtěte kameny, které se počítají jako ona.
km-majority = Kdo získá věž
km-majority-text =
    Kdo má přísady dané věže víc, dostane její body a tajnou kartu pod ní. Při stejném počtu, i při nule, nedostane nikdo nic.
km-payout = Body za tajné karty
km-payout-text =
    Každá získaná tajná karta dá 1 bod za každou takovou přísadu nakreslenou na vašich kartách. Kameny, které se jako ona jen počítají, tu nepomohou. Karta s kamenem dá 1 bod za každý váš kámen. Sama princezna body nedává.
km-chests = Truhly
km-chests-text =
    Spočítejte truhly na všech svých kartách:
km-chests-note-chest_overflow-plus3 = Každá truhla, která už v tabulce není, má hodnotu dalších 3 bodů.
km-ties = Stejně bodů
km-ties-text =
    Pak vyhrává, kdo získal kartu s princeznou. Když nikdo: kdo získal víc věží. Když i tady je shoda: kdo získal červenou věž.
km-ties-note-final_tie-draw = Když ji nezískal nikdo, je to remíza.
km-ties-note-final_tie-K = Když ji nezískal nikdo, vyhrává rytíř.
km-ties-note-final_tie-M = Když ji nezískal nikdo, vyhrává mág.

## What you may know

chapter-km-know = Co smíte vědět
km-public = Viděné a neviděné
km-public-text =
    Obě strany vidí všechny karty lícem nahoru, získané i použité karty obou stran, kolik karet má každý balíček a kolik je skrytých. Jaké jsou vaše skryté karty a co vám ukázalo žluté kouzlo, víte jen vy. Co je v dobíracím balíčku a pod věžemi, neví nikdo, dokud někdo nenahlédne.
km-public-note-discard_inspect-false = Odkládací balíček se nesmí prohlížet.
km-public-note-discard_inspect-true = V odkládacím balíčku smíte prohlížet karty, které obě strany viděly.
km-public-note-reveal_all_at_end-true = Po hře se ukážou všechny tajné karty.
km-public-note-reveal_all_at_end-false = Po hře zůstanou tajné karty, které nikdo nezískal, zakryté.
km-odds = Co se dá odvodit
km-odds-text =
    Na začátku může být princezna se stejnou pravděpodobností pod každou z pěti věží. Každé nahlédnutí pod věž řekne víc. Když ale soupeř sešle žluté kouzlo na věže, které znáte, vaše znalost těch dvou se změní v „jedna z nich“.
km-odds-note-memory_aids-true = Obrazovka vám připomíná všechno, co už znáte.
km-odds-note-memory_aids-false = Obrazovka nic nepřipomíná: musíte si to pamatovat.

## On this screen

chapter-km-screen = Na této obrazovce
km-asked = Na co se vás ptáme
km-asked-text =
    Obrazovka se ptá vždy na jednu věc a označí všechno, co je dovolené. K přechodu stačí vybrat věž: věž mága znamená výměnu místa, věž o dva kroky dál přeskočení rytíře. Kde je jen jedna odpověď, hra pokračuje sama.

    Co vám ukázalo novou kartu, to už nejde vrátit. Každá hra končí po 24 tazích a jednom odhadu. Karty pocházejí ze zapečetěného čísla, které si potom může každý ověřit.
km-options = Domácí pravidla
km-options-text =
    Nový stůl může některá z těchto pravidel změnit. Když otevřete pravidla od stolu, čtete pravidla toho stolu.

## Tables and pictures

fact-tower = Věž
fact-ingredient = Přísada
fact-value = Body
fact-spell = Kouzlo
fact-blue = Modrá
fact-green = Zelená
fact-purple = Fialová
fact-yellow = Žlutá
fact-red = Červená
fact-feather = Pero
fact-toad = Ropucha
fact-book = Kniha
fact-elixir = Elixír
fact-toadstool = Muchomůrka
fact-blue-spell = odhodit
fact-green-spell = odsunout
fact-purple-spell = zachránit
fact-yellow-spell = nahlédnout a prohodit
fact-red-spell = libovolné kouzlo
fact-chest = S truhlou
fact-one-stone = Jeden kámen
fact-two-stones = Dva kameny
fact-chests = Truhly
fact-points = Body
figure-rivals = Rytíř a mág a mezi nimi princezna.
figure-six-towers = Šest věží: počitadlo kol, fialová, zelená, žlutá, červená, modrá.
figure-deck = Karta s perem, karta s ropuchou a truhlou a karty s kameny a šipkami doleva a doprava.
figure-secrets = Tajná karta lícem dolů a ta s princeznou.
figure-swap = Rytíř a mág si vymění místo.
figure-skip = Mág přeskočí rytíře do další věže.
figure-stones = Dva kameny ukazují doprava na ropuchu a počítají se jako ropuchy.
figure-chain = Kámen ukazuje na kameny, které ukazují na pero: všechny se počítají jako pera. Poslední kámen ukazuje ven z řady a nepočítá se.
figure-yellow = Elixír za dvě tajné karty.
figure-green = Ropucha odsune kartu do řady.
figure-blue = Pero donutí odhodit kartu.
figure-purple = Kniha přinese kartu z odkládacího balíčku.
figure-red = Muchomůrka a ještě jedna přísada za libovolné kouzlo.
figure-princess = Pod kterou věží je princezna?
figure-chest = Truhla.

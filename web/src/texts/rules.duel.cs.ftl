### Pravidla hry Rytíř a mág vlastními slovy. ID je nadpis, ID-text obsah, ID-note-… to, co platí při určité možnosti.

## The aim

chapter-km-aim = Cíl hry
km-points = Co se na konci počítá
km-points-text =
    Hraje se ve dvou, za rytíře a za mága. Chodíte po šesti věžích, získáváte přísady a sesíláte kouzla. Po šesti kolech dostaneš body za

    - každou věž, jejíž přísady máš víc než soupeř;
    - tajné karty pod získanými věžemi;
    - truhly na svých kartách;
    - rytířův odhad, když najde princeznu.

    Vyhrává vyšší součet. Placením nic neztratíš: karta se pořád počítá.

## Towers and cards

chapter-km-parts = Věže a karty
km-towers = Šest věží
km-towers-text =
    Každá z pěti barevných věží má přísadu, která o ní rozhoduje, hodnotu v bodech a kouzlo. Žlutá věž (s elixírem) je tedy ta, o které rozhoduje elixír. Šestá nese počitadlo kol s poli 1–6. Nemá přísadu ani kouzlo.
km-ring = Kruh
km-ring-text =
    Věže stojí v kruhu. Mezi dvěma sousedními je místo na jednu kartu. Míst je šest a každá věž se dotýká dvou. Ve věži smí stát jen jedna postava. Věže vzdálené tři kroky jsou protilehlé.
km-ring-note-ring_mode-fixed = Po směru hodinových ručiček: počitadlo kol, fialová, zelená, žlutá, červená, modrá.
km-ring-note-ring_mode-random = Pořadí určí na začátku los.
km-deck = Karty přísad
km-deck-text =
    Karet je 38. Na většině je jedna přísada, na některých jeden nebo dva duhové kameny (žolíky) se šipkou. Na pěti kartách je také truhla.

    Známe pravidla této hry, ale ne vytištěné karty. Počty karet jsou náš odhad: karet s přísadou je tolik, kolik bodů má její věž.
km-secrets = Tajné karty
km-secrets-text =
    Je jich šest: po jedné za každou přísadu a jedna s kamenem. Na kartě s kamenem je i princezna.
km-marker = Ukazatel a karty nápovědy
km-marker-text =
    Ukazatel počítá kola. Tvoje karta nápovědy odděluje karty: nad ní leží získané, pod ní řada použitých karet.

## Set-up

chapter-km-setup = Příprava hry
km-places = Postavy
km-places-text =
    Mág začíná ve věži s počitadlem kol, rytíř v protilehlé. Ukazatel kola je na 1. Karty zatím nemá nikdo a rytířova výměna míst je k dispozici.
km-places-note-role_assign-random = Kdo hraje za koho, určí los.
km-places-note-role_assign-agreement = Dohodněte se, kdo hraje za koho.
km-places-note-role_assign-swap = V odvetě si postavy vyměníte.
km-hide = Ukrytí princezny
km-hide-text =
    Odložte kartu s princeznou a zamíchejte zbylých pět tajných karet. Jednu z nich vraťte do krabice, aniž se na ni podíváte. Princeznu zamíchejte mezi zbylé čtyři a pod každou barevnou věž položte jednu kartu lícem dolů. Kde princezna je, neví nikdo, ani mág.
km-deal = Rozdání
km-deal-text =
    Zamíchejte 38 karet. Dvě dejte lícem dolů na odhazovací hromádku, aniž se na ně podíváte. Na každé ze šesti míst dejte jednu. V dobíracím balíčku jich zůstane 30.
km-faces = Lícem nahoru, nebo dolů
km-faces-text =
    Karta se položí lícem nahoru, když v tu chvíli vedle jejího místa stojí postava, jinak lícem dolů. Potom už se neobrací, ať postavy jdou kamkoli.

    Obvykle leží čtyři karty lícem nahoru a dvě lícem dolů. Když postavy sousedí, mají jedno místo společné.
km-faces-note-deal_adjacent-three = Pak leží tři lícem nahoru a tři lícem dolů.
km-faces-note-deal_adjacent-random4 = Pak čtvrtou kartu lícem nahoru určí los.
km-faces-note-deal_adjacent-choose4 = Pak místo čtvrté karty lícem nahoru určí ten, kdo kolo začíná, dřív než jsou karty vidět.

## Rounds and turns

chapter-km-turn = Kola a tahy
km-rounds = Šest kol
km-rounds-text =
    V každém kole se střídáte a oba máte dva tahy. Rytíř začíná kola 1, 3 a 5, mág 2, 4 a 6. Kdo hraje v kole poslední, ten začíná další.
km-steps = Tři kroky
km-steps-text =
    Tah vypadá vždy takhle:

    - Přejdi do jiné věže. Musíš.
    - Získej tam kartu. Musíš, když tam nějaká je.
    - Sešli kouzlo věže, když chceš a můžeš zaplatit.

    Zaplatit smíš i právě získanou kartou.

## Moving

chapter-km-move = Přesun
km-step = Do sousední věže
km-step-text =
    Přejdi do sousední věže vlevo nebo vpravo, kde nestojí druhá postava. Zůstat nesmíš a dál jít také ne. Cesta je vždy: ze dvou sousedních věží je obsazená nejvýš jedna.
km-swap = Rytířova výměna míst
km-swap-text =
    Jednou za hru si rytíř smí místo kroku vyměnit místo s mágem. Mág z toho nic nemá: žádnou kartu, žádné kouzlo, a žádná karta se neotočí.
km-swap-note-swap_range-any = Na vzdálenosti nezáleží.
km-swap-note-swap_range-adjacent = Musí stát v sousedních věžích.
km-skip = Mág přeskočí rytíře
km-skip-text =
    Když v sousední věži stojí rytíř, mág ho smí přeskočit do věže hned za ním. Smí to pokaždé, když to jde. Rytíř nikdy.

## Taking a card

chapter-km-taking = Získání karty
km-take = Jedna ze dvou
km-take-text =
    Podívej se na dvě místa vedle své nové věže. Když leží karta na obou, jednu vyber. Když leží na jednom, je tvoje. Když jsou obě prázdná, nezískáš nic. Odmítnout nejde a jiná místa se nepočítají.
km-facedown = Karta lícem dolů
km-facedown-text =
    Smíš vybrat i kartu lícem dolů, ale bez nahlédnutí, a vrátit ji nejde. Jakmile je tvoje, vidíte ji oba.
km-lay = Kam karta patří
km-lay-text =
    Karta s přísadou jde mezi získané. Karta s kameny jde hned do tvé řady použitých karet, na levý nebo pravý konec.

## Your cards

chapter-km-area = Tvoje karty
km-zones = Získané a použité
km-zones-text =
    Získané karty leží bez pořadí a jen jimi se platí za kouzla. Použité tvoří jednu řadu. Nová karta se přidá na levý nebo pravý konec, nikdy doprostřed. V prázdné řadě jsou oba konce totéž.
km-arrows = Šipky se neotáčejí
km-arrows-text =
    Karty v řadě neotáčej ani nezakrývej. Vlevo a vpravo platí z pohledu majitele řady, i když kartu pokládá soupeř.
km-gap = Karta zmizí z řady
km-gap-text =
    Modré kouzlo může vzít kartu zprostředka.
km-gap-note-row_gap-close = Řada se pak spojí a sousedky té karty leží vedle sebe.
km-gap-note-row_gap-gap = Pak zůstane mezera, přes kterou žádný kámen nedosáhne. Mezera na konci zmizí.
km-veiled = Skryté karty
km-veiled-text =
    Karty z fialového kouzla leží lícem dolů vedle karty nápovědy. Jsou skryté: do konce hry se jimi neplatí a žádné kouzlo na ně nedosáhne.

## Stones

chapter-km-stones = Kameny
km-stone = Čím se kámen stane
km-stone-text =
    Během hry kameny nic nedělají a neplatí se jimi. Na konci se každý kámen počítá jako přísada vedle něj v řadě, na té straně, kam ukazuje šipka. Karta se dvěma kameny se počítá dvakrát.
km-stone-example = V tvé řadě ukazuje karta se dvěma kameny doprava na ropuchu. Ropucha a kameny jsou dohromady tři ropuchy.
km-chain = Kámen vedle kamene
km-chain-text =
    Kámen, který ukazuje ven z řady, se nepočítá. Dokud hra trvá, může ještě souseda dostat. Získané karty sousedy nikdy nejsou a platí jen hotová řada.
km-chain-note-stone_chain-transitive = Když kámen ukazuje na kámen se stejným směrem, počítá se jako ten druhý. Dva kameny, které ukazují na sebe navzájem, se nepočítají.
km-chain-note-stone_chain-straight = Kámen se dívá přes všechny ostatní kameny, ať ukazují kamkoli, až k první přísadě.
km-chain-note-stone_chain-direct = Kámen, který ukazuje na kámen z jiné karty, se nepočítá.
km-veiled-stone = Kámen mezi skrytými kartami
km-veiled-stone-text =
    Skrytá karta může být i kámen.
km-veiled-stone-note-veiled_stone-inert = Nemá souseda a nepočítá se jako přísada. Pro tajné karty je to kámen a truhla na něm se počítá.
km-veiled-stone-note-veiled_stone-row_end = Polož ho na konec své řady. Nejdřív položí všechny takové kameny rytíř, potom mág.
km-stays-stone = Kámen zůstává kamenem
km-stays-stone-text =
    Pro body za tajné karty je kámen kamenem, ať se jinde počítá jako kterákoli přísada.

## Spells

chapter-km-spells = Kouzla
km-cast = Jedno kouzlo za tah
km-cast-text =
    Po získání karty smíš jednou seslat kouzlo věže, ve které stojíš. Obě postavy smějí sesílat všechna kouzla. Věž s počitadlem kol žádné nemá.
km-pay = Placení
km-pay-text =
    Vezmi ze získaných karet, co věž žádá, a polož to do své řady použitých karet, každou kartu na konec, který chceš. Teprve potom kouzlo působí. Kameny, použitými ani skrytými kartami se neplatí.

    Právě získaný kámen už v řadě leží, takže platbu můžeš položit vedle něj.
km-nothing = Kouzlo naprázdno
km-nothing-text =
    Někdy kouzlo nemá na co působit, třeba když soupeř nemá žádnou získanou kartu.
km-nothing-note-cast_without_effect-allow = Seslat ho přesto smíš, třeba jen proto, aby se karta dostala do řady.
km-nothing-note-cast_without_effect-forbid = Pak ho seslat nejde.
km-yellow = Žluté: Nahlédni a prohoď!
km-yellow-text =
    Stojí elixír. Vyber dvě různé barevné věže a podívej se na jejich tajné karty, jen ty. Vrať je na svá místa, nebo prohozené. Soupeř vidí, které věže vybíráš, ale karty ne.
km-yellow-note-yellow_swap_public-false = Soupeř nevidí ani to, jestli jsou prohozené.
km-yellow-note-yellow_swap_public-true = Soupeř vidí, jestli jsou prohozené.
km-green = Zelené: Odsuň kartu!
km-green-text =
    Stojí ropuchu. Vyber jednu ze získaných karet soupeře. Přesune se do soupeřovy řady použitých karet, na konec, který určíš. Když taková karta není, nestane se nic.
km-blue = Modré: Odhoď kartu!
km-blue-text =
    Stojí pírko. Soupeř musí odhodit jednu kartu podle vlastního výběru: získanou nebo použitou, třeba i kámen. Oba ji vidíte, potom jde lícem dolů na odhazovací hromádku. Skryté karty jsou v bezpečí. Když jiné nejsou, nestane se nic.
km-purple = Fialové: Vylov kartu!
km-purple-text =
    Stojí knihu. Zamíchej odhazovací hromádku a dober si z ní jednu kartu. Podíváš se na ni jen ty a položíš ji lícem dolů ke skrytým. Zbytek hromádky vidět není. Když je prázdná, nedostaneš nic.
km-red = Červené: Libovolné kouzlo
km-red-text =
    Stojí muchomůrku a ještě jednu přísadu. Ta druhá určí, které kouzlo sešleš: kouzlo její barvy. Za dvě muchomůrky si vybereš ze žlutého, zeleného, modrého a fialového. Zkopírované kouzlo už nic nestojí. Jedna muchomůrka sama nestačí.
km-red-example = Zaplatíš muchomůrkou a knihou. Sešleš fialové kouzlo, i když stojíš v červené věži.

## The end of a round

chapter-km-round = Konec kola
km-round-end = Nové karty
km-round-end-text =
    Když máte oba za sebou dva tahy, zbylé karty jdou lícem dolů na odhazovací hromádku. Ty, které leží lícem dolů, se neukazují. Ukazatel se posune o jedno pole a rozdá se šest nových karet, lícem nahoru tam, kde teď stojí postava. Rytíř i mág zůstávají, kde jsou.
km-last-round = Šesté kolo
km-last-round-text =
    Dobírací balíček vystačí přesně na šest kol. Po šestém se zbytek odhodí a počítá se.

## The end of the game

chapter-km-end = Konec hry
km-guess = Rytířův odhad
km-guess-text =
    Nejdřív musí rytíř vybrat jednu barevnou věž. Její tajná karta se ukáže a vrátí. Když je to princezna, dostane rytíř 3 body, ať věž získá kdokoli. Špatný odhad nic nestojí.
km-count = Počítání přísad
km-count-text =
    Oba odhalíte skryté karty a přidáte je k získaným. Potom spočítej každou přísadu na všech svých kartách, získaných i použitých, a přičti kameny, které se počítají jako ona.
km-majority = Kdo získá věž
km-majority-text =
    Když máš přísady dané věže víc, dostaneš její body a tajnou kartu pod ní. Při shodě, i při nule, nezíská věž ani kartu nikdo.
km-payout = Body za tajné karty
km-payout-text =
    Každá získaná tajná karta ti dá 1 bod za každý obrázek její přísady na tvých kartách. Kameny, které se jako ona jen počítají, tu nepomohou. Karta s kamenem dá 1 bod za každý tvůj kámen. Sama princezna body nedává.
km-chests = Truhly
km-chests-text =
    Spočítej truhly na všech svých kartách:
km-chests-note-chest_overflow-plus3 = Každá truhla nad rámec tabulky dá 3 body navíc.
km-ties = Stejně bodů
km-ties-text =
    Pak vyhrává, kdo získal kartu s princeznou. Když nikdo: kdo získal víc věží. Když i tady je shoda: kdo získal červenou věž.
km-ties-note-final_tie-draw = Když červenou věž nezískal nikdo, je to remíza.
km-ties-note-final_tie-K = Když červenou věž nezískal nikdo, vyhrává rytíř.
km-ties-note-final_tie-M = Když červenou věž nezískal nikdo, vyhrává mág.

## What you may know

chapter-km-know = Co smíš vědět
km-public = Viděné a neviděné
km-public-text =
    Oba vidíte všechny karty lícem nahoru, všechny získané a použité karty, kolik karet je v balíčku a na hromádce a kolik je skrytých. Jaké jsou tvoje skryté karty a co ti ukázalo žluté kouzlo, víš jen ty. Co je v dobíracím balíčku a pod věžemi, neví nikdo, dokud nenahlédne.
km-public-note-discard_inspect-false = Odhazovací hromádku prohlížet nesmíš.
km-public-note-discard_inspect-true = Na odhazovací hromádce smíš prohlížet karty, které oba znáte.
km-public-note-reveal_all_at_end-true = Po hře se ukážou všechny tajné karty.
km-public-note-reveal_all_at_end-false = Po hře zůstanou tajné karty, které nikdo nezískal, lícem dolů.
km-odds = Co se dá odvodit
km-odds-text =
    Na začátku může být princezna se stejnou pravděpodobností pod každou z pěti věží. Každé nahlédnutí řekne víc. Když ale soupeř sešle žluté kouzlo na věže, které znáš, ty dvě karty můžou být prohozené.
km-odds-note-memory_aids-true = Obrazovka ti připomíná všechno, co už znáš.
km-odds-note-memory_aids-false = Obrazovka nic nepřipomíná. Musíš si to pamatovat.

## On this screen

chapter-km-screen = Na této obrazovce
km-asked = Na co se tě hra ptá
km-asked-text =
    Obrazovka se ptá vždy na jednu věc a označí všechno, co smíš. K přesunu stačí vybrat věž: věž mága znamená výměnu míst, věž o dva kroky dál přeskočení rytíře. Kde je jen jedna možnost, hra pokračuje sama.

    Co ti ukázalo novou kartu, to už nejde vrátit. Každá hra končí po 24 tazích a jednom odhadu. Karty pocházejí ze zapečetěného čísla, které si pak každý může ověřit.
km-options = Domácí pravidla
km-options-text =
    Nový stůl může některá z těchto pravidel změnit. Když otevřeš pravidla od stolu, čteš pravidla toho stolu.

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
fact-feather = Pírko
fact-toad = Ropucha
fact-book = Kniha
fact-elixir = Elixír
fact-toadstool = Muchomůrka
fact-blue-spell = Odhoď kartu!
fact-green-spell = Odsuň kartu!
fact-purple-spell = Vylov kartu!
fact-yellow-spell = Nahlédni a prohoď!
fact-red-spell = Libovolné kouzlo
fact-chest = S truhlou
fact-one-stone = 1 kámen
fact-two-stones = 2 kameny
fact-chests = Truhly
fact-points = Body
figure-rivals = Rytíř a mág a mezi nimi princezna.
figure-six-towers = Šest věží: počitadlo kol, fialová, zelená, žlutá, červená, modrá.
figure-deck = Karta s pírkem, karta s ropuchou a truhlou a karty s kameny a šipkami doleva a doprava.
figure-secrets = Tajná karta lícem dolů a ta s princeznou.
figure-swap = Rytíř a mág si vymění místa.
figure-skip = Mág přeskočí rytíře do věže hned za ním.
figure-stones = Dva kameny ukazují doprava na ropuchu a počítají se jako ropuchy.
figure-chain = Kámen ukazuje na kameny, které ukazují na pírko: všechny se počítají jako pírka. Poslední kámen ukazuje ven z řady a nepočítá se.
figure-yellow = Elixír za dvě tajné karty.
figure-green = Ropucha odsune kartu do řady.
figure-blue = Pírko donutí odhodit kartu.
figure-purple = Kniha vyloví kartu z odhazovací hromádky.
figure-red = Muchomůrka a ještě jedna přísada za libovolné kouzlo.
figure-princess = Pod kterou věží je princezna?
figure-chest = Truhla.

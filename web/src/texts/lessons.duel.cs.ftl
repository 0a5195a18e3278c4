### Lekce hry Rytíř a mág. Číslo za jménem je krok, ostatní slova vysvětlují špatné pokusy.

lesson-duel-walk = Jdi a vezmi kartu
lesson-duel-walk-1 = Hraješ za rytíře. Každý tah začíná přesunem do vedlejší věže. Jdi do věže s ropuchou (zelené): vedle leží elixír.
lesson-duel-walk-2 = Teď získej jednu ze 2 karet vedle své věže: elixír.
lesson-duel-walk-done = Elixír je tvůj. Můžeš jím zaplatit za kouzlo. Máš-li na konci víc elixírů než soupeř, získáváš věž s elixírem a její body.
lesson-duel-walk-red = Tam jít můžeš, ale elixír leží vedle věže s ropuchou.
lesson-duel-walk-toad = To je ropucha. Vezmi kartu na druhé straně.

lesson-duel-swap = Vyměň si místo
lesson-duel-swap-1 = Vedle mágovy věže leží karta s truhlou. Jednou za hru si rytíř může vyměnit místo s mágem. Klepni na mágovu věž.
lesson-duel-swap-2 = Místa jsou vyměněná. Získej elixír s truhlou.
lesson-duel-swap-done = Truhly jsou body a každá další má větší cenu. Podruhé si v téhle hře místo nevyměníš.
lesson-duel-swap-step = Odtamtud na kartu s truhlou nedosáhneš.
lesson-duel-swap-feather = To je jen pírko. Vezmi kartu s truhlou.

lesson-duel-jump = Přeskoč rytíře
lesson-duel-jump-1 = Teď hraješ za mága a v cestě stojí rytíř. Mág může rytíře ve vedlejší věži přeskočit. Klepni na věž s muchomůrkou (červenou).
lesson-duel-jump-2 = Získej muchomůrku s truhlou.
lesson-duel-jump-done = Mág může skákat, kolikrát chceš, vždy když je rytíř hned vedle.
lesson-duel-jump-step = To vede pryč od muchomůrky s truhlou.
lesson-duel-jump-toad = To je ropucha. Vezmi kartu s truhlou.

lesson-duel-pay = Zaplať vlevo, nebo vpravo
lesson-duel-pay-1 = Jsi ve věži s pírkem (modré). Za pírko musí soupeř odhodit kartu. Vybíráš, na který konec řady pírko položíš: šipka kamene ukazuje doleva, zaplať tedy vlevo.
lesson-duel-pay-done = Šipka ukazuje na pírko, takže kámen se bude počítat taky jako pírko. Zaplacené karty se počítají dál!
lesson-duel-pay-right = Vpravo by šipka dál neukazovala na nic a kámen by se nepočítal.
lesson-duel-pay-pass = Máš pírko. Zaplať jím a sešli kouzlo.

lesson-duel-stones = Kameny mění hodnotu
lesson-duel-stones-1 = Máš kartu se 2 kameny. Kámen se počítá jako to, na co ukazuje jeho šipka, a kameny se stejnou šipkou ji předávají dál. Polož kartu na levý konec.
lesson-duel-stones-done = Všechny 3 kameny vedou ke knize: 4 knihy proti 2. Každá nová karta na konci šipky to může změnit.
lesson-duel-stones-right = Na pravém konci by obě šipky neukazovaly na nic.

lesson-duel-push = Odsuň kartu
lesson-duel-push-1 = Jsi ve věži s ropuchou (zelené). Za ropuchu odsuneš jednu ze soupeřových získaných karet do jeho řady. Sešli kouzlo.
lesson-duel-push-2 = Karty v řadě se počítají, ale platit se jimi už nedá. Odsuň elixír: soupeř jím platí za nahlížení na tajné karty.
lesson-duel-push-done = Soupeři nezbývá žádný elixír na placení.
lesson-duel-push-pass = Máš ropuchu. Zaplať jí a sešli kouzlo.
lesson-duel-push-other = Za jednu muchomůrku žádné kouzlo nesešle. Nebezpečný je elixír.

lesson-duel-any = Libovolné kouzlo
lesson-duel-any-1 = Ve věži s muchomůrkou (červené) platíš muchomůrkou a ještě jednou přísadou a sešleš kouzlo té přísady. Přidej pírko: soupeř musí odhodit svou jedinou kartu.
lesson-duel-any-done = Karta je pryč a to, čím platíš, se počítá dál. Za 2 muchomůrky si vybereš libovolné kouzlo.
lesson-duel-any-book = Za knihu si vylovíš kartu. Přidej radši pírko.
lesson-duel-any-pass = Máš muchomůrku a pírko. Sešli kouzlo.

lesson-duel-look = Nahlédni a prohoď
lesson-duel-look-1 = Jsi ve věži s elixírem (žluté). Za elixír se podíváš na 2 tajné karty. Sešli kouzlo.
lesson-duel-look-2 = S věží získáš i její tajnou kartu: 1 bod za každou svou kartu se stejnou přísadou. Vedeš ve věži s ropuchou, soupeř ve věži s pírkem. Nahlédni pod tyhle 2.
lesson-duel-look-3 = Máš 3 ropuchy a karta s ropuchou leží pod věží s pírkem. Prohoď karty.
lesson-duel-look-done = Karta s ropuchou je teď pod věží, ve které vedeš. Soupeř ví, kam se díváš, ale ne, co tam je. A ty víš, kde je princezna!
lesson-duel-look-pass = Máš elixír. Zaplať jím a podívej se.
lesson-duel-look-pair = Tam se podívat můžeš, ale nahlédni pod věže s ropuchou a s pírkem: tam vedete ty a soupeř.
lesson-duel-look-keep = Pak by kartu s ropuchou získal soupeř. Prohoď je.

lesson-duel-veiled = Skryté karty
lesson-duel-veiled-1 = Jsi ve věži s knihou (fialové). Za knihu si vylovíš kartu z odhazovací hromádky. Sešli kouzlo.
lesson-duel-veiled-done = Muchomůrka s truhlou. Zůstane skrytá: znáš ji jen ty, žádné kouzlo na ni nedosáhne a na konci se počítá.
lesson-duel-veiled-pass = Máš knihu. Zaplať jí a vylov kartu.

lesson-duel-guess = Hádání
lesson-duel-guess-1 = Před počítáním bodů rytíř hádá, kde je princezna: 3 body. Byla pod věží s ropuchou a pak se ta karta prohodila s kartou věže s pírkem. Kde je teď?
lesson-duel-guess-done = Tady je: 3 body! Hra si zapisuje, co už znáš.
lesson-duel-guess-before = Tam byla, než se karty prohodily.
lesson-duel-guess-other = Tam nebyla. Podívej se na seznam tajných karet.

lesson-duel-count = Spočítej body
lesson-duel-count-1 = Poslední tah! Ty i soupeř máte po 1 muchomůrce. Ještě jedna a věž s muchomůrkou (červená) za 7 bodů je tvoje. Jdi tam.
lesson-duel-count-2 = Získej muchomůrku.
lesson-duel-count-3 = Teď hádá rytíř. Vyber kteroukoli věž.
lesson-duel-count-done = 2 muchomůrky proti 1: věž i její tajná karta jsou tvoje. Při shodě věž nezíská nikdo. Přičti tajné karty a truhly: vyhrává víc bodů.
lesson-duel-count-green = Tam žádná muchomůrka neleží.
lesson-duel-count-book = To je kniha. Potřebuješ muchomůrku.

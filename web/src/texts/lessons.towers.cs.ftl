### Lekce Toulavých věží. Číslo za jménem je krok, ostatní slova vysvětlují špatné pokusy.

lesson-towers-refuse = Výměna karet by ukončila tvůj tah. Tentokrát máš dobré karty.

lesson-towers-walk = Posuň čaroděje
lesson-towers-walk-1 = Karty s kloboukem posouvají čaroděje a číslo říká, jak daleko. Zahraj kartu Čaroděj 3.
lesson-towers-walk-2 = Tvůj čaroděj z políčka 2 dojde na věž na políčku 5. Klepni na něj.
lesson-towers-walk-done = Přesně 3 políčka a už stojí na věži. Cestou čaroděje nic nezastaví.
lesson-towers-walk-tower = Tahle karta posouvá věž. Hledej klobouk.
lesson-towers-walk-other = Z políčka 7 skončí na holé zemi. Na věž dojde čaroděj z políčka 2.

lesson-towers-carry = Svez se na věži
lesson-towers-carry-1 = Věž veze všechny, kdo na ní stojí. Zahraj kartu Věž 4.
lesson-towers-carry-2 = Posunout můžeš kteroukoli věž. Klepni na tu na políčku 3: stojí na ní tvůj čaroděj.
lesson-towers-carry-done = Věž svezla tvého čaroděje o 4 políčka. Jedna karta tak může posunout několik čarodějů.
lesson-towers-carry-short = To je jen 1 políčko. Věž 4 ho sveze dál.
lesson-towers-carry-wizard = Čaroděj by slezl a šel po svých. Tentokrát ať ho veze věž.
lesson-towers-carry-rival = To by svezlo čaroděje jiného hráče. Vezmi věž, na které stojí ten tvůj.
lesson-towers-carry-empty = Na téhle věži nikdo nestojí, takže nikoho nesveze.

lesson-towers-trap = Uzamkni a naplň lektvar
lesson-towers-trap-1 = Věž, která přistane na čarodějích, je uzamkne a naplní ti jeden lektvar. Zahraj kartu Věž 2.
lesson-towers-trap-2 = Na políčku 6 stojí 2 čarodějové. Posuň na ně věž z políčka 4.
lesson-towers-trap-done = Jsou uzamčení a jeden tvůj lektvar je plný. Za jeden posun je vždy 1 lektvar, ať uzamkneš kolik chceš čarodějů.
lesson-towers-trap-far = 5 políček je moc daleko. Žádná věž nepřistane na čaroději.
lesson-towers-trap-wizard = Čarodějové nikoho neuzamknou. To umějí jen věže.
lesson-towers-trap-nobody = Na políčku 9 nikdo nestojí. Čarodějové jsou na políčku 6.

lesson-towers-lift = Zvedni věž
lesson-towers-lift-1 = Uzamčení čarodějové nejsou vidět: pamatuj si, kde jsou! Jedna věž právě přistála na tom tvém. Zahraj kartu Věž 3 a vysvoboď ho.
lesson-towers-lift-2 = Pod kterou věží je tvůj čaroděj? Klepni na ni a odsuň ji.
lesson-towers-lift-done = Tady je! Odsunutá věž vysvobodí všechny, kdo byli pod ní.
lesson-towers-lift-wizard = Uzamčený čaroděj nemůže jít. Nejdřív odsuň věž.
lesson-towers-lift-rival = Tam je čaroděj soupeře. Ten tvůj je pod věží, která se posunula první.
lesson-towers-lift-nobody = Tahle věž se neposunula, takže pod ní nikdo není.

lesson-towers-home = Dojdi do hradu
lesson-towers-home-1 = Tvoji čarodějové chtějí do Havraního hradu. Počet kroků musí vyjít přesně. Z políčka 5 na políčko 8 jsou 3 políčka: zahraj tu kartu.
lesson-towers-home-2 = Přesně 3 políčka: klepni na svého čaroděje na políčku 5.
lesson-towers-home-done = Je v hradě! Hrad přeletí na další volný havraní erb a tvůj tah končí, i když ti zbývají karty.
lesson-towers-home-past = O 4 políčka nedojde do hradu žádný čaroděj.
lesson-towers-home-tower = Věž na hradě přistát nemůže. Čaroděj musí vejít po svých.
lesson-towers-home-short = Z políčka 3 je to do hradu 5 políček. Tenhle čaroděj by skončil na políčku 6.

lesson-towers-cast = Sešli kouzlo
lesson-towers-cast-1 = Tvému čaroději na políčku 7 chybí 1 políčko a žádná karta se nehodí. Za kouzla platíš plnými lektvary: sešli na něj „{ spell-MW }“.
lesson-towers-cast-done = 1 políčko a je v hradě. 2 lektvary jsou použité, ale pořád se počítají jako naplněné.
lesson-towers-cast-other = Kouzlo působí na každého čaroděje, ale tenhle do hradu nedojde.
lesson-towers-cast-tower = Tohle kouzlo posune věž o 2 políčka. Do hradu tu nikoho nepřivede.
lesson-towers-cast-card = Žádná karta neposune čaroděje přesně o 1 políčko. Sešli kouzlo dřív, než zahraješ kartu.

lesson-towers-win = Vyhraj hru
lesson-towers-win-1 = Zbývá 1 čaroděj a 1 prázdný lektvar: můžeš vyhrát v tomhle tahu. Příchod do hradu ukončí tah, proto nejdřív naplň lektvar. Zahraj kartu Věž 1.
lesson-towers-win-2 = Klepni na věž, která přistane na čaroději.
lesson-towers-win-3 = Žádný lektvar už není prázdný. Teď přiveď posledního čaroděje do hradu: zahraj kartu Čaroděj 2.
lesson-towers-win-4 = Klepni na svého čaroděje.
lesson-towers-win-done = Vyhráváš! Všichni tvoji čarodějové jsou v hradě a žádný lektvar není prázdný. Když se to povede víc hráčům, rozhodnou plné lektvary.
lesson-towers-win-early = Příchod do hradu by ukončil tah a 1 lektvar by zůstal prázdný. Nejdřív ho naplň.
lesson-towers-win-far = 4 políčka jsou moc daleko. Žádná věž nepřistane na čaroději.
lesson-towers-win-nobody = Tam, kde by ta věž přistála, nikdo nestojí.
lesson-towers-win-tower = Věží už bylo dost: posledního čaroděje dělí od hradu 2 políčka.
lesson-towers-win-discard = Teď žádnou kartu neodhazuj. Jedna z nich vyhraje hru.

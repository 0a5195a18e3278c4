### Stoly na tomto zařízení, instalace, nové verze.

start-failed = Hru se nepodařilo spustit. Načtěte stránku znovu a zkuste to ještě jednou.

## Going on playing

continue-here = na tomto zařízení
continue-server = na serveru
continue-no-answer = bez spojení
continue-all = Zobrazit vše: { $count }
continue-fewer = Zobrazit méně
continue-remove-sure = Když { $code } odeberete ze seznamu, ke hře se už nelze vrátit.
continue-remove-now = Odebrat
continue-keep = Ponechat

## Where a new table stands

place = Kde stůl stojí
place-here = Na tomto zařízení
place-here-note = Všichni hrají u této obrazovky, nebo za ně hraje bot. Síť není potřeba.
place-server = Na serveru
place-server-note = Ostatní se připojí odkudkoli přes odkaz nebo kód.
place-unreachable = Server je teď nedostupný. Stůl na tomto zařízení funguje i bez něj.
place-retry = Zkusit znovu
new-name = Jméno: { $seat }
lobby-here = Tento stůl stojí na tomto zařízení: všichni hrají u této obrazovky.

## The page on this device

install = Nainstalovat na toto zařízení
update-ready = Nová verze je připravená.
update-reload = Načíst znovu
update-later = Později
page-failed = Část stránky se nepodařilo stáhnout. Načtěte ji znovu a zkuste to ještě jednou.
trouble-full = Na tomto zařízení došlo místo, poslední rozhodnutí se proto neuložilo. Uvolněte trochu místa a zopakujte ho.
trouble-forbidden = Prohlížeč této stránce nedovolí nic ukládat, na tomto zařízení se proto hrát nedá. Povolte data webů, nebo otevřete stůl na serveru.
missing-here = Co na této adrese nefunguje?
missing-here-note = Tato stránka přišla přes obyčejné http. Prohlížeče pak nenabízejí instalaci, spuštění bez serveru ani upozornění. Vše ostatní funguje. Přes https nic nechybí.
about-names = Neoficiální zpracování s vlastním textem a vlastní grafikou. Názvy her patří jejich vydavatelům.
about-version = Spires, verze { $version }

## Public tables

watch = Veřejné stoly
watch-open = Volné místo
watch-open-none = Teď nikdo nečeká na další hráče.
watch-running = Hry ke sledování
watch-running-none = Teď se nehraje žádná veřejná hra.
watch-seats = volná místa: { $open } z { $count }
watch-clock = s hodinami
watch-failed = Server neodpovídá. Seznam se obnoví sám.

### Stoly na tomto zařízení, instalace, nové verze.

start-failed = Hru se nepodařilo spustit. Načti stránku znovu a zkus to ještě jednou.

## Continue

continue-here = na tomto zařízení
continue-server = online
continue-no-answer = bez spojení
continue-all = Zobrazit vše: { $count }
continue-fewer = Zobrazit méně
continue-remove-sure = Odebrat tuto hru? Už se k ní nepůjde vrátit.
continue-remove-now = Odebrat
continue-keep = Ponechat

## Where a new table is played

place = Kde hrát

## The page on this device

install = Nainstalovat aplikaci
update-ready = Nová verze je připravená.
update-reload = Načíst znovu
update-later = Později
page-failed = Část stránky se nenačetla. Načti ji znovu a zkus to ještě jednou.
trouble-full = Na tomto zařízení došlo místo, poslední rozhodnutí se proto neuložilo. Uvolni trochu místa a rozhodni znovu.
trouble-forbidden = Prohlížeč této stránce nedovolí nic ukládat, na tomto zařízení se proto hrát nedá. Povol data webů, nebo hraj online.
missing-here = Co na této adrese nefunguje?
missing-here-note = Tato stránka přišla přes obyčejné http. Nejde nainstalovat ani spustit offline a neposílá upozornění. Všechno ostatní funguje. Přes https nechybí nic.
about-names = Neoficiální zpracování s vlastním textem a grafikou. Názvy her patří jejich vydavatelům.
about-version = Spires, verze { $version }

## Public tables

watch = Veřejné stoly
watch-open-none = Teď není žádný volný stůl.
watch-running-none = Teď se nehraje žádná veřejná hra.

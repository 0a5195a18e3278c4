### Stoły na tym urządzeniu, instalowanie, nowe wersje.

start-failed = Nie udało się rozpocząć gry. Odśwież stronę i spróbuj ponownie.

## Continue

continue-here = na tym urządzeniu
continue-server = online
continue-no-answer = brak połączenia
continue-all = Pokaż wszystkie: { $count }
continue-fewer = Pokaż mniej
continue-remove-sure = Usunąć tę grę? Nie wrócisz już do niej.
continue-remove-now = Usuń
continue-keep = Zostaw

## Where a new table is played

place = Gra

## The page on this device

install = Zainstaluj aplikację
update-ready = Nowa wersja jest gotowa.
update-reload = Odśwież
update-later = Później
page-failed = Nie udało się wczytać części strony. Odśwież ją i spróbuj ponownie.
trouble-full = Na tym urządzeniu brakuje miejsca, więc ostatnia decyzja nie została zapisana. Zwolnij trochę miejsca i zdecyduj jeszcze raz.
trouble-forbidden = Przeglądarka nie pozwala tej stronie niczego zapisywać, więc na tym urządzeniu nie da się grać. Zezwól na dane witryn albo graj online.
missing-here = Co nie działa pod tym adresem?
missing-here-note = Ta strona działa przez zwykłe http. Nie możesz jej zainstalować, uruchomić bez sieci ani dostawać powiadomień. Wszystko inne działa. Przez https działa wszystko.
about-names = Nieoficjalna wersja z własnymi tekstami i grafiką. Nazwy gier należą do ich wydawców.
about-version = Spires, wersja { $version }

## Public tables

watch = Stoły publiczne
watch-open-none = Brak otwartych stołów.
watch-running-none = Brak gier do oglądania.

### Stoły na tym urządzeniu, instalowanie, nowe wersje.

start-failed = Nie udało się rozpocząć gry. Odśwież stronę i spróbuj ponownie.

## Continue

continue-here = na tym urządzeniu
continue-server = online
continue-no-answer = brak połączenia
continue-all = Pokaż wszystkie: { $count }
continue-fewer = Pokaż mniej
continue-remove-sure = Usunąć { $code }? Nie wrócisz już do tej gry.
continue-remove-now = Usuń
continue-keep = Zostaw

## Where a new table is played

place = Gra
place-here = Na tym urządzeniu
place-here-note = Wszyscy grają przy tym ekranie, z botami lub bez. Działa bez sieci.
place-server = Online ze znajomymi
place-server-note = Znajomi dołączają przez link lub kod.
place-unreachable = Serwer teraz nie odpowiada. Możesz grać na tym urządzeniu.
place-retry = Spróbuj ponownie
new-name = { $seat }: imię
lobby-here = To stół na tym urządzeniu. Wszyscy grają przy tym ekranie.

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
watch-open = Otwarte stoły
watch-open-none = Brak otwartych stołów.
watch-running = Gry do oglądania
watch-running-none = Brak gier do oglądania.
watch-seats = wolne miejsca: { $open } z { $count }
watch-clock = z zegarem
watch-failed = Serwer nie odpowiada. Lista odświeży się sama.

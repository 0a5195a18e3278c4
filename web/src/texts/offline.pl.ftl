### Stoły na tym urządzeniu, instalowanie, nowe wersje.

start-failed = Nie udało się rozpocząć gry. Odśwież stronę i spróbuj ponownie.

## Going on playing

continue-here = na tym urządzeniu
continue-server = na serwerze
continue-no-answer = brak połączenia
continue-all = Pokaż wszystkie: { $count }
continue-fewer = Pokaż mniej
continue-remove-sure = Po usunięciu { $code } z tej listy nie da się wrócić do tej gry.
continue-remove-now = Usuń
continue-keep = Zostaw

## Where a new table stands

place = Gdzie stoi stół
place-here = Na tym urządzeniu
place-here-note = Wszyscy grają przy tym ekranie albo są botami. Sieć nie jest potrzebna.
place-server = Na serwerze
place-server-note = Inni dołączają z dowolnego miejsca przez link lub kod.
place-unreachable = Serwer jest teraz nieosiągalny. Stół na tym urządzeniu działa bez niego.
place-retry = Spróbuj ponownie
new-name = Imię: { $seat }
lobby-here = Ten stół stoi na tym urządzeniu: wszyscy grają przy tym ekranie.

## The page on this device

install = Zainstaluj na tym urządzeniu
update-ready = Nowa wersja jest gotowa.
update-reload = Odśwież
update-later = Później
page-failed = Nie udało się pobrać części strony. Odśwież ją i spróbuj ponownie.
trouble-full = Na tym urządzeniu brakuje miejsca, więc ostatnia decyzja nie została zapisana. Zwolnij trochę miejsca i powtórz ją.
trouble-forbidden = Przeglądarka nie pozwala tej stronie niczego zapisywać, więc na tym urządzeniu nie da się grać. Zezwól na zapisywanie danych witryn albo otwórz stół na serwerze.
missing-here = Co nie działa pod tym adresem?
missing-here-note = Ta strona została otwarta przez zwykłe http. Przeglądarki nie pozwalają wtedy na instalację, uruchamianie bez serwera ani powiadomienia. Wszystko inne działa. Przez https niczego nie brakuje.
about-names = Nieoficjalna realizacja z własnym tekstem i własną grafiką. Nazwy gier należą do ich wydawców.
about-version = Spires, wersja { $version }

## Public tables

watch = Stoły publiczne
watch-open = Wolne miejsce
watch-open-none = Nikt teraz nie czeka na towarzystwo.
watch-running = Gry do oglądania
watch-running-none = Nie toczy się teraz żadna publiczna gra.
watch-seats = wolne miejsca: { $open } z { $count }
watch-clock = z zegarem
watch-failed = Serwer nie odpowiada. Lista wróci sama.

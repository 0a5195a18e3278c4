### Tables on this device, installing, new versions.

start-failed = The game could not be started. Reload the page and try again.

## Going on playing

continue-here = on this device
continue-server = on the server
continue-no-answer = no connection
continue-all = Show all: { $count }
continue-fewer = Show fewer
continue-remove-sure = Without { $code } on this list the game cannot be continued.
continue-remove-now = Remove
continue-keep = Keep

## Where a new table stands

place = Where the table stands
place-here = On this device
place-here-note = Everybody plays at this screen or is a bot. No network is needed.
place-server = On the server
place-server-note = Others join from elsewhere, with a link or a code.
place-unreachable = The server cannot be reached right now. A table on this device works without it.
place-retry = Try again
new-name = Name of { $seat }
lobby-here = This table stands on this device: everybody plays at this screen.

## The page on this device

install = Install on this device
update-ready = A new version is ready.
update-reload = Reload
update-later = Later
page-failed = A part of this page could not be fetched. Reload it and try again.
trouble-full = This device has no room left, so the last decision was not stored. Free some space and make it again.
trouble-forbidden = The browser lets this page store nothing, so no game can be played on this device. Allow website data, or open a table on the server.
missing-here = What does not work at this address?
missing-here-note = This page came over plain http. Browsers then offer no installing, no start without the server and no notifications. Everything else works. Over https nothing is missing.
about-names = An unofficial implementation with its own words and art. The games’ names belong to their publishers.
about-version = Spires, version { $version }

## Public tables

watch = Public tables
watch-open = A seat is free
watch-open-none = Nobody is waiting for company right now.
watch-running = Games to watch
watch-running-none = No public game is being played right now.
watch-seats = free seats: { $open } of { $count }
watch-clock = with a clock
watch-failed = The server does not answer. The list comes back by itself.

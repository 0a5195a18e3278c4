### Tables on this device, installing, new versions.

start-failed = The game couldn’t start. Reload the page and try again.

## Continue

continue-here = on this device
continue-server = online
continue-no-answer = no connection
continue-all = Show all: { $count }
continue-fewer = Show fewer
continue-remove-sure = Remove this game? You won’t be able to continue it.
continue-remove-now = Remove
continue-keep = Keep

## Where a new table is played

place = Play

## The page on this device

install = Install app
update-ready = A new version is ready.
update-reload = Reload
update-later = Later
page-failed = Part of this page didn’t load. Reload it and try again.
trouble-full = This device is full, so your last decision wasn’t saved. Free some space and decide again.
trouble-forbidden = Your browser doesn’t let this page save anything, so you can’t play on this device. Allow website data, or play online.
missing-here = What doesn’t work at this address?
missing-here-note = This page came over plain http. You can’t install it, start it offline or get notifications. Everything else works. With https, all of it does.
about-names = An unofficial implementation with its own words and art. The games’ names belong to their publishers.
about-version = Spires, version { $version }

## Public tables

watch = Public tables
watch-open-none = No open tables right now.
watch-running-none = No public games right now.

#!/usr/bin/env bash
# `spires serve` as a process: a limit on the size of files, signals, and `spires check` while it runs and after it was
# killed. Prints one `ok NAME` or `not ok NAME why` per check.
set -u
spires=${SPIRES:?the program to check}
work=$(mktemp -d)
server=
trap '[[ -z $server ]] || kill -9 "$server" 2>/dev/null; rm -rf "$work"' EXIT

tell() {  # NAME CONDITION…: the condition holds
  local name=$1
  shift
  if "$@"; then echo "ok $name"; else echo "not ok $name"; sed 's/^/# /' "$work/log" | tail -n 20; fi
}
start() {  # FILE-SIZE-KIB: sets `server` and `port`
  (
    ulimit -f "$1"
    exec "$spires" serve --port 0 --bind 127.0.0.1 --data "$work/data" --frames-per-second 100000 --log info
  ) >"$work/out" 2>"$work/log" &
  server=$!
  port=
  for _ in {1..200}; do
    port=$(sed -n 's/.*"port":"\([0-9]*\)".*/\1/p' "$work/log" | head -n 1)
    if [[ -n $port ]] || ! kill -0 "$server" 2>/dev/null; then return; fi
    sleep 0.1
  done
}
fetch() {  # METHOD PATH [BODY]: prints the status; the answer is in $work/body
  exec 3<>"/dev/tcp/127.0.0.1/$port" || return
  printf '%s %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s' \
    "$1" "$2" "$port" "${#3}" "$3" >&3
  cat <&3 >"$work/body" 2>/dev/null
  exec 3>&-
  sed -n '1s/^[^ ]* \([0-9]*\).*/\1/p' "$work/body"
}
create() {
  fetch POST /api/tables \
    '{"type":"create","request":"r","game":"towers","settings":{},"seats":[],"visibility":"public"}'
}
health() { fetch GET /healthz ""; }
lives() { kill -0 "$server" 2>/dev/null; }
equal() { [[ $1 == "$2" ]]; }
has() { grep -q "$1" "$2"; }

# ---- a limit that is too small for a store ----

start 8
wait "$server"
tell "a start without room for a store ends with 1" equal $? 1
tell "and says so" has '^spires: ' "$work/log"
rm -rf "$work/data"

# ---- a limit that is reached by playing (SIGXFSZ) ----

start 1000
made=0
for _ in {1..2000}; do
  status=$(create)
  if [[ $status != 201 ]]; then break; fi
  made=$((made + 1))
done
tell "tables are made until the files are full" test "$made" -gt 20
tell "then they are refused with 503" equal "$status" 503
tell "as not stored" has 'not_stored' "$work/body"
tell "the server lives" lives
tell "and says that it cannot store" equal "$(health)" 503
"$spires" check --data "$work/data" >"$work/checked" 2>&1
tell "check finds every table whole while the disk is full" equal "$?$(sed -n 's/ tables, .* 0 damaged//p' "$work/checked")" "0$made"
kill -HUP "$server"
prlimit --pid "$server" --fsize=unlimited 2>/dev/null
for _ in {1..100}; do
  status=$(create)
  if [[ $status == 201 ]]; then break; fi
  sleep 0.1
done
tell "it recovers with the disk" equal "$status" 201
tell "SIGHUP is ignored" lives
tell "and is healthy" equal "$(health)" 200

# ---- check under load, and after a kill ----

(while create >/dev/null; do :; done) &
load=$!
for i in 1 2 3; do
  "$spires" check --data "$work/data" >"$work/checked" 2>&1
  tell "check $i under load" equal "$?" 0
done
kill "$load"
wait "$load" 2>/dev/null
kill -9 "$server"
{ wait "$server"; } 2>/dev/null
server=
"$spires" check --data "$work/data" >"$work/checked" 2>&1
tell "check at rest, after a kill" equal "$?" 0
tell "counts the tables" has ' tables, .* 0 damaged$' "$work/checked"

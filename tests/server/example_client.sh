#!/usr/bin/env bash
# The example client of the protocol plays both games to the end against a real server, and the records verify.
# usage: example_client.sh SPIRES
set -u
spires=$(realpath "${1:?usage: example_client.sh SPIRES}")
client=$(dirname "$(realpath "$0")")/../../docs/examples/bot_client.py
work=$(mktemp -d)
server=

clean_up() {
  [ -n "$server" ] && kill -KILL "$server" 2>/dev/null
  rm -rf "$work"
}
trap clean_up EXIT

fail() {
  echo "example client: $1"
  for log in client server; do
    [ -s "$work/$log.log" ] && tail -n 20 "$work/$log.log"
  done
  exit 1
}

# The time limits only prevent hanging; they do not say how long a game takes.
patience=300

start_server() {
  "$spires" serve --port 0 --bind 127.0.0.1 --data "$work/data" --frames-per-second 100000 \
    >"$work/address" 2>"$work/server.log" &
  server=$!
  local tries
  for ((tries = 0; tries < patience * 10; tries++)); do
    url=$(grep -oE 'http://127\.0\.0\.1:[0-9]+' "$work/address") && return
    kill -0 "$server" 2>/dev/null || fail "the server does not start"
    sleep 0.1
  done
  fail "the server says no address"
}

fetch() {
  python3 -c 'import sys, urllib.request as web
sys.stdout.buffer.write(web.urlopen(sys.argv[1], timeout=60).read())' "$1"
}

# Plays a game with the arguments of the client, then downloads its record from the address that the client prints and
# verifies it.
play() {
  local name=$1
  shift
  timeout "$patience" python3 "$client" "$url" "$@" >"$work/$name.out" 2>"$work/client.log" ||
    fail "$name: the client ends with status $?"
  grep -q '^over after' "$work/$name.out" || fail "$name: no result: $(cat "$work/$name.out")"
  fetch "$(tail -n 1 "$work/$name.out")" >"$work/$name.record" 2>>"$work/client.log" || fail "$name: no record"
  timeout "$patience" "$spires" verify "$work/$name.record" >"$work/client.log" 2>&1 || fail "$name: the record does not hold"
}

stop_server() {
  local status tries
  kill -TERM "$server"
  for ((tries = 0; tries < patience * 10; tries++)); do
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  kill -0 "$server" 2>/dev/null && fail "the server does not stop"
  wait "$server"
  status=$?
  server=
  [ "$status" -eq 0 ] || fail "the server ends with status $status"
}

lines=$(wc -l <"$client")
[ "$lines" -le 80 ] || fail "the client has $lines lines, more than 80"
start_server
play towers towers
play duel duel
stop_server
echo "example client: towers and duel played to the end, records verified"

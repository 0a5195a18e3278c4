#!/usr/bin/env bash
# The release program from a shell: pipes, files, exit statuses. Prints one `ok NAME` or `not ok NAME why` per check.
set -u
spires=${SPIRES:?the program to check}
here=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

check() {  # NAME STATUS COMMAND…: the command ends with this status
  local name=$1 wanted=$2
  shift 2
  "$@" >"$work/out" 2>"$work/err" </dev/null
  local status=$?
  if [[ $status == "$wanted" ]]; then
    echo "ok $name"
  else
    echo "not ok $name status $status, wanted $wanted"
    sed 's/^/# /' "$work/out" "$work/err" | tail -n 20
  fi
}

same() {  # NAME FILE FILE
  if cmp -s "$2" "$3"; then echo "ok $1"; else echo "not ok $1 the outputs differ"; fi
}

check "version" 0 "$spires" --version
check "no command is bad input" 2 "$spires"
# All but one are cut in the middle of a game: every step is equal, but they are not complete games.
for trace in "$here"/tests/golden/towers/*.jsonl; do
  name="replay golden $(basename "$trace" .jsonl)"
  if tail -n 1 "$trace" | grep -q '"end"'; then
    check "$name" 0 "$spires" replay "$trace"
  else
    check "$name is not a whole game" 1 "$spires" replay "$trace"
    steps=$(($(wc -l <"$trace") - 1))
    if grep -q "its $steps steps are equal" "$work/out" "$work/err"; then echo "ok $name"; else echo "not ok $name: not all of its steps are equal"; fi
  fi
done

# A signature is a hash over games of every ruleset and changes with every rule. Revision 1 is that of version 1.0 and
# never changes: its games can still be finished. A commit that changes a rule of the newest revision changes its line.
while read -r revision game signature; do
  found=$("$spires" sign --game "$game" --games 2 --total --revision "$revision")
  name="signature of $game, revision $revision"
  if [[ $found == "$game $signature" ]]; then echo "ok $name"; else echo "not ok $name: $found, not $signature"; fi
done <<'END'
1 towers ddbc5dfbe99c1b8a
1 duel eecbdc3e41c25518
2 towers 05267b839de2a2b4
2 duel eecbdc3e41c25518
END

for setup in "--players 2" "--players 6 --teams --profile polish" "--variant advanced --players 3" \
  "--variant master --players 4 --profile ukrainian" "--variant master --players 6 --profile czech" "--variant solo --spells MW,FR"; do
  # shellcheck disable=SC2086
  "$spires" trace --games 3 --seed 11 --pick varied $setup >"$work/trace.jsonl"
  check "replay of trace $setup" 0 "$spires" replay "$work/trace.jsonl"
  # shellcheck disable=SC2086
  check "record $setup" 0 "$spires" record --seed 11 --undo 25 $setup --out "$work/game.rec"
  check "verify record $setup" 0 "$spires" verify "$work/game.rec"
done

sed 's/^2 ? draw A .*/2 ? draw A W1/' "$work/game.rec" >"$work/changed.rec"
check "a changed record is found" 1 "$spires" verify "$work/changed.rec"

"$spires" trace --games 2 --seed 5 >"$work/one"
"$spires" trace --games 2 --seed 5 >"$work/two"
same "equal seeds give equal traces" "$work/one" "$work/two"
"$spires" simulate --games 300 --threads 1 --seed 5 >"$work/one" 2>/dev/null
"$spires" simulate --games 300 --threads 4 --seed 5 >"$work/two" 2>/dev/null
same "threads do not change a simulation" "$work/one" "$work/two"
"$spires" sign --games 3 --threads 1 >"$work/one"
"$spires" sign --games 3 --threads 4 >"$work/two"
same "threads do not change the signature" "$work/one" "$work/two"

yes 1 | head -n 400 | "$spires" play towers --variant solo --seed 2 >"$work/out" 2>"$work/err"
if grep -q "The game is over" "$work/out" && [[ ! -s $work/err ]]; then
  echo "ok a solo game played through a pipe"
else
  echo "not ok a solo game played through a pipe"
fi
"$spires" trace --games 50 2>"$work/err" | head -n 1 >"$work/out"
if [[ -s $work/out && ! -s $work/err ]]; then echo "ok a closed pipe is no accident"; else echo "not ok a closed pipe is no accident"; fi
check "a full disk is told" 2 "$spires" record --out /dev/full/x
check "input that ends is no accident" 0 "$spires" play towers

# The signals of a closed terminal, a file that may not grow and a reader that went away do not end the server.
mkfifo "$work/opened"
"$spires" serve --port 0 --bind 127.0.0.1 --data "$work/served" >"$work/opened" 2>"$work/serve.err" &
server=$!
exec 7<"$work/opened"
port=
while [[ -z $port ]] && read -r line <&7; do
  [[ $line =~ 127\.0\.0\.1:([0-9]+) ]] && port=${BASH_REMATCH[1]}
done
health() {  # prints the status line of /healthz
  exec 8<>"/dev/tcp/127.0.0.1/$port" || return 1
  printf 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n' >&8
  head -n 1 <&8
  exec 8>&-
}
for signal in HUP XFSZ PIPE; do
  kill -s "$signal" "$server"
  if health | grep -q 200; then echo "ok the server survives SIG$signal"; else echo "not ok the server survives SIG$signal"; fi
done
kill -s TERM "$server"
wait "$server"
status=$?
if [[ $status == 0 ]]; then echo "ok SIGTERM ends the server in order"; else echo "not ok SIGTERM ends the server in order: status $status"; fi
exec 7<&-
mkdir -p "$work/empty" && : >"$work/empty/spires.db"
check "an empty database file is refused" 1 "$spires" serve --port 0 --bind 127.0.0.1 --data "$work/empty"
if grep -q "the file is empty" "$work/err"; then echo "ok and the reason is said"; else echo "not ok and the reason is said"; fi

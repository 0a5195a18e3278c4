# Sourced by tools with long steps: `say` prints a message, `stage` runs a command with progress, `fail` ends with an error.
# shellcheck shell=bash

tool=$(basename "$0")

say() { printf '[%s %3ds] %s\n' "$tool" "$SECONDS" "$*" >&2; }

fail() {
  printf '%s: %s\n' "$tool" "$*" >&2
  exit 1
}

# stage WORDS LOG COMMAND…: prints a line at the start and every ten seconds, and the output only on failure, with the advice
# in `on_failure`.
on_failure=
stage() {
  local words=$1 log=$2
  shift 2
  say "$words"
  local shown=$SECONDS status=0
  "$@" >"$log" 2>&1 </dev/null &
  while kill -0 $! 2>/dev/null; do
    sleep 0.2
    if (( SECONDS - shown >= 10 )); then
      shown=$SECONDS
      say "$words: $(tail -n 1 "$log" | cut -c 1-90)"
    fi
  done
  wait $! || status=$?
  if (( status != 0 )); then
    tail -n 40 "$log" >&2
    fail "${on_failure:-this command failed: $*} (the whole output is in $log)"
  fi
}

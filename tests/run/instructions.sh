#!/usr/bin/env bash
# Instructions per ply of the basic game, counted by callgrind: a measure of speed that does not depend on the machine's
# load.
set -euo pipefail
cd "$(dirname "$0")/../.."
most=600
name="instructions per ply, basic game, 2 players, at most $most"

if ! command -v valgrind >/dev/null; then
  echo "ok $name # skip valgrind is missing"
  exit 0
fi
if ! tools/build dev spires_plies >&2; then
  echo "not ok $name: bench/ does not build"
  exit 1
fi
if ! line=$(ENGINE_ONLY=1 SPIRES_PLIES=build/dev/spires_plies bench/instructions basic2); then
  echo "not ok $name: bench/instructions failed"
  exit 1
fi
read -r _ count _ <<<"$line"
if (( count > 0 && count <= most )); then
  echo "ok $name: $count"
else
  echo "not ok $name: $count"
  exit 1
fi

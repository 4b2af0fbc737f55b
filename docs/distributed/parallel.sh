#!/bin/sh
# A study in shards, as many at a time as this machine has cores; with GNU parallel's --sshlogin also on other machines.
# Call it again after a kill or a power cut: it goes on where it was. See docs/distributed.md.
set -eu
PASYANS=${PASYANS:-pasyans}
STUDY=${STUDY:-potocki --deals 1..1000000 --player careless}
SHARDS=${SHARDS:-100}
DIR=${DIR:-study}
JOBS=${JOBS:-$(getconf _NPROCESSORS_ONLN)}

mkdir -p "$DIR"
shard="$PASYANS odds $STUDY --threads 1 --shard {}/$SHARDS --out '$DIR/shard-{}-of-$SHARDS.odds' > /dev/null"
if command -v parallel > /dev/null; then
  seq "$SHARDS" | parallel --jobs "$JOBS" --halt soon,fail=1 "$shard"
else
  seq "$SHARDS" | xargs -P "$JOBS" -I '{}' sh -c "$shard"
fi
$PASYANS odds merge "$DIR"/shard-*-of-"$SHARDS".odds --out "$DIR/whole.odds" --json

#!/bin/sh
# Lets another machine lead, while all run: switchover.sh [Patroni's configuration]
#
# Until it is over one more replica answers commits. One that does not waits two seconds at a switchover, by Patroni's own rule, and
# bookings with it, because the new leader needs a replica that follows (decision 192). Without that replica nothing is changed.
set -eu

config="${1:-/etc/patroni/config.yml}"
patience_s="${PATIENCE_S:-20}"

control() {
  "${PATRONICTL:-patronictl}" -c "$config" "$@"
}
answer_commits() {
  control edit-config --force --quiet --set "synchronous_node_count=$1" >&2
}
answering() {
  control list --format json | grep -o '"Sync Standby"' | wc -l
}

usual="$(control show-config | sed -n 's/^synchronous_node_count: *//p')"
usual="${usual:-1}"
needed=$((usual + 1))
trap 'answer_commits "$usual"' EXIT
trap 'exit 1' HUP INT TERM
answer_commits "$needed"

waited_s=0
until [ "$(answering)" -ge "$needed" ]; do
  if [ "$waited_s" -ge "$patience_s" ]; then
    echo "After $patience_s seconds there are still fewer than $needed replicas that have everything. The leader was not changed." >&2
    exit 1
  fi
  sleep 1
  waited_s=$((waited_s + 1))
done

said="$(control switchover --force)"
echo "$said"
case "$said" in
  *Successfully*) ;;
  *) exit 1 ;;
esac

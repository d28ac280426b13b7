#!/bin/sh
# Makes the role and the database of the shop when the cluster is made. Patroni gives the address of the new leader.
set -eu

# Nobody replicates yet, so nothing here may wait for a second machine.
export PGOPTIONS='-c synchronous_commit=local'

"${PSQL:-psql}" --no-psqlrc --set ON_ERROR_STOP=1 --set password="$SHOP_DATABASE_PASSWORD" "$1" <<'SQL'
create role wondercast login password :'password';
create database wondercast owner wondercast;
SQL

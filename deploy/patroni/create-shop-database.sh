#!/bin/sh
# Makes the role and the database of the shop when the cluster is made. Patroni gives the address of the new leader. After a
# recovery both are there already: then the role gets the password of this machine's settings.
set -eu

# Nobody replicates yet, so nothing here may wait for a second machine.
export PGOPTIONS='-c synchronous_commit=local'

"${PSQL:-psql}" --no-psqlrc --set ON_ERROR_STOP=1 --set password="$SHOP_DATABASE_PASSWORD" "$1" <<'SQL'
select 'create role wondercast' where not exists (select from pg_roles where rolname = 'wondercast') \gexec
alter role wondercast login password :'password';
-- So that the doctor sees how the replicas are.
grant pg_monitor to wondercast;
select 'create database wondercast owner wondercast' where not exists (select from pg_database where datname = 'wondercast') \gexec
SQL

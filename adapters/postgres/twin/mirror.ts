import { RECORD_PORTS } from '@wondercast/core/desk/records/record-kinds';
import type { Database } from '../driver/database.ts';
import { type Run, textQuery } from '../driver/query.ts';
import { tableNameOf } from '../driver/record-columns.ts';
import { KEPT_HOSTS, MIRRORED, type MirroredTable } from './mirrored-tables.ts';
import { columnsOf, MIRROR_SETTING } from './protected-tables.ts';

/** Key of an advisory lock that nothing else in the test database uses: one writer at a time. */
const MIRROR_LOCK = 732_016_202;

const counted = (table: string, of: string, rows = 'true'): string =>
  `(select count(*) || '.' || coalesce(${of}, 0) from "${table}" where ${rows})`;

/** A fingerprint that changes when copied data changes: the versions of what has one, and counts of the rest. */
const SEEN = `concat_ws(' ',
  (select catalogue_version || '.' || partners_version from shop_state where id = 1),
  ${counted('settings', 'sum(version)')},
  ${counted('hosts', 'sum(version)')},
  ${counted('host_absences', 'max(id)')},
  ${RECORD_PORTS.map((port) => counted(tableNameOf(port), 'sum(version)')).join(', ')},
  ${counted('users', 'sum(version)', `role = 'admin'`)},
  ${counted('users', 'sum(password_version)', `role = 'admin'`)})`;

const rowsOf = ({ name, rows = 'true', masks = {} }: MirroredTable): string => {
  const given = Object.entries(masks).map(([column, value]) => `'${column}', ${value}`);
  const row = given.length > 0 ? `to_jsonb(t) || jsonb_build_object(${given.join(', ')})` : 'to_jsonb(t)';
  return `'${name}', (select coalesce(jsonb_agg(${row}), '[]'::jsonb) from "${name}" t where ${rows})`;
};

/** All tables in one snapshot. */
const ALL = `select ${SEEN} as seen, jsonb_build_object(${MIRRORED.map(rowsOf).join(', ')})::text as rows`;

const KEYS = `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
  where i.indrelid = $1::regclass and i.indisprimary`;

const listed = (names: readonly string[], of = ''): string =>
  names.map((name) => `${of}"${name}"`).join(', ');

const writeTable = async (
  run: Run,
  { name, own = [], unique = [] }: MirroredTable,
  rows: string,
): Promise<void> => {
  const columns = await columnsOf(run, name);
  const keys = (await run(textQuery<{ name: string }>(KEYS, [`"${name}"`]))).map((key) => key.name);
  const given = `jsonb_populate_recordset(null::"${name}", $1::jsonb)`;
  const isSame = keys.map((key) => `r."${key}" = t."${key}"`).join(' and ');
  const gone = `not exists (select from ${given} r where ${isSame})`;
  // A removed host who leads a test session stays, as inactive.
  if (name === KEPT_HOSTS) {
    const leads = 'exists (select from assignments a where a.host_id = t.id)';
    await run(textQuery(`update "hosts" t set active = false where ${gone} and ${leads} and active`, [rows]));
    await run(textQuery(`delete from "hosts" t where ${gone} and not ${leads}`, [rows]));
  } else await run(textQuery(`delete from "${name}" t where ${gone}`, [rows]));
  // Two rows may exchange unique values, so those that change are replaced by placeholders first.
  for (const column of unique)
    await run(
      textQuery(
        `update "${name}" t set "${column}" = '~' || t.id from ${given} r where ${isSame} and t."${column}" is distinct from r."${column}"`,
        [rows],
      ),
    );
  const written = columns.filter((column) => !keys.includes(column) && !own.includes(column));
  const change =
    written.length === 0
      ? 'nothing'
      : `update set ${written.map((column) => `"${column}" = excluded."${column}"`).join(', ')}
         where (${listed(written, 't.')}) is distinct from (${listed(written, 'excluded.')})`;
  await run(
    textQuery(
      `insert into "${name}" as t (${listed(columns)}) select ${listed(columns)} from ${given}
       on conflict (${listed(keys)}) do ${change}`,
      [rows],
    ),
  );
};

/** Copies the live shop's current data to the test database. */
const copy = async (live: Run, twin: Database): Promise<void> => {
  const [state] = await live(textQuery<{ seen: string; rows: string }>(ALL));
  if (!state) throw new Error('The live database has answered nothing');
  const rows = JSON.parse(state.rows) as Readonly<Record<string, unknown>>;
  await twin.transaction(async ({ run }) => {
    await run(textQuery(`select set_config($1, 'on', true)`, [MIRROR_SETTING]));
    await run(textQuery('select pg_advisory_xact_lock($1)', [MIRROR_LOCK]));
    for (const table of MIRRORED) await writeTable(run, table, JSON.stringify(rows[table.name]));
    await run(textQuery(`update "twin_of" set "seen" = $1`, [state.seen]));
  });
};

/** Copies when something has changed since the last copy by any process. Fails when the test database does not exist. */
export const mirrorTo = (live: Database, twin: Database) => async (): Promise<void> => {
  const [[state], [copied]] = await Promise.all([
    live.reader.run(textQuery<{ seen: string }>(`select ${SEEN} as seen`)),
    twin.reader.run(textQuery<{ seen: string | null }>(`select "seen" from "twin_of"`)),
  ]);
  if (state?.seen !== copied?.seen) await copy(live.reader.run, twin);
};

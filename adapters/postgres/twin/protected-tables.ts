import { FIRST_TEST_ID } from '@wondercast/core/people/partners/test-data';
import { type Run, textQuery } from '../driver/query.ts';
import { MIRRORED, type MirroredTable } from './mirrored-tables.ts';

/** A setting that allows writes to copied tables. Only the copy sets it. */
export const MIRROR_SETTING = 'wondercast.mirror';

const REFUSE = `create or replace function "only_the_mirror"() returns trigger language plpgsql as $$ begin
  if current_setting('${MIRROR_SETTING}', true) = 'on' then return coalesce(new, old); end if;
  raise exception 'The test shop has written %, which follows the live shop', tg_table_name;
end $$`;

const COLUMNS = `select column_name as name from information_schema.columns
  where table_schema = 'public' and table_name = $1 order by ordinal_position`;

export const columnsOf = async (run: Run, table: string): Promise<readonly string[]> =>
  (await run(textQuery<{ name: string }>(COLUMNS, [table]))).map(({ name }) => name);

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

const close = async (run: Run, { name, own = [] }: MirroredTable): Promise<void> => {
  const columns = (await columnsOf(run, name)).filter((column) => !own.includes(column));
  await run(
    textQuery(`create or replace trigger "${name}_only_the_mirror" before insert or delete or update of ${quoted(columns)}
      on "${name}" for each row execute function "only_the_mirror"()`),
  );
};

/** Sequences of tables that belong to the test shop itself. */
const SEQUENCES = `select quote_ident(s.relname) as name from pg_class s
  join pg_namespace n on n.oid = s.relnamespace and n.nspname = 'public'
  join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
  join pg_class t on t.oid = d.refobjid
  where s.relkind = 'S' and t.relname <> all($1::text[])`;

/** Protects the copied tables from all writes except the copy's, and lets the test shop's own ids begin where no live id is. */
export const protectMirroredTables = async (run: Run): Promise<void> => {
  await run(textQuery(REFUSE));
  for (const table of MIRRORED) await close(run, table);
  const sequences = await run(textQuery<{ name: string }>(SEQUENCES, [MIRRORED.map(({ name }) => name)]));
  for (const { name } of sequences)
    await run(
      textQuery(`select setval($1::regclass, $2) from ${name} where last_value < $2`, [name, FIRST_TEST_ID]),
    );
};

import type { Database } from '../driver/database.ts';
import { type Run, textQuery } from '../driver/query.ts';

/** Tables in which every shop has rows once it has been opened, and which a database that was only migrated leaves empty. */
const SHOPS = ['users', 'experiences', 'bookings', 'audit_log'];

const exists = async (run: Run, table: string): Promise<boolean> => {
  const [row] = await run(
    textQuery<{ found: boolean }>('select to_regclass($1) is not null as found', [`public.${table}`]),
  );
  return row?.found === true;
};

/**
 * Whether a restored shop may be written here: nothing of a shop is in this database, and its tables, if there are any, come
 * from a restore that failed before.
 */
export const isEmptyFor = async (
  { reader: { run } }: Database,
  migrations: readonly string[],
): Promise<boolean> => {
  for (const table of SHOPS) {
    if (!(await exists(run, table))) continue;
    const [row] = await run(textQuery<{ used: boolean }>(`select exists (select from "${table}") as used`));
    if (row?.used) return false;
  }
  if (!(await exists(run, 'schema_migrations'))) return true;
  const done = await run(textQuery<{ name: string }>('select name from schema_migrations'));
  return done.every(({ name }) => migrations.includes(name));
};

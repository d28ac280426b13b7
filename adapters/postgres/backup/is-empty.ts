import type { Database } from '../driver/database.ts';
import { type Run, textQuery } from '../driver/query.ts';

/** Tables that have rows in every shop that was ever opened, but are empty after migrations alone. */
const SHOPS = ['users', 'experiences', 'bookings', 'audit_log'];

const exists = async (run: Run, table: string): Promise<boolean> => {
  const [row] = await run(
    textQuery<{ found: boolean }>('select to_regclass($1) is not null as found', [`public.${table}`]),
  );
  return row?.found === true;
};

/** Whether a backup may be restored here: the database holds no shop, and any tables in it come from a restore that failed. */
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

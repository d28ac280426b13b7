import pg from 'pg';
import type { TestApp } from '../../support/app.ts';

const TABLES = `select format('%I.%I', schemaname, tablename) "name" from pg_tables
  where schemaname in ('public', 'graphile_worker')`;

/** Every row of every table as text, for looking whether something is anywhere; '' on memory. */
export const textOfDatabase = async ({ databaseUrl }: TestApp): Promise<string> => {
  if (!databaseUrl) return '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(TABLES);
    const texts: string[] = [];
    for (const { name } of rows) {
      const table = await client.query<{ row: string }>(`select t::text "row" from ${name} t`);
      texts.push(...table.rows.map(({ row }) => row));
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
};

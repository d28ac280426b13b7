import pg from 'pg';
import { ADMIN_PASSWORD, type AppProcess } from '../support/app-process.ts';
import { audit, type Premises } from '../support/auditor.ts';
import { evidenceOfPostgres } from '../support/auditor-evidence.ts';

export type Outages = NonNullable<Premises['outages']>;

/** The audit of a shop that runs as a process of its own. */
export const auditProcess = (
  app: AppProcess,
  { outages = [], outbox = true }: { outages?: Outages; outbox?: boolean } = {},
): Promise<void> =>
  audit({
    evidence: () => evidenceOfPostgres(app.databaseUrl),
    exchanges: app.exchanges,
    dataDir: app.dataDir,
    log: app.output(),
    secrets: [ADMIN_PASSWORD, new URL(app.databaseUrl).password],
    outbox,
    outages,
  });

/** Asks the database itself. */
export const rowsOf = async <Row extends object>(
  databaseUrl: string,
  sql: string,
): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

export const countOf = async (databaseUrl: string, table: string): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(databaseUrl, `select count(*)::int "count" from ${table}`);
  return row?.count ?? 0;
};

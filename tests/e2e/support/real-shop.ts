import { join } from 'node:path';
import pg from 'pg';
import { startAppProcess } from '../../support/app-process.ts';
import { createDatabase } from '../../support/database.ts';
import { readOutbox, type SentMail } from '../../support/outbox.ts';
import { storefront } from './storefront.ts';

/** The shop as operators run it: a process of its own, a Postgres, an outbox folder. */
export interface RealShop {
  readonly url: string;
  sql<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  outbox(): Promise<readonly SentMail[]>;
  stop(): Promise<void>;
}

const openRealShop = async (): Promise<RealShop> => {
  const database = await createDatabase();
  const app = await startAppProcess({ DATABASE_URL: database.url });
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  return {
    url: app.url,
    sql: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await pool.query(text, [...values])).rows as Row[],
    outbox: () => readOutbox(join(app.dataDir, 'outbox')),
    stop: async () => {
      await pool.end();
      await app.remove();
      await database.drop();
    },
  };
};

/** Tests against the whole shop. */
export const it = storefront(openRealShop);

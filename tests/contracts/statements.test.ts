import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementTexts } from '../../adapters/postgres/driver/statement.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { OWN_TABLE } from './own-table.ts';

/** What the database says against a statement; null when it takes it. */
const objection = async (client: pg.Client, text: string): Promise<string | null> => {
  try {
    await client.query(`prepare each as ${text}`);
    await client.query('deallocate each');
    return null;
  } catch (error) {
    return `${error instanceof Error ? error.message : error}: ${text}`;
  }
};

describe('the statements of the shop', () => {
  let database: TestDatabase;
  let store: PostgresStore;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createDatabase();
    store = await openPostgres(database.url);
    await store.migrate();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const folder = join(import.meta.dirname, '../../adapters/postgres');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.ts')) await import(join(folder, file));
  });
  afterAll(async () => {
    await client.end();
    await store.close();
    await database.drop();
  });

  it('are all understood by the tables as they are migrated', async () => {
    const texts = statementTexts().filter((text) => !text.includes(`"${OWN_TABLE}"`));
    expect(texts.length).toBeGreaterThan(100);
    const objections: (string | null)[] = [];
    for (const text of texts) objections.push(await objection(client, text));
    expect(objections.filter((each) => each !== null)).toEqual([]);
  });

  it('(one that names a column which is not there: is noticed)', async () => {
    expect(await objection(client, 'select nobody from users')).toContain('column "nobody" does not exist');
  });
});

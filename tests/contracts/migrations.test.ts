import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

describe('the migrations', () => {
  let database: TestDatabase;
  let store: PostgresStore;
  beforeAll(async () => {
    database = await createDatabase();
    store = await openPostgres(database.url);
    await store.database.orm.migrator.up({ to: 'initial' });
    await store.database.reader.sql(`insert into users (username, password_hash) values ('early', 'hash')`);
    await store.migrate();
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it('make the tables that the schema describes', async () => {
    expect(await store.database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  it('keep who was there at the first version, whose sessions live on', async () => {
    const found = await store.read.accounts.credentialsOf('early');
    expect(found).toMatchObject({ passwordHash: 'hash', account: { version: 1, passwordVersion: 1 } });
  });

  it('find nothing to do the second time', async () => {
    await store.migrate();
    expect(await store.database.orm.migrator.getPending()).toEqual([]);
  });
});

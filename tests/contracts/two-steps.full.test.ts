import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Migration } from '@mikro-orm/migrations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { contract, migrate } from '../../adapters/postgres/migrate.ts';
import { type ListedMigration, migrations } from '../../adapters/postgres/migrations/migrations.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { root } from '../../scripts/root.mjs';
import { createDatabase, type TestDatabase } from '../support/database.ts';

class Widen extends Migration {
  override up(): void {
    this.addSql('alter table "orders" add column "note" text null');
  }
}
class Narrow extends Migration {
  override up(): void {
    this.addSql('alter table "orders" drop column "note"');
  }
}
const withTwoMore = (tell: (line: string) => void): readonly ListedMigration[] => [
  ...migrations(tell),
  { name: 'widen-orders', step: 'expand', class: Widen },
  { name: 'narrow-orders', step: 'contract', unusedSince: '1.1.0', class: Narrow },
];
const LISTED = { listed: withTwoMore };

describe('migrations in two steps', () => {
  let database: TestDatabase;
  let store: PostgresStore;
  beforeAll(async () => {
    database = await createDatabase();
    store = await openPostgres(database.url);
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const ask = <Row>(sql: string) => store.database.reader.run(textQuery<Row>(sql));
  const hasNote = async () =>
    (
      await ask(
        `select 1 from information_schema.columns where table_name = 'orders' and column_name = 'note'`,
      )
    ).length === 1;
  const node = (release: string | null, age: string) =>
    ask(
      `insert into pulses (node, at, release) values ('${release} ${age}', now() - interval '${age}', ${release && `'${release}'`})`,
    );

  it('nothing is removed before everything is added', async () => {
    await expect(contract(database.url, undefined, LISTED)).rejects.toThrow(
      /Run npm run migrate first: initial/,
    );
  });

  it('a start adds, and leaves what is to be removed', async () => {
    expect((await migrate(database.url, undefined, LISTED)).at(-1)).toBe('widen-orders');
    expect(await hasNote()).toBe(true);
    expect(await migrate(database.url, undefined, LISTED)).toEqual([]);
  });

  it.each([
    ['of the release that uses it', '1.0.12'],
    ['of a release that does not say which it is', null],
  ])('nothing is removed while a node %s lives', async (_, release) => {
    await node(release, '2 seconds');
    await expect(contract(database.url, undefined, LISTED)).rejects.toThrow(
      /narrow-orders removes what .* uses, and a node of it still runs/,
    );
    await ask('delete from pulses');
    expect(await hasNote()).toBe(true);
  });

  it('(without asking who lives: it is taken from under that node)', async () => {
    await node('1.0.12', '2 seconds');
    const unguarded = (tell: (line: string) => void) =>
      withTwoMore(tell).map((each) => ({ ...each, unusedSince: '0.0.0' }));
    const other = await createDatabase();
    await migrate(other.url, undefined, { listed: unguarded });
    expect(await contract(other.url, undefined, { listed: unguarded })).toEqual(['narrow-orders']);
    await other.drop();
    await ask('delete from pulses');
  });

  it('it is removed when only nodes live that do not use it', async () => {
    await node('1.1.0', '1 second');
    await node('1.0.12', '1 minute');
    expect(await contract(database.url, undefined, LISTED)).toEqual(['narrow-orders']);
    expect(await hasNote()).toBe(false);
  });

  it('a node that may not migrate waits, and says for what', async () => {
    const other = await createDatabase();
    const waiting = await openPostgres(other.url);
    await expect(waiting.assertMigrated()).rejects.toThrow(/MIGRATE is off: run npm run migrate \(initial/);
    await waiting.migrate();
    await expect(waiting.assertMigrated()).resolves.toBeUndefined();
    await waiting.close();
    await other.drop();
  });

  it('npm run migrate says what it did and what is pending', async () => {
    const other = await createDatabase();
    const { PATH } = process.env;
    const command = async (...words: readonly string[]) => {
      const env = { PATH, DATABASE_URL: other.url, SESSION_SECRET: 'x'.repeat(40) };
      return (
        await promisify(execFile)(process.execPath, ['adapters/migrate.ts', ...words], { cwd: root, env })
      ).stdout;
    };
    expect(await command('--status')).toMatch(/pending {2}expand {4}initial/);
    expect(await command()).toMatch(/^Done: initial, accounts, /m);
    expect(await command('--status')).not.toContain('pending');
    expect(await command('contract')).toMatch(/^Nothing to remove/);
    await expect(command('sideways')).rejects.toMatchObject({
      stderr: expect.stringContaining('usage: npm run migrate'),
    });
    await other.drop();
  });
});

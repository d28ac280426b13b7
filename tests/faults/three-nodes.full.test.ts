import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../adapters/postgres/driver/database.ts';
import { ormOn } from '../../adapters/postgres/driver/orm.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { countOf, rowsOf } from './process-audit.ts';

describe('three nodes that start at once on an empty database', () => {
  let database: TestDatabase;
  let nodes: readonly AppProcess[] = [];
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.remove()));
    await database.drop();
  });

  it('migrate once, seed once, make one administrator, and all of them open', async () => {
    const env = { DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(32), ADMIN_PASSWORD: '' };
    nodes = await Promise.all([1, 2, 3].map(() => startAppProcess(env)));
    expect(await countOf(database.url, 'experiences')).toBe(28);
    expect(await countOf(database.url, 'discount_codes')).toBe(7);
    expect(await countOf(database.url, 'logo_carousel')).toBe(15);
    expect(await countOf(database.url, 'users')).toBe(1);
    const migrations = await rowsOf<{ name: string }>(database.url, 'select name from schema_migrations');
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
    const printed = nodes.map((node) => node.output());
    expect(printed.filter((text) => text.includes('The demo shop is in place.'))).toHaveLength(1);
    expect(printed.filter((text) => /Administrator: admin, password \S{16} /.test(text))).toHaveLength(1);
    for (const text of printed) expect(text).not.toMatch(/error/i);
    for (const node of nodes) {
      expect((await node.client().get('/readyz')).status).toBe(200);
      expect((await node.client().get<unknown[]>('/api/experiences')).body).toHaveLength(28);
    }
  });

  it('let the one who reads the printed password in, on every node', async () => {
    const password = /Administrator: admin, password (\S+) /.exec(
      nodes.map((node) => node.output()).join(''),
    )?.[1];
    for (const node of nodes) {
      const { status } = await node.client().post('/api/login', { username: 'admin', password });
      expect(status).toBe(200);
    }
  });

  it('would stumble over one another, if nobody waited for who migrates', async () => {
    const other = await createDatabase();
    const databases = [1, 2, 3].map(() => openDatabase({ url: other.url }));
    const migrated = await Promise.allSettled(databases.map((each) => ormOn(each).migrator.up()));
    expect(migrated.map(({ status }) => status)).toContain('rejected');
    await Promise.all(databases.map((each) => each.close()));
    await other.drop();
  });
});

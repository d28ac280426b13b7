import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { root } from '../../scripts/root.mjs';
import { ensureDebianPackages, type FindProgram } from '../support/debian-packages.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-shop-database-'));
let postgres: EmbeddedPostgres;
let find: FindProgram;

const query = async <Row extends object>(url: string, ...statements: readonly string[]) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const rows: Row[] = [];
    for (const sql of statements) rows.push(...(await client.query<Row>(sql)).rows);
    return rows;
  } finally {
    await client.end();
  }
};

const urlAs = (user: string, password: string, database: string): string => {
  const url = new URL(postgres.url);
  return Object.assign(url, { username: user, password, pathname: `/${database}` }).href;
};
const administrator = () => urlAs('administrator', 'secret', 'postgres');

beforeAll(async () => {
  find = await ensureDebianPackages(['postgresql-15']);
  postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  // The bundled server has the shop's role and database already: what a new cluster has not.
  await query(postgres.url, `create role administrator superuser login password 'secret'`);
  await query(
    administrator(),
    'alter database wondercast rename to another',
    'alter role wondercast rename to another',
  );
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('the shop’s database is made once, and a recovered one is as good as new', async () => {
  for (const password of ['first', 'second']) {
    execFileSync(join(root, 'deploy/patroni/create-shop-database.sh'), [administrator()], {
      stdio: 'pipe',
      env: { PATH: process.env.PATH, PSQL: find('psql'), SHOP_DATABASE_PASSWORD: password },
    });
    const seen = await query<{ owner: string; monitors: boolean; super: string }>(
      urlAs('wondercast', password, 'wondercast'),
      `select pg_get_userbyid(datdba) as owner, pg_has_role('pg_monitor', 'usage') as monitors,
        current_setting('is_superuser') as super from pg_database where datname = current_database()`,
    );
    expect(seen).toEqual([{ owner: 'wondercast', monitors: true, super: 'off' }]);
  }
});

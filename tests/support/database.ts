import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type DatabaseServer, startDatabaseServer } from './database-server.ts';

/** A database of one test's own. */
export interface TestDatabase {
  readonly url: string;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

/** A database made once per run and copied from then on, which takes a fraction of migrating anew. */
export interface Template {
  /** Of letters, digits and underscores. */
  readonly name: string;
  /** Fills it. Must close every connection that it opens. */
  readonly prepare: (url: string) => Promise<void>;
}

/** Set for the test processes by the run's setup; absent in scripts, which then start a server themselves. */
export const SERVER_VARIABLE = 'TEST_DATABASE_SERVER';
/** Names of databases carry it, so that a run finds its own and no other's. */
export const RUN_VARIABLE = 'TEST_DATABASE_RUN';

let own: Promise<DatabaseServer> | null = null;

const serverUrl = async (): Promise<string> => {
  const shared = process.env[SERVER_VARIABLE];
  if (shared) return shared;
  own ??= startDatabaseServer();
  return (await own).url;
};

/** For scripts that run outside the test runner: stops the server if this process started one. */
export const stopDatabaseServer = async () => {
  const server = await own;
  own = null;
  await server?.stop();
};

const run = () => process.env[RUN_VARIABLE] ?? `p${process.pid}`;

const withAdmin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: await serverUrl(), connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const urlOf = async (name: string) => {
  const url = new URL(await serverUrl());
  url.pathname = `/${name}`;
  return url.href;
};

const exists = async (client: pg.Client, name: string) =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;

/** Many test files ask at once, from several processes: the first makes it while the others wait. */
const ensureTemplate = (client: pg.Client, { name, prepare }: Template): Promise<string> =>
  withTemplateLock(client, name, async () => {
    const database = `test_${run()}_template_${name}`;
    if (await exists(client, database)) return database;
    const draft = `${database}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    await prepare(await urlOf(draft));
    // Renamed only when filled: a preparation that fails leaves no half template.
    await client.query(`alter database ${draft} rename to ${database}`);
    return database;
  });

const withTemplateLock = async <T>(client: pg.Client, name: string, work: () => Promise<T>): Promise<T> => {
  const key = `test template ${name}`;
  await client.query('select pg_advisory_lock(hashtext($1))', [key]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [key]);
  }
};

/**
 * A fresh database: empty, or a copy of `template`.
 * @throws Error when no Postgres can be had; a suite that needs one then fails, it is never skipped
 */
export const createDatabase = async (template?: Template): Promise<TestDatabase> => {
  const name = `test_${run()}_${randomBytes(6).toString('hex')}`;
  await withAdmin(async (client) => {
    const source = template ? await ensureTemplate(client, template) : 'template0';
    // Copying files costs a quarter of what it costs to log each page of them.
    await client.query(`create database ${name} template ${source} strategy file_copy`);
  });
  return {
    url: await urlOf(name),
    drop: () =>
      withAdmin(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
};

/** Removes what tests of this run have left behind. */
export const dropDatabasesOfRun = () =>
  withAdmin(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [`test_${run()}_`],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });

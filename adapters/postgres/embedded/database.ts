import pg from 'pg';
import { type Cluster, USER } from './cluster.ts';
import { LOOPBACK } from './port.ts';

const DATABASE = 'wondercast';
const NO_SUCH_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';

export const urlOf = ({ password }: Cluster, port: number, database = DATABASE) =>
  `postgres://${USER}:${password}@${LOOPBACK}:${port}/${database}`;

const run = async (connectionString: string, sql: string) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // Without a listener, the error of a dying backend would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
};

/** Checks that the shop's database replies, and creates it the first time. */
export const ensureDatabase = async (cluster: Cluster, port: number) => {
  try {
    await run(urlOf(cluster, port), 'select 1');
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === WRONG_PASSWORD) {
      throw new Error(
        `Postgres does not accept the password kept beside ${cluster.dir} (postgres-password).`,
      );
    }
    if (code !== NO_SUCH_DATABASE) throw error;
    await run(urlOf(cluster, port, 'postgres'), `create database ${DATABASE}`);
  }
};

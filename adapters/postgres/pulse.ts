import pg from 'pg';
import type { Pulse, Versions } from '../http/live-snapshot.ts';

const PATIENCE_MS = 1_500;

/**
 * Asks the database for the versions it holds over a connection of its own, so that a busy pool does not look like a
 * dead server, and a server that hangs is noticed as soon as one that is gone.
 */
export const postgresPulse = (url: string): Pulse => {
  let client: pg.Client | null = null;
  const drop = () => {
    const dropped = client;
    client = null;
    void dropped?.end().catch(() => {});
  };
  const connected = async (): Promise<pg.Client> => {
    if (client) return client;
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'wondercast pulse',
    });
    fresh.on('error', drop);
    await fresh.connect();
    client = fresh;
    return fresh;
  };
  return {
    beat: async () => {
      try {
        const connection = await connected();
        const { rows } = await connection.query<Versions>(
          'select catalogue_version "catalogue", partners_version "partners" from shop_state where id = 1',
        );
        return rows[0] ?? { catalogue: 0, partners: 0 };
      } catch (error) {
        drop();
        throw error;
      }
    },
    close: async () => drop(),
  };
};

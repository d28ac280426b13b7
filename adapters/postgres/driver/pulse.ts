import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Pulse, Versions } from '../../http/from-memory/live-snapshot.ts';
import type { Clock } from '../../system/clock.ts';
import { RELEASE } from '../../system/release.ts';
import { parseAddresses } from './addresses.ts';
import { isGivenUp, isLost, isReadOnly } from './connection-errors.ts';
import type { Database } from './database.ts';
import { leaderAmong } from './leader.ts';
import { leaderClient } from './leader-client.ts';
import { textQuery } from './query.ts';
import { replyWithin } from './reply-within.ts';
import { type WrittenPositions, writtenPositions } from './written-positions.ts';

const PATIENCE_MS = 1_500;
/** How long a heartbeat looks for the server that accepts writes when the previous one no longer does. */
const RECOVERY_MS = 1_000;
/**
 * The same after a heartbeat that hung. It is shorter, because a hanging server must be noticed within three seconds in all; a
 * server that works replies at once.
 */
const HUNG_RECOVERY_MS = 300;
const HUNG_PATIENCE_MS = 1_000;

/** Writes, because a read-only server is no use to a shop, and reads the versions and the server's time. */
const BEAT = `with beat as (
    insert into pulses (node, at, release) values ($1, clock_timestamp(), $2) on conflict (node) do update set at = excluded.at returning at)
  select catalogue_version "catalogue", partners_version "partners", (select at from beat) "at",
    (pg_current_wal_flush_lsn() - '0/0')::text "position" from shop_state where id = 1`;

/** Writes more than fits into space freed by deletions, so it fails on a full disk. It is rolled back. */
const PROBE = `insert into pulses (node) select 'probe ' || g || repeat(md5(g::text), 60) from generate_series(1, 40) g`;

export interface DatabasePulse extends Pulse {
  /** Makes the next heartbeats fail until the server has space to write again. */
  suspectFull(): void;
}

/**
 * Sends heartbeats over a connection of its own, so that a busy pool does not look like a dead server and a hanging server is
 * noticed as early as a dead one. When the leader changes, the heartbeat goes to the next leader if there is one within a second;
 * when only its own connection hangs, it uses another one.
 */
export const postgresPulse = (
  database: Pick<Database, 'directUrl' | 'reader' | 'renew' | 'isReachable'>,
  clock: Clock,
  positions: Pick<WrittenPositions, 'note' | 'forget'> = writtenPositions(),
): DatabasePulse => {
  const node = randomUUID();
  const addresses = parseAddresses(database.directUrl);
  const leader = leaderAmong(addresses, {
    onChange: () => {
      positions.forget();
      database.renew();
    },
  });
  const LeaderClient = leaderClient(leader);
  let client: pg.Client | null = null;
  let suspectsFull = false;
  const drop = () => {
    const dropped = client;
    client = null;
    void dropped?.end().catch(() => {});
  };
  const connected = async (): Promise<pg.Client> => {
    if (client) return client;
    const fresh = new LeaderClient({
      connectionString: addresses.url,
      connectionTimeoutMillis: PATIENCE_MS,
      application_name: 'wondercast pulse',
    });
    fresh.on('error', drop);
    await fresh.connect();
    client = fresh;
    return fresh;
  };
  const probe = async (connection: pg.Client): Promise<void> => {
    await connection.query('begin');
    try {
      await connection.query(PROBE);
    } finally {
      await connection.query('rollback');
    }
    suspectsFull = false;
  };
  const beatOnce = async (patienceMs = PATIENCE_MS): Promise<Versions> => {
    const connection = await connected();
    if (suspectsFull) await replyWithin(PATIENCE_MS, probe(connection));
    const [askedAt, since] = [clock.machineMs(), performance.now()];
    const beat = connection.query<Versions & { at: Date; position: string }>(BEAT, [node, RELEASE]);
    const { rows } = await replyWithin(patienceMs, beat);
    // Behind a pooler the server may run while nobody can connect to it.
    if (!database.isReachable()) await database.reader.run(textQuery('select 1'));
    const [row] = rows;
    if (!row) return { catalogue: 0, partners: 0 };
    positions.note(Number(row.position), since);
    clock.follow(row.at, askedAt, clock.machineMs());
    return { catalogue: row.catalogue, partners: row.partners };
  };
  return {
    beat: async () => {
      try {
        return await beatOnce();
      } catch (error) {
        drop();
        const hung = isGivenUp(error);
        if (!hung && !isLost(error) && !isReadOnly(error)) throw error;
        leader.forget();
        // Another server may accept writes by now, or the same one again.
        if (!(await leader.takesWritesWithin(hung ? HUNG_RECOVERY_MS : RECOVERY_MS))) throw error;
        return beatOnce(hung ? HUNG_PATIENCE_MS : PATIENCE_MS);
      }
    },
    suspectFull: () => {
      suspectsFull = true;
    },
    close: async () => drop(),
  };
};

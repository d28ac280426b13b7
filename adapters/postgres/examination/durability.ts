import { type Finding, note, well, wrong } from '../../system/finding.ts';
import type { Database } from '../driver/database.ts';
import { type Run, textQuery } from '../driver/query.ts';

const CHECK = 'durability';

/** Without these settings an acknowledged booking could be lost. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

interface Replica {
  readonly name: string;
  /** null when this role may not see it. */
  readonly state: string | null;
  readonly sync: string | null;
}

/** Postgres's view of its replicas. */
export interface Replication {
  /** As configured; '' when no replica must confirm commits. */
  readonly synchronousNames: string;
  readonly synchronousCommit: string;
  readonly replicas: readonly Replica[];
}

const SETTINGS = 'select name, setting from pg_settings where name = any($1)';
const REPLICATION = `select current_setting('synchronous_standby_names') as "synchronousNames",
  current_setting('synchronous_commit') as "synchronousCommit",
  (select coalesce(json_agg(json_build_object('name', application_name, 'state', state, 'sync', sync_state)), '[]')
    from pg_stat_replication where application_name not like 'pg_basebackup%') as replicas`;

const CONFIRMS = ['sync', 'quorum'];

/** Checks that commits reach a second machine, if that is configured. */
export const judgeReplication = ({
  synchronousNames,
  synchronousCommit,
  replicas,
}: Replication): readonly Finding[] => {
  const streaming = replicas.filter(({ state }) => state === 'streaming');
  if (replicas.some(({ state }) => state === null))
    return [
      note(
        CHECK,
        'Replicas are connected, and this account may not see how they are.',
        'Run as an administrator of the database: grant pg_monitor to the account of DATABASE_URL.',
      ),
    ];
  if (synchronousNames !== '') {
    const confirming = streaming.filter(({ sync }) => sync !== null && CONFIRMS.includes(sync));
    if (confirming.length === 0)
      return [
        wrong(
          CHECK,
          'No synchronous replica is connected: bookings wait for one, or are on one machine only.',
          'Start the replica, and look into its log; see the runbook.',
        ),
      ];
    return synchronousCommit === 'local'
      ? [
          wrong(
            CHECK,
            'synchronous_commit is local: a booking is acknowledged before a replica has it.',
            'Set synchronous_commit to on.',
          ),
        ]
      : [
          well(
            CHECK,
            `${confirming.length} synchronous ${confirming.length === 1 ? 'replica confirms' : 'replicas confirm'} each commit.`,
          ),
        ];
  }
  if (streaming.length > 0)
    return [
      note(
        CHECK,
        `${streaming.length} ${streaming.length === 1 ? 'replica follows' : 'replicas follow'}, and none confirms a commit: a lost leader can lose the last bookings.`,
        'Turn synchronous replication on (synchronous_mode in Patroni).',
      ),
    ];
  return [well(CHECK, 'No replica is configured: what is committed is on one machine.')];
};

const settings = async (run: Run): Promise<readonly Finding[]> => {
  const rows = await run(textQuery<{ name: string; setting: string }>(SETTINGS, [DURABLE]));
  return rows.map(({ name, setting }) =>
    setting === 'off'
      ? wrong(
          CHECK,
          `${name} is off: a crash can lose acknowledged bookings. Turn it on in the database's configuration.`,
          `Set ${name} to on, and reload the configuration.`,
        )
      : well(CHECK, `${name} is ${setting}.`),
  );
};

export const durability = async ({ reader: { run } }: Database): Promise<readonly Finding[]> => {
  const found = await settings(run);
  const [replication] = await run(textQuery<Replication>(REPLICATION));
  return [...found, ...(replication ? judgeReplication(replication) : [])];
};

import { sql } from 'kysely';
import type { SimulatorRecords } from '../../simulator/records.ts';
import type { RowOf } from '../driver/columns.ts';
import type { Database } from '../driver/database.ts';
import { translated } from '../driver/refusals.ts';
import { insertion, rowsBy } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import { SimulatorRecordRow } from './tables.ts';

/** An advisory lock also prevents two transactions from creating the same record, which has no row to lock yet. */
const LOCK = statement(
  (_, { name }: Given<{ name: string }>) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
);
const READ = rowsBy(SimulatorRecordRow, 'kind', 'id');
const WRITE = statement<unknown, RowOf<typeof SimulatorRecordRow>>(
  () => sql`${insertion(SimulatorRecordRow)}
    on conflict (kind, id) do update set at = excluded.at, body = excluded.body`,
);
const SINCE = statement((db, { kind, at }: Given<{ kind: string; at: Date }>) =>
  db
    .selectFrom('simulator_records')
    .select('body')
    .where('kind', '=', kind)
    .where('at', '>=', at)
    .orderBy('at', 'desc'),
);

/** The simulated provider's records, in transactions of their own, because a provider is independent of the shop's transactions. */
export const postgresSimulatorRecords = ({
  reader,
  transaction,
}: Pick<Database, 'reader' | 'transaction'>): SimulatorRecords => {
  const speaking = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw translated(error);
    }
  };
  // A record's kind determines the type of its body; only the simulator writes and reads it.
  return {
    read: async <Body>(kind: string, id: string) => {
      const [row] = await speaking(reader.run(READ({ kind, id })));
      return row ? (row.body as Body) : null;
    },
    change: <Body>(kind: string, id: string, at: Date, change: (before: Body | null) => Body) =>
      speaking(
        transaction(async ({ run }) => {
          await run(LOCK({ name: `${kind} ${id}` }));
          const [row] = await run(READ({ kind, id }));
          const body = change(row ? (row.body as Body) : null);
          await run(WRITE({ kind, id, at, body }));
          return body;
        }),
      ),
    since: async <Body>(kind: string, at: Date) =>
      (await speaking(reader.run(SINCE({ kind, at })))).map(({ body }) => body as Body),
  };
};

import type { SimulatorRecords } from '../../simulator/records.ts';
import type { Database } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { translated } from '../driver/refusals.ts';

/** Also keeps two from making one record at once: there is no row yet to lock. */
const TAKE = constant('select pg_advisory_xact_lock(hashtextextended($1, 0))');
const READ = constant('select body from simulator_records where kind = $1 and id = $2');
const WRITE = constant(`insert into simulator_records (kind, id, at, body) values ($1, $2, $3, $4::jsonb)
  on conflict (kind, id) do update set at = excluded.at, body = excluded.body`);
const SINCE = constant('select body from simulator_records where kind = $1 and at >= $2 order by at desc');

/** The simulated provider's books, in transactions of their own: a provider knows nothing of the shop's. */
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
  return {
    read: async <Body>(kind: string, id: string) => {
      const [row] = await speaking(reader.sql<{ body: Body }>(READ, [kind, id]));
      return row?.body ?? null;
    },
    change: <Body>(kind: string, id: string, at: Date, change: (before: Body | null) => Body) =>
      speaking(
        transaction(async ({ sql }) => {
          await sql(TAKE, [`${kind} ${id}`]);
          const [row] = await sql<{ body: Body }>(READ, [kind, id]);
          const body = change(row?.body ?? null);
          await sql(WRITE, [kind, id, at, JSON.stringify(body)]);
          return body;
        }),
      ),
    since: async <Body>(kind: string, at: Date) =>
      (await speaking(reader.sql<{ body: Body }>(SINCE, [kind, at]))).map(({ body }) => body),
  };
};

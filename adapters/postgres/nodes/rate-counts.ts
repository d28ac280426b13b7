import { sql } from 'kysely';
import type { WindowChange, WindowTotal } from '../../rate-limits/window-counts.ts';
import type { Run } from '../driver/query.ts';
import { asJson, type Given, statement } from '../driver/statement.ts';

/** False when the stored window had ended before the given one began, or was begun by a wrong clock. */
const SAME_WINDOW = sql`r.expire > g.began and r.expire < g.expire + (g.expire - g.began)`;

/**
 * Adds counts to windows and returns the totals. A stored window that had ended before the given one began is replaced. No clock is
 * read, so nodes whose clocks differ agree. Rows are locked in key order, to avoid deadlocks between nodes.
 */
const EXCHANGE = statement(
  (_, { changes }: Given<{ changes: readonly WindowChange[] }>) =>
    sql<WindowTotal>`with given as (
        select * from jsonb_to_recordset(${asJson(changes)}) as g(key text, added int, began bigint, expire bigint)),
      written as (
        insert into rate_limits as r (key, points, expire)
        select key, greatest(added, 0), expire from given where added <> 0 order by key
        on conflict (key) do update set (points, expire) = (
          select case when ${SAME_WINDOW} then greatest(r.points + g.added, 0) else greatest(g.added, 0) end,
            case when ${SAME_WINDOW} then r.expire else g.expire end
          from given g where g.key = excluded.key)
        returning key, points, expire)
      select key, points, expire from written
      union all
      select r.key, r.points, r.expire from rate_limits r join given g on g.key = r.key
      where g.added = 0 and ${SAME_WINDOW}`,
);

/** Adds this process's counts to those of all processes and returns the totals. */
export const exchangeRateCounts =
  (run: Run) =>
  (changes: readonly WindowChange[]): Promise<readonly WindowTotal[]> =>
    run(EXCHANGE({ changes }));

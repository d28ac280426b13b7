import type { Hosts } from '@wondercast/core/calendar/staffing/ports';
import { sql } from 'kysely';
import { asJson, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';

/** A feed row whose address differs from the host's counts as never tried. */
const CLAIM = statement((db, { before, at, limit }: Given<{ before: Date; at: Date; limit: number }>) =>
  db
    .with('due', (each) =>
      each
        .selectFrom('hosts as h')
        .leftJoin('host_feeds as f', (join) =>
          join.onRef('f.host_id', '=', 'h.id').onRef('f.url', '=', 'h.feed_url'),
        )
        .select(['h.id as host_id', 'f.etag', 'h.zone'])
        .select(sql<string>`h.feed_url`.as('url'))
        .where('h.active', '=', true)
        .where('h.feed_url', 'is not', null)
        .where(({ or, eb }) => or([eb('f.tried_at', 'is', null), eb('f.tried_at', '<', before)]))
        .orderBy('f.tried_at', (order) => order.asc().nullsFirst())
        .orderBy('h.id')
        .limit(limit)
        .forUpdate('h')
        .skipLocked(),
    )
    .with('claimed', (each) =>
      each
        .insertInto('host_feeds')
        .columns(['host_id', 'url', 'tried_at'])
        .expression(({ selectFrom }) =>
          selectFrom('due').select(['due.host_id', 'due.url', sql<Date>`${at}::timestamptz`.as('tried_at')]),
        )
        .onConflict((conflict) =>
          conflict
            .column('host_id')
            .doUpdateSet(({ ref }) => ({
              tried_at: ref('excluded.tried_at'),
              url: ref('excluded.url'),
              etag: sql<string | null>`case when host_feeds.url = excluded.url then host_feeds.etag end`,
              read_at: sql<Date | null>`case when host_feeds.url = excluded.url then host_feeds.read_at end`,
              failing_since: sql<Date | null>`case when host_feeds.url = excluded.url then host_feeds.failing_since end`,
              error: sql<string | null>`case when host_feeds.url = excluded.url then host_feeds.error end`,
              busy: sql<number>`case when host_feeds.url = excluded.url then host_feeds.busy else 0 end`,
              remarks: sql<
                readonly string[]
              >`case when host_feeds.url = excluded.url then host_feeds.remarks else '[]' end`,
            }))
            // Another reader may have claimed it since the list was read.
            .where(sql<boolean>`(host_feeds.url <> excluded.url or host_feeds.tried_at < ${before})`),
        )
        .returning('host_id'),
    )
    .selectFrom('due')
    .innerJoin('claimed', 'claimed.host_id', 'due.host_id')
    .select(['due.host_id as hostId', 'due.url', 'due.etag', 'due.zone']),
);
interface Read {
  hostId: number;
  url: string;
  at: Date;
}

const FAILED = statement((db, { hostId, url, at, error }: Given<Read & { error: string }>) =>
  db
    .updateTable('host_feeds')
    .set(({ fn, ref }) => ({
      failing_since: fn.coalesce(ref('failing_since'), sql<Date>`${at}::timestamptz`),
      error,
    }))
    .where('host_id', '=', hostId)
    .where('url', '=', url),
);
const UNCHANGED = statement((db, { hostId, url, at }: Given<Read>) =>
  db
    .updateTable('host_feeds')
    .set({ read_at: at, failing_since: null, error: null })
    .where('host_id', '=', hostId)
    .where('url', '=', url),
);
const READ = statement(
  (db, given: Given<Read & { etag: string | null; busy: number; remarks: readonly string[] }>) =>
    db
      .updateTable('host_feeds')
      .set({
        read_at: given.at,
        failing_since: null,
        error: null,
        // A calendar whose address was renewed during the read is read again, without its old ETag.
        etag: sql<string | null>`case when tried_at > 'epoch' then ${given.etag}::text end`,
        busy: given.busy,
        remarks: asJson(given.remarks),
      })
      .where('host_id', '=', given.hostId)
      .where('url', '=', given.url)
      .returning('host_id'),
);
const RENEW = statement((db, { hostId }: Given<{ hostId: number }>) =>
  db
    .updateTable('host_feeds')
    .set({ etag: null, tried_at: sql<Date>`'epoch'::timestamptz` })
    .where('host_id', '=', hostId),
);
const FORGET = statement((db, { hostId }: Given<{ hostId: number }>) =>
  db.deleteFrom('host_busy_times').where('host_id', '=', hostId),
);
const FORGET_FEED = statement((db, { hostId, url }: Given<{ hostId: number; url: string }>) =>
  db.deleteFrom('host_feeds').where('host_id', '=', hostId).where('url', '<>', url).returning('host_id'),
);
const ADD_BUSY = statement(
  (db, { hostId, times }: Given<{ hostId: number; times: readonly { startsAt: Date; endsAt: Date }[] }>) =>
    db
      .insertInto('host_busy_times')
      .columns(['host_id', 'starts_at', 'ends_at'])
      .expression(({ selectFrom }) =>
        selectFrom(
          sql<{
            startsAt: Date;
            endsAt: Date;
          }>`jsonb_to_recordset(${asJson(times)})`.as<'t'>(
            sql`t("startsAt" timestamptz, "endsAt" timestamptz)`,
          ),
        ).select([
          sql<number>`${hostId}::int`.as('host_id'),
          't.startsAt as starts_at',
          't.endsAt as ends_at',
        ]),
      ),
);
const BUSY = statement(
  (db, { from, to, hostIds }: Given<{ from: Date; to: Date; hostIds: readonly number[] | null }>) =>
    db
      .selectFrom('host_busy_times')
      .select(['host_id as hostId', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where(sql<boolean>`tstzrange(starts_at, ends_at) && tstzrange(${from}, ${to})`)
      .where(sql<boolean>`(${hostIds}::int[] is null or host_id = any(${hostIds}::int[]))`)
      .orderBy('host_id')
      .orderBy('starts_at'),
);

type Feeds = Pick<Hosts, 'claimFeeds' | 'renewFeed' | 'feedRead' | 'busyBetween'>;

/** The part of `Hosts` for hosts' own calendars. */
export const postgresFeeds = ({
  run,
}: Session): Feeds & { forgetOtherFeeds(hostId: number, url: string | null): Promise<void> } => ({
  claimFeeds: (before, at, limit) => run(CLAIM({ before, at, limit })),
  renewFeed: async (hostId) => {
    await run(RENEW({ hostId }));
  },
  feedRead: async ({ hostId, url }, reading, at) => {
    if (reading.kind === 'failed') await run(FAILED({ hostId, url, at, error: reading.error }));
    else if (reading.kind === 'unchanged') await run(UNCHANGED({ hostId, url, at }));
    else {
      const { etag, busy, remarks } = reading;
      if ((await run(READ({ hostId, url, at, etag, busy: busy.length, remarks }))).length === 0) return;
      await run(FORGET({ hostId }));
      await run(ADD_BUSY({ hostId, times: busy }));
    }
  },
  busyBetween: (from, to, hostIds) => run(BUSY({ from, to, hostIds: hostIds ?? null })),
  // Busy times of another calendar no longer apply.
  forgetOtherFeeds: async (hostId, url) => {
    if ((await run(FORGET_FEED({ hostId, url: url ?? '' }))).length > 0) await run(FORGET({ hostId }));
  },
});

import { type Host, UNREAD_FEED } from '@wondercast/core/calendar/staffing/host';
import { sql } from 'kysely';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import type { InJson } from '../driver/in-json.ts';
import type { Builder, Given } from '../driver/statement.ts';
import { HostRow } from './tables.ts';

type AbsenceInJson = InJson<Host['absences'][number]>;
type FeedInJson = InJson<Host['feed']>;

export type SelectedHost = RowOf<typeof HostRow> & {
  /** null when the host has no absences. */
  readonly away: readonly AbsenceInJson[] | null;
  readonly feed: FeedInJson | null;
};

/** All hosts by name, with absences that end after `from` and the state of reading their calendars. */
export const listHosts = (db: Builder, { from }: Given<{ from: Date }>) =>
  db
    .selectFrom('hosts')
    // Joined once for all hosts: a lookup per host would cost more than the hosts themselves.
    .leftJoin(
      sql<{
        host_id: number;
        away: readonly AbsenceInJson[];
      }>`(select a.host_id, json_agg(json_build_object('id', a.id,
        'startsAt', a.starts_at, 'endsAt', a.ends_at, 'reason', a.reason, 'byHost', a.by_host)
        order by a.starts_at, a.id) as away from host_absences a where a.ends_at > ${from} group by a.host_id)`.as(
        'absent',
      ),
      'absent.host_id',
      'hosts.id',
    )
    .leftJoin('host_feeds as f', (join) =>
      join.onRef('f.host_id', '=', 'hosts.id').onRef('f.url', '=', 'hosts.feed_url'),
    )
    .select([
      sql<readonly AbsenceInJson[] | null>`absent.away`.as('away'),
      sql<FeedInJson | null>`case when f.host_id is not null then json_build_object('readAt', f.read_at,
        'failingSince', f.failing_since, 'error', f.error, 'busy', f.busy, 'remarks', f.remarks) end`.as(
        'feed',
      ),
    ])
    .orderBy(sql`lower(hosts.name) collate "C"`)
    .orderBy('hosts.id');

/** The same with all columns of the hosts. */
export const selectHosts = (db: Builder, given: Given<{ from: Date }>) =>
  listHosts(db, given).select(fieldsOf(HostRow));

const instantOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const hostOf = ({ away, feed, mostDaily, ...host }: SelectedHost): Host => ({
  ...host,
  mostADay: mostDaily,
  absences: (away ?? []).map((each) => ({
    ...each,
    startsAt: new Date(each.startsAt),
    endsAt: new Date(each.endsAt),
  })),
  feed: feed
    ? { ...feed, readAt: instantOrNull(feed.readAt), failingSince: instantOrNull(feed.failingSince) }
    : UNREAD_FEED,
});

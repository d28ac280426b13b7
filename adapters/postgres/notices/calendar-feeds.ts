import type { CalendarFeeds, FeedSubject } from '@wondercast/core/people/calendar-feeds';
import { sql } from 'kysely';
import { insertRow, rowsBy } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { CalendarFeedRow } from './tables.ts';

const ADD = insertRow(CalendarFeedRow);
const BY_HASH = rowsBy(CalendarFeedRow, 'tokenHash');
const revokeBy = (column: 'booking_id' | 'account_id' | 'host_id') =>
  statement((db, { id, since }: Given<{ id: number; since: Date | null }>) =>
    db
      .deleteFrom('calendar_feeds')
      .where(column, '=', id)
      .where(sql<boolean>`(${since}::timestamptz is null or created_at > ${since}::timestamptz)`),
  );
const REVOKE = {
  booking: revokeBy('booking_id'),
  account: revokeBy('account_id'),
  host: revokeBy('host_id'),
} as const;

const columnsOf = ({ kind, id }: FeedSubject) => ({
  bookingId: kind === 'booking' ? id : null,
  accountId: kind === 'account' ? id : null,
  hostId: kind === 'host' ? id : null,
});

export const postgresCalendarFeeds = ({ run, write }: Session): CalendarFeeds => ({
  add: (subject, tokenHash, at) => write(ADD({ tokenHash, ...columnsOf(subject), createdAt: at })),
  byTokenHash: async (tokenHash) => {
    const [row] = await run(BY_HASH({ tokenHash }));
    if (!row) return null;
    const { bookingId, accountId, hostId } = row;
    if (bookingId !== null) return { kind: 'booking', id: bookingId };
    if (accountId !== null) return { kind: 'account', id: accountId };
    return hostId === null ? null : { kind: 'host', id: hostId };
  },
  revoke: async ({ kind, id }, since = null) => {
    await run(REVOKE[kind]({ id, since }));
  },
});

import type { CalendarFeeds, FeedSubject } from '@wondercast/core/notices/ports';
import { deleteBy, insertRow, rowsBy } from '../driver/row-statements.ts';
import type { Session } from '../driver/transaction.ts';
import { CalendarFeedRow } from './tables.ts';

const ADD = insertRow(CalendarFeedRow);
const BY_HASH = rowsBy(CalendarFeedRow, 'tokenHash');
const REVOKE = {
  booking: deleteBy(CalendarFeedRow, 'bookingId'),
  account: deleteBy(CalendarFeedRow, 'accountId'),
  host: deleteBy(CalendarFeedRow, 'hostId'),
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
  revoke: async ({ kind, id }) => {
    if (kind === 'booking') await run(REVOKE.booking({ bookingId: id }));
    else if (kind === 'account') await run(REVOKE.account({ accountId: id }));
    else await run(REVOKE.host({ hostId: id }));
  },
});

import type { SessionLinks } from '@wondercast/core/bookings/booking/ports';
import { deleteBy, insertRow, rowsBy } from '../driver/row-statements.ts';
import type { Session } from '../driver/transaction.ts';
import { SessionLinkRow } from './tables.ts';

const ADD = insertRow(SessionLinkRow);
const REVOKE = deleteBy(SessionLinkRow, 'bookingId');
const BY_HASH = rowsBy(SessionLinkRow, 'tokenHash');

export const postgresSessionLinks = ({ run, write }: Session): SessionLinks => ({
  add: ({ bookingId, line, unit, round }, tokenHash, createdAt) =>
    write(ADD({ tokenHash, bookingId, position: line, unit, round, createdAt })),
  byTokenHash: async (tokenHash) => {
    const [row] = await run(BY_HASH({ tokenHash }));
    return row ? { bookingId: row.bookingId, line: row.position, unit: row.unit, round: row.round } : null;
  },
  revoke: async (bookingId) => {
    await run(REVOKE({ bookingId }));
  },
});

import type { PayLinks } from '@wondercast/core/money/payment/ports';
import { deleteBy, insertRow, rowsBy } from '../driver/row-statements.ts';
import type { Session } from '../driver/transaction.ts';
import { PayLinkRow } from './tables.ts';

const ADD = insertRow(PayLinkRow);
const BY_HASH = rowsBy(PayLinkRow, 'tokenHash');
const REVOKE = deleteBy(PayLinkRow, 'bookingId');

export const postgresPayLinks = ({ run, write }: Session): PayLinks => ({
  add: (bookingId, tokenHash, at) => write(ADD({ tokenHash, bookingId, createdAt: at })),
  bookingOf: async (tokenHash) => (await run(BY_HASH({ tokenHash })))[0]?.bookingId ?? null,
  revoke: async (bookingId) => {
    await run(REVOKE({ bookingId }));
  },
});

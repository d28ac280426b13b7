import { mutation } from '../transport/mutation.ts';
import { write } from '../transport/write.ts';
import { storeBooking } from './admin-bookings.ts';

interface Link {
  readonly id: number;
  /** A username or an email address; null removes the account. */
  readonly account: string | null;
  readonly version: number;
}

/** Sets the account that a booking belongs to. */
export const linkAccount = mutation({
  send: ({ id, account, version }: Link) =>
    write('patch', '/api/admin/bookings/{id}/account', { path: { id }, body: { account, version } }),
  refresh: (client, changed) => changed && storeBooking(client, changed),
});

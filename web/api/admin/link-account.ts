import { mutation } from '../transport/mutation.ts';
import { write } from '../transport/write.ts';
import { storeBooking } from './admin-bookings.ts';

interface Link {
  readonly id: number;
  /** A username or an address; null takes the account away. */
  readonly account: string | null;
  readonly version: number;
}

/** Says whose account a booking is of. */
export const linkAccount = mutation({
  send: ({ id, account, version }: Link) =>
    write('patch', '/api/admin/bookings/{id}/account', { path: { id }, body: { account, version } }),
  refresh: (client, changed) => changed && storeBooking(client, changed),
});

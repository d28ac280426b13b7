import { type Account, isOtherEmail } from '../account.ts';
import type { AccountStore } from '../ports.ts';

/** Maximum number of bookings, the newest first; the others follow when the address is confirmed. */
const MOST = 20;

/** Gives a new account what its own browser session has just booked under its address. */
export const keepOwnBookings = async (
  { bookings }: Pick<AccountStore, 'bookings'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
  visitorKey: string | null,
): Promise<void> => {
  if (visitorKey === null) return;
  const own = (await bookings.ofVisitor(visitorKey)).filter(
    ({ accountId, customer }) => accountId === null && !isOtherEmail(customer.email, email),
  );
  for (const booking of own.slice(0, MOST)) await bookings.setAccount(booking.id, id);
};

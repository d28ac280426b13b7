import { dayAt } from '../../../kernel/calendar.ts';
import type { Account } from '../account.ts';
import type { AccountPorts, AccountStore } from '../ports.ts';

/**
 * Gives an account the bookings that were placed under its address without an account, once its owner has proved to read mail there
 * (decision 226). It takes only bookings that a mailed link still opens, so that the new owner could open each of them already. The newest
 * come first, and they fill at most half of what an account may have open, so that strangers who enter the address cannot use up all of it.
 * Returns how many bookings there were.
 */
export const claimBookings = async (
  { bookings, audit }: Pick<AccountStore, 'bookings' | 'audit'>,
  { openLimits }: Pick<AccountPorts['profile'], 'openLimits'>,
  { id: accountId, username, email }: Pick<Account, 'id' | 'username' | 'email'>,
  at: Date,
): Promise<number> => {
  if (email === null) return 0;
  const open = await bookings.openOfAccount(accountId, dayAt(at, -12));
  const most = Math.floor(openLimits.bookings / 2) - open.bookings;
  if (most <= 0) return 0;
  let units = Math.floor(openLimits.units / 2) - open.units;
  const fitting = (await bookings.unownedOf(email, most)).filter((size) => {
    if (size.units > units) return false;
    units -= size.units;
    return true;
  });
  const claimed =
    fitting.length === 0
      ? []
      : await bookings.claim(
          fitting.map(({ id }) => id),
          { accountId, email },
        );
  if (claimed.length > 0)
    await audit.add({
      at,
      actor: { accountId, name: username },
      action: 'account.bookings-claimed',
      subject: 'account',
      subjectId: String(accountId),
      details: { bookingIds: claimed.toSorted((a, b) => a - b) },
    });
  return claimed.length;
};

import { dayAt } from '../../../kernel/calendar.ts';
import type { Account } from '../account.ts';
import type { AccountPorts, AccountStore } from '../ports.ts';

/**
 * Gives an account what was booked under its address without one, once it is proved that its owner reads mail there (decision 226): only
 * bookings that a mailed link opens, so that whoever gets them could open each of them already. The newest come first, and fill no more
 * than half of what an account may have open, so that strangers who type the address leave room. Answers how many there were.
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

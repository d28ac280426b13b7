import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { TaxingPorts } from '../ports.ts';
import type { TaxMatter } from '../tax-matter.ts';

/** The most that are told at once. */
export const MOST_TAX_MATTERS = 100;

/** What tax leaves to somebody, newest first. @throws Refusal 'unauthenticated', 'forbidden' */
export const taxMatters =
  ({ read }: Pick<TaxingPorts, 'read'>) =>
  async (caller: Caller): Promise<readonly TaxMatter[]> => {
    requireAdmin(caller);
    const listed = await read.missingRates.all(MOST_TAX_MATTERS);
    if (listed.length === 0) return [];
    const bookings = await read.bookings.byIds([...new Set(listed.map(({ bookingId }) => bookingId))]);
    const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
    return listed.flatMap((missing) => {
      const booking = bookingOf.get(missing.bookingId);
      return booking ? [{ missing, booking }] : [];
    });
  };

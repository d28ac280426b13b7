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
    const [missing, checks] = await Promise.all([
      read.missingRates.all(MOST_TAX_MATTERS),
      read.numberChecks.undecided(MOST_TAX_MATTERS),
    ]);
    if (missing.length + checks.length === 0) return [];
    const ids = [...missing, ...checks].map(({ bookingId }) => bookingId);
    const bookings = await read.bookings.byIds([...new Set(ids)]);
    const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
    const listed = [
      ...missing.flatMap((each): readonly TaxMatter[] => {
        const booking = bookingOf.get(each.bookingId);
        return booking ? [{ kind: 'missing-rate', booking, since: each.since, missing: each }] : [];
      }),
      ...checks.flatMap((check): readonly TaxMatter[] => {
        const booking = bookingOf.get(check.bookingId);
        return booking ? [{ kind: 'tax-number', booking, since: check.triedAt ?? check.askedAt, check }] : [];
      }),
    ];
    return listed.toSorted((a, b) => b.since.getTime() - a.since.getTime()).slice(0, MOST_TAX_MATTERS);
  };

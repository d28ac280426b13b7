import { dayAt } from '../../../kernel/calendar.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { staleRateOf } from '../../../shop/tax/exchange-rate.ts';
import type { TaxingPorts } from '../ports.ts';
import { outdatedUnits, rateChangesOf } from '../rates-of-days.ts';
import type { TaxMatter } from '../tax-matter.ts';

/** Maximum length of the list. */
export const MOST_TAX_MATTERS = 100;

/** Exchange rates that are old or missing, if documents need them. */
const staleMatters = ({ now, profile }: Pick<TaxingPorts, 'now' | 'profile'>): readonly TaxMatter[] => {
  const at = now();
  const stale = profile.tax && staleRateOf(profile.tax, dayAt(at, 0));
  if (!stale) return [];
  const since = stale.day === null ? at : new Date(`${stale.day}T00:00:00.000Z`);
  return [{ kind: 'exchange-rate', booking: null, since, stale }];
};

/** Ids of bookings that were agreed before a rate of their days was set, and may need another rate. */
const acrossRates = ({ read, profile: { tax } }: Pick<TaxingPorts, 'read' | 'profile'>) => {
  const changes = tax ? rateChangesOf(tax) : [];
  return changes.length > 0 ? read.taxedBookings.withOutdatedRates(changes, MOST_TAX_MATTERS) : [];
};

/**
 * What somebody has to deal with because of tax: first what concerns all bookings, then bookings with another rate, the oldest first, then
 * the rest, newest first.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const taxMatters =
  ({ read, now, profile }: Pick<TaxingPorts, 'read' | 'now' | 'profile'>) =>
  async (caller: Caller): Promise<readonly TaxMatter[]> => {
    requireAdmin(caller);
    const [withOutdated, missing, checks] = await Promise.all([
      acrossRates({ read, profile }),
      read.missingRates.all(MOST_TAX_MATTERS),
      read.numberChecks.undecided(MOST_TAX_MATTERS),
    ]);
    const stale = staleMatters({ now, profile });
    const ids = [...withOutdated, ...[...missing, ...checks].map(({ bookingId }) => bookingId)];
    if (ids.length === 0) return stale;
    const bookings = await read.bookings.byIds([...new Set(ids)]);
    const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
    const outdated = withOutdated.flatMap((id): readonly TaxMatter[] => {
      const booking = bookingOf.get(id);
      const units = booking && profile.tax ? outdatedUnits(booking, profile.tax) : [];
      if (!booking || units.length === 0) return [];
      return [{ kind: 'outdated-rate', booking, since: booking.createdAt, outdated: units }];
    });
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
    const newest = listed.toSorted((a, b) => b.since.getTime() - a.since.getTime());
    return [...stale, ...outdated, ...newest].slice(0, MOST_TAX_MATTERS);
  };

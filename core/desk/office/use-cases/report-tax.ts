import { daysAfter, type LocalDate } from '../../../kernel/calendar.ts';
import { invalid } from '../../../kernel/refusal.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { type ToldExchange, toldExchanges } from '../exchange-history.ts';
import type { OfficePorts, OfficeStore } from '../ports.ts';
import { type DueRate, dueRates, type TaxBasis, type TaxedHistory } from '../tax-history.ts';
import { type ReportPeriod, type TaxReport, taxReport } from '../tax-report.ts';

export const MOST_REPORTED_DAYS = 400;

const BATCH = 200;

const instantOf = (day: LocalDate): Date => new Date(`${day}T00:00:00.000Z`);

/** The tax histories of bookings, by id. */
export const historiesOf = async (
  { bookings, invoices, ledger }: Pick<OfficeStore, 'bookings' | 'invoices' | 'ledger'>,
  ids: readonly number[],
): Promise<readonly TaxedHistory[]> => {
  const [found, documents, entries] = await Promise.all([
    bookings.byIds(ids),
    invoices.ofBookings(ids),
    ledger.ofBookings(ids),
  ]);
  const booked = new Map(found.map((booking) => [booking.id, booking]));
  const issued = Map.groupBy(documents, ({ bookingId }) => bookingId);
  const moved = Map.groupBy(entries, ({ bookingId }) => bookingId);
  return ids.map((id) => ({
    booking: booked.get(id) ?? null,
    documents: issued.get(id) ?? [],
    entries: moved.get(id) ?? [],
  }));
};

/**
 * The tax that becomes due in a period, on one of three bases. Days are in the shop's time zone, and may differ from UTC days by one.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (period)
 */
export const reportTax =
  ({ read, profile, now }: Pick<OfficePorts, 'read' | 'profile' | 'now'>) =>
  async (caller: Caller, period: ReportPeriod & { readonly basis: TaxBasis }): Promise<TaxReport> => {
    requireAdmin(caller);
    const { from, to, basis } = period;
    if (from > to) throw invalid('to', 'Must not be before the first day');
    if (daysAfter(from, MOST_REPORTED_DAYS) < to) throw invalid('to', `At most ${MOST_REPORTED_DAYS} days`);
    const ids = await read.register.touchedBetween(
      instantOf(daysAfter(from, -1)),
      instantOf(daysAfter(to, 2)),
    );
    const moment = now();
    const isIn = ({ day }: { readonly day: LocalDate }) => day >= from && day <= to;
    const told: DueRate[] = [];
    const exchanges: ToldExchange[] = [];
    for (let at = 0; at < ids.length; at += BATCH)
      for (const history of await historiesOf(read, ids.slice(at, at + BATCH))) {
        told.push(...dueRates(history, basis, moment).filter(isIn));
        exchanges.push(...toldExchanges(history, basis, moment).filter(isIn));
      }
    return taxReport(told, exchanges, period, profile.tax?.seller.country ?? '');
  };

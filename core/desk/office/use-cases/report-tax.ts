import { daysAfter, type LocalDate } from '../../../kernel/calendar.ts';
import { invalid } from '../../../kernel/refusal.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { OfficePorts } from '../ports.ts';
import { type ReportPeriod, ratesTold, type TaxReport, taxReport } from '../tax-report.ts';

export const MOST_REPORTED_DAYS = 400;

const instantOf = (day: LocalDate): Date => new Date(`${day}T00:00:00.000Z`);

/**
 * What documents of a period say of tax. Days are those of the shop's clocks, which may differ from UTC by one.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (period)
 */
export const reportTax =
  ({ read, profile }: Pick<OfficePorts, 'read' | 'profile'>) =>
  async (caller: Caller, period: ReportPeriod): Promise<TaxReport> => {
    requireAdmin(caller);
    const { from, to } = period;
    if (from > to) throw invalid('to', 'Must not be before the first day');
    if (daysAfter(from, MOST_REPORTED_DAYS) < to) throw invalid('to', `At most ${MOST_REPORTED_DAYS} days`);
    const told: ReturnType<typeof ratesTold>[number][] = [];
    const span = { from: instantOf(daysAfter(from, -1)), until: instantOf(daysAfter(to, 2)) };
    await read.invoices.each(span, (invoices) => {
      for (const invoice of invoices) told.push(...ratesTold(invoice, period));
    });
    return taxReport(told, period, profile.tax?.seller.country ?? '');
  };

import { taxOfBooking } from '../../bookings/invoicing/invoiced-tax.ts';
import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import { dayIn } from '../../calendar/staffing/wall-clock.ts';
import { sum } from '../../kernel/money.ts';
import { balanceOf } from '../../money/payment/ledger.ts';
import { dueRates, isTaxed, keyOf, TAX_BASES, type TaxBasis, type TaxedHistory } from './tax-history.ts';

/** ledger: the tax reported by payment does not match what was received and kept. bases: the three bases do not come to the same. */
export type TaxFault = 'ledger' | 'bases';

/** The totals of each rate on a basis, without those that are zero. */
const totalsOf = (history: TaxedHistory, basis: TaxBasis, now: Date): string =>
  JSON.stringify(
    [...Map.groupBy(dueRates(history, basis, now), ({ rate }) => keyOf(rate))]
      .map(([key, told]) => ({
        key,
        net: sum(told.map(({ rate }) => rate.net)),
        tax: sum(told.map(({ rate }) => rate.amount)),
      }))
      .filter(({ net, tax }) => net !== 0 || tax !== 0)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
  );

/** Checks the tax of a booking as the reports show it; null where it is right, or the booking has no tax. */
export const taxFaultOf = (history: TaxedHistory, now: Date): TaxFault | null => {
  const { booking, entries } = history;
  const tax = booking && taxOfBooking(booking);
  if (!booking || !tax) return null;
  const { kept } = balanceOf(booking.total, entries);
  const grossBy = (basis: TaxBasis) => sum(dueRates(history, basis, now).map(({ rate }) => rate.gross));
  if (grossBy('payment') !== kept) return 'ledger';
  const today = dayIn(now.getTime(), tax.zone);
  const isDelivered = booking.lines
    .flatMap(({ sessions }) => sessions)
    .filter(takesPlace)
    .every(({ agreed }) => agreed !== null && dayIn(agreed.startsAt.getTime(), tax.zone) <= today);
  // A document from before the shop charged tax has nothing to compare.
  const isInvoiced = history.documents.every(isTaxed) && grossBy('document') === booking.total;
  if (kept !== booking.total || !isDelivered || !isInvoiced) return null;
  return new Set(TAX_BASES.map((basis) => totalsOf(history, basis, now))).size === 1 ? null : 'bases';
};

import { taxOfBooking } from '../../bookings/invoicing/invoiced-tax.ts';
import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import { dayIn } from '../../calendar/staffing/wall-clock.ts';
import { sum } from '../../kernel/money.ts';
import { balanceOf } from '../../money/payment/ledger.ts';
import { isTaxed, keyOf, TAX_BASES, type TaxBasis, type TaxedHistory, toldRates } from './tax-history.ts';

/** ledger: what is told by payment is not what was received and kept. bases: the three bases do not come to the same. */
export type TaxFault = 'ledger' | 'bases';

/** What a basis tells of each rate in all, without what comes to nothing. */
const totalsOf = (history: TaxedHistory, basis: TaxBasis, now: Date): string =>
  JSON.stringify(
    [...Map.groupBy(toldRates(history, basis, now), ({ rate }) => keyOf(rate))]
      .map(([key, told]) => ({
        key,
        net: sum(told.map(({ rate }) => rate.net)),
        tax: sum(told.map(({ rate }) => rate.amount)),
      }))
      .filter(({ net, tax }) => net !== 0 || tax !== 0)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
  );

/** Looks at the tax of a booking as its reports tell it; null where all is well, or where it says none. */
export const taxFaultOf = (history: TaxedHistory, now: Date): TaxFault | null => {
  const { booking, entries } = history;
  const tax = booking && taxOfBooking(booking);
  if (!booking || !tax) return null;
  const { kept } = balanceOf(booking.total, entries);
  const grossBy = (basis: TaxBasis) => sum(toldRates(history, basis, now).map(({ rate }) => rate.gross));
  if (grossBy('payment') !== kept) return 'ledger';
  const today = dayIn(now.getTime(), tax.zone);
  const isDelivered = booking.lines
    .flatMap(({ sessions }) => sessions)
    .filter(takesPlace)
    .every(({ agreed }) => agreed !== null && dayIn(agreed.startsAt.getTime(), tax.zone) <= today);
  // A document of before the shop said tax has none to compare.
  const isInvoiced = history.documents.every(isTaxed) && grossBy('document') === booking.total;
  if (kept !== booking.total || !isDelivered || !isInvoiced) return null;
  return new Set(TAX_BASES.map((basis) => totalsOf(history, basis, now))).size === 1 ? null : 'bases';
};

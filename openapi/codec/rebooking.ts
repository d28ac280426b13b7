import { feesTotal } from '@wondercast/core/bookings/booking/fee';
import type { UnitSaid } from '@wondercast/core/bookings/changes/amendment/amendment';
import type { AmendmentQuote, ChangePayment } from '@wondercast/core/bookings/changes/changed';
import { sessionId } from '@wondercast/core/calendar/scheduling/session';
import { currency, toAmount, ZERO } from '@wondercast/core/kernel/money';
import { encodeBookedTax } from './taxed.ts';
import type { Wire } from './wire.ts';

const encodeSaid = (said: UnitSaid | null): Wire<'AmendedUnitSaid'> =>
  said && { tier: said.tier, price: toAmount(said.price), headcount: said.headcount };

/** `fees` are all of the booking's. */
export const encodeAmendmentQuote = ({
  booking: { id: bookingId, version },
  amendment: { booking, units, sums, difference, notes },
  refund,
}: AmendmentQuote): Wire<'AmendmentQuote'> => ({
  currency: currency(),
  version,
  lines: units.map(({ session, title, before, after, words }) => ({
    sessionId: session && sessionId({ bookingId, ...session }),
    title,
    before: encodeSaid(before),
    after: encodeSaid(after),
    words,
  })),
  subtotal: toAmount(sums.subtotal),
  discount: toAmount(sums.discount?.amount ?? ZERO),
  fees: toAmount(feesTotal(sums.fees)),
  total: toAmount(sums.total),
  tax: encodeBookedTax(booking),
  difference: toAmount(difference),
  refund: toAmount(refund),
  notes: [...notes],
});

export const encodeChangePayment = (payment: ChangePayment | null): Wire<'ChangePayment'> =>
  payment && {
    currency: currency(),
    amount: toAmount(payment.amount),
    clientSecret: payment.clientSecret,
    intentId: payment.intentId,
    payUrl: payment.payUrl,
    expiresAt: payment.expiresAt.toISOString(),
  };

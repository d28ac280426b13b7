import { lockBooking } from '../../../kernel/find-booking.ts';
import { minorUnits, sum, toAmount } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Actor } from '../../../people/audit/audit.ts';
import { overpaymentOf, refundable } from '../ledger.ts';
import type { PaymentPorts } from '../ports.ts';
import { NOTHING_TO_REFUND } from '../words.ts';
import { executeRefund } from './execute-refund.ts';
import { flagOverpayment } from './flag-overpayment.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Refunds by card what a booking has received above its price. It leaves the review list as soon as the refund is asked for; if the
 * provider refuses, it is listed again.
 * @throws Refusal 'not-found', 'conflict' (there is no surplus, or no card can be refunded), 'provider' (away: it is continued later)
 */
export const refundOverpayment = async (
  ports: Pick<PaymentPorts, 'unitOfWork' | 'payments' | 'now' | 'newToken'>,
  bookingId: number,
  actor: Actor,
): Promise<void> => {
  const at = ports.now();
  const asked = await ports.unitOfWork(async (store) => {
    const booking = await lockBooking(store.bookings, bookingId);
    const before = await store.ledger.ofBooking(bookingId);
    const byCard = sum(refundable(before).map((each) => each.amount));
    const amount = minorUnits(Math.min(overpaymentOf(booking.total, before), byCard));
    if (amount === 0) throw new Refusal('conflict', NOTHING_TO_REFUND);
    const refund = { bookingId, amount, note: 'Paid twice', actor, at };
    const entries = await requestRefund(store, ports.newToken, refund);
    await flagOverpayment(store, booking.total, await store.ledger.ofBooking(bookingId));
    await store.audit.add({
      at,
      actor,
      action: 'booking.refunded',
      subject: 'booking',
      subjectId: String(bookingId),
      details: { reference: booking.reference, amount: toAmount(amount), note: refund.note },
    });
    return entries;
  });
  for (const entry of asked) await executeRefund(ports, entry);
};

import { toAmount } from '../../../kernel/money.ts';
import { hasBooking, mayBePaid } from '../../../money/payment/intent-states.ts';
import { balanceOf } from '../../../money/payment/ledger.ts';
import { offlineKept } from '../../../money/payment/returns.ts';
import { bookRemoval } from '../../../money/payment/steps/book-revenue.ts';
import { requestPayout } from '../../../money/payment/steps/request-payout.ts';
import type { Actor } from '../../../people/audit/audit.ts';
import type { Booking } from '../../booking/booking.ts';
import { creditBooking } from '../../invoicing/steps/issue-invoice.ts';
import { eraseReviews } from '../../reviews/steps/erase-reviews.ts';
import type { ChangeStore } from '../ports.ts';
import { freeHostsOf } from './free-hosts-of.ts';

/** To whom the desk pays refunds once the booking is gone. */
const payeeOf = ({ reference, customer }: Booking): string =>
  [reference, `${customer.firstName} ${customer.lastName}`, customer.companyName, customer.email]
    .filter(Boolean)
    .join(' · ');

/**
 * Removes a booking for good: frees its hosts, gives back the use of its code, credits its invoice, and leaves an audit entry without
 * personal data (decision 038). Money that came by transfer waits to be paid out; its payee is stored until then.
 */
export const removeBooking = async (
  store: ChangeStore,
  booking: Booking,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<void> => {
  const { attention, bookings, discountCodes, audit, intents, jobs, ledger, events } = store;
  // Invoice numbers are taken before uses of codes are given back: every unit of work locks in this order.
  await creditBooking(store, booking.id, at);
  for (const intent of await intents.ofBooking(booking.id)) {
    // Its payment was refunded: a late webhook must not create the booking again.
    if (hasBooking(intent)) {
      await intents.save({ ...intent, state: 'refunded' });
      await attention.remove(intent.id);
    }
    if (mayBePaid(intent)) await jobs.add({ task: 'cancel-intent', payload: { intentId: intent.id } });
  }
  const entries = await ledger.ofBooking(booking.id);
  const { refunded } = balanceOf(booking.total, entries);
  const amount = offlineKept(entries);
  if (amount > 0) await requestPayout(store, { bookingId: booking.id, amount, note: null, actor, at });
  await discountCodes.giveBack(booking.id);
  await ledger.anonymise(booking.id, payeeOf(booking));
  await freeHostsOf(store, booking, at);
  await eraseReviews(store, [booking.id]);
  // Checks of tax numbers, and countries of cards, are kept with documents only.
  if ((await store.invoices.ofBooking(booking.id)).length === 0) {
    await store.numberChecks.forget(booking.id);
    await ledger.forgetCardCountries(booking.id);
  }
  await bookRemoval(store, booking, at);
  await bookings.remove(booking.id);
  await events.publish('booking.cancelled', booking);
  await audit.add({
    at,
    actor,
    action: 'booking.deleted',
    subject: 'booking',
    subjectId: String(booking.id),
    details: {
      reference: booking.reference,
      subtotal: toAmount(booking.subtotal),
      total: toAmount(booking.total),
      paymentIntentId: booking.paymentIntentId,
      refunded: toAmount(refunded),
    },
  });
};

import type { Actor } from '../../audit/audit.ts';
import type { Booking } from '../../booking/booking.ts';
import { assertPaymentChange, type PaymentStatus } from '../../booking/states.ts';
import { assertNotChanging } from '../../booking/steps/assert-not-changing.ts';
import { actorOf, type Caller } from '../../caller.ts';
import { type Cents, cents, sum, toDollars, ZERO } from '../../money.ts';
import { balanceOf, type NewLedgerEntry, openAmount, refundable } from '../../payment/ledger.ts';
import { flagOverpayment } from '../../payment/steps/flag-overpayment.ts';
import { CARD_PAID } from '../../payment/words.ts';
import type { Ports, Store } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { AdminBooking } from '../admin-booking.ts';
import { editBooking } from '../steps/edit-booking.ts';

export interface PaymentStatusChange {
  readonly paymentStatus: PaymentStatus;
  readonly version?: number | null | undefined;
}

interface Movement {
  readonly kind: 'offline' | 'refund';
  readonly amount: Cents;
  readonly note: string;
}

/**
 * The ledger entry that keeps ledger and status equal: the rest was paid in another way than by card, or what
 * was recorded so is reversed. @throws Refusal 'conflict' while money of a card payment is here (decision 039)
 */
const movementOf = async (
  { ledger }: Store,
  booking: Booking,
  status: PaymentStatus,
): Promise<Movement | null> => {
  const entries = await ledger.ofBooking(booking.id);
  const balance = balanceOf(booking.total, entries);
  if (status === 'paid') {
    const amount = openAmount(booking.paymentStatus, balance);
    return amount === ZERO ? null : { kind: 'offline', amount, note: 'Marked as paid' };
  }
  const byCard = sum(refundable(entries).map(({ amount }) => amount));
  if (byCard > ZERO) throw new Refusal('conflict', CARD_PAID);
  // A refund that is under way will be in the balance soon.
  const underWay = sum(
    entries
      .filter(({ kind, status }) => kind === 'refund' && status === 'pending')
      .map(({ amount }) => amount),
  );
  const amount = cents(Math.max(0, balance.kept - underWay));
  return amount === ZERO ? null : { kind: 'refund', amount, note: 'Marked as pending' };
};

const entryOf = (movement: Movement, bookingId: number, actor: Actor, at: Date): NewLedgerEntry => ({
  ...movement,
  at,
  status: 'succeeded',
  bookingId,
  intentId: null,
  providerId: null,
  key: null,
  actor,
});

/**
 * Marks a booking paid or pending. Card payments of it that are still open are cancelled when it is paid.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, paid by card, or money is on its way back)
 */
export const setPaymentStatus =
  (ports: Pick<Ports, 'unitOfWork' | 'read' | 'now'>) =>
  (
    caller: Caller,
    bookingId: number,
    { paymentStatus, version }: PaymentStatusChange,
  ): Promise<AdminBooking> =>
    editBooking(ports, caller, { bookingId, version }, async (booking, { store, at, note }) => {
      const { bookings, ledger, intents, jobs, events } = store;
      if (booking.paymentStatus === paymentStatus) return;
      assertPaymentChange(booking.paymentStatus, paymentStatus);
      await assertNotChanging(store, bookingId);
      const movement = await movementOf(store, booking, paymentStatus);
      if (movement) await ledger.add(entryOf(movement, bookingId, actorOf(caller), at));
      await flagOverpayment(store, booking.total, await ledger.ofBooking(bookingId));
      await bookings.setPayment(bookingId, paymentStatus, null);
      if (paymentStatus === 'paid') await events.publish('booking.paid', booking);
      if (paymentStatus === 'paid')
        for (const { id: intentId, state } of await intents.ofBooking(bookingId))
          if (state === 'open') await jobs.add({ task: 'cancel-intent', payload: { intentId } });
      await note('booking.payment-set', 'booking', bookingId, {
        reference: booking.reference,
        before: { paymentStatus: booking.paymentStatus },
        after: { paymentStatus },
        amount: movement ? toDollars(movement.amount) : 0,
      });
    });

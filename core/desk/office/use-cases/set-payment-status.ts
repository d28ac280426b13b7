import type { Booking } from '../../../bookings/booking/booking.ts';
import { assertNotChanging } from '../../../bookings/booking/steps/assert-not-changing.ts';
import { type MinorUnits, minus, sum, toAmount, ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { mayBePaid } from '../../../money/payment/intent-states.ts';
import { balanceOf, type NewLedgerEntry, openAmount, refundable } from '../../../money/payment/ledger.ts';
import { MARKED_PAID, MARKED_PENDING, markedKept, markKey } from '../../../money/payment/marks.ts';
import { assertPaymentChange, isPaidFor, type PaymentStatus } from '../../../money/payment/payment-status.ts';
import { offlineKept } from '../../../money/payment/returns.ts';
import { bookRevenue } from '../../../money/payment/steps/book-revenue.ts';
import { flagOverpayment } from '../../../money/payment/steps/flag-overpayment.ts';
import { CARD_PAID, TRANSFER_PAID } from '../../../money/payment/words.ts';
import type { Actor } from '../../../people/audit/audit.ts';
import { actorOf, type Caller } from '../../../people/caller.ts';
import type { AdminBooking } from '../admin-booking.ts';
import type { OfficePorts, OfficeStore } from '../ports.ts';
import { editBooking } from '../steps/edit-booking.ts';

export interface PaymentStatusChange {
  readonly paymentStatus: PaymentStatus;
  readonly version?: number | null | undefined;
}

interface Movement {
  readonly kind: 'offline' | 'refund';
  readonly amount: MinorUnits;
  readonly note: string;
}

/**
 * The ledger entry that keeps ledger and status equal: the rest was paid in another way than by card, or what an earlier mark wrote is
 * removed again.
 * @throws Refusal 'conflict' while the shop has received money: only a refund returns it (decisions 039 and 093)
 */
const movementOf = async (
  { ledger }: OfficeStore,
  booking: Booking,
  status: PaymentStatus,
): Promise<Movement | null> => {
  const entries = await ledger.ofBooking(booking.id);
  if (isPaidFor({ paymentStatus: status })) {
    const amount = openAmount(booking.paymentStatus, balanceOf(booking.total, entries));
    return amount === ZERO ? null : { kind: 'offline', amount, note: MARKED_PAID };
  }
  const byCard = sum(refundable(entries).map(({ amount }) => amount));
  if (byCard > ZERO) throw new Refusal('conflict', CARD_PAID);
  const amount = markedKept(entries);
  // A refund that is under way counts as gone.
  const came = minus(offlineKept(entries), amount);
  if (came > ZERO && (amount === ZERO || came >= booking.total)) throw new Refusal('conflict', TRANSFER_PAID);
  return amount === ZERO ? null : { kind: 'refund', amount, note: MARKED_PENDING };
};

const entryOf = (movement: Movement, booking: Booking, actor: Actor, at: Date): NewLedgerEntry => ({
  ...movement,
  at,
  status: 'succeeded',
  bookingId: booking.id,
  intentId: null,
  providerId: null,
  key: markKey(booking.id, booking.version),
  actor,
});

/**
 * Marks a booking as paid or pending. When it becomes paid, its open card payments are cancelled.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, money that came is here, or is on its way back)
 */
export const setPaymentStatus =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now'>) =>
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
      if (movement) await ledger.add(entryOf(movement, booking, actorOf(caller), at));
      await flagOverpayment(store, booking.total, await ledger.ofBooking(bookingId));
      await bookRevenue(store, booking, { ...booking, paymentStatus }, at);
      await bookings.setPayment(bookingId, paymentStatus, null);
      if (isPaidFor({ paymentStatus })) {
        await events.publish('booking.paid', booking);
        for (const { id: intentId } of (await intents.ofBooking(bookingId)).filter(mayBePaid))
          await jobs.add({ task: 'cancel-intent', payload: { intentId } });
      }
      await note('booking.payment-set', 'booking', bookingId, {
        reference: booking.reference,
        before: { paymentStatus: booking.paymentStatus },
        after: { paymentStatus },
        amount: movement ? toAmount(movement.amount) : 0,
      });
    });

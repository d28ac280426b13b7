import { lockBooking } from '../../../kernel/find-booking.ts';
import { formatMoney, type MinorUnits, toAmount } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { mayBePaid } from '../../../money/payment/intent-states.ts';
import { balanceOf, openAmount } from '../../../money/payment/ledger.ts';
import { settleStatus } from '../../../money/payment/steps/settle-status.ts';
import { BOOKING_PAID } from '../../../money/payment/words.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { actorOf, type Caller } from '../../../people/caller.ts';
import { assertNotChanging } from '../../booking/steps/assert-not-changing.ts';
import type { BookingLedger } from '../booking-ledger.ts';
import type { SettlementPorts } from '../ports.ts';
import { ledgerOfBooking } from './ledger-of-booking.ts';

export interface OfflinePayment {
  readonly amount: MinorUnits;
  /** How the money came. */
  readonly note: string;
  /** The idempotency key of the request: repeated under it, the payment is recorded once. null records it each time. */
  readonly key: string | null;
}

/**
 * Records money that came another way than by card, such as a bank transfer, with a note that says how. A payment of the rest makes the
 * booking paid, and its open card payments are cancelled. The customer is mailed a receipt.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (paid already, or a change gives money back), 'invalid' (more
 * than is open)
 */
export const recordOfflinePayment =
  (ports: Pick<SettlementPorts, 'unitOfWork' | 'read' | 'now'>) =>
  async (
    caller: Caller,
    bookingId: number,
    { amount, note, key }: OfflinePayment,
  ): Promise<BookingLedger> => {
    await asAdmin(ports, caller, async ({ store, at, note: write }) => {
      const { bookings, ledger, intents, jobs } = store;
      const booking = await lockBooking(bookings, bookingId);
      if (key !== null && (await ledger.byKey(key))) return;
      await assertNotChanging(store, bookingId);
      const entries = await ledger.ofBooking(bookingId);
      const open = openAmount(booking.paymentStatus, balanceOf(booking.total, entries));
      if (open === 0) throw new Refusal('conflict', BOOKING_PAID);
      if (amount === 0 || amount > open) {
        const message = `The amount must be above zero and at most ${formatMoney(open)}.`;
        throw new Refusal('invalid', message, { issues: [{ path: 'amount', message }] });
      }
      // With a key of its own the entry is never mistaken for a manual "paid" mark, whatever its note says.
      const ownKey = key ?? `received-${bookingId}-${entries.length}`;
      const nowhere = { intentId: null, providerId: null, key: ownKey };
      await ledger.add({
        ...nowhere,
        at,
        kind: 'offline',
        status: 'succeeded',
        amount,
        bookingId,
        note,
        actor: actorOf(caller),
      });
      await settleStatus(store, bookingId, at);
      await jobs.add({ task: 'mail-payment-received', payload: { key: ownKey } });
      for (const { id: intentId } of (await intents.ofBooking(bookingId)).filter(mayBePaid))
        await jobs.add({ task: 'cancel-intent', payload: { intentId } });
      await write('booking.paid-offline', 'booking', bookingId, {
        reference: booking.reference,
        amount: toAmount(amount),
        note,
      });
    });
    return ledgerOfBooking(ports)(caller, bookingId);
  };

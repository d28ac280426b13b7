import { lockBooking } from '../../../kernel/find-booking.ts';
import { formatMoney, type MinorUnits, toAmount } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isUndecided } from '../../../money/payment/entry-status.ts';
import { refundable } from '../../../money/payment/ledger.ts';
import { executeRefund } from '../../../money/payment/steps/execute-refund.ts';
import { flagOverpayment } from '../../../money/payment/steps/flag-overpayment.ts';
import { fromProvider } from '../../../money/payment/steps/from-provider.ts';
import { requestPayout } from '../../../money/payment/steps/request-payout.ts';
import { refundableByDesk, requestRefund } from '../../../money/payment/steps/request-refund.ts';
import { NO_CARD_PAYMENT, REFUND_FAILED } from '../../../money/payment/words.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { actorOf, type Caller } from '../../../people/caller.ts';
import { assertNotChanging } from '../../booking/steps/assert-not-changing.ts';
import type { BookingLedger } from '../booking-ledger.ts';
import type { SettlementPorts } from '../ports.ts';
import { ledgerOfBooking } from './ledger-of-booking.ts';

export interface RefundAsked {
  /** null for everything. */
  readonly amount: MinorUnits | null;
  readonly note: string | null;
  /** The idempotency key of the request: repeated under it, no second refund is asked for. null asks each time. */
  readonly key: string | null;
}

/**
 * Refunds a customer's card payments, in full (`amount` null) or in part; where no card can be refunded, it refunds what came by transfer,
 * which is paid out by hand. A full refund makes the booking pending again; a partial one leaves it paid (decision 039).
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (there is nothing to refund, a change gives money back, or the
 * provider refuses), 'invalid' (more than there is), 'provider' (away: the refund is pending and is continued later)
 */
export const refundBooking =
  (ports: Pick<SettlementPorts, 'unitOfWork' | 'read' | 'payments' | 'now' | 'newToken'>) =>
  async (caller: Caller, bookingId: number, { amount, note, key }: RefundAsked): Promise<BookingLedger> => {
    const asked = await asAdmin(ports, caller, async ({ store, at, note: write }) => {
      const booking = await lockBooking(store.bookings, bookingId);
      const before = (await store.ledger.ofBooking(bookingId)).filter(
        (entry) => key !== null && entry.key?.startsWith(`${key} #`),
      );
      if (before.length > 0) return before.filter(isUndecided);
      await assertNotChanging(store, bookingId);
      const entries = await store.ledger.ofBooking(bookingId);
      const isByCard = refundable(entries).length > 0;
      const most = refundableByDesk(entries);
      if (most === 0) throw new Refusal('conflict', NO_CARD_PAYMENT);
      const wanted = amount ?? most;
      if (wanted > most) {
        const message = `At most ${formatMoney(most)} can be refunded.`;
        throw new Refusal('invalid', message, { issues: [{ path: 'amount', message }] });
      }
      await write('booking.refunded', 'booking', bookingId, {
        reference: booking.reference,
        amount: toAmount(wanted),
        note,
      });
      const refund = { bookingId, amount: wanted, note, actor: actorOf(caller), at };
      let count = 0;
      const newKey = () => (key === null ? ports.newToken() : `${key} #${++count}`);
      // A refund of what came by transfer waits until somebody has paid it out.
      if (!isByCard) await requestPayout(store, refund, newKey());
      const parts = isByCard ? await requestRefund(store, newKey, refund) : [];
      await flagOverpayment(store, booking.total, await store.ledger.ofBooking(bookingId));
      return parts;
    });
    for (const entry of asked) await fromProvider(REFUND_FAILED, executeRefund(ports, entry));
    return ledgerOfBooking(ports)(caller, bookingId);
  };

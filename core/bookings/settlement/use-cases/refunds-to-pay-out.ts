import { lockBooking } from '../../../kernel/find-booking.ts';
import { toAmount } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isToBePaidOut } from '../../../money/payment/returns.ts';
import { settleStatus } from '../../../money/payment/steps/settle-status.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { Payout } from '../payout.ts';
import type { SettlementPorts } from '../ports.ts';

const NO_SUCH_REFUND = 'Refund not found';
const PAID_OUT = 'This refund is paid out already.';

/**
 * Refunds that wait to be paid out, oldest first.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const refundsToPayOut =
  ({ read }: Pick<SettlementPorts, 'read'>) =>
  async (caller: Caller): Promise<readonly Payout[]> => {
    requireAdmin(caller);
    const entries = await read.ledger.toPayOut();
    return Promise.all(
      entries.map(async (entry) => ({
        entry,
        booking: entry.bookingId === null ? null : await read.bookings.byId(entry.bookingId),
      })),
    );
  };

/**
 * Marks a refund as paid out, once the transfer is made. Audited.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (paid out already)
 */
export const markPaidOut =
  (ports: Pick<SettlementPorts, 'unitOfWork' | 'now'>) =>
  async (caller: Caller, refundId: number): Promise<void> => {
    await asAdmin(ports, caller, async ({ store, at, note }) => {
      const before = await store.ledger.byId(refundId);
      if (before?.kind !== 'refund' || before.intentId !== null)
        throw new Refusal('not-found', NO_SUCH_REFUND);
      const { bookingId } = before;
      const found = bookingId === null ? null : await store.bookings.byId(bookingId);
      const booking = found && (await lockBooking(store.bookings, found.id));
      // Read again: another administrator may have marked it before the booking was locked.
      const entry = await store.ledger.byId(refundId);
      if (!entry || !isToBePaidOut(entry)) throw new Refusal('conflict', PAID_OUT);
      await store.ledger.settle(refundId);
      // For a deleted booking the payee is removed from this refund; others that still wait keep theirs.
      if (bookingId !== null && !booking) await store.ledger.anonymise(bookingId, entry.note);
      if (booking) {
        await settleStatus(store, booking.id, at);
        await store.events.publish('booking.refunded', booking);
      }
      await note('refund.paid-out', 'booking', bookingId ?? 0, {
        reference: booking?.reference ?? null,
        amount: toAmount(entry.amount),
      });
    });
  };

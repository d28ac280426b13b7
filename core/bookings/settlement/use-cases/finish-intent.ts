import { Refusal } from '../../../kernel/refusal.ts';
import { hasBooking, isRefunded, isRefunding } from '../../../money/payment/intent-states.ts';
import type { Receipt } from '../../../money/payment/receipt.ts';
import { isTaken } from '../../../money/payment/receipt.ts';
import { isAway } from '../../../money/payment/steps/from-provider.ts';
import { refundUnbooked } from '../../../money/payment/steps/refund-unbooked.ts';
import { recordReceipt } from '../../../money/payment/steps/sync-intent.ts';
import type { Booking } from '../../booking/booking.ts';
import { lapsePaidBy } from '../../changes/steps/lapse-changes.ts';
import type { SettlementPorts } from '../ports.ts';
import { bookPaidIntent, CannotBook, ChangeOver } from '../steps/book-paid-intent.ts';
import { flagForReview } from '../steps/flag-for-review.ts';

type Needs = Pick<SettlementPorts, 'unitOfWork' | 'read' | 'payments' | 'now' | 'newReference'>;

/** Whether the next attempt may succeed: nothing is wrong with the payment. */
const isRetryable = (error: unknown): boolean =>
  isAway(error) || (error instanceof Refusal && error.kind === 'unavailable');

const book = async (ports: Needs, receipt: Receipt): Promise<Booking | null> => {
  const { unitOfWork, now, newReference } = ports;
  try {
    return await unitOfWork((store) => bookPaidIntent(store, receipt, { at: now(), newReference }));
  } catch (error) {
    if (error instanceof ChangeOver) {
      await lapsePaidBy(ports, receipt.intentId);
      await refundUnbooked(ports, receipt, null);
      return null;
    }
    if (error instanceof CannotBook) {
      await flagForReview(ports, receipt, error.reason);
      return null;
    }
    if (!isRetryable(error)) await flagForReview(ports, receipt, 'unexpected');
    throw error;
  }
};

/**
 * Finishes an intent as far as possible: a succeeded one is booked or flagged for review, one that paid for nothing is refunded. Returns
 * its booking, if there is one. Repeated calls change nothing.
 * @throws Refusal 'provider' (away), or any unexpected error of the booking
 */
export const finishIntent =
  (ports: Needs) =>
  async (intentId: string): Promise<Booking | null> => {
    const { read, payments } = ports;
    const intent = await read.intents.byId(intentId);
    if (!intent || isRefunded(intent)) return null;
    if (hasBooking(intent)) return intent.bookingId === null ? null : read.bookings.byId(intent.bookingId);
    const receipt = await payments.receipt(intentId);
    if (!receipt) return null;
    if (!isTaken(receipt)) {
      await recordReceipt(ports, receipt);
      return null;
    }
    const isBack = receipt.refunded >= receipt.amount;
    if (isBack || intent.purpose === 'test' || isRefunding(intent)) {
      await refundUnbooked(ports, receipt, null);
      return null;
    }
    return book(ports, receipt);
  };

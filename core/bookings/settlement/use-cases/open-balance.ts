import type { MinorUnits } from '../../../kernel/money.ts';
import { providerCurrency } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertAmount } from '../../../money/payment/amount.ts';
import { isUnsettledBalance } from '../../../money/payment/intent.ts';
import { awaitsBooking } from '../../../money/payment/intent-states.ts';
import { isPaidSoon } from '../../../money/payment/receipt.ts';
import { syncIntent } from '../../../money/payment/steps/sync-intent.ts';
import type { OpenedPayment } from '../../../money/payment/use-cases/open-intent.ts';
import { BEING_CONFIRMED, NO_SUCH_LINK } from '../../../money/payment/words.ts';
import type { Booking } from '../../booking/booking.ts';
import type { SettlementPorts } from '../ports.ts';
import { atAmount, metadataOf, openPending } from '../steps/open-pending.ts';
import { bookingOfLink, openOf } from './pay-page.ts';

type Needs = Pick<SettlementPorts, 'unitOfWork' | 'read' | 'payments' | 'hashToken' | 'now'>;

/**
 * Stores a payment that was created at the provider, if it may still be paid: no other payment is open, and its amount is what is open now
 * that the booking is locked.
 */
const store = (
  { unitOfWork, now }: Needs,
  bookingId: number,
  made: { readonly id: string; readonly amount: MinorUnits },
): Promise<boolean> =>
  unitOfWork(async ({ bookings, intents, ledger }) => {
    const booking = await bookings.lock(bookingId);
    if (!booking) throw new Refusal('not-found', NO_SUCH_LINK);
    if ((await intents.ofBooking(bookingId)).some(isUnsettledBalance)) return false;
    if ((await openOf({ ledger }, booking)) !== made.amount) return false;
    const at = now();
    await intents.add({
      id: made.id,
      purpose: 'balance',
      state: 'open',
      currency: providerCurrency(),
      accountId: null,
      visitorKey: null,
      bookingId,
      revisions: [{ number: 1, amount: made.amount, purchase: null }],
      createdAt: at,
      touchedAt: at,
      heldUntil: null,
    });
    return true;
  });

/** null when the booking has changed meanwhile: the client secret is then not returned. */
const openNew = async (ports: Needs, booking: Booking, amount: MinorUnits): Promise<OpenedPayment | null> => {
  const { payments } = ports;
  const made = await payments.open({
    amount,
    currency: providerCurrency(),
    revision: 1,
    metadata: metadataOf(booking),
  });
  let isStored = false;
  try {
    isStored = await store(ports, booking.id, { id: made.id, amount });
  } catch (error) {
    // Another request stored a payment at the same moment.
    if (!(error instanceof Refusal) || error.kind !== 'conflict') throw error;
  } finally {
    if (!isStored) await payments.cancel(made.id).catch(() => {});
  }
  return isStored ? { ...made, amount } : null;
};

const ATTEMPTS = 5;

/**
 * Opens a card payment of a booking's open amount, for the holder of a mailed link. A booking has one payable intent: every holder of the
 * link gets the same one, until it is paid. After that there is none until the money is in the ledger, or the provider says that it never
 * will be.
 * @throws Refusal 'not-found' (no such link), 'conflict' (paid, or being paid), 'invalid' (below 50 cents), 'provider'
 */
export const openBalance =
  (ports: Needs) =>
  async (token: string): Promise<OpenedPayment> => {
    const { read, hashToken } = ports;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const booking = await bookingOfLink(read, hashToken(token));
      const amount = await openOf(read, booking);
      if (amount === 0) return await openPending(ports, booking);
      assertAmount(amount);
      const unsettled = (await read.intents.ofBooking(booking.id)).filter(isUnsettledBalance);
      if (unsettled.some(awaitsBooking)) break;
      const [known] = unsettled;
      const opened = known
        ? await atAmount(ports, known, booking, amount)
        : await openNew(ports, booking, amount);
      if (opened) return opened;
      // Paid, being paid, cancelled, or changed by a concurrent request: the provider knows.
      const receipt = known ? await syncIntent(ports, known.id) : null;
      if (receipt && isPaidSoon(receipt)) break;
    }
    throw new Refusal('conflict', BEING_CONFIRMED);
  };

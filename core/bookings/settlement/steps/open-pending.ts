import type { MinorUnits } from '../../../kernel/money.ts';
import { providerCurrency } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Intent, latestRevision } from '../../../money/payment/intent.ts';
import { mayBePaid } from '../../../money/payment/intent-states.ts';
import type { OpenedPayment } from '../../../money/payment/use-cases/open-intent.ts';
import { BEING_CONFIRMED, BOOKING_PAID } from '../../../money/payment/words.ts';
import type { Booking } from '../../booking/booking.ts';
import { pendingChange } from '../../changes/steps/pending-change.ts';
import type { SettlementPorts } from '../ports.ts';

type Needs = Pick<SettlementPorts, 'unitOfWork' | 'read' | 'payments' | 'now'>;

export const metadataOf = ({ reference }: Booking) => ({
  bookingType: 'balance',
  bookingReference: reference,
});

/** The open intent, set to the amount that is open now; null when it can no longer be changed. */
export const atAmount = async (
  { payments, unitOfWork, now }: Needs,
  intent: Intent,
  booking: Booking,
  amount: MinorUnits,
): Promise<OpenedPayment | null> => {
  const latest = latestRevision(intent);
  const isNews = latest?.amount !== amount;
  const revision = (latest?.number ?? 0) + (isNews ? 1 : 0);
  if (isNews) {
    const next = { number: revision, amount, purchase: null };
    if (!(await unitOfWork(({ intents }) => intents.revise(intent.id, next, now(), null)))) return null;
  }
  const metadata = metadataOf(booking);
  const made = await payments.update(intent.id, { amount, currency: providerCurrency(), revision, metadata });
  return made && { ...made, amount };
};

/**
 * The payment of the change that waits for one.
 * @throws Refusal 'conflict' when no change waits, or the payment is being made
 */
export const openPending = async (ports: Needs, booking: Booking): Promise<OpenedPayment> => {
  const change = await pendingChange(ports.read, booking, ports.now());
  const intent = change && (await ports.read.intents.byId(change.intentId));
  if (!intent) throw new Refusal('conflict', BOOKING_PAID);
  const opened = mayBePaid(intent) ? await atAmount(ports, intent, booking, change.amount) : null;
  if (!opened) throw new Refusal('conflict', BEING_CONFIRMED);
  return opened;
};

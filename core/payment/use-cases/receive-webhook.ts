import type { Ports, Store } from '../../ports.ts';
import { ended, type Intent } from '../intent.ts';
import type { LedgerEntry, NewLedgerEntry } from '../ledger.ts';
import type { DisputeEvent, PaymentEvent, RefundEvent } from '../payment-event.ts';
import { settleStatus } from '../steps/settle-status.ts';

const entryOf = (event: RefundEvent | DisputeEvent, bookingId: number | null, at: Date): NewLedgerEntry => ({
  at,
  kind: event.kind,
  status: event.status,
  amount: event.amount,
  bookingId,
  intentId: event.intentId,
  providerId: event.kind === 'refund' ? event.refundId : event.disputeId,
  key: event.kind === 'refund' ? event.key : null,
  note: null,
  actor: null,
});

/** A refund made in the provider's dashboard, which the shop learns of here. */
const isRefundElsewhere = (event: RefundEvent | DisputeEvent, entries: readonly LedgerEntry[]): boolean =>
  event.kind === 'refund' &&
  event.key === null &&
  event.status !== 'failed' &&
  entries.every(({ kind, providerId }) => kind !== 'refund' || providerId !== event.refundId);

/** The booking that has a payment's money. What goes back before it is booked belongs to the intent, and follows it to its booking. */
const bookingOf = async ({ ledger }: Store, { id, state, bookingId }: Intent): Promise<number | null> => {
  const isBooked = state === 'booked' || (await ledger.ofIntent(id)).some(({ kind }) => kind === 'charge');
  return isBooked ? bookingId : null;
};

const take = async (store: Store, event: PaymentEvent, intent: Intent, at: Date): Promise<void> => {
  const { intents, ledger, jobs, bookings, discountCodes, events } = store;
  const { intentId } = event;
  switch (event.kind) {
    case 'succeeded':
      if (intent.state === 'open') await intents.save({ ...intent, state: 'paid' });
      // Whatever state it is in: if something is left to do, the job finds out.
      await jobs.add({ task: 'finish-intent', payload: { intentId } });
      return;
    case 'cancelled':
      if (intent.state !== 'open') return;
      await intents.save(ended(intent, 'cancelled'));
      if (intent.heldUntil) await discountCodes.release(intentId);
      return;
    case 'failed':
      // Another card may still pay; an older event does not undo a later success.
      return;
    default: {
      const bookingId = await bookingOf(store, intent);
      const booking = bookingId === null ? null : await bookings.lock(bookingId);
      const elsewhere = isRefundElsewhere(event, booking ? await ledger.ofBooking(booking.id) : []);
      await ledger.report(entryOf(event, bookingId, at));
      if (bookingId !== null) await settleStatus(store, bookingId);
      if (booking && elsewhere) await events.publish('booking.refunded', booking);
      if (bookingId === null && event.kind === 'refund' && intent.state === 'paid')
        await jobs.add({ task: 'finish-intent', payload: { intentId } });
    }
  }
};

/**
 * Takes a delivery of the provider. It only notes what happened and leaves a job: the same delivery again has no effect, late
 * ones and those in another order change nothing that is already so. `body` is as it came.
 * @throws Refusal 'malformed' (`Invalid signature`)
 */
export const receiveWebhook =
  ({ payments, unitOfWork, now }: Pick<Ports, 'payments' | 'unitOfWork' | 'now'>) =>
  async (body: Uint8Array, signature: string): Promise<void> => {
    const at = now();
    const event = await payments.verify(body, signature, at);
    if (!event) return;
    await unitOfWork(async (store) => {
      const intent = await store.intents.lock(event.intentId);
      // Another shop uses the same provider account.
      if (!intent) return;
      const fresh = await store.paymentEvents.take({ id: event.id, intentId: intent.id, at });
      if (fresh) await take(store, event, intent, at);
    });
  };

import { sum, ZERO } from '../../../kernel/money.ts';
import { countsAsGone, isTurnedAway } from '../entry-status.ts';
import { ended, type Intent, isOfBooking, latestRevision } from '../intent.ts';
import { mayBePaid } from '../intent-states.ts';
import type { DeclinedEvent, PaymentEvent, RefundedEvent } from '../payment-event.ts';
import type { PaymentPorts, PaymentStore } from '../ports.ts';
import { recordMovement } from '../steps/record-movement.ts';

/**
 * Maximum number of declined attempts of one payment that a booking shows, so that somebody who tries a hundred cards does not fill a page.
 */
const MOST_DECLINED = 5;

/** Records a declined attempt to pay a booking, for the staff. Nothing else changes: another card may still pay. */
const noteDeclined = async (
  { ledger }: PaymentStore,
  intent: Intent,
  { id, failure }: DeclinedEvent,
  at: Date,
): Promise<void> => {
  if (!isOfBooking(intent) || intent.bookingId === null) return;
  const before = (await ledger.ofIntent(intent.id)).filter(isTurnedAway);
  if (before.filter(({ kind }) => kind === 'intent').length >= MOST_DECLINED) return;
  await ledger.report({
    at,
    kind: 'intent',
    status: 'failed',
    amount: latestRevision(intent)?.amount ?? ZERO,
    bookingId: intent.bookingId,
    intentId: intent.id,
    providerId: id,
    key: null,
    note: failure,
    actor: null,
  });
};

/** Queues the job that asks for the refunds, unless the ledger has refunds for the whole refunded amount. */
const lookForRefunds = async ({ ledger, jobs }: PaymentStore, { intentId, refunded }: RefundedEvent) => {
  const known = (await ledger.ofIntent(intentId)).filter(
    (entry) => entry.kind === 'refund' && countsAsGone(entry) && entry.providerId !== null,
  );
  if (sum(known.map(({ amount }) => amount)) < refunded)
    await jobs.add({ task: 'sync-refunds', payload: { intentId } });
};

const take = async (store: PaymentStore, event: PaymentEvent, intent: Intent, at: Date): Promise<void> => {
  const { intents, jobs, discountCodes } = store;
  const { intentId } = event;
  switch (event.kind) {
    case 'succeeded':
      if (mayBePaid(intent)) await intents.save({ ...intent, state: 'paid' });
      // Queued in any state of the intent: the job finds out whether something is left to do.
      await jobs.add({ task: 'finish-intent', payload: { intentId } });
      return;
    case 'cancelled':
      if (!mayBePaid(intent)) return;
      await intents.save(ended(intent, 'cancelled'));
      if (intent.heldUntil) await discountCodes.release(intentId);
      return;
    case 'failed':
      return noteDeclined(store, intent, event, at);
    case 'refunded':
      return lookForRefunds(store, event);
    default:
      return recordMovement(store, intent, event, at);
  }
};

/**
 * Receives a webhook of the provider. It only records what happened and queues a job. A repeated webhook has no effect; late ones, and
 * those in another order, change nothing that is recorded already. `body` is the unparsed body.
 * @throws Refusal 'malformed' (`Invalid signature`)
 */
export const receiveWebhook =
  ({ payments, unitOfWork, now }: Pick<PaymentPorts, 'payments' | 'unitOfWork' | 'now'>) =>
  async (body: Uint8Array, signature: string): Promise<void> => {
    const at = now();
    const event = await payments.verify(body, signature, at);
    if (!event) return;
    await unitOfWork(async (store) => {
      const intent = await store.intents.lock(event.intentId);
      // An unknown intent belongs to another shop that uses the same provider account.
      if (!intent) return;
      const fresh = await store.paymentEvents.take({ id: event.id, intentId: intent.id, at });
      if (fresh) await take(store, event, intent, at);
    });
  };

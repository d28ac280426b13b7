import { sum, ZERO } from '../../../kernel/money.ts';
import { countsAsGone, isTurnedAway } from '../entry-status.ts';
import { ended, type Intent, isOfBooking, latestRevision } from '../intent.ts';
import { mayBePaid } from '../intent-states.ts';
import type { DeclinedEvent, PaymentEvent, RefundedEvent } from '../payment-event.ts';
import type { PaymentPorts, PaymentStore } from '../ports.ts';
import { recordMovement } from '../steps/record-movement.ts';

/** How many declined attempts of one payment a booking shows: whoever tries a hundred cards fills no page. */
const MOST_DECLINED = 5;

/** Shows a declined attempt to pay a booking to the staff. Another card may still pay: nothing else changes. */
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

/** Asks for the refunds, unless all that has gone back is known by name. */
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
      // Whatever state it is in: if something is left to do, the job finds out.
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
 * Takes a delivery of the provider. It only notes what happened and leaves a job: the same delivery again has no effect, late
 * ones and those in another order change nothing that is already so. `body` is as it came.
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
      // Another shop uses the same provider account.
      if (!intent) return;
      const fresh = await store.paymentEvents.take({ id: event.id, intentId: intent.id, at });
      if (fresh) await take(store, event, intent, at);
    });
  };

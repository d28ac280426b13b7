import { minorUnits, minus, toAmount } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Actor } from '../../../people/audit/audit.ts';
import { isUndecided } from '../entry-status.ts';
import { ended } from '../intent.ts';
import { goesBack, hasBooking, isRefunding } from '../intent-states.ts';
import type { PaymentPorts } from '../ports.ts';
import type { Receipt } from '../receipt.ts';
import { ALREADY_BOOKED } from '../words.ts';
import { recordMade } from './record-made.ts';

/** The idempotency key of the refund of a whole intent: there is at most one. */
const keyOf = (intentId: string): string => `unbooked-${intentId}`;

/**
 * Refunds a payment that has no booking. Once begun it is finished, and the payment never gets a booking. An intent that has a booking is
 * never refunded here.
 * @throws Refusal 'conflict' (it has a booking), 'provider' (away: it is continued later)
 */
export const refundUnbooked = async (
  { unitOfWork, read, payments, now }: Pick<PaymentPorts, 'unitOfWork' | 'read' | 'payments' | 'now'>,
  { intentId, amount, refunded }: Receipt,
  actor: Actor | null,
): Promise<void> => {
  const left = minorUnits(Math.max(0, minus(amount, refunded)));
  const key = keyOf(intentId);
  await unitOfWork(async ({ intents, ledger }) => {
    const intent = await intents.lock(intentId);
    if (!intent || hasBooking(intent)) throw new Refusal('conflict', ALREADY_BOOKED);
    if (goesBack(intent)) return;
    await intents.save({ ...intent, state: 'refunding' });
    if (left === 0) return;
    const entry = { at: now(), kind: 'refund', status: 'pending', amount: left, bookingId: null } as const;
    await ledger.report({ ...entry, intentId, providerId: null, key, note: null, actor });
  });
  const asked = await read.ledger.byKey(key);
  const made = asked && isUndecided(asked) ? await payments.refund({ ...asked, key, intentId }) : null;
  await unitOfWork(async (store) => {
    const { intents, attention, audit, discountCodes } = store;
    const intent = await intents.lock(intentId);
    if (!intent || !isRefunding(intent)) return;
    await intents.save(ended(intent, 'refunded'));
    await discountCodes.release(intentId);
    await attention.remove(intentId);
    if (made && asked) await recordMade(store, asked, { status: made.status, providerId: made.id }, now());
    await audit.add({
      at: now(),
      actor: actor ?? { accountId: null, name: 'machine' },
      action: 'payment.refunded',
      subject: 'payment',
      subjectId: intentId,
      details: { amount: toAmount(asked?.amount ?? left) },
    });
  });
};

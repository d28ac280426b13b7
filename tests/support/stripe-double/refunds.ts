import type { Books, RefundObject } from './books.ts';
import { refusedRefund } from './failure.ts';
import { type FormObject, textOf, textsOf } from './form.ts';
import { findIntent } from './payment-intents.ts';

/** Gives money of an intent back, also when somebody asks for it in Stripe's own dashboard. */
export const createRefund = (books: Books, form: FormObject): RefundObject => {
  const intent = findIntent(books, textOf(form, 'payment_intent') ?? '');
  const charge = books.charges.get(intent.latest_charge ?? '');
  if (!charge || intent.status !== 'succeeded')
    throw refusedRefund(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent_unexpected_state',
    );
  const left = charge.amount - charge.amount_refunded;
  const amount = Number(textOf(form, 'amount') ?? left);
  if (left === 0)
    throw refusedRefund(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw refusedRefund(`Refund amount is greater than unrefunded amount on charge`, 'amount_too_large');
  const refund: RefundObject = {
    id: books.newId('re'),
    object: 'refund',
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    status: 'succeeded',
    metadata: textsOf(form, 'metadata'),
    created: books.seconds(),
  };
  const refunded = charge.amount_refunded + amount;
  const after = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  books.refunds.set(refund.id, refund);
  books.charges.set(charge.id, after);
  books.happened('refund.created', refund);
  books.happened('charge.refunded', after);
  books.happened('refund.updated', refund);
  return refund;
};

/** The bank sends a refund back: the money is here again. */
export const failRefund = (books: Books, id: string): void => {
  const refund = books.refunds.get(id);
  const charge = books.charges.get(refund?.charge ?? '');
  if (!refund || !charge) throw new Error(`There is no refund ${id}`);
  const failed = { ...refund, status: 'failed' as const, failure_reason: 'expired_or_canceled_card' };
  books.refunds.set(id, failed);
  books.charges.set(charge.id, {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
  books.happened('refund.failed', failed);
  books.happened('charge.refund.updated', failed);
};

/** A cardholder's bank takes a charge back, or decides about it. */
export const dispute = (
  books: Books,
  intentId: string,
  status: 'needs_response' | 'won' | 'lost',
  id = books.newId('du'),
): string => {
  const intent = findIntent(books, intentId);
  const { latest_charge: charge, amount, currency } = intent;
  const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
  books.happened(type, {
    id,
    object: 'dispute',
    amount,
    currency,
    charge,
    payment_intent: intentId,
    status,
    reason: 'fraudulent',
    evidence_details: { due_by: books.seconds() + 7 * 24 * 60 * 60 },
  });
  return id;
};

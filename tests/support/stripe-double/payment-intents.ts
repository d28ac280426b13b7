import type { Books, IntentObject } from './books.ts';
import { type Card, cardIn } from './cards.ts';
import { absent, badAmount, declined, missing, unknown, wrongState } from './failure.ts';
import { type FormObject, textOf, textsOf } from './form.ts';

const KNOWN = [
  'amount',
  'currency',
  'metadata',
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'customer',
  'description',
];
const CHANGEABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const assertKnown = (form: FormObject, known: readonly string[]): void => {
  const stranger = Object.keys(form).find((name) => !known.includes(name));
  if (stranger) throw unknown(stranger);
};

const amountIn = (form: FormObject): number => {
  const amount = Number(textOf(form, 'amount') ?? Number.NaN);
  if (!Number.isInteger(amount)) throw badAmount('Invalid integer', 'parameter_invalid_integer');
  if (amount < 50) throw badAmount('Amount must be at least $0.50 usd', 'amount_too_small');
  if (amount > 99_999_999) throw badAmount('Amount must be no more than $999,999.99', 'amount_too_large');
  return amount;
};

export const findIntent = (books: Books, id: string): IntentObject => {
  const intent = books.intents.get(id);
  if (!intent) throw missing('payment_intent', id, 'intent');
  return intent;
};

const keep = (books: Books, intent: IntentObject): IntentObject => {
  books.intents.set(intent.id, intent);
  return intent;
};

export const createIntent = (books: Books, form: FormObject): IntentObject => {
  assertKnown(form, KNOWN);
  if (textOf(form, 'amount') === null) throw absent('amount');
  const currency = textOf(form, 'currency');
  if (currency === null) throw absent('currency');
  const id = books.newId('pi');
  const intent = keep(books, {
    id,
    object: 'payment_intent',
    amount: amountIn(form),
    amount_received: 0,
    currency,
    client_secret: `${id}_secret_${books.newId('s').slice(2)}`,
    status: 'requires_payment_method',
    metadata: textsOf(form, 'metadata'),
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    created: books.seconds(),
    livemode: false,
    payment_method_types: ['card'],
  });
  books.happened('payment_intent.created', intent);
  return intent;
};

export const updateIntent = (books: Books, id: string, form: FormObject): IntentObject => {
  assertKnown(form, KNOWN);
  const intent = findIntent(books, id);
  const hasAmount = textOf(form, 'amount') !== null;
  if (hasAmount && !CHANGEABLE.includes(intent.status))
    throw wrongState(
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
      intent,
    );
  return keep(books, {
    ...intent,
    ...(hasAmount ? { amount: amountIn(form), status: 'requires_payment_method', next_action: null } : {}),
    metadata: { ...intent.metadata, ...textsOf(form, 'metadata') },
  });
};

export const cancelOwnIntent = (books: Books, id: string): IntentObject => {
  const intent = findIntent(books, id);
  if (!CHANGEABLE.includes(intent.status))
    throw wrongState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      intent,
    );
  const cancelled = keep(books, { ...intent, status: 'canceled', next_action: null });
  books.happened('payment_intent.canceled', cancelled);
  return cancelled;
};

/** The money is here. */
export const succeedIntent = (books: Books, intent: IntentObject): IntentObject => {
  const card = books.cards.get(intent.id);
  const charge = {
    id: books.newId('ch'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    payment_intent: intent.id,
    refunded: false,
    status: 'succeeded' as const,
    payment_method_details: card ? { card: { brand: card.brand, last4: card.last4, country: 'US' } } : null,
    created: books.seconds(),
  };
  books.charges.set(charge.id, charge);
  const succeeded = keep(books, {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  books.happened('charge.succeeded', charge);
  books.happened('payment_intent.succeeded', succeeded);
  return succeeded;
};

const DECLINES = {
  declined: ['Your card was declined.', 'generic_decline'],
  insufficient_funds: ['Your card has insufficient funds.', 'insufficient_funds'],
} as const;

/** A charge that came to nothing. */
export const failIntent = (books: Books, intent: IntentObject, message: string, code: string) => {
  const failed = keep(books, {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: { message, code },
  });
  books.happened('payment_intent.payment_failed', failed);
  return failed;
};

const charge = (books: Books, intent: IntentObject, card: Card): IntentObject => {
  const { outcome } = card;
  books.cards.set(intent.id, card);
  if (outcome === 'pays') return succeedIntent(books, intent);
  if (outcome === 'authenticates') {
    const next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    const waiting = keep(books, { ...intent, status: 'requires_action', next_action });
    books.happened('payment_intent.requires_action', waiting);
    return waiting;
  }
  if (outcome === 'processes') {
    const processing = keep(books, { ...intent, status: 'processing' });
    books.happened('payment_intent.processing', processing);
    return processing;
  }
  const [message, declineCode] = DECLINES[outcome];
  throw declined(message, declineCode, failIntent(books, intent, message, 'card_declined'));
};

export const confirmIntent = (books: Books, id: string, form: FormObject): IntentObject => {
  const intent = findIntent(books, id);
  if (textOf(form, 'client_secret') !== intent.client_secret)
    throw missing('payment_intent', id, 'client_secret');
  if (!CHANGEABLE.includes(intent.status))
    throw wrongState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      intent,
    );
  const card = cardIn(form);
  if (!card) throw absent('payment_method');
  return charge(books, intent, card);
};

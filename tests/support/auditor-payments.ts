import {
  type EntryStatus,
  hasMoved,
  isLostToBank,
  isUndecided,
} from '@wondercast/core/money/payment/entry-status';
import { hasBooking, type IntentState } from '@wondercast/core/money/payment/intent-states';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import type { Payments } from '@wondercast/core/money/payment/ports';
import { isTaken } from '@wondercast/core/money/payment/receipt';
import type { Ports, Store } from '@wondercast/core/shop';
import pg from 'pg';
import type { AuditedBooking } from './auditor-evidence.ts';

export interface AuditedIntent {
  readonly id: string;
  readonly purpose: string;
  readonly state: IntentState;
  readonly bookingId: number | null;
}

export interface AuditedEntry {
  readonly bookingId: number | null;
  readonly intentId: string | null;
  readonly kind: string;
  readonly status: EntryStatus;
  readonly amount: number;
  readonly key: string | null;
}

/** What the provider says; money in cents. */
export interface AuditedPayment {
  readonly id: string;
  /** Whether its money was taken. */
  readonly taken: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
}

/** All that is known of card payments, on both sides. */
export interface PaymentEvidence {
  readonly intents: readonly AuditedIntent[];
  readonly ledger: readonly AuditedEntry[];
  /** What an administrator sees. */
  readonly attention: readonly {
    readonly intentId: string;
    readonly amount: number;
    readonly reason: string;
  }[];
  /** What succeeded, and what the shop knows, in the provider's books. */
  readonly provider: readonly AuditedPayment[];
}

const ROWS = `select json_build_object(
  'intents', (select coalesce(json_agg(json_build_object('id', id, 'purpose', purpose, 'state', state,
    'bookingId', booking_id)), '[]') from payment_intents),
  'ledger', (select coalesce(json_agg(json_build_object('bookingId', booking_id, 'intentId', intent_id, 'kind', kind,
    'status', status, 'amount', amount, 'key', key)), '[]') from payment_ledger),
  'attention', (select coalesce(json_agg(json_build_object('intentId', intent_id, 'amount', amount, 'reason', reason)), '[]')
    from payment_attention),
  'provider', (select coalesce(json_agg(json_build_object('id', id, 'taken', body ->> 'status' = 'succeeded', 'amount',
    (body ->> 'amount')::int, 'currency', body ->> 'currency', 'refunded', (select coalesce(sum((each ->> 'amount')::int), 0)
      from jsonb_array_elements(body -> 'refunds') each))), '[]') from simulator_records where kind = 'intent')) "evidence"`;

/** With the books of the simulated provider, which stand in the same database. */
export const paymentsFrom = async (client: pg.ClientBase): Promise<PaymentEvidence> => {
  const { rows } = await client.query<{ evidence: PaymentEvidence }>(ROWS);
  if (!rows[0]) throw new Error('The database gave no evidence of payments');
  return rows[0].evidence;
};

export const paymentsOfPostgres = async (databaseUrl: string): Promise<PaymentEvidence> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return await paymentsFrom(client);
  } finally {
    await client.end();
  }
};

const LONG_AGO = new Date('2000-01-01T00:00:00.000Z');

/** Everything that has succeeded there, and these. */
const providerOf = async (
  payments: Payments,
  known: readonly string[],
): Promise<readonly AuditedPayment[]> => {
  const ids = new Set([...(await payments.succeededSince(LONG_AGO)), ...known]);
  const receipts = await Promise.all([...ids].map((id) => payments.receipt(id)));
  return receipts
    .filter((receipt) => receipt !== null)
    .map(({ intentId, ...receipt }) => ({ ...receipt, id: intentId, taken: isTaken(receipt) }));
};

/** What the ports let anybody see; `bookingIds` are those to look for. */
export const paymentsOfStore = async (
  read: Store,
  payments: Payments,
  bookingIds: readonly number[],
): Promise<PaymentEvidence> => {
  const entries = await Promise.all(bookingIds.map((id) => read.ledger.ofBooking(id)));
  const ofBookings = (await Promise.all(bookingIds.map((id) => read.intents.ofBooking(id)))).flat();
  const provider = await providerOf(
    payments,
    ofBookings.map(({ id }) => id),
  );
  const intents = await Promise.all(provider.map(({ id }) => read.intents.byId(id)));
  return {
    intents: intents.filter((intent) => intent !== null),
    ledger: entries.flat(),
    attention: await read.attention.all(),
    provider,
  };
};

/** Both sides of an app: the shop's own rows, and what its provider answers. */
export const evidenceOfPayments = async (
  { read, payments }: Pick<Ports, 'read' | 'payments'>,
  databaseUrl: string | null,
  highestBooking: number,
): Promise<PaymentEvidence> => {
  const ids = Array.from({ length: highestBooking }, (_, at) => at + 1);
  if (databaseUrl === null) return paymentsOfStore(read, payments, ids);
  const kept = await paymentsOfPostgres(databaseUrl);
  if (payments.name === 'simulator') return kept;
  return {
    ...kept,
    provider: await providerOf(
      payments,
      kept.intents.map(({ id }) => id),
    ),
  };
};

const sum = (entries: readonly AuditedEntry[]): number =>
  entries.reduce((total, { amount }) => total + amount, 0);

/** What a card may be charged at least, in cents. */
const LEAST_PAYMENT = 50;

const mistakesOfBooking = (
  { id, reference, total, paymentStatus, paymentIntentId, isChanged, waived }: AuditedBooking,
  { ledger, provider, intents, attention }: PaymentEvidence,
): readonly string[] => {
  const mine = ledger.filter((entry) => entry.bookingId === id && hasMoved(entry));
  const received = sum(mine.filter(({ kind }) => kind === 'charge' || kind === 'offline'));
  const refunded = sum(mine.filter(({ kind }) => kind === 'refund'));
  const mistakes: string[] = [];
  if (isPaidFor({ paymentStatus }) && received + waived < total)
    mistakes.push(`booking ${reference} is paid without a payment`);
  if (waived < 0 || waived >= LEAST_PAYMENT) mistakes.push(`of booking ${reference}, ${waived} is waived`);
  if (refunded > received) mistakes.push(`booking ${reference} was refunded more than it was paid`);
  const all = ledger.filter(({ bookingId }) => bookingId === id);
  // What is asked for is carried on until it is done, or listed again.
  const underWay = sum(all.filter((entry) => entry.kind === 'refund' && isUndecided(entry)));
  const lost = sum(all.filter((entry) => entry.kind === 'dispute' && isLostToBank(entry)));
  const excess = Math.max(0, received - refunded - underWay - lost - total);
  const listed = attention
    .filter(({ reason }) => reason === 'paid-twice')
    .filter(({ intentId }) => all.some((entry) => entry.intentId === intentId))
    .reduce((most, { amount }) => most + amount, 0);
  if (excess !== listed)
    mistakes.push(`booking ${reference} has received ${excess} too much, and ${listed} of it is listed`);
  for (const { intentId, amount } of mine.filter(({ kind }) => kind === 'charge')) {
    const payment = provider.find((each) => each.id === intentId);
    if (!payment?.taken || payment.amount !== amount || payment.currency !== 'usd')
      mistakes.push(`booking ${reference} counts the payment ${intentId}, which is not so`);
    const given = sum(mine.filter((entry) => entry.kind === 'refund' && entry.intentId === intentId));
    if (payment && payment.refunded !== given)
      mistakes.push(
        `the ledger of ${reference} says ${given} refunded of ${intentId}, and it was ${payment.refunded}`,
      );
  }
  const bought = intents.find((intent) => intent.id === paymentIntentId);
  const charged = mine.find(({ kind, intentId }) => kind === 'charge' && intentId === paymentIntentId);
  if (paymentIntentId !== null && (bought?.bookingId !== id || !charged))
    mistakes.push(`booking ${reference} names the payment ${paymentIntentId}, which did not buy it`);
  if (bought?.purpose === 'checkout' && charged?.amount !== total && !isChanged)
    mistakes.push(`booking ${reference} was paid at another price than its own`);
  return mistakes;
};

/** Every succeeded payment ends as exactly one booking, one refund, or one row that an administrator sees. */
const mistakesOfPayment = (
  payment: AuditedPayment,
  { intents, ledger, attention }: PaymentEvidence,
  bookingIds: ReadonlySet<number>,
): readonly string[] => {
  const { id, amount, refunded } = payment;
  const intent = intents.find((each) => each.id === id);
  const isBooked = intent !== undefined && hasBooking(intent) && bookingIds.has(intent.bookingId ?? 0);
  const isListed = attention.some(({ intentId, reason }) => intentId === id && reason !== 'paid-twice');
  const isBack = refunded === amount && !isBooked;
  const byMachine = ledger.some(({ key, intentId }) => intentId === id && key === `unbooked-${id}`);
  const ends = [isBooked, isListed, isBack].filter(Boolean).length;
  return [
    ...(ends === 0 ? [`the payment ${id} is not finished`] : []),
    ...(ends > 1 ? [`the payment ${id} has ${ends} ends`] : []),
    ...(isBooked && byMachine ? [`the payment ${id} has a booking, and was refunded by the machine`] : []),
    ...(refunded > amount ? [`of the payment ${id} more was given back than was taken`] : []),
  ];
};

/** Everything about money that is wrong now, in sentences. */
export const paymentMistakes = (
  bookings: readonly AuditedBooking[],
  evidence: PaymentEvidence,
): readonly string[] => {
  const ids = new Set(bookings.map(({ id }) => id));
  return [
    ...bookings.flatMap((booking) => mistakesOfBooking(booking, evidence)),
    ...evidence.provider
      .filter(({ taken }) => taken)
      .flatMap((payment) => mistakesOfPayment(payment, evidence, ids)),
    ...evidence.attention
      .filter(({ reason }) => reason !== 'paid-twice')
      .filter(({ intentId }) =>
        evidence.intents.some((intent) => intent.id === intentId && hasBooking(intent)),
      )
      .map(({ intentId }) => `the payment ${intentId} is booked and still listed`),
  ];
};

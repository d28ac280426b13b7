import { type MinorUnits, providerCurrency, toAmount } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { IntentRequest, OpenedIntent } from '../../../money/payment/provider.ts';
import { BEING_CONFIRMED } from '../../../money/payment/words.ts';
import type { Booking } from '../../booking/booking.ts';
import type { BookingChange, RequestKey } from '../../booking/booking-change.ts';
import type { FrozenAmendment, FrozenMove } from '../../booking/frozen-change.ts';
import type { Acting } from '../../booking/steps/record-sessions.ts';
import { BEING_CHANGED } from '../../booking/words.ts';
import type { Changed, ChangePayment } from '../changed.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';
import type { Wanted } from './admission.ts';
import { paymentDeadlineOf } from './payment-deadline.ts';

type Needs = Pick<
  ChangePorts,
  'unitOfWork' | 'read' | 'payments' | 'now' | 'newToken' | 'hashToken' | 'profile'
>;

const requestOf = ({ reference }: Booking, amount: MinorUnits, revision: number): IntentRequest => ({
  amount,
  currency: providerCurrency(),
  revision,
  metadata: { bookingType: 'amendment', bookingReference: reference },
});

/** A change that must be paid before it is made: `amount` is what is to be paid. */
export interface PaidFirst extends Wanted<FrozenAmendment | FrozenMove> {
  readonly amount: MinorUnits;
}

/**
 * Creates the payment for a change at the provider.
 * @throws Refusal 'provider'
 */
export const openPayment = ({ payments }: Needs, { booking, amount }: PaidFirst): Promise<OpenedIntent> =>
  payments.open(requestOf(booking, amount, 1));

interface Payable {
  readonly made: OpenedIntent;
  readonly amount: MinorUnits;
  readonly expiresAt: Date;
}

/** What the customer pays with. Only a hash of the pay link is stored, so each answer gets a new link. */
const payableBy = async (
  { newToken, hashToken, profile, now }: Needs,
  { payLinks }: Pick<ChangeStore, 'payLinks'>,
  bookingId: number,
  { made, amount, expiresAt }: Payable,
): Promise<ChangePayment> => {
  const token = newToken();
  await payLinks.add(bookingId, hashToken(token), now());
  const payUrl = `${profile.publicUrl}/pay/${token}`;
  return { amount, clientSecret: made.clientSecret, intentId: made.id, payUrl, expiresAt };
};

/**
 * Stores a change that waits for its payment. The client secret is returned only after everything is stored.
 * @throws Refusal 'conflict' as `paymentDeadlineOf`
 */
export const waitForPayment = async (
  ports: Needs,
  { store, at, actor }: Acting<ChangeStore>,
  { booking, frozen, amount }: PaidFirst,
  { made, key }: { readonly made: OpenedIntent; readonly key: RequestKey | null },
): Promise<Changed> => {
  const { id: bookingId, version: baseVersion, reference } = booking;
  const { kind } = frozen;
  const expiresAt = paymentDeadlineOf({ booking, frozen }, actor.name, at);
  await store.intents.add({
    id: made.id,
    purpose: 'amendment',
    state: 'open',
    currency: providerCurrency(),
    accountId: null,
    visitorKey: null,
    bookingId,
    revisions: [{ number: 1, amount, purchase: null }],
    createdAt: at,
    touchedAt: at,
    heldUntil: null,
  });
  const change = { bookingId, kind, baseVersion, frozen, intentId: made.id, actor, key, createdAt: at };
  const { id: changeId } = await store.bookingChanges.add({ ...change, expiresAt, state: 'open' });
  // For a change by the desk, the customer who pays is not at this screen.
  if (frozen.isDesk) await store.jobs.add({ task: 'mail-change-payment', payload: { bookingId, changeId } });
  await store.audit.add({
    at,
    actor,
    action: 'booking.change-waits',
    subject: 'booking',
    subjectId: String(bookingId),
    details: { reference, kind, amount: toAmount(amount) },
  });
  return { booking, payment: await payableBy(ports, store, bookingId, { made, amount, expiresAt }) };
};

/**
 * The payment that a change waits for, for a repeated request.
 * @throws Refusal 'conflict' while it is being paid, 'provider'
 */
export const paymentAgain = async (
  ports: Needs,
  booking: Booking,
  { intentId, expiresAt }: BookingChange,
): Promise<ChangePayment> => {
  const intent = intentId === null ? null : await ports.read.intents.byId(intentId);
  const revision = intent?.revisions.at(-1);
  if (!intent || !revision || !expiresAt) throw new Refusal('conflict', BEING_CHANGED);
  const { amount, number } = revision;
  const made = await ports.payments.update(intent.id, requestOf(booking, amount, number));
  if (!made) throw new Refusal('conflict', BEING_CONFIRMED);
  return ports.unitOfWork((store) => payableBy(ports, store, booking.id, { made, amount, expiresAt }));
};

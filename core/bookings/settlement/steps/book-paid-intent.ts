import { bookTaken } from '../../../buying/free-times/steps/book-taken.ts';
import { TimesTaken } from '../../../buying/free-times/time-taken.ts';
import { isHostTaken } from '../../../calendar/staffing/words.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { AttentionReason } from '../../../money/payment/attention.ts';
import { countsAsGone } from '../../../money/payment/entry-status.ts';
import { booked, type Intent, revisionPaid } from '../../../money/payment/intent.ts';
import { hasBooking, isClosedUnpaid, mayTakeMoney } from '../../../money/payment/intent-states.ts';
import type { NewLedgerEntry } from '../../../money/payment/ledger.ts';
import type { Receipt } from '../../../money/payment/receipt.ts';
import { isTaken } from '../../../money/payment/receipt.ts';
import { settleStatus } from '../../../money/payment/steps/settle-status.ts';
import { PAYMENT_UNVERIFIED } from '../../../money/payment/words.ts';
import { holderOf } from '../../../people/holder.ts';
import type { Booking } from '../../booking/booking.ts';
import type { BookingChange } from '../../booking/booking-change.ts';
import { awaitsPayment } from '../../booking/change-states.ts';
import { newBooking } from '../../booking/new-booking.ts';
import { isCancelled } from '../../booking/states.ts';
import { ledUnits, sessionsTaken } from '../../booking/steps/led-units.ts';
import { publishPlaced } from '../../booking/steps/publish-placed.ts';
import { queueBookedJobs } from '../../booking/steps/queue-booked-jobs.ts';
import { applyChange } from '../../changes/steps/apply-change.ts';
import { noteTaxed } from '../../taxing/steps/note-taxed.ts';
import type { SettlementPorts, SettlementStore } from '../ports.ts';
import { takePaidTimes } from './take-paid-times.ts';

/** Thrown out of a unit of work: the money was received, and nothing can be booked for it. */
export class CannotBook extends Error {
  readonly reason: AttentionReason;

  constructor(reason: AttentionReason) {
    super(reason);
    this.reason = reason;
  }
}

const unverified = () => new Refusal('payment', PAYMENT_UNVERIFIED);

/**
 * Writes the ledger entries of a succeeded payment: the intent and the charge. Returns whether some of it was refunded already, before its
 * booking was known.
 */
const writeDown = async (
  { ledger }: SettlementStore,
  intent: Intent,
  receipt: Receipt,
  { id: bookingId, tax }: Pick<Booking, 'id' | 'tax'>,
  at: Date,
): Promise<boolean> => {
  const entry = (
    change: Pick<NewLedgerEntry, 'kind' | 'at' | 'providerId' | 'card' | 'cardCountry'>,
  ): NewLedgerEntry => ({
    ...change,
    status: 'succeeded',
    amount: receipt.amount,
    bookingId,
    intentId: intent.id,
    key: null,
    note: null,
    actor: null,
  });
  const earlier = await ledger.attach(intent.id, bookingId);
  await ledger.add(entry({ kind: 'intent', at: intent.createdAt, providerId: intent.id }));
  const { card } = receipt;
  await ledger.add(
    entry({
      kind: 'charge',
      at,
      providerId: receipt.chargeId ?? intent.id,
      card: card && { brand: card.brand, lastFour: card.lastFour },
      // The country is stored only where it is evidence for tax.
      cardCountry: tax && (card?.country ?? null),
    }),
  );
  return earlier.some((entry) => entry.kind === 'refund' && countsAsGone(entry));
};

const bookCheckout = async (
  store: SettlementStore,
  intent: Intent,
  receipt: Receipt,
  { at, newReference }: { at: Date; newReference: SettlementPorts['newReference'] },
): Promise<Booking> => {
  const revision = revisionPaid(intent, receipt);
  const purchase = revision?.purchase;
  if (!purchase) throw new CannotBook(isClosedUnpaid(intent) ? 'nothing-to-book' : 'amount-differs');
  const { customer, billing = null, quote } = purchase;
  const { accountId, visitorKey } = intent;
  const holder = holderOf(intent) ?? `intent:${intent.id}`;
  const { taken, holdId } = await takePaidTimes(store, quote, holder, at);
  const booking = newBooking(
    {
      billing,
      sessionMailsOnly: false,
      id: await store.bookings.nextId(),
      reference: newReference(),
      accountId,
      visitorKey,
      partner: null,
      paymentStatus: 'paid',
      paymentIntentId: intent.id,
      createdAt: at,
    },
    customer,
    quote,
    ledUnits(taken),
  );
  await store.bookings.add(booking);
  await bookTaken(store, sessionsTaken(booking.id, taken), holdId, at);
  await store.intents.save(booked(intent, booking.id, revision));
  const wentBack = await writeDown(store, intent, receipt, booking, at);
  await store.attention.remove(intent.id);
  await noteTaxed(store, null, booking, at);
  await queueBookedJobs(store, booking, at);
  await publishPlaced(store, booking);
  if (wentBack) await store.events.publish('booking.refunded', booking);
  if (!quote.discount) return booking;
  // Many bookings update the counter of one code: its row is locked last, to hold the lock briefly.
  const counted = await store.discountCodes.redeemPaid(quote.discount.code, booking.id, at, holder);
  if (counted === 'used-up') throw new CannotBook('code-used-up');
  return booking;
};

/** Thrown out of a unit of work: the change that the payment was for can no longer be made, so the money is refunded. */
export class ChangeOver extends Error {}

/** The change that a payment pays for, unless the booking has changed since its figures were computed. */
const changePaidFor = async (
  { bookingChanges }: SettlementStore,
  intent: Intent,
  booking: Booking,
  at: Date,
): Promise<BookingChange> => {
  const found = (await bookingChanges.unfinishedOf(booking.id)).find(
    ({ intentId }) => intentId === intent.id,
  );
  const change = found ? await bookingChanges.lock(found.id) : null;
  if (!change || !awaitsPayment(change) || booking.version !== change.baseVersion || isCancelled(booking))
    throw new ChangeOver();
  if (change.expiresAt !== null && change.expiresAt <= at) throw new ChangeOver();
  return change;
};

/** Whether the next attempt may succeed: the error says nothing about the change itself. */
const isRetryable = (error: unknown): boolean => {
  if (error instanceof TimesTaken) return false;
  // A concurrent request has assigned a host first: the retry judges the change anew.
  if (isHostTaken(error)) return true;
  return !(error instanceof Refusal) || error.kind === 'unavailable' || error.kind === 'provider';
};

/**
 * Turns a permanent refusal into `ChangeOver`: what the booking no longer allows, or what no host can lead any longer, will not succeed
 * later.
 */
const orOver = (error: unknown): never => {
  throw isRetryable(error) ? error : new ChangeOver();
};

const makeChange = async (
  store: SettlementStore,
  intent: Intent,
  receipt: Receipt,
  at: Date,
): Promise<Booking> => {
  const revision = revisionPaid(intent, receipt);
  const { bookingId } = intent;
  const booking = bookingId === null ? null : await store.bookings.lock(bookingId);
  if (!booking || !revision) throw new ChangeOver();
  const { id, frozen, actor } = await changePaidFor(store, intent, booking, at);
  if (frozen.kind === 'cancellation') throw new ChangeOver();
  await store.bookingChanges.setState(id, 'done');
  await store.intents.save(booked(intent, booking.id, revision));
  const wentBack = await writeDown(store, intent, receipt, booking, at);
  await store.attention.remove(intent.id);
  const changed = await applyChange({ store, at, actor }, booking, frozen, intent.id).catch(orOver);
  if (wentBack) await store.events.publish('booking.refunded', changed);
  await store.jobs.add({ task: 'mail-payment-received', payload: { intentId: intent.id } });
  return changed;
};

const creditBalance = async (
  store: SettlementStore,
  intent: Intent,
  receipt: Receipt,
  at: Date,
): Promise<Booking> => {
  const revision = revisionPaid(intent, receipt);
  if (!revision) throw new CannotBook('amount-differs');
  const { bookingId } = intent;
  const booking = bookingId === null ? null : await store.bookings.lock(bookingId);
  if (!booking) throw new CannotBook('booking-gone');
  await store.intents.save(booked(intent, booking.id, revision));
  const wentBack = await writeDown(store, intent, receipt, booking, at);
  await store.attention.remove(intent.id);
  await settleStatus(store, booking.id, at, intent.id);
  if (wentBack) await store.events.publish('booking.refunded', booking);
  await store.jobs.add({ task: 'mail-payment-received', payload: { intentId: intent.id } });
  return (await store.bookings.byId(booking.id)) ?? booking;
};

/**
 * Makes of a succeeded payment what it was for, at the quote that was frozen with it. The browser, a webhook and the reconciliation all
 * call this, any number of times and in any order, and there is one booking. Call it inside a unit of work, with a `receipt` that was asked
 * for before.
 * @throws CannotBook (roll back, then list it), ChangeOver (roll back, then refund it), Refusal 'payment' (nothing was paid, or it was
 * refunded)
 */
export const bookPaidIntent = async (
  store: SettlementStore,
  receipt: Receipt,
  { at, newReference }: { readonly at: Date; readonly newReference: SettlementPorts['newReference'] },
): Promise<Booking> => {
  const intent = await store.intents.lock(receipt.intentId);
  if (intent && hasBooking(intent)) {
    const booking = intent.bookingId === null ? null : await store.bookings.byId(intent.bookingId);
    if (booking) return booking;
  }
  if (!intent || !mayTakeMoney(intent) || intent.purpose === 'test' || !isTaken(receipt)) throw unverified();
  if (intent.purpose === 'amendment') return makeChange(store, intent, receipt, at);
  return intent.purpose === 'balance'
    ? creditBalance(store, intent, receipt, at)
    : bookCheckout(store, intent, receipt, { at, newReference });
};

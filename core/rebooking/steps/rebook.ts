import { applyChange } from '../../amendment/steps/apply-change.ts';
import { CHANGE_WAITS_MS } from '../../amendment/steps/lapse-changes.ts';
import { FIGURES_CHANGED } from '../../amendment/words.ts';
import type { Actor } from '../../audit/audit.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenAmendment, FrozenMove } from '../../booking/frozen-change.ts';
import { BEING_CHANGED } from '../../booking/words.ts';
import { type Cents, toDollars } from '../../money.ts';
import { assertAmount } from '../../payment/amount.ts';
import { refundable } from '../../payment/ledger.ts';
import type { OpenedIntent } from '../../payment/provider.ts';
import type { Ports, Store } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { type Apply, carryOutChange } from '../../settlement/steps/carry-out-change.ts';
import { closePayments, isPayable } from '../../settlement/steps/close-payments.ts';
import { askBack, type GivingBack, payOutRest } from '../../settlement/steps/give-back.ts';
import type { Rebooked } from '../rebooked.ts';

export type RebookPorts = Pick<
  Ports,
  'unitOfWork' | 'read' | 'payments' | 'now' | 'newToken' | 'newReference' | 'profile' | 'hashToken'
>;

/** A change as the locked booking admits it, at the figures of now. */
export interface Wanted {
  readonly booking: Booking;
  readonly frozen: FrozenAmendment | FrozenMove;
}

/** Locks the booking and freezes the change. @throws Refusal when it may not be made, or other figures were shown */
export type Admission = (store: Store, at: Date) => Promise<Wanted>;

/** What is paid already is paid for before it changes; what is not yet only owes more (delivery specification A4). */
const isPaidFirst = ({ booking, frozen }: Wanted): boolean =>
  frozen.difference > 0 && booking.paymentStatus === 'paid';

const NOTES = { amendment: 'Booking amended', move: 'Session moved' } as const;

/** Makes a change whose money is on its way, in the unit of work that knows it. */
export const applyFrozen =
  (frozen: FrozenAmendment | FrozenMove): Apply =>
  async (store, booking, { id, actor }, at) => {
    const { kind, refund } = frozen;
    await payOutRest(store, booking.id, { refund, note: NOTES[kind], actor, at }, id);
    return applyChange({ store, actor, at }, booking, frozen);
  };

const open = async ({ payments }: RebookPorts, { booking, frozen }: Wanted): Promise<OpenedIntent> => {
  assertAmount(frozen.difference);
  const metadata = { bookingType: 'amendment', bookingReference: booking.reference };
  return payments.open({ amount: frozen.difference, currency: 'usd', revision: 1, metadata });
};

interface Acting {
  readonly store: Store;
  readonly at: Date;
  readonly actor: Actor;
}

/** The change waits for its payment. The client secret is given out after all is stored. */
const waitForPayment = async (
  { newToken, hashToken, profile }: RebookPorts,
  { store, at, actor }: Acting,
  { booking, frozen }: Wanted,
  made: OpenedIntent,
): Promise<Rebooked> => {
  const { id: bookingId, version: baseVersion, reference } = booking;
  const { kind, difference: amount } = frozen;
  const expiresAt = new Date(at.getTime() + CHANGE_WAITS_MS);
  await store.intents.add({
    id: made.id,
    purpose: 'amendment',
    state: 'open',
    currency: 'usd',
    accountId: null,
    visitorKey: null,
    bookingId,
    revisions: [{ number: 1, amount, purchase: null }],
    createdAt: at,
    touchedAt: at,
    heldUntil: null,
  });
  const change = { bookingId, kind, baseVersion, frozen, intentId: made.id, actor, createdAt: at, expiresAt };
  await store.bookingChanges.add({ ...change, state: 'open' });
  const token = newToken();
  await store.payLinks.add(bookingId, hashToken(token), at);
  await store.audit.add({
    at,
    actor,
    action: 'booking.change-waits',
    subject: 'booking',
    subjectId: String(bookingId),
    details: { reference, kind, amount: toDollars(amount) },
  });
  const payUrl = `${profile.publicUrl}/pay/${token}`;
  const { clientSecret, id: intentId } = made;
  return { booking, payment: { amount, clientSecret, intentId, payUrl, expiresAt } };
};

type Begun =
  | { readonly done: Rebooked }
  | { readonly ask: Awaited<ReturnType<typeof askBack>>; readonly apply: Apply };

/** null: it is another matter than a moment ago, and begins anew. */
const begin = (
  ports: RebookPorts,
  actor: Actor,
  admit: Admission,
  made: (OpenedIntent & { readonly amount: Cents }) | null,
): Promise<Begun | null> =>
  ports.unitOfWork(async (store) => {
    const at = ports.now();
    const wanted = await admit(store, at);
    const { booking, frozen } = wanted;
    const unfinished = await store.bookingChanges.unfinishedOf(booking.id);
    if (unfinished.some(({ state }) => state === 'asked')) throw new Refusal('conflict', BEING_CHANGED);
    if ((await store.intents.ofBooking(booking.id)).some(isPayable)) return null;
    if (isPaidFirst(wanted) !== (made !== null)) return null;
    if (made && made.amount !== frozen.difference) return null;
    // A new change takes the place of one that was not paid.
    for (const { id } of unfinished) await store.bookingChanges.setState(id, 'lapsed');
    const acting = { store, at, actor };
    if (made) return { done: await waitForPayment(ports, acting, wanted, made) };
    const giving: GivingBack = { frozen, refund: frozen.refund, note: NOTES[frozen.kind], actor, at };
    if (frozen.refund > 0 && refundable(await store.ledger.ofBooking(booking.id)).length > 0)
      return { ask: await askBack(store, ports.newToken, booking, giving), apply: applyFrozen(frozen) };
    await payOutRest(store, booking.id, giving, null);
    return { done: { booking: await applyChange(acting, booking, frozen), payment: null } };
  });

/** Payments that are closed one after another: more than one only while somebody opens new ones. */
const ROUNDS = 3;

/**
 * Makes a change of what is booked, or of when. Open payments are closed first. What is owed more by a paid booking is paid before the
 * change is made; what comes back by card is asked of the provider before.
 * @throws Refusal 'conflict' (being changed or paid), 'invalid' (less than a card may be charged), 'provider' (away, or it gives nothing
 *   back: the booking is as it was), and what `admit` throws
 */
export const rebook = async (
  ports: RebookPorts,
  bookingId: number,
  actor: Actor,
  admit: Admission,
): Promise<Rebooked> => {
  for (let round = 0; round < ROUNDS; round++) {
    // Who may not is refused before anything is closed.
    const wanted = await ports.unitOfWork((store) => admit(store, ports.now()));
    if (await closePayments(ports, bookingId)) throw new Refusal('conflict', FIGURES_CHANGED);
    const made = isPaidFirst(wanted)
      ? { ...(await open(ports, wanted)), amount: wanted.frozen.difference }
      : null;
    let begun: Begun | null = null;
    try {
      begun = await begin(ports, actor, admit, made);
    } finally {
      const isWaiting = begun !== null && 'done' in begun && begun.done.payment !== null;
      // Nobody has its client secret.
      if (made && !isWaiting) await ports.payments.cancel(made.id).catch(() => {});
    }
    if (begun && 'done' in begun) return begun.done;
    if (begun) {
      const booking = await carryOutChange(ports, begun.ask, begun.apply);
      return { booking, payment: null };
    }
  }
  throw new Refusal('conflict', BEING_CHANGED);
};

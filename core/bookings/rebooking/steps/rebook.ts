import { type Cents, ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refundable } from '../../../money/payment/ledger.ts';
import type { OpenedIntent } from '../../../money/payment/provider.ts';
import { isSame } from '../../../people/audit/edit.ts';
import { applyChange } from '../../amendment/steps/apply-change.ts';
import { FIGURES_CHANGED } from '../../amendment/words.ts';
import type { Booking } from '../../booking/booking.ts';
import type { BookingChange, FrozenChange } from '../../booking/booking-change.ts';
import { awaitsPayment, awaitsRefund, isCarriedOut } from '../../booking/change-states.ts';
import type { FrozenAmendment, FrozenMove } from '../../booking/frozen-change.ts';
import { paidFirst } from '../../booking/waiver.ts';
import { BEING_CHANGED } from '../../booking/words.ts';
import { type Apply, carryOutChange } from '../../settlement/steps/carry-out-change.ts';
import { closePayments, isPayable } from '../../settlement/steps/close-payments.ts';
import { earlierChange } from '../../settlement/steps/earlier-change.ts';
import { askBack, type GivingBack, noteDone, payOutRest } from '../../settlement/steps/give-back.ts';
import type { RebookingPorts, RebookingStore } from '../ports.ts';
import type { Rebooked } from '../rebooked.ts';
import { assertTimeFree } from './assert-time-free.ts';
import { openPayment, paymentAgain, waitForPayment } from './change-payment.ts';
import { payBy } from './pay-by.ts';
import type { Asked, Wanted } from './wanted.ts';

export type RebookPorts = Pick<
  RebookingPorts,
  'unitOfWork' | 'read' | 'payments' | 'now' | 'newToken' | 'newReference' | 'profile' | 'hashToken'
>;

/** What is paid already is paid for before it changes; what is not yet only owes more (delivery specification A4). */
const firstPaid = ({ booking, frozen }: Wanted): Cents => paidFirst(booking, frozen.difference);

const NOTES = { amendment: 'Booking amended', move: 'Session moved' } as const;

/** Makes a change whose money is on its way, in the unit of work that knows it. */
export const applyFrozen =
  (frozen: FrozenAmendment | FrozenMove): Apply<RebookingStore> =>
  async (store, booking, { id, actor }, at) => {
    const { kind, refund } = frozen;
    await payOutRest(store, booking, { refund, note: NOTES[kind], actor, at }, id);
    return applyChange({ store, at, actor }, booking, frozen);
  };

type Begun =
  | { readonly done: Rebooked }
  | { readonly ask: Awaited<ReturnType<typeof askBack>>; readonly apply: Apply<RebookingStore> };

/**
 * Whether a change that is under way is the one that is asked for again: only the moment of asking differs, and what would go back now,
 * because its refund is on its way already.
 */
const isAskedAgain = (
  asked: FrozenChange,
  wanted: FrozenAmendment | FrozenMove,
): asked is FrozenAmendment | FrozenMove =>
  isSame({ ...asked, at: null, refund: null }, { ...wanted, at: null, refund: null });

/** What the same request has done before; where it is new, what it asks. */
const look = (ports: RebookPorts, { actor, admission, key }: Asked) =>
  ports.unitOfWork(async (store) => {
    const booking = await admission.find(store);
    const at = ports.now();
    const earlier = await earlierChange(store, booking.id, key, at);
    // Who may not is refused before anything is closed.
    const wanted = earlier ? null : await admission.judge(store, booking, at);
    if (wanted && firstPaid(wanted) > ZERO) {
      payBy(wanted, actor.name, at);
      await assertTimeFree(store, wanted, at);
    }
    return { booking, earlier, wanted };
  });

const answerAgain = async (
  ports: RebookPorts,
  booking: Booking,
  change: BookingChange,
): Promise<Rebooked> => {
  const { frozen } = change;
  if (awaitsPayment(change)) return { booking, payment: await paymentAgain(ports, booking, change) };
  if (isCarriedOut(change) || frozen.kind === 'cancellation') return { booking, payment: null };
  return { booking: await carryOutChange(ports, change, applyFrozen(frozen)), payment: null };
};

/** null: it is another matter than a moment ago, and begins anew. */
const begin = (
  ports: RebookPorts,
  { actor, admission, key }: Asked,
  made: (OpenedIntent & { readonly amount: Cents }) | null,
): Promise<Begun | null> =>
  ports.unitOfWork(async (store) => {
    const at = ports.now();
    const wanted = await admission.judge(store, await admission.find(store), at);
    const { booking, frozen } = wanted;
    const unfinished = await store.bookingChanges.unfinishedOf(booking.id);
    const asked = unfinished.find(awaitsRefund);
    if (asked) {
      if (!isAskedAgain(asked.frozen, frozen)) throw new Refusal('conflict', BEING_CHANGED);
      return { ask: asked, apply: applyFrozen(asked.frozen) };
    }
    if ((await store.intents.ofBooking(booking.id)).some(isPayable)) return null;
    if (firstPaid(wanted) !== (made?.amount ?? ZERO)) return null;
    // A new change takes the place of one that was not paid.
    for (const { id } of unfinished) await store.bookingChanges.setState(id, 'lapsed');
    const acting = { store, at, actor, key };
    if (made) return { done: await waitForPayment(ports, acting, wanted, made) };
    const giving: GivingBack = { frozen, refund: frozen.refund, note: NOTES[frozen.kind], actor, at, key };
    if (frozen.refund > 0 && refundable(await store.ledger.ofBooking(booking.id)).length > 0)
      return { ask: await askBack(store, ports.newToken, booking, giving), apply: applyFrozen(frozen) };
    await payOutRest(store, booking, giving, null);
    await noteDone(store, booking, giving);
    return { done: { booking: await applyChange(acting, booking, frozen), payment: null } };
  });

/** Payments that are closed one after another: more than one only while somebody opens new ones. */
const ROUNDS = 3;

/**
 * Makes a change of what is booked, or of when. Open payments are closed first. What is owed more by a paid booking is paid before the
 * change is made; what comes back by card is asked of the provider before. A request that has done so before is answered again.
 * @throws Refusal 'conflict' (being changed or paid), 'provider' (away, or it gives nothing back: the booking is as it was), 'invalid' (a
 *   key used with other parameters), and what `admission` throws
 */
export const rebook = async (ports: RebookPorts, bookingId: number, asked: Asked): Promise<Rebooked> => {
  for (let round = 0; round < ROUNDS; round++) {
    const { booking: found, earlier, wanted } = await look(ports, asked);
    if (earlier) return answerAgain(ports, found, earlier);
    if (await closePayments(ports, bookingId)) throw new Refusal('conflict', FIGURES_CHANGED);
    const amount = wanted ? firstPaid(wanted) : ZERO;
    const made = wanted && amount > ZERO ? { ...(await openPayment(ports, wanted, amount)), amount } : null;
    let begun: Begun | null = null;
    try {
      begun = await begin(ports, asked, made);
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

import { type MinorUnits, ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refundable } from '../../../money/payment/ledger.ts';
import type { OpenedIntent } from '../../../money/payment/provider.ts';
import { isSame } from '../../../people/audit/edit.ts';
import type { Booking } from '../../booking/booking.ts';
import type { BookingChange, FrozenCancellation, FrozenChange } from '../../booking/booking-change.ts';
import { awaitsPayment, awaitsRefund, isCarriedOut } from '../../booking/change-states.ts';
import { isNamed } from '../../booking/place.ts';
import { dueBeforeChange } from '../../booking/waiver.ts';
import { BEING_CHANGED } from '../../booking/words.ts';
import type { Changed } from '../changed.ts';
import type { ChangePorts, Settling } from '../ports.ts';
import { FIGURES_CHANGED } from '../words.ts';
import type { Asked, ShownFigures, Wanted } from './admission.ts';
import { applyFrozen, applyRefunded, NOTES } from './apply-frozen.ts';
import { assertTimeFree } from './assert-time-free.ts';
import { carryOutChange } from './carry-out-change.ts';
import { openPayment, type PaidFirst, paymentAgain, waitForPayment } from './change-payment.ts';
import { closePayments, isPayable } from './close-payments.ts';
import { earlierChange } from './earlier-change.ts';
import { holdFreeTime } from './free-move.ts';
import { type GivingBack, payOutRest, recordDoneChange, recordRefundingChange } from './give-back.ts';
import { paymentDeadlineOf } from './payment-deadline.ts';

export type ChangingPorts = ChangePorts & Settling;

type Made = OpenedIntent & { readonly amount: MinorUnits };

/**
 * What must be paid before the change: a paid booking pays the difference first, an unpaid one then only owes more. null where nothing must
 * be paid first.
 */
const paidFirstOf = ({ booking, frozen }: Wanted): PaidFirst | null => {
  if (frozen.kind === 'cancellation') return null;
  const amount = dueBeforeChange(booking, frozen.difference);
  return amount > ZERO ? { booking, frozen, amount } : null;
};

/** The result of the unit of work that begins a change. */
type Begun =
  /** The same request has begun or made this change before. */
  | { readonly kind: 'earlier'; readonly booking: Booking; readonly change: BookingChange }
  /** Nothing has changed yet: a payment is opened first. */
  | { readonly kind: 'pay-first'; readonly first: PaidFirst }
  | { readonly kind: 'done'; readonly changed: Changed }
  /** The provider has yet to be asked for its refund; the change follows. */
  | { readonly kind: 'refunding'; readonly change: BookingChange }
  /** Payments are open, or the booking has changed meanwhile: the caller closes payments and starts over. */
  | { readonly kind: 'overtaken' };

const OVERTAKEN: Begun = { kind: 'overtaken' };

/** Whether a cancellation that is under way is the same that is asked for again, judged by the figures that the customer was shown. */
const isSameCancellation = (
  asked: FrozenCancellation,
  wanted: FrozenCancellation,
  shown: ShownFigures | null,
): boolean =>
  asked.isWhole === wanted.isWhole &&
  asked.by === wanted.by &&
  (shown === null || (asked.fee === shown.fee && asked.refund === shown.refund)) &&
  asked.sessions.length === wanted.sessions.length &&
  asked.sessions.every((one) => wanted.sessions.some(isNamed(one)));

/**
 * Whether a change that is under way is the same that is asked for again. Two requests for the same amendment or move differ only in their
 * instant, and in the present refund, because the refund of the first is under way already.
 */
const isAskedAgain = (asked: FrozenChange, wanted: FrozenChange, shown: ShownFigures | null): boolean => {
  if (wanted.kind === 'cancellation')
    return asked.kind === 'cancellation' && isSameCancellation(asked, wanted, shown);
  return isSame({ ...asked, at: null, refund: null }, { ...wanted, at: null, refund: null });
};

const assertShown = (frozen: FrozenChange, shown: ShownFigures | null): void => {
  if (
    frozen.kind === 'cancellation' &&
    shown &&
    !(shown.fee === frozen.fee && shown.refund === frozen.refund)
  )
    throw new Refusal('conflict', FIGURES_CHANGED);
};

const answerAgain = async (
  ports: ChangingPorts,
  booking: Booking,
  change: BookingChange,
): Promise<Changed> => {
  if (awaitsPayment(change)) return { booking, payment: await paymentAgain(ports, booking, change) };
  if (isCarriedOut(change)) return { booking, payment: null };
  return { booking: await carryOutChange(ports, change, applyRefunded(ports)), payment: null };
};

/**
 * Begins a change under the booking's lock. `made` is the payment that was opened for what must be paid first; null until it is known that
 * something must be.
 */
const begin = (ports: ChangingPorts, { actor, admission, key }: Asked, made: Made | null): Promise<Begun> =>
  ports.unitOfWork(async (store): Promise<Begun> => {
    const at = ports.now();
    const { shown } = admission;
    const found = await admission.find(store);
    const earlier = made ? null : await earlierChange(store, found.id, key, at);
    if (earlier) return { kind: 'earlier', booking: found, change: earlier };
    // A caller who may not change the booking is refused before any payment is closed.
    const wanted = await admission.judge(store, found, at);
    const { booking, frozen } = wanted;
    const first = paidFirstOf(wanted);
    if (first && !made) {
      paymentDeadlineOf(first, actor.name, at);
      await assertTimeFree(store, first, at);
      return { kind: 'pay-first', first };
    }
    const unfinished = await store.bookingChanges.unfinishedOf(booking.id);
    const asked = unfinished.find(awaitsRefund);
    if (asked) {
      if (!isAskedAgain(asked.frozen, frozen, shown)) throw new Refusal('conflict', BEING_CHANGED);
      return { kind: 'refunding', change: asked };
    }
    if ((await store.intents.ofBooking(booking.id)).some(isPayable)) return OVERTAKEN;
    if ((first?.amount ?? ZERO) !== (made?.amount ?? ZERO)) return OVERTAKEN;
    assertShown(frozen, shown);
    // A new change replaces one that was not paid.
    for (const { id } of unfinished) await store.bookingChanges.setState(id, 'lapsed');
    const acting = { store, at, actor };
    if (made && first) {
      const changed = await waitForPayment(ports, acting, first, { made, key });
      const { payment } = changed;
      if (frozen.kind === 'move' && payment)
        await holdFreeTime(store, booking, frozen, { id: ports.newToken(), until: payment.expiresAt, at });
      return { kind: 'done', changed };
    }
    const giving: GivingBack = { frozen, refund: frozen.refund, note: NOTES[frozen.kind], actor, at, key };
    if (frozen.refund > 0 && refundable(await store.ledger.ofBooking(booking.id)).length > 0)
      return {
        kind: 'refunding',
        change: await recordRefundingChange(store, ports.newToken, booking, giving),
      };
    await payOutRest(store, booking, giving, null);
    await recordDoneChange(store, booking, giving);
    const changed = await applyFrozen(ports, acting, booking, frozen);
    return { kind: 'done', changed: { booking: changed, payment: null } };
  });

/** Begins a change again with a payment, which is cancelled unless the change now waits for it. */
const beginPaid = async (ports: ChangingPorts, asked: Asked, first: PaidFirst): Promise<Begun> => {
  const made = { ...(await openPayment(ports, first)), amount: first.amount };
  let begun: Begun = OVERTAKEN;
  try {
    begun = await begin(ports, asked, made);
    return begun;
  } finally {
    const isWaiting = begun.kind === 'done' && begun.changed.payment !== null;
    // Nobody has received its client secret.
    if (!isWaiting) await ports.payments.cancel(made.id).catch(() => {});
  }
};

/** How often it begins before it gives up: more than twice only while somebody opens new payments. */
const ROUNDS = 4;

/**
 * Makes a change of a booking: amends it, moves a session, or cancels. Open payments are closed first. A paid booking that will cost more
 * is paid before the change is made; a refund by card is asked of the provider first, and nothing changes until it is under way (decision
 * 160). A repeated request gets the same answer.
 * @throws Refusal 'conflict' (other figures than shown; being changed or paid), 'provider' (away, or it refuses the refund: the booking is
 * as it was; where it is away, a repeated request or the job carries the change on), 'invalid' (a key used with other parameters), and what
 * `admission` throws
 */
export const changeBooking = async (
  ports: ChangingPorts,
  bookingId: number,
  asked: Asked,
): Promise<Changed> => {
  for (let round = 0; round < ROUNDS; round++) {
    // Most changes need no payment and find none open: then this is all.
    let begun = await begin(ports, asked, null);
    if (begun.kind === 'earlier') return answerAgain(ports, begun.booking, begun.change);
    if (begun.kind === 'overtaken' || begun.kind === 'pay-first') {
      if (await closePayments(ports, bookingId)) throw new Refusal('conflict', FIGURES_CHANGED);
      if (begun.kind === 'pay-first') begun = await beginPaid(ports, asked, begun.first);
    }
    if (begun.kind === 'done') return begun.changed;
    if (begun.kind === 'refunding') {
      const booking = await carryOutChange(ports, begun.change, applyRefunded(ports));
      return { booking, payment: null };
    }
  }
  throw new Refusal('conflict', BEING_CHANGED);
};

import type { CancelledBy } from '../../../calendar/scheduling/cancellation.ts';
import type { Cents } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type LedgerEntry, refundable } from '../../../money/payment/ledger.ts';
import type { Actor } from '../../../people/audit/audit.ts';
import { FIGURES_CHANGED } from '../../amendment/words.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenCancellation, FrozenChange, RequestKey } from '../../booking/booking-change.ts';
import { awaitsRefund, isCarriedOut } from '../../booking/change-states.ts';
import { isNamed } from '../../booking/place.ts';
import { BEING_CHANGED } from '../../booking/words.ts';
import { type Apply, carryOutChange } from '../../settlement/steps/carry-out-change.ts';
import { closePayments, isPayable } from '../../settlement/steps/close-payments.ts';
import { earlierChange } from '../../settlement/steps/earlier-change.ts';
import { askBack, type GivingBack, noteDone, payOutRest } from '../../settlement/steps/give-back.ts';
import type { CancelFigures } from '../figures.ts';
import type { CancellationPorts, CancellationStore } from '../ports.ts';
import { applyCancellation } from './apply-cancellation.ts';

export type CancelPorts = Pick<
  CancellationPorts,
  'unitOfWork' | 'read' | 'payments' | 'now' | 'newToken' | 'newReference' | 'profile' | 'hashToken'
>;

/** What is to be cancelled, as the locked booking admits it. */
export interface Admitted {
  readonly booking: Booking;
  /** Whether the whole booking was asked for. */
  readonly isWhole: boolean;
  readonly figures: CancelFigures;
  readonly by: CancelledBy;
  readonly reason: string | null;
  /** What the customer has seen; null for the desk. */
  readonly shown: { readonly fee: Cents; readonly refund: Cents } | null;
}

/** Who may cancel, and what. */
export interface Admission {
  /** Locks the booking for whoever may. @throws Refusal */
  find(store: CancellationStore): Promise<Booking>;
  /** What of a locked booking may be cancelled. @throws Refusal when nothing may */
  judge(store: CancellationStore, booking: Booking, at: Date): Promise<Admitted>;
}

interface Asked {
  readonly actor: Actor;
  readonly admission: Admission;
  readonly key: RequestKey | null;
}

const NOTE = 'Cancelled';

const frozenOf = ({ isWhole, figures, by, reason }: Admitted): FrozenCancellation => ({
  kind: 'cancellation',
  isWhole,
  sessions: figures.sessions.map(({ session: { line, unit }, fee }) => ({ line, unit, fee })),
  by,
  reason,
  fee: figures.fee,
  refund: figures.refund,
});

const isShown = ({ shown, figures }: Admitted): boolean =>
  shown === null || (shown.fee === figures.fee && shown.refund === figures.refund);

/** Makes a cancellation that was frozen, in the unit of work that knows that its money is on its way. */
export const cancelFrozen =
  (ports: Pick<CancellationPorts, 'now' | 'profile'>): Apply<CancellationStore> =>
  async (store, booking, { id, actor, frozen }, at) => {
    if (frozen.kind !== 'cancellation') throw new Error(`Change ${id} is no cancellation`);
    await payOutRest(store, booking, { refund: frozen.refund, note: NOTE, actor, at }, id);
    return applyCancellation({ store, actor, at }, ports, booking, frozen);
  };

/** Whether a change that is under way is the one that is asked for again. */
const isAskedAgain = (frozen: FrozenChange, { isWhole, figures, by, shown }: Admitted): boolean =>
  frozen.kind === 'cancellation' &&
  frozen.isWhole === isWhole &&
  frozen.by === by &&
  (shown === null || (frozen.fee === shown.fee && frozen.refund === shown.refund)) &&
  frozen.sessions.length === figures.sessions.length &&
  frozen.sessions.every((one) => figures.sessions.some(({ session }) => isNamed(one)(session)));

/** What the same request has done before; null where it is new, and what it asks may be done. */
const before = (ports: CancelPorts, { admission, key }: Asked) =>
  ports.unitOfWork(async (store) => {
    const booking = await admission.find(store);
    const earlier = await earlierChange(store, booking.id, key, ports.now());
    if (earlier) return { booking, earlier };
    // Who may not is refused before anything is closed.
    await admission.judge(store, booking, ports.now());
    return null;
  });

/** null: a payment was opened meanwhile, and is to be closed first. */
const begin = (ports: CancelPorts, { actor, admission, key }: Asked) =>
  ports.unitOfWork(async (store) => {
    const at = ports.now();
    const admitted = await admission.judge(store, await admission.find(store), at);
    const { booking, figures } = admitted;
    const [asked] = (await store.bookingChanges.unfinishedOf(booking.id)).filter(awaitsRefund);
    if (asked) {
      if (!isAskedAgain(asked.frozen, admitted)) throw new Refusal('conflict', BEING_CHANGED);
      return { change: asked, done: null };
    }
    if ((await store.intents.ofBooking(booking.id)).some(isPayable)) return null;
    if (!isShown(admitted)) throw new Refusal('conflict', FIGURES_CHANGED);
    const frozen = frozenOf(admitted);
    const giving: GivingBack = { frozen, refund: frozen.refund, note: NOTE, actor, at, key };
    const entries: readonly LedgerEntry[] = await store.ledger.ofBooking(booking.id);
    if (figures.refund > 0 && refundable(entries).length > 0)
      return { change: await askBack(store, ports.newToken, booking, giving), done: null };
    await payOutRest(store, booking, giving, null);
    await noteDone(store, booking, giving);
    const done = await applyCancellation({ store, actor, at }, ports, booking, frozen);
    return { change: null, done };
  });

/** Payments that are closed one after another: more than one only while somebody opens new ones. */
const ROUNDS = 3;

/**
 * Cancels sessions of a booking. Open payments are closed first; then what goes back by card is asked of the provider, and nothing is
 * cancelled unless it is on its way (delivery P3, decision 160).
 * @throws Refusal 'conflict' (other figures than shown; being changed or paid; present state), 'provider' (the refund failed, and
 *   nothing is cancelled; where the provider is away, asking again or the job carries it on), 'invalid' (a key used with other
 *   parameters), and what `admission` throws
 */
export const cancelSessions = async (
  ports: CancelPorts,
  bookingId: number,
  asked: Asked,
): Promise<Booking> => {
  for (let round = 0; round < ROUNDS; round++) {
    const known = await before(ports, asked);
    if (known)
      return isCarriedOut(known.earlier)
        ? known.booking
        : carryOutChange(ports, known.earlier, cancelFrozen(ports));
    if (await closePayments(ports, bookingId)) throw new Refusal('conflict', FIGURES_CHANGED);
    const begun = await begin(ports, asked);
    if (begun?.done) return begun.done;
    if (begun?.change) return carryOutChange(ports, begun.change, cancelFrozen(ports));
  }
  throw new Refusal('conflict', BEING_CHANGED);
};

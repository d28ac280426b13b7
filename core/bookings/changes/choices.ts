import type { Session } from '../../calendar/scheduling/session.ts';
import { type MinorUnits, maxAmount, plus, ZERO } from '../../kernel/money.ts';
import type { LedgerEntry } from '../../money/payment/ledger.ts';
import type { Paid } from '../../money/payment/returns.ts';
import type { LinePolicy } from '../../shop/policy/line-policies.ts';
import { cancellationZoneAt, changeCostAt } from '../../shop/policy/policy.ts';
import { ratesOf } from '../../shop/tax/sold-tax.ts';
import { bookedPolicies } from '../booking/booked-policies.ts';
import type { BookedLine, Booking } from '../booking/booking.ts';
import { idOfSession } from '../booking/session-record.ts';
import { earlierWaivedDue } from '../booking/waiver.ts';
import { BEING_CHANGED } from '../booking/words.ts';
import { unitPriceOf, type Worth, worthWithout } from '../booking/worth.ts';
import { type CancelFigures, figuresOfWorth } from './cancellation/figures.ts';
import { cancellable, whyBookingStays, whySessionStays } from './cancellation/why-not.ts';
import { keepsZone, NO_MOVING_ONLINE, paidWithIt, tooDear } from './words.ts';

/** What one choice costs now, or why it cannot be made. */
export interface Choice {
  readonly allowed: boolean;
  /** Why it cannot be made; null when it can. */
  readonly reason: string | null;
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
  /** What the booking costs after it. */
  readonly owed: MinorUnits;
  /** Until when these figures are valid; null where they do not expire. */
  readonly until: Date | null;
  /** What else follows from it. */
  readonly note: string | null;
}

export interface SessionChoices {
  readonly sessionId: string;
  readonly cancel: Choice;
  readonly move: Choice;
}

/** What changes of a booking cost now. */
export interface BookingChoices {
  readonly version: number;
  readonly policies: readonly LinePolicy[];
  readonly booking: Choice;
  readonly sessions: readonly SessionChoices[];
}

/** What the figures depend on besides the booking: the money that was received, and whether a refund is under way. */
export interface Known {
  readonly entries: readonly LedgerEntry[];
  readonly isChanging: boolean;
  readonly now: Date;
}

const refused = ({ total: owed }: Booking, reason: string): Choice => ({
  allowed: false,
  reason,
  fee: ZERO,
  refund: ZERO,
  owed,
  until: null,
  note: null,
});

const noteOf = ({ lostCode }: CancelFigures): string | null =>
  lostCode === null
    ? null
    : `The code ${lostCode} no longer counts as before: what is left is below its least order.`;

const cancelChoice = (worth: Worth, paid: Paid, now: Date): Choice => {
  const figures = figuresOfWorth(worth, paid, now, { by: 'customer' });
  const { fee, refund, owed, until } = figures;
  return { allowed: true, reason: null, fee, refund, owed, until, note: noteOf(figures) };
};

/** What moving a session costs: a part of its price. A session without an agreed time moves for free. */
const moveChoice = (booking: Booking, { taken: [taken] }: Worth, { now }: Known): Choice => {
  if (!taken) return refused(booking, NO_MOVING_ONLINE);
  const { session, line, price } = taken;
  const { moveFee, until } = changeCostAt(line.policy, price, session.agreed?.startsAt ?? null, now);
  if (moveFee === null) return refused(booking, NO_MOVING_ONLINE);
  const owed = plus(booking.total, moveFee);
  if (moveFee > ZERO && owed > maxAmount()) return refused(booking, tooDear());
  const carried = earlierWaivedDue(booking, moveFee);
  const percent = line.policy.zones[cancellationZoneAt(line.policy, session, now)]?.refundPercent ?? 100;
  const notes = [
    ...(carried === ZERO ? [] : [paidWithIt(carried)]),
    ...(percent < 100 ? [keepsZone(percent)] : []),
  ];
  const note = notes.length > 0 ? notes.join(' ') : null;
  return { allowed: true, reason: null, fee: moveFee, refund: ZERO, owed, until, note };
};

/**
 * Returns what a booking is worth without a given session, which must take place. It is computed once for all units of one price, because a
 * booking may have 2,000.
 */
const worthOfEach = (booking: Booking): ((line: BookedLine, session: Session) => Worth) => {
  const known = new Map<string, Worth>();
  const places = new Map(booking.lines.map((line, at) => [line, at]));
  // Units of one price may differ in their tax, and lines in the effect of rounding.
  const kindOf = (line: BookedLine, session: Session): string =>
    booking.tax
      ? [places.get(line), unitPriceOf(line), ratesOf(booking.tax, session)].join(' ')
      : String(unitPriceOf(line));
  return (line, session) => {
    const kind = kindOf(line, session);
    const worth = known.get(kind) ?? worthWithout(booking, [session]);
    known.set(kind, worth);
    return { ...worth, taken: worth.taken.map((taken) => ({ ...taken, line, session })) };
  };
};

/** What every change of a booking costs its customer now, or why it cannot be made. */
export const bookingChoices = (booking: Booking, known: Known): BookingChoices => {
  const { isChanging, now, entries } = known;
  const paid: Paid = { ...booking, entries };
  const judged = (why: string | null, choice: () => Choice): Choice => {
    const reason = isChanging ? BEING_CHANGED : why;
    return reason === null ? choice() : refused(booking, reason);
  };
  const worthWithoutOne = worthOfEach(booking);
  return {
    version: booking.version,
    policies: bookedPolicies(booking),
    booking: judged(whyBookingStays(booking, now), () =>
      cancelChoice(worthWithout(booking, cancellable(booking, now)), paid, now),
    ),
    sessions: booking.lines.flatMap((line) =>
      line.sessions.map((session) => {
        const why = whySessionStays(session, now);
        return {
          sessionId: idOfSession(booking, session),
          cancel: judged(why, () => cancelChoice(worthWithoutOne(line, session), paid, now)),
          move: judged(why, () => moveChoice(booking, worthWithoutOne(line, session), known)),
        };
      }),
    ),
  };
};

import { awaitsTime, isAhead, isSuggested } from '@wondercast/core/calendar/scheduling/session-states';
import type { AdminBookingWire, SessionWire } from '../../../api/transport/wire.ts';

/** What is done next for a booking. */
export type NextStep =
  /** Its customer waits for a time; or for others, as those that were suggested have expired. */
  | { readonly kind: 'time'; readonly session: SessionWire }
  /** A host, their answer, or a link is missing. */
  | { readonly kind: 'prepare'; readonly session: SessionWire }
  /** It is over, and nobody has said that it took place. */
  | { readonly kind: 'over'; readonly session: SessionWire }
  /** Times are suggested: the customer chooses. */
  | { readonly kind: 'choice'; readonly session: SessionWire }
  /** Money is open; `isLate` once the day to pay is over. */
  | { readonly kind: 'money'; readonly isLate: boolean };

const waits = (session: SessionWire): boolean =>
  isSuggested(session) && session.suggestions !== null && !session.suggestions.expired;

const isOver = ({ endsAt }: SessionWire, now: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now;

/** Whether the day to pay is over. */
export const isOverdue = ({ invoice }: Pick<AdminBookingWire, 'invoice'>, today: string): boolean =>
  invoice !== null && invoice.dueOn !== null && invoice.dueOn < today;

type Judged = Pick<AdminBookingWire, 'sessions' | 'openAmount' | 'invoice'>;

/**
 * The first thing that the desk can do for a booking: a time comes before a host, both before money, and what waits for its customer comes
 * last. null where nothing is left to do. `now` is in milliseconds, `today` the day of the reader.
 */
export const nextStep = (booking: Judged, now: number, today: string): NextStep | null => {
  const { sessions, openAmount } = booking;
  const step = (kind: 'time' | 'prepare' | 'over' | 'choice', fits: (session: SessionWire) => boolean) => {
    const session = sessions.find(fits);
    return session ? [{ kind, session }] : [];
  };
  const isLate = isOverdue(booking, today);
  const money: readonly NextStep[] = openAmount > 0 ? [{ kind: 'money', isLate }] : [];
  const steps: readonly NextStep[] = [
    ...step('time', (each) => awaitsTime(each) && !waits(each)),
    ...step('prepare', (each) => isAhead(each) && !isOver(each, now) && !each.ready),
    ...(isLate ? money : []),
    ...step('over', (each) => isAhead(each) && isOver(each, now)),
    ...money,
    ...step('choice', waits),
  ];
  return steps[0] ?? null;
};

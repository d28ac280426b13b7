import { awaitsTime, isAhead, isSuggested } from '@wondercast/core/calendar/scheduling/session-states';
import type { AdminBookingWire, SessionWire } from '../../../api/transport/wire.ts';

/** The next step of a booking. */
export type NextStep =
  /** The customer waits for a time, or for new ones because the suggested ones have expired. */
  | { readonly kind: 'time'; readonly session: SessionWire }
  /** The host, the host's answer or the join link is missing. */
  | { readonly kind: 'prepare'; readonly session: SessionWire }
  /** The session is over and nobody has confirmed that it took place. */
  | { readonly kind: 'over'; readonly session: SessionWire }
  /** Times were suggested, and the customer must choose. */
  | { readonly kind: 'choice'; readonly session: SessionWire }
  /** An amount is open; `isLate` after the due date. */
  | { readonly kind: 'money'; readonly isLate: boolean };

const waits = (session: SessionWire): boolean =>
  isSuggested(session) && session.suggestions !== null && !session.suggestions.expired;

const isOver = ({ endsAt }: SessionWire, now: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now;

/** Whether the due date has passed. */
export const isOverdue = ({ invoice }: Pick<AdminBookingWire, 'invoice'>, today: string): boolean =>
  invoice !== null && invoice.dueOn !== null && invoice.dueOn < today;

type Judged = Pick<AdminBookingWire, 'sessions' | 'openAmount' | 'invoice'>;

/**
 * The first thing that the desk can do for a booking. Times come before hosts, both before payments, and waiting for the customer
 * comes last; null when nothing is left. `now` is in milliseconds, `today` is the reader's day.
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

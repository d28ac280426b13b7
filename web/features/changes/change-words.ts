import type { BookingPaymentsWire, ChangeWire, SessionWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { momentIn, nearDay, ownZone, zoneName, zoneOf } from '../../ui/formats/zone-moment.ts';

/** The possible changes of a booking. */
export const WAYS = ['move', 'session', 'all'] as const;
export type Way = (typeof WAYS)[number];

export const WAY_WORDS: Readonly<Record<Way, string>> = {
  move: 'Move',
  session: 'Cancel session',
  all: 'Cancel all',
};

/** The time of a session. */
export const whenWords = ({ startsAt, zone }: SessionWire): string =>
  startsAt === null ? 'no time agreed yet' : momentIn(startsAt, zoneOf(zone));

/** Such as `today, 3:30 PM EDT`, in the session's zone or the reader's. */
export const untilWords = (until: string, session: SessionWire | null): string => {
  const zone = session?.startsAt ? zoneOf(session.zone) : ownZone();
  return `${nearDay(until, zone)} ${zoneName(zone, until)}`;
};

/** Such as `$652.50 back`, `$130.50`, `Free`. */
export const costWords = (way: Way, { fee, refund }: ChangeWire): string => {
  if (way !== 'move' && refund > 0) return `${shownAmount(refund)} back`;
  return fee > 0 ? `${shownAmount(fee)} fee` : 'Free';
};

/** The line below the cost: the deadline, otherwise the fee when money is refunded; empty when all is said. */
export const belowCost = (way: Way, change: ChangeWire, session: SessionWire | null): string => {
  if (change.until !== null) return `until ${untilWords(change.until, session)}`;
  if (way === 'move' || change.refund === 0) return '';
  return change.fee > 0 ? `${shownAmount(change.fee)} fee` : 'no fee';
};

const feeWords = (fee: number): string => (fee > 0 ? `${shownAmount(fee)} fee` : 'no fee');

/** The label of the button: the fee and the refund. */
export const actWords = (way: Way, change: ChangeWire): string => {
  if (way === 'move') return change.fee > 0 ? `Move for ${shownAmount(change.fee)}` : 'Move, no fee';
  const what = way === 'all' ? 'Cancel all' : 'Cancel session';
  const back = change.refund > 0 ? `${shownAmount(change.refund)} back, ` : '';
  return `${what}, ${back}${feeWords(change.fee)}`;
};

export const keepWords = (way: Way): string =>
  way === 'all' ? 'Keep booking' : way === 'move' ? 'Keep the time' : 'Keep session';

/** How money is refunded: the way it was paid. */
export const wayBack = (payments: BookingPaymentsWire | undefined): string => {
  const kinds = new Set(payments?.movements.map(({ kind }) => kind));
  if (kinds.has('charge'))
    return kinds.has('offline') ? 'Goes back to your card, the rest by transfer' : 'Goes back to your card';
  return kinds.has('offline') ? 'Goes back by transfer' : 'Goes back to you';
};

/** The message after a cancellation. Cancelling the last session cancels the booking. */
export const doneWords = (
  isWhole: boolean,
  refund: number,
): { readonly title: string; readonly text: string } => ({
  title: isWhole ? 'Booking cancelled' : 'Session cancelled',
  text: refund > 0 ? `${shownAmount(refund)} goes back to you.` : 'A mail says what was cancelled.',
});

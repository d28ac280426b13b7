import type { BookingPaymentsWire, ChangeWire, SessionWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { momentIn, nearDay, ownZone, zoneName, zoneOf } from '../../ui/formats/zone-moment.ts';

/** What one may do with a booking that stands. */
export const WAYS = ['move', 'session', 'all'] as const;
export type Way = (typeof WAYS)[number];

export const WAY_WORDS: Readonly<Record<Way, string>> = {
  move: 'Move',
  session: 'Cancel session',
  all: 'Cancel all',
};

/** When a session takes place. */
export const whenWords = ({ startsAt, zone }: SessionWire): string =>
  startsAt === null ? 'no time agreed yet' : momentIn(startsAt, zoneOf(zone));

/** `today, 3:30 PM EDT`, where the session takes place, or where the reader is. */
export const untilWords = (until: string, session: SessionWire | null): string => {
  const zone = session?.startsAt ? zoneOf(session.zone) : ownZone();
  return `${nearDay(until, zone)} ${zoneName(zone, until)}`;
};

/** `$652.50 back`, `$130.50`, `Free`. */
export const costWords = (way: Way, { fee, refund }: ChangeWire): string => {
  if (way !== 'move' && refund > 0) return `${shownAmount(refund)} back`;
  return fee > 0 ? `${shownAmount(fee)} fee` : 'Free';
};

/** Below what it costs: until when, else the fee where money goes back; empty where all is said. */
export const belowCost = (way: Way, change: ChangeWire, session: SessionWire | null): string => {
  if (change.until !== null) return `until ${untilWords(change.until, session)}`;
  if (way === 'move' || change.refund === 0) return '';
  return change.fee > 0 ? `${shownAmount(change.fee)} fee` : 'no fee';
};

const feeWords = (fee: number): string => (fee > 0 ? `${shownAmount(fee)} fee` : 'no fee');

/** What the button that acts says: the fee, and what goes back. */
export const actWords = (way: Way, change: ChangeWire): string => {
  if (way === 'move') return change.fee > 0 ? `Move for ${shownAmount(change.fee)}` : 'Move, no fee';
  const what = way === 'all' ? 'Cancel all' : 'Cancel session';
  const back = change.refund > 0 ? `${shownAmount(change.refund)} back, ` : '';
  return `${what}, ${back}${feeWords(change.fee)}`;
};

export const keepWords = (way: Way): string =>
  way === 'all' ? 'Keep booking' : way === 'move' ? 'Keep the time' : 'Keep session';

/** How money comes back: the way it came. */
export const wayBack = (payments: BookingPaymentsWire | undefined): string => {
  const kinds = new Set(payments?.movements.map(({ kind }) => kind));
  if (kinds.has('charge'))
    return kinds.has('offline') ? 'Goes back to your card, the rest by transfer' : 'Goes back to your card';
  return kinds.has('offline') ? 'Goes back by transfer' : 'Goes back to you';
};

/** What is said after something was cancelled: the last session takes the booking with it. */
export const doneWords = (
  isWhole: boolean,
  refund: number,
): { readonly title: string; readonly text: string } => ({
  title: isWhole ? 'Booking cancelled' : 'Session cancelled',
  text: refund > 0 ? `${shownAmount(refund)} goes back to you.` : 'A mail says what was cancelled.',
});

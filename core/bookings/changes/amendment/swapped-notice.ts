import { noticeOf } from '../../../calendar/scheduling/notice.ts';
import type { Session } from '../../../calendar/scheduling/session.ts';
import { type MinorUnits, minus, ZERO } from '../../../kernel/money.ts';
import { isAmong, type SessionName } from '../../booking/place.ts';
import { unitPriceOf } from '../../booking/worth.ts';
import type { Draft } from './draft.ts';
import type { Progress } from './progress.ts';

/** The part of the price of a unit that is taken out which pays for other units. The policy's fee is charged on the rest alone. */
interface Offset {
  readonly session: SessionName;
  readonly amount: MinorUnits;
}

interface Given {
  readonly minutes: number;
  readonly amount: MinorUnits;
}

/** Sessions that are taken out with notice of an agreed time, the shortest notice first. */
const givenUp = (
  { booking, cancelled }: Progress,
  offsets: readonly Offset[],
  now: Date,
): readonly Given[] => {
  const isOut = isAmong(cancelled);
  const sessions = booking.lines.flatMap((line) => line.sessions).filter(isOut);
  const noticeBy = new Map(sessions.map((each) => [`${each.line}-${each.unit}`, noticeOf(each, now)]));
  return offsets
    .flatMap(({ session: { line, unit }, amount }) => {
      const minutes = noticeBy.get(`${line}-${unit}`) ?? null;
      return minutes === null || amount <= 0 ? [] : [{ minutes, amount }];
    })
    .toSorted((a, b) => a.minutes - b.minutes);
};

/**
 * The draft whose new sessions inherit the notice of the sessions that they are swapped for, as far as those pay for them (decision 165).
 * Each new session takes the shortest notice that is left.
 */
export const withSwappedNotice = (progress: Progress, offsets: readonly Offset[], now: Date): Draft => {
  const given = givenUp(progress, offsets, now);
  if (given.length === 0) return progress.draft;
  const isBooked = isAmong(progress.booking.lines.flatMap((line) => line.sessions));
  let [at, left]: [number, MinorUnits] = [0, given[0]?.amount ?? ZERO];
  const spend = (price: MinorUnits): number | null => {
    const minutes = given[at]?.minutes ?? null;
    let rest = price;
    while (at < given.length && rest >= left) {
      rest = minus(rest, left);
      at += 1;
      left = given[at]?.amount ?? ZERO;
    }
    if (at < given.length) left = minus(left, rest);
    return minutes;
  };
  const swapped = (session: Session, price: MinorUnits): Session =>
    isBooked(session) ? session : { ...session, noticeMinutes: spend(price) };
  return progress.draft.map((line) => ({
    ...line,
    sessions: line.sessions.map((session) => swapped(session, unitPriceOf(line.variant))),
  }));
};

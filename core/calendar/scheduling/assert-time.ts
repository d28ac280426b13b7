import { addYears } from 'date-fns/addYears';
import { invalid } from '../../kernel/refusal.ts';

const PAST_TIME = 'Past times cannot be chosen.';
const TOO_FAR = 'Must be within three years.';
const MOST_YEARS = 3;
const MINUTE_MS = 60_000;

/** An instant without its seconds: wall times have none. */
export const wholeMinute = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);

/** @throws Refusal 'invalid' for a time in the past, or more than three years ahead */
export const assertTime = (path: string, startsAt: Date, now: Date): void => {
  if (startsAt <= now) throw invalid(path, PAST_TIME);
  if (startsAt > addYears(now, MOST_YEARS)) throw invalid(path, TOO_FAR);
};

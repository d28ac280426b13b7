import { addYears } from 'date-fns/addYears';
import { type Issue, Refusal } from '../../kernel/refusal.ts';
import { bookingRuleBroken } from './booking-rule-broken.ts';
import type { BookingRules } from './booking-rules.ts';
import { wholeMinute } from './instant.ts';
import type { Slot } from './slot.ts';

const PAST_TIME = 'Past times cannot be chosen.';
const TOO_FAR = 'Must be within three years.';
const MOST_YEARS = 3;

/** Who chooses a time, and when. The rules of booking bind customers, who may break none of them; they do not bind the desk. */
export type Choosing =
  | { readonly by: 'customer'; readonly rules: readonly BookingRules[]; readonly now: Date }
  | { readonly by: 'desk'; readonly now: Date };

/** A time that is asked for, and where it stands in the request: an instant, or a slot, which may name nothing but its day. */
export interface AskedTime {
  readonly path: string;
  readonly time: Date | Slot;
}

/** Times of one list at `path`, in which the first of these is number `first`. */
export const listedTimes = (times: readonly Slot[], path: string, first = 0): readonly AskedTime[] =>
  times.map((time, at) => ({ path: `${path}.${at + first}`, time }));

const outOfReach = (instant: Date, now: Date): string | null => {
  if (instant <= now) return PAST_TIME;
  return instant > addYears(now, MOST_YEARS) ? TOO_FAR : null;
};

/** What is wrong with slots that one who chooses has named, by what each says: a booking names the same ones over and over. */
const judged = new WeakMap<Choosing, Map<string, string | null>>();

const slotRuleBroken = (slot: Slot, choosing: Choosing & { readonly by: 'customer' }): string | null => {
  const known = judged.get(choosing) ?? new Map<string, string | null>();
  judged.set(choosing, known);
  const { date, time, meridiem, zone, isSecond } = slot;
  const key = JSON.stringify([date, time, meridiem, zone, isSecond]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const broken = bookingRuleBroken(slot, choosing.rules, choosing.now);
  known.set(key, broken);
  return broken;
};

/**
 * Why nothing may take place at a time that is asked for; null when it may. An instant lies ahead, by at most three years; a slot's day
 * is judged by `assertFuture`.
 */
export const whyNotBookable = ({ path, time }: AskedTime, choosing: Choosing): Issue | null => {
  const isInstant = time instanceof Date;
  const far = isInstant ? outOfReach(time, choosing.now) : null;
  if (far !== null) return { path, message: far };
  if (choosing.by === 'desk') return null;
  const broken = isInstant
    ? bookingRuleBroken(wholeMinute(time), choosing.rules, choosing.now)
    : slotRuleBroken(time, choosing);
  return broken === null ? null : { path: isInstant ? path : `${path}.date`, message: broken };
};

/** @throws Refusal 'invalid' in the words of the first issue, unless there is none */
export const refuseTimes = (issues: readonly Issue[]): void => {
  const [first] = issues;
  if (first) throw new Refusal('invalid', first.message, { issues });
};

/** @throws Refusal 'invalid' with what `whyNotBookable` says of each time */
export const assertBookable = (times: readonly AskedTime[], choosing: Choosing): void =>
  refuseTimes(times.flatMap((time) => whyNotBookable(time, choosing) ?? []));

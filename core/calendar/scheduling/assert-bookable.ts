import { addYears } from 'date-fns/addYears';
import { type Issue, Refusal } from '../../kernel/refusal.ts';
import type { BookingRules } from './booking-rules.ts';
import { wholeMinute } from './instant.ts';
import type { Slot } from './slot.ts';
import { whyStartRefused } from './why-start-refused.ts';

const PAST_TIME = 'Past times cannot be chosen.';
const TOO_FAR = 'Must be within three years.';
const MOST_YEARS = 3;

/** Who chooses a time, and when. Customers must meet the rules of booking; the desk need not. */
export type Choosing =
  | { readonly by: 'customer'; readonly rules: readonly BookingRules[]; readonly now: Date }
  | { readonly by: 'desk'; readonly now: Date };

/** A requested time and its path in the request: an instant, or a slot, which may have only a day. */
export interface AskedTime {
  readonly path: string;
  readonly time: Date | Slot;
}

/** Lists times with their paths: element `at` of `times` gets the path `{path}.{first + at}`. */
export const listedTimes = (times: readonly Slot[], path: string, first = 0): readonly AskedTime[] =>
  times.map((time, at) => ({ path: `${path}.${at + first}`, time }));

const outOfReach = (instant: Date, now: Date): string | null => {
  if (instant <= now) return PAST_TIME;
  return instant > addYears(now, MOST_YEARS) ? TOO_FAR : null;
};

/** Cache of errors by slot, for one `Choosing`: the slots of a booking are the same few objects. */
const judged = new WeakMap<Choosing, Map<Slot, string | null>>();

const slotRuleBroken = (slot: Slot, choosing: Choosing & { readonly by: 'customer' }): string | null => {
  const known = judged.get(choosing) ?? new Map<Slot, string | null>();
  judged.set(choosing, known);
  const before = known.get(slot);
  if (before !== undefined) return before;
  const broken = whyStartRefused(slot, choosing.rules, choosing.now);
  known.set(slot, broken);
  return broken;
};

/**
 * Why a session may not take place at the requested time; null when it may. An instant must be in the future, by at most three years; the
 * day of a slot is checked by `assertFuture`.
 */
export const whyNotBookable = ({ path, time }: AskedTime, choosing: Choosing): Issue | null => {
  const isInstant = time instanceof Date;
  const far = isInstant ? outOfReach(time, choosing.now) : null;
  if (far !== null) return { path, message: far };
  if (choosing.by === 'desk') return null;
  const broken = isInstant
    ? whyStartRefused(wholeMinute(time), choosing.rules, choosing.now)
    : slotRuleBroken(time, choosing);
  return broken === null ? null : { path: isInstant ? path : `${path}.date`, message: broken };
};

/** @throws Refusal 'invalid' with the issues and the words of the first one; does nothing when there are none */
export const refuseTimes = (issues: readonly Issue[]): void => {
  const [first] = issues;
  if (first) throw new Refusal('invalid', first.message, { issues });
};

/** @throws Refusal 'invalid' with the result of `whyNotBookable` for each time */
export const assertBookable = (times: readonly AskedTime[], choosing: Choosing): void =>
  refuseTimes(times.flatMap((time) => whyNotBookable(time, choosing) ?? []));

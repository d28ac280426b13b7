import { isPastEverywhere } from '../calendar.ts';
import { type Issue, Refusal } from '../refusal.ts';
import type { Slot } from './slot.ts';

export const PAST_DATE = 'Past dates cannot be chosen.';

/** @throws Refusal 'invalid' when a unit's day has ended everywhere on Earth */
export const assertFuture = (lines: readonly { readonly slots: readonly Slot[] }[], now: Date): void => {
  const issues = lines.flatMap(({ slots }, at) =>
    slots.flatMap(({ date }, unit): readonly Issue[] =>
      date && isPastEverywhere(date, now)
        ? [{ path: `items.${at}.slots.${unit}.date`, message: PAST_DATE }]
        : [],
    ),
  );
  if (issues.length > 0) throw new Refusal('invalid', PAST_DATE, { issues });
};

import { isPastEverywhere } from '../calendar.ts';
import { Refusal } from '../refusal.ts';
import type { Slot } from './slot.ts';

export const PAST_DATE = 'Past dates cannot be chosen.';

/** @throws Refusal 'invalid' when a unit's day has ended everywhere on Earth */
export const insistOnFuture = (lines: readonly { readonly slots: readonly Slot[] }[], now: Date): void => {
  if (lines.some(({ slots }) => slots.some(({ date }) => date && isPastEverywhere(date, now))))
    throw new Refusal('invalid', PAST_DATE);
};

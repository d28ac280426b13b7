import { earliestDay, type LocalDate } from '../../kernel/calendar.ts';
import { type Issue, Refusal } from '../../kernel/refusal.ts';
import type { Slot } from './slot.ts';

export const PAST_DATE = 'Past dates cannot be chosen.';

interface Timed {
  readonly slots: readonly Slot[];
  readonly preferences?: readonly (readonly Slot[])[];
}

const pastDates = (slots: readonly Slot[], path: string, today: LocalDate, first = 0): readonly Issue[] =>
  slots.flatMap(({ date }, at) =>
    date && date < today ? [{ path: `${path}.${at + first}.date`, message: PAST_DATE }] : [],
  );

/** @throws Refusal 'invalid' when a unit's day has ended everywhere on Earth */
export const assertFuture = (lines: readonly Timed[], now: Date): void => {
  const today = earliestDay(now);
  const issues = lines.flatMap(({ slots, preferences = [] }, at) => [
    ...pastDates(slots, `items.${at}.slots`, today),
    // The first preferred time of each unit is its slot.
    ...preferences.flatMap(([, ...further], unit) =>
      pastDates(further, `items.${at}.preferences.${unit}`, today, 1),
    ),
  ]);
  if (issues.length > 0) throw new Refusal('invalid', PAST_DATE, { issues });
};

import type { TakenUnit } from '../../../buying/free-times/steps/take-units.ts';
import type { LedUnit } from '../new-booking.ts';

/** The taken units in the form in which a new booking stores them. */
export const ledUnits = (taken: readonly TakenUnit[]): readonly LedUnit[] =>
  taken.map(({ unit: { line, unit }, host: { joinUrl } }) => ({ line, unit, joinUrl }));

/** The taken units as sessions of their booking. */
export const sessionsTaken = (bookingId: number, taken: readonly TakenUnit[]) =>
  taken.map((each) => ({ ...each, session: { bookingId, line: each.unit.line, unit: each.unit.unit } }));

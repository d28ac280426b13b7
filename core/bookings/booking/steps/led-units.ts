import type { TakenUnit } from '../../../buying/free-times/steps/take-units.ts';
import type { LedUnit } from '../new-booking.ts';

/** What a new booking says of units that somebody leads. */
export const ledUnits = (taken: readonly TakenUnit[]): readonly LedUnit[] =>
  taken.map(({ unit: { line, unit }, host: { joinUrl } }) => ({ line, unit, joinUrl }));

/** The same units as sessions of their booking. */
export const sessionsTaken = (bookingId: number, taken: readonly TakenUnit[]) =>
  taken.map((each) => ({ ...each, session: { bookingId, line: each.unit.line, unit: each.unit.unit } }));

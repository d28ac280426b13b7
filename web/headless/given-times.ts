import { isEmptySlot, type Slot } from '@wondercast/core/calendar/scheduling/slot';

/** Whether a row says a time. One that was opened and left has only the zone of the row before. */
const isGiven = (slot: Slot): boolean => !isEmptySlot({ ...slot, zone: null });

/** The times that are sent of the rows of a form. */
export const givenTimes = (rows: readonly Slot[]): readonly Slot[] => rows.filter(isGiven);

/** The row of each of them. */
export const givenRows = (rows: readonly Slot[]): readonly number[] =>
  rows.flatMap((slot, at) => (isGiven(slot) ? [at] : []));

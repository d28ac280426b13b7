import { isEmptySlot, type Slot } from '@wondercast/core/calendar/scheduling/slot';

/** Whether a row contains a time. A row that was opened and left only has the zone of the row before. */
const isGiven = (slot: Slot): boolean => !isEmptySlot({ ...slot, zone: null });

/** The times in a form's rows, without empty rows. */
export const givenTimes = (rows: readonly Slot[]): readonly Slot[] => rows.filter(isGiven);

/** The index of the row of each of these times. */
export const givenRows = (rows: readonly Slot[]): readonly number[] =>
  rows.flatMap((slot, at) => (isGiven(slot) ? [at] : []));

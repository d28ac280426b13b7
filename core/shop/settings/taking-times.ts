import { z } from 'zod';

/** On what terms free times are taken. */
export interface TakingTimes {
  /** Whether visitors pay for a free time when they take it. */
  readonly paidFirst: boolean;
  /** Units that the server of a partner may hold at once. */
  readonly partnerUnits: number;
}

/** What holds until somebody says otherwise. */
export const USUAL_TAKING: TakingTimes = { paidFirst: false, partnerUnits: 200 };

/** Of a number of units as it is typed. */
export const MAX_UNITS_LENGTH = 5;
const UNITS = 'Must be a whole number from 1 to 10,000';

export const takingTimesFields = z.object({
  paidFirst: z.boolean('Must be true or false'),
  partnerUnits: z.int(UNITS).min(1, UNITS).max(10_000, UNITS),
});

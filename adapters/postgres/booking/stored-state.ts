import type { BookingState } from '@wondercast/core/booking/states';

/**
 * How the column `confirmed` stores each state. It can tell two states apart: a third one does not compile here, and needs a
 * column of its own. A contract test stores and reads every state.
 */
export const STORED_CONFIRMED = {
  unconfirmed: false,
  confirmed: true,
} as const satisfies Record<BookingState, boolean>;

import type { Confirmation } from '@wondercast/core/bookings/booking/derived-status';
import { BOOKING_STATES, type BookingState } from '@wondercast/core/bookings/booking/states';
import { statesWhere } from '@wondercast/core/kernel/states';
import { type SqlBool, sql } from 'kysely';

/** How the columns `confirmed` and `cancelled` store each state. A contract test stores and reads every state. */
export const STORED_STATE = {
  unconfirmed: { confirmed: false, cancelled: false },
  confirmed: { confirmed: true, cancelled: false },
  cancelled: { confirmed: false, cancelled: true },
} as const satisfies Record<BookingState, { readonly confirmed: boolean; readonly cancelled: boolean }>;

/** Condition on bookings: their columns store a state that satisfies `holds`. */
export const isStoredAs = (holds: (booking: { readonly state: BookingState }) => boolean) =>
  sql.join(
    statesWhere(BOOKING_STATES, holds).map((state) => {
      const { confirmed, cancelled } = STORED_STATE[state];
      return sql<SqlBool>`(confirmed = ${sql.lit(confirmed)} and cancelled = ${sql.lit(cancelled)})`;
    }),
    sql` or `,
  );

/** The state that the two columns stand for. */
export const storedState = (row: {
  readonly confirmed: boolean;
  readonly cancelled: boolean;
}): BookingState => {
  if (row.cancelled) return 'cancelled';
  return row.confirmed ? 'confirmed' : 'unconfirmed';
};

/** The columns that store a booking's state. */
export interface StoredState {
  readonly confirmed: boolean;
  readonly confirmedBySessions: boolean;
  readonly cancelled: boolean;
}

export const toStoredState = ({ state, confirmedBySessions }: Confirmation): StoredState => ({
  ...STORED_STATE[state],
  confirmedBySessions,
});

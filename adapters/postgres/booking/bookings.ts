import type { Booking } from '@wondercast/core/booking/booking';
import type { Bookings } from '@wondercast/core/booking/ports';
import type { Query } from '../driver/query.ts';
import { rowsInJson } from '../driver/row-statements.ts';
import type { Session } from '../driver/transaction.ts';
import type { BookingIds } from './booking-ids.ts';
import { bookingOf, type SelectedBooking } from './booking-rows.ts';
import * as statements from './booking-statements.ts';
import { toBookingRow, toDays, toLineRow, toSlotRows } from './booking-to-rows.ts';
import { STORED_CONFIRMED } from './stored-state.ts';
import { BookingSlotRow } from './tables.ts';

export const postgresBookings = ({ run, write }: Session, ids: BookingIds): Bookings => {
  const one = async (asked: Query<SelectedBooking>): Promise<Booking | null> => {
    const [row] = await run(asked);
    return row ? bookingOf(row) : null;
  };
  const byId = (id: number) => one(statements.BY_ID({ id }));
  const ofAccount = async (accountId: number) =>
    (await run(statements.OF_ACCOUNT({ accountId }))).map(bookingOf);
  return {
    nextId: ids.next,
    add: async (booking) => {
      await write(statements.ADD(toBookingRow(booking)));
      await write(
        statements.ADD_LINES(booking.lines.map((line, position) => toLineRow(booking.id, line, position))),
      );
      const slots = toSlotRows(
        booking.id,
        booking.lines.map((line) => line.slots),
      );
      if (slots.length > 0) await write(statements.ADD_SLOTS(slots));
    },
    byId,
    // Read after the lock is held: what the row said before may be out of date.
    lock: async (id) => ((await run(statements.LOCK({ id }))).length > 0 ? byId(id) : null),
    byReference: (reference) => one(statements.BY_REFERENCE({ reference })),
    byTokenHash: (tokenHash) => one(statements.BY_TOKEN({ tokenHash })),
    addToken: (bookingId, tokenHash) => write(statements.ADD_TOKEN({ bookingId, tokenHash })),
    ofAccount,
    // Read after the locks are held, as with one.
    lockOfAccount: async (accountId) => {
      await run(statements.LOCK_OF_ACCOUNT({ accountId }));
      return ofAccount(accountId);
    },
    ofVisitor: async (visitorKey) => (await run(statements.OF_VISITOR({ visitorKey }))).map(bookingOf),
    setState: async (id, state) => {
      await run(statements.SET_CONFIRMED({ id, confirmed: STORED_CONFIRMED[state] }));
    },
    setDelivery: async (id, deliveryStatus) => {
      await run(statements.SET_DELIVERY({ id, deliveryStatus }));
    },
    setPayment: async (id, paymentStatus, paymentIntentId) => {
      await run(statements.SET_PAYMENT({ id, paymentStatus, paymentIntentId }));
    },
    changeSlots: async (id, slots) => {
      await run(statements.CLEAR_SLOTS({ bookingId: id }));
      const days = toDays({ lines: slots.map((each) => ({ slots: each })) });
      const rows = rowsInJson(BookingSlotRow, toSlotRows(id, slots));
      await run(statements.SET_SLOTS({ id, slots: rows, ...days }));
    },
    anonymise: async (anonymous) => {
      await run(statements.ANONYMISE({ ids: anonymous }));
    },
    remove: async (id) => {
      await run(statements.REMOVE({ id }));
    },
  };
};

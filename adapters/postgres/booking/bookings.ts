import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { chosenState } from '@wondercast/core/bookings/booking/derived-status';
import type { Bookings } from '@wondercast/core/bookings/booking/ports';
import type { Session } from '@wondercast/core/calendar/scheduling/session';
import { ZERO } from '@wondercast/core/kernel/money';
import type { DrawnIds } from '../driver/drawn-ids.ts';
import type { Query } from '../driver/query.ts';
import { rowsInJson } from '../driver/row-statements.ts';
import type { Session as Connection } from '../driver/transaction.ts';
import { ANONYMISE } from './anonymise-statement.ts';
import { bookingOf, type SelectedBooking } from './booking-rows.ts';
import * as statements from './booking-statements.ts';
import {
  toBookingRow,
  toDays,
  toLineRow,
  toSessionRows,
  toStoredCancellation,
  toSums,
} from './booking-to-rows.ts';
import { CLAIM, SET_ACCOUNT, UNOWNED_OF } from './owner-statements.ts';
import { toStoredState } from './stored-state.ts';
import { BookingLineRow, BookingSlotRow } from './tables.ts';

const sessionRows = (booking: Booking, sessions: readonly Session[]) =>
  rowsInJson(BookingSlotRow, toSessionRows(booking, sessions));

export const postgresBookings = ({ run, write }: Connection, ids: DrawnIds): Bookings => {
  const one = async (asked: Query<SelectedBooking>): Promise<Booking | null> => {
    const [row] = await run(asked);
    return row ? bookingOf(row) : null;
  };
  const byId = (id: number) => one(statements.BY_ID({ id }));
  const ofAccount = async (accountId: number) =>
    (await run(statements.OF_ACCOUNT({ accountId }))).map(bookingOf);
  const saveSessions: Bookings['saveSessions'] = async (booking, changed) => {
    const { id, deliveryStatus } = booking;
    const sessions = sessionRows(booking, changed);
    const columns = { ...toStoredState(booking), ...toDays(booking) };
    await run(statements.SAVE_SESSIONS({ id, deliveryStatus, sessions, ...columns }));
  };
  const saveChange: Bookings['saveChange'] = async (booking, changed) => {
    const { id, paymentStatus } = booking;
    const cancellation = booking.cancellation && toStoredCancellation(booking.cancellation);
    await run(statements.SAVE_SUMS({ id, paymentStatus, cancellation, ...toSums(booking) }));
    await saveSessions(booking, changed);
  };
  return {
    nextId: ids.next,
    hasSold: async () => (await run(statements.HAS_SOLD()))[0]?.sold === true,
    add: async (booking) => {
      await write(statements.ADD(toBookingRow(booking)));
      await write(
        statements.ADD_LINES(booking.lines.map((line, position) => toLineRow(booking.id, line, position))),
      );
      await write(statements.ADD_SESSIONS(toSessionRows(booking, sessionsOf(booking))));
    },
    byId,
    // Reads the row after locking it, because an earlier read may be outdated.
    lock: async (id) => ((await run(statements.LOCK({ id }))).length > 0 ? byId(id) : null),
    byReference: (reference) => one(statements.BY_REFERENCE({ reference })),
    byTokenHash: (tokenHash) => one(statements.BY_TOKEN({ tokenHash })),
    addToken: (bookingId, tokenHash) => write(statements.ADD_TOKEN({ bookingId, tokenHash })),
    revokeTokens: async (bookingId, at) => {
      await run(statements.REVOKE_TOKENS({ bookingId, at }));
    },
    ofAccount,
    sizesOfAccount: (accountId, { limit, after }) =>
      run(
        statements.SIZES_OF_ACCOUNT({
          ...{ accountId, limit },
          before: after?.createdAt ?? null,
          beforeId: after?.id ?? null,
        }),
      ),
    countOfAccount: async (accountId) =>
      (await run(statements.COUNT_OF_ACCOUNT({ accountId })))[0]?.count ?? 0,
    comingOfAccount: (accountId, asked) => run(statements.COMING_OF_ACCOUNT({ accountId, ...asked })),
    openOfAccount: async (accountId, from) =>
      (await run(statements.OPEN_OF_ACCOUNT({ accountId, from })))[0] ?? { bookings: 0, units: 0 },
    unownedOf: (email, limit) => run(UNOWNED_OF({ email, limit })),
    claim: async (wanted, { accountId, email }) =>
      (await run(CLAIM({ ids: wanted, accountId, email }))).map(({ id }) => id),
    setAccount: async (id, accountId) => {
      await run(SET_ACCOUNT({ id, accountId }));
    },
    byIds: async (ids) => (await run(statements.BY_IDS({ ids }))).map(bookingOf),
    // Reads the rows after locking them, as `lock` does.
    lockOfAccount: async (accountId) => {
      await run(statements.LOCK_OF_ACCOUNT({ accountId }));
      return ofAccount(accountId);
    },
    ofVisitor: async (visitorKey) => (await run(statements.OF_VISITOR({ visitorKey }))).map(bookingOf),
    setState: async (id, state) => {
      await run(statements.SET_STATE({ id, ...toStoredState(chosenState(state)) }));
    },
    setDelivery: async (id, deliveryStatus) => {
      await run(statements.SET_DELIVERY({ id, deliveryStatus }));
    },
    setPayment: async (id, paymentStatus, paymentIntentId) => {
      await run(statements.SET_PAYMENT({ id, paymentStatus, paymentIntentId }));
    },
    setCustomer: async (booking) => {
      await run(statements.SET_CUSTOMER(toBookingRow(booking)));
    },
    endedSessions: (endedBy, limit) => run(statements.ENDED({ endedBy, limit })),
    saveSessions,
    saveChange,
    saveAmendment: async (booking, changed) => {
      await run(statements.SAVE_CUSTOMER(toBookingRow(booking)));
      const lines = booking.lines.map((line, position) => toLineRow(booking.id, line, position));
      await run(statements.SAVE_LINES({ lines: rowsInJson(BookingLineRow, lines) }));
      await saveChange(booking, changed);
    },
    anonymise: async (anonymous) => {
      await run(ANONYMISE({ ids: anonymous }));
    },
    bookRevenue: async (changes) => {
      for (const change of changes) await write(statements.BOOK_REVENUE(change));
    },
    stated: async (bookingId) =>
      (await run(statements.STATED({ bookingId })))[0] ?? { refunds: ZERO, commission: ZERO },
    remove: async (id) => {
      await run(statements.REMOVE({ id }));
    },
  };
};

import { sql } from 'kysely';
import type { Reservation, Reservations } from '../../octo/reservation.ts';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { insertion, lockRowsBy, rowsBy, updateRow } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { ReservationRow } from './tables.ts';

type Row = RowOf<typeof ReservationRow>;

const ADD = statement<{ uuid: string }, Row>(
  () =>
    sql<{
      uuid: string;
    }>`${insertion(ReservationRow)} on conflict (partner_id, uuid) do nothing returning uuid`,
);
const SAVE = updateRow(ReservationRow);
const BY_UUID = rowsBy(ReservationRow, 'partnerId', 'uuid');
const LOCK = lockRowsBy(ReservationRow, 'partnerId', 'uuid');
const BY_REFERENCE = statement(
  (db, given: Given<{ partnerId: number; resellerReference: string; limit: number }>) =>
    db
      .selectFrom('octo_reservations')
      .select(fieldsOf(ReservationRow))
      .where('partner_id', '=', given.partnerId)
      .where('reseller_reference', '=', given.resellerReference)
      .orderBy('created_at', 'desc')
      .limit(given.limit),
);
const OF_BOOKING = rowsBy(ReservationRow, 'bookingId', 'partnerId');
const BY_VOUCHER = rowsBy(ReservationRow, 'voucher');
const EXPIRE = statement((db, { before }: Given<{ before: Date }>) =>
  db.deleteFrom('octo_reservations').where('booking_id', 'is', null).where('expires_at', '<', before),
);

export const postgresReservations = ({ run }: Session): Reservations => {
  const one = (rows: readonly Row[]): Reservation | null => rows[0] ?? null;
  return {
    add: async (reservation) => (await run(ADD(reservation))).length > 0,
    save: async (reservation) => {
      await run(SAVE(reservation));
    },
    byUuid: async ({ partnerId, uuid }) => one(await run(BY_UUID({ partnerId, uuid }))),
    lock: async ({ partnerId, uuid }) => one(await run(LOCK({ partnerId, uuid }))),
    byReference: (partnerId, resellerReference, limit) =>
      run(BY_REFERENCE({ partnerId, resellerReference, limit })),
    ofBooking: async (partnerId, bookingId) => one(await run(OF_BOOKING({ partnerId, bookingId }))),
    byVoucher: async (voucher) => one(await run(BY_VOUCHER({ voucher }))),
    expire: async (before) => {
      await run(EXPIRE({ before }));
    },
  };
};

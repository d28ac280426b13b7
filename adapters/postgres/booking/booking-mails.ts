import type { BookingMail } from '@wondercast/core/booking/booking-mail';
import type { BookingMails } from '@wondercast/core/booking/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant } from '../rows.ts';

// A booking that was deleted meanwhile has no log to write in.
const RECORD = `with known as (
    update booking_mails set state = $4, error = $5, at = $6, attempts = attempts + 1
    where booking_id = $1 and message_id = $3 returning id)
  insert into booking_mails (booking_id, kind, message_id, state, error, at)
  select b.id, $2, $3, $4, $5, $6 from bookings b where b.id = $1 and not exists (select from known)`;
const COLUMNS = 'booking_id "bookingId", kind, message_id "messageId", state, attempts, error, at';
const OF = constant(`select ${COLUMNS} from booking_mails where booking_id = $1 order by id desc`);
const OF_BOOKINGS = constant(
  `select ${COLUMNS} from booking_mails where booking_id = any($1::int[]) order by id desc`,
);

const CLAIM = constant(`insert into booking_reminders (booking_id, day)
  select distinct b.id, s.day from booking_slots s join bookings b on b.id = s.booking_id
  where s.day = $1::date and b.confirmed
    and not exists (select from booking_reminders r where r.booking_id = b.id and r.day = s.day)
  on conflict do nothing returning booking_id "id"`);

type Row = Omit<BookingMail, 'at'> & { at: string };

const mailOf = (row: Row): BookingMail => ({ ...row, at: instant(row.at) });

export const postgresBookingMails = ({ sql, write }: Session): BookingMails => ({
  record: ({ bookingId, kind, messageId, error, at }) =>
    write({
      text: RECORD,
      parameters: [bookingId, kind, messageId, error === null ? 'sent' : 'failed', error, at],
    }),
  claimReminders: async (day) => (await sql<{ id: number }>(CLAIM, [day])).map(({ id }) => id),
  of: async (bookingId) => (await sql<Row>(OF, [bookingId])).map(mailOf),
  ofBookings: async (bookingIds) => (await sql<Row>(OF_BOOKINGS, [bookingIds])).map(mailOf),
});

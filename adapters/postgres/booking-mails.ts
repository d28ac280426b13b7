import type { BookingMail } from '@wondercast/core/booking/booking-mail';
import type { BookingMails } from '@wondercast/core/booking/ports';
import type { Session } from './database.ts';
import { constant } from './dialect.ts';
import { instant } from './rows.ts';

const ADD = constant(
  'insert into booking_mails (booking_id, kind, message_id, sent_at) values ($1, $2, $3, $4)',
);
const OF = constant(
  'select booking_id "bookingId", kind, message_id "messageId", sent_at "sentAt" from booking_mails where booking_id = $1 order by id desc',
);

export const postgresBookingMails = ({ sql }: Session): BookingMails => ({
  add: async ({ bookingId, kind, messageId, sentAt }) => {
    await sql(ADD, [bookingId, kind, messageId, sentAt]);
  },
  of: async (bookingId) =>
    (await sql<Omit<BookingMail, 'sentAt'> & { sentAt: string }>(OF, [bookingId])).map((row) => ({
      ...row,
      sentAt: instant(row.sentAt),
    })),
});

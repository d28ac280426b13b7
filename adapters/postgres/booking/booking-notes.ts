import type { BookingNote } from '@wondercast/core/bookings/booking/booking-note';
import type { BookingNotes } from '@wondercast/core/bookings/booking/ports';
import { fieldsOf } from '../driver/columns.ts';
import { insertAndRead } from '../driver/row-statements.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { BookingNoteRow } from './tables.ts';

const ADD = insertAndRead(BookingNoteRow, 'id');
const OF = statement((db, { bookingId }: Given<{ bookingId: number }>) =>
  db
    .selectFrom('booking_notes')
    .select(fieldsOf(BookingNoteRow))
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc'),
);
const REMOVE = statement((db, { bookingId, id }: Given<Pick<BookingNote, 'bookingId' | 'id'>>) =>
  db.deleteFrom('booking_notes').where('id', '=', id).where('booking_id', '=', bookingId).returning('id'),
);

export const postgresBookingNotes = ({ run }: Session): BookingNotes => ({
  add: async (note) => {
    const [added] = await run(ADD(note));
    if (!added) throw new Error('The note was not written');
    return added;
  },
  of: (bookingId) => run(OF({ bookingId })),
  remove: async (bookingId, id) => (await run(REMOVE({ bookingId, id }))).length > 0,
});

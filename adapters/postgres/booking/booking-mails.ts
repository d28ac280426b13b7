import {
  type BookingMail,
  type MailAsSent,
  type MailClaim,
  mailStateAfter,
} from '@wondercast/core/bookings/booking/booking-mail';
import type { BookingMails } from '@wondercast/core/bookings/booking/ports';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { sql } from 'kysely';
import { fieldsOf } from '../driver/columns.ts';
import { anyOf, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { LEFT, NOT_TAKING_PLACE } from '../state-sets.ts';
import { BookingMailRow } from './tables.ts';

// A single statement: of two concurrent claims, the second waits for the first one's row and then checks its `until` again.
const CLAIM_MAIL = statement((db, given: Given<MailClaim>) =>
  db
    .insertInto('mail_claims')
    .columns(['booking_id', 'message_id', 'until'])
    .expression(({ selectFrom }) =>
      selectFrom('bookings as b')
        .select([
          'b.id',
          sql<string>`${given.messageId}::text`.as('message_id'),
          sql<Date>`${given.until}::timestamptz`.as('until'),
        ])
        .where('b.id', '=', given.bookingId)
        .where(({ exists, not, selectFrom: from }) =>
          not(
            exists(
              from('booking_mails as m')
                .select('m.id')
                .where('m.booking_id', '=', given.bookingId)
                .where('m.message_id', '=', given.messageId)
                .where('m.state', 'in', LEFT),
            ),
          ),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'message_id'])
        .doUpdateSet(({ ref }) => ({ until: ref('excluded.until') }))
        .where('mail_claims.until', '<=', given.now),
    )
    .returning('booking_id'),
);

/** The content of a mail, if the attempt includes it. */
type Unsaid = { readonly [Name in keyof MailAsSent]: string | null };

// Writes nothing when the booking has been deleted meanwhile.
const RECORD = statement((db, given: Given<Omit<BookingMail, 'attempts'> & Unsaid>) =>
  db
    .with('known', (each) =>
      each
        .updateTable('booking_mails')
        .set(({ eb }) => ({
          state: given.state,
          error: given.error,
          at: given.at,
          attempts: eb('attempts', '+', 1),
          recipient: sql<string | null>`coalesce(${given.recipient}::text, recipient)`,
          subject: sql<string | null>`coalesce(${given.subject}::text, subject)`,
          text: sql<string | null>`coalesce(${given.text}::text, text)`,
        }))
        .where('booking_id', '=', given.bookingId)
        .where('message_id', '=', given.messageId)
        .returning('id'),
    )
    .with('claimed', (each) =>
      each
        .updateTable('mail_claims')
        .set({
          until: sql<Date>`case when ${given.state}::text = 'sent' then 'infinity' else ${given.at}::timestamptz end`,
        })
        .where('booking_id', '=', given.bookingId)
        .where('message_id', '=', given.messageId),
    )
    .insertInto('booking_mails')
    .columns(['booking_id', 'kind', 'message_id', 'state', 'error', 'at', 'recipient', 'subject', 'text'])
    .expression(({ selectFrom }) =>
      selectFrom('bookings as b')
        .select([
          'b.id',
          sql<string>`${given.kind}::text`.as('kind'),
          sql<string>`${given.messageId}::text`.as('message_id'),
          sql<BookingMail['state']>`${given.state}::text`.as('state'),
          sql<string | null>`${given.error}::text`.as('error'),
          sql<Date>`${given.at}::timestamptz`.as('at'),
          sql<string | null>`${given.recipient}::text`.as('recipient'),
          sql<string | null>`${given.subject}::text`.as('subject'),
          sql<string | null>`${given.text}::text`.as('text'),
        ])
        .where('b.id', '=', given.bookingId)
        .where(({ exists, not, selectFrom: from }) => not(exists(from('known').select('known.id')))),
    ),
);
const OF_BOOKINGS = statement((db, { bookingIds }: Given<{ bookingIds: readonly number[] }>) =>
  db
    .selectFrom('booking_mails')
    .select(fieldsOf(BookingMailRow, 'id', 'subject', 'text'))
    .where('booking_id', '=', anyOf(bookingIds))
    .orderBy('id', 'desc'),
);

const AS_SENT = statement((db, given: Given<{ bookingId: number; messageId: string }>) =>
  db
    .selectFrom('booking_mails')
    .select(['recipient', 'subject', 'text'])
    .where('booking_id', '=', given.bookingId)
    .where('message_id', '=', given.messageId)
    .where('text', 'is not', null),
);

const CLAIM = statement((db, { day }: Given<{ day: LocalDate }>) =>
  db
    .insertInto('booking_reminders')
    .columns(['booking_id', 'day'])
    .expression(({ selectFrom }) =>
      selectFrom('booking_slots as s')
        .innerJoin('bookings as b', 'b.id', 's.booking_id')
        .select(['b.id', sql<LocalDate>`s.day`.as('day')])
        .distinct()
        .where('s.day', '=', sql<LocalDate>`${day}::date`)
        .where('s.starts_at', 'is', null)
        .where('s.state', 'not in', NOT_TAKING_PLACE)
        .where('b.confirmed', '=', true)
        .where(({ exists, not, selectFrom: from }) =>
          not(
            exists(
              from('booking_reminders as r')
                .select('r.day')
                .whereRef('r.booking_id', '=', 'b.id')
                .whereRef('r.day', '=', 's.day'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id as id'),
);

const UNSAID: Unsaid = { recipient: null, subject: null, text: null };

export const postgresBookingMails = ({ run, write }: Session): BookingMails => ({
  claim: async (claim) => (await run(CLAIM_MAIL(claim))).length > 0,
  record: ({ isKeptBack, asSent, ...attempt }) =>
    write(RECORD({ ...attempt, ...(asSent ?? UNSAID), state: mailStateAfter({ ...attempt, isKeptBack }) })),
  asSent: async (bookingId, messageId) => {
    const [found] = await run(AS_SENT({ bookingId, messageId }));
    const { recipient = null, subject = null, text = null } = found ?? {};
    return recipient === null || subject === null || text === null ? null : { recipient, subject, text };
  },
  claimReminders: async (day) => (await run(CLAIM({ day }))).map(({ id }) => id),
  of: (bookingId) => run(OF_BOOKINGS({ bookingIds: [bookingId] })),
  ofBookings: (bookingIds) => run(OF_BOOKINGS({ bookingIds })),
});

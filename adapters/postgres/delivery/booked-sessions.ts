import type { BookedSession } from '@wondercast/core/delivery/board-session';
import { sql } from 'kysely';
import { type SessionJson, sessionOf } from '../booking/session-rows.ts';
import type { BookingLineRow } from '../booking/tables.ts';
import type { JsonRowOf } from '../driver/columns.ts';

export interface BoardRow {
  readonly bookingId: number;
  readonly reference: string;
  readonly companyName: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly session: SessionJson;
  readonly line: JsonRowOf<typeof BookingLineRow>;
}

/** The place of the line that a session `s` belongs to. */
export const lineOfRow = () => sql<number>`coalesce(s.placed_line, s.position)`;

/** What is read of sessions `s`, their lines `l` and bookings `b`. */
export const boardColumns = () =>
  [
    'b.id as bookingId',
    'b.reference',
    'b.company_name as companyName',
    'b.first_name as firstName',
    'b.last_name as lastName',
    sql<SessionJson>`row_to_json(s)`.as('session'),
    sql<JsonRowOf<typeof BookingLineRow>>`row_to_json(l)`.as('line'),
  ] as const;

export const bookedSessionOf = ({ session, line, ...booking }: BoardRow): BookedSession => ({
  bookingId: booking.bookingId,
  reference: booking.reference,
  companyName: booking.companyName,
  firstName: booking.firstName,
  lastName: booking.lastName,
  line: {
    experienceId: line.experience_id,
    experience:
      line.title === null
        ? null
        : {
            title: line.title,
            slug: line.slug ?? '',
            duration: line.duration ?? '',
            imageUrl: line.image_url ?? '',
          },
    selectedTier: line.selected_tier,
    addOns: line.add_ons,
  },
  session: sessionOf(session, line.headcount),
});

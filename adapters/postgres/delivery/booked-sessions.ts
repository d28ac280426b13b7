import type { BookedSession } from '@wondercast/core/desk/delivery/board-session';
import { sql } from 'kysely';
import { sessionOf } from '../booking/session-rows.ts';
import { type BookingLineRow, BookingSlotRow } from '../booking/tables.ts';
import { columnsUnder, type RowOf, rowUnder } from '../driver/columns.ts';

type LineRow = RowOf<typeof BookingLineRow>;

export interface BoardRow
  extends Pick<
    LineRow,
    'experienceId' | 'title' | 'slug' | 'duration' | 'imageUrl' | 'selectedTier' | 'addOns'
  > {
  readonly bookingId: number;
  readonly reference: string;
  readonly companyName: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly specialRequests: string | null;
  readonly headcountOfLine: LineRow['headcount'];
}

/** The position of the line that a session `s` belongs to. */
export const lineOfRow = () => sql<number>`coalesce(s.placed_line, s.position)`;

/** The selected columns of sessions `s`, lines `l` and bookings `b`. */
export const boardColumns = () =>
  [
    'b.id as bookingId',
    'b.reference',
    'b.company_name as companyName',
    'b.first_name as firstName',
    'b.last_name as lastName',
    'b.special_requests as specialRequests',
    'l.experience_id as experienceId',
    'l.title',
    'l.slug',
    'l.duration',
    'l.image_url as imageUrl',
    'l.selected_tier as selectedTier',
    'l.add_ons as addOns',
    'l.headcount as headcountOfLine',
    ...columnsUnder('s', BookingSlotRow),
  ] as const;

const sessionRow = rowUnder('s', BookingSlotRow);

export const bookedSessionOf = (row: BoardRow): BookedSession => ({
  bookingId: row.bookingId,
  reference: row.reference,
  companyName: row.companyName,
  firstName: row.firstName,
  lastName: row.lastName,
  specialRequests: row.specialRequests,
  line: {
    experienceId: row.experienceId,
    experience:
      row.title === null
        ? null
        : {
            title: row.title,
            slug: row.slug ?? '',
            duration: row.duration ?? '',
            imageUrl: row.imageUrl ?? '',
          },
    selectedTier: row.selectedTier,
    addOns: row.addOns,
  },
  session: sessionOf(sessionRow(row), row.headcountOfLine),
});

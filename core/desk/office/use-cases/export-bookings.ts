import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { toAdminBookings } from '../admin-booking.ts';
import { csvHead, csvRows } from '../csv.ts';
import type { OfficePorts } from '../ports.ts';
import type { BookingQuery } from '../register.ts';

/**
 * Writes every booking that matches a question as CSV, in pieces. It waits for each piece to be written, so that a slow reader needs no
 * memory. An error of `write` ends it.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const exportBookings =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller, question: BookingQuery, write: (text: string) => Promise<void>): Promise<void> => {
    requireAdmin(caller);
    let head = csvHead();
    await read.register.each(question, async (bookings) => {
      await write(head + csvRows(await toAdminBookings(read, bookings)));
      head = '';
    });
    if (head !== '') await write(head);
  };

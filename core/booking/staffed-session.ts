import type { StaffedSession } from '../staffing/assignment.ts';
import type { Booking } from './booking.ts';

/** What staffing needs to know of one unit of a booking; null when the booking has no such unit. */
export const staffedSession = (
  { id, reference, lines }: Pick<Booking, 'id' | 'reference' | 'lines'>,
  { line, unit }: { readonly line: number; readonly unit: number },
): StaffedSession | null => {
  const booked = lines[line];
  const slot = booked?.slots[unit];
  return booked && slot
    ? {
        bookingId: id,
        line,
        unit,
        reference,
        experienceId: booked.experienceId,
        title: booked.experience?.title ?? 'Experience not found',
        zone: slot.zone ?? 'UTC',
      }
    : null;
};

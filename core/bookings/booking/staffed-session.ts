import type { StaffedSession } from '../../calendar/staffing/assignment.ts';
import type { Booking } from './booking.ts';
import { findSession, type SessionName } from './place.ts';

/** What staffing needs to know of one unit of a booking; null when the booking has no such unit. */
export const staffedSession = (
  booking: Pick<Booking, 'id' | 'reference' | 'lines'>,
  { line, unit }: SessionName,
): StaffedSession | null => {
  const place = findSession(booking, { line, unit });
  const booked = place?.line;
  const slot = place && booked?.slots[place.unit];
  return booked && slot
    ? {
        bookingId: booking.id,
        line,
        unit,
        reference: booking.reference,
        experienceId: booked.experienceId,
        title: booked.experience?.title ?? 'Experience not found',
        zone: slot.zone ?? 'UTC',
        language: place?.session.language ?? null,
      }
    : null;
};

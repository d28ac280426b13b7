import type { BookingWire } from '../transport/wire.ts';

/**
 * Reads a booking with all its sessions. A booking of more than 1 MB comes in parts (decision 223). `read` skips the given number
 * of sessions.
 */
export const wholeBooking = async <Booking extends BookingWire>(
  read: (sessionsFrom: number) => Promise<Booking>,
): Promise<Booking> => {
  const { sessionsLeftOut, ...first } = await read(0);
  const sessions = [...first.sessions];
  const total = sessions.length + (sessionsLeftOut ?? 0);
  while (sessions.length < total) {
    const next = await read(sessions.length);
    if (next.sessions.length === 0) break;
    sessions.push(...next.sessions);
  }
  return { ...first, sessions } as Booking;
};

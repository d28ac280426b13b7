import type { BookingWire } from '../transport/wire.ts';

/** A booking with all of its sessions: one of more than 1 MB comes in parts (decision 223). `read` passes over so many sessions. */
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

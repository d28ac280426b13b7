import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { encodeSlot } from '@wondercast/openapi/codec/slot';
import { mutation } from '../transport/mutation.ts';
import type { BookingWire, SessionWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { storeBooking } from './own-bookings.ts';

interface OfSession {
  readonly booking: BookingWire;
  readonly session: SessionWire;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
}

interface Preferring extends OfSession {
  readonly times: readonly Slot[];
  /** null clears the notes. */
  readonly guestNotes: string | null;
}

/** Proposes preferred times for one session. */
export const setPreferences = mutation({
  send: ({ booking, session, token, times, guestNotes }: Preferring) =>
    write('put', '/api/bookings/{id}/sessions/{sessionId}/preferences', {
      path: { id: booking.id, sessionId: session.id },
      query: { token },
      body: { preferences: times.map(encodeSlot), guestNotes, version: session.version },
    }),
  refresh: (client, changed) => changed && storeBooking(client, changed),
});

interface Accepting extends OfSession {
  /** Index of the suggested time, from 0. */
  readonly time: number;
}

/** Accepts a suggested time. */
export const acceptSuggestion = mutation({
  send: ({ booking, session, token, time }: Accepting) =>
    write('post', '/api/bookings/{id}/sessions/{sessionId}/suggestion', {
      path: { id: booking.id, sessionId: session.id },
      query: { token },
      body: { time },
    }),
  refresh: (client, changed) => changed && storeBooking(client, changed),
});

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { encodeSlot } from '@wondercast/openapi/codec/slot';
import { keptKeys } from '../transport/kept-key.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import type { BookingWire, ChangeWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { bookingPaymentsQuery, storeBooking } from './own-bookings.ts';

/** From the mailed link, if the visitor came by one. */
type Token = string | null;

/** The current cost of each change of a booking. Always read again, because costs change by the hour. */
export const changesQuery = (id: number, token: Token) =>
  queryOptions({
    queryKey: ['mine', 'booking-changes', id],
    queryFn: read('/api/bookings/{id}/changes', { path: { id }, query: { token } }),
    staleTime: 0,
  });

/** Stores a changed booking in all queries; its payments and costs of changes are read again. */
export const storeChanged = (client: QueryClient, booking: BookingWire): void => {
  storeBooking(client, booking);
  void client.invalidateQueries({ queryKey: changesQuery(booking.id, null).queryKey });
  void client.invalidateQueries({ queryKey: bookingPaymentsQuery(booking.id, null).queryKey });
};

interface Cancelling {
  readonly booking: BookingWire;
  readonly token: Token;
  /** null cancels the whole booking. */
  readonly sessionId: string | null;
  /** The cost that was shown. The server compares it. */
  readonly shown: ChangeWire;
  readonly reason: string | null;
}

const keep = keptKeys();

/** Cancels a booking, or one of its sessions. */
export const cancel = mutation({
  send: ({ booking: { id }, token, sessionId, shown, reason }: Cancelling) => {
    const body = { shownFee: shown.fee, shownRefund: shown.refund, reason };
    const query = { token };
    return keep([id, sessionId, body], (keys) =>
      sessionId === null
        ? write('post', '/api/bookings/{id}/cancellation', { path: { id }, query, body, ...keys })
        : write('post', '/api/bookings/{id}/sessions/{sessionId}/cancellation', {
            path: { id, sessionId },
            query,
            body,
            ...keys,
          }),
    );
  },
  refresh: (client, changed) => changed && storeChanged(client, changed),
});

export interface Moving {
  readonly booking: BookingWire;
  readonly token: Token;
  readonly sessionId: string;
  /** A free time, or up to three preferred times in order. */
  readonly to: ZonedTime | readonly Slot[];
  readonly shown: ChangeWire;
  readonly version: number;
}

/**
 * Gives a session another time or other preferred times. For a paid booking the fee must be paid first, and the response contains a
 * payment.
 */
export const move = mutation({
  send: ({ booking: { id }, token, sessionId, to, shown, version }: Moving) =>
    keep([id, sessionId, to, shown.fee, version], (keys) =>
      write('post', '/api/bookings/{id}/sessions/{sessionId}/move', {
        path: { id, sessionId },
        query: { token },
        body: {
          ...('startsAt' in to
            ? { startsAt: to.startsAt.toISOString(), timezone: to.zone }
            : { preferences: to.map(encodeSlot) }),
          shownFee: shown.fee,
          version,
        },
        ...keys,
      }),
    ),
  refresh: (client, changed) => changed && storeChanged(client, changed.booking),
});

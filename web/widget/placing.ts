import { ApiError, type Body, type Client } from '@wondercast/client';
import { newKey } from '@wondercast/client/new-key';
import type { BookingWire } from '../api/transport/wire.ts';

export type BookingBody = Body<'/api/bookings', 'post'>;

export interface PlacedBooking extends BookingWire {
  /** Where it can be paid by card; null when nothing is open. */
  readonly payUrl?: string | null;
}

export type Place = (body: BookingBody) => Promise<PlacedBooking>;

const NOTHING = { text: '', idempotencyKey: '', idempotencyProof: '' };

/** Places bookings. A retry after a lost reply books only once (decision 014), and nobody else gets its pay link (decision 059). */
export const placing = (client: Client): Place => {
  let last = NOTHING;
  return async (body) => {
    const text = JSON.stringify(body);
    if (text !== last.text) last = { text, idempotencyKey: newKey(), idempotencyProof: newKey() };
    try {
      const { idempotencyKey, idempotencyProof } = last;
      const booking = await client.post('/api/bookings', { body, idempotencyKey, idempotencyProof });
      last = NOTHING;
      return booking;
    } catch (error) {
      // The server has decided, so the next attempt is a new request.
      if (error instanceof ApiError && error.status < 500) last = NOTHING;
      throw error;
    }
  };
};

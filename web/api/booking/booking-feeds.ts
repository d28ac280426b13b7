import { write } from '../transport/write.ts';

interface OfBooking {
  readonly id: number;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
}

/** Creates a new private calendar URL for a booking. */
export const addBookingFeed = {
  mutationFn: ({ id, token }: OfBooking): Promise<{ readonly url: string }> =>
    write('post', '/api/bookings/{id}/calendar-feed', { path: { id }, query: { token } }),
};

/** Revokes all calendar URLs of a booking. */
export const revokeBookingFeeds = {
  mutationFn: async ({ id, token }: OfBooking): Promise<void> => {
    await write('delete', '/api/bookings/{id}/calendar-feed', { path: { id }, query: { token } });
  },
};

import { write } from '../transport/write.ts';

interface OfBooking {
  readonly id: number;
  /** From the mailed link, where that is how one got here. */
  readonly token: string | null;
}

/** A new private address of a booking's calendar. */
export const addBookingFeed = {
  mutationFn: ({ id, token }: OfBooking): Promise<{ readonly url: string }> =>
    write('post', '/api/bookings/{id}/calendar-feed', { path: { id }, query: { token } }),
};

/** Ends every address of a booking's calendar. */
export const revokeBookingFeeds = {
  mutationFn: async ({ id, token }: OfBooking): Promise<void> => {
    await write('delete', '/api/bookings/{id}/calendar-feed', { path: { id }, query: { token } });
  },
};

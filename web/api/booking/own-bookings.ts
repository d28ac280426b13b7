import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { type Mutation, mutation } from '../transport/mutation.ts';
import { ApiError, addressOf, answerOf, got, read } from '../transport/transport.ts';
import type { BookingWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { bookingQuery } from './booking.ts';

/** The account's bookings are fresh for two minutes and retried three times (specification §9). */
const BOOKINGS_FRESH_MS = 2 * 60_000;
const BOOKINGS_RETRIES = 3;

interface OwnPage {
  readonly bookings: readonly BookingWire[];
  /** The cursor for older bookings; null on the last page. */
  readonly next: string | null;
}

const nextOf = (link: string | null): string | null => {
  const address = /^<([^>]+)>/.exec(link ?? '')?.[1];
  return address ? new URL(address, 'http://shop').searchParams.get('cursor') : null;
};

/** The account's bookings, newest first, page by page. */
export const ownBookingsQuery = infiniteQueryOptions({
  queryKey: ['mine', 'bookings'],
  queryFn: async ({ pageParam, ...context }): Promise<OwnPage> => {
    const query = pageParam === null ? {} : { cursor: pageParam };
    const reply = await got(context, '/api/bookings', { query });
    const next = nextOf(reply.headers.get('Link'));
    return { bookings: (await answerOf(reply)) as BookingWire[], next };
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: BOOKINGS_FRESH_MS,
  retry: BOOKINGS_RETRIES,
});

/** All bookings loaded so far, newest first. */
export const ownBookingsIn = ({ pages }: Pick<InfiniteData<OwnPage>, 'pages'>): readonly BookingWire[] =>
  pages.flatMap(({ bookings }) => bookings);

const changePages = (
  client: QueryClient,
  change: (bookings: readonly BookingWire[]) => readonly BookingWire[],
): void => {
  client.setQueryData(
    ownBookingsQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, bookings: change(page.bookings) })),
      },
  );
};

const isNot = (id: number) => (booking: BookingWire) => booking.id !== id;

/** Removes a deleted booking from all queries. */
const forgetBooking = (client: QueryClient, { id, bookingReference }: BookingWire): void => {
  changePages(client, (bookings) => bookings.filter(isNot(id)));
  client.setQueryData(bookingQuery(bookingReference, null).queryKey, null);
};

/** Stores a changed booking in all queries. If the response is incomplete, the booking is read again. */
export const storeBooking = (client: QueryClient, changed: BookingWire): unknown => {
  if (changed.sessionsLeftOut !== undefined)
    return Promise.all([
      client.invalidateQueries({
        queryKey: bookingQuery(changed.bookingReference, null).queryKey,
      }),
      client.invalidateQueries({ queryKey: ownBookingsQuery.queryKey }),
    ]);
  client.setQueryData(bookingQuery(changed.bookingReference, null).queryKey, changed);
  changePages(client, (bookings) =>
    bookings.map((booking) => (booking.id === changed.id ? changed : booking)),
  );
  return undefined;
};

/** The mailed link's token; null for the account or session that placed the booking. */
type Token = string | null;

interface NewDates {
  readonly booking: BookingWire;
  /** The slots of each line, in order. */
  readonly slots: readonly (readonly Slot[])[];
  readonly token: Token;
}

/** Proposes other preferred times. */
export const changeSlots = mutation({
  send: ({ booking: { id, version }, slots, token }: NewDates) =>
    write('patch', '/api/bookings/{id}/slots', {
      path: { id },
      query: { token },
      body: { items: slots.map((each) => ({ slots: [...each] })), version },
    }),
  refresh: (client, changed) => changed && storeBooking(client, changed),
});

interface Deletion {
  readonly booking: BookingWire;
  readonly token: Token;
}

/** Deletes a booking for good. Errors have the server's message, or the specified one (specification §8). */
export const deleteBooking: Mutation<Deletion, void> = {
  mutationFn: async ({ booking, token }, { client }) => {
    try {
      await write('delete', '/api/bookings/{id}', { path: { id: booking.id }, query: { token } });
    } catch (error) {
      // It may have been confirmed or deleted meanwhile, so it is read again.
      void client.invalidateQueries({ queryKey: ['mine'] });
      throw error instanceof ApiError ? new Error(error.words ?? 'Failed to cancel booking') : error;
    }
    forgetBooking(client, booking);
  },
};

/** Payments and refunds of a booking; always read again. */
export const bookingPaymentsQuery = (id: number, token: Token) =>
  queryOptions({
    queryKey: ['mine', 'booking-payments', id],
    queryFn: read('/api/bookings/{id}/payments', { path: { id }, query: { token } }),
    staleTime: 0,
  });

/** The URL of a calendar file with the booking's sessions. */
export const calendarAddress = (id: number, token: Token): string =>
  addressOf('/api/bookings/{id}/calendar', { path: { id }, query: { token } });

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

/** One's bookings count as fresh for two minutes, and are asked for three times more when that fails (specification §9). */
const BOOKINGS_FRESH_MS = 2 * 60_000;
const BOOKINGS_RETRIES = 3;

interface OwnPage {
  readonly bookings: readonly BookingWire[];
  /** Where older ones are; null on the last page. */
  readonly next: string | null;
}

const nextOf = (link: string | null): string | null => {
  const address = /^<([^>]+)>/.exec(link ?? '')?.[1];
  return address ? new URL(address, 'http://shop').searchParams.get('cursor') : null;
};

/** Newest first, a page at a time. */
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

/** All that was loaded, newest first. */
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

/** A deleted booking is nowhere any more. */
const forgetBooking = (client: QueryClient, { id, bookingReference }: BookingWire): void => {
  changePages(client, (bookings) => bookings.filter(isNot(id)));
  client.setQueryData(bookingQuery(bookingReference, null).queryKey, null);
};

/** A changed booking is the same everywhere; where the answer has not all of it, it is asked for again. */
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

/** Who asks: the account or session that placed it, or the bearer of the mailed link's token. */
type Token = string | null;

interface NewDates {
  readonly booking: BookingWire;
  /** Those of each line, in order. */
  readonly slots: readonly (readonly Slot[])[];
  readonly token: Token;
}

/** Proposes other dates. */
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

/** Deletes it for good. It fails with the server's words, or the specified ones (specification §8). */
export const deleteBooking: Mutation<Deletion, void> = {
  mutationFn: async ({ booking, token }, { client }) => {
    try {
      await write('delete', '/api/bookings/{id}', { path: { id: booking.id }, query: { token } });
    } catch (error) {
      // It may be confirmed, or gone already: what is shown is asked for again.
      void client.invalidateQueries({ queryKey: ['mine'] });
      throw error instanceof ApiError ? new Error(error.words ?? 'Failed to cancel booking') : error;
    }
    forgetBooking(client, booking);
  },
};

/** What was paid for a booking and what went back; looked up each time. */
export const bookingPaymentsQuery = (id: number, token: Token) =>
  queryOptions({
    queryKey: ['mine', 'booking-payments', id],
    queryFn: read('/api/bookings/{id}/payments', { path: { id }, query: { token } }),
    staleTime: 0,
  });

/** Where a booking's sessions are, as a calendar file. */
export const calendarAddress = (id: number, token: Token): string =>
  addressOf('/api/bookings/{id}/calendar', { path: { id }, query: { token } });

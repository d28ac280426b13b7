import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { encodeSlot } from '@wondercast/openapi/codec/slot';
import { mutation } from '../transport/mutation.ts';
import { ApiError, addressOf, read } from '../transport/transport.ts';
import type { SuggestionPageWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

/** The suggested times of a mailed link; null for invalid links. */
export const suggestionQuery = (token: string) =>
  queryOptions({
    queryKey: ['suggestion', token],
    queryFn: async (context): Promise<SuggestionPageWire | null> => {
      try {
        return await read('/api/sessions/{token}', { path: { token } })(context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
  });

/** Shows the answer. After a failure the state is read again, because a colleague may have answered first. */
const refresh = (token: string) => (client: QueryClient, page: SuggestionPageWire | null) => {
  const { queryKey } = suggestionQuery(token);
  if (page) client.setQueryData(queryKey, page);
  else return client.invalidateQueries({ queryKey });
};

/** Accepts a suggested time by its index from 0. */
export const agreeToTime = (token: string) =>
  mutation({
    send: (time: number) => write('post', '/api/sessions/{token}', { path: { token }, body: { time } }),
    refresh: refresh(token),
    refreshOnFailure: true,
  });

/** Books a free time instead of the suggested ones. */
export const takeFreeTime = (token: string) =>
  mutation({
    send: ({ startsAt, zone }: ZonedTime) =>
      write('post', '/api/sessions/{token}', {
        path: { token },
        body: { startsAt: startsAt.toISOString(), timezone: zone },
      }),
    refresh: refresh(token),
    refreshOnFailure: true,
  });

export interface OtherTimes {
  readonly times: readonly Slot[];
  readonly guestNotes: string | null;
}

/** Proposes other times instead of the suggested ones. */
export const proposeTimes = (token: string) =>
  mutation({
    send: ({ times, guestNotes }: OtherTimes) =>
      write('put', '/api/sessions/{token}/preferences', {
        path: { token },
        body: { preferences: times.map(encodeSlot), ...(guestNotes !== null && { guestNotes }) },
      }),
    refresh: (client, page) => page && refresh(token)(client, page),
  });

/** The URL of a calendar file with the agreed session of a mailed link. */
export const calendarAddress = (token: string): string =>
  addressOf('/api/sessions/{token}/calendar', { path: { token } });

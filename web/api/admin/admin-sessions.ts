import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Body } from '../transport/contract.ts';
import { type Mutation, mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import type { AdminSessionWire, ScheduleWire, SessionDetailWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';
import { hostsQuery } from './hosts.ts';
import { inboxQuery, scheduleKey } from './schedule.ts';

const PATH = '/api/admin/sessions/{sessionId}';

/** Short, because hosts' calendars and other desks change who is free. */
const CANDIDATES_FRESH_MS = 15_000;

/** Another part of the same page reuses data that was read this recently. */
const SHARED_MS = 5_000;

const detailKey = (id: string) => [...adminKey, 'session', id] as const;

/** One session with its history. */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: detailKey(id),
    queryFn: read(PATH, { path: { sessionId: id } }),
    staleTime: 0,
  });

/** Several sessions, read in one request with everything shown of them. */
export const sessionsOfQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...adminKey, 'session', 'of', ...ids],
    queryFn: ({ client }) =>
      Promise.all(ids.map((id) => client.fetchQuery({ ...sessionQuery(id), staleTime: SHARED_MS }))),
    staleTime: 0,
  });

const candidatesKey = [...adminKey, 'candidates'] as const;

/** Who could lead a session at its own time, or at another start (an ISO instant). */
export const candidatesQuery = (id: string, startsAt: string | null) =>
  queryOptions({
    queryKey: [...candidatesKey, id, startsAt],
    queryFn: read(`${PATH}/candidates`, { path: { sessionId: id }, query: { startsAt } }),
    staleTime: CANDIDATES_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** The same of several sessions at their own times, in their order. */
export const candidatesOfQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...candidatesKey, 'of', ...ids],
    queryFn: ({ client }) => Promise.all(ids.map((id) => client.fetchQuery(candidatesQuery(id, null)))),
    staleTime: CANDIDATES_FRESH_MS,
  });

/** Stores a changed session in all queries at once, and reads counts and derived data again. */
const storeSession = async (client: QueryClient, changed: AdminSessionWire | null): Promise<void> => {
  if (changed) {
    client.setQueriesData<ScheduleWire>(
      { queryKey: scheduleKey },
      (schedule) =>
        schedule && {
          ...schedule,
          sessions: schedule.sessions.map((session) => (session.id === changed.id ? changed : session)),
        },
    );
    client.setQueryData<SessionDetailWire>(
      detailKey(changed.id),
      (detail) => detail && { ...detail, ...changed },
    );
  }
  void client.invalidateQueries({ queryKey: candidatesKey });
  void client.invalidateQueries({ queryKey: [...adminKey, 'session'] });
  void client.invalidateQueries({ queryKey: hostsQuery.queryKey });
  for (const name of ['bookings', 'booking', 'overview', 'sessions', 'audit'])
    void client.invalidateQueries({ queryKey: [...adminKey, name] });
  await Promise.all([
    client.invalidateQueries({ queryKey: scheduleKey }),
    client.invalidateQueries({ queryKey: inboxQuery.queryKey }),
  ]);
};

interface OfSession<SentBody> {
  readonly id: string;
  readonly body: SentBody;
}

/** Agrees on a time, or moves an agreed session together with its hosts. */
export const agreeSession = mutation({
  send: ({ id, body }: OfSession<Body<`${typeof PATH}/agree`, 'post'>>) =>
    write('post', `${PATH}/agree`, { path: { sessionId: id }, body, idempotencyKey: newKey() }),
  refresh: storeSession,
  refreshOnFailure: true,
});

export const suggestTimes = mutation({
  send: ({ id, body }: OfSession<Body<`${typeof PATH}/suggestions`, 'post'>>) =>
    write('post', `${PATH}/suggestions`, { path: { sessionId: id }, body, idempotencyKey: newKey() }),
  refresh: storeSession,
  refreshOnFailure: true,
});

export const withdrawSuggestions = mutation({
  send: (id: string) => write('delete', `${PATH}/suggestions`, { path: { sessionId: id } }),
  refresh: storeSession,
  refreshOnFailure: true,
});

/** Changes join link, place, headcount and notes; only the given fields are changed. */
export const changeSession = mutation({
  send: ({ id, body }: OfSession<Body<typeof PATH, 'patch'>>) =>
    write('patch', PATH, { path: { sessionId: id }, body }),
  refresh: storeSession,
  refreshOnFailure: true,
});

export const setDelivered = mutation({
  send: ({ id, body }: OfSession<Body<`${typeof PATH}/delivered`, 'post'>>) =>
    write('post', `${PATH}/delivered`, { path: { sessionId: id }, body, idempotencyKey: newKey() }),
  refresh: storeSession,
  refreshOnFailure: true,
});

/** Asks a host, or assigns them without asking. */
export const assignHost = mutation({
  send: ({ id, body }: OfSession<Body<`${typeof PATH}/assignments`, 'post'>>) =>
    write('post', `${PATH}/assignments`, { path: { sessionId: id }, body, idempotencyKey: newKey() }),
  refresh: storeSession,
  refreshOnFailure: true,
});

interface Agreeing {
  readonly session: Pick<AdminSessionWire, 'id' | 'version'>;
  /** Index of the preferred time. */
  readonly preference: number;
  /** The host to be asked; null asks nobody. */
  readonly hostId: number | null;
}

interface Agreed {
  readonly session: AdminSessionWire;
  /** Why the host could not be asked. The time is agreed anyway. */
  readonly refused: Error | null;
}

/** Agrees on a preferred time and then asks a host to lead the session. */
export const agreeAndAsk: Mutation<Agreeing, Agreed> = {
  mutationFn: async ({ session: { id, version }, preference, hostId }, context) => {
    const session = await agreeSession.mutationFn({ id, body: { preference, version } }, context);
    if (hostId === null) return { session, refused: null };
    try {
      const body = { hostId, ask: true, instead: null };
      return { session: await assignHost.mutationFn({ id, body }, context), refused: null };
    } catch (error) {
      return { session, refused: error instanceof Error ? error : new Error(String(error)) };
    }
  },
};

export const withdrawAssignment = mutation({
  send: (id: number) => write('delete', '/api/admin/assignments/{id}', { path: { id } }),
  refresh: storeSession,
  refreshOnFailure: true,
});

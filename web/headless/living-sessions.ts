import { type SessionState, takesPlace } from '@wondercast/core/calendar/scheduling/session-states';

/** The sessions that are not cancelled. */
export const livingSessions = <Session extends { readonly state: SessionState }>({
  sessions,
}: {
  readonly sessions: readonly Session[];
}): readonly Session[] => sessions.filter(takesPlace);

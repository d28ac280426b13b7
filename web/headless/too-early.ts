import { isFinished, type SessionState } from '@wondercast/core/calendar/scheduling/session-states';

/** Sessions that cannot have taken place yet: without an agreed time, or not over. */
export interface TooEarly {
  readonly timeless: number;
  readonly ahead: number;
  /** The latest end of those that are not over, as an ISO instant; null when there is none. */
  readonly until: string | null;
}

/** Why a booking cannot be marked as delivered; null when it can. `now` is in milliseconds. */
export const tooEarly = (
  sessions: readonly { readonly state: SessionState; readonly endsAt: string | null }[],
  now: number,
): TooEarly | null => {
  const open = sessions.filter((session) => !isFinished(session));
  const ends = open.flatMap(({ endsAt }) => (endsAt !== null && Date.parse(endsAt) > now ? [endsAt] : []));
  const timeless = open.filter(({ endsAt }) => endsAt === null).length;
  return ends.length + timeless === 0
    ? null
    : { timeless, ahead: ends.length, until: ends.toSorted().at(-1) ?? null };
};

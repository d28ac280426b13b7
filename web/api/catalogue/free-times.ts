import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { read } from '../transport/transport.ts';
import { catalogueKey } from './catalogue.ts';

/** Short, because somebody may take a time at any moment. The server checks again when a time is held. */
const TIMES_FRESH_MS = 15_000;

interface OwnSession {
  readonly id: string;
  readonly bookingId: number;
  /** The booking's token from the mailed link, if the visitor came by one. */
  readonly token: string | null;
}

/** A session of a mailed link with suggested times. */
interface LinkedSession {
  readonly id: string;
  /** The link's secret token. */
  readonly link: string;
}

export type MovingSession = OwnSession | LinkedSession;

interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly zone: Zone;
}

const readMoving = (moving: MovingSession, days: Days) =>
  'link' in moving
    ? read('/api/sessions/{token}/free-times', { path: { token: moving.link }, query: { ...days } })
    : read('/api/bookings/{id}/sessions/{sessionId}/free-times', {
        path: { id: moving.bookingId, sessionId: moving.id },
        query: { ...days, token: moving.token },
      });

export interface AskedTimes extends Days {
  readonly experienceId: number;
  /** Number of sessions at the same time, at most ten. */
  readonly units: number;
  /** The visitor's own hold, whose times count as free for the visitor. */
  readonly hold: string | null;
  /** A session to be moved. The time that it occupies counts as free. */
  readonly moving?: MovingSession | null;
}

/** The start times that can be booked at once within a range of days; for a session to be moved, those that it can move to. */
export const freeTimesQuery = ({ experienceId, from, to, zone, units, hold, moving = null }: AskedTimes) =>
  queryOptions({
    queryKey: [...catalogueKey, experienceId, 'free-times', from, to, zone, units, hold, moving?.id],
    queryFn: moving
      ? readMoving(moving, { from, to, zone })
      : read('/api/experiences/{id}/free-times', {
          path: { id: experienceId },
          query: { from, to, zone, units, ...(hold !== null && { hold }) },
        }),
    staleTime: TIMES_FRESH_MS,
    placeholderData: keepPreviousData,
  });

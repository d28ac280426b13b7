import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { read } from '../transport/transport.ts';
import { catalogueKey } from './catalogue.ts';

/** Somebody may take one at any time; the shop judges again when it is held. */
const TIMES_FRESH_MS = 15_000;

interface OwnSession {
  readonly id: string;
  readonly bookingId: number;
  /** From the mailed link of its booking, where that is how one got here. */
  readonly token: string | null;
}

/** Of a mailed link with suggested times. */
interface LinkedSession {
  readonly id: string;
  /** Its secret. */
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
  /** Sessions at the same time, at most ten. */
  readonly units: number;
  /** One's own hold, whose times are free for its holder. */
  readonly hold: string | null;
  /** A session that is to move: what it reserves is in nobody's way. */
  readonly moving?: MovingSession | null;
}

/** The starts that can be booked at once on some days; of a session that is to move, those that it can move to. */
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

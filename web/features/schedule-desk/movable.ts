import { isAhead } from '@wondercast/core/calendar/scheduling/session-states';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { hasAccepted, isAssigned } from '@wondercast/core/calendar/staffing/assignment-states';
import type { AdminSessionWire } from '../../api/transport/wire.ts';
import { firstStart } from '../../forms/session/first-start.ts';
import { zoneOf } from '../../ui/formats/zone-moment.ts';
import type { Block } from './board-model.ts';

/** A session that can be moved, with its present place. */
export interface Movable {
  readonly session: AdminSessionWire;
  readonly startsAt: number;
  readonly minutes: number;
  /** The customer's zone. */
  readonly zone: Zone;
  readonly lane: number | null;
  /** Id of the present host's assignment. */
  readonly assignmentId: number | null;
  /** Whether the present host has accepted, so that moving it away must be confirmed. */
  readonly accepted: boolean;
  /** Whether it has no time yet, so that dropping it agrees on one. */
  readonly isNew: boolean;
}

const MINUTE_MS = 60_000;

/** Past sessions cannot be moved, and suggested times are the customer's choice. */
export const movableOf = ({ kind, session, startsAt, endsAt, lane, assignment }: Block): Movable | null =>
  kind === 'agreed' && isAhead(session)
    ? {
        session,
        startsAt,
        minutes: (endsAt - startsAt) / MINUTE_MS,
        zone: zoneOf(session.zone),
        lane,
        assignmentId: assignment?.id ?? null,
        accepted: assignment !== null && hasAccepted(assignment),
        isNew: false,
      }
    : null;

/** A session from the inbox: at its present place, or without a time at the customer's preference. */
export const movableSession = (session: AdminSessionWire): Movable | null => {
  const held = session.assignments.find(isAssigned);
  const start = session.startsAt === null ? firstStart(session.preferences) : null;
  if (!isAhead(session) && start === null) return null;
  const startsAt = session.startsAt === null ? start?.startsAt : Date.parse(session.startsAt);
  if (startsAt === undefined) return null;
  return {
    session,
    startsAt,
    minutes: session.minutes,
    zone: start?.zone ?? zoneOf(session.zone),
    lane: held?.hostId ?? null,
    assignmentId: held?.id ?? null,
    accepted: held !== undefined && hasAccepted(held),
    isNew: !isAhead(session),
  };
};

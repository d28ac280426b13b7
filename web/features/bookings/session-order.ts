import {
  awaitsCustomer,
  awaitsShop,
  countsAsDelivered,
  isAhead,
} from '@wondercast/core/calendar/scheduling/session-states';
import type { SessionWire } from '../../api/transport/wire.ts';

const GROUPS = [awaitsCustomer, isAhead, awaitsShop, countsAsDelivered];

/** The first group that a session belongs to; cancelled ones, which belong to none, come last. */
const rankOf = (session: SessionWire): number => {
  const rank = GROUPS.findIndex((holds) => holds(session));
  return rank < 0 ? GROUPS.length : rank;
};

/** Sorts after every start. */
const NO_START = '~';

/** Sessions that need an answer come first, then agreed, waiting, delivered and cancelled ones; within each group by time. */
export const inOrder = (sessions: readonly SessionWire[]): readonly SessionWire[] =>
  sessions.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (one.startsAt ?? NO_START).localeCompare(other.startsAt ?? NO_START) ||
      one.line - other.line ||
      one.unit - other.unit,
  );

import type { SessionWire } from '../../api/transport/wire.ts';

const RANKS: Readonly<Record<SessionWire['state'], number>> = {
  suggested: 0,
  open: 0,
  agreed: 1,
  preferred: 2,
  delivered: 3,
  cancelled: 4,
};

/** Sorts after every start. */
const NO_START = '~';

/** Sessions that need an answer come first, then agreed, waiting, delivered and cancelled ones; within each group by time. */
export const inOrder = (sessions: readonly SessionWire[]): readonly SessionWire[] =>
  sessions.toSorted(
    (one, other) =>
      RANKS[one.state] - RANKS[other.state] ||
      (one.startsAt ?? NO_START).localeCompare(other.startsAt ?? NO_START) ||
      one.line - other.line ||
      one.unit - other.unit,
  );

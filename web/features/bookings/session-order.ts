import type { SessionWire } from '../../api/transport/wire.ts';

const RANKS: Readonly<Record<SessionWire['state'], number>> = {
  suggested: 0,
  open: 0,
  agreed: 1,
  preferred: 2,
  delivered: 3,
  cancelled: 4,
};

/** Far behind every start. */
const NO_START = '~';

/** What asks for an answer comes first, then agreed, with us, delivered and cancelled ones; of these the earlier first. */
export const inOrder = (sessions: readonly SessionWire[]): readonly SessionWire[] =>
  sessions.toSorted(
    (one, other) =>
      RANKS[one.state] - RANKS[other.state] ||
      (one.startsAt ?? NO_START).localeCompare(other.startsAt ?? NO_START) ||
      one.line - other.line ||
      one.unit - other.unit,
  );

/* The statuses of what moves money and what each means. A new one is added here, and everybody asks this table. */

export const ENTRY_STATUSES = ['pending', 'succeeded', 'failed', 'won', 'lost'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** pending: asked for, not yet done. A bank may still turn a succeeded refund away. */
export type RefundStatus = Extract<EntryStatus, 'pending' | 'succeeded' | 'failed'>;

/** won: the money stays here · lost: it is gone. */
export type DisputeStatus = Extract<EntryStatus, 'pending' | 'won' | 'lost'>;

interface Meaning {
  /** Reports come in any order: a status gives way to one of a higher rank only. */
  readonly rank: number;
  /** Whether its money has moved as asked. */
  readonly hasMoved: boolean;
  /** Whether it is asked for and not yet decided. */
  readonly isUndecided: boolean;
  /** Whether it was turned away: its money has not moved, or is back. */
  readonly isTurnedAway: boolean;
  /** Whether a bank has taken the money back for good. */
  readonly isLost: boolean;
  /** Whether money that leaves by it counts as gone, or on its way. */
  readonly countsAsGone: boolean;
}

const STATUSES: Readonly<Record<EntryStatus, Meaning>> = {
  pending: {
    rank: 0,
    hasMoved: false,
    isUndecided: true,
    isTurnedAway: false,
    isLost: false,
    countsAsGone: true,
  },
  succeeded: {
    rank: 1,
    hasMoved: true,
    isUndecided: false,
    isTurnedAway: false,
    isLost: false,
    countsAsGone: true,
  },
  lost: {
    rank: 1,
    hasMoved: false,
    isUndecided: false,
    isTurnedAway: false,
    isLost: true,
    countsAsGone: true,
  },
  failed: {
    rank: 2,
    hasMoved: false,
    isUndecided: false,
    isTurnedAway: true,
    isLost: false,
    countsAsGone: false,
  },
  won: {
    rank: 2,
    hasMoved: false,
    isUndecided: false,
    isTurnedAway: false,
    isLost: false,
    countsAsGone: false,
  },
};

interface Told {
  readonly status: EntryStatus;
}

/** Reports come in any order: a status never goes back to an earlier one. */
export const laterStatus = (before: EntryStatus, reported: EntryStatus): EntryStatus =>
  STATUSES[reported].rank > STATUSES[before].rank ? reported : before;

/** How a refund stands whose entry says so. */
export const toRefundStatus = (entry: Told): RefundStatus => {
  if (isUndecided(entry)) return 'pending';
  return isTurnedAway(entry) ? 'failed' : 'succeeded';
};

/** Whether its money has moved as asked. */
export const hasMoved = ({ status }: Told): boolean => STATUSES[status].hasMoved;
/** Whether it is asked for and not yet decided. */
export const isUndecided = ({ status }: Told): boolean => STATUSES[status].isUndecided;
/** Whether it was turned away: its money has not moved, or is back. */
export const isTurnedAway = ({ status }: Told): boolean => STATUSES[status].isTurnedAway;
/** Whether a bank has taken the money back for good. */
export const isLostToBank = ({ status }: Told): boolean => STATUSES[status].isLost;
/** Whether money that leaves by it counts as gone, or on its way. */
export const countsAsGone = ({ status }: Told): boolean => STATUSES[status].countsAsGone;

/* The statuses of ledger entries, and what each means. A new status is added here; all other code asks this table. */

export const ENTRY_STATUSES = ['pending', 'succeeded', 'failed', 'won', 'lost'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** pending: asked for, not yet done. A bank may still refuse a refund that succeeded. */
export type RefundStatus = Extract<EntryStatus, 'pending' | 'succeeded' | 'failed'>;

/** won: the shop keeps the money · lost: the bank has taken it. */
export type DisputeStatus = Extract<EntryStatus, 'pending' | 'won' | 'lost'>;

interface Meaning {
  /** Reports arrive in any order: a status is replaced only by one of a higher rank. */
  readonly rank: number;
  /** Whether the money has moved as asked. */
  readonly hasMoved: boolean;
  /** Whether it is asked for and not yet decided. */
  readonly isUndecided: boolean;
  /** Whether it was refused: its money has not moved, or has come back. */
  readonly isTurnedAway: boolean;
  /** Whether a bank has taken the money back for good. */
  readonly isLost: boolean;
  /** Whether money that leaves by this entry counts as gone, although it may still be under way. */
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

/** The later of two statuses. Reports arrive in any order, and a status never goes back to an earlier one. */
export const laterStatus = (before: EntryStatus, reported: EntryStatus): EntryStatus =>
  STATUSES[reported].rank > STATUSES[before].rank ? reported : before;

/** The status of a refund as its ledger entry has it. */
export const toRefundStatus = (entry: Told): RefundStatus => {
  if (isUndecided(entry)) return 'pending';
  return isTurnedAway(entry) ? 'failed' : 'succeeded';
};

/** Whether the money has moved as asked. */
export const hasMoved = ({ status }: Told): boolean => STATUSES[status].hasMoved;
/** Whether it is asked for and not yet decided. */
export const isUndecided = ({ status }: Told): boolean => STATUSES[status].isUndecided;
/** Whether it was refused: its money has not moved, or has come back. */
export const isTurnedAway = ({ status }: Told): boolean => STATUSES[status].isTurnedAway;
/** Whether a bank has taken the money back for good. */
export const isLostToBank = ({ status }: Told): boolean => STATUSES[status].isLost;
/** Whether money that leaves by this entry counts as gone, although it may still be under way. */
export const countsAsGone = ({ status }: Told): boolean => STATUSES[status].countsAsGone;

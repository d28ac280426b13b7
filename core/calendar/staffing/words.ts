import { Refusal } from '../../kernel/refusal.ts';
import type { DeclineReason } from './assignment.ts';

export const HOST_NOT_FOUND = 'Host not found';
export const ASSIGNMENT_NOT_FOUND = 'Assignment not found';
export const ABSENCE_NOT_FOUND = 'Time away not found';

/** Said when another assignment of the host was written first. */
export const HOST_TAKEN = 'This host has just been taken for another session at that time.';

/** The database, or the memory store, has refused a second reservation of the same time. */
export const hostTaken = (): Refusal => new Refusal('conflict', HOST_TAKEN);

export const isHostTaken = (error: unknown): boolean =>
  error instanceof Refusal && error.kind === 'conflict' && error.message === HOST_TAKEN;

/** Said where times and hosts change faster than this one can be judged. */
export const STAFFING_CHANGES = 'Sessions in that time are changing just now. Please try again.';

/** Reasons to decline, as the host's page and the inbox say them. */
export const DECLINE_WORDS: Readonly<Record<DeclineReason, string>> = {
  busy: 'Busy at that time',
  away: 'Away',
  'not-mine': 'Not a session that I lead',
  'too-short': 'Too short notice',
  other: 'Another reason',
};

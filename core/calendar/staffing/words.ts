import { Refusal } from '../../kernel/refusal.ts';
import type { DeclineReason } from './assignment.ts';

export const HOST_NOT_FOUND = 'Host not found';
export const ASSIGNMENT_NOT_FOUND = 'Assignment not found';
export const ABSENCE_NOT_FOUND = 'Time away not found';

/** Said when a concurrent request has reserved the host first. */
export const HOST_TAKEN = 'This host has just been taken for another session at that time.';

/** The refusal when the database, or the memory store, rejects an overlapping reservation. */
export const hostTaken = (): Refusal => new Refusal('conflict', HOST_TAKEN);

export const isHostTaken = (error: unknown): boolean =>
  error instanceof Refusal && error.kind === 'conflict' && error.message === HOST_TAKEN;

/** Said when times and hosts change faster than a request can be checked. */
export const STAFFING_CHANGES = 'Sessions in that time are changing just now. Please try again.';

/** Reasons for declining, in the words of the host's page and the inbox. */
export const DECLINE_WORDS: Readonly<Record<DeclineReason, string>> = {
  busy: 'Busy at that time',
  away: 'Away',
  'not-mine': 'Not a session that I lead',
  'too-short': 'Too short notice',
  other: 'Another reason',
};

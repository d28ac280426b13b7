import type { SessionKey } from '../scheduling/session.ts';

/** `held` reserves a host for a suggested time, until it is chosen or lapses. */
export const ASSIGNMENT_STATES = ['held', 'asked', 'accepted', 'declined', 'withdrawn'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** The states that reserve a host's time. */
export const RESERVING: readonly AssignmentState[] = ['held', 'asked', 'accepted'];

/** Short reasons to decline, in the order in which the host's page lists them. */
export const DECLINE_REASONS = ['busy', 'away', 'not-mine', 'too-short', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** A host's time that is reserved for a session. */
export interface Assignment extends SessionKey {
  readonly id: number;
  readonly hostId: number;
  readonly state: AssignmentState;
  /** The session's own time. */
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** With the host's breaks: what is reserved, the end excluded. */
  readonly reservedFrom: Date;
  readonly reservedTo: Date;
  /** When a held one lapses; null for the others. */
  readonly heldUntil: Date | null;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
  readonly declineReason: DeclineReason | null;
  /** In the host's own words. */
  readonly declineNote: string | null;
  readonly version: number;
}

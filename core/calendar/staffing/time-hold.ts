import type { Zone } from '../scheduling/zone.ts';
import type { Assignment } from './assignment.ts';

/** What is held of one unit: a session to be, of this length at this time. */
export interface HeldTime {
  readonly experienceId: number;
  readonly startsAt: Date;
  readonly minutes: number;
  /** In which the time was shown. */
  readonly zone: Zone;
  /** BCP 47; null when any will do. */
  readonly language: string | null;
}

/** Hosts' times that are kept for somebody for minutes. */
export interface TimeHold {
  /** Unguessable. */
  readonly id: string;
  /** Whose it is: a browser session, an account or a partner. */
  readonly holder: string;
  /** A partner may have many; anybody else has one. */
  readonly partnerId: number | null;
  /** Where the request came from, where it is known; IPv6 by /64. */
  readonly place: string | null;
  /** Its first moment, also after it was replaced. */
  readonly startedAt: Date;
  /** Its end as stored, which lies `TOLD_EARLIER_MS` after the one that is told. */
  readonly until: Date;
  /** At most ten, by number from 0. */
  readonly units: readonly HeldTime[];
}

/** A host's time that is reserved for one unit of a hold; it becomes the assignment of its session. */
export interface HeldHost
  extends Pick<
    Assignment,
    'id' | 'hostId' | 'startsAt' | 'endsAt' | 'reservedFrom' | 'reservedTo' | 'heldUntil'
  > {
  readonly holdId: string;
  /** Of the hold, from 0. */
  readonly holdUnit: number;
}

/** Most units of a cart with a time, and of a hold. */
export const MAX_TIMED_UNITS = 10;

const MINUTE_MS = 60_000;
/** How long a hold lasts from each asking. */
export const HOLD_LASTS_MS = 10 * MINUTE_MS;
/** How long it lasts at most from its first moment. */
export const HOLD_LONGEST_MS = 30 * MINUTE_MS;
/** The same of one that a partner's server lengthens. */
export const PARTNER_HOLD_LONGEST_MS = 120 * MINUTE_MS;
/** Clocks of machines differ: what is told ends a little before what is stored. */
export const TOLD_EARLIER_MS = 5_000;

/** When a hold ends, as it is told. */
export const toldEnd = ({ until }: Pick<TimeHold, 'until'>): Date =>
  new Date(until.getTime() - TOLD_EARLIER_MS);

/** When a hold that is asked for now ends, as stored. */
export const holdEnd = (startedAt: Date, at: Date, lasts = HOLD_LASTS_MS): Date =>
  new Date(
    Math.min(at.getTime() + lasts, startedAt.getTime() + Math.max(lasts, HOLD_LONGEST_MS)) + TOLD_EARLIER_MS,
  );

export const isOver = ({ until }: Pick<TimeHold, 'until'>, at: Date): boolean => until <= at;

import type { Zone } from '../scheduling/zone.ts';
import type { Assignment } from './assignment.ts';

/** One unit of a hold: a future session of this length at this time. */
export interface HeldTime {
  readonly experienceId: number;
  readonly startsAt: Date;
  readonly minutes: number;
  /** The zone in which the time was shown. */
  readonly zone: Zone;
  /** BCP 47; null when any will do. */
  readonly language: string | null;
}

/** Hosts' times that are held for a customer for some minutes. */
export interface TimeHold {
  /** Unguessable. */
  readonly id: string;
  /** The holder: a browser session, an account or a partner. */
  readonly holder: string;
  /** The partner that holds it, which may have many holds; any other holder has one. */
  readonly partnerId: number | null;
  /** The network address that the request came from, where it is known (for IPv6 its /64), as a hash. */
  readonly addressHash: string | null;
  /** When it first began; kept when it is replaced. */
  readonly startedAt: Date;
  /** Its end as stored, which is `TOLD_EARLIER_MS` after the end that its holder is told. */
  readonly until: Date;
  /** At most ten; a unit's number is its index. */
  readonly units: readonly HeldTime[];
}

/** A host's time that is reserved for one unit of a hold. It becomes the assignment of the session. */
export interface HeldHost
  extends Pick<
    Assignment,
    'id' | 'hostId' | 'startsAt' | 'endsAt' | 'reservedFrom' | 'reservedTo' | 'heldUntil'
  > {
  readonly holdId: string;
  /** Index of the unit in the hold, from 0. */
  readonly holdUnit: number;
}

/** Maximum number of units with a free time in a cart, and of units in a hold. */
export const MAX_TIMED_UNITS = 10;

const MINUTE_MS = 60_000;
/** How long a hold lasts from each request, in milliseconds. */
export const HOLD_LASTS_MS = 10 * MINUTE_MS;
/** How long it lasts at most from its beginning, in milliseconds. */
export const HOLD_LONGEST_MS = 30 * MINUTE_MS;
/** The same for a hold that a partner's server extends. */
export const PARTNER_HOLD_LONGEST_MS = 120 * MINUTE_MS;
/** Clocks of machines differ, so the end that is told is a little before the end that is stored. */
export const TOLD_EARLIER_MS = 5_000;

/** The end of a hold that its holder is told. */
export const toldEnd = ({ until }: Pick<TimeHold, 'until'>): Date =>
  new Date(until.getTime() - TOLD_EARLIER_MS);

/** The stored end of a hold that is requested now. */
export const holdEnd = (startedAt: Date, at: Date, lasts = HOLD_LASTS_MS): Date =>
  new Date(
    Math.min(at.getTime() + lasts, startedAt.getTime() + Math.max(lasts, HOLD_LONGEST_MS)) + TOLD_EARLIER_MS,
  );

export const isOver = ({ until }: Pick<TimeHold, 'until'>, at: Date): boolean => until <= at;

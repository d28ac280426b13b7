import type { SessionKey } from '../scheduling/session.ts';
import type { Zone } from '../scheduling/zone.ts';
import { type AssignmentState, isHold } from './assignment-states.ts';
import type { Host } from './host.ts';

/** Short reasons for declining, in the order in which the host's page lists them. */
export const DECLINE_REASONS = ['busy', 'away', 'not-mine', 'too-short', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Why a host does not lead a session after all. `absent`: they have entered an absence since. */
export type EndReason = DeclineReason | 'absent';

/** A reservation of a host's time for a session. */
export interface Assignment extends SessionKey {
  readonly id: number;
  readonly hostId: number;
  readonly state: AssignmentState;
  /** The time of the session itself. */
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The reserved time, which includes the host's breaks; the end is excluded. */
  readonly reservedFrom: Date;
  readonly reservedTo: Date;
  /** When a held assignment expires; null in the other states. */
  readonly heldUntil: Date | null;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
  readonly declineReason: EndReason | null;
  /** In the host's own words. */
  readonly declineNote: string | null;
  /** Whether the customer has taken a free time: the host was told, not asked. */
  readonly instant: boolean;
  readonly version: number;
}

export type NewAssignment = Omit<Assignment, 'id' | 'version'>;

/** A reservation of a host's time as others see it: for a session, or by a hold. */
export type Reserved = Pick<Assignment, 'hostId' | 'startsAt' | 'endsAt' | 'reservedFrom' | 'reservedTo'> & {
  /** The booking of its session; null while it is being booked. */
  readonly bookingId: number | null;
  readonly line: number | null;
  readonly unit: number | null;
  /** The booking's reference; null while it is being booked. */
  readonly reference: string | null;
  /** The hold that it belongs to; null for a session. */
  readonly holdId: string | null;
  /** When the hold expires; null for a session. */
  readonly heldUntil: Date | null;
};

/** A reservation for a session. */
export type ReservedForSession = Reserved & SessionKey & { readonly reference: string };

export const isForSession = (each: Reserved): each is ReservedForSession => each.bookingId !== null;

/** A session with an agreed time and without a host: it will need one of the hosts who could lead it. */
export interface UnstaffedSession extends Span {
  readonly bookingId: number;
  readonly line: number;
  readonly unit: number;
  readonly experienceId: number | null;
  /** BCP 47; null when any will do. */
  readonly language: string | null;
}

/** The facts about a session that staffing needs. */
export interface StaffedSession extends SessionKey {
  /** The booking's reference. */
  readonly reference: string;
  readonly experienceId: number | null;
  readonly title: string;
  /** The zone in which its times are written. */
  readonly zone: Zone;
  /** The language in which it is led, BCP 47; any will do where it is missing. */
  readonly language?: string | null;
}

/** A time span; the end is excluded. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whether a hold has expired and reserves nothing any longer. */
export const hasLapsed = (hold: Pick<Assignment, 'state' | 'heldUntil'>, at: Date): boolean =>
  isHold(hold) && hold.heldUntil !== null && hold.heldUntil <= at;

const MINUTE_MS = 60_000;

/** The time of a host that a session reserves: its own time and the breaks around it. */
export const reservationOf = (
  { breakBefore, breakAfter }: Pick<Host, 'breakBefore' | 'breakAfter'>,
  { startsAt, endsAt }: Span,
): Pick<Assignment, 'startsAt' | 'endsAt' | 'reservedFrom' | 'reservedTo'> => ({
  startsAt,
  endsAt,
  reservedFrom: new Date(startsAt.getTime() - breakBefore * MINUTE_MS),
  reservedTo: new Date(endsAt.getTime() + breakAfter * MINUTE_MS),
});

type SomeSession = { readonly [Part in keyof SessionKey]: SessionKey[Part] | null };

/** Whether two assignments, or sessions, belong to the same session. What belongs to no session matches none. */
export const isOfSession = (a: SomeSession, b: SomeSession): boolean =>
  a.bookingId !== null && a.bookingId === b.bookingId && a.line === b.line && a.unit === b.unit;

/** Whether two spans overlap. */
export const overlaps = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

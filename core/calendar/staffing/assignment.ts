import type { SessionKey } from '../scheduling/session.ts';
import type { Zone } from '../scheduling/zone.ts';
import { type AssignmentState, isHold } from './assignment-states.ts';
import type { Host } from './host.ts';

/** Short reasons to decline, in the order in which the host's page lists them. */
export const DECLINE_REASONS = ['busy', 'away', 'not-mine', 'too-short', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Why a host does not lead a session after all. `absent`: they have said since that they are away then. */
export type EndReason = DeclineReason | 'absent';

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
  readonly declineReason: EndReason | null;
  /** In the host's own words. */
  readonly declineNote: string | null;
  /** Whether its customer has taken a free time: the host was told, not asked. */
  readonly instant: boolean;
  readonly version: number;
}

export type NewAssignment = Omit<Assignment, 'id' | 'version'>;

/** An assignment that reserves a host's time, as others must see it: of a session, or of a hold. */
export type Reserved = Pick<Assignment, 'hostId' | 'startsAt' | 'endsAt' | 'reservedFrom' | 'reservedTo'> & {
  /** Its session; null while it is being booked. */
  readonly bookingId: number | null;
  readonly line: number | null;
  readonly unit: number | null;
  /** Of the booking; null while it is being booked. */
  readonly reference: string | null;
  /** Which hold it belongs to; null of a session. */
  readonly holdId: string | null;
  /** When it lapses; null where it is no hold. */
  readonly heldUntil: Date | null;
};

/** What a session reserves. */
export type ReservedForSession = Reserved & SessionKey & { readonly reference: string };

export const isForSession = (each: Reserved): each is ReservedForSession => each.bookingId !== null;

/** A session with an agreed time that nobody leads yet: it will take one of the hosts who could. */
export interface UnstaffedSession extends Span {
  readonly bookingId: number;
  readonly line: number;
  readonly unit: number;
  readonly experienceId: number | null;
  /** BCP 47; null when any will do. */
  readonly language: string | null;
}

/** What staffing needs to know of a session. */
export interface StaffedSession extends SessionKey {
  /** Of its booking. */
  readonly reference: string;
  readonly experienceId: number | null;
  readonly title: string;
  /** In which its times are written. */
  readonly zone: Zone;
  /** In which it is to be led, BCP 47; any will do where it is missing. */
  readonly language?: string | null;
}

/** A part of time, the end excluded. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A hold that has run out reserves nothing any longer. */
export const hasLapsed = (hold: Pick<Assignment, 'state' | 'heldUntil'>, at: Date): boolean =>
  isHold(hold) && hold.heldUntil !== null && hold.heldUntil <= at;

const MINUTE_MS = 60_000;

/** What a session takes of a host: itself with the breaks around it. */
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

/** Whether two assignments, or sessions, are of one session. What belongs to no session is of none. */
export const isOfSession = (a: SomeSession, b: SomeSession): boolean =>
  a.bookingId !== null && a.bookingId === b.bookingId && a.line === b.line && a.unit === b.unit;

/** Whether two spans have an instant in common. */
export const overlaps = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

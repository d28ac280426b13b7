import type { BookedLine, Booking } from '../../bookings/booking/booking.ts';
import type { Session } from '../../calendar/scheduling/session.ts';
import { awaitsTime, isFinished } from '../../calendar/scheduling/session-states.ts';
import type { Zone } from '../../calendar/scheduling/zone.ts';
import type { Assignment, StaffedSession } from '../../calendar/staffing/assignment.ts';
import { awaitsAnswer, hasAccepted } from '../../calendar/staffing/assignment-states.ts';

/** What the desk sees of its booking beside a session. */
export interface BookedSession {
  readonly bookingId: number;
  readonly reference: string;
  readonly companyName: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** The special requests of the checkout. */
  readonly specialRequests: string | null;
  readonly line: Pick<BookedLine, 'experienceId' | 'experience' | 'selectedTier' | 'addOns'>;
  readonly session: Session;
}

export interface NamedAssignment extends Assignment {
  readonly hostName: string;
  readonly pictureUrl: string | null;
  /** Whether the host is absent at its time, and cannot lead it. */
  readonly isAway: boolean;
}

/** A session as the desk sees it. */
export interface BoardSession extends BookedSession {
  /** Newest first. */
  readonly assignments: readonly NamedAssignment[];
}

/** A reference to a session. */
export interface SessionRef {
  readonly bookingId: number;
  readonly line: number;
  readonly unit: number;
  readonly reference: string;
  readonly title: string;
  readonly companyName: string | null;
  readonly startsAt: Date;
}

const NO_TITLE = 'Experience not found';

export const titleOf = ({ experience }: Pick<BookedLine, 'experience'>): string =>
  experience?.title ?? NO_TITLE;

/** Every session of a booking, lines in order. */
export const bookedSessions = ({ id, reference, customer, lines }: Booking): readonly BookedSession[] =>
  lines.flatMap((line) =>
    line.sessions.map((session) => ({
      bookingId: id,
      reference,
      companyName: customer.companyName,
      firstName: customer.firstName,
      lastName: customer.lastName,
      specialRequests: customer.specialRequests,
      line,
      session,
    })),
  );

/** The zone in which people refer to the times of a session. */
export const zoneOfSession = ({ agreed, preferences, suggestion }: Session): Zone =>
  agreed?.zone ?? suggestion?.times[0]?.zone ?? preferences[0]?.zone ?? 'UTC';

/** The facts about it that staffing needs. */
export const toStaffed = ({ bookingId, reference, line, session }: BookedSession): StaffedSession => ({
  bookingId,
  line: session.line,
  unit: session.unit,
  reference,
  experienceId: line.experienceId,
  title: titleOf(line),
  zone: zoneOfSession(session),
  language: session.language,
});

export const MISSING = ['time', 'host', 'answer', 'link'] as const;
export type Missing = (typeof MISSING)[number];

/** What is still missing for a session to be ready, in the order in which it is done. */
export const missingOf = ({ session, assignments }: BoardSession): readonly Missing[] => {
  if (isFinished(session)) return [];
  const missing: Missing[] = [];
  if (awaitsTime(session)) missing.push('time');
  const present = assignments.filter(({ isAway }) => !isAway);
  if (!present.some(hasAccepted)) missing.push(present.some(awaitsAnswer) ? 'answer' : 'host');
  if (session.joinUrl === null && session.place === null) missing.push('link');
  return missing;
};
